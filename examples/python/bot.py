#!/usr/bin/env python3
"""A bot that plays any game on the shelf, with nothing but Python's standard library.

    python3 examples/python/bot.py [ruleset] [opponent] [options]

`opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
or the name of a bot of the server: `easy`, `medium`, `hard`.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER = os.environ.get("PARLOR", "http://localhost:3000")
OPPONENTS = {"me": {"player": "me"}, "open": {"open": True}}


def choose(game):
    """The whole brain: any legal action will do. Make it better! `game["view"]` is the board."""
    return random.choice(game["legal"])["action"]


def call(method, path, body=None, token=None, **headers):
    """One request. The answer is JSON; every "no" says in plain words what is the matter."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if body is not None:
        headers["Content-Type"] = "application/json"
        # The same request under the same key is done once, however often it is sent.
        headers["Idempotency-Key"] = str(uuid.uuid4())
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data, headers, method=method)
    for attempt in range(6):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code in (304, 409):  # Nothing is new; or the game went on while we were thinking.
                return None
            if error.code not in (429, 503):
                sys.exit(f"The server said no: {json.load(error)['detail']}")
            time.sleep(float(error.headers.get("Retry-After", 1)))
        except OSError:  # Nobody is there, or the line broke.
            time.sleep(2**attempt / 4)
    sys.exit(f"No answer from {SERVER}. Is the server running?")


def play(game, token):
    """Acts whenever it is our turn, until the game is over."""
    while game["status"] != "over":
        path = f"/games/{game['id']}"
        if game["legal"]:
            # The answer comes when it is our turn again.
            acted = call("POST", f"{path}/actions", choose(game), token, Prefer="wait=25")
            game = acted["game"] if acted else call("GET", path, None, token)
        else:
            version = f'"{game["version"]}"'
            game = call("GET", path, None, token, If_None_Match=version, Prefer="wait=25") or game
    return game


def main(ruleset="knucklebones", opponent="me", options="{}"):
    token = call("POST", "/players", {"name": "Python bot"})["token"]
    seats = [{"player": "me"}, OPPONENTS.get(opponent, {"bot": opponent})]
    wanted = {"ruleset": ruleset, "seats": seats, "options": json.loads(options)}
    game = call("POST", "/games", wanted, token)
    print(f"Playing {ruleset} in {game['id']}.", flush=True)
    game = play(game, token)
    places = [" and ".join(game["seats"][seat]["name"] for seat in place) for place in game["outcome"]["ranking"]]
    print(f"Over after {game['version']} events. Best first: {', '.join(places)}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
