"""The fire cards."""

import pytest

from ninetyeight.rules import Card, Pile, Reason, explain, outcome, rules_named, stuck
from tests.positions import TIGHT, action, after, can, position, refusal, turn_of

FIRE = "standard+fire"


def test_the_fire_cards_are_22_33_44_55_66_and_77() -> None:
    assert rules_named(FIRE).fire == set(map(Card, [22, 33, 44, 55, 66, 77]))


def test_the_fire_cards_replace_the_cards_of_the_same_numbers() -> None:
    assert list(rules_named(FIRE).cards) == list(range(2, 100))


@pytest.mark.parametrize("lay", ["33a", "33b", "33c", "33d"])
def test_a_fire_card_is_laid_like_any_other_card(lay: str) -> None:
    assert can(position(FIRE, tops=(20, 43, 60, 70), hands=[[33]]), lay)


def test_a_fire_card_fits_no_better_than_any_other_card() -> None:
    assert refusal(position(FIRE, tops=(40, 43, 60, 70), hands=[[33]]), "33a") is not None


@pytest.mark.parametrize(
    ("lays", "piles"),
    [("20a 33a", "a"), ("33b 44b", "b"), ("33a 22c", "ac"), ("77a 66b 55c 44d", "abcd")],
)
def test_a_fire_on_top_at_the_end_of_a_turn_is_due_in_the_next(lays: str, piles: str) -> None:
    state = position(FIRE, hands=[[20, 22, 33, 44, 55, 66, 77], [2, 3, 4, 5, 6, 7, 8]])
    turn = turn_of(after(state, f"{lays} end"))
    assert turn.due == {pile for pile in Pile if pile.letter in piles}


def test_a_fire_under_another_card_is_due_no_more() -> None:
    turn = turn_of(after(position(FIRE, hands=[[33, 34], [40]]), "33a 34a end"))
    assert not turn.due


def test_the_turn_does_not_end_before_the_fire_is_covered() -> None:
    state = after(position(FIRE, tops=(33, 1, 100, 100), hands=[[34, 90, 91]]), "90c 91d")
    assert refusal(state, "end") is Reason.FIRE_UNCOVERED
    assert can(after(state, "34a"), "end")


def test_the_refusal_names_the_first_pile_whose_fire_is_uncovered() -> None:
    state = position(FIRE, tops=(1, 33, 44, 100), hands=[[34, 43, 90, 91]])
    illegal = explain(after(state, "90a 91d"), action("end"))
    assert illegal is not None
    assert illegal.facts == {"pile": "b"}


@pytest.mark.parametrize(
    ("tops", "cover"),
    [((33, 1, 100, 100), "34a"), ((33, 1, 100, 100), "99a"), ((1, 1, 100, 44), "43d")],
)
def test_a_fire_is_covered_by_an_ordinary_lay(tops: tuple[int, ...], cover: str) -> None:
    state = position(FIRE, tops=tops, hands=[[int(cover[:-1]), 50]])
    assert can(after(state, f"{cover} 50b"), "end")


@pytest.mark.parametrize(("tops", "cover"), [((33, 1, 100, 100), "23a"), ((1, 1, 44, 100), "54c")])
def test_a_fire_is_covered_by_the_backwards_trick(tops: tuple[int, ...], cover: str) -> None:
    state = position(FIRE, tops=tops, hands=[[int(cover[:-1]), 50]])
    assert can(after(state, f"{cover} 50b"), "end")


def test_it_may_be_covered_by_the_last_card_of_the_turn() -> None:
    state = position(FIRE, tops=(33, 1, 100, 100), hands=[[34, 90, 91, 92]])
    assert can(after(state, "92b 91c 90d 34a"), "end")


def test_the_game_is_lost_at_once_when_a_due_fire_cannot_be_covered() -> None:
    state = position(FIRE, tops=(77, 1, 100, 100), hands=[range(2, 10)])
    end = outcome(state)
    assert end is not None
    assert not end.won


def test_the_game_is_lost_when_covering_leaves_the_minimum_out_of_reach() -> None:
    assert stuck(position(FIRE, tops=(77, 98, 3, 4), hands=[[99]]))


def test_the_game_goes_on_when_covering_and_the_minimum_are_in_reach() -> None:
    assert not stuck(position(FIRE, tops=(77, 98, 3, 4), hands=[[99, 2]]))


def test_the_game_is_lost_when_one_card_would_have_to_cover_two_fires() -> None:
    assert stuck(position(FIRE, tops=(77, 66, 3, 4), hands=[[99, 2]]))


def test_the_game_goes_on_when_each_fire_finds_its_own_card() -> None:
    state = position(FIRE, tops=(77, 66, 3, 4), hands=[[78, 67]])
    assert not stuck(state)
    assert can(after(state, "67b 78a"), "end")


def test_more_fires_than_the_minimum_take_more_cards_than_the_minimum() -> None:
    state = after(position(FIRE, tops=(22, 33, 77, 100), hands=[[30, 40, 70]]), "30a 40b")
    assert refusal(state, "end") is Reason.FIRE_UNCOVERED
    assert can(after(state, "70c"), "end")


def test_without_the_fire_cards_nothing_burns() -> None:
    state = position("standard", tops=(77, *TIGHT[1:]), hands=[[13, 2]])
    assert can(after(state, "13c 2d"), "end")
