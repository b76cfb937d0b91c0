"""Tokens of browsers and secrets of seats."""

from ninetyeight.server.tokens import SeatSecrets, hash_of, new_token


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
