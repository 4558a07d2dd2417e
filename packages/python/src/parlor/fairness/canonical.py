"""Canonical JSON (RFC 8785): equal values are equal texts."""
from __future__ import annotations

import hashlib
import json
import re
from decimal import Decimal
from typing import Any, Union

LONE_SURROGATE = re.compile("[\ud800-\udfff]")
MOST_EXACT = 2**53


def canonical(value: Any) -> str:
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda member: utf16(member[0]))
        return "{" + ",".join(f"{string_text(key)}:{canonical(inner)}" for key, inner in members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        return string_text(value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return number_text(value)


def utf16(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")


def string_text(text: str) -> str:
    written = json.dumps(text, ensure_ascii=False)
    return LONE_SURROGATE.sub(lambda half: f"\\u{ord(half.group()):04x}", written)


def number_text(number: Union[int, float]) -> str:
    """As JavaScript writes numbers."""
    if isinstance(number, int) and abs(number) <= MOST_EXACT:
        return str(number)
    if number == 0:
        return "0"
    return ("-" if number < 0 else "") + positive_text(abs(float(number)))


def positive_text(number: float) -> str:
    parts = Decimal(repr(number)).normalize().as_tuple()
    digits = "".join(map(str, parts.digits))
    point = len(digits) + int(parts.exponent)
    if len(digits) <= point <= 21:
        return digits.ljust(point, "0")
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    mantissa = digits if len(digits) == 1 else f"{digits[0]}.{digits[1:]}"
    return f"{mantissa}e{point - 1:+d}"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
