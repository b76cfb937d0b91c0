"""Whether a game can be won, as naively as possible: every action of every turn is tried."""

from functools import cache

from ninetyeight.rules import State, apply, legal_actions


@cache
def can_be_won(state: State) -> bool:
    if state.left == 0:
        return True
    return any(can_be_won(apply(state, action)) for action in legal_actions(state))
