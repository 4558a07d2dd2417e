"""Jackaroo: what must be known of the position to draw its cards, traps and safe cells again."""
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .luck import Pick, picking, seeded_numbers

Event = Dict[str, Any]

COLOURS = ["red", "green", "blue", "yellow"]
COPIES = {
    "A": (2, 2, 1, 1),
    "2": (3, 3, 2, 2),
    "3": (3, 3, 2, 2),
    "4": (2, 2, 1, 1),
    "5": (2, 2, 1, 1),
    "6": (3, 3, 2, 2),
    "7": (2, 2, 1, 1),
    "8": (3, 3, 2, 2),
    "9": (3, 3, 2, 2),
    "10": (2, 2, 1, 1),
    "J": (1, 2, 2, 1),
    "Q": (2, 2, 1, 1),
    "K": (2, 2, 1, 3),
}
DECK = [
    f"{rank}{suit}{copy}"
    for rank, copies in COPIES.items()
    for suit, most in zip("SCDH", copies)
    for copy in range(1, most + 1)
] + ["marble-burner", "marble-saver"]
NORMAL_CELLS = [cell for cell in range(100) if cell % 25 not in (0, 23)]
SAFE_CELLS = [0, 1, 2, 3]
HAND = 4


class Jackaroo:
    lucky = frozenset(
        ["colours-assigned", "traps-placed", "cards-dealt", "card-taken", "marble-saved", "trap-placed"]
    )

    def __init__(self, created: Event) -> None:
        self._options = created["options"]
        self._seats = len(created["seats"])
        self._deck = list(DECK)
        self._fire_pit: List[str] = []
        self._hands: List[List[str]] = [[] for _ in range(self._seats)]
        self._traps: List[int] = []
        self._safe: Dict[str, int] = {}
        self._dealt = 0
        if "origin" in created:
            self._imagine(created["origin"])

    def due(self, decision: List[Dict[str, Any]], is_fork: bool) -> Iterator[str]:
        yield from due_by_card(decision[0]["action"])
        for entry in decision:
            happened = entry["event"]["type"]
            if happened == "game-started" and decision[0]["action"] is None and not is_fork:
                yield from ("colours-assigned", "traps-placed")
            elif happened == "trap-sprung":
                yield "trap-placed"
            elif happened == "round-started":
                yield from ["cards-dealt"] * self._seats

    def redraw(self, event: Event, pick: Pick) -> Optional[Event]:
        draw = getattr(self, "_draw_" + event["type"].replace("-", "_"), None)
        drawn: Optional[Event] = None if draw is None else draw(event, pick)
        learn = getattr(self, "_after_" + event["type"].replace("-", "_"), None)
        if learn is not None:
            learn({**event, **(drawn or {})})
        return drawn

    # What is picked.

    def _draw_colours_assigned(self, _event: Event, pick: Pick) -> Event:
        wanted = self._options["colours"]
        return {"colours": drawn_one_by_one(COLOURS, self._seats, pick) if wanted == "random" else wanted}

    def _draw_traps_placed(self, _event: Event, pick: Pick) -> Event:
        return {"cells": drawn_one_by_one(NORMAL_CELLS, self._options["traps"], pick)}

    def _draw_trap_placed(self, _event: Event, pick: Pick) -> Event:
        return {"cell": pick(without(NORMAL_CELLS, self._traps))}

    def _draw_cards_dealt(self, _event: Event, pick: Pick) -> Event:
        if len(self._deck) < HAND:
            raise ValueError("the deck had to be refilled first")
        return {"seat": self._dealt, "cards": drawn_one_by_one(self._deck, HAND, pick)}

    def _draw_card_taken(self, event: Event, pick: Pick) -> Event:
        victim = self._victim(event["seat"], pick)
        return {"victim": victim, "card": pick(self._hands[victim])}

    def _draw_marble_saved(self, event: Event, pick: Pick) -> Event:
        own = [cell for marble, cell in self._safe.items() if marble.startswith(f"{event['seat']}-")]
        return {"safeCell": pick(without(SAFE_CELLS, own))}

    def _victim(self, seat: int, pick: Pick) -> int:
        """The card that takes lies on top of the fire pit: a Ten takes from the next seat, a Queen from anybody."""
        if self._fire_pit[-1].startswith("10"):
            return (seat + 1) % self._seats
        victims = [other for other, hand in enumerate(self._hands) if other != seat and hand]
        victim: int = pick(victims)
        return victim

    # What is so afterwards.

    def _after_traps_placed(self, event: Event) -> None:
        self._traps = list(event["cells"])

    def _after_trap_placed(self, event: Event) -> None:
        self._traps.append(event["cell"])

    def _after_trap_sprung(self, event: Event) -> None:
        self._traps.remove(event["cell"])

    def _after_round_started(self, _event: Event) -> None:
        self._dealt = 0

    def _after_deck_refilled(self, event: Event) -> None:
        if len(self._deck) >= HAND or event["count"] != len(self._fire_pit):
            raise ValueError(f"the deck has {len(self._deck)} cards and the fire pit {len(self._fire_pit)}")
        self._deck += self._fire_pit
        self._fire_pit = []

    def _after_cards_dealt(self, event: Event) -> None:
        self._deck = without(self._deck, event["cards"])
        self._hands[event["seat"]] = list(event["cards"])
        self._dealt += 1

    def _after_card_played(self, event: Event) -> None:
        self._hands[event["seat"]].remove(event["card"])
        self._fire_pit.append(event["card"])

    _after_card_discarded = _after_card_played

    def _after_card_taken(self, event: Event) -> None:
        self._hands[event["victim"]].remove(event["card"])
        self._fire_pit.insert(-1, event["card"])

    def _after_marble_saved(self, event: Event) -> None:
        self._safe[event["marble"]] = event["safeCell"]

    def _after_marble_moved(self, event: Event) -> None:
        self._stand(event["marble"], event["to"])

    def _stand(self, marble: str, place: Dict[str, Any]) -> None:
        if place["zone"] == "safe":
            self._safe[marble] = place["cell"]
        else:
            self._safe.pop(marble, None)

    # A fork begins from a view, and what it hides is imagined.

    def _imagine(self, origin: Dict[str, Any]) -> None:
        view = origin["view"]
        pick = picking(seeded_numbers(origin["seed"]))
        self._fire_pit = list(view["firePit"])
        self._hands, unseen = imagined_hands(view, pick)
        self._deck = unseen if view["deck"]["cards"] is None else list(view["deck"]["cards"])
        traps = view["traps"]
        hidden = traps["cells"] is None
        self._traps = drawn_one_by_one(NORMAL_CELLS, traps["count"], pick) if hidden else list(traps["cells"])
        for marble in view["marbles"]:
            self._stand(marble["marble"], marble["at"])


def imagined_hands(view: Dict[str, Any], pick: Pick) -> Tuple[List[List[str]], List[str]]:
    piles = [view["deck"], *view["hands"]]
    seen = list(view["firePit"]) + [card for pile in piles for card in pile["cards"] or []]
    unseen = without(DECK, seen)
    hands: List[List[str]] = []
    for pile in view["hands"]:
        hand = drawn_one_by_one(unseen, pile["count"], pick) if pile["cards"] is None else list(pile["cards"])
        unseen = without(unseen, hand)
        hands.append(hand)
    return hands, unseen


def due_by_card(action: Optional[Event]) -> Iterator[str]:
    if action is None or action["type"] != "play":
        return
    if action["card"] == "marble-saver":
        yield "marble-saved"
    elif action["card"].startswith(("10", "Q")) and not action.get("marbles"):
        yield "card-taken"


def drawn_one_by_one(items: Sequence[Any], many: int, pick: Pick) -> List[Any]:
    drawn: List[Any] = []
    while len(drawn) < many:
        drawn.append(pick(without(items, drawn)))
    return drawn


def without(items: Sequence[Any], gone: Sequence[Any]) -> List[Any]:
    return [item for item in items if item not in gone]
