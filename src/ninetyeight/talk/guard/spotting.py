"""Whether a single word is a number, however it is spelled."""

import re
from functools import lru_cache

from .lookalikes import outline, reading
from .number_words import (
    MAX_WORD_LENGTH,
    REPEATED,
    SHORTEST_SLIP,
    STRETCHED,
    Compounds,
    Lexicon,
    lexicon,
    one_letter_masked,
    squeezed,
)

SHORTEST_NUMBER = 2

_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=16384)
def is_number(word: str) -> bool:
    """Whether a word in plain letters, of any case, is a number or a part of one."""
    if len(word) < SHORTEST_NUMBER:
        return False
    known = lexicon()
    latin, cyrillic = reading(word)
    if latin in known.ordinary or cyrillic in known.ordinary:
        return False
    return (
        not known.outlines.isdisjoint((outline(latin), outline(cyrillic)))
        or _is_number(latin, known)
        or (cyrillic != latin and _is_number(cyrillic, known))
    )


def _is_number(word: str, known: Lexicon) -> bool:
    if word in known.words or known.anywhere.search(word):
        return True
    if len(word) > 2 * MAX_WORD_LENGTH:
        return False
    if len(word) >= SHORTEST_SLIP and _is_slip(word, known):
        return True
    if not word.isascii() and _LATIN.search(word):
        return False  # no reading fits one script
    return (
        word in known.squeezed
        or (REPEATED.search(word) is not None and _is_drawled(word, known))
        or known.by_ear.fullmatch(word) is not None
        or word in known.backwards
        or word in known.without_vowels
        or any(_is_compound(word, compounds) for compounds in known.compounds.get(word[:2], ()))
    )


def _is_drawled(word: str, known: Lexicon) -> bool:
    return squeezed(word) in known.squeezed or STRETCHED.sub(r"\1", word) in known.words


def _is_slip(word: str, known: Lexicon) -> bool:
    return word in known.slips or any(mask in known.slips for mask in one_letter_masked(word))


def _is_compound(word: str, compounds: Compounds) -> bool:
    """Whether the word is composed of number words and the words that people join to them."""
    reached = {0: False}  # where the parts end, and whether a number is among them
    for start in range(len(word)):
        if start in reached:
            for end in range(start + 2, min(start + MAX_WORD_LENGTH, len(word)) + 1):
                part = word[start:end]
                if part in compounds.parts or (end == len(word) and part in compounds.ends):
                    reached[end] = True
                elif part in compounds.others:
                    reached[end] = reached.get(end, False) or reached[start]
    return reached.get(len(word), False)
