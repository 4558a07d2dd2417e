"""What is drawn in each game, and which decisions must draw it."""
from __future__ import annotations

from typing import Any, Callable, Dict, Iterator, List, Optional

from .jackaroo import Jackaroo
from .luck import Pick

Entry = Dict[str, Any]
Drawn = Dict[str, Any]
FACES = [1, 2, 3, 4, 5, 6]
OFFERS = ["jazair", "chowkidar", "cuirassier", "ryott", "faujdar"]
EXTRA_OFFERS = ["faris", "sarukh", "tibblecross"]


class OneDraw:
    """A game with one kind of event that has luck in it, and with no need to know the position."""

    def __init__(self, lucky: str, draw: Callable[[Pick], Drawn], action: str, opens: bool = False) -> None:
        self.lucky = frozenset([lucky])
        self._type = lucky
        self._draw = draw
        self._action = action
        self._opens = opens

    def due(self, decision: List[Entry], is_fork: bool) -> Iterator[str]:
        """The types of the events with luck that this decision must have, in order."""
        types = [entry["event"]["type"] for entry in decision]
        action = decision[0]["action"]
        if self._opens and action is None and "game-started" in types and not is_fork:
            yield self._type
        if action is not None and action["type"] == self._action and not (self._opens and finishes(decision)):
            yield self._type

    def redraw(self, event: Drawn, pick: Pick) -> Optional[Drawn]:
        """What luck makes of the fields of an event; none when there is no luck in it."""
        return self._draw(pick) if event["type"] == self._type else None


def finishes(decision: List[Entry]) -> bool:
    last = decision[-1]["event"]
    return bool(last["type"] == "game-ended" and last["outcome"]["ended"] == "finished")


def knucklebones(_created: Drawn) -> OneDraw:
    return OneDraw("rolled", lambda pick: {"face": pick(FACES)}, "place", opens=True)


def cant_stop(_created: Drawn) -> OneDraw:
    return OneDraw("rolled", lambda pick: {"dice": dice(4, pick)}, "roll")


def frustration(created: Drawn) -> OneDraw:
    thrown = created["options"]["dice"]
    return OneDraw("rolled", lambda pick: {"dice": dice(thrown, pick)}, "roll")


def dastan(created: Drawn) -> OneDraw:
    guests = created["options"]["extraMoveOptions"]
    offers = OFFERS + [offer for offer in EXTRA_OFFERS if offer in guests]
    return OneDraw("offer-taken", lambda pick: {"offer": pick(offers)}, "take-offer")


def dice(thrown: int, pick: Pick) -> List[int]:
    return [pick(FACES) for _ in range(thrown)]


GAMES: Dict[str, Callable[[Drawn], Any]] = {
    "knucklebones": knucklebones,
    "cant-stop": cant_stop,
    "frustration": frustration,
    "dastan": dastan,
    "jackaroo": Jackaroo,
}
