"""Signals: the permitted talk as data. By construction they cannot name a card."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules import Pile, Seat


class Meaning(StrEnum):
    """What a signal says: the first three about a pile, the others about starting."""

    LEAVE_IT_TO_ME = "leave"
    NO_BIG_JUMP = "no-jump"
    USE_FREELY = "free"
    GLADLY = "gladly"
    RATHER_NOT = "rather-not"

    @property
    def is_about_a_pile(self) -> bool:
        return self not in (Meaning.GLADLY, Meaning.RATHER_NOT)


@dataclass(frozen=True, slots=True)
class Signal:
    """What one seat says to all others about a pile, or about starting."""

    seat: Seat
    meaning: Meaning
    pile: Pile | None = None

    def __post_init__(self) -> None:
        if self.meaning.is_about_a_pile != (self.pile is not None):
            wants = "a pile" if self.meaning.is_about_a_pile else "no pile"
            raise ValueError(f"the signal {self.meaning.value!r} takes {wants}")


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """One seat takes back what it said about a pile, or without a pile about starting."""

    seat: Seat
    pile: Pile | None = None
