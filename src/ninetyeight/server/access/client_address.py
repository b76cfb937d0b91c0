"""What counts as one client for limits: an IPv4 address, or an IPv6 prefix."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

PREFIX_BITS = 64
"""Every household gets at least a network of this size, and can use any address in it."""


def client_address_of(scope: Scope) -> str:
    """The address of a client as limits count it; trusted proxies report it for others."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(10_000)
def network_of(address: str) -> str:
    """The address as limits count it.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    if known.is_link_local or known.is_loopback:
        return str(known)
    free = 128 - PREFIX_BITS
    return f"{IPv6Address(int(known) >> free << free)}/{PREFIX_BITS}"
