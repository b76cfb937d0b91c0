"""Number words taken apart: in syllables, in letters, or with signs in the place of letters."""

import re
from collections.abc import Sequence
from itertools import groupby

from .lookalikes import reading
from .number_words import ANY, lexicon
from .spotting import is_number

SHORTEST = 3
"""Fewer letters are no number word."""

LONGEST_PIECED = 14
"""In longer words there are shorter ones that are seen by themselves."""

_SIGNS = str.maketrans("$§€@!|¡£¢¥+(<×†", "sseaiiiicytccxt")
_HIDING = str.maketrans(dict.fromkeys("*_#•·~", ANY))
_SIGN = re.compile(r"[$§€@!|¡£¢¥+(<×†*_#•·~]")
_NO_LETTER = re.compile(r"[\W\d_]+")
_AROUND = ".,:;?!\"'()*_-~#"


def tells_in_pieces(words: Sequence[str]) -> bool:
    """Whether words that stand one after the other make a number word together."""
    readings = [reading(word) for word in words]
    latin = [each.latin for each in readings]
    if _joins(latin) or _spells(latin):
        return True
    cyrillic = [each.cyrillic for each in readings]
    return latin != cyrillic and (_joins(cyrillic) or _spells(cyrillic))


def _joins(pieces: Sequence[str]) -> bool:
    numbers = lexicon().pieced
    for start, first in enumerate(pieces, 1):
        joined = first
        for piece in pieces[start:]:
            joined += piece
            if len(joined) > LONGEST_PIECED:
                break
            if joined in numbers:
                return True
    return False


def _spells(pieces: Sequence[str]) -> bool:
    """Whether a number word stands in single letters, other single letters around it."""
    if sum(len(piece) == 1 for piece in pieces) < SHORTEST:
        return False
    numbers = lexicon().pieced
    for is_letter, letters in groupby(pieces, key=lambda piece: len(piece) == 1):
        row = "".join(letters) if is_letter else ""
        ends = range(SHORTEST, LONGEST_PIECED)
        if any(row[start : start + end] in numbers for start in range(len(row)) for end in ends):
            return True
    return False


def tells_with_signs(text: str) -> bool:
    """Whether a number word has signs for letters ($even) or hides some of them (s*ven)."""
    # Most messages have none of these signs.
    words = text.lower().split() if _SIGN.search(text) else ()
    return any(map(_is_number_with_signs, words))


def _is_number_with_signs(word: str) -> bool:
    bare = word.strip(_AROUND)
    if word.endswith("!") and f"{bare}i" in lexicon().pieced:
        return True
    if not _SIGN.search(bare) or len(bare) < SHORTEST:
        return False
    spelled = (_NO_LETTER.sub("", form.translate(_SIGNS)) for form in (bare, word))
    return any(map(is_number, spelled)) or bare.translate(_HIDING) in lexicon().masked
