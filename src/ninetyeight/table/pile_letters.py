"""Piles as messages name them."""

from typing import Literal

from ninetyeight.rules import Pile

PileLetter = Literal["a", "b", "c", "d"]

LETTERS: tuple[PileLetter, ...] = ("a", "b", "c", "d")

_PILES = {pile.letter: pile for pile in Pile}


def pile_of(letter: PileLetter) -> Pile:
    return _PILES[letter]


def letter_of(pile: Pile) -> PileLetter:
    return LETTERS[pile]
