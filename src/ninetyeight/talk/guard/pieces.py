"""Number words in pieces: syllables, single letters, or signs in place of letters."""

import re
from collections.abc import Sequence

from .lookalikes import reading
from .number_words import ANY, lexicon
from .spotting import is_number

MIN_WORD_LENGTH = 3
"""The length of the shortest number word."""

_SIGNS = str.maketrans("$§€@!|¡£¢¥+(<×†", "sseaiiiicytccxt")
_HIDING = str.maketrans(dict.fromkeys("*_#•·~", ANY))
_SIGN = re.compile(r"[$§€@!|¡£¢¥+(<×†*_#•·~]")
_NO_LETTER = re.compile(r"[\W\d_]+")
_AROUND = ".,:;?!\"'()*_-~#"


def tells_in_pieces(words: Sequence[str]) -> bool:
    """Whether consecutive words or letters form a number word together."""
    readings = [reading(word) for word in words]
    latin = [each.latin for each in readings]
    if _joins(latin):
        return True
    cyrillic = [each.cyrillic for each in readings]
    return latin != cyrillic and _joins(cyrillic)


def _joins(pieces: Sequence[str]) -> bool:
    known = lexicon()
    for start, first in enumerate(pieces, 1):
        at, joined = start, first
        while joined in known.beginnings and at < len(pieces):
            joined += pieces[at]
            if joined in known.pieced:
                return True
            at += 1
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
    if not _SIGN.search(bare) or len(bare) < MIN_WORD_LENGTH:
        return False
    spelled = (_NO_LETTER.sub("", form.translate(_SIGNS)) for form in (bare, word))
    return any(map(is_number, spelled)) or bare.translate(_HIDING) in lexicon().masked
