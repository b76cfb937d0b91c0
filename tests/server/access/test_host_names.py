"""The names that a server goes by."""

import pytest

from ninetyeight.server.access.host_names import is_known


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "LOCALHOST:9898",
        "localhost.",
        "127.0.0.1:80",
        "192.168.1.20:9898",
        "[::1]:9898",
        "[fe80::1]",
        "pi.local:9898",
        "cards.localhost",
        "cards.example",
        "Cards.Example:443",
    ],
)
def test_addresses_names_of_the_household_and_named_ones_are_known(host: str) -> None:
    assert is_known(host, ["cards.example"])


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "cards.example.evil",
        "local",
        "127.0.0.1.evil.example",
        "127.0.0.1:80:80",
        "[localhost]",
        "[::1",
        "evil.example/.local",
        "evil.example#.local",
        "a b.local",
        "x" * 300 + ".local",
    ],
)
def test_any_other_name_is_not(host: str) -> None:
    assert not is_known(host, ["cards.example"])
