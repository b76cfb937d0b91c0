"""What counts as one address."""

import pytest

from ninetyeight.server.access.client_address import network_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_addresses_of_one_household_count_as_one(one: str, other: str) -> None:
    assert network_of(one) == network_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("::1", "::2"),
        ("", "testclient"),
    ],
)
def test_others_do_not(one: str, other: str) -> None:
    assert network_of(one) != network_of(other)
