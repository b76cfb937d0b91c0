"""What becomes of the deals of a day: the first game dealt to each guest counts, and it stays."""

import asyncio

import pytest
from sqlalchemy import text

from ninetyeight.server.store import DailyBots, DailyResult, DailyTally, Store, open_store
from ninetyeight.server.store.opening import engine_for
from tests.server.store.values import finished, step, tried

pytestmark = pytest.mark.anyio

DAY, NEXT = "2026-11-16", "2026-11-17"


async def test_the_first_game_that_is_dealt_is_the_result(store: Store) -> None:
    await store.append(step(1), tried("first", "ann", day=DAY))
    await store.append(step(2), tried("better", "ann", day=DAY))
    await store.append(step(3), finished("better", "ann", left=0, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "first", None)]
    assert await store.daily_tally(DAY) == []
    await store.append(step(4), finished("first", "ann", left=14, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "first", 14)]
    assert await store.daily_tally(DAY) == [DailyTally(3, 14, 1)]


async def test_a_game_that_is_dealt_with_its_table_is_a_try_and_leads_to_it(store: Store) -> None:
    assert await store.create_table(step(1), "code", "watch", ["ann"], tried("g", "ann", day=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "g", None, code="code")]


async def test_a_team_counts_once_and_each_of_it_has_the_result(store: Store) -> None:
    await store.append(step(1), tried("g", "ann", "bob", day=DAY))
    await store.append(step(2), tried("h", "eve", day=DAY, table="other"))
    await store.append(step(3), finished("g", "ann", "bob", "bob", left=3, daily=DAY))
    await store.append(step(4), finished("h", "eve", left=3, daily=DAY))
    assert await store.daily_results_of(DAY, "bob") == [DailyResult(3, "g", 3)]
    assert await store.daily_tally(DAY) == [DailyTally(3, 3, 2)]


async def test_a_game_counts_if_it_is_the_first_of_anybody_there(store: Store) -> None:
    await store.append(step(1), tried("g", "ann", day=DAY))
    await store.append(step(2), finished("g", "ann", left=9, daily=DAY))
    await store.append(step(3), tried("h", "ann", "bob", day=DAY))
    await store.append(step(4), finished("h", "ann", "bob", left=2, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "g", 9)]
    assert await store.daily_results_of(DAY, "bob") == [DailyResult(3, "h", 2)]
    assert await store.daily_tally(DAY) == [DailyTally(3, 2, 1), DailyTally(3, 9, 1)]


async def test_results_tell_who_had_help(store: Store) -> None:
    helped = {"alone": {}, "hints": {"hints": True}, "stand-in": {"stand_in": True}}
    for number, (game, help) in enumerate(helped.items()):
        await store.append(step(2 * number), tried(game, game, day=DAY))
        await store.append(step(2 * number + 1), finished(game, game, left=5, daily=DAY, **help))
    assert await store.daily_results_of(DAY, "hints") == [DailyResult(3, "hints", 5, hints=True)]
    assert await store.daily_results_of(DAY, "stand-in") == [
        DailyResult(3, "stand-in", 5, stand_in=True)
    ]
    assert await store.daily_tally(DAY) == [DailyTally(3, 5, 3, helped=2)]


async def test_days_and_other_games_are_kept_apart(store: Store) -> None:
    await store.append(step(1), tried("g", "ann", day=DAY))
    await store.append(step(2), finished("g", "ann", daily=DAY))
    await store.append(step(3), finished("other", "ann"))
    assert await store.daily_results_of(NEXT, "ann") == []
    assert await store.daily_tally(NEXT) == []
    assert {game.daily for game in await store.games_of("ann")} == {DAY, None}


async def test_whoever_deletes_a_game_keeps_the_result(store: Store) -> None:
    await store.append(step(1), tried("g", "ann", day=DAY))
    await store.append(step(2), finished("g", "ann", left=40, daily=DAY))
    assert await store.forget_game("g", "ann")
    await store.append(step(3), tried("h", "ann", day=DAY))
    await store.append(step(4), finished("h", "ann", left=0, daily=DAY))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "g", 40)]


async def test_nodes_agree_on_the_first_try(store: Store, other: Store) -> None:
    await asyncio.gather(
        store.append(step(1), tried("here", "ann", day=DAY)),
        other.append(step(1, table="another"), tried("there", "ann", day=DAY)),
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
    await an_old_database(url, ["DROP TABLE daily_results", "DROP TABLE daily_bots"])
    await assert_the_daily_deal_is_kept(url)


async def test_a_database_from_before_a_new_column_can_still_be_opened(url: str) -> None:
    older = [
        ("steps", "digest"),
        ("games", "daily"),
        ("daily_results", "stand_in"),
        ("daily_results", "hints"),
    ]
    await an_old_database(
        url,
        [
            *(f"ALTER TABLE {table} DROP COLUMN {column}" for table, column in older),
            "DROP TABLE daily_tries",
            "INSERT INTO daily_results VALUES ('2026-11-15', 3, 'ann', 'old', 7)",
        ],
    )
    await assert_the_daily_deal_is_kept(url)
    store = await open_store(url)
    assert await store.daily_results_of("2026-11-15", "ann") == [DailyResult(3, "old", 7)]
    assert await store.daily_tally("2026-11-15") == [DailyTally(3, 7, 1)]
    await store.close()


async def an_old_database(url: str, statements: list[str]) -> None:
    store = await open_store(url)
    await store.append(step(1))
    await store.close()
    engine = engine_for(url)
    with engine.begin() as connection:
        for statement in [*statements, "UPDATE schema_version SET version = 1"]:
            connection.execute(text(statement))
    engine.dispose()


async def assert_the_daily_deal_is_kept(url: str) -> None:
    store = await open_store(url)
    await store.append(step(2), tried("g", "ann", day=DAY))
    await store.append(step(3), finished("g", "ann", daily=DAY, hints=True))
    assert await store.daily_results_of(DAY, "ann") == [DailyResult(3, "g", 14, hints=True)]
    assert [each.seq for each in await store.steps("table")] == [1, 2, 3]
    await store.close()
