"""What the server keeps: all steps of tables, guests, games, daily deals, and which nodes live."""

from .opening import open_store
from .seam import (
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
