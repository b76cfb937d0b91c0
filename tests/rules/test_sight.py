"""States made from views whose hidden hand is almost determined: chance alone would not find it."""

from collections.abc import MutableSequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ninetyeight.rules import (
    Card,
    ImpossibleView,
    Outcome,
    Rules,
    Seat,
    State,
    View,
    deal_from,
    determinize,
    outcome,
    view,
)
from tests.positions import hand, position

TWENTY = Rules(
    name="twenty",
    lowest=Card(1),
    highest=Card(20),
    hand_sizes=(3, 3, 3, 3),
    minimum=2,
    fire=hand(5, 15),
)


class Unlucky(Random):
    """Leaves all cards in ascending order, so that dealing again does not help."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass


ONE_CARD_FITS = position(
    tops=(98, 97, 2, 3),
    hands=[{20, 30}, {40, 50, 60}, {80, 99}, {41, 51}],
    draw=(),
    seat=2,
)
NEEDS_TWO_COVERS = position(
    TWENTY, tops=(15, 20, 5, 1), hands=[{6, 7}, {4, 16}, {8, 9}, {10, 13}], draw=(), seat=1
)
FEW_HANDS_ARE_STUCK = position(
    tops=(50, 60, 40, 30),
    hands=[range(2, 8), range(41, 47), {8, 9, 10, 90, 91, 92}],
    draw=(),
    seat=1,
)
ONE_HAND_IS_STUCK = position(
    TWENTY, tops=(15, 1, 5, 20), hands=[{6, 7}, {17, 18, 19}, {2}], draw=(), seat=1
)


@pytest.mark.parametrize("state", [ONE_CARD_FITS, NEEDS_TWO_COVERS])
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_hand_is_built_with_a_way_out(state: State, seat: int | None) -> None:
    assert outcome(state) is None
    seen = view(state, None if seat is None else Seat(seat))
    assert view(determinize(seen, Unlucky()), seen.seat) == seen


@pytest.mark.parametrize(("state", "left"), [(FEW_HANDS_ARE_STUCK, 18), (ONE_HAND_IS_STUCK, 6)])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_hand_is_built_without_a_way_out(state: State, left: int, seat: int | None) -> None:
    assert outcome(state) == Outcome(left)
    seen = view(state, None if seat is None else Seat(seat))
    assert view(determinize(seen, Unlucky()), seen.seat) == seen


def test_the_only_stuck_hand_is_found() -> None:
    assert determinize(view(ONE_HAND_IS_STUCK, Seat(0)), Unlucky()) == ONE_HAND_IS_STUCK


def test_with_luck_the_hidden_cards_are_dealt_at_random() -> None:
    seen = view(ONE_CARD_FITS, Seat(0))
    made = {determinize(seen, Random(seed)).hands[1:] for seed in range(20)}
    assert len(made) > 10
    assert all(Card(99) in in_turn for _, in_turn, _ in made)


def test_the_draw_pile_is_dealt_at_random_too() -> None:
    state = deal_from(TWENTY, 1, TWENTY.cards)
    made = determinize(view(state, Seat(0)), Random(1))
    assert made.hands == state.hands
    assert made.draw_pile != state.draw_pile
    assert sorted(made.draw_pile) == sorted(state.draw_pile)


SEEN = view(ONE_CARD_FITS, Seat(0))


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        (replace(SEEN, draw_count=1), "unseen cards for"),
        (replace(view(deal_from(TWENTY, 2, TWENTY.cards), None), outcome=Outcome(20)), "started"),
        (replace(SEEN, tops=(99, 99, 1, 1)), "no hand of the player in turn"),
        (replace(SEEN, tops=(1, 1, 100, 100), outcome=Outcome(SEEN.left)), "no hand of the player"),
    ],
)
def test_a_view_with_which_no_deal_agrees_is_refused(seen: View, told: str) -> None:
    with pytest.raises(ImpossibleView, match=told):
        determinize(seen, Random(1))
