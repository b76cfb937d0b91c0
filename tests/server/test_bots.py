"""Bots at their seats: their pace, their failures, and what two nodes make of one bot."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any

import pytest

from ninetyeight.rules import (
    Card,
    Lay,
    Pile,
    Seat,
    Seed,
    View,
    choose_starter,
    deal,
    rules_named,
    view,
)
from ninetyeight.server.bots.thinkers import Thinkers
from ninetyeight.server.tables import bot_duties
from tests.server.playing import play, record_of
from tests.server.serving import QUICK, Served, open_table, served
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def levels_after(mate: Tablemate) -> list[str]:
    """Which bots took over, one after the other."""
    return [event["level"] for event in mate.events if event["is"] == "handed-over"]


class Gate:
    """Takes the place of the pauses of bots: each of them lasts until it is let pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._passes = asyncio.Semaphore(0)
        self._is_open = False
        monkeypatch.setattr(bot_duties, "sleep", self._pause)

    async def _pause(self, _: float) -> None:
        if not self._is_open:
            await self._passes.acquire()

    def let_pass(self) -> None:
        self._passes.release()

    def open(self) -> None:
        self._is_open = True
        self._passes.release()


def proposers_seen_by(mate: Tablemate) -> list[int]:
    return [event["seat"] for event in mate.events if event["is"] == "proposed"]


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
    monkeypatch.setattr("ninetyeight.server.bots.thinkers.speak", raises)
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
        monkeypatch.setattr(bot_duties, "sleep", sleep)
        table = await open_table(server, bots=["steady"], options={"pace": 1.5})
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("start")
            await play(mate)
            cards = sum(event["is"] == "laid" and event["seat"] == 1 for event in mate.events)
            assert set(pauses) == {bot_duties.PAUSE_SECONDS * 3.0}
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


async def test_after_an_objection_to_one_bot_another_proposes(server: Served) -> None:
    table = await open_table(server, bots=["steady", "steady"], start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("signal", meaning="rather-not"))["ok"]
        await mate.until(lambda mate: mate.game and mate.game["proposal"])
        assert (await mate.do("object"))["ok"]
        await mate.until(lambda mate: len(proposers_seen_by(mate)) == 2)
        assert set(proposers_seen_by(mate)) == {1, 2}


async def test_a_bot_plays_on_after_a_lay_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, replace(QUICK, pace=1.0)) as server:
        gate = Gate(monkeypatch)
        table = await open_table(server, start=True)
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            assert (await mate.do("hand-over", seat=0, level="steady"))["ok"]
            gate.let_pass()
            await mate.until(lambda mate: mate.events[-1]["is"] == "laid")
            assert (await mate.do("take-seat"))["ok"]
            assert (await mate.do("take-back"))["ok"]
            assert (await mate.do("hand-over", seat=0, level="steady"))["ok"]
            gate.open()
            await mate.until(lambda mate: mate.phase == "over")
            assert levels_after(mate) == ["steady", "steady"]


async def test_a_bot_is_not_blamed_for_what_changed_while_it_thought(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person takes the seat, lays the very card that the bot has chosen, and hands it over."""
    think, may_answer, thoughts = Thinkers.turn, asyncio.Event(), list[tuple[Lay, ...]]()

    async def slow(self: Thinkers, *asked: Any) -> tuple[Lay, ...]:
        thoughts.append(await think(self, *asked))
        await may_answer.wait()
        return thoughts[-1]

    monkeypatch.setattr(Thinkers, "turn", slow)
    table = await open_table(server, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("hand-over", seat=0, level="steady"))["ok"]
        while not thoughts:
            await asyncio.sleep(0.01)
        lay = thoughts[0][0]
        assert (await mate.do("take-seat"))["ok"]
        laid = await mate.do("lay", card=int(lay.card), pile=lay.pile.letter, sure=True)
        assert laid["ok"]
        assert (await mate.do("hand-over", seat=0, level="steady"))["ok"]
        may_answer.set()
        await mate.until(lambda mate: mate.phase == "over")
        assert levels_after(mate) == ["steady", "steady"]


async def test_a_clock_that_is_set_back_does_not_delay_the_start(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour_back = 0.0
    monkeypatch.setattr("ninetyeight.server.services.time", lambda: time() - hour_back)
    options = {"agree_seconds": 1.0}
    table = await open_table(server, people=["Bob"], options=options, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        assert (await mate.do("propose"))["ok"]
        hour_back = 3600.0
        assert (await mate.do("chat", text="hello"))["ok"]
        await mate.until(lambda mate: mate.phase == "playing")


async def test_bots_go_on_thinking_after_a_process_was_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Processes think where the kernel is in Python."""
    pools: list[ProcessPoolExecutor] = []

    def processes(most: int) -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(most, mp_context=get_context("spawn")))
        return pools[-1]

    monkeypatch.setattr("ninetyeight.server.bots.thinkers._executor", processes)
    thinkers = Thinkers(1)
    state = choose_starter(deal(rules_named("standard"), 1, Seed("0" * 32)), Seat(0))
    asked = ("random", view(state, Seat(0)), None, "seed")
    first = await thinkers.turn(*asked)
    for process in pools[0]._processes.values():
        process.kill()
        process.join()
    assert await thinkers.turn(*asked) == first
    assert len(pools) == 2
    thinkers.close()
