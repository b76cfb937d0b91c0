"""The game as bots and hints see it: what one seat may know, what is said, and what was."""

from ninetyeight.rules import Seat, View, view
from ninetyeight.talk import Signal

from .table import Table


def view_of(table: Table, seat: Seat | None) -> View:
    """What a seat, or a spectator, may know of the game that was dealt."""
    assert table.game is not None, "a game was dealt"
    return view(table.game.state, seat)


def signals_of(table: Table) -> tuple[Signal, ...] | None:
    """What is said now; None where nobody talks."""
    assert table.game is not None, "a game was dealt"
    return table.game.signals if table.options.talk else None


def history_of(table: Table) -> bytes:
    """What was said before each lay, for bots that remember it; empty where that is not known."""
    assert table.game is not None, "a game was dealt"
    return table.game.told or b""
