"""What kind of a game it was: questions to the steps of `ninetyeight.record.replay`."""

from collections.abc import Callable
from itertools import pairwise

from ninetyeight.rules import EndTurn, Lay, Outcome, Turn, outcome, way_out
from tests.golden.players import Steps

Kind = Callable[[Steps], bool]


def is_won(steps: Steps) -> bool:
    return (end := _end(steps)) is not None and end.won


def is_lost(steps: Steps) -> bool:
    return (end := _end(steps)) is not None and not end.won


def is_unfinished(steps: Steps) -> bool:
    return _end(steps) is None


def is_not_started(steps: Steps) -> bool:
    return _last_turn(steps) is None


def stops_between_turns(steps: Steps) -> bool:
    return is_unfinished(steps) and (turn := _last_turn(steps)) is not None and turn.laid == 0


def stops_within_a_turn(steps: Steps) -> bool:
    return is_unfinished(steps) and (turn := _last_turn(steps)) is not None and turn.laid > 0


def is_lost_as_a_turn_began(steps: Steps) -> bool:
    return is_lost(steps) and (turn := _last_turn(steps)) is not None and turn.laid == 0


def is_lost_within_a_turn(steps: Steps) -> bool:
    return is_lost(steps) and (turn := _last_turn(steps)) is not None and turn.laid > 0


def is_lost_by_fire(steps: Steps) -> bool:
    """Whether the minimum could be reached, but not with every fire covered."""
    state, _ = steps[-1]
    if state.turn is None or state.hand_in_turn is None or not is_lost(steps):
        return False
    cards, missing = state.hand_in_turn, state.turn.missing
    return way_out(state.rules, state.tops, cards, missing, frozenset()) is not None


def covers_fires(steps: Steps) -> bool:
    """Whether three fires or more were left to the next player and covered."""
    covered = [
        action
        for state, action in steps
        if isinstance(action, Lay) and state.turn and action.pile in state.turn.due
    ]
    return len(covered) >= 3


def is_won_passing_over(steps: Steps) -> bool:
    """Whether it was won, and a turn passed over a seat without cards."""
    return is_won(steps) and any(
        isinstance(action, EndTurn)
        and before.turn is not None
        and after.turn is not None
        and after.turn.seat != (before.turn.seat + 1) % len(before.hands)
        for (before, action), (after, _) in pairwise(steps)
    )


def _end(steps: Steps) -> Outcome | None:
    return outcome(steps[-1][0])


def _last_turn(steps: Steps) -> Turn | None:
    return steps[-1][0].turn
