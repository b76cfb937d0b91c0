"""Limits on connections: per network address, in all, and how fast new ones may come."""

import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ninetyeight.server.runtime import logs

from .client_address import network_of
from .rate_limit import RateLimiter, TooFast

RESERVED_FILES = 64
"""How many open files are reserved for everything else: the database, other servers, bots."""
LOG_SECONDS = 60.0

NEW_PER_SECOND = 50.0
NEW_AT_ONCE = 200
"""The limit of new connections per address: a handshake costs more than anything after it."""


def max_open_files() -> int | None:
    """The limit of the system for this process, if it has one."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


class ConnectionLimits:
    """Counts HTTP connections; trusted proxies may have any number."""

    def __init__(
        self,
        per_address: int,
        proxies: str,
        most_files: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._per_address, self._clock = per_address, clock
        self._most = (
            None if most_files is None else max(most_files // 2, most_files - RESERVED_FILES)
        )
        self._proxies = _TrustedHosts(proxies)
        self._counts: Counter[str] = Counter()
        self._new = RateLimiter(NEW_PER_SECOND, NEW_AT_ONCE, clock)
        self._told_at: dict[str, float] = {}

    def are_too_many(self, address: str, in_all: int) -> bool:
        """Whether one more is refused, given the number of connections; the reason is logged."""
        if self._most is not None and in_all > self._most:
            self._log("too-many-open-files", connections=in_all, most=self._most)
            return True
        key = network_of(address)
        if self._counts[key] >= self._per_address and address not in self._proxies:
            self._log("too-many-connections", address=key, most=self._per_address)
            return True
        return False

    def wait_for(self, address: str) -> float | None:
        """How many seconds a new connection has to wait until it is read; None if it is refused."""
        if address in self._proxies:
            return 0.0
        key = network_of(address)
        try:
            return self._new.take(key)
        except TooFast:
            self._log("too-many-connections", address=key, per_second=NEW_PER_SECOND)
            return None

    def opened(self, address: str) -> str:
        """Counts one more; pass the result to `closed` when it ends."""
        key = network_of(address)
        self._counts[key] += 1
        return key

    def closed(self, key: str) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]

    def _log(self, event: str, **facts: logs.Fact) -> None:
        """Logs at most once a minute, so that an attacker cannot fill the disk."""
        now = self._clock()
        if now - self._told_at.get(event, -LOG_SECONDS) >= LOG_SECONDS:
            self._told_at[event] = now
            logs.warn(event, **facts)
