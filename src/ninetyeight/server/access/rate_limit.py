"""Rate limits: a client is slowed down first, and refused only if it continues."""

import asyncio
from collections.abc import Callable
from time import monotonic

SWEEP_ABOVE = 1_000


class TooFast(Exception):
    """A client that was slowed down has not stopped."""


class Bucket:
    """Holds up to `most` tokens and gains `rate` a second; each message takes one.

    It can go as far below zero as above, and whoever takes a token below zero has to wait for it.
    """

    __slots__ = ("_at", "_clock", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._tokens, self._at = float(most), clock()

    def take(self, count: int = 1) -> float:
        """How many seconds to wait for the tokens; raises TooFast."""
        tokens = self._refill()
        if tokens < 1 - self._most:
            raise TooFast
        self._tokens = tokens = tokens - count
        return 0.0 if tokens >= 0 else -tokens / self._rate

    def take_now(self) -> bool:
        """Takes a token if nobody has to wait for it."""
        if self._refill() < 1:
            return False
        self._tokens -= 1
        return True

    def _refill(self) -> float:
        now = self._clock()
        tokens = self._tokens + (now - self._at) * self._rate
        self._tokens = tokens = min(self._most, tokens)
        self._at = now
        return tokens

    def give_back(self) -> None:
        """Undoes a `take` for something that was not done after all."""
        self._tokens += 1

    @property
    def is_empty(self) -> bool:
        return self._now() < 1

    @property
    def is_full(self) -> bool:
        """Whether it is in its initial state."""
        return self._now() >= self._most

    def _now(self) -> float:
        return min(self._most, self._tokens + (self._clock() - self._at) * self._rate)


class RateLimiter:
    """A bucket for each key; full ones are forgotten."""

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = SWEEP_ABOVE

    def take(self, key: str) -> float:
        """How many seconds the client with that key has to wait; raises TooFast."""
        return (self._buckets.get(key) or self.of(key)).take()

    def take_now(self, key: str) -> bool:
        """Whether that client does not have to wait; only then a token is taken."""
        return (self._buckets.get(key) or self.of(key)).take_now()

    async def wait(self, key: str) -> None:
        """Waits for that long; raises TooFast."""
        if seconds := self.take(key):
            await asyncio.sleep(seconds)

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate, self._most, self._clock)
        return bucket

    def _sweep(self) -> None:
        self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full}
        self._sweep_at = max(SWEEP_ABOVE, 2 * len(self._buckets))
