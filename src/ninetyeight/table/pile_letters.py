"""Piles as messages name them."""

from ninetyeight.rules import Pile

from .commands import PileLetter

LETTERS: tuple[PileLetter, ...] = ("a", "b", "c", "d")

_PILES = {pile.letter: pile for pile in Pile}


def pile_of(letter: PileLetter) -> Pile:
    return _PILES[letter]


def letter_of(pile: Pile) -> PileLetter:
    return LETTERS[pile]
