"""Lists that come in pages."""
from __future__ import annotations

from typing import Any, Iterator, Mapping

from .calls import Caller


def pages(caller: Caller, path: str, query: Mapping[str, Any]) -> Iterator[Any]:
    """Every item, page after page."""
    page = caller.json("GET", path, query=query)
    while True:
        yield from page["items"]
        if page["nextCursor"] is None:
            return
        rest = {name: value for name, value in query.items() if name != "after"}
        page = caller.json("GET", path, query={**rest, "cursor": page["nextCursor"]})
