"""How a word may be read by its looks, in Latin and Cyrillic letters."""

import re
from functools import lru_cache
from typing import NamedTuple


def _table(alike: str) -> dict[int, str]:
    """Each group begins with a letter; all others of the group look like it."""
    return {ord(letter): group[0] for group in alike.split() for letter in group[1:]}


# Capitals are listed where they differ from their lower-case letters: Ν is like N, ν like v.
_LATIN_LOOKS = _table("""
    aаα bвьβ cсςϲ dԁδ eеєэзε gԍգց hнһհ iіїлιλ jјϳ kкκ mм nпηπոռ oоοσφօ pрρ qԛզ rгґ sѕ tтτ uицυμս
    vѵν wԝωш xхχ yуүγ
    AАΑДΔΛ BВЬΒ CСϹ EЕЗΕΣ HНΗ IІЇΙӀ JЈͿ KКΚ MМΜ NИЙΝП OОΟ PРΡ RЯ SЅ TТΤГ UЦ VѴ WШ XХΧ YУΥ ZΖ
""")
_CYRILLIC_LOOKS = _table("""
    аaα вbβ гr еeε иu іiιl кkκ мm нh оoοσօ пnπ рpρ сcςϲ тtτ уy хxχ
""")
# A word in Latin letters is read as Cyrillic only if it has no others than these.
_ALSO_CYRILLIC = re.compile("[abcehikmoptxy]+")

_OVERLOOKED = str.maketrans("ljїй", "iiіи")


class Reading(NamedTuple):
    """A lower-case word, read as Latin and as Cyrillic."""

    latin: str
    cyrillic: str


@lru_cache(maxsize=8192)
def reading(word: str) -> Reading:
    small = word.lower()
    if not word.isascii():
        return Reading(word.translate(_LATIN_LOOKS).lower(), small.translate(_CYRILLIC_LOOKS))
    if _ALSO_CYRILLIC.fullmatch(small):
        return Reading(small, small.translate(_CYRILLIC_LOOKS))
    return Reading(small, small)


def outline(word: str) -> str:
    """A lower-case word without the differences that are easily overlooked."""
    return word.translate(_OVERLOOKED).replace("vv", "w")
