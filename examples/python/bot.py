#!/usr/bin/env python3
"""A bot that plays any game on the shelf, with the Python package of Parlor.

    python3 examples/python/bot.py [ruleset] [opponent] [options]

`opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server.
"""
import json
import random
import sys

from installed import parlor

OPPONENTS = {"me": {"player": "me"}, "open": {"open": True}}


def choose(turn):
    """The whole brain: any legal action will do. Make it better! `turn.view` is the board, `turn.seat` is yours."""
    return random.choice(turn.legal)["action"]


def main(ruleset="knucklebones", opponent="me", options="{}"):
    me = parlor.Client().join("Python bot")
    seats = [{"player": "me"}, OPPONENTS.get(opponent, {"bot": opponent})]
    game = me.create_game(ruleset, seats=seats, options=json.loads(options))
    print(f"Playing {ruleset} in {game['id']}.", flush=True)
    game = me.play(game, choose)
    places = [" and ".join(game["seats"][seat]["name"] for seat in place) for place in game["outcome"]["ranking"]]
    print(f"Over after {game['version']} events. Best first: {', '.join(places)}.")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except parlor.ParlorError as error:
        sys.exit(f"The server said no: {error}")
