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
    played,
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
from ninetyeight.talk import Meaning, Signal
from tests.record.small import GAME, KNOWN
from tests.record.strategies import names, records
from tests.rules.strategies import for_all

RECORD = loads(GAME, KNOWN)
A_AND_D = ((Meaning.NO_BIG_JUMP, Pile.A), (Meaning.LEAVE_IT_TO_ME, Pile.D))


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


def test_the_turns_of_a_record_leave_out_its_signals() -> None:
    assert len(RECORD.entries) == 8
    assert [turn.seat for turn in RECORD.turns] == [1, 0, 1, 0, 1, 1]


def test_a_turn_in_parts_is_one_turn() -> None:
    text = GAME.replace("1 4a 6a 7a", "1 4a +\n~ 2 free b\n1 6a +\n~ 2 withdraw b\n1 7a")
    parted = loads(text)
    assert parted.turns == RECORD.turns
    assert played(parted).steps == played(RECORD).steps


def test_what_was_heard_is_told_for_every_step() -> None:
    text = GAME.replace("2 13c 12c", "~ 1 leave d\n2 13c +\n~ 1 withdraw d\n~ 1 free c\n2 12c")
    game = played(loads(text))
    about_a, about_d = (Signal(Seat(0), meaning, pile) for meaning, pile in A_AND_D)
    about_c = Signal(Seat(0), Meaning.USE_FREELY, Pile.C)
    heard = dict(zip((action for _, action in game.steps), game.heard, strict=True))
    assert heard[Lay(Card(8), Pile.A)] == ()
    assert heard[Lay(Card(13), Pile.C)] == (about_a, about_d)
    assert heard[Lay(Card(12), Pile.C)] == (about_a, about_c)
    assert heard[Lay(Card(4), Pile.A)] == (about_a,)
    assert heard[Lay(Card(6), Pile.A)] == ()


def test_before_the_start_it_is_heard_who_would_like_to_start() -> None:
    text = GAME.replace("start: 2\n", "")
    game = played(loads(text[: text.index("2 8a")] + "---\n"))
    assert game.heard == ((Signal(Seat(0), Meaning.GLADLY),),)


@for_all(record=records())
def test_something_is_heard_at_every_step_only_where_there_is_talk(record: Record) -> None:
    game = played(record)
    assert len(game.heard) == len(game.steps)
    assert record.talk or not any(game.heard)


def test_records_and_games_can_be_kept_in_sets() -> None:
    again = loads(GAME)
    assert len({RECORD, again}) == len({played(RECORD), played(again)}) == 1


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


@pytest.mark.parametrize("turn", [-1, 99])
def test_a_turn_that_was_not_played_has_no_steps(turn: int) -> None:
    with pytest.raises(ValueError, match=rf"there is no turn {turn}: expected 0 to"):
        played(loads(GAME, KNOWN)).turn_steps(turn)
