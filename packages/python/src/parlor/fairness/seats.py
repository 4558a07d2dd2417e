"""Who sits where at the end, from the events alone: what the head of a record says of it must be the same."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from .canonical import canonical
from .misfit import Misfit
from .record import Record

Event = Dict[str, Any]
Holder = Dict[str, Any]

SOMEBODY = "Somebody"


def check_seats(record: Record) -> None:
    names = {given["named"]: given["name"] for given in record.get("names", ())}
    seats = Seats(record["entries"][0]["event"], names)
    for entry in record["entries"][1:]:
        seats.after(entry["event"])
    told, right = record["seats"], seats.holders
    if len(told) == len(right) and all(map(is_same, told, right)):
        return
    why = f"the seats are {canonical(right)} after it, and the head of the record says something else"
    raise Misfit(len(record["entries"]), why)


def is_same(told: Holder, right: Holder) -> bool:
    """Whoever was forgotten may be somebody in the head, though an early log names them."""
    hidden = {field: SOMEBODY for field in ("name", "standsInFor") if field in right and told.get(field) == SOMEBODY}
    return canonical(told) == canonical({**right, **hidden})


class Seats:
    def __init__(self, created: Event, names: Dict[str, str]) -> None:
        self._names = names
        self.holders: List[Holder] = [self._told(holder) for holder in created["seats"]]
        self._last: Dict[int, str] = {}
        """What whoever sat in a seat last was called: an open seat is kept for them."""

    def after(self, event: Event) -> None:
        if event["type"] == "seats-dropped":
            self.holders = [holder for at, holder in enumerate(self.holders) if at not in event["dropped"]]
        holder = self._seated(event)
        if holder is not None:
            self._seat(event["seat"], holder)

    def _seated(self, event: Event) -> Optional[Holder]:
        """Who sits in the seat of an event after it; none when it seats nobody."""
        kind = event["type"]
        if kind == "seat-taken":
            return {"kind": "player", **self._told(event, "player", "named", "name", "salt")}
        if kind in ("seat-left", "seat-cleared", "seat-opened"):
            return {"kind": "open", **self._told(event, "invite")}
        if kind == "seat-given":
            return {"kind": "bot", **self._told(event, "level", "name")}
        if kind == "bot-took-over":
            return {"kind": "bot", **self._told(event, "level", "name"), "standsInFor": self._whom_for(event["seat"])}
        return None

    def _seat(self, seat: int, holder: Holder) -> None:
        before = self.holders[seat]
        if before["kind"] != "open":
            self._last[seat] = before["name"]
        self.holders[seat] = holder

    def _whom_for(self, seat: int) -> Optional[str]:
        holder = self.holders[seat]
        if holder["kind"] == "open":
            return self._last.get(seat)
        stands_in_for: str = holder.get("standsInFor", holder["name"])
        return stands_in_for

    def _told(self, source: Dict[str, Any], *fields: str) -> Holder:
        """These fields, or all, with the name in the place of its seal."""
        told = {field: value for field, value in source.items() if not fields or field in fields}
        if "named" in told:
            told["name"] = self._names.get(told.pop("named"), SOMEBODY)
        return told
