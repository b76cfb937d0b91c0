"""Connections that are lost, pages that are loaded again, servers that are started again."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from ninetyeight.server.tables import presence
from tests.server.playing import play
from tests.server.serving import QUICK, Served, open_table, served
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_whoever_comes_back_is_told_the_steps_since_the_last_one_seen(
    server: Served,
) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        for text in ("one moment", "and", "on we go"):
            await ada.do("chat", text=text)
        async with tablemate(server.socket, table["code"], after=ada.seq - 2) as back:
            welcome = json.loads(back.heard[0])
            assert welcome["complete"]
            assert [event["text"] for event in back.events] == ["and", "on we go"]


@pytest.mark.parametrize("after", [None, 10**9, -5, 0])
async def test_whoever_has_seen_nothing_sensible_is_told_the_last_steps(
    server: Served, after: int | None
) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        for _ in range(80):
            await ada.do("chat", text="well")
        async with tablemate(server.socket, table["code"], after=after) as new:
            welcome = json.loads(new.heard[0])
            assert not welcome["complete"] and 0 < len(welcome["steps"]) < 80
            assert welcome["seq"] == ada.seq == welcome["steps"][-1]["seq"]


async def test_the_others_are_told_who_is_away_and_who_is_back(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        async with tablemate(server.socket, table["code"]) as bob:
            await bob.do("sit", name="Bob")
            secret = bob.you["seats"][0]["secret"]
            await ada.until(lambda mate: mate.table["seats"][1])
            await ada.until(lambda mate: mate.table["seats"][1]["away_since"] is None)
        await ada.until(lambda mate: mate.table["seats"][1]["away_since"])
        async with tablemate(server.socket, table["code"], secret=secret):
            await ada.until(lambda mate: mate.table["seats"][1]["away_since"] is None)


async def test_one_of_two_tabs_that_is_closed_is_not_told_to_anybody(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        await ada.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
        seq = ada.seq
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]):
            pass
        await asyncio.sleep(0.1)
        assert ada.seq == seq


async def test_a_page_that_is_loaded_again_is_not_told_to_anybody(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_gone, is_back = asyncio.Event(), asyncio.Event()

    async def linger(_: float) -> None:
        is_gone.set()
        await is_back.wait()

    monkeypatch.setattr(presence, "asyncio", SimpleNamespace(sleep=linger))
    table = await open_table(server)
    async with tablemate(server.socket, table["watch"]) as watcher:
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]):
            await watcher.until(lambda mate: mate.table["seats"][0]["away_since"] is None)
        await is_gone.wait()
        seq = watcher.seq
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            is_back.set()
            assert (await mate.do("chat", text="here again"))["seq"] == seq + 1


async def test_a_server_that_stops_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await open_table(server)
        context = tablemate(server.socket, table["code"], cookie=table["cookie"])
        mate = await context.__aenter__()
    await mate.until(lambda mate: mate.bye)
    assert mate.bye == {
        "type": "bye",
        "code": "restarting",
        "come_back": True,
        "after_seconds": 1.0,
    }
    await context.__aexit__(None, None, None)


async def test_a_table_goes_on_where_it_was_also_what_bots_owe(tmp_path: Path) -> None:
    slow_bots = replace(QUICK, pace=100.0)
    async with served(tmp_path, slow_bots) as server:
        table = await open_table(server, bots=["sharp", "steady"])
        async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
            await mate.do("start")
            await mate.do("signal", meaning="rather-not")
            await mate.until(lambda mate: mate.game and mate.game["signals"])
            before, seats = mate.mine, mate.you["seats"]
    async with (
        served(tmp_path) as server,
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate,
    ):
        assert mate.mine == before and mate.you["seats"] == seats
        await mate.until(lambda mate: mate.game and mate.game["proposal"])
        await mate.do("agree")
        await play(mate)
        assert mate.phase == "over"


async def test_a_room_that_nobody_uses_is_closed_and_read_again(server: Served) -> None:
    table = await open_table(server)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as mate:
        await mate.do("chat", text="hello")
        seen = mate.seq
    (opened,) = server.node.rooms._open.values()
    while opened.users:
        await asyncio.sleep(0.01)
    opened.left_at = float("-inf")
    await server.node.rooms.close_unused()
    assert server.node.rooms._open == {}
    async with tablemate(server.socket, table["code"], after=seen) as mate:
        assert mate.seq >= seen
