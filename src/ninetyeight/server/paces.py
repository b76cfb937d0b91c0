"""The pace of everybody who is connected, by whatever the server knows them by."""

import asyncio
from collections.abc import Callable
from time import monotonic

from .pacing import Bucket

SWEPT_ABOVE = 1_000


class Paces:
    """A bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = SWEPT_ABOVE

    def take(self, key: str) -> float:
        """How many seconds whoever goes by that key has to wait; raises TooFast."""
        return self.of(key).take()

    async def keep(self, key: str) -> None:
        """Waits for that long; raises TooFast."""
        if wait := self.take(key):
            await asyncio.sleep(wait)

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate, self._most, self._clock)
        return bucket

    def _sweep(self) -> None:
        self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full}
        self._sweep_at = max(SWEPT_ABOVE, 2 * len(self._buckets))
