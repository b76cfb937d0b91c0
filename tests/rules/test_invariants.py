"""Every way in which a position can contradict itself is told in a sentence."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ninetyeight.rules import (
    RULE_SETS,
    Card,
    FaultCode,
    Outcome,
    Pile,
    Position,
    Seat,
    State,
    Turn,
    choose_starter,
    deal_from,
    faults,
    view,
)
from tests.positions import after, hand, position

STANDARD = RULE_SETS["standard"]
DEALT = deal_from(STANDARD, 2, STANDARD.cards)
"""2 to 8, 9 to 15, and the others in order to draw."""

STARTED = choose_starter(DEALT, Seat(0))
PLAYED = after(STARTED, "2a 3a")


def told(position: Position) -> list[str]:
    return list(map(str, faults(position)))


def turn(
    seat: int = 0, minimum: int = 2, laid: int = 0, due: frozenset[Pile] = frozenset()
) -> Turn:
    return Turn(seat=Seat(seat), minimum=minimum, laid=laid, due=due)


@pytest.mark.parametrize(
    "position",
    [DEALT, STARTED, PLAYED, after(PLAYED, "end")],
    ids=["dealt", "started", "in a turn", "after a turn"],
)
def test_a_position_of_a_game_has_none(position: State) -> None:
    assert faults(position) == ()
    assert faults(view(position, Seat(1))) == ()
    assert faults(view(position, None)) == ()


@pytest.mark.parametrize(
    ("state", "change", "found"),
    [
        (DEALT, {"draw_pile": (1, *DEALT.draw_pile)}, ["1 is not a card of standard"]),
        (
            DEALT,
            {"draw_pile": (2, 15, *DEALT.draw_pile)},
            ["2 is in two places", "15 is in two places"],
        ),
        (
            DEALT,
            {"hands": tuple(hand(number) for number in range(2, 8)), "draw_pile": ()},
            ["6 hands, but standard is for 1 to 5 players"],
        ),
        (
            DEALT,
            {"hands": (hand(*range(2, 10)), hand(*range(10, 16)))},
            ["a hand of 8, but hands hold at most 7"],
        ),
        (STARTED, {"tops": (1, 20, 100, 100)}, ["pile b cannot show 20"]),
        (STARTED, {"tops": (1, 1, 1, 100)}, ["pile c cannot show 1"]),
        (PLAYED, {"tops": (3, 3, 100, 100)}, ["pile a cannot show 3", "pile b cannot show 3"]),
        (
            PLAYED,
            {"turn": None},
            [
                "cards have been laid, but nobody has started",
                "seat 1 holds 5 cards, expected 7",
            ],
        ),
        (STARTED, {"tops": (1, 1, 100)}, ["3 tops, but there are 4 piles"]),
        (DEALT, {"hands": ()}, ["0 hands, but standard is for 1 to 5 players"]),
        (PLAYED, {"turn": turn(seat=2, laid=2)}, ["the turn of seat 3 of 2"]),
        (PLAYED, {"turn": turn(seat=-1, laid=2)}, ["the turn of seat 0 of 2"]),
        (PLAYED, {"turn": turn(minimum=1, laid=2)}, ["a minimum of 1, expected 2"]),
        (
            PLAYED,
            {"turn": turn(laid=3)},
            [
                "3 cards laid in this turn, 2 in all",
                "seat 1 holds 5 cards, expected 4",
            ],
        ),
        (
            STARTED,
            {"turn": turn(laid=-1)},
            [
                "-1 cards laid in this turn, 0 in all",
                "seat 1 holds 7 cards, expected 8",
            ],
        ),
        (
            PLAYED,
            {"turn": turn(seat=1, laid=1)},
            [
                "seat 1 holds 5 cards, expected 7",
                "seat 2 holds 7 cards, expected 6",
            ],
        ),
        (
            PLAYED,
            {"turn": turn(laid=2, due=frozenset({Pile.A}))},
            ["the piles that are due are not those whose fire was there when the turn began"],
        ),
    ],
)
def test_a_state(state: State, change: Mapping[str, object], found: list[str]) -> None:
    assert told(replace(state, **change)) == found  # type: ignore[arg-type]


def test_the_minimum_of_an_empty_draw_pile_and_a_player_without_hand() -> None:
    state = position(tops=(98, 1, 100, 100), hands=[{99}, ()], draw=())
    assert told(replace(state, turn=turn(seat=1, minimum=2))) == [
        "a minimum of 2, expected 1",
        "the turn of seat 2, which has no cards",
    ]


@pytest.mark.parametrize("due", [frozenset(), frozenset({Pile.A, Pile.B})])
def test_all_fires_are_due_when_a_turn_begins_and_nothing_else(due: frozenset[Pile]) -> None:
    state = position("standard+fire", tops=(22, 5, 100, 100), hands=[{2, 3}, {6, 8}], draw=())
    assert told(replace(state, turn=turn(minimum=1, due=due))) == [
        "the piles that are due are not those whose fire was there when the turn began"
    ]
    assert faults(replace(state, turn=turn(minimum=1, laid=1))) == ()


@pytest.mark.parametrize(
    ("seat", "change", "found"),
    [
        (0, {"hand": hand(1, 4, 5, 6, 7)}, ["1 is not a card of standard"]),
        (0, {"hand": hand(3, 4, 5, 6, 7)}, ["3 is in two places"]),
        (0, {"hand_counts": ()}, ["0 hands, but standard is for 1 to 5 players"]),
        (0, {"hand": hand(4, 5, 6, 7)}, ["4 cards shown of a hand of 5"]),
        (0, {"seat": 2}, ["a view from seat 3 of 2"]),
        (0, {"draw_count": 85}, ["2 cards laid and 97 left are not 98"]),
        (None, {"gone": hand(3)}, ["1 cards laid and 96 left are not 98"]),
        (None, {"turn": turn(seat=2, laid=2)}, ["the turn of seat 3 of 2"]),
        (None, {"hand": hand(4)}, ["1 cards shown of a hand of 0"]),
        (None, {"outcome": Outcome(0)}, ["over with 0 cards left, but 96 are not laid"]),
    ],
)
def test_a_view(seat: int | None, change: Mapping[str, object], found: list[str]) -> None:
    seen = view(PLAYED, None if seat is None else Seat(seat))
    broken: Position = replace(seen, **change)  # type: ignore[arg-type]
    assert told(broken) == found


def test_a_view_of_a_beaten_game_that_goes_on() -> None:
    won = after(position(tops=(98, 1, 100, 100), hands=[{99}], draw=()), "99a")
    assert told(replace(view(won, Seat(0)), outcome=None)) == [
        "every card is laid, but the game is not over"
    ]


def test_a_view_of_a_game_that_is_over_before_the_start() -> None:
    seen = replace(view(DEALT, None), outcome=Outcome(98))
    assert told(seen) == ["the game is over, but nobody has started"]


def test_a_fault_has_a_code_and_facts_and_can_be_kept_in_sets() -> None:
    (found,) = faults(replace(DEALT, draw_pile=(Card(1), *DEALT.draw_pile)))
    assert found.code is FaultCode.FOREIGN_CARD
    assert found.facts == {"card": 1, "rules": "standard"}
    assert {found, found} == {found}
