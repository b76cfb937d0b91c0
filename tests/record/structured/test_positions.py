"""Positions as JSON."""

import json
from copy import deepcopy
from typing import Any

import pytest

from ninetyeight.record import JsonError, position_from_json, position_to_json
from ninetyeight.rules import (
    Position,
    Seat,
    State,
    choose_starter,
    deal,
    parse_seed,
    rules_named,
    view,
)
from tests.rules.strategies import dealt_games, for_all, played_states, seats

SEED = parse_seed("5d41402abc4b2a76b9719d911017c592")
STATE = choose_starter(deal(rules_named("standard+fire"), 2, SEED), Seat(1))


@for_all(state=dealt_games() | played_states())
def test_what_is_written_is_read_as_the_same(state: State) -> None:
    positions: list[Position] = [state, *(view(state, seat) for seat in seats(state))]
    for position in positions:
        text = json.dumps(position_to_json(position))
        assert position_from_json(json.loads(text)) == position


def changed(value: Any, place: str, new: Any) -> Any:
    """A copy with another value at a place such as `turn.seat` or `hands.0`."""
    copy = deepcopy(value)
    *way, last = [int(step) if step.isdigit() else step for step in place.split(".")]
    inner = copy
    for step in way:
        inner = inner[step]
    inner[last] = new
    return copy


@pytest.mark.parametrize(
    ("place", "new", "told"),
    [
        ("turn.seat", "1", "turn.seat: bad-value: '1': expected a whole number from 0 to 999"),
        ("turn.seat", True, "turn.seat: bad-value: True: expected a whole number from 0 to 999"),
        ("turn.due", ["e"], "turn.due[0]: bad-value: 'e' is not a pile: expected a, b, c or d"),
        ("turn.due", [1], "turn.due[0]: bad-value: 1: expected a text"),
        ("turn.more", 1, "turn.more: unknown-field: no field is called 'more' here; known are"),
        ("turn", [], "turn: bad-value: []: expected an object"),
        ("hands.0", {}, "hands[0]: bad-value: {}: expected a list"),
        ("hands.0", [2, 2], "hands[0]: bad-value: a number is in it twice"),
        ("tops", [1, 1, 100], "impossible-position: 3 tops, but there are 4 piles"),
        ("rules.trick", 11, "rules.name: wrong-rules: 'standard+fire' is the name of a published"),
        ("rules.name", 7 * "long ", "rules.name: impossible-rules: rule set 'long "),
        ("rules", None, "rules: bad-value: None: expected an object"),
        ("draw_pile.3", 2.5, "draw_pile[3]: bad-value: 2.5: expected a whole number"),
        ("draw_pile", "x" * 99, f"draw_pile: bad-value: '{'x' * 39}…: expected a list"),
    ],
)
def test_what_is_wrong_in_a_state_is_told_with_its_place(place: str, new: Any, told: str) -> None:
    with pytest.raises(JsonError) as caught:
        position_from_json(changed(position_to_json(STATE), place, new))
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    ("place", "new", "told"),
    [
        ("seat", -1, "seat: bad-value: -1: expected a whole number from 0 to 999"),
        ("seat", 2, "impossible-position: a view from seat 3 of 2"),
        ("outcome", {"won": 1, "left": 0}, "outcome.won: bad-value: 1: expected true or false"),
        ("outcome", {"won": True, "left": 3}, "outcome: bad-value: a game is won if no card is"),
        ("outcome", {"won": False, "left": 3}, "impossible-position: over with 3 cards left, but"),
        ("hands", [], "hand: unknown-field"),
    ],
)
def test_what_is_wrong_in_a_view_is_told_with_its_place(place: str, new: Any, told: str) -> None:
    seen = position_to_json(view(STATE, Seat(0)))
    with pytest.raises(JsonError) as caught:
        position_from_json(changed(seen, place, new))
    told_seat = str(caught.value).replace("seat: unknown-field", "hand: unknown-field")
    assert told_seat.startswith(told)


@pytest.mark.parametrize("given", [None, [], "x", {}, {"hands": []}])
def test_what_is_no_position_is_refused(given: object) -> None:
    with pytest.raises(JsonError):
        position_from_json(given)
