"""Where picks come from: the fair stream of a decision, a seed, or a script."""
from __future__ import annotations

import hashlib
import hmac
import struct
from itertools import count, islice
from typing import Any, Callable, Iterator, List, Optional, Sequence

from .canonical import canonical, sha256, utf16

Pick = Callable[[Sequence[Any]], Any]

RANGE = 2**32
MASK = RANGE - 1


class ScriptMismatch(Exception):
    """The script has no such entry, or one that cannot be drawn."""


class Luck:
    """The luck of one decision."""

    def __init__(self, pick: Pick, used: int = 0) -> None:
        self._pick = pick
        self.picks = 0
        self.used = used
        """How much of the given luck is used since the beginning of the game; nothing of fair luck is given."""

    def pick(self, items: Sequence[Any]) -> Any:
        self.picks += 1
        return self._pick(items)


class BoardLuck(Luck):
    """The row of a seat on a board, or of the opening: each draw has a stream of its own, named by its place in the row."""

    def __init__(self, secret: bytes, board: str, seat: Optional[int], used: int) -> None:
        super().__init__(self._draw, used)
        self._secret = secret
        self._row = f"{board}:opening" if seat is None else f"{board}:seat-{seat}"
        self._is_counted = seat is not None
        self._place = used

    def _draw(self, items: Sequence[Any]) -> Any:
        numbers = numbers_of(self._secret, f"{self._row}:{self._place}")
        self._place += 1
        self.used += int(self._is_counted)
        return picking(numbers)(items)


class SeededLuck(Luck):
    def __init__(self, seed: str, used: int) -> None:
        super().__init__(picking(seeded_numbers(f"{used} {seed}")), used)

    def pick(self, items: Sequence[Any]) -> Any:
        self.used += 1
        return super().pick(items)


class ScriptedLuck(Luck):
    def __init__(self, script: List[Any], is_random_when_spent: bool, used: int, fair: Pick) -> None:
        super().__init__(fair, used)
        self._script = script
        self._is_random_when_spent = is_random_when_spent

    def pick(self, items: Sequence[Any]) -> Any:
        if self.used >= len(self._script):
            if self._is_random_when_spent:
                return super().pick(items)
            raise ScriptMismatch("the script is used up")
        wanted = self._script[self.used]
        if wanted not in items:
            raise ScriptMismatch(f"entry {self.used} of the script is {canonical(wanted)}, which cannot be drawn")
        self.used += 1
        self.picks += 1
        return wanted


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def word_for(salts: Sequence[Optional[str]]) -> str:
    return "" if all(salt is None for salt in salts) else sha256(canonical(list(salts)))


def fair_numbers(secret: bytes, game_id: str, version: int, salts: str) -> Iterator[int]:
    return numbers_of(secret, f"{game_id}:{version}:{salts}")


def numbers_of(secret: bytes, stream: str) -> Iterator[int]:
    for block in count():
        yield from struct.unpack(">8I", hmac.digest(secret, f"{stream}:{block}".encode(), "sha256"))


def picking(numbers: Iterator[int]) -> Pick:
    """Numbers in the last, incomplete round through the things are thrown away."""

    def pick(items: Sequence[Any]) -> Any:
        size = len(items)
        rounds = RANGE // size * size
        return items[next(number for number in numbers if number < rounds) % size]

    return pick


def seeded_numbers(text: str) -> Iterator[int]:
    return islice(sfc32(text), 12, None)


def sfc32(text: str) -> Iterator[int]:
    a, b, c = (fnv(text, start) for start in (0x811C9DC5, 0x1B873593, 0x5BD1E995))
    for counter in count(1):
        total = (a + b + counter) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) | (c >> 11)) + total) & MASK
        yield total


def fnv(text: str, start: int) -> int:
    units = utf16(text)
    value = start
    for (unit,) in struct.iter_unpack(">H", units):
        value = (value ^ unit) * 0x01000193 & MASK
    return value
