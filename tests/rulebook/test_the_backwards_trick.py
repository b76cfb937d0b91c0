"""The jump back by exactly ten."""

import pytest

from ninetyeight.rules import Reason, legal_actions
from tests.positions import after, can, lay, position, refusal

TOPS = (45, 52, 61, 73)


@pytest.mark.parametrize("lay", ["35a", "42b"])
def test_an_ascending_pile_takes_the_card_exactly_10_less(lay: str) -> None:
    assert can(position(tops=TOPS, hands=[[35, 42]]), lay)


@pytest.mark.parametrize("lay", ["71c", "83d"])
def test_a_descending_pile_takes_the_card_exactly_10_more(lay: str) -> None:
    assert can(position(tops=TOPS, hands=[[71, 83]]), lay)


@pytest.mark.parametrize("lay", ["36a", "34a", "25a", "15a", "70c", "72c", "81c", "91c"])
def test_no_other_distance_goes_backwards(lay: str) -> None:
    assert refusal(position(tops=TOPS, hands=[[int(lay[:-1])]]), lay) is Reason.DOES_NOT_FIT


def test_the_pile_goes_on_from_the_card_of_the_trick() -> None:
    state = after(position(tops=TOPS, hands=[[35, 36]]), "35a")
    assert state.tops[0] == 35
    assert can(state, "36a")


def test_a_trick_counts_towards_the_minimum() -> None:
    state = position(tops=TOPS, hands=[[35, 83]])
    assert can(after(state, "35a 83d"), "end")


def test_the_card_of_a_trick_may_go_onwards_elsewhere() -> None:
    state = position(tops=(45, 20, 61, 73), hands=[[35]])
    assert {lay("35a"), lay("35b"), lay("35c"), lay("35d")} <= set(legal_actions(state))
