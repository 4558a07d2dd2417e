"""How a verifier says no."""
from __future__ import annotations


class Misfit(Exception):
    """An event is not what it must be."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"event {seq} does not fit: {why}")
        self.seq = seq


class NoRecord(Exception):
    """The file is not the record of a game at all."""
