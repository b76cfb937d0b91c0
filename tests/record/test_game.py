from itertools import pairwise

import pytest
from hypothesis import given

from ninetyeight.record import (
    PlayedTurn,
    Record,
    final_state,
    loads,
    name_problem,
    opening,
    played_turns,
    replay,
)
from ninetyeight.record.game import MAX_NAME_LENGTH
from ninetyeight.rules import (
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Pile,
    Reason,
    Seat,
    apply,
    outcome,
)
from tests.record.small import GAME, KNOWN
from tests.record.strategies import names, records
from tests.rules.strategies import for_all

RECORD = loads(GAME, KNOWN)


@given(names())
def test_a_name_is_any_visible_text(name: str) -> None:
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x" * (MAX_NAME_LENGTH + 1),
        " Red",
        "Red ",
        "Re|d",
        "#1",
        "Re\nd",
        "Re\td",
        "Re\xa0d",
        "Re\u200bd",
        "Re\u202ed",
        "Re\ud800d",
    ],
)
def test_a_name_that_would_not_be_read_as_it_is_is_refused(name: str) -> None:
    assert name_problem(name)
    with pytest.raises(ValueError, match="player's name"):
        Record(rules=RECORD.rules, players=("Red", name), deck=RECORD.deck)


def test_the_opening_is_the_deal_with_the_first_turn_begun() -> None:
    state = opening(RECORD)
    assert [sorted(hand) for hand in state.hands] == [[2, 3, 4], [5, 8, 10]]
    assert state.draw_pile == RECORD.deck[6:]
    assert state.turn is not None
    assert state.turn.seat == Seat(1)


def test_without_a_start_no_turn_has_begun() -> None:
    record = Record(rules=RECORD.rules, players=RECORD.players, deck=RECORD.deck)
    assert opening(record).turn is None
    assert list(replay(record)) == [(opening(record), None)]


def test_a_replay_has_every_action_and_the_last_state() -> None:
    steps = list(replay(RECORD))
    assert [action for _, action in steps[:4]] == [
        Lay(Card(8), Pile.A),
        Lay(Card(5), Pile.A),
        EndTurn(),
        Lay(Card(2), Pile.A),
    ]
    assert [action for _, action in steps[-2:]] == [Lay(Card(9), Pile.C), None]
    assert final_state(RECORD) == steps[-1][0]
    assert outcome(final_state(RECORD)) is not None


@for_all(record=records())
def test_each_step_of_a_replay_leads_to_the_next(record: Record) -> None:
    steps = list(replay(record))
    for (state, action), (after, _) in pairwise(steps):
        assert action is not None
        assert apply(state, action) == after
    assert steps[-1] == (final_state(record), None)


@for_all(record=records())
def test_the_turns_can_be_put_together_from_their_steps(record: Record) -> None:
    assert played_turns(replay(record)) == record.turns


def test_the_turns_of_a_record_leave_out_its_signals() -> None:
    assert len(RECORD.entries) == 8
    assert [turn.seat for turn in RECORD.turns] == [1, 0, 1, 0, 1, 1]


def test_a_replay_stops_at_a_turn_that_the_rules_forbid() -> None:
    turn = PlayedTurn(Seat(1), (Lay(Card(13), Pile.A),))
    record = Record(
        rules=RECORD.rules,
        players=RECORD.players,
        deck=RECORD.deck,
        start=RECORD.start,
        entries=(turn,),
    )
    with pytest.raises(IllegalAction) as caught:
        list(replay(record))
    assert caught.value.illegal.code == Reason.NOT_IN_HAND
