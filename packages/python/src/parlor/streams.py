"""Streams that go on where they were cut off."""
from __future__ import annotations

import http.client
import json
import time
from typing import Any, Callable, Dict, Iterator, Optional

from .calls import Caller, may_pass, problem_of
from .errors import ParlorError, ParlorProblem
from .wire import Answered, Asked, headers_of, translated

#: The server says something at least every fifteen seconds; a line that is silent for so long is dead.
SILENCE = 45.0
#: After these there is nothing more to come.
LAST_WORDS = frozenset(["game-over", "tournament-over"])


class Ended(Exception):
    """The server's last word on this connection."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def resuming(caller: Caller, path: str, after: Optional[str], place_of: Callable[[Any], str]) -> Iterator[Any]:
    """
    Everything a stream has to say, over as many connections as it takes. A server that was never reached is given up on
    after a few tries; one that was reached before is asked again for as long as somebody listens.
    """
    failures, was_open = 0, False
    while True:
        asked_for: Optional[float] = None
        try:
            for item in lines_of(caller, path, after):
                was_open = True
                if item is not None:
                    failures = 0
                    # An event may come twice, and has a number; several notices of an inbox may have one id.
                    if "seq" in item and after is not None and item["seq"] <= int(after):
                        continue
                    after = place_of(item)
                    yield item
        except Ended as end:
            if end.reason in LAST_WORDS:
                return
        except ParlorError as error:
            if not may_pass(error) or not (was_open or failures + 1 < caller.patience.attempts):
                raise
            asked_for = error.retry_after if isinstance(error, ParlorProblem) else None
        time.sleep(caller.patience.pause_before(failures, asked_for))
        failures += 1


def lines_of(caller: Caller, path: str, after: Optional[str]) -> Iterator[Any]:
    """One connection: None when it opens and for every sign of life, else what happened."""
    headers: Dict[str, str] = {"Accept": "application/x-ndjson"}
    if caller.token is not None:
        headers["Authorization"] = f"Bearer {caller.token}"
    if after is not None:
        headers["Last-Event-ID"] = after
    connection = caller.wire.connect(SILENCE)
    try:
        response = caller.wire.start(connection, Asked("GET", path, headers, None, SILENCE))
        yield from spoken(response)
    except (OSError, http.client.HTTPException) as error:
        raise translated(error, caller.wire.base_url) from error
    finally:
        connection.close()


def spoken(response: http.client.HTTPResponse) -> Iterator[Any]:
    # It is over, and the caller has all of it.
    if response.status == 204:
        raise Ended("game-over")
    if response.status != 200:
        raise problem_of(Answered(response.status, headers_of(response), response.read()))
    yield None
    for line in response:
        said = json.loads(line) if line.strip() and line.endswith(b"\n") else None
        if isinstance(said, dict) and isinstance(said.get("end"), str):
            raise Ended(said["end"])
        yield said
