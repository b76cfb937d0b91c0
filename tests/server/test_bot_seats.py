"""Bots at their seats: their pace, their failures, and what two nodes make of one bot."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.rules import Card, Lay, Pile, View
from ninetyeight.server import bot_seats
from ninetyeight.server.thinking import Thinkers
from tests.server.playing import play, record_of
from tests.server.serving import QUICK, Served, open_table, served
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def levels_after(mate: Tablemate) -> list[str]:
    """Which bots took over, one after the other."""
    return [event["level"] for event in mate.events if event["is"] == "handed-over"]


def raises(*_: object) -> tuple[Lay, ...]:
    raise RuntimeError("no idea")


def lays_nothing(*_: object) -> tuple[Lay, ...]:
    return ()


def lays_what_it_does_not_hold(level: str, view: View, *_: object) -> tuple[Lay, ...]:
    return (Lay(min(view.unseen, default=Card(2)), Pile.A),)


@pytest.mark.parametrize("fails", [raises, lays_nothing, lays_what_it_does_not_hold])
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    server: Served, monkeypatch: pytest.MonkeyPatch, fails: Callable[..., tuple[Lay, ...]]
) -> None:
    think = Thinkers.turn

    async def turn(self: Thinkers, level: str, *asked: Any) -> tuple[Lay, ...]:
        return fails(level, *asked) if level != "rookie" else await think(self, level, *asked)

    monkeypatch.setattr(Thinkers, "turn", turn)
    table = await open_table(server, bots=["sharp"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("start")
        await play(mate)
        assert levels_after(mate) == ["steady", "rookie"]
        assert (await record_of(server, mate)).players == ("Ada", "Ash")


async def test_a_bot_that_cannot_speak_is_silent(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.server.thinking.speak", raises)
    table = await open_table(server, bots=["sharp"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("start")
        await play(mate)
        assert not any(event["is"] == "signalled" for event in mate.events)


async def test_bots_pause_before_every_card_as_long_as_table_and_server_want(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async with served(tmp_path, replace(QUICK, pace=2.0)) as server:
        monkeypatch.setattr(bot_seats, "sleep", sleep)
        table = await open_table(server, bots=["steady"], options={"pace": 1.5})
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("start")
            await play(mate)
            cards = sum(event["is"] == "laid" and event["seat"] == 1 for event in mate.events)
            assert set(pauses) == {bot_seats.PAUSE_SECONDS * 3.0}
            assert len(pauses) > cards


async def test_bots_wait_until_somebody_looks(server: Served) -> None:
    table = await open_table(server, bots=["steady", "sharp"])
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("start")
        await mate.do("hand-over", seat=0)
    async with tablemate(server.socket, table["watch"]) as watcher:
        await watcher.until(lambda mate: mate.phase == "over")


async def test_a_person_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async with served(tmp_path, replace(QUICK, pace=50.0)) as server:
        table = await open_table(server, bots=["steady"], start=True)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            assert (await mate.do("hand-over", seat=0))["ok"]
            assert (await mate.do("propose"))["code"] == "bot-plays"
            assert (await mate.do("take-seat"))["ok"]
            assert (await mate.do("propose"))["ok"]
