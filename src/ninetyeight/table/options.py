"""The options of a table."""

from msgspec import Struct


class Options(Struct, frozen=True):
    """The options of a table. None stands for: on for a single player, off with others."""

    rules: str = "standard"
    talk: bool = True
    memory_aid: bool | None = None
    hints: bool | None = None
    pace: float = 1.0
    """Factor for the pauses of bots."""
    agree_seconds: float = 8.0
    grace_seconds: float = 30.0
    daily: str | None = None
    """The day whose deal `start` deals, as `2026-11-16`; it is not changed later."""
