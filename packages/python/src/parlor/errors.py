"""Everything that can go wrong, in one family: whoever catches `ParlorError` has caught it all."""
from __future__ import annotations

from typing import Any, List, Mapping, Optional

from .types import Choice, Problem


class ParlorError(Exception):
    """Something kept a request from being answered as asked."""


class ConnectionFailed(ParlorError):
    """Nobody was there, or the line broke, and trying again did not help."""


class TimedOut(ConnectionFailed):
    """No answer came in time."""


class UnexpectedAnswer(ParlorError):
    """An answer that no Parlor server gives: is there a proxy in between, or another program at this address?"""

    def __init__(self, message: str, status: int, body: str) -> None:
        super().__init__(message)
        self.status = status
        self.body = body


class ParlorProblem(ParlorError):
    """The server's "no". `code` is to program against, `str(error)` is for people, `problem` is everything it said."""

    def __init__(self, problem: Problem, retry_after: Optional[float] = None) -> None:
        super().__init__(problem["detail"])
        self.problem = problem
        self.code: str = problem["code"]
        self.status: int = problem["status"]
        #: In how many seconds the server wants to be asked again; None when it did not say.
        self.retry_after = retry_after

    @property
    def legal(self) -> List[Choice]:
        """The actions that would have been accepted."""
        return self.problem.get("legal", [])


def problem_in(body: Any) -> Optional[Problem]:
    """The problem document (RFC 9457) that this is; None when it is none."""
    if not isinstance(body, Mapping):
        return None
    is_problem = isinstance(body.get("code"), str) and isinstance(body.get("detail"), str)
    found: Optional[Problem] = body if is_problem and isinstance(body.get("status"), int) else None  # type: ignore[assignment]
    return found
