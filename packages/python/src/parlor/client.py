"""The server as one player, or a spectator, meets it."""
from __future__ import annotations

import os
from typing import Any, Callable, Iterator, List, Mapping, Optional, Sequence

from .calls import Caller, Exchange, segment
from .clubs import ClubCalls, TournamentCalls
from .identity import IdentityCalls
from .patience import Patience
from .play import Playing, Turn
from .streams import resuming
from .types import ListedRuleset, Notice, Rollouts, Ruleset
from .wire import Wire

__all__ = ["Client", "Turn"]


class Client(Playing, IdentityCalls, ClubCalls, TournamentCalls):
    """
    A server, and who you are there. Without a token you watch; `create_player` gets one.

    Every "no" is raised as a `ParlorProblem`, and everything else that can go wrong is a `ParlorError` too. Threads may share
    a client: each has a connection of its own.
    """

    def __init__(
        self,
        base_url: Optional[str] = None,
        token: Optional[str] = None,
        *,
        timeout: float = 30.0,
        patience: Optional[Patience] = None,
        on_exchange: Optional[Callable[[Exchange], None]] = None,
    ) -> None:
        """Left out, `base_url` is that of the environment, `PARLOR`, or else `http://localhost:3000`."""
        where = base_url or os.environ.get("PARLOR") or "http://localhost:3000"
        super().__init__(Caller(Wire(where), token, timeout, patience or Patience(), on_exchange))
        self._settings = {"timeout": timeout, "patience": patience, "on_exchange": on_exchange}

    def with_token(self, token: str) -> Client:
        """The same server as somebody else."""
        return Client(self._caller.wire.base_url, token, **self._settings)  # type: ignore[arg-type]

    def join(self, name: str) -> Client:
        """Becomes a player: the same server as somebody new."""
        return self.with_token(self.create_player(name)["token"])

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Lets go of the connection of this thread; the next request makes another."""
        self._caller.wire.close()

    def rulesets(self) -> List[ListedRuleset]:
        """The games on the shelf."""
        items: List[ListedRuleset] = self._caller.json("GET", "/rulesets")["items"]
        return items

    def ruleset(self, id: str) -> Ruleset:
        ruleset: Ruleset = self._caller.json("GET", f"/rulesets/{segment(id)}")
        return ruleset

    def roll_out(self, ruleset: str, games: Sequence[Mapping[str, Any]], **wanted: Any) -> Rollouts:
        """
        Many games at once, each played as far as its `actions` go with the luck of its `seed`. `seats`, `preset` and `options`
        as in the reference; `parlor.Gym` keeps the books.
        """
        body = {"ruleset": ruleset, "games": games, **wanted}
        rollouts: Rollouts = self._caller.json("POST", "/lab/rollouts", body)
        return rollouts

    def inbox(self, *, after: Optional[str] = None) -> Iterator[Notice]:
        """News of all your games, from the notice of this `id` on; else it begins with what is open. A lost connection is resumed."""
        yield from resuming(self._caller, "/me/events", after, lambda notice: str(notice["id"]))

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        timeout: Optional[float] = None,
    ) -> Any:
        """Any operation of the reference, for what has no method here, with the token, the retries and the errors."""
        return self._caller.json(method, path, body, query=query, headers=headers, timeout=timeout)
