#!/usr/bin/env python3
"""Checks that nobody touched the luck of a finished game: the chain, the commitment and every draw.

    curl -s localhost:3000/games/<id>/record > record.json
    python3 examples/python/verify.py record.json [another.json ...]

It was written from docs/fairness.md alone, with nothing but Python's standard library, and asks no server.
It exits with 0 when every record is sound, and with 1 when one is not; the line for it names the first event that does not fit.
It does not know the rules: whether a move was allowed, `npx parlor verify` says.
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Callable, List, Optional

from fairness.again import Again
from fairness.misfit import Misfit, NoRecord
from fairness.record import Record, check_chain, check_ends, check_head, read_record


def verdict(text: str) -> str:
    """One sentence for a record whose luck follows; raises when it does not."""
    record = read_record(text)
    again = Again(record)
    misfits = list(filter(None, (misfit_of(check, record) for check in (check_chain, check_ends, again.check))))
    if misfits:
        raise min(misfits, key=lambda misfit: misfit.seq)
    check_head(record)
    return f"sound: {len(record['entries'])} events, {again.draws} draws of luck.{remark(record)}"


def misfit_of(check: Callable[[Record], None], record: Record) -> Optional[Misfit]:
    try:
        check(record)
        return None
    except Misfit as misfit:
        return misfit


def remark(record: Record) -> str:
    created = record["entries"][0]["event"]
    given = " The luck was given: a sandbox proves nothing." if "chance" in created else ""
    fork = " It is a fork: where it begins was given." if "origin" in created else ""
    return given + fork


def check_file(name: str) -> bool:
    try:
        print(f"{name}: {verdict(Path(name).read_text(encoding='utf-8'))}")
        return True
    except Misfit as misfit:
        print(f"{name}: {misfit}.")
    except (NoRecord, OSError, UnicodeDecodeError) as problem:
        print(f"{name}: this is not the record of a game that can be checked: {problem}.")
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        print(f"{name}: this is not the record of a game: {error!r} is missing or malformed.")
    return False


def main(names: List[str]) -> int:
    if not names:
        print(__doc__)
        return 1
    return 0 if all([check_file(name) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
