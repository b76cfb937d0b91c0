"""What a bot works with: a view that it can think ahead in."""

import pytest
from hypothesis import strategies as st

from ninetyeight.bots.bot import after_lay, nothing_to_choose
from ninetyeight.rules import Seat, State, apply, outcome, view
from tests.positions import TIGHT, position
from tests.rules.strategies import for_all, legal_lays, played_states


@for_all(state=played_states(), choice=st.integers(0, 31))
def test_a_view_after_a_lay_is_the_view_of_the_state_after_it(state: State, choice: int) -> None:
    if lays := legal_lays(state):
        lay = lays[choice % len(lays)]
        assert state.turn is not None
        seat = state.turn.seat
        assert after_lay(view(state, seat), lay) == view(apply(state, lay), seat)


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    lost = position(tops=TIGHT, hands=[[30, 40]])
    assert outcome(lost)
    assert nothing_to_choose(view(lost, Seat(0)))
    assert not nothing_to_choose(view(position(hands=[[30, 40]]), Seat(0)))


def test_only_the_seat_in_turn_has_something_to_choose() -> None:
    state = position(hands=[[], []])
    with pytest.raises(ValueError, match="in turn"):
        nothing_to_choose(view(state, Seat(1)))
