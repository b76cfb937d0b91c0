"""Bots play among themselves, and whoever asked for it looks on."""

import json

import pytest

from tests.server.serving import Served, browser_at, open_table
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_whoever_looks_on_sees_a_whole_game_and_no_hand(server: Served) -> None:
    table = await open_table(server, watch=True, bots=["steady"] * 3, start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as host:
        assert host.you["seat"] is None and host.you["seats"] == []
        assert host.you["host"] and not host.you["watching"]
        await host.until(lambda mate: mate.phase == "over")
        assert [seat["kind"] for seat in host.table["seats"] if seat] == ["bot"] * 3
        told = [json.loads(text) for text in host.heard]
        assert all(message.get("mine") is None for message in told)
        drawn = [event["drawn"] for event in host.events if event["is"] == "turn-ended"]
        assert drawn and set(drawn) == {None}
        results = [message["game"]["result"] for message in told if message.get("game")]
        assert [bool(result) for result in results] == [False] * (len(results) - 1) + [True]


async def test_whoever_looks_on_can_see_another_game(server: Served) -> None:
    table = await open_table(server, watch=True, bots=["steady"], start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as host:
        await host.until(lambda mate: mate.phase == "over")
        assert (await host.do("again"))["ok"]
        await host.until(lambda mate: mate.game and mate.game["number"] == 2)


async def test_somebody_else_with_the_link_is_not_the_host(server: Served) -> None:
    table = await open_table(server, watch=True, bots=["steady"])
    async with tablemate(server.socket, table["code"]) as stranger:
        assert not stranger.you["host"]
        assert (await stranger.do("start"))["code"] == "not-host"
    async with tablemate(server.socket, table["watch"], cookie=table["cookie"]) as watcher:
        assert not watcher.you["host"] and watcher.you["watching"]


async def test_a_table_of_bots_is_not_among_those_to_go_on_with(server: Served) -> None:
    table = await open_table(server, watch=True, bots=["steady"])
    cookies = {"n98": table["cookie"]}
    async with browser_at(server.address, cookies=cookies) as browser:
        assert (await browser.get("/api/me")).json()["tables"] == []
