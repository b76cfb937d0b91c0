"""What positions and games have in common: piles and outcomes as values of JSON."""

from typing import Any

from ninetyeight.record.notation import parse_pile
from ninetyeight.rules import Outcome, Pile, Seat

from .value import Value


def outcome_value(end: Outcome | None) -> dict[str, Any] | None:
    return None if end is None else {"won": end.won, "left": end.left}


def read_outcome(value: Value) -> Outcome | None:
    if value.given is None:
        return None
    fields = value.fields(("won", "left"))
    end = Outcome(fields["left"].number())
    if fields["won"].boolean() != end.won:
        raise value.error("a game is won if no card is left, and only then")
    return end


def read_seat(value: Value) -> Seat:
    """A seat; in JSON they are counted from 0, as in Python and in the protocol."""
    return Seat(value.number())


def read_pile(value: Value) -> Pile:
    return value.parsed(parse_pile)
