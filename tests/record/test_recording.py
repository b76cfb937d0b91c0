"""Records of games that were played in code."""

import pytest

from ninetyeight.record import PlayedTurn, Record, dumps, loads, opening, played, record_game
from ninetyeight.record.recording import Happened, entries_of
from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Pile,
    Seat,
    Seed,
    apply,
    choose_starter,
    deal,
    legal_actions,
)
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.record.small import GAME
from tests.record.strategies import records
from tests.rules.strategies import for_all

SEED = Seed("00112233445566778899aabbccddeeff")
DEALT = deal(RULE_SETS["standard"], 2, SEED)
RECORD = loads(GAME)


def test_a_game_played_in_code_becomes_a_record() -> None:
    start = state = choose_starter(DEALT, Seat(1))
    actions: list[Action] = []
    while legal := legal_actions(state):
        actions.append(legal[-1])
        state = apply(state, legal[-1])
    record = record_game(start, actions, ("Ada", "Bob"), seed=SEED)
    assert (record.start, record.seed, record.talk) == (Seat(1), SEED, False)
    assert played(loads(dumps(record))).state == state


def test_what_was_said_stands_where_it_was_said() -> None:
    first, second = Lay(Card(8), Pile.A), Lay(Card(5), Pile.A)
    glad, free = Signal(Seat(0), Meaning.GLADLY), Signal(Seat(0), Meaning.USE_FREELY, Pile.D)
    withdrawn = Withdrawal(Seat(0), Pile.D)
    happened: list[Happened | EndTurn] = [glad, first, free, second, withdrawn, EndTurn()]
    record = record_game(opening(RECORD), happened, RECORD.players, talk=True)
    assert record.deck == RECORD.deck
    assert record.entries == (
        glad,
        PlayedTurn(Seat(1), (first,), goes_on=True),
        free,
        PlayedTurn(Seat(1), (second,)),
        withdrawn,
    )


def test_a_game_that_nobody_has_started_has_a_record_too() -> None:
    glad = Signal(Seat(0), Meaning.GLADLY)
    record = record_game(DEALT, [glad], ("Ada", "Bob"), talk=True)
    assert (record.start, record.entries) == (None, (glad,))
    assert opening(record) == DEALT


def test_what_the_rules_forbid_is_not_recorded() -> None:
    with pytest.raises(IllegalAction):
        record_game(opening(RECORD), [EndTurn()], RECORD.players)


@pytest.mark.parametrize("seed", [None, SEED], ids=["a turn has begun", "another seed"])
def test_a_record_begins_with_the_deal(seed: Seed | None) -> None:
    state = opening(RECORD)
    if seed is None:
        state = apply(state, Lay(Card(8), Pile.A))
    with pytest.raises(ValueError, match=r"missing 8|a record begins with the deal"):
        record_game(state, [], RECORD.players, seed=seed)


@for_all(record=records())
def test_the_turns_can_be_put_together_from_their_steps(record: Record) -> None:
    assert entries_of(played(record).steps) == record.turns


def test_signals_need_talk() -> None:
    with pytest.raises(ValueError, match="give talk=True"):
        record_game(DEALT, [Signal(Seat(0), Meaning.GLADLY)], ("Ada", "Bob"), seed=SEED)
    said = record_game(DEALT, [Signal(Seat(0), Meaning.GLADLY)], ("Ada", "Bob"), talk=True)
    assert loads(dumps(said)) == said
