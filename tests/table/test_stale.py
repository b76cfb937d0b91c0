"""A command that was decided before something changed may not mean any more what it did."""

import pytest

from ninetyeight.table import Actor, Create, Options, TableCode
from ninetyeight.table.commands import (
    Agree,
    Chat,
    Command,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Kick,
    LayCard,
    MakeHost,
    Propose,
    RemoveBot,
    Sit,
    Start,
    TakeBack,
    TakeSeat,
)
from ninetyeight.table.errors import TableError
from ninetyeight.talk import Meaning
from tests.positions import position
from tests.table.evenings import Evening, begun, begun_with, dealt, gathered


def test_a_lay_that_was_decided_before_another_is_stale() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    seen = evening.table.seq
    evening.do("Ada", LayCard(10, "a"), based_on=seen)
    assert evening.refusal("Ada", LayCard(20, "a"), based_on=seen) == TableCode.STALE
    assert evening.refusal("Ada", LayCard(20, "a"), based_on=seen + 1) is None


@pytest.mark.parametrize("command", [EndTheTurn(), TakeBack()])
def test_so_is_the_end_of_a_turn_and_a_lay_taken_back(command: Command) -> None:
    evening = begun_with(position(hands=[[10, 20]]), "Ada")
    seen = evening.table.seq
    evening.lay("Ada", "10a")
    evening.lay("Ada", "20a")
    assert evening.refusal("Ada", command, based_on=seen) == TableCode.STALE


@pytest.mark.parametrize("command", [Kick(1), MakeHost(1), RemoveBot(2), Start()])
def test_somebody_else_may_have_sat_down_on_the_seat(command: Command) -> None:
    evening = gathered("Ada", "Bob", bots=1)
    seen = evening.table.seq
    evening.do("Cleo", Sit("Cleo"))
    assert evening.refusal("Ada", command, based_on=seen) == TableCode.STALE


def test_an_agreement_is_to_the_proposal_that_was_seen() -> None:
    evening = dealt("Ada", "Bob", "Cleo")
    seen = evening.table.seq
    evening.do("Ada", Propose())
    assert evening.refusal("Bob", Agree(), based_on=seen) == TableCode.STALE
    assert evening.refusal("Bob", Agree(), based_on=seen + 1) is None
    assert evening.refusal("Cleo", Agree(), based_on=seen + 1) is None


def test_talk_and_presence_make_nothing_stale() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    seen = evening.table.seq
    evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "a"))
    evening.do("Bob", Chat("go on"))
    evening.do("Bob", HandOver(1))
    assert evening.refusal("Ada", LayCard(10, "a"), based_on=seen) is None


@pytest.mark.parametrize(
    "command", [GiveSignal(Meaning.USE_FREELY, "a"), Chat("go on"), HandOver(1), TakeSeat()]
)
def test_talk_and_presence_are_never_stale(command: Command) -> None:
    assert begun("Ada", "Bob").refusal("Bob", command, based_on=0) is None


def test_a_table_is_opened_once() -> None:
    create = Create("another", "code", "watch", "Ada", Options())
    assert Evening("Ada").refusal("Ada", create) == TableCode.TABLE_EXISTS


def test_a_table_that_was_never_opened_refuses_everything() -> None:
    evening = Evening("Ada")
    evening.forget()
    assert evening.refusal(Actor("Ada", 0), Start()) == TableCode.NO_SUCH_TABLE


def test_opening_a_table_is_held_to_the_same_rules() -> None:
    with pytest.raises(TableError, match=TableCode.UNKNOWN_RULES):
        Evening("Ada", Options(rules="chess"))
    with pytest.raises(TableError, match=TableCode.BAD_NAME):
        Evening("4711")
