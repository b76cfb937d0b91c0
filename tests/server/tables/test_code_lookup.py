"""Which table a code leads to, and how long anybody may guess."""

import pytest

from ninetyeight.server.access.rate_limit import RateLimiter, TooFast
from ninetyeight.server.store import StoreFailed
from ninetyeight.server.tables import code_lookup
from ninetyeight.server.tables.code_lookup import (
    WRONG_CODES_AT_ONCE,
    WRONG_CODES_PER_SECOND,
    CodeLookup,
)
from ninetyeight.table import Table
from tests.server.fake_time import IN_FAKE_TIME
from tests.server.fakes import FakeServices, new_room, new_services

pytestmark = IN_FAKE_TIME

HERE, ELSEWHERE = "203.0.113.7", "203.0.113.8"
WRONG = "bako-mifu-rela"


class World:
    """A lookup whose clock stands still unless a test sets it."""

    def __init__(self) -> None:
        self.services = new_services()
        self.codes = CodeLookup(self.services.store)
        self.now = 0.0
        self.codes._wrong = RateLimiter(
            WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE, lambda: self.now
        )

    async def guess_wrongly(self, times: int, address: str = HERE) -> None:
        for _ in range(times):
            assert await self.codes.find(WRONG, address) is None


@pytest.fixture
async def world(anyio_backend: object) -> World:
    return World()


async def new_table(services: FakeServices) -> Table:
    return (await new_room(services)).table


async def test_both_codes_of_a_table_lead_to_it(world: World) -> None:
    table = await new_table(world.services)
    to_sit = await world.codes.find(table.code, HERE)
    to_watch = await world.codes.find(table.watch.upper(), HERE)
    assert to_sit and (to_sit.table, to_sit.watching) == (table.id, False)
    assert to_watch and (to_watch.table, to_watch.watching) == (table.id, True)


async def test_a_code_is_looked_up_once(world: World) -> None:
    table = await new_table(world.services)
    found = [await world.codes.find(table.code, HERE) for _ in range(3)]
    assert found[0] == found[1] == found[2]
    assert world.services.memory.asked.count("table_behind") == 1


async def test_what_is_no_code_is_not_looked_up_but_counts_as_a_guess(world: World) -> None:
    for _ in range(WRONG_CODES_AT_ONCE):
        assert await world.codes.find("no code at all", HERE) is None
    assert "table_behind" not in world.services.memory.asked
    with pytest.raises(TooFast):
        await world.codes.find("no code at all", HERE)


async def test_after_many_wrong_codes_an_address_has_to_wait(world: World) -> None:
    table = await new_table(world.services)
    await world.guess_wrongly(WRONG_CODES_AT_ONCE)
    with pytest.raises(TooFast):
        await world.codes.find(table.code, HERE)
    assert await world.codes.find(table.code, ELSEWHERE)
    world.now += 1 / WRONG_CODES_PER_SECOND
    await world.guess_wrongly(1)
    with pytest.raises(TooFast):
        await world.codes.find(WRONG, HERE)


async def test_a_code_that_is_known_can_be_used_meanwhile(world: World) -> None:
    """Somebody who shares the address with a guesser may come back."""
    table = await new_table(world.services)
    await world.codes.find(table.code, ELSEWHERE)
    await world.guess_wrongly(WRONG_CODES_AT_ONCE)
    assert await world.codes.find(table.code, HERE)


async def test_right_codes_are_no_guesses(world: World) -> None:
    for _ in range(WRONG_CODES_AT_ONCE + 1):
        assert await world.codes.find((await new_table(world.services)).code, HERE)


async def test_a_failure_of_the_store_is_no_guess(world: World) -> None:
    table = await new_table(world.services)
    world.services.memory.failing = {"table_behind"}
    for _ in range(WRONG_CODES_AT_ONCE + 1):
        with pytest.raises(StoreFailed):
            await world.codes.find(table.code, HERE)
    world.services.memory.failing.clear()
    assert await world.codes.find(table.code, HERE)


async def test_codes_that_nobody_used_for_long_are_forgotten_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_lookup, "MAX_REMEMBERED", 2)
    one, two, three = [(await new_table(world.services)).code for _ in range(3)]
    for code in (one, two, one, three):
        await world.codes.find(code, HERE)
    world.services.memory.asked.clear()
    for code in (one, three, two):
        await world.codes.find(code, HERE)
    assert world.services.memory.asked.count("table_behind") == 1
