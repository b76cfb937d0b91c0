"""Guests are known by the hash of their token."""

import asyncio

import pytest

from ninetyeight.server.store import Guest, Store, StoreFailed

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_the_hash_of_the_token(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ann"), "hash1")
    await store.add_guest(Guest("g2", "Ann"), "hash2")
    assert await store.guest_with("hash2") == Guest("g2", "Ann")
    assert await store.guest_with("hash3") is None


async def test_a_guest_can_have_another_name(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ann"), "hash1")
    await store.add_guest(Guest("g2", "Bob"), "hash2")
    await store.rename_guest("g1", "Олена 🎴")
    assert await store.guest_with("hash1") == Guest("g1", "Олена 🎴")
    assert await store.guest_with("hash2") == Guest("g2", "Bob")


async def test_a_guest_who_is_there_already_fails_alone(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ann"), "hash1")
    twice, new = await asyncio.gather(
        store.add_guest(Guest("g1", "Eve"), "hash1"),
        store.add_guest(Guest("g2", "Bob"), "hash2"),
        return_exceptions=True,
    )
    assert isinstance(twice, StoreFailed)
    assert new is None
    assert await store.guest_with("hash1") == Guest("g1", "Ann")
    assert await store.guest_with("hash2") == Guest("g2", "Bob")
