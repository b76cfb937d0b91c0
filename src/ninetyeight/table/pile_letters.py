"""Piles as messages name them."""

from functools import lru_cache
from typing import Literal

from ninetyeight.rules import Card, Lay, Pile

PileLetter = Literal["a", "b", "c", "d"]

LETTERS: tuple[PileLetter, ...] = ("a", "b", "c", "d")

_PILES = {pile.letter: pile for pile in Pile}


def pile_of(letter: PileLetter) -> Pile:
    return _PILES[letter]


@lru_cache(maxsize=1024)
def lay_of(card: int, letter: PileLetter) -> Lay:
    """A lay as messages name it; there are few, and every move needs its lay more than once."""
    return Lay(Card(card), _PILES[letter])


def letter_of(pile: Pile) -> PileLetter:
    return LETTERS[pile]
