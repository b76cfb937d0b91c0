"""The two players that look no further than the next card."""

from dataclasses import dataclass

from ninetyeight.kernel import KernelBot, Level

from .kernel_player import KernelPlayer


@dataclass(frozen=True, slots=True)
class RandomBot(KernelPlayer):
    """Does anything that the rules allow, card by card."""

    name: str = "random"

    def for_kernel(self) -> KernelBot:
        return Level.RANDOM, None, 0, 0


@dataclass(frozen=True, slots=True)
class RookieBot(KernelPlayer):
    """A likeable beginner: looks at single cards, nearest number first, and counts no cards.

    Covers due fires first, overlooks one backwards trick in four, listens to *leave it to me* only
    half of the time, and lays more than the minimum only for the next number or a trick. It never
    ignores the warning that a lay would lose the game.
    """

    name: str = "rookie"

    def for_kernel(self) -> KernelBot:
        return Level.ROOKIE, None, 0, 0
