"""Tokens of browsers and secrets of seats."""

from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.server.access.tokens import SeatSecrets, hash_of, new_token
from ninetyeight.server.settings import BadSetting, Settings
from tests.server.serving import QUICK, served


def test_a_token_has_256_bits_and_is_stored_as_its_hash() -> None:
    token = new_token()
    assert len(token) == 43
    assert token not in hash_of(token)
    assert len(hash_of(token)) == 64


def test_the_secret_of_a_seat_opens_that_seat_only() -> None:
    secrets = SeatSecrets("key")
    secret = secrets.of("table", "nonce")
    assert secrets.opens("table", "nonce", secret)
    assert not secrets.opens("table", "other", secret)
    assert not secrets.opens("other", "nonce", secret)
    assert not secrets.opens("table", "nonce", "é" * 64)


def test_another_server_key_makes_other_secrets() -> None:
    assert SeatSecrets("key").of("t", "n") != SeatSecrets("other key").of("t", "n")


def test_table_and_nonce_do_not_run_into_each_other() -> None:
    secrets = SeatSecrets("key")
    assert secrets.of("ab", "c") != secrets.of("a", "bc")


@pytest.mark.anyio
async def test_a_key_of_the_host_is_the_only_one_and_is_not_stored(tmp_path: Path) -> None:
    settings = replace(QUICK, key="a long text that is only ours")
    async with served(tmp_path, settings) as server:
        first = server.node.services
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"daily-key" not in files and settings.key.encode() not in files
    (tmp_path / "another").mkdir()
    async with served(tmp_path / "another", settings) as server:
        again = server.node.services
    async with served(tmp_path, QUICK) as server:
        without = server.node.services
    made = [(each.secrets.of("t", "n"), each.daily.of("d", "r", 1)) for each in (first, again)]
    assert made[0] == made[1]
    assert (
        without.secrets.of("t", "n") != made[0][0] and without.daily.of("d", "r", 1) != made[0][1]
    )


def test_a_short_key_is_refused_and_not_shown() -> None:
    with pytest.raises(BadSetting, match="at least 16 characters") as refused:
        Settings(key="hunter2")
    assert "hunter2" not in str(refused.value)
