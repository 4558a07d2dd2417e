"""How often a request is tried, and how long the pauses between may be."""
from __future__ import annotations

import email.utils
import random
import time
from dataclasses import dataclass
from typing import Mapping, Optional


@dataclass(frozen=True)
class Patience:
    #: Tries in all, the first one included.
    attempts: int = 6
    #: Seconds; each pause is about twice as long as the one before.
    first_pause: float = 0.25
    #: When the server wants a longer pause than this, its "no" is raised instead.
    longest_pause: float = 30.0

    def pause_before(self, failures: int, asked: Optional[float]) -> float:
        """Always with some chance in it, so that a class that was cut off does not come back in the same moment."""
        if asked is not None:
            return asked + random.random() * self.first_pause
        doubled = self.first_pause * float(2 ** min(failures, 16))
        return min(doubled, self.longest_pause) * (0.5 + random.random() / 2)


def retry_after_in(headers: Mapping[str, str]) -> Optional[float]:
    """`Retry-After`, in seconds or as a date, as seconds from now."""
    said = headers.get("retry-after", "")
    if said.isdigit():
        return float(said)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(said).timestamp() - time.time())
    except (TypeError, ValueError, IndexError):
        return None
