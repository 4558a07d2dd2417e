"""The record of a game: its head, its chain, its decisions."""
from __future__ import annotations

import json
from typing import Any, Dict, Iterator, List, NoReturn, Set

from .canonical import canonical, sha256
from .luck import commitment_to
from .misfit import Misfit, NoRecord

Entry = Dict[str, Any]
Record = Dict[str, Any]

CHAIN_START = "0" * 64
LINKED = ("action", "at", "event", "player", "seat", "seq")
OPENINGS = (
    "game-created",
    "seat-taken",
    "seat-left",
    "seat-resigned",
    "game-closed",
    "seat-given",
    "seat-opened",
    "seat-cleared",
    "seats-dropped",
    "clock-ran-out",
    "time-given-back",
    "offer-made",
    "offer-accepted",
    "offer-declined",
    "seat-claimed",
)


def read_record(text: str) -> Record:
    try:
        record = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise NoRecord(f"it is not JSON ({error})") from None
    is_record = isinstance(record, dict) and record.get("format") == "parlor-record"
    if not is_record or record.get("formatVersion") not in (1, 2):
        raise NoRecord('its format must be "parlor-record", version 1 or 2')
    if not isinstance(record.get("entries"), list) or not record["entries"]:
        raise NoRecord("it has no entries")
    return record


def no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def check_chain(record: Record) -> None:
    before = CHAIN_START
    for number, entry in enumerate(record["entries"], start=1):
        if entry["seq"] != number:
            raise Misfit(number, f"it has the number {entry['seq']}")
        unsealed = set(entry) - {*LINKED, "hash"}
        if unsealed:
            raise Misfit(number, f"no hash is over {', '.join(sorted(unsealed))}")
        link = {**{field: entry[field] for field in LINKED}, "gameId": record["gameId"]}
        if entry["hash"] != sha256(before + canonical(link)):
            raise Misfit(number, "its hash does not follow from what is written")
        before = entry["hash"]


def check_ends(record: Record) -> None:
    """The log begins with a promise, and ends with the secret that keeps it."""
    first, last = record["entries"][0]["event"], record["entries"][-1]["event"]
    if first["type"] != "game-created":
        raise Misfit(1, "a log begins with game-created")
    if record["secret"] is None:
        raise NoRecord("its secret is not told yet: other tables of its board are still at play")
    if first["commitment"] != commitment_to(bytes.fromhex(record["secret"])):
        raise Misfit(1, "its commitment is not the SHA-256 of the secret")
    if last["type"] != "game-ended":
        raise Misfit(len(record["entries"]) + 1, "game-ended is missing")


def check_head(record: Record) -> None:
    first, last = record["entries"][0]["event"], record["entries"][-1]["event"]
    for seq, event, fields in (
        (1, first, ("ruleset", "rulesetVersion", "options", "commitment")),
        # The secret of a board is told beside the log, when the last of its tables is done.
        (len(record["entries"]), last, ("outcome",) if "board" in first else ("outcome", "secret")),
    ):
        for field in fields:
            if canonical(record[field]) != canonical(event[field]):
                raise Misfit(seq, f"the head of the record says something else of {field}")


def check_names(record: Record) -> None:
    """A name lies beside the log, which has a hash of it: it must be that name, and somebody's, and told once."""
    said_at: Dict[str, int] = {}
    for entry in record["entries"]:
        event = entry["event"]
        for holder in (event, *(event["seats"] if event["type"] == "game-created" else ())):
            if "named" in holder:
                said_at.setdefault(holder["named"], entry["seq"])
    told: Set[str] = set()
    for given in record.get("names", ()):
        if given["named"] not in said_at:
            raise Misfit(1, f"nobody who is called {given['name']!r} sits down in it")
        if sha256(given["salt"] + given["name"]) != given["named"]:
            raise Misfit(said_at[given["named"]], f"who sat down here was not called {given['name']!r}")
        if given["named"] in told:
            raise Misfit(said_at[given["named"]], f"the head says twice that who sat down here was called {given['name']!r}")
        told.add(given["named"])


def decisions_of(entries: List[Entry]) -> Iterator[List[Entry]]:
    decision: List[Entry] = []
    for entry in entries:
        begins = entry["action"] is not None or entry["event"]["type"] in OPENINGS
        if begins and decision:
            yield decision
            decision = []
        decision.append(entry)
    yield decision
