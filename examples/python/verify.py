#!/usr/bin/env python3
"""Checks that nobody touched the luck of a finished game: the chain, the commitment and every draw.

    curl -s localhost:3000/games/<id>/record > record.json
    python3 examples/python/verify.py record.json [another.json ...]

The work is done by `parlor.fairness`, in the Python package of Parlor, which was written from docs/fairness.md alone and shares
no line with the server. It exits with 0 when every record is sound, and with 1 when one is not.
"""
import sys

from installed import parlor  # noqa: F401  (the package, or the sources beside it)
from parlor.verify import main

if __name__ == "__main__":
    sys.exit(main())
