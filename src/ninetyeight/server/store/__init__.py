"""What the server keeps: the steps of every table, guests, finished games, and which nodes live."""

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
    "TableKey",
]
