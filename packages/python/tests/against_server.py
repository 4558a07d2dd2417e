"""Everything the client can do, once, with the real server that PARLOR names. Prints what it saw, as JSON."""
from __future__ import annotations

import json
import random
import threading
from typing import Any, List

from parlor import Client, ParlorProblem, Turn
from parlor.verify import verdict

SHORT: Any = {"cant-stop": {"columnsToWin": 1}, "dastan": {"maxTurns": 8}, "jackaroo": {"maxRounds": 1}}


def choose(turn: Turn) -> Any:
    return random.choice(turn.legal)["action"]


def play(server: Client, ruleset: str) -> Any:
    """Two players, each with a client and a thread of its own, and a spectator who follows the log."""
    ann, ben = server.join("Ann"), server.join("Ben")
    laid = ann.create_game(ruleset, options=SHORT.get(ruleset, {}))
    told: List[int] = []
    watching = threading.Thread(target=lambda: told.extend(entry["seq"] for entry in ann.follow(laid)))
    watching.start()
    ben_playing = threading.Thread(target=lambda: ben.play(ben.take_seat(laid["id"]), choose))
    ben_playing.start()
    over = ann.play(laid, choose)
    ben_playing.join()
    watching.join()
    return {
        "status": over["status"],
        "told": told == list(range(1, over["version"] + 1)),
        "logged": [entry["seq"] for entry in ann.events(over)] == told,
        "verdict": verdict(json.dumps(ann.record(over)))[:6],
    }


def tour(server: Client) -> Any:
    """What a whole game does not touch."""
    me = server.join("Cat")
    game = me.create_game("knucklebones", seats=[{"player": "me"}, {"player": "me"}])
    action = me.legal(game)[0]["action"]
    notice = next(iter(me.inbox()))
    refused = ""
    try:
        me.act(game, {"type": "place", "column": 9})
    except ParlorProblem as problem:
        refused = problem.code
    acted = me.act(game, action, if_version=game["version"])
    webhook = "none"
    try:
        me.set_webhook("http://127.0.0.1:9/turn")
    except ParlorProblem as problem:
        webhook = problem.code
    return {
        "me": me.me()["name"],
        "rehearsed": me.rehearse(acted["game"], me.legal(game)[0]["action"])["accepted"],
        "odds": len(me.odds(game)["odds"]) > 0,
        "same": me.refresh(acted["game"]) is acted["game"],
        "past": me.game(game["id"], at=game["version"])["version"] == game["version"],
        "board": "Cat" in me.board(game),
        "picture": me.picture(game).startswith("<svg"),
        "fork": me.fork(game)["sandbox"],
        "notice": notice["type"],
        "refused": refused,
        "webhook": webhook,
        "listed": [listed["id"] for listed in me.games(player="me", limit=1)].count(game["id"]),
        "left": me.leave_seat(game, 0)["status"],
        "ended": me.end_game(me.create_game("dastan"))["status"],
        "problems": len(me.request("GET", "/problems")["items"]) > 10,
        "rules": me.ruleset("dastan")["id"],
    }


def people(server: Client) -> Any:
    """Who leaves, comes back and plays again."""
    ann, ben = server.join("Ann"), server.join("Ben")
    watching = server.with_token(ann.create_token("wall", "watch")["token"])
    refused = ""
    try:
        watching.create_game("dastan")
    except ParlorProblem as problem:
        refused = problem.code
    phone = server.with_token(server.exchange_code(ann.create_link()["code"], "phone")["token"])
    labels = [token["label"] for token in phone.tokens()]
    revoked = phone.revoke_token(next(token["id"] for token in phone.tokens() if token["label"] == "wall"))
    game = ann.create_game("knucklebones", options={"width": 1, "height": 2}, visibility="link")
    ben.join_by_code(game["code"] or "")
    offered = ann.offer(game, "draw")["offer"]
    over = ben.answer_offer(game, offered["number"] if offered else 0, "accept")
    claimed = ""
    try:
        ann.claim(game, "bot")
    except ParlorProblem as problem:
        claimed = problem.code
    again = ben.rematch(over)
    found: List[Any] = []
    looking = threading.Thread(target=lambda: found.append(ann.find_opponent("knucklebones", rated=True)))
    looking.start()
    met = ben.find_opponent("knucklebones", rated=True)
    looking.join()
    kept = ann.create_game("dastan", seats=[{"player": "me"}, {"invite": True}])
    invited = ben.take_seat(kept, invite=kept["seats"][1].get("invitation"))
    return {
        "renamed": phone.rename("Anna")["name"],
        "watch": refused,
        "labels": sorted(labels)[-2:],
        "left": revoked["left"],
        "ended": (over["outcome"] or {}).get("ended"),
        "claimed": claimed,
        "met": met is not None and met["id"] == found[0]["id"] and met["rated"],
        "rated": [ben.my_ratings(), list(ben.leaderboard("knucklebones", limit=1))],
        "invited": invited["seats"][1]["you"],
        "again": ann.rematch(game)["id"] == again["id"],
        "to act": again["id"] in [listed["id"] for listed in ben.games(toAct="me")],
        "forgotten": [ann.forget_me(), ann.forget_me()],
    }


def clubs(server: Client) -> Any:
    """People under one roof, and who meets whom."""
    ann, ben = server.join("Ann"), server.join("Ben")
    club = ann.create_club("Class 7b")
    joined = ben.join_club(club["code"] or "", "Benny")
    task = ann.assign(club["id"], {"type": "client-kit", "score": 90})
    reported = ben.report_kit(club["id"], task["id"], {"passed": 9, "checks": 9, "score": 100})
    room = ann.classroom(club["id"])
    to_do = [assignment["you"]["isDone"] for assignment in ben.assignments(club["id"])]
    helper = ann.change_member(club["id"], joined["you"]["id"], role="helper")["role"]
    bots = [{"level": "easy", "count": 2}]
    small = {"width": 1, "height": 1}
    it = ann.announce_tournament(
        "Friday", "knucklebones", "round-robin", options=small, bots=bots, pace=0, club=club["id"]
    )
    entered = ben.enter_tournament(it["id"], salt="pepper")
    left = ben.withdraw(entered)
    listed = [one["id"] for one in ben.tournaments(club=club["id"], limit=1)]
    ann.start_tournament(it["id"])
    told = [entry["seq"] for entry in ben.follow_tournament(it["id"])]
    over = ann.tournament(it["id"])
    ladder = ann.announce_tournament("Ladder", "knucklebones", "ladder")
    return {
        "named": [member["displayName"] for member in ann.club_members(club["id"])],
        "helper": helper,
        "renamed": ann.rename_club(club["id"], "Class 8b")["name"],
        "changed": ben.change_club_code(club["id"])["code"] != club["code"],
        "closed": ben.close_club(club["id"])["code"],
        "reported": reported["you"]["isDone"],
        "done": [assignment["done"] for assignment in room["assignments"]],
        "to do": to_do,
        "dropped": ann.drop_assignment(club["id"], task["id"])["id"] == task["id"],
        "entered": [entrant["you"] for entrant in entered["entrants"]],
        "withdrawn": [entrant["withdrawn"] for entrant in left["entrants"]],
        "not again": ben.withdraw(left) is left,
        "listed": listed == [it["id"]],
        "over": over["ended"],
        "told": told == list(range(1, over["version"] + 1)),
        "paged": [entry["seq"] for entry in ann.tournament_events(it["id"], after=1)] == told[1:],
        "proved": len(ann.tournament_record(it["id"])["entries"]) == len(told),
        "called off": ann.call_off_tournament(ladder["id"])["calledOff"],
        "left": ben.leave_club(joined)["displayName"],
        "mine": [one["id"] for one in ben.clubs()],
        "seen": ann.club(club["id"])["people"],
        "ended": ann.end_club(club["id"])["id"] == club["id"],
    }


if __name__ == "__main__":
    with Client() as parlor:
        played = {ruleset["id"]: play(parlor, ruleset["id"]) for ruleset in parlor.rulesets()}
        print(json.dumps({"played": played, "tour": tour(parlor), "people": people(parlor), "clubs": clubs(parlor)}))
