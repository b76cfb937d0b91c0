"""What the server keeps: the steps of every table, guests, finished games, and which nodes live."""

from .opening import open_store
from .seam import (
    Appended,
    Conflict,
    FinishedGame,
    GameEntry,
    Guest,
    Repeated,
    Step,
    Store,
    StoreFailed,
    StoreUnavailable,
    TableKey,
)

__all__ = [
    "Appended",
    "Conflict",
    "FinishedGame",
    "GameEntry",
    "Guest",
    "Repeated",
    "Step",
    "Store",
    "StoreFailed",
    "StoreUnavailable",
    "TableKey",
    "open_store",
]
