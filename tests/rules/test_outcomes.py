"""How well a game went."""

import pytest

from ninetyeight.rules import Grade, Outcome


@pytest.mark.parametrize(
    ("left", "grade"),
    [
        (0, Grade.BEATEN),
        (1, Grade.EXCELLENT),
        (9, Grade.EXCELLENT),
        (10, Grade.TRY_AGAIN),
        (98, Grade.TRY_AGAIN),
    ],
)
def test_the_grade_goes_by_the_cards_left(left: int, grade: Grade) -> None:
    assert Outcome(left).grade is grade


def test_only_a_game_without_cards_left_is_won() -> None:
    assert Outcome(0).won
    assert not Outcome(1).won
