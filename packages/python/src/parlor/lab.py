"""Many games at once, for programs that learn: `POST /lab/rollouts`, stepped."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence

if TYPE_CHECKING:
    from .client import Client

__all__ = ["Gym"]


class Gym:
    """
    So many games of one ruleset, stepped together. `step` takes one number for each game; a game that was over before begins
    anew, and its number is not looked at. The server must have its lab open (`PARLOR_LAB=on`); it keeps nothing of this.

    Each answer is a list of games: `seat` is to act and sees `observation`, `legal` and `mask` say which numbers it may choose,
    `done` and `rewards` tell of the end. `actions` says what the numbers mean, where they always mean the same.
    """

    def __init__(
        self,
        client: Client,
        ruleset: str,
        size: int,
        *,
        seats: Optional[Sequence[str]] = None,
        options: Optional[Mapping[str, Any]] = None,
        seed: str = "gym",
    ) -> None:
        """`seats` is `me`, `easy`, `medium` or `hard` for each; left out, all are yours. The same `seed`, the same luck."""
        self._client, self._seed, self._begun = client, seed, 0
        self._table: Dict[str, Any] = {"ruleset": ruleset, "options": dict(options or {})}
        if seats is not None:
            self._table["seats"] = list(seats)
        self.actions: Optional[List[Any]] = None
        self.games: List[Any] = []
        self._played: List[Dict[str, Any]] = [self._fresh() for _ in range(size)]

    def reset(self) -> List[Any]:
        """Every game from its beginning, with new luck."""
        self._played = [self._fresh() for _ in self._played]
        return self._look()

    def step(self, numbers: Sequence[int]) -> List[Any]:
        for index, number in enumerate(numbers):
            if self.games[index]["done"]:
                self._played[index] = self._fresh()
            else:
                self._played[index]["actions"].append(number)
        return self._look()

    def _fresh(self) -> Dict[str, Any]:
        self._begun += 1
        return {"seed": f"{self._seed} {self._begun}", "actions": []}

    def _look(self) -> List[Any]:
        answer = self._client.roll_out(games=self._played, **self._table)
        self.actions, self.games = answer["actions"], answer["games"]
        return self.games
