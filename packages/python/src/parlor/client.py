"""The server as one player, or a spectator, meets it."""
from __future__ import annotations

import os
from typing import Any, Callable, Iterator, List, Mapping, Optional

from .calls import Caller, Exchange, segment
from .patience import Patience
from .play import Playing, Turn
from .streams import resuming
from .types import ListedRuleset, NewPlayer, NewWebhook, Notice, Player, Ruleset
from .wire import Wire

__all__ = ["Client", "Turn"]


class Client(Playing):
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

    def create_player(self, name: str) -> NewPlayer:
        player: NewPlayer = self._caller.json("POST", "/players", {"name": name})
        return player

    def me(self) -> Player:
        player: Player = self._caller.json("GET", "/me")
        return player

    def rulesets(self) -> List[ListedRuleset]:
        """The games on the shelf."""
        items: List[ListedRuleset] = self._caller.json("GET", "/rulesets")["items"]
        return items

    def ruleset(self, id: str) -> Ruleset:
        ruleset: Ruleset = self._caller.json("GET", f"/rulesets/{segment(id)}")
        return ruleset

    def inbox(self) -> Iterator[Notice]:
        """News of all your games. After a lost connection it tells again what is open."""
        yield from resuming(self._caller, "/me/events", 0, lambda _: None)

    def set_webhook(self, url: str) -> NewWebhook:
        """Has the server call `url` when it is your turn. `secret` is shown when the webhook is new, and only then."""
        webhook: NewWebhook = self._caller.json("PUT", "/me/webhook", {"url": url})
        return webhook

    def remove_webhook(self) -> None:
        self._caller.call("DELETE", "/me/webhook")

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
