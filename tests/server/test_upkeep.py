"""What a node does all the time, and what it survives."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.settings import Settings
from ninetyeight.server.tables.open_rooms import OpenRooms
from ninetyeight.server.tables.presence import Presence
from ninetyeight.server.tables.room import Room
from ninetyeight.server.upkeep import CHECK_SECONDS, LEASE_SECONDS, RENEW_SECONDS, Upkeep
from ninetyeight.table import Actor, Person, Table
from ninetyeight.table.commands import Chat
from tests.server.fake_time import IN_FAKE_TIME, settled
from tests.server.fakes import (
    FakeServices,
    Screen,
    another_node,
    done,
    new_room,
    new_services,
    room_of,
)

pytestmark = IN_FAKE_TIME

ADA = Actor("ada", 0)
IDLE = 100.0


class Node:
    """A node with all its upkeep; its tables stay open until the end of the test."""

    def __init__(self, services: FakeServices) -> None:
        self.services, self.rooms = services, OpenRooms(services)
        self.upkeep = Upkeep(services, self.rooms)
        self._tasks, self._entered = Tasks(), AsyncExitStack()

    async def start(self) -> None:
        await self.upkeep.renew_lease()
        for work in (self.upkeep.stay_alive, self.upkeep.listen, self.upkeep.look):
            self._tasks.start(work())

    async def enters(self, table: str) -> Room:
        return await self._entered.enter_async_context(self.rooms.entered(table))

    async def leaves(self) -> None:
        await self._entered.aclose()

    async def stop(self) -> None:
        await self._tasks.end()
        await self.rooms.close()
        await self._entered.aclose()


@pytest.fixture
async def node(anyio_backend: object) -> AsyncIterator[Node]:
    node = Node(new_services(settings=Settings(idle_seconds=IDLE, linger_seconds=0.0)))
    await node.start()
    yield node
    await node.stop()


@pytest.fixture
async def table(node: Node) -> Table:
    return (await new_room(node.services)).table


async def elsewhere(node: Node, table: Table) -> Room:
    """The room of a table at another node, whose words are never heard."""
    return await room_of(another_node(node.services), table.id)


def ada(room: Room) -> Person:
    (_, person), *_ = room.table.people
    return person


async def test_the_lease_is_renewed_before_it_runs_out(node: Node) -> None:
    for _ in range(20):
        await asyncio.sleep(RENEW_SECONDS)
        assert "north" in await node.services.store.live_nodes(node.services.now())
    lease = node.services.memory.leases["north"]
    assert lease == pytest.approx(node.services.now() + LEASE_SECONDS, abs=RENEW_SECONDS)


async def test_a_lease_that_could_not_be_renewed_is_renewed_later(node: Node) -> None:
    node.services.memory.failing = {"renew_lease"}
    await asyncio.sleep(4 * RENEW_SECONDS)
    assert not await node.services.store.live_nodes(node.services.now())
    node.services.memory.failing.clear()
    await asyncio.sleep(RENEW_SECONDS)
    assert await node.services.store.live_nodes(node.services.now()) == {"north"}


async def test_people_whose_node_has_died_are_away(node: Node, table: Table) -> None:
    south = Node(another_node(node.services))
    await south.upkeep.renew_lease()
    Screen().join(await south.enters(table.id))
    room = await node.enters(table.id)
    Screen("bob").join(room)
    await asyncio.sleep(LEASE_SECONDS - RENEW_SECONDS)
    assert ada(room).nodes == {"south"}
    await asyncio.sleep(2 * RENEW_SECONDS + CHECK_SECONDS)
    assert ada(room).nodes == frozenset()
    assert node.services.memory.leases.keys() == {"north"}
    await south.stop()


async def test_what_another_node_says_is_read_at_once(node: Node, table: Table) -> None:
    room = await node.enters(table.id)
    screen = Screen().join(room)
    await settled()
    await done(await elsewhere(node, table), Chat("hello"), ADA)
    node.services.memory.heard.put_nowait((table.id, room.table.seq + 1))
    await settled()
    assert [event.get("text") for event in screen.events][-1] == "hello"


async def test_what_is_known_already_or_not_open_here_is_not_read(node: Node, table: Table) -> None:
    room = await node.enters(table.id)
    node.services.memory.asked.clear()
    for told in ((table.id, room.table.seq), ("another table", 7)):
        node.services.memory.heard.put_nowait(told)
    await settled()
    assert node.services.memory.asked == []


async def test_what_nobody_said_is_found_by_looking(node: Node, table: Table) -> None:
    screen = Screen().join(await node.enters(table.id))
    await settled()
    there = await elsewhere(node, table)
    await done(there, Chat("hello"), ADA)
    await asyncio.sleep(CHECK_SECONDS + 0.1)
    assert screen.steps[-1] == there.table.seq


async def test_tables_without_anybody_are_not_looked_at(node: Node, table: Table) -> None:
    room = await node.enters(table.id)
    there = await elsewhere(node, table)
    await done(there, Chat("hello"), ADA)
    await asyncio.sleep(3 * CHECK_SECONDS)
    assert room.table.seq == there.table.seq - 1


@pytest.mark.parametrize("what", ["newest", "steps"])
async def test_looking_survives_a_failing_store(node: Node, table: Table, what: str) -> None:
    screen = Screen().join(await node.enters(table.id))
    await settled()
    there = await elsewhere(node, table)
    await done(there, Chat("hello"), ADA)
    node.services.memory.failing = {what}
    await asyncio.sleep(5 * CHECK_SECONDS)
    assert there.table.seq not in screen.steps
    node.services.memory.failing.clear()
    await asyncio.sleep(CHECK_SECONDS)
    assert screen.steps[-1] == there.table.seq


async def test_a_fault_at_one_table_does_not_end_what_all_depend_on(
    node: Node, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = (
        await node.enters(table.id),
        await node.enters((await new_room(node.services)).table.id),
    )
    screen = Screen().join(good)
    Screen().join(bad)
    await settled()
    catch_up, forget_all_but = Room.catch_up, Presence.forget_all_but

    async def cannot_read(room: Room) -> None:
        if room is bad:
            raise ValueError("a step of a newer version")
        await catch_up(room)

    async def cannot_forget(presence: Presence, living: set[str]) -> None:
        if presence._room is bad:
            raise ValueError("an impossible table")
        await forget_all_but(presence, living)

    monkeypatch.setattr(Room, "catch_up", cannot_read)
    monkeypatch.setattr(Presence, "forget_all_but", cannot_forget)
    for room in (good, bad):
        await done(await elsewhere(node, room.table), Chat("hello"), ADA)
    await asyncio.sleep(4 * RENEW_SECONDS)
    assert [event.get("text") for event in screen.events][-1] == "hello"
    living = await node.services.store.live_nodes(node.services.now())
    assert living == {"north"}


async def test_a_table_that_nobody_uses_is_forgotten_after_a_while(
    node: Node, table: Table
) -> None:
    await node.enters(table.id)
    await asyncio.sleep(2 * IDLE)
    assert node.rooms.of(table.id)
    await node.leaves()
    await asyncio.sleep(IDLE - RENEW_SECONDS)
    assert node.rooms.of(table.id)
    await asyncio.sleep(2 * RENEW_SECONDS)
    assert node.rooms.of(table.id) is None


def clock_is_set(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    right = FakeServices.now
    monkeypatch.setattr(FakeServices, "now", lambda services: right(services) + jump)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_it_is_forgotten_after_that_while_although_the_clock_is_set(
    jump: float, node: Node, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await node.enters(table.id)
    await node.leaves()
    clock_is_set(jump, monkeypatch)
    await asyncio.sleep(IDLE - RENEW_SECONDS)
    assert node.rooms.of(table.id)
    await asyncio.sleep(2 * RENEW_SECONDS)
    assert node.rooms.of(table.id) is None


async def test_nobody_is_marked_as_away_when_the_clock_is_set_after_the_lease_was_renewed(
    node: Node, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await node.enters(table.id)
    screen = Screen("ada").join(room)
    await asyncio.sleep(RENEW_SECONDS / 2)
    renew_lease, seq = node.services.memory.renew_lease, room.table.seq

    async def renew(node: str, now: float, seconds: float) -> None:
        await renew_lease(node, now, seconds)
        monkeypatch.undo()
        clock_is_set(3600.0, monkeypatch)

    monkeypatch.setattr(node.services.memory, "renew_lease", renew)
    await asyncio.sleep(2 * RENEW_SECONDS)
    assert room.table.seq == seq
    room.leave(screen.client)


async def test_it_is_forgotten_although_the_store_fails(node: Node, table: Table) -> None:
    await node.enters(table.id)
    await node.leaves()
    node.services.memory.failing = {"renew_lease"}
    await asyncio.sleep(IDLE + RENEW_SECONDS)
    assert node.rooms.of(table.id) is None
