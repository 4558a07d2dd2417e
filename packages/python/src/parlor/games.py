"""Everything that is one request about a game."""
from __future__ import annotations

from typing import Any, Iterator, List, Mapping, Optional, Union

from .calls import Caller, segment
from .pages import pages
from .streams import resuming
from .types import (
    Acted,
    Action,
    Choice,
    Game,
    GameRecord,
    LeaderboardRow,
    ListedGame,
    LogEntry,
    Odds,
    OwnRating,
    Rehearsal,
    Review,
)

#: How long one request waits for an opponent, in seconds; the server ends it then, and it is asked again.
WAIT_FOR_OPPONENT = 25.0
#: A game, or its id.
GameOrId = Union[Game, str]


def path_of(game: GameOrId, rest: str = "") -> str:
    return f"/games/{segment(game if isinstance(game, str) else game['id'])}{rest}"


def quoted(version: Optional[int]) -> Optional[str]:
    return None if version is None else f'"{version}"'


class GameCalls:
    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create_game(self, ruleset: str, **wanted: Any) -> Game:
        """
        Lays a table. Left out, you have seat 0 and the others are open; `seats`, `options`, `preset`, `visibility`,
        `clock`, `whenLeft`, `chance`, `pace` and `odds` are as in the reference.
        """
        game: Game = self._caller.json("POST", "/games", {"ruleset": ruleset, **wanted})
        return game

    def games(self, **wanted: Any) -> Iterator[ListedGame]:
        """Games, newest first, page after page: `ruleset`, `status`, `openSeats`, `player="me"`, `toAct="me"`, `limit` of a page."""
        yield from pages(self._caller, "/games", wanted)

    def game(self, id: str, *, at: Optional[int] = None) -> Game:
        """The game now, or as it stood after event `at`."""
        game: Game = self._caller.json("GET", path_of(id), query={"at": at})
        return game

    def refresh(self, game: Game, *, wait: Optional[float] = None) -> Game:
        """The game as it is now; the very same object when nothing has changed. `wait` is seconds to wait for news."""
        known = {"If-None-Match": quoted(game["version"])}
        answer: Optional[Game] = self._caller.json("GET", path_of(game), headers=known, wait=wait)
        return game if answer is None else answer

    def take_seat(
        self,
        game: GameOrId,
        seat: Optional[int] = None,
        *,
        salt: Optional[str] = None,
        invite: Optional[str] = None,
    ) -> Game:
        """Sits down: in the first open seat, in `seat`, or in the one that an invitation is for."""
        wanted = (("seat", seat), ("salt", salt), ("invite", invite))
        body = {name: value for name, value in wanted if value is not None}
        taken: Game = self._caller.json("POST", path_of(game, "/seats"), body)
        return taken

    def leave_seat(self, game: GameOrId, seat: int) -> Game:
        """Leaves before your first turn is over, resigns after it."""
        left: Game = self._caller.json("DELETE", path_of(game, f"/seats/{seat}"))
        return left

    def end_game(self, game: GameOrId) -> Game:
        """Closes a table of your own: while it waits, or when only bots play."""
        ended: Game = self._caller.json("DELETE", path_of(game))
        return ended

    def join_by_code(self, code: str) -> Game:
        """Sits down at the table that a code leads to."""
        joined: Game = self._caller.json("POST", "/games/join", {"code": code})
        return joined

    def change_seat(self, game: GameOrId, seat: int, **change: Any) -> Game:
        """At a table of your own: `bot="medium"`, `open=True` or `invite=True`."""
        changed: Game = self._caller.json("PATCH", path_of(game, f"/seats/{seat}"), change)
        return changed

    def start_game(self, game: GameOrId) -> Game:
        """Starts a table of your own with those who are there."""
        started: Game = self._caller.json("PATCH", path_of(game), {"start": True})
        return started

    def offer(self, game: GameOrId, type: str) -> Game:
        """Offers a `draw`, a `takeback`, or to `stop-clock`; where there is nobody to ask, it is done."""
        offered: Game = self._caller.json("POST", path_of(game, "/offers"), {"type": type})
        return offered

    def answer_offer(self, game: GameOrId, number: int, answer: str) -> Game:
        """Answers the offer of this number, `game["offer"]["number"]`: `accept` or `decline`."""
        body = {"answer": answer}
        answered: Game = self._caller.json("POST", path_of(game, f"/offers/{number}/answers"), body)
        return answered

    def claim(self, game: GameOrId, type: str, seat: Optional[int] = None) -> Game:
        """Whoever is to act is gone (`game["claimableAt"]`): a `bot` plays on, or it is the `end`."""
        body = {"type": type} if seat is None else {"type": type, "seat": seat}
        claimed: Game = self._caller.json("POST", path_of(game, "/claims"), body)
        return claimed

    def rematch(self, game: GameOrId) -> Game:
        """A game that is over, again with the same people: lays the table, or sits down at the one that is laid."""
        again: Game = self._caller.json("POST", path_of(game, "/rematch"))
        return again

    def leaderboard(self, ruleset: str, **wanted: Any) -> Iterator[LeaderboardRow]:
        """Who stands where, best first by what is known of them, page after page: `club`, `limit` of a page."""
        yield from pages(self._caller, f"/leaderboards/{segment(ruleset)}", wanted)

    def my_ratings(self) -> List[OwnRating]:
        """Your ratings, in the open and in your clubs."""
        ratings: List[OwnRating] = self._caller.json("GET", "/me/ratings")["items"]
        return ratings

    def find_opponent(self, ruleset: str, **wanted: Any) -> Optional[Game]:
        """
        Waits for somebody who wants the same table, and answers with the game, which has begun; None when the seek was called
        off elsewhere. `options`, `rated`, `clock`, `club`, `seats` and `bot` are as in the reference.
        """
        seek = self._caller.json("POST", "/seeks", {"ruleset": ruleset, **wanted})
        path = f"/seeks/{segment(seek['id'])}"
        try:
            while seek["status"] == "waiting":
                seek = self._caller.json("GET", path, wait=WAIT_FOR_OPPONENT)
        except KeyboardInterrupt:
            # Whoever gave up waits no longer: nobody is to be matched with them.
            self._caller.call("DELETE", path)
            raise
        return None if seek["gameId"] is None else self.game(seek["gameId"])

    def act(
        self,
        game: GameOrId,
        action: Union[Action, Mapping[str, Any]],
        *,
        if_version: Optional[int] = None,
        wait: Optional[float] = None,
    ) -> Acted:
        """
        Acts. With `if_version` only if the game still has this version, else the problem `stale-version`; with `wait` the
        answer is held, up to so many seconds, until it is your turn again or the game is over.
        """
        headers = {"If-Match": quoted(if_version)}
        acted: Acted = self._caller.json("POST", path_of(game, "/actions"), action, headers=headers, wait=wait)
        return acted

    def rehearse(self, game: GameOrId, action: Union[Action, Mapping[str, Any]]) -> Rehearsal:
        """What is certain about an action, without doing it; or the very problem it would meet."""
        rehearsal: Rehearsal = self._caller.json("POST", path_of(game, "/rehearsals"), action)
        return rehearsal

    def legal(self, game: GameOrId) -> List[Choice]:
        """What you may do now: nothing unless it is your turn."""
        choices: List[Choice] = self._caller.json("GET", path_of(game, "/actions"))["legal"]
        return choices

    def odds(self, game: GameOrId) -> Odds:
        """The chances of what you may do now."""
        odds: Odds = self._caller.json("GET", path_of(game, "/odds"))
        return odds

    def review(self, game: GameOrId) -> Review:
        """A finished game looked back at: what the hard bot would have done, and what each choice was worth; waits for it, a minute at most."""
        review: Review = self._caller.json("GET", path_of(game, "/review"), wait=60)
        return review

    def record(self, game: GameOrId) -> GameRecord:
        """The whole game as one file that proves itself, once it is over."""
        record: GameRecord = self._caller.json("GET", path_of(game, "/record"))
        return record

    def fork(self, game: GameOrId, **wanted: Any) -> Game:
        """A sandbox of your own that begins as the game stood after event `at`."""
        fork: Game = self._caller.json("POST", path_of(game, "/forks"), wanted)
        return fork

    def events(self, game: GameOrId, *, after: int = 0) -> Iterator[LogEntry]:
        """The log as far as it is written, page after page."""
        yield from pages(self._caller, path_of(game, "/events"), {"after": after})

    def follow(self, game: GameOrId, *, after: int = 0) -> Iterator[LogEntry]:
        """The log as it is written, until the game is over. Resumes by itself when the line breaks."""
        yield from resuming(self._caller, path_of(game, "/events"), str(after) if after > 0 else None, lambda entry: str(entry["seq"]))

    def board(self, game: GameOrId, *, at: Optional[int] = None) -> str:
        """The board as text."""
        return self._caller.text(path_of(game, "/board"), "text/plain", query={"at": at})

    def picture(self, game: GameOrId, *, at: Optional[int] = None) -> str:
        """The board as SVG."""
        return self._caller.text(path_of(game, "/picture"), "image/svg+xml", query={"at": at})
