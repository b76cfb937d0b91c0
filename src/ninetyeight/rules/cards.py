"""Cards, seats and the four piles."""

from enum import IntEnum
from typing import NewType

Card = NewType("Card", int)
"""The number on a card, 2 to 99 in the published game."""

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

Tops = tuple[int, ...]
"""The number that shows on each pile: its last card, or its start number while it is empty."""


class Pile(IntEnum):
    """A and B ascend, C and D descend."""

    A = 0
    B = 1
    C = 2
    D = 3

    ascends: bool

    def __init__(self, number: int) -> None:
        self.ascends = number < 2

    @property
    def letter(self) -> str:
        """How text names the pile."""
        return self.name.lower()


PILES = tuple(Pile)
"""All piles in order."""
