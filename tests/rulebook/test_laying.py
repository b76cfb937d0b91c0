"""Which card a pile takes."""

import pytest

from ninetyeight.rules import Card, Pile, Reason, rules_named
from tests.positions import after, can, hand, position, refusal

TOPS = (40, 50, 60, 70)


@pytest.mark.parametrize("card", [41, 42, 49, 75, 99])
def test_an_ascending_pile_takes_any_greater_card(card: int) -> None:
    assert can(position(tops=TOPS, hands=[[card]]), f"{card}a")


@pytest.mark.parametrize("card", [39, 31, 29, 20, 2])
def test_an_ascending_pile_takes_no_smaller_card(card: int) -> None:
    assert refusal(position(tops=TOPS, hands=[[card]]), f"{card}a") is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("card", [59, 58, 51, 25, 2])
def test_a_descending_pile_takes_any_smaller_card(card: int) -> None:
    assert can(position(tops=TOPS, hands=[[card]]), f"{card}c")


@pytest.mark.parametrize("card", [61, 69, 71, 80, 99])
def test_a_descending_pile_takes_no_greater_card(card: int) -> None:
    assert refusal(position(tops=TOPS, hands=[[card]]), f"{card}c") is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("pile", Pile)
def test_no_pile_takes_a_card_equal_to_its_top(pile: Pile) -> None:
    assert not rules_named("standard").fits(Card(50), pile, 50)


@pytest.mark.parametrize("pile", "abcd")
@pytest.mark.parametrize("card", [2, 50, 99])
def test_an_empty_pile_takes_every_card(card: int, pile: str) -> None:
    assert can(position(hands=[[card]]), f"{card}{pile}")


@pytest.mark.parametrize(
    ("lay", "tops"),
    [
        ("55a", (55, 50, 60, 70)),
        ("55b", (40, 55, 60, 70)),
        ("55c", (40, 50, 55, 70)),
        ("55d", (40, 50, 60, 55)),
    ],
)
def test_a_card_is_the_new_top_of_its_pile_and_of_no_other(lay: str, tops: tuple[int, ...]) -> None:
    assert after(position(tops=TOPS, hands=[[55]]), lay).tops == tops


def test_a_card_that_is_laid_leaves_the_hand() -> None:
    state = position(tops=TOPS, hands=[[55, 56, 57]], draw=[])
    assert after(state, "56a").hands == (hand(55, 57),)


def test_only_cards_of_the_own_hand_are_laid() -> None:
    state = position(tops=TOPS, hands=[[55], [56]], draw=[57])
    assert refusal(state, "56a") is Reason.NOT_IN_HAND
    assert refusal(state, "57a") is Reason.NOT_IN_HAND
