"""How a result is counted."""

import pytest

from ninetyeight.rules import Grade, Outcome, outcome
from tests.positions import TIGHT, after, position


def test_the_score_is_all_cards_in_all_hands_and_in_the_draw_pile() -> None:
    state = position(tops=TIGHT, hands=[[], [], []], draw=[50, 51, 52, 53])
    assert outcome(state) == Outcome(left=3 * 6 + 4)


def test_a_game_without_a_card_left_is_beaten() -> None:
    end = outcome(after(position(tops=TIGHT, hands=[[2]], draw=[]), "2c"))
    assert end is not None
    assert end.grade is Grade.BEATEN


@pytest.mark.parametrize("left", [1, 5, 9])
def test_fewer_than_10_cards_left_are_excellent(left: int) -> None:
    assert Outcome(left).grade is Grade.EXCELLENT


@pytest.mark.parametrize("left", [10, 11, 98])
def test_10_cards_left_or_more_are_worth_another_try(left: int) -> None:
    assert Outcome(left).grade is Grade.TRY_AGAIN
