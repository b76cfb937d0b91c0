"""Two mistakes that public engines are known for."""

from ninetyeight.rules import Outcome, Reason, outcome, stuck
from tests.positions import TIGHT, after, can, position, refusal


def test_a_player_whose_hand_is_empty_has_not_lost_the_game() -> None:
    last_cards = position(hands=[[10], [20, 21]], draw=[])
    bare = after(last_cards, "10a")
    assert outcome(bare) is None
    assert outcome(after(bare, "end 20a end 21a")) == Outcome(left=0)


def test_an_empty_handed_player_is_no_obstacle_to_a_win() -> None:
    state = position(hands=[[], [20], [], [30, 31]], draw=[], seat=1)
    assert outcome(after(state, "20a end 30a end 31a")) == Outcome(left=0)


def test_nobody_is_forced_to_lay_two_cards_after_the_draw_pile_is_out() -> None:
    state = after(position(hands=[[10, 11], [20]], draw=[]), "10a")
    assert can(state, "end")


def test_one_card_that_fits_is_enough_to_go_on_after_the_draw_pile_is_out() -> None:
    state = position(tops=TIGHT, hands=[[99, 50], [2]], draw=[])
    assert not stuck(state)
    assert outcome(after(state, "99a end")) is None


def test_no_card_that_fits_still_loses_after_the_draw_pile_is_out() -> None:
    state = position(tops=TIGHT, hands=[[50, 51], [2]], draw=[])
    assert outcome(state) == Outcome(left=3)
    assert refusal(state, "end") is Reason.GAME_OVER
