"""Bots at a table remember what was said, as they do in the arena."""

from collections.abc import AsyncIterator

import pytest

from ninetyeight.bots import Signals
from ninetyeight.bots.match import Match, by_the_rules
from ninetyeight.bots.planner import Planner
from ninetyeight.rules import Lay, View, rules_named, shuffled
from ninetyeight.server.bots.players import BotPlayers
from ninetyeight.server.bots.thinkers import Thinkers
from ninetyeight.server.runtime.metrics import Metrics
from ninetyeight.table import BotProposes, BotsSpeak, BotTurn, Speak, owed
from ninetyeight.table.commands import AddBot, Propose, Start
from tests.server.serving import Served, open_table
from tests.server.tablemates import tablemate
from tests.table.evenings import SERVER, Evening, bot

pytestmark = pytest.mark.anyio


@pytest.fixture
def histories(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What bots were given to remember, choice by choice."""
    given: list[bytes] = []
    choose = Planner.choose

    def noting(
        self: Planner, view: View, signals: Signals, seed: int, history: bytes = b""
    ) -> tuple[Lay, ...]:
        given.append(history)
        return choose(self, view, signals, seed, history)

    monkeypatch.setattr(Planner, "choose", noting)
    return given


@pytest.fixture
async def players(anyio_backend: object) -> AsyncIterator[BotPlayers]:
    thinkers = Thinkers(1)
    yield BotPlayers(thinkers, Metrics())
    thinkers.close()


def table_of_bots(level: str, count: int) -> Evening:
    """A game of bots that was dealt; its host looks on."""
    evening = Evening(host_sits=False)
    for _ in range(count):
        evening.do("Ada", AddBot(level))
    evening.do("Ada", Start())
    return evening


async def play(evening: Evening, players: BotPlayers, steps: int = 1000) -> None:
    """Does what is owed, as a server would, but nothing for a bot that fails."""
    for _ in range(steps):
        if not (duties := owed(evening.table)):
            return
        match duties[0]:
            case BotsSpeak() as duty:
                seats = tuple(seat for seat, _ in duty.bots)
                evening.do(SERVER, Speak(seats, await players.words(evening.table, duty)))
            case BotProposes(seat):
                evening.do(bot(seat), Propose())
            case BotTurn() as duty:
                for command in await players.turn(evening.table, duty):
                    if evening.table.is_in_game:
                        evening.do(bot(duty.seat), command)
            case other:
                raise AssertionError(other)


@pytest.mark.parametrize("count", [2, 3])
async def test_bots_are_given_the_same_at_a_table_and_in_the_arena(
    histories: list[bytes], players: BotPlayers, count: int
) -> None:
    evening = table_of_bots("steady", count)
    await play(evening, players)
    assert evening.game.result
    at_the_table = histories[:]
    histories.clear()
    rules = rules_named(evening.table.options.rules)
    match = Match(rules=rules, bots=("steady",) * count, seed=1)
    by_the_rules(match, match.seated(), shuffled(rules, evening.game.seed), 1)
    assert at_the_table == histories
    assert evening.game.told and evening.game.told.startswith(at_the_table[-1])


async def test_alone_there_is_nothing_to_remember(
    histories: list[bytes], players: BotPlayers
) -> None:
    await play(table_of_bots("steady", 1), players)
    assert set(histories) == {b""}


async def test_bots_play_on_where_it_is_not_known_what_was_said(
    histories: list[bytes], players: BotPlayers
) -> None:
    evening = table_of_bots("steady", 3)
    await play(evening, players, 20)
    assert any(histories)
    histories.clear()
    evening.forget_what_was_told()
    await play(evening, players)
    assert evening.game.result
    assert set(histories) == {b""}


@pytest.mark.slow
@pytest.mark.parametrize("level", ["steady", "master"])
async def test_bots_that_remember_play_a_whole_game_and_none_of_them_fails(
    server: Served, level: str
) -> None:
    table = await open_table(server, watch=True, bots=[level] * 3, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as host:
        await host.until(lambda mate: mate.phase == "over")
        assert not any(event["is"] == "handed-over" for event in host.events)
        assert sum(event["is"] == "laid" for event in host.events) > 30
