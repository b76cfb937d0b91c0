"""Opening a table."""

import pytest

from ninetyeight.server.store import DailyTry, StoreFailed
from ninetyeight.server.tables import opening
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.table import Options, TableCode, TableError
from tests.server.fake_time import IN_FAKE_TIME
from tests.server.fakes import DAY, FakeServices, new_services

pytestmark = IN_FAKE_TIME


@pytest.fixture
async def services(anyio_backend: object) -> FakeServices:
    return new_services()


async def test_one_step_seats_everybody_and_deals(services: FakeServices) -> None:
    wishes = Wishes("Ada", Options(), people=["Bob"], bots=["steady"], start=True)
    table = await open_table(services, "ada", wishes)
    assert [player.name for _, player in table.seated] == ["Ada", "Bob", "Ash"]
    assert (table.phase, table.seq) == ("agreeing", 1)
    assert len(services.memory.written[table.id]) == 1


async def test_a_host_who_does_not_sit_only_looks_on(services: FakeServices) -> None:
    table = await open_table(services, "ada", Wishes("Ada", Options(), bots=["steady"], sits=False))
    assert table.seats_of("ada") == () and table.host == "ada"


async def test_a_code_that_is_taken_is_drawn_again(
    services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["one", "two", "one", "three", "four", "five"])
    monkeypatch.setattr(opening, "new_code", lambda: next(codes))
    first = await open_table(services, "ada", Wishes("Ada", Options()))
    second = await open_table(services, "bob", Wishes("Bob", Options()))
    assert (first.code, first.watch) == ("one", "two")
    assert (second.code, second.watch) == ("four", "five")


async def test_what_is_not_possible_is_not_stored(services: FakeServices) -> None:
    with pytest.raises(TableError) as refused:
        await open_table(services, "ada", Wishes("Ada", Options(rules="chess")))
    assert refused.value.code == TableCode.UNKNOWN_RULES and not services.memory.written


async def test_a_failing_store_makes_no_table(services: FakeServices) -> None:
    services.memory.failing = {"create_table"}
    with pytest.raises(StoreFailed):
        await open_table(services, "ada", Wishes("Ada", Options()))


async def test_the_deal_of_the_day_is_tried_from_the_first_step_on(services: FakeServices) -> None:
    table = await open_table(services, "ada", Wishes("Ada", Options(daily=DAY), start=True))
    (kept,) = services.memory.kept
    assert isinstance(kept, DailyTry) and (kept.day, kept.table) == (DAY, table.id)
