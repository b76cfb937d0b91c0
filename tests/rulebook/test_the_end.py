"""When the game is won or lost."""

import pytest

from ninetyeight.rules import Reason, legal_actions, outcome, stuck
from tests.positions import TIGHT, after, position, refusal


def test_the_game_is_lost_when_the_player_in_turn_can_lay_no_card() -> None:
    end = outcome(position(tops=TIGHT))
    assert end is not None
    assert not end.won


def test_the_game_is_lost_when_the_player_in_turn_can_lay_less_than_the_minimum() -> None:
    assert stuck(position(tops=TIGHT, hands=[[99]]))


def test_the_game_goes_on_while_the_minimum_can_be_laid() -> None:
    assert not stuck(position(tops=TIGHT, hands=[[99, 2]]))


@pytest.mark.parametrize(
    ("tops", "hand"),
    [
        ((50, 99, 2, 3), [60, 61]),
        ((99, 50, 2, 3), [60, 61]),
        ((98, 99, 50, 2), [40, 39]),
        ((98, 99, 2, 50), [40, 39]),
    ],
)
def test_one_pile_with_room_is_enough_to_go_on(tops: tuple[int, ...], hand: list[int]) -> None:
    assert not stuck(position(tops=tops, hands=[hand]))


def test_what_the_others_hold_does_not_save_the_player_in_turn() -> None:
    assert stuck(position(tops=TIGHT, hands=[[], [99, 2]]))


def test_the_game_goes_on_though_another_player_could_lay_nothing() -> None:
    assert not stuck(position(tops=TIGHT, hands=[[99, 2], []]))


def test_who_has_laid_the_minimum_cannot_lose_in_that_turn() -> None:
    assert not stuck(after(position(tops=TIGHT, hands=[[99, 2]]), "99a 2c"))


@pytest.mark.parametrize("last", ["99a", "99b"])
def test_the_game_is_won_with_the_last_card(last: str) -> None:
    end = outcome(after(position(tops=TIGHT, hands=[[99]], draw=[]), last))
    assert end is not None
    assert end.won


def test_the_game_goes_on_while_one_card_is_left() -> None:
    assert outcome(after(position(tops=TIGHT, hands=[[99], [2]], draw=[]), "99a")) is None


def test_nothing_is_done_after_a_loss() -> None:
    state = position(tops=TIGHT, hands=[[99]])
    assert legal_actions(state) == ()
    assert refusal(state, "99a") is Reason.GAME_OVER
    assert refusal(state, "end") is Reason.GAME_OVER


def test_nothing_is_done_after_a_win() -> None:
    state = after(position(tops=TIGHT, hands=[[99]], draw=[]), "99a")
    assert legal_actions(state) == ()
    assert refusal(state, "end") is Reason.GAME_OVER
