"""Positions as values of JSON, with the names that the fields of `State` and `View` have."""

from typing import Any

from ninetyeight.record.problem import JsonError, RuleCode
from ninetyeight.record.rule_numbers import IN_RECORDS
from ninetyeight.rules import Card, Hand, Position, State, Turn, View, faults

from .parts import outcome_value, read_outcome, read_pile, read_seat
from .rules import read_rules, rules_value
from .value import Value

SHARED = ("rules", "tops", "turn")
OF_STATE = (*SHARED, "hands", "draw_pile")
OF_VIEW = (*SHARED, "seat", "hand", "hand_counts", "draw_count", "gone", "outcome")


def position_to_json(position: Position) -> dict[str, Any]:
    """A state or a view as an object of JSON."""
    shared = {
        "rules": rules_value(position.rules),
        "tops": list(position.tops),
        "turn": _turn_value(position.turn),
    }
    if isinstance(position, State):
        hands = [sorted(hand) for hand in position.hands]
        return {**shared, "hands": hands, "draw_pile": list(position.draw_pile)}
    return {
        **shared,
        "seat": position.seat,
        "hand": sorted(position.hand),
        "hand_counts": list(position.hand_counts),
        "draw_count": position.draw_count,
        "gone": sorted(position.gone),
        "outcome": outcome_value(position.outcome),
    }


def position_from_json(given: object) -> Position:
    """The position that `position_to_json` wrote; raises JsonError.

    It is a State if there are `hands` in it, else a View. What contradicts itself is refused.
    """
    is_state = isinstance(given, dict) and "hands" in given
    fields = Value(given).fields(OF_STATE if is_state else OF_VIEW)
    position = _read_state(fields) if is_state else _read_view(fields)
    for fault in faults(position):
        raise JsonError("", RuleCode.IMPOSSIBLE_POSITION, str(fault))
    return position


def _read_state(fields: dict[str, Value]) -> State:
    return State(
        rules=read_rules(fields["rules"], IN_RECORDS),
        tops=fields["tops"].numbers(),
        hands=tuple(map(_read_hand, fields["hands"].items())),
        draw_pile=tuple(map(Card, fields["draw_pile"].numbers())),
        turn=_read_turn(fields["turn"]),
    )


def _read_view(fields: dict[str, Value]) -> View:
    return View(
        rules=read_rules(fields["rules"], IN_RECORDS),
        seat=None if fields["seat"].given is None else read_seat(fields["seat"]),
        hand=_read_hand(fields["hand"]),
        tops=fields["tops"].numbers(),
        hand_counts=fields["hand_counts"].numbers(),
        draw_count=fields["draw_count"].number(),
        gone=_read_hand(fields["gone"]),
        turn=_read_turn(fields["turn"]),
        outcome=read_outcome(fields["outcome"]),
    )


def _read_hand(value: Value) -> Hand:
    return frozenset(map(Card, value.different_numbers()))


def _turn_value(turn: Turn | None) -> dict[str, Any] | None:
    if turn is None:
        return None
    due = [pile.letter for pile in sorted(turn.due)]
    return {"seat": turn.seat, "minimum": turn.minimum, "laid": turn.laid, "due": due}


def _read_turn(value: Value) -> Turn | None:
    if value.given is None:
        return None
    fields = value.fields(("seat", "minimum", "laid", "due"))
    return Turn(
        seat=read_seat(fields["seat"]),
        minimum=fields["minimum"].number(),
        laid=fields["laid"].number(),
        due=frozenset(map(read_pile, fields["due"].items())),
    )
