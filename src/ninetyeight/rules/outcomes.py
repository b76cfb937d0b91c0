"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How good a result is: beaten, fewer than ten cards left, or more."""

    BEATEN = "beaten"
    EXCELLENT = "excellent"
    TRY_AGAIN = "try-again"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, described by the number of cards that were not laid."""

    left: int

    @property
    def won(self) -> bool:
        return self.left == 0

    @property
    def grade(self) -> Grade:
        if self.won:
            return Grade.BEATEN
        return Grade.EXCELLENT if self.left < 10 else Grade.TRY_AGAIN
