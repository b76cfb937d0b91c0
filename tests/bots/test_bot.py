"""When a bot has something to choose."""

import pytest

from ninetyeight.bots.bot import nothing_to_choose
from ninetyeight.rules import Seat, outcome, view
from tests.positions import TIGHT, position


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    lost = position(tops=TIGHT, hands=[[30, 40]])
    assert outcome(lost)
    assert nothing_to_choose(view(lost, Seat(0)))
    assert not nothing_to_choose(view(position(hands=[[30, 40]]), Seat(0)))


def test_only_the_seat_in_turn_has_something_to_choose() -> None:
    state = position(hands=[[], []])
    with pytest.raises(ValueError, match="in turn"):
        nothing_to_choose(view(state, Seat(1)))
