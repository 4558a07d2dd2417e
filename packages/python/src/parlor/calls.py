"""Requests that are repeated until there is an answer worth having."""
from __future__ import annotations

import json
import time
import uuid
from typing import Any, Callable, Dict, Mapping, NamedTuple, Optional
from urllib.parse import quote, urlencode

from .errors import ConnectionFailed, ParlorError, ParlorProblem, UnexpectedAnswer, problem_in
from .patience import Patience, retry_after_in
from .wire import Answered, Asked, Wire

#: A "no" that may be a "yes" in a moment: the server is busy, restarting, or out of reach.
MAY_PASS = frozenset([429, 502, 503, 504])
#: A request that may be held back gets so much more time than it asked to be held.
MARGIN = 15.0


class Exchange(NamedTuple):
    """One try and what came of it, for whoever wants to show or log what happens. It holds no token."""

    method: str
    path: str
    status: Optional[int]
    seconds: float
    error: Optional[ParlorError]


class Caller:
    def __init__(
        self,
        wire: Wire,
        token: Optional[str],
        timeout: float,
        patience: Patience,
        on_exchange: Optional[Callable[[Exchange], None]],
    ) -> None:
        self.wire, self.token, self.timeout, self.patience = wire, token, timeout, patience
        self._on_exchange = on_exchange

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
        wait: Optional[float] = None,
        timeout: Optional[float] = None,
    ) -> Answered:
        """The answer. Every write goes under a key of its own, the same in each try: nothing is done twice."""
        all_headers = self._headers(method, body, headers or {})
        if wait is not None:
            all_headers["Prefer"] = f"wait={wait:g}"
        patience = (self.timeout if timeout is None else timeout) if wait is None else wait + MARGIN
        asked = Asked(
            method,
            path + query_text(query),
            all_headers,
            None if body is None else json.dumps(body).encode(),
            patience,
        )
        return self._persist(asked)

    def json(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        answered = self.call(method, path, body, **more)
        if not answered.body:
            return None
        try:
            return json.loads(answered.body)
        except ValueError:
            raise unexpected(answered) from None

    def text(self, path: str, accept: str, **more: Any) -> str:
        return self.call("GET", path, headers={"Accept": accept}, **more).body.decode()

    def _headers(self, method: str, body: Any, more: Mapping[str, Optional[str]]) -> Dict[str, str]:
        headers = {"Accept": "application/json", "User-Agent": "parlor-client-python"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        if method in ("POST", "DELETE"):
            headers["Idempotency-Key"] = str(uuid.uuid4())
        headers.update({name: value for name, value in more.items() if value is not None})
        return headers

    def _persist(self, asked: Asked) -> Answered:
        for failures in range(self.patience.attempts):
            try:
                return self._try(asked)
            except ParlorError as error:
                asked_for = error.retry_after if isinstance(error, ParlorProblem) else None
                pause = self.patience.pause_before(failures, asked_for)
                is_too_long = pause > self.patience.longest_pause + self.patience.first_pause
                if failures + 1 == self.patience.attempts or is_too_long or not may_pass(error):
                    raise
            time.sleep(pause)
        raise ValueError("patience has no attempts")

    def _try(self, asked: Asked) -> Answered:
        began = time.monotonic()
        try:
            answered = self.wire.send(asked)
        except ConnectionFailed as error:
            self._tell(asked, None, began, error)
            raise
        self._tell(asked, answered.status, began, None)
        if is_answer(answered):
            return answered
        raise problem_of(answered)

    def _tell(self, asked: Asked, status: Optional[int], began: float, error: Optional[ParlorError]) -> None:
        if self._on_exchange is not None:
            path = asked.path.partition("?")[0]
            self._on_exchange(Exchange(asked.method, path, status, time.monotonic() - began, error))


def may_pass(error: ParlorError) -> bool:
    """Whether the same request may get another answer in a moment."""
    if isinstance(error, ParlorProblem) and error.code == "key-in-use":
        return True
    if isinstance(error, (ParlorProblem, UnexpectedAnswer)):
        return error.status in MAY_PASS
    return isinstance(error, ConnectionFailed)


def is_answer(answered: Answered) -> bool:
    return 200 <= answered.status < 300 or answered.status == 304


def problem_of(answered: Answered) -> ParlorError:
    try:
        problem = problem_in(json.loads(answered.body))
    except ValueError:
        problem = None
    return unexpected(answered) if problem is None else ParlorProblem(problem, retry_after_in(answered.headers))


def unexpected(answered: Answered) -> UnexpectedAnswer:
    message = f"The answer has status {answered.status} and is not one of a Parlor server. Is it one?"
    return UnexpectedAnswer(message, answered.status, answered.body.decode(errors="replace"))


def query_text(query: Optional[Mapping[str, Any]]) -> str:
    given = {name: plain(value) for name, value in (query or {}).items() if value is not None}
    return f"?{urlencode(given)}" if given else ""


def plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def segment(text: str) -> str:
    """As a part of a path."""
    return quote(text, safe="")
