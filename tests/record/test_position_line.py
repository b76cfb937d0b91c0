from collections.abc import Mapping

import pytest
from hypothesis import strategies as st

from ninetyeight.record import RecordError, format_position, loads, parse_position, replay
from ninetyeight.rules import Position, Rules, Seat, State, outcome, view
from tests.record.small import GAME, KNOWN, LOST, STATE, VIEW
from tests.rules.strategies import dealt_games, for_all, played_states, seats


def rule_sets_of(position: Position) -> Mapping[str, Rules]:
    return {position.rules.name: position.rules}


@for_all(state=dealt_games() | played_states())
def test_a_state_is_read_as_it_was_written(state: State) -> None:
    assert parse_position(format_position(state), rule_sets_of(state)) == state


@for_all(state=dealt_games() | played_states())
def test_what_every_seat_and_a_spectator_see_is_read_as_it_was_written(state: State) -> None:
    for seat in seats(state):
        seen = view(state, seat)
        assert parse_position(format_position(seen), rule_sets_of(state)) == seen


def test_positions_look_as_documented() -> None:
    steps = list(replay(loads(GAME, KNOWN)))
    second_turn = steps[3][0]
    assert format_position(second_turn) == STATE
    assert format_position(view(second_turn, Seat(1))) == VIEW


def test_a_spectator_has_no_seat_and_no_hand() -> None:
    state = parse_position(STATE, KNOWN)
    assert isinstance(state, State)
    assert " seat=- hand=- counts=3/3 " in format_position(view(state, None))


def test_before_the_start_there_is_no_turn() -> None:
    dealt = "small+fire tops=1/1/14/14 turn=- hands=2.3.4/5.8.10 draw=13.12.7.6.9.11"
    state = parse_position(dealt, KNOWN)
    assert state.turn is None
    assert format_position(state) == dealt


@pytest.mark.parametrize("game", [GAME, LOST], ids=["won", "lost"])
def test_a_view_of_a_game_that_is_over_says_so(game: str) -> None:
    *_, (last, _) = replay(loads(game, KNOWN))
    text = format_position(view(last, None))
    assert text.endswith(" over=yes")
    assert outcome(parse_position(text, KNOWN)) == outcome(last)


def test_fields_may_come_in_any_order_and_with_more_space() -> None:
    rules, *fields = STATE.split()
    assert parse_position("  ".join([rules, *reversed(fields)]), KNOWN) == parse_position(
        STATE, KNOWN
    )


def test_a_position_of_an_unknown_rule_set_needs_to_be_told_of_it() -> None:
    with pytest.raises(RecordError, match="unknown-rules"):
        parse_position(STATE)


@pytest.mark.parametrize("line", ["", " \n"])
def test_nothing_is_no_position(line: str) -> None:
    with pytest.raises(RecordError, match="missing-field: expected a rule set"):
        parse_position(line)


@for_all(
    examples=200,
    line=st.sampled_from([STATE, VIEW]),
    place=st.integers(0, len(VIEW)),
    removed=st.integers(0, 3),
    added=st.text(st.sampled_from("0123456789abcde:/.-= ") | st.characters(), max_size=3),
)
def test_a_changed_position_is_read_or_refused_but_never_breaks_the_reader(
    line: str, place: int, removed: int, added: str
) -> None:
    try:
        position = parse_position(line[:place] + added + line[place + removed :], KNOWN)
    except RecordError:
        return
    assert parse_position(format_position(position), KNOWN) == position
