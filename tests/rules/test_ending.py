"""The search for a way out, and what it has to find when several fires are due."""

import pytest

from ninetyeight.rules import RULE_SETS, Card, Pile, Seat, stuck, view, way_out
from tests.positions import TIGHT, position

FIRE = RULE_SETS["expert+fire"]


def way(tops: tuple[int, ...], hand: set[int], missing: int) -> list[tuple[int, Pile]] | None:
    """The way out of a turn that begins with these tops."""
    found = way_out(FIRE, tops, [*map(Card, hand)], missing, FIRE.burning(tops))
    return None if found is None else [(lay.card, lay.pile) for lay in found]


def test_no_lay_is_needed_when_nothing_is_owed() -> None:
    assert way((1, 1, 100, 100), {50}, missing=0) == []
    assert way((1, 1, 100, 100), set(), missing=0) == []


def test_the_fewest_lays_that_reach_the_minimum() -> None:
    assert way((50, 99, 2, 3), {51, 60, 70, 80}, missing=3) == [
        (51, Pile.A),
        (60, Pile.A),
        (70, Pile.A),
    ]


def test_cards_are_laid_in_the_only_order_that_works() -> None:
    assert way((33, 99, 2, 3), {20, 34}, missing=2) is None
    assert way((31, 99, 2, 3), {24, 34, 50}, missing=3) == [
        (34, Pile.A),
        (24, Pile.A),
        (50, Pile.A),
    ]


@pytest.mark.parametrize("missing", [0, 1, 2, 3, 4])
def test_every_due_fire_is_covered_even_beyond_the_minimum(missing: int) -> None:
    found = way((22, 33, 77, 66), {30, 40, 50, 60}, missing)
    assert found is not None
    assert {pile for _, pile in found} == {Pile.A, Pile.B, Pile.C, Pile.D}
    assert len(found) == 4


def test_lays_beyond_the_due_fires_reach_the_minimum() -> None:
    found = way((22, 33, 100, 100), {30, 40, 50}, missing=3)
    assert found is not None
    assert len(found) == 3
    assert {Pile.A, Pile.B} <= {pile for _, pile in found}


@pytest.mark.parametrize(
    ("tops", "hand"),
    [
        ((77, 66, 2, 3), {40, 50, 80}),
        ((77, 1, 100, 22), {40, 50, 60}),
        ((22, 33, 44, 3), {34, 40}),
        ((22, 33, 77, 66), {25, 28, 34}),
    ],
    ids=["one card for two fires", "a fire that nothing covers", "three fires", "four fires"],
)
def test_there_is_no_way_out_unless_every_fire_has_its_own_card(
    tops: tuple[int, ...], hand: set[int]
) -> None:
    assert way(tops, hand, missing=1) is None


def test_a_fire_is_covered_by_the_backwards_trick() -> None:
    assert way((77, 99, 2, 3), {67}, missing=1) == [(67, Pile.A)]
    assert way((99, 98, 22, 3), {32}, missing=1) == [(32, Pile.C)]


def test_the_fire_with_the_fewest_covers_is_served_first() -> None:
    assert way((22, 66, 100, 100), {30, 70}, missing=0) == [(70, Pile.B), (30, Pile.A)]


def test_everybody_sees_that_the_player_in_turn_is_stuck() -> None:
    state = position(tops=TIGHT, hands=[{40}, {50}], draw=())
    assert stuck(state)
    assert all(stuck(view(state, seat)) for seat in (Seat(0), Seat(1), None))
