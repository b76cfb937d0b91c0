import pytest

from ninetyeight.record import RecordError, dumps, final_state, loads
from ninetyeight.rules import Outcome, outcome
from tests.record.small import GAME, KNOWN, LOST


def test_a_game_that_stands_between_turns_is_unfinished() -> None:
    record = loads(GAME[: GAME.index("2 13c")] + "---\n", KNOWN)
    state = final_state(record)
    assert outcome(state) is None
    assert state.turn is not None
    assert (state.turn.seat, state.turn.laid) == (1, 0)


def test_a_game_that_stands_within_a_turn_is_unfinished() -> None:
    record = loads(GAME[: GAME.index(" 12c")] + " +\n---\n", KNOWN)
    state = final_state(record)
    assert outcome(state) is None
    assert state.turn is not None
    assert (state.turn.seat, state.turn.laid) == (1, 1)


def test_the_turn_that_lost_the_game_holds_the_lays_that_were_made() -> None:
    record = loads(LOST, KNOWN)
    assert outcome(final_state(record)) == Outcome(7)
    assert dumps(record) == LOST


def test_a_turn_without_a_plus_has_ended_and_drawn() -> None:
    before = LOST[: LOST.index("1 12a")]
    went_on = loads(f"{before}1 11a 12a +\n---\n", KNOWN)
    ended = loads(f"{before}1 11a 12a\n---\n", KNOWN)
    assert final_state(went_on).draw_count == 4
    assert final_state(ended).draw_count == 2


@pytest.mark.parametrize(
    ("turn", "place"), [("1 12a 11a", "14:7"), ("1 12a\n1 11b", "15:1")], ids=["same", "next"]
)
def test_nothing_is_played_after_the_lay_that_lost(turn: str, place: str) -> None:
    with pytest.raises(RecordError, match=f"^{place}: game-over: "):
        loads(LOST.replace("1 12a", turn).replace("lost 7", "lost 6"), KNOWN)
