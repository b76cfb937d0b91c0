"""Those who come while others play."""

import pytest

from tests.server.serving import Served, browser_at, open_table
from tests.server.tablemates import Tablemate, tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def ask_and_be_seen(late: Tablemate, ada: Tablemate, seat: int | None) -> None:
    assert (await late.do("ask", name="Dora", seat=seat))["ok"]
    await ada.until(lambda mate: mate.table["requests"])
    assert ada.table["requests"] == [{"number": late.you["request"], "name": "Dora", "seat": seat}]


async def test_a_latecomer_is_admitted_and_plays_the_hand_of_a_bot(server: Served) -> None:
    table = await open_table(server, bots=["steady"], start=True)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as late,
    ):
        await ask_and_be_seen(late, ada, 1)
        assert not late.mine
        assert (await ada.do("admit", number=ada.table["requests"][0]["number"]))["ok"]
        await late.until(lambda mate: mate.mine)
        assert late.you["seat"] == 1 and late.you["request"] is None
        assert late.mine is not None and len(late.mine["hand"]) == 7
        await late.until(lambda mate: mate.table["seats"][1]["away_since"] is None)


async def test_a_request_ends_with_the_connection(server: Served) -> None:
    table = await open_table(server, bots=["steady"], start=True)
    async with tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada:
        async with tablemate(server.socket, table["code"]) as late:
            await ask_and_be_seen(late, ada, None)
        await ada.until(lambda mate: not mate.table["requests"])


async def test_whoever_waits_for_the_next_game_plays_in_it(server: Served) -> None:
    table = await open_table(server, bots=["steady"], start=True)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"]) as late,
    ):
        await ask_and_be_seen(late, ada, None)
        await ada.do("end-game")
        await late.until(lambda mate: mate.you["seat"] is not None)
        assert late.you["request"] is None
        await ada.do("again")
        await late.until(lambda mate: mate.mine)
        assert late.game is not None and late.game["names"][2] == "Dora"


def is_third_there(mate: Tablemate) -> bool:
    third = mate.table["seats"][2]
    return third is not None and third["away_since"] is None


async def listed_tables(server: Served, cookie: str) -> list[str]:
    headers = {"Cookie": f"n98={cookie}"}
    async with browser_at(server.address, headers=headers) as browser:
        return [table["code"] for table in (await browser.get("/api/me")).json()["tables"]]


async def test_a_latecomer_finds_the_table_again(server: Served) -> None:
    cookie = (await open_table(server))["cookie"]
    table = await open_table(server, bots=["steady"], start=True)
    async with (
        tablemate(server.socket, table["code"], cookie=table["cookie"]) as ada,
        tablemate(server.socket, table["code"], cookie=cookie) as late,
    ):
        await ask_and_be_seen(late, ada, 1)
        assert table["code"] not in await listed_tables(server, cookie)
        assert (await ada.do("admit", number=late.you["request"]))["ok"]
        assert table["code"] in await listed_tables(server, cookie)


async def test_only_tables_at_which_one_can_go_on_are_listed(server: Served) -> None:
    table = await open_table(server, bots=["steady"], start=True)
    code, cookie = table["code"], table["cookie"]
    async with tablemate(server.socket, code, cookie=cookie) as ada:
        assert await listed_tables(server, cookie) == [code]
        await ada.do("end-game")
        assert await listed_tables(server, cookie) == []
        async with tablemate(server.socket, code) as bob:
            await bob.do("sit", name="Bob")
            await ada.until(is_third_there)
            assert await listed_tables(server, cookie) == [code]
            await ada.do("stand")
            assert await listed_tables(server, cookie) == []
