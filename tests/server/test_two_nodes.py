"""Two servers on one PostgreSQL: they serve the same table, and one of them may die."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from ninetyeight.server import upkeep
from ninetyeight.server.bots.players import BotPlayers
from ninetyeight.server.store import open_store
from ninetyeight.server.tables.presence import Presence
from ninetyeight.server.tables.room import Room
from ninetyeight.table import BotTurn, Command, Table
from tests.patience import wait_out_midnight
from tests.server.playing import play_together, record_of
from tests.server.serving import Served, browser_at, open_table, served
from tests.server.store.postgres import Postgres, running_postgres
from tests.server.tablemates import tablemate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@asynccontextmanager
async def two_nodes(postgres: Postgres, folder: Path) -> AsyncIterator[tuple[Served, Served]]:
    url = postgres.new_url()
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(served(folder, store=await open_store(url)))
            for _ in range(2)
        ]
        yield first, second


async def test_people_at_two_nodes_play_one_game(postgres: Postgres, tmp_path: Path) -> None:
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one, bots=["steady"])
        async with (
            tablemate(one.socket, table["code"], cookie=table["cookie"]) as ada,
            tablemate(two.socket, table["code"]) as bob,
        ):
            assert (await bob.do("sit", name="Bob"))["ok"]
            await ada.until(lambda mate: mate.table["seats"][2])
            assert (await ada.do("start"))["ok"]
            await bob.until(lambda mate: mate.mine)
            await play_together([ada, bob])
            assert (await record_of(two, bob)).players == ("Ada", "Ash", "Bob")
            assert ada.events[-1] == bob.events[-1]


async def test_a_cookie_and_a_secret_are_good_at_any_node(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one)
        async with tablemate(one.socket, table["code"], cookie=table["cookie"]) as here:
            async with tablemate(two.socket, table["code"], cookie=table["cookie"]) as there:
                assert here.you == there.you
            secret = here.you["seats"][0]["secret"]
            async with tablemate(two.socket, table["code"], secret=secret) as there:
                assert here.you == there.you


async def test_a_command_that_was_done_at_one_node_is_not_done_at_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one)
        lock = {"do": "chat", "text": "well"}
        async with (
            tablemate(one.socket, table["code"], cookie=table["cookie"]) as here,
            tablemate(two.socket, table["code"], cookie=table["cookie"]) as there,
        ):
            asked = {"type": "do", "id": "once", "based_on": 1, "command": lock}
            first, second = await asyncio.gather(here.ask(asked), there.ask(asked))
            assert first == second and first["ok"]


async def test_when_a_node_dies_play_goes_on_and_its_people_are_away(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "LEASE_SECONDS", 0.6)
    monkeypatch.setattr(upkeep, "RENEW_SECONDS", 0.2)
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one, bots=["steady"])
        async with tablemate(one.socket, table["code"], cookie=table["cookie"]) as ada:
            async with tablemate(two.socket, table["code"]) as bob:
                await bob.do("sit", name="Bob")
                secret = bob.you["seats"][0]["secret"]
                await ada.until(lambda mate: mate.table["seats"][2])
                await ada.until(lambda mate: not mate.table["seats"][2]["away_since"])
                await ada.do("start")
                await bob.until(lambda mate: mate.mine)
                await die(two)
            await ada.until(lambda mate: mate.table["seats"][2]["away_since"])
            async with tablemate(one.socket, table["code"], secret=secret) as bob:
                await play_together([ada, bob])
                assert (await record_of(one, ada)).players == ("Ada", "Ash", "Bob")


async def die(node: Served) -> None:
    """Ends all that a node does, without a word to anybody."""
    await node.node._tasks.end()
    for opened in node.node.rooms.with_sockets:
        opened.room.followers = []
        await opened.tasks.end()


async def test_what_was_not_heard_is_found_by_looking(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "CHECK_SECONDS", 0.1)
    monkeypatch.setattr(upkeep.Upkeep, "listen", lambda _: asyncio.sleep(0))
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one)
        async with (
            tablemate(one.socket, table["code"], cookie=table["cookie"]) as ada,
            tablemate(two.socket, table["watch"]) as watcher,
        ):
            await ada.do("chat", text="hello")
            await watcher.until(lambda mate: any(e["is"] == "chatted" for e in mate.events))


async def test_a_fault_at_one_table_does_not_end_the_upkeep_of_all(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []

    async def faulty(room: Room) -> None:
        faults.append("read")
        if len(faults) < 3:
            raise ValueError("a step of a newer version")
        await catch_up(room)

    async def away(_: Presence, living: object) -> None:
        renewed.append(1)
        raise ValueError("an impossible table")

    catch_up, renewed = Room.catch_up, list[int]()
    monkeypatch.setattr(upkeep, "CHECK_SECONDS", 0.1)
    monkeypatch.setattr(upkeep, "RENEW_SECONDS", 0.1)
    monkeypatch.setattr(Room, "catch_up", faulty)
    monkeypatch.setattr(Presence, "forget_all_but", away)
    async with two_nodes(postgres, tmp_path) as (one, two):
        table = await open_table(one)
        async with (
            tablemate(one.socket, table["code"], cookie=table["cookie"]) as ada,
            tablemate(two.socket, table["watch"]) as watcher,
        ):
            await ada.do("chat", text="hello")
            await watcher.until(lambda mate: any(e["is"] == "chatted" for e in mate.events))
            while len(renewed) < 5:
                await asyncio.sleep(0.01)


async def test_letters_that_postgresql_cannot_keep_are_refused_as_what_they_are(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with (
        two_nodes(postgres, tmp_path) as (one, _),
        browser_at(one.address) as browser,
    ):
        opened = await browser.post("/api/tables", json={"name": "A\0da"})
        assert opened.json()["code"] == "bad-name"
        found = await browser.get("/api/games/0123456789abcde%00")
        assert found.json()["code"] == "no-such-game"


async def test_the_daily_deal_and_its_results_are_the_same_at_any_node(
    postgres: Postgres, tmp_path: Path
) -> None:
    wait_out_midnight()
    async with (
        two_nodes(postgres, tmp_path) as (one, two),
        browser_at(one.address) as at_one,
        browser_at(two.address) as at_two,
    ):
        day = (await at_one.get("/api/daily")).json()["day"]
        first = await open_table(one, daily=day, start=True)
        second = await open_table(two, daily=day, start=True)
        async with (
            tablemate(one.socket, first["code"], cookie=first["cookie"]) as ada,
            tablemate(two.socket, second["code"], cookie=second["cookie"]) as bob,
        ):
            assert ada.mine == bob.mine and ada.mine is not None
            for mate in (ada, bob):
                assert (await mate.do("end-game"))["ok"]
        for browser in (at_one, at_two):
            deal = (await browser.get("/api/daily", params={"day": day})).json()["deals"][0]
            assert deal["results"] == [{"left": 98, "games": 2, "helped": 0}]


async def test_two_nodes_that_play_the_same_bots_blame_none_of_them(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them always thinks longer: what it then wants to lay is on the table already."""
    think = BotPlayers.turn
    async with two_nodes(postgres, tmp_path) as (one, two):

        async def late(self: BotPlayers, table: Table, duty: BotTurn) -> tuple[Command, ...]:
            lays = await think(self, table, duty)
            room = two.node.rooms.of(table.id)
            while room and self._thinkers is two.node.services.thinkers:
                if room.table.changed != table.changed:
                    break
                await asyncio.sleep(0)
            return lays

        monkeypatch.setattr(BotPlayers, "turn", late)
        table = await open_table(one, bots=["steady", "steady"], start=True)
        async with (
            tablemate(one.socket, table["code"], cookie=table["cookie"]) as ada,
            tablemate(two.socket, table["watch"]) as watcher,
        ):
            assert (await ada.do("hand-over", seat=0, level="steady"))["ok"]
            for mate in (watcher, ada):
                await mate.until(lambda mate: mate.phase == "over")
            replaced = [event for event in ada.events if event["is"] == "handed-over"]
            assert replaced == [{"is": "handed-over", "seat": 0, "level": "steady"}]
