"""How fast a client may go: it is slowed down first, and refused only if it goes on."""

from collections.abc import Callable
from enum import Enum
from time import monotonic


class Pace(Enum):
    FINE = "fine"
    SLOWER = "slower"
    """Do it, but read on only after a pause."""
    REFUSED = "refused"


class Bucket:
    """Holds up to `most` tokens and gains `rate` a second; each message takes one.

    It can go as far below zero as it can be above: so long a client is only slowed down.
    """

    __slots__ = ("_at", "_clock", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._tokens, self._at = float(most), clock()

    def take(self) -> Pace:
        self._tokens, self._at = self._now(), self._clock()
        if self._tokens < 1 - self._most:
            return Pace.REFUSED
        self._tokens -= 1
        return Pace.FINE if self._tokens >= 0 else Pace.SLOWER

    @property
    def is_empty(self) -> bool:
        return self._now() < 1

    @property
    def is_full(self) -> bool:
        """Whether a fresh one would be the same."""
        return self._now() >= self._most

    def _now(self) -> float:
        return min(self._most, self._tokens + (self._clock() - self._at) * self._rate)
