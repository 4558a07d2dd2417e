"""Play turn-based games over plain HTTP. `Client` is the server as one player meets it."""
from . import types
from .calls import Exchange
from .client import Client, Turn
from .errors import ConnectionFailed, ParlorError, ParlorProblem, TimedOut, UnexpectedAnswer
from .lab import Gym
from .patience import Patience
from .webhooks import verify_webhook

__all__ = [
    "Client",
    "ConnectionFailed",
    "Exchange",
    "Gym",
    "ParlorError",
    "ParlorProblem",
    "Patience",
    "TimedOut",
    "Turn",
    "UnexpectedAnswer",
    "types",
    "verify_webhook",
]
__version__ = "0.1.0"
