"""What the server keeps: all steps of tables, guests, games, daily deals, and which nodes live."""

from .interface import (
    Appended,
    Conflict,
    DailyBots,
    DailyResult,
    DailyTally,
    DailyTry,
    FinishedGame,
    GameEntry,
    Guest,
    KeptRecord,
    Repeated,
    Step,
    Store,
    StoreFailed,
    StoreUnavailable,
    TableKey,
)
from .opening import open_store

__all__ = [
    "Appended",
    "Conflict",
    "DailyBots",
    "DailyResult",
    "DailyTally",
    "DailyTry",
    "FinishedGame",
    "GameEntry",
    "Guest",
    "KeptRecord",
    "Repeated",
    "Step",
    "Store",
    "StoreFailed",
    "StoreUnavailable",
    "TableKey",
    "open_store",
]
