"""The generator of chance: splitmix64, as in `c/cards.h`."""

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = 2**64 - 1


class Chance:
    """A course of chance; each of the 2**64 seeds gives its own."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number below `bound`; for bounds of card size the bias is below 2**-25."""
        return (self.next() >> 32) * bound >> 32

    def shuffle(self, cards: MutableSequence[T]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
