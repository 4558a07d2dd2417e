"""`parlor-verify record.json`: checks that nobody touched the luck of a finished game, and asks no server.

It knows the chain, the commitment and every draw, from docs/fairness.md alone, and exits with 0 when every record is
sound, and with 1 when one is not; the line for it names the first event that does not fit. It does not know the rules: whether a move was
allowed, `npx parlor verify` says. What is no file and reads like the id of a game is fetched from the server that PARLOR names.
"""
from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Callable, List, Optional

from .client import Client
from .errors import ParlorError
from .fairness.again import Again
from .fairness.misfit import Misfit, NoRecord
from .fairness.record import Record, check_chain, check_ends, check_head, check_names, read_record
from .fairness.seats import check_seats

GAME_ID = re.compile(r"g_[\w-]{1,62}")


def verdict(text: str) -> str:
    """One sentence for a record whose luck follows; raises when it does not."""
    record = read_record(text)
    again = Again(record)
    misfits = list(filter(None, (misfit_of(check, record) for check in (check_chain, check_ends, again.check))))
    if misfits:
        raise min(misfits, key=lambda misfit: misfit.seq)
    check_names(record)
    check_head(record)
    check_seats(record)
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


def text_of(name: str) -> str:
    if GAME_ID.fullmatch(name) and not Path(name).exists():
        return json.dumps(Client().record(name))
    return Path(name).read_text(encoding="utf-8")


def check(name: str) -> bool:
    try:
        print(f"{name}: {verdict(text_of(name))}")
        return True
    except Misfit as misfit:
        print(f"{name}: {misfit}.")
    except ParlorError as error:
        print(f"{name}: the record could not be fetched: {error}")
    except (NoRecord, OSError, UnicodeDecodeError) as problem:
        print(f"{name}: this is not the record of a game that can be checked: {problem}.")
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        print(f"{name}: this is not the record of a game: {error!r} is missing or malformed.")
    return False


def main(names: Optional[List[str]] = None) -> int:
    names = sys.argv[1:] if names is None else names
    if not names:
        print(__doc__)
        return 1
    return 0 if all([check(name) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
