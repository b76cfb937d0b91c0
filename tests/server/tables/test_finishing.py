"""What is kept of a game for ever."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from ninetyeight.record import loads
from ninetyeight.server.daily.days import end_of
from ninetyeight.server.store import DailyTry, FinishedGame
from ninetyeight.server.tables.finishing import kept_of
from ninetyeight.table import Command, Options, game_name
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Ask,
    Chat,
    EndGame,
    HandOver,
    NoteHint,
    Sit,
    Start,
)
from tests.positions import TIGHT, position
from tests.server.fakes import DAY, NOON
from tests.table.evenings import Evening, begun_with, dealt, gathered, guest_of
from tests.table.play import next_command, who_plays

DAILY = Options(daily=DAY)


def kept_after(
    evening: Evening, who: str, command: Command | NoteHint, now: float = NOON
) -> DailyTry | FinishedGame | None:
    before = evening.table
    evening.do(who, command)
    return kept_of(before, evening.table, now)


def test_before_any_game_nothing_is_kept() -> None:
    evening = Evening()
    assert kept_of(None, evening.table, NOON) is None
    assert kept_after(evening, "Ada", Chat("hello")) is None


def test_nor_of_a_game_that_goes_on() -> None:
    evening = gathered("Ada", "Bob")
    assert kept_after(evening, "Ada", Start()) is None
    assert kept_after(evening, "Ada", Chat("hello")) is None


@pytest.mark.parametrize("won", [True, False])
def test_a_game_is_kept_when_its_last_card_is_laid(won: bool) -> None:
    state = position(tops=TIGHT, hands=[[99], []], draw=[] if won else None)
    evening = begun_with(state, "Ada", "Bob")
    before = evening.table
    evening.lay("Ada", "99a", sure=True)
    kept = kept_of(before, evening.table, NOON)
    assert isinstance(kept, FinishedGame)
    assert (kept.game, kept.table) == (game_name(evening.table.id, evening.game), "table-one")
    assert (kept.at, kept.rules, kept.players, kept.daily) == (NOON, "standard", 2, None)
    assert (kept.left, kept.won) == (state.left - 1, won)
    assert kept.guests == (guest_of("Ada"), guest_of("Bob"))


def test_its_record_can_be_read_again() -> None:
    evening = dealt("Ada")
    lays = 0
    while (seat := evening.game.seat_in_turn) is not None:
        before = evening.table
        evening.do(who_plays(evening, seat), next_command(evening))
        lays += 1
    kept = kept_of(before, evening.table, NOON)
    assert isinstance(kept, FinishedGame) and lays > 10
    assert loads(kept.record).players == ("Ada",)
    assert loads(kept.record).talk


def test_a_game_that_is_given_up_is_kept_without_a_result_in_its_record() -> None:
    evening = dealt("Ada", "Bob")
    kept = kept_after(evening, "Ada", EndGame())
    assert isinstance(kept, FinishedGame)
    assert (kept.left, kept.won, "[result" in kept.record) == (98, False, False)


def test_it_is_kept_once() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Ada", EndGame())
    assert kept_after(evening, "Ada", Chat("well")) is None
    assert kept_after(evening, "Cleo", Sit("Cleo")) is None
    over = evening.table
    named = replace(over, game=replace(evening.game, names=("Eva", "Bob")))
    assert kept_of(over, named, NOON) is None


def test_who_waited_for_the_next_game_has_not_played_this_one() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Cleo", Ask("Cleo"))
    kept = kept_after(evening, "Ada", EndGame())
    assert isinstance(kept, FinishedGame) and kept.guests == (guest_of("Ada"), guest_of("Bob"))


def test_two_people_at_one_device_are_one_guest() -> None:
    evening = gathered("Ada")
    evening.do(evening.actor("Ada"), Sit("Eve"))
    evening.do("Ada", Start())
    kept = kept_after(evening, "Ada", EndGame())
    assert isinstance(kept, FinishedGame) and kept.guests == (guest_of("Ada"),)


def daily(*people: str) -> Evening:
    return gathered(*people, options=DAILY)


def test_the_deal_of_the_day_is_tried_when_it_is_dealt() -> None:
    evening = daily("Ada", "Bob")
    kept = kept_after(evening, "Ada", Start())
    guests = (guest_of("Ada"), guest_of("Bob"))
    assert kept == DailyTry(DAY, 2, game_name("table-one", evening.game), "table-one", guests)


@pytest.mark.parametrize("now", [end_of(DAY), NOON - 86_400])
def test_on_another_day_it_is_only_practice(now: float) -> None:
    assert kept_after(daily("Ada"), "Ada", Start(), now) is None


def test_who_takes_over_a_bot_tries_it_too_and_the_others_not_again() -> None:
    evening = daily("Ada")
    evening.do("Ada", AddBot("steady"))
    assert kept_after(evening, "Ada", Start()) is not None
    evening.do("Cleo", Ask("Cleo", seat=1))
    (_, request), *_ = evening.table.requests
    kept = kept_after(evening, "Ada", Admit(request.number))
    assert isinstance(kept, DailyTry) and kept.guests == (guest_of("Cleo"),)


def test_the_same_deal_again_is_another_try() -> None:
    evening = daily("Ada")
    evening.do("Ada", Start())
    evening.do("Ada", EndGame())
    kept = kept_after(evening, "Ada", Again(same_deal=True))
    assert isinstance(kept, DailyTry) and kept.guests == (guest_of("Ada"),)


HELP: dict[str, Callable[[Evening], object]] = {
    "nothing": lambda evening: None,
    "stand-in": lambda evening: evening.do("Ada", HandOver(0)),
    "hints": lambda evening: evening.do("Ada", NoteHint()),
}


@pytest.mark.parametrize("help", HELP)
def test_the_result_of_a_day_tells_who_has_helped(help: str) -> None:
    evening = daily("Ada")
    evening.do("Ada", Start())
    HELP[help](evening)
    kept = kept_after(evening, "Ada", EndGame())
    assert isinstance(kept, FinishedGame) and kept.daily == DAY
    assert (kept.stand_in, kept.hints) == (help == "stand-in", help == "hints")
