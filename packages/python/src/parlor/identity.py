"""Everything about who you are."""
from __future__ import annotations

from typing import Any, List, Optional, Sequence

from .calls import Caller, segment
from .errors import ParlorProblem
from .types import DeviceLink, NewPlayer, NewToken, NewWebhook, Player, RevokedToken, Token, Webhook


class IdentityCalls:
    _caller: Caller

    def create_player(self, name: str) -> NewPlayer:
        player: NewPlayer = self._caller.json("POST", "/players", {"name": name})
        return player

    def me(self) -> Player:
        player: Player = self._caller.json("GET", "/me")
        return player

    def rename(self, name: str) -> Player:
        """From now on you are called so wherever people are listed; a game keeps the name you sat down with."""
        player: Player = self._caller.json("PATCH", "/me", {"name": name})
        return player

    def forget_me(self) -> None:
        """Your tokens, webhook and name go for good, and running games are left. Nobody can undo it."""
        try:
            self._caller.call("DELETE", "/me")
        except ParlorProblem as problem:
            # The first answer was lost on the way: who is forgotten cannot ask again.
            if problem.code != "invalid-token":
                raise

    def tokens(self) -> List[Token]:
        """Your tokens, each with the day it was last used."""
        items: List[Token] = self._caller.json("GET", "/me/tokens")["items"]
        return items

    def create_token(self, label: str, scope: str = "play") -> NewToken:
        """One more token, shown this once; of the scope `watch` it reads and listens, and changes nothing."""
        token: NewToken = self._caller.json("POST", "/me/tokens", {"label": label, "scope": scope})
        return token

    def revoke_token(self, id: str) -> RevokedToken:
        """From now on it is nobody's, and what it opened ends."""
        revoked: RevokedToken = self._caller.json("DELETE", f"/me/tokens/{segment(id)}")
        return revoked

    def create_link(self, scope: str = "play") -> DeviceLink:
        """A code for another device: good for one use within ten minutes."""
        link: DeviceLink = self._caller.json("POST", "/me/links", {"scope": scope})
        return link

    def exchange_code(self, code: str, label: str = "another device") -> NewToken:
        """A token of the same player, for a code that was said or typed; `with_token` goes on with it."""
        token: NewToken = self._caller.json("POST", "/tokens", {"code": code, "label": label})
        return token

    def set_webhook(
        self, url: str, *, rulesets: Optional[Sequence[str]] = None, notices: Optional[Sequence[str]] = None
    ) -> NewWebhook:
        """
        Has the server call `url` when it is your turn, or for whatever else `notices` name, in games of `rulesets` or in all.
        `secret` is shown when the webhook is new, and only then.
        """
        wanted: Any = {"url": url, "rulesets": rulesets, "notices": notices}
        body = {name: value for name, value in wanted.items() if value is not None}
        webhook: NewWebhook = self._caller.json("PUT", "/me/webhook", body)
        return webhook

    def webhook(self) -> Webhook:
        webhook: Webhook = self._caller.json("GET", "/me/webhook")
        return webhook

    def remove_webhook(self) -> None:
        self._caller.call("DELETE", "/me/webhook")
