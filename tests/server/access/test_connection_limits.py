"""New connections of one network address: at their pace, unless they come through a proxy."""

from ninetyeight.server.access.connection_limits import (
    NEW_AT_ONCE,
    NEW_PER_SECOND,
    ConnectionLimits,
)

PROXY, CLIENT, NEIGHBOUR = "192.0.2.1", "198.51.100.7", "198.51.100.8"


def connections() -> ConnectionLimits:
    return ConnectionLimits(per_address=1, proxies=PROXY, clock=lambda: 0.0)


def test_as_many_as_a_household_opens_at_once_wait_for_nothing() -> None:
    limits = connections()
    assert {limits.wait_for(CLIENT) for _ in range(NEW_AT_ONCE)} == {0.0}


def test_more_wait_longer_and_longer_and_then_are_refused() -> None:
    limits = connections()
    waits = [limits.wait_for(CLIENT) for _ in range(2 * NEW_AT_ONCE + 1)]
    assert waits[NEW_AT_ONCE] == 1 / NEW_PER_SECOND
    assert waits[-2] == NEW_AT_ONCE / NEW_PER_SECOND
    assert waits[-1] is None
    assert limits.wait_for(NEIGHBOUR) == 0.0


def test_a_proxy_never_waits() -> None:
    limits = connections()
    assert {limits.wait_for(PROXY) for _ in range(3 * NEW_AT_ONCE)} == {0.0}
