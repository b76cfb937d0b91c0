"""Tables that nobody uses are deleted if the host wants that, and nothing else is."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest

from ninetyeight.server import expiry, services
from ninetyeight.server.expiry import Expiry
from ninetyeight.server.node import Node
from ninetyeight.server.settings import Settings
from ninetyeight.server.store import open_store
from ninetyeight.server.tables.open_rooms import DAY_SECONDS, NoSuchTable
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.table import Actor, Options, Table
from ninetyeight.table.commands import Chat, EndGame
from tests.server.serving import QUICK

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node(anyio_backend: object, tmp_path: Path) -> AsyncIterator[Node]:
    settings = replace(QUICK, keep_tables_days=2.0, idle_seconds=0.0)
    opened = await Node.opened(settings, await open_store(f"sqlite:///{tmp_path / 'tables.db'}"))
    yield opened
    await opened.close()


async def a_table(node: Node, *, start: bool = False) -> Table:
    return await open_table(node.services, "ada", Wishes("Ada", Options(), start=start))


def days_later(days: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "time", lambda: time() + days * DAY_SECONDS)


def test_tables_are_kept_unless_the_host_says_otherwise() -> None:
    assert Settings().keep_tables_days == 0


async def test_without_the_setting_there_are_no_rounds(node: Node) -> None:
    kept = replace(node.services, settings=QUICK)
    await Expiry(kept, node.rooms).run()


async def test_a_table_that_nobody_uses_is_deleted(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, store = await a_table(node), node.services.store
    assert await node.code_lookup.find(table.code, "here")
    days_later(1.9, monkeypatch)
    await Expiry(node.services, node.rooms).round()
    assert await store.steps(table.id)
    days_later(2.1, monkeypatch)
    await Expiry(node.services, node.rooms).round()
    assert not await store.steps(table.id)
    assert await store.table_behind(table.code) is None
    with pytest.raises(NoSuchTable):  # the code may still be remembered here
        async with node.rooms.entered(table.id):
            pass


async def test_a_table_that_somebody_has_open_stays(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table(node)
    async with node.rooms.entered(table.id) as room:
        days_later(3, monkeypatch)
        await Expiry(node.services, node.rooms).round()
        done = await room.do(Chat("still here"), Actor(guest="ada", seat=0))
        assert done.code == "ok"
    await node.rooms.close_unused()
    await Expiry(node.services, node.rooms).round()
    assert len(await node.services.store.steps(table.id)) == 2


@pytest.fixture
async def other(anyio_backend: object, node: Node, tmp_path: Path) -> AsyncIterator[Node]:
    """A second node with the same tables."""
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    opened = await Node.opened(node.services.settings, store)
    yield opened
    await opened.close()


async def test_a_table_that_another_node_has_open_stays(
    node: Node, other: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table(node)
    async with other.rooms.entered(table.id) as room:
        days_later(3, monkeypatch)
        await other.rooms.renew_leases()
        await Expiry(node.services, node.rooms).round()
        assert (await room.do(Chat("still here"), Actor(guest="ada", seat=0))).code == "ok"
    assert len(await node.services.store.steps(table.id)) == 2


async def test_an_old_table_that_another_node_opens_stays(
    node: Node, other: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table(node)
    days_later(3, monkeypatch)
    async with other.rooms.entered(table.id):
        await Expiry(node.services, node.rooms).round()
        assert await node.services.store.steps(table.id)


async def test_a_table_that_expires_while_it_is_read_is_not_opened(
    node: Node, other: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, store = await a_table(node), other.services.store
    days_later(3, monkeypatch)
    lease_tables = store.lease_tables

    async def too_late(*lease: Any) -> None:
        monkeypatch.setattr(expiry, "DELETIONS", 0)
        await Expiry(node.services, node.rooms).round()
        await lease_tables(*lease)

    monkeypatch.setattr(store, "lease_tables", too_late)
    with pytest.raises(NoSuchTable):
        async with other.rooms.entered(table.id):
            pass


async def test_the_record_of_a_game_outlives_its_table(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, store = await a_table(node, start=True), node.services.store
    async with node.rooms.entered(table.id) as room:
        assert (await room.do(EndGame(), Actor(guest="ada", seat=0))).code == "ok"
    await node.rooms.close_unused()
    days_later(3, monkeypatch)
    await Expiry(node.services, node.rooms).round()
    assert not await store.steps(table.id)
    (game,) = await store.games_of("ada")
    assert await store.record_of(game.game)


async def test_a_round_does_only_so_much_and_the_next_goes_on(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "LOOKED_AT", 2)
    monkeypatch.setattr(expiry, "DELETIONS", 1)
    tables = [await a_table(node) for _ in range(5)]
    days_later(3, monkeypatch)
    rounds, left = Expiry(node.services, node.rooms), []
    for _ in range(5):
        await rounds.round()
        left.append(sum([bool(await node.services.store.steps(table.id)) for table in tables]))
    assert left == [4, 3, 2, 1, 0]
