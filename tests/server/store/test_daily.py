"""What becomes of the deals of a day: the first result of each guest counts, and it stays."""

import asyncio

import pytest
from sqlalchemy import text

from ninetyeight.server.store import DailyBots, DailyResult, DailyTally, Store, open_store
from ninetyeight.server.store.opening import engine_for
from tests.server.store.values import finished, step

pytestmark = pytest.mark.anyio

DAY, NEXT = "2026-11-16", "2026-11-17"


async def test_the_first_finished_game_is_the_result(store: Store) -> None:
    await store.append(step(1), finished("first", "ann", left=14, daily=DAY))
    await store.append(step(2), finished("better", "ann", left=0, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, 14, "first")]
    assert await store.daily_tally(DAY) == [DailyTally(3, 14, 1)]


async def test_a_team_counts_once_and_each_of_it_has_the_result(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", "bob", "bob", left=3, daily=DAY))
    await store.append(step(2), finished("h", "eve", left=3, daily=DAY))
    assert await store.daily_results_of(DAY, "bob") == [DailyResult(3, 3, "g")]
    assert await store.daily_tally(DAY) == [DailyTally(3, 3, 2)]


async def test_a_game_counts_if_it_is_the_first_of_anybody_there(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", left=9, daily=DAY))
    await store.append(step(2), finished("h", "ann", "bob", left=2, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, 9, "g")]
    assert await store.daily_results_of(DAY, "bob") == [DailyResult(3, 2, "h")]
    assert await store.daily_tally(DAY) == [DailyTally(3, 2, 1), DailyTally(3, 9, 1)]


async def test_days_and_other_games_are_kept_apart(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", daily=DAY))
    await store.append(step(2), finished("other", "ann"))
    assert await store.daily_results_of(NEXT, "ann") == []
    assert await store.daily_tally(NEXT) == []
    assert len(await store.games_of("ann")) == 2


async def test_whoever_deletes_a_game_keeps_the_result(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", left=40, daily=DAY))
    assert await store.forget_game("g", "ann")
    await store.append(step(2), finished("h", "ann", left=0, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, 40, "g")]


async def test_nodes_agree_on_the_results(store: Store, other: Store) -> None:
    await asyncio.gather(
        store.append(step(1), finished("here", "ann", left=1, daily=DAY)),
        other.append(step(1, table="another"), finished("there", "ann", left=2, daily=DAY)),
    )
    found = await store.daily_results_of(DAY, "ann")
    assert len(found) == 1 and found == await other.daily_results_of(DAY, "ann")


async def test_what_bots_made_of_a_deal_is_written_once(store: Store, other: Store) -> None:
    first = [DailyBots(1, "master", 0), DailyBots(1, "steady", 4)]
    await store.note_daily_bots(DAY, first)
    await other.note_daily_bots(DAY, [DailyBots(1, "steady", 9)])
    assert await other.daily_bots(DAY) == await store.daily_bots(DAY) == first
    assert await store.daily_bots(NEXT) == []


async def test_a_database_from_before_the_daily_deal_can_still_be_opened(url: str) -> None:
    store = await open_store(url)
    await store.append(step(1))
    await store.close()
    engine = engine_for(url)
    with engine.begin() as connection:
        for table in ("daily_results", "daily_bots"):
            connection.execute(text(f"DROP TABLE {table}"))
    engine.dispose()
    again = await open_store(url)
    await again.append(step(2), finished("g", "ann", daily=DAY))
    assert len(await again.daily_results_of(DAY, "ann")) == 1
    assert await again.steps("table") == [step(1), step(2)]
    await again.close()
