"""Who is there: arrivals at once, departures after a while, and never the same thing twice."""

import asyncio

import pytest

from ninetyeight.server.runtime.tasks import Tasks
from ninetyeight.server.settings import Settings
from ninetyeight.server.tables.presence import RETRY_SECONDS, Presence
from ninetyeight.server.tables.room import Room
from ninetyeight.table import Actor, Person
from ninetyeight.table.commands import Ask, Lock, Sit, Stand
from tests.server.fake_time import IN_FAKE_TIME, settled
from tests.server.fakes import (
    NOON,
    FakeServices,
    Screen,
    another_node,
    done,
    new_room,
    new_services,
    room_of,
)

pytestmark = IN_FAKE_TIME

LINGER = 5.0
ADA, BOB = Actor("ada", 0), Actor("bob")


@pytest.fixture
async def services(anyio_backend: object) -> FakeServices:
    return new_services(settings=Settings(linger_seconds=LINGER))


@pytest.fixture
async def room(services: FakeServices) -> Room:
    return watched(services, await new_room(services))


def watched(services: FakeServices, room: Room) -> Room:
    room.followers = [Presence(room, services, Tasks()).follow]
    return room


def person(room: Room, seat: int = 0) -> Person:
    player = room.table.places[seat]
    assert isinstance(player, Person)
    return player


def is_here(room: Room, seat: int = 0) -> bool:
    return person(room, seat).away_since is None


async def come(room: Room, guest: str = "ada") -> Screen:
    screen = Screen(guest).join(room)
    await settled()
    return screen


async def test_whoever_connects_is_here_at_once(room: Room) -> None:
    await come(room)
    assert person(room).nodes == {"north"} and is_here(room)


async def test_whoever_loses_the_connection_is_away_after_a_while(room: Room) -> None:
    screen = await come(room)
    room.leave(screen.client)
    await asyncio.sleep(LINGER - 0.1)
    assert is_here(room)
    await asyncio.sleep(0.2)
    assert person(room).away_since == pytest.approx(NOON + LINGER, abs=0.1)


async def test_whoever_loads_the_page_again_was_never_away(
    services: FakeServices, room: Room
) -> None:
    screen = await come(room)
    steps = len(services.memory.written[room.table.id])
    room.leave(screen.client)
    await asyncio.sleep(LINGER / 2)
    await come(room)
    await asyncio.sleep(2 * LINGER)
    assert is_here(room) and len(services.memory.written[room.table.id]) == steps


async def test_several_sockets_of_one_browser_come_once_and_go_with_the_last(
    services: FakeServices, room: Room
) -> None:
    first, second = await come(room), await come(room)
    steps = len(services.memory.written[room.table.id])
    room.leave(first.client)
    await asyncio.sleep(2 * LINGER)
    assert is_here(room) and len(services.memory.written[room.table.id]) == steps
    room.leave(second.client)
    await asyncio.sleep(2 * LINGER)
    assert not is_here(room)


async def test_whoever_only_watches_is_not_there(room: Room) -> None:
    Screen("ada", watching=True).join(room)
    await settled()
    assert person(room).nodes == frozenset()


async def test_whoever_sits_down_is_there(room: Room) -> None:
    await come(room, "bob")
    await done(room, Sit("Bob"), BOB)
    await settled()
    assert person(room, 1).nodes == {"north"}


async def test_whoever_stands_up_meanwhile_is_not_missed(
    services: FakeServices, room: Room
) -> None:
    bob = await come(room, "bob")
    await done(room, Sit("Bob"), BOB)
    await settled()
    room.leave(bob.client)
    await settled()
    await done(room, Stand(), Actor("bob", 1))
    steps = len(services.memory.written[room.table.id])
    await asyncio.sleep(2 * LINGER)
    assert len(services.memory.written[room.table.id]) == steps


async def test_a_socket_with_the_secret_of_a_seat_stands_for_that_seat_alone(
    services: FakeServices,
) -> None:
    room = watched(services, await new_room(services, people=["Eve"]))
    phone = Screen("phone")
    phone.join(room, secret=services.secrets.of(room.table.id, person(room, 1).nonce))
    await settled()
    assert [person(room, seat).nodes for seat in (0, 1)] == [frozenset(), {"north"}]


async def test_a_host_who_only_looks_on_comes_and_goes_too(services: FakeServices) -> None:
    room = watched(services, await new_room(services, sits=False))
    screen = await come(room)
    assert room.table.host_away_since is None
    room.leave(screen.client)
    await asyncio.sleep(2 * LINGER)
    assert room.table.host_away_since is not None


async def test_who_asks_for_a_seat_and_goes_asks_no_more(services: FakeServices) -> None:
    room = watched(services, await new_room(services, bots=["steady"], start=True))
    bob = await come(room, "bob")
    await done(room, Ask("Bob", seat=1), BOB)
    await settled()
    assert room.table.request_of("bob")
    room.leave(bob.client)
    await asyncio.sleep(2 * LINGER)
    assert room.table.request_of("bob") is None


async def test_who_asked_and_was_gone_before_it_was_noticed_asks_no_more(
    services: FakeServices,
) -> None:
    room = watched(services, await new_room(services, bots=["steady"], start=True))
    await done(room, Ask("Bob", seat=1), BOB)
    await asyncio.sleep(2 * LINGER)
    assert room.table.request_of("bob") is None


async def test_what_concerns_nobodys_presence_is_not_looked_at(
    services: FakeServices, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await come(room)
    looked: list[int] = []
    monkeypatch.setattr(Presence, "settle", lambda _: looked.append(room.table.seq))
    await done(room, Lock(True), ADA)
    await done(room, Lock(False), ADA)
    assert not looked
    await done(room, Sit("Bob"), BOB)
    assert looked


async def test_a_failing_store_is_told_again_after_a_while(
    services: FakeServices, room: Room
) -> None:
    services.memory.failing = {"append"}
    await come(room)
    await asyncio.sleep(3 * RETRY_SECONDS)
    assert services.memory.asked.count("append") == 4
    services.memory.failing.clear()
    await asyncio.sleep(RETRY_SECONDS)
    assert is_here(room) and person(room).nodes == {"north"}
    asked = len(services.memory.asked)
    await asyncio.sleep(10 * RETRY_SECONDS)
    assert len(services.memory.asked) == asked


async def test_who_comes_back_while_the_store_fails_is_not_away_afterwards(
    services: FakeServices, room: Room
) -> None:
    screen = await come(room)
    services.memory.failing = {"append"}
    room.leave(screen.client)
    await asyncio.sleep(LINGER + 0.1)
    await come(room)
    services.memory.failing.clear()
    await asyncio.sleep(2 * LINGER)
    assert is_here(room)


async def test_people_of_another_node_are_left_to_it(services: FakeServices, room: Room) -> None:
    south = another_node(services)
    there = watched(south, await room_of(south, room.table.id))
    screen = await come(there)
    await come(room, "bob")
    await room.catch_up()
    await asyncio.sleep(2 * LINGER)
    assert person(room).nodes == {"south"}
    await come(room)
    assert person(room).nodes == {"north", "south"}
    await there.catch_up()
    there.leave(screen.client)
    await asyncio.sleep(2 * LINGER)
    await room.catch_up()
    assert person(room).nodes == {"north"} and is_here(room)


async def test_of_a_node_that_has_died_everybody_takes_leave(
    services: FakeServices, room: Room
) -> None:
    south = another_node(services)
    await come(watched(south, await room_of(south, room.table.id)))
    await room.catch_up()
    presence = Presence(room, services, Tasks())
    await presence.forget_all_but({"north", "south"})
    assert is_here(room)
    await presence.forget_all_but({"north"})
    assert person(room).nodes == frozenset() and not is_here(room)
