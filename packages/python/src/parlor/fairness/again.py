"""Draws all the luck of a game again and compares it with what is written."""
from __future__ import annotations

from copy import deepcopy
from typing import Any, Dict, List, Optional

from .canonical import canonical
from .games import GAMES
from .luck import BoardLuck, Luck, ScriptedLuck, ScriptMismatch, SeededLuck, fair_numbers, picking, word_for
from .misfit import Misfit, NoRecord
from .record import Entry, Record, decisions_of

KNOWN_VERSION = 1

IMPOSSIBLE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What comes of an event that speaks of a seat, a card or a field that is not there."""


class Again:
    def __init__(self, record: Record) -> None:
        created = record["entries"][0]["event"]
        if created["ruleset"] not in GAMES or created["rulesetVersion"] != KNOWN_VERSION:
            raise NoRecord(f"version {created['rulesetVersion']} of {created['ruleset']} is not known here")
        self._game_id = record["gameId"]
        self._secret = bytes.fromhex(record["secret"])
        self._given = created.get("chance")
        self._is_fork = "origin" in created
        self._created = created
        self._game = self._made_for(len(created["seats"]))
        self._salts: List[Optional[str]] = [holder.get("salt") for holder in created["seats"]]
        self._word: Optional[str] = None
        self._board: Optional[str] = created.get("board")
        self._used: Dict[Optional[int], int] = {}
        """How much luck is used, where it is counted: of a board for each seat, of given luck for the whole game."""
        self.draws = 0

    def _made_for(self, seats: int) -> Any:
        """The game with so many seats: a table may start with fewer than it was laid for."""
        return GAMES[self._created["ruleset"]]({**self._created, "seats": self._created["seats"][:seats]})

    def check(self, record: Record) -> None:
        wanted = {entry["event"]["to"] for entry in record["entries"] if entry["event"]["type"] == "taken-back"}
        boards: Dict[int, Any] = {}
        number = 1
        for decision in decisions_of(record["entries"]):
            try:
                self._check_decision(decision)
            except IMPOSSIBLE as error:
                raise Misfit(number, f"it cannot have happened here ({error!r})") from None
            number += len(decision)
            for entry in decision:
                if entry["event"]["type"] == "taken-back":
                    self._go_back(entry, boards)
            if decision[-1]["seq"] in wanted:
                boards[decision[-1]["seq"]] = deepcopy(self._game)

    def _go_back(self, entry: Entry, boards: Dict[int, Any]) -> None:
        """The board is as it was; the log goes on, and luck drawn later is new luck."""
        version = entry["event"]["to"]
        if version not in boards:
            raise Misfit(entry["seq"], f"nobody could act after event {version}, so nothing goes back to it")
        self._game = deepcopy(boards[version])

    def _check_decision(self, decision: List[Entry]) -> None:
        for entry in decision:
            self._seat(entry["event"])
        row = decision[0]["seat"] if self._board and decision[0]["action"] else None
        luck = self._luck_at(decision[0]["seq"] - 1, row)
        due = list(self._game.due(decision, self._is_fork))
        for entry in decision:
            self._check_event(entry, luck, due, row)
        if due or luck.used > self._used.get(row, 0):
            missing = due[0] if due else "luck-drawn"
            raise Misfit(decision[-1]["seq"] + 1, f"{missing} must come before it, and is missing")
        self.draws += luck.picks

    def _seat(self, event: Dict[str, Any]) -> None:
        """The salts of the seats, which are fixed when the game starts."""
        if event["type"] == "game-started" and self._word is None:
            self._word = word_for(self._salts)
        elif event["type"] == "seat-taken":
            self._salts[event["seat"]] = event.get("salt")
        elif event["type"] in ("seat-left", "seat-given", "seat-opened", "seat-cleared"):
            self._salts[event["seat"]] = None
        elif event["type"] == "seats-dropped":
            self._salts = [salt for seat, salt in enumerate(self._salts) if seat not in event["dropped"]]
            self._game = self._made_for(len(self._salts))

    def _luck_at(self, version: int, row: Optional[int]) -> Luck:
        used = self._used.get(row, 0)
        if self._board is not None:
            return BoardLuck(self._secret, self._board, row, used)
        numbers = fair_numbers(self._secret, self._game_id, version, self._word or "")
        if self._given is None:
            return Luck(picking(numbers))
        if "seed" in self._given:
            return SeededLuck(self._given["seed"], used)
        is_random = self._given["whenSpent"] == "random"
        return ScriptedLuck(self._given["script"], is_random, used, picking(numbers))

    def _check_event(self, entry: Entry, luck: Luck, due: List[str], row: Optional[int]) -> None:
        event, seq = entry["event"], entry["seq"]
        if event["type"] == "luck-drawn":
            self._check_count(entry, luck, row)
            return
        if event["type"] in self._game.lucky:
            if not due or due[0] != event["type"]:
                raise Misfit(seq, f"{due[0]} must come here" if due else f"nothing is drawn for {event['type']} here")
            due.pop(0)
        drawn = self._redraw(entry, luck)
        for field, value in (drawn or {}).items():
            if canonical(event[field]) != canonical(value):
                raise Misfit(seq, f"luck makes {field} {canonical(value)}, and it is {canonical(event[field])}")

    def _redraw(self, entry: Entry, luck: Luck) -> Optional[Dict[str, Any]]:
        try:
            drawn: Optional[Dict[str, Any]] = self._game.redraw(entry["event"], luck.pick)
            return drawn
        except ScriptMismatch as mismatch:
            raise Misfit(entry["seq"], str(mismatch)) from None
        except IMPOSSIBLE as error:
            raise Misfit(entry["seq"], f"it cannot have happened here ({error})") from None

    def _check_count(self, entry: Entry, luck: Luck, row: Optional[int]) -> None:
        event = entry["event"]
        if luck.used == self._used.get(row, 0) or event["draws"] != luck.used or event.get("seat") != row:
            raise Misfit(entry["seq"], f"{luck.used} draws are used, and it says {event['draws']}")
        self._used[row] = luck.used
