"""Finished games are kept for the guests who played them."""

import asyncio

import pytest

from ninetyeight.server.store import Conflict, GameEntry, KeptRecord, Store
from tests.server.store.values import finished, step

pytestmark = pytest.mark.anyio


async def _games(store: Store, guest: str, before: float | None = None) -> list[str]:
    return [entry.game for entry in await store.games_of(guest, before)]


async def test_a_game_is_kept_with_the_step_that_finished_it(store: Store) -> None:
    game = finished("g", "ann", "bob", at=5.5)
    await store.append(step(1), game)
    entry = GameEntry(
        game="g", at=5.5, rules="expert+fire", players=3, won=False, left=14, daily=None
    )
    assert await store.games_of("ann") == await store.games_of("bob") == [entry]
    assert await store.games_of("eve") == []
    assert await store.record_of("g") == KeptRecord(game.record, None)
    assert await store.record_of("unknown") is None


async def test_a_step_that_is_refused_finishes_no_game(store: Store) -> None:
    await store.append(step(1))
    refused = store.append(step(1), finished("refused", "ann"))
    assert (await asyncio.gather(refused, store.append(step(2), finished("g", "ann"))))[
        0
    ] == Conflict()
    assert await _games(store, "ann") == ["g"]


async def test_a_guest_who_had_two_seats_has_the_game_once(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", "ann"))
    assert await _games(store, "ann") == ["g"]


async def test_a_game_of_bots_has_no_guests(store: Store) -> None:
    await store.append(step(1), finished("g"))
    assert await store.record_of("g") is not None


async def test_games_are_listed_newest_first_in_parts(store: Store) -> None:
    for seq in range(1, 6):
        await store.append(step(seq), finished(f"g{seq}", "ann", at=float(seq)))
    assert await _games(store, "ann") == ["g5", "g4", "g3", "g2", "g1"]
    assert [entry.game for entry in await store.games_of("ann", most=2)] == ["g5", "g4"]
    assert await _games(store, "ann", before=3.0) == ["g2", "g1"]


async def test_one_who_played_can_have_the_game_forgotten(store: Store) -> None:
    await store.append(step(1), finished("g", "ann", "bob"))
    await store.append(step(2), finished("kept", "ann"))
    assert not await store.forget_game("g", "eve")
    assert await _games(store, "bob") == ["g"]
    assert await store.forget_game("g", "ann")
    assert await _games(store, "bob") == []
    assert await _games(store, "ann") == ["kept"]
    assert await store.record_of("g") is None
    assert not await store.forget_game("g", "ann")
