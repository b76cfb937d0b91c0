"""The drawn states reach what the properties are about."""

from collections import Counter

import pytest
from hypothesis import given, settings

from ninetyeight.rules import State, outcome, warns
from tests.rules.strategies import jump, legal_lays, played_states


def situations(state: State) -> set[str]:
    """What there is to see in a started game."""
    assert state.turn is not None
    if end := outcome(state):
        if end.won:
            return {"won"}
        return {"lost by a lay" if state.turn.laid else "lost as the turn began"}
    lays = legal_lays(state)
    found = {
        "nothing to draw": not state.draw_pile,
        "a player without cards": not all(state.hands),
        "a turn under way": state.turn.laid > 0,
        "a minimum reached": state.turn.missing == 0,
        "a whole hand laid": not state.hand_in_turn,
        "a fire that is due": bool(state.turn.due),
        "a fire that is not due yet": bool(state.rules.burning(state.tops) - state.turn.due),
        "a backwards trick": any(jump(state, lay) < 0 for lay in lays),
        "a lay that would lose": any(warns(state, lay) for lay in lays),
    }
    return {name for name, is_there in found.items() if is_there}


@pytest.mark.slow
def test_all_that_can_happen_is_drawn_often() -> None:
    drawn: Counter[str] = Counter()

    @settings(max_examples=200, derandomize=True, database=None)
    @given(played_states())
    def draw(state: State) -> None:
        drawn.update(situations(state))

    draw()
    least = {
        "won": 10,
        "lost by a lay": 4,
        "lost as the turn began": 4,
        "nothing to draw": 20,
        "a player without cards": 10,
        "a turn under way": 40,
        "a minimum reached": 30,
        "a whole hand laid": 5,
        "a fire that is due": 3,
        "a fire that is not due yet": 5,
        "a backwards trick": 5,
        "a lay that would lose": 1,
    }
    assert drawn >= Counter(least)
