"""Nodes hear at which tables the others have written."""

import asyncio
from itertools import count

import pytest

from ninetyeight.server.store import Store, open_store
from ninetyeight.server.store.databases.postgres import PAYLOAD, Notice, payloads
from tests.server.store.postgres import Postgres
from tests.server.store.values import step

pytestmark = pytest.mark.anyio

ChangeQueue = list[tuple[str, int]]


class Ear:
    """Collects what a store hears."""

    def __init__(self, store: Store) -> None:
        self.heard: ChangeQueue = []
        self.listening = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for change in store.changes():
            self.heard.append(change)

    async def hears(self, speaker: Store, run: str = "ready") -> None:
        """Waits until it hears the speaker."""
        for seq in count(1):
            await speaker.append(step(seq, table=run))
            await asyncio.sleep(0.01)
            if any(table == run for table, _ in self.heard):
                self.heard.clear()
                return

    async def until(self, last: tuple[str, int]) -> ChangeQueue:
        while last not in self.heard:
            await asyncio.sleep(0.01)
        return [change for change in self.heard if change[0] != "ready"]


@pytest.mark.slow
async def test_what_another_node_wrote_is_heard_and_what_i_wrote_is_not(postgres_url: str) -> None:
    mine, other = await open_store(postgres_url), await open_store(postgres_url)
    ear = Ear(mine)
    await ear.hears(other)
    await mine.append(step(1, table="mine"))
    await other.append(step(1, table="theirs"))
    await other.append(step(1, table="theirs"))  # a conflict is no change
    await other.append(step(2, table="theirs"))
    assert await ear.until(("theirs", 2)) == [("theirs", 1), ("theirs", 2)]
    await mine.close()
    await other.close()


@pytest.mark.slow
async def test_a_batch_of_many_tables_is_heard_whole(postgres_url: str) -> None:
    mine, other = await open_store(postgres_url), await open_store(postgres_url)
    ear = Ear(mine)
    await ear.hears(other)
    tables = {f"a table with a long name {number}" for number in range(1000)}
    await asyncio.gather(*(other.append(step(1, table=table)) for table in tables))
    while {table for table, _ in ear.heard} < tables:
        await asyncio.sleep(0.01)
    await mine.close()
    await other.close()


def test_a_notice_is_parted_until_each_part_can_be_sent() -> None:
    newest = {f"Tisch Nummer fünf-{number}": number for number in range(1000)}
    parts = list(payloads(Notice("me", newest)))
    assert max(len(part.encode()) for part in parts) <= PAYLOAD
    assert len(parts) > 1
    assert all(sum(f'"{table}"' in part for part in parts) == 1 for table in newest)


@pytest.mark.slow
async def test_what_others_say_on_the_channel_is_passed_over(
    postgres: Postgres, postgres_url: str
) -> None:
    mine, other = await open_store(postgres_url), await open_store(postgres_url)
    ear = Ear(mine)
    await ear.hears(other)
    postgres.run("NOTIFY ninetyeight, 'good morning'")
    await other.append(step(1))
    assert await ear.until(("table", 1)) == [("table", 1)]
    await mine.close()
    await other.close()


@pytest.mark.slow
async def test_listening_goes_on_after_the_server_was_away(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.server.store.databases.postgres.RETRY_SECONDS", 0.05)
    mine, other = await open_store(postgres_url), await open_store(postgres_url)
    ear = Ear(mine)
    await ear.hears(other)
    postgres.stop()
    await asyncio.sleep(0.1)
    postgres.start()
    await ear.hears(other, "again")
    await mine.close()
    await other.close()


async def test_the_changes_end_when_the_store_is_closed(store: Store) -> None:
    ear = Ear(store)
    await asyncio.sleep(0)
    await store.append(step(1))
    await store.close()
    await ear.listening
    assert ear.heard == []
    assert [change async for change in store.changes()] == []
