"""The last part of a game."""

from ninetyeight.rules import Reason, outcome
from tests.positions import after, can, hand, position, refusal, turn_of


def test_the_last_cards_are_drawn_even_if_they_do_not_fill_the_hand() -> None:
    state = position(hands=[[10, 11, 12, 20, 21, 22, 23, 24]], draw=[70])
    later = after(state, "10a 11a 12a end")
    assert later.hands == (hand(20, 21, 22, 23, 24, 70),)
    assert later.draw_pile == ()


def test_nobody_draws_from_an_empty_draw_pile() -> None:
    state = position(hands=[[10, 11], [20]], draw=[])
    assert after(state, "10a end").hands == (hand(11), hand(20))


def test_one_card_is_enough_in_every_turn_after_the_last_card_was_drawn() -> None:
    last_draw = position(hands=[[10, 11], [20]], draw=[70])
    next_turn = after(last_draw, "10a 11a end")
    assert can(after(next_turn, "20a"), "end")


def test_the_turn_that_draws_the_last_card_still_has_2() -> None:
    state = position(hands=[[10, 11]], draw=[70])
    assert refusal(after(state, "10a"), "end") is Reason.BELOW_MINIMUM


def test_the_one_card_must_be_laid() -> None:
    state = position(hands=[[10, 11], [20]], draw=[])
    assert refusal(state, "end") is Reason.BELOW_MINIMUM


def test_more_than_one_card_may_be_laid() -> None:
    state = after(position(hands=[[10, 11], [20]], draw=[]), "10a 11a")
    assert outcome(state) is None
    assert can(state, "end")


def test_a_player_without_cards_is_passed_over() -> None:
    turn = turn_of(after(position(hands=[[10, 11], [], [], [20]], draw=[]), "10a end"))
    assert turn.seat == 3


def test_the_turn_comes_back_to_the_only_player_with_cards() -> None:
    turn = turn_of(after(position(hands=[[], [10, 11], []], draw=[], seat=1), "10a end"))
    assert turn.seat == 1
