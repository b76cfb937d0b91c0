"""What nodes share: settings, and who of them lives."""

import asyncio

import pytest

from ninetyeight.server.store import Store

pytestmark = pytest.mark.anyio


async def test_the_first_value_of_a_setting_stays(store: Store, other: Store) -> None:
    assert await store.setting("key", "first") == "first"
    assert await other.setting("key", "second") == "first"
    assert await store.setting("another", "third") == "third"


async def test_nodes_that_start_together_agree_on_a_setting(store: Store, other: Store) -> None:
    for number in range(20):
        one, two = await asyncio.gather(
            store.setting(f"key{number}", "one"), other.setting(f"key{number}", "two")
        )
        assert one == two


async def test_a_node_lapses_when_its_lease_has_run_out(store: Store) -> None:
    await store.renew_lease("a", now=100.0, seconds=10)
    await store.renew_lease("b", now=105.0, seconds=10)
    assert await store.remove_expired_nodes(now=110.0) == []
    assert await store.remove_expired_nodes(now=111.0) == ["a"]


async def test_a_renewed_lease_runs_longer(store: Store) -> None:
    await store.renew_lease("a", now=100.0, seconds=10)
    await store.renew_lease("a", now=109.0, seconds=10)
    assert await store.remove_expired_nodes(now=111.0) == []


async def test_only_one_node_is_told_that_another_has_lapsed(store: Store, other: Store) -> None:
    await store.renew_lease("a", now=100.0, seconds=10)
    told = await asyncio.gather(
        store.remove_expired_nodes(200.0), other.remove_expired_nodes(200.0)
    )
    assert sorted(told) == [[], ["a"]]
