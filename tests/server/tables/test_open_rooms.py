"""Tables are read from the store when they are asked for, long ones as fast as short ones."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ninetyeight.server.node import Node
from ninetyeight.server.store import Store, StoredStep, open_store
from ninetyeight.server.tables import open_rooms, room
from ninetyeight.server.tables.open_rooms import NoSuchTable, OpenRooms
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.server.tables.room import Room
from ninetyeight.table import (
    Actor,
    Options,
    Table,
    decode_events,
    decode_snapshot,
    encode_events,
    evolve_step,
)
from ninetyeight.table.commands import Chat
from ninetyeight.table.events import Chatted
from tests.server.fakes import done, new_room, new_services
from tests.server.serving import QUICK

pytestmark = pytest.mark.anyio

EVERY, COMMANDS = 8, 4
"""So many steps apart are snapshots here, and so many commands before them are read."""

ADA = Actor(guest="ada", seat=0)
SAID = encode_events([Chatted(0, "well")])


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SNAPSHOT_EVERY", EVERY)
    monkeypatch.setattr(open_rooms, "KEPT_COMMANDS", COMMANDS)


@pytest.fixture
async def node(anyio_backend: object, tmp_path: Path) -> AsyncIterator[Node]:
    opened = await Node.opened(QUICK, await open_store(f"sqlite:///{tmp_path / 'tables.db'}"))
    yield opened
    await opened.close()


async def a_table(node: Node, chats: int) -> str:
    """A table of Ada's at which she has said so much."""
    table = await open_table(node.services, "ada", Wishes("Ada", Options()))
    async with node.rooms.entered(table.id) as entered:
        for number in range(chats):
            done = await entered.do(Chat("well"), ADA, known_as=f"ada/{number}")
            assert done.code == "ok"
    return table.id


async def replayed(store: Store, id: str) -> Table:
    table: Table | None = None
    for step in await store.steps(id):
        table = evolve_step(table, decode_events(step.body), seq=step.seq, at=step.at)
    assert table is not None
    return table


class Reads:
    """Counts the steps that are read of a store."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        steps = node.services.store.steps

        async def counted(table: str, after: int = 0) -> list[StoredStep]:
            found = await steps(table, after)
            self.count += len(found)
            return found

        monkeypatch.setattr(node.services.store, "steps", counted)


@pytest.mark.parametrize("chats", [0, 5, EVERY, 3 * EVERY + 2, 10 * EVERY])
async def test_no_table_takes_more_steps_to_open_than_those_since_a_snapshot(
    node: Node, monkeypatch: pytest.MonkeyPatch, chats: int
) -> None:
    id = await a_table(node, chats)
    reads = Reads(node, monkeypatch)
    async with OpenRooms(node.services).entered(id) as entered:
        assert reads.count <= EVERY + COMMANDS
        assert entered.table == await replayed(node.services.store, id)


@pytest.mark.parametrize("body", [b"{}", b"nonsense", b'{"format":99}'])
async def test_a_snapshot_that_cannot_be_read_is_ignored_and_replaced(
    node: Node, body: bytes
) -> None:
    store, id = node.services.store, await a_table(node, 3 * EVERY)
    newest = (await replayed(store, id)).seq + 1
    await store.append(StoredStep(id, newest, 0.0, None, SAID), snapshot=body)
    async with OpenRooms(node.services).entered(id) as entered:
        assert entered.table == await replayed(store, id)
        await entered.do(Chat("well"), ADA)
        snapshot = await store.snapshot_of(id)
        assert snapshot and decode_snapshot(snapshot) == entered.table


async def test_a_command_from_before_the_snapshot_is_still_done_once(node: Node) -> None:
    id = await a_table(node, 2 * EVERY)
    async with OpenRooms(node.services).entered(id) as entered:
        seq = entered.table.seq
        done = await entered.do(Chat("well"), ADA, known_as=f"ada/{2 * EVERY - COMMANDS}")
        assert done.code == "ok" and done.seq < seq == entered.table.seq


async def test_whoever_comes_back_is_shown_the_steps_from_before_the_snapshot(node: Node) -> None:
    id = await a_table(node, 2 * EVERY - 1)
    async with OpenRooms(node.services).entered(id) as entered:
        steps, complete = entered._history.after(entered.table.seq - 2)
        assert complete and len(steps) == 2


async def test_a_table_whose_first_steps_are_deleted_is_there_no_more(node: Node) -> None:
    await node.services.store.append(StoredStep("expired", 7, 0.0, None, SAID))
    for id in ("expired", "unknown"):
        with pytest.raises(NoSuchTable):
            async with node.rooms.entered(id):
                pass


async def test_whoever_asks_for_a_table_that_is_being_read_waits_for_the_same_reading() -> None:
    services = new_services()
    id = (await new_room(services)).table.id
    rooms = OpenRooms(services)

    async def enter() -> Room:
        async with rooms.entered(id) as entered:
            return entered

    services.memory.asked.clear()
    first, second = await asyncio.gather(enter(), enter())
    assert first is second and services.memory.asked == ["steps"]


async def test_others_have_a_turn_while_a_long_table_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(open_rooms, "READ_AT_ONCE", 2)
    services = new_services()
    made = await new_room(services)
    for _ in range(5):
        await done(made, Chat("well"), ADA)
    turns = 0

    async def look_on() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    looking = asyncio.create_task(look_on())
    async with OpenRooms(services).entered(made.table.id) as entered:
        assert entered.table == made.table
    looking.cancel()
    assert turns > 3
