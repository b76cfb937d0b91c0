"""A position in one line: all of it, or what one seat may know.

standard tops=12/1/97/100 turn=2:1/2:- hands=3.5.9/4.61 draw=57.15
standard tops=12/1/97/100 turn=2:1/2:- seat=2 hand=4.61 counts=3/2 draw-count=2 gone=12.97 over=no
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ninetyeight.rules import (
    RULE_SETS,
    Card,
    Outcome,
    Pile,
    Position,
    Rules,
    Seat,
    State,
    Tops,
    Turn,
    View,
    faults,
    rules_named,
)

from .fields import Fields
from .lines import Word
from .notation import format_seat, parse_number, parse_pile, parse_seat
from .problem import Problems, RuleCode, SyntaxCode, error_from

NOTHING = "-"


def format_position(position: Position) -> str:
    """Writes a state or a view in one line."""
    fields = {
        "tops": _joined("/", position.tops),
        "turn": _format_turn(position.turn),
    }
    if isinstance(position, State):
        fields["hands"] = _joined("/", (_format_cards(sorted(hand)) for hand in position.hands))
        fields["draw"] = _format_cards(position.draw_pile)
    else:
        fields["seat"] = NOTHING if position.seat is None else format_seat(position.seat)
        fields["hand"] = _format_cards(sorted(position.hand))
        fields["counts"] = _joined("/", position.hand_counts)
        fields["draw-count"] = str(position.draw_count)
        fields["gone"] = _format_cards(sorted(position.gone))
        fields["over"] = "yes" if position.outcome else "no"
    return " ".join([position.rules.name, *(f"{name}={text}" for name, text in fields.items())])


def parse_position(text: str, rule_sets: Mapping[str, Rules] = RULE_SETS) -> Position:
    """Reads a position in one line; raises RecordError with all that is wrong."""
    line = Word(text, 1, 1)
    if not line.words():
        sentence = "expected a rule set and the fields of a position, and found nothing"
        raise error_from([line.problem(SyntaxCode.MISSING_FIELD, sentence)])
    first, *pieces = line.words()
    try:
        rules = rules_named(first.text, rule_sets)
    except ValueError as error:
        raise error_from([first.problem(RuleCode.UNKNOWN_RULES, str(error))]) from None
    problems = Problems()
    is_state = any(piece.text.startswith("hands=") for piece in pieces)
    wanted = _OF_STATE if is_state else _OF_VIEW
    fields = Fields(pieces, "=", wanted, problems)
    fields.require(wanted, line.end())
    values = {name: fields.read(name, _PARSERS[name]) for name in wanted}
    if problems:
        raise error_from(problems)
    position = _state(rules, values) if is_state else _view(rules, values)
    if found := faults(position):
        code = RuleCode.IMPOSSIBLE_POSITION
        raise error_from([line.problem(code, str(fault)) for fault in found])
    return position


def _state(rules: Rules, values: Mapping[str, Any]) -> State:
    hands = tuple(map(frozenset, values["hands"]))
    return State(
        rules=rules,
        tops=values["tops"],
        hands=hands,
        draw_pile=values["draw"],
        turn=values["turn"],
    )


def _view(rules: Rules, values: Mapping[str, Any]) -> View:
    left = sum(values["counts"]) + values["draw-count"]
    return View(
        rules=rules,
        seat=values["seat"],
        hand=frozenset(values["hand"]),
        tops=values["tops"],
        hand_counts=values["counts"],
        draw_count=values["draw-count"],
        gone=frozenset(values["gone"]),
        turn=values["turn"],
        outcome=Outcome(left) if values["over"] else None,
    )


def _joined(separator: str, parts: Iterable[object]) -> str:
    return separator.join(map(str, parts))


def _format_cards(cards: Iterable[Card]) -> str:
    return _joined(".", cards) or NOTHING


def _parse_cards(text: str) -> tuple[Card, ...]:
    if text == NOTHING:
        return ()
    cards = tuple(Card(parse_number(part)) for part in text.split("."))
    if len(set(cards)) < len(cards):
        raise ValueError(f"{text!r} has a card twice")
    return cards


def _format_turn(turn: Turn | None) -> str:
    if turn is None:
        return NOTHING
    due = "".join(pile.letter for pile in sorted(turn.due)) or NOTHING
    return f"{format_seat(turn.seat)}:{turn.laid}/{turn.minimum}:{due}"


def _parse_turn(text: str) -> Turn | None:
    if text == NOTHING:
        return None
    if not (match := re.fullmatch(r"([^:]*):([^/]*)/([^:]*):(-|[a-d]+)", text)):
        raise ValueError(f"{text!r} is not a turn: expected seat:laid/minimum:due, as in 2:1/2:ad")
    seat, laid, minimum, due = match.groups()
    return Turn(
        seat=parse_seat(seat),
        laid=parse_number(laid),
        minimum=parse_number(minimum),
        due=frozenset(map(parse_pile, due.replace(NOTHING, ""))),
    )


def _parse_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(parse_number, text.split("/")))


def _parse_tops(text: str) -> Tops:
    tops = _parse_numbers(text)
    if len(tops) != len(Pile):
        raise ValueError(f"{len(tops)} tops: expected one for each of {len(Pile)} piles")
    return tops


def _parse_hands(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(_parse_cards, text.split("/")))


def _parse_viewer(text: str) -> Seat | None:
    return None if text == NOTHING else parse_seat(text)


def _parse_over(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r}: expected yes or no")
    return text == "yes"


_PARSERS: Mapping[str, Callable[[str], Any]] = {
    "tops": _parse_tops,
    "turn": _parse_turn,
    "hands": _parse_hands,
    "draw": _parse_cards,
    "seat": _parse_viewer,
    "hand": _parse_cards,
    "counts": _parse_numbers,
    "draw-count": parse_number,
    "gone": _parse_cards,
    "over": _parse_over,
}
_OF_STATE = ("tops", "turn", "hands", "draw")
_OF_VIEW = ("tops", "turn", "seat", "hand", "counts", "draw-count", "gone", "over")
