"""A host who does not sit: bots play among themselves."""

from ninetyeight.rules import Seat
from ninetyeight.table import Actor, BotsSpeak, TableCode, owed, shown_table
from ninetyeight.table.commands import (
    AddBot,
    Arrive,
    Chat,
    Depart,
    EndGame,
    Kick,
    LayCard,
    MakeHost,
    Sit,
    Stand,
    Start,
)
from tests.table.evenings import SERVER, Evening, guest_of

HOST = Actor(guest_of("Ada"))


def watched(bots: int = 0) -> Evening:
    evening = Evening("Ada", host_sits=False)
    for _ in range(bots):
        evening.do(HOST, AddBot("sharp"))
    return evening


def test_bots_are_dealt_to_and_have_something_to_do() -> None:
    evening = watched(bots=3)
    evening.do(HOST, Start())
    assert evening.game.players == 3 and not list(evening.table.people)
    assert owed(evening.table) == (BotsSpeak(tuple((Seat(seat), "sharp") for seat in range(3))),)


def test_nobody_can_be_dealt_to() -> None:
    assert watched().refusal(HOST, Start()) is TableCode.NOBODY_SITS


def test_a_host_who_looks_on_neither_lays_nor_talks_nor_gives_up() -> None:
    evening = watched(bots=2)
    evening.do(HOST, Start())
    for command in (LayCard(5, "a"), Chat("hello"), EndGame()):
        assert evening.refusal(HOST, command) is TableCode.NOT_SEATED


def test_a_host_who_looks_on_is_told_no_code_to_sit_with() -> None:
    assert shown_table(watched(bots=2).table, None).code is None


def test_a_host_who_looks_on_stays_host_whoever_comes_and_goes() -> None:
    evening = watched(bots=1)
    for name in ("Bob", "Cleo", "Dan"):
        evening.do(name, Sit(name))
    evening.do("Bob", Stand())
    evening.do(HOST, Kick(evening.seat("Cleo")))
    assert evening.table.host == HOST.guest


def test_a_host_who_sits_down_later_is_still_host() -> None:
    evening = watched(bots=1)
    evening.do("Ada", Sit("Ada"))
    assert evening.refusal("Ada", Start()) is None


def test_a_host_who_looks_on_is_deposed_only_when_long_away() -> None:
    evening = watched(bots=1)
    evening.do("Bob", Sit("Bob"))
    evening.do(HOST, Arrive("north"))
    evening.now += 1000
    assert evening.refusal("Bob", MakeHost(1)) is TableCode.NOT_HOST
    evening.do(HOST, Depart("north"))
    away_since = evening.now
    evening.now += 29
    assert evening.refusal("Bob", MakeHost(1)) is TableCode.NOT_HOST
    assert shown_table(evening.table, None).host_away_since == away_since
    evening.now += 1
    evening.do("Bob", MakeHost(1))
    assert evening.table.host == guest_of("Bob")
    assert evening.table.visitors == ()


def test_a_host_who_looks_on_through_two_nodes_is_away_when_both_are_gone() -> None:
    evening = watched(bots=1)
    evening.do(HOST, Arrive("north"))
    evening.do(HOST, Arrive("south"))
    assert evening.do(HOST, Arrive("south")) == ()
    evening.do(HOST, Depart("north"))
    assert evening.table.host_away_since is None
    evening.do(SERVER, Depart("south"))
    assert evening.table.host_away_since == evening.now


def test_a_host_who_sits_down_later_is_no_visitor_any_more() -> None:
    evening = watched(bots=1)
    evening.do("Ada", Sit("Ada"))
    assert evening.table.visitors == ()
    assert evening.do("Ada", Arrive("north")) != ()
    assert evening.table.host_away_since is None
