"""The package `parlor-client` where it is installed; in a clone of Parlor, where it need not be, its sources."""
import sys
from pathlib import Path

try:
    import parlor
except ImportError:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packages" / "python" / "src"))
    import parlor

__all__ = ["parlor"]
