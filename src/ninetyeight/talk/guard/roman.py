"""Roman numerals that are not words."""

import re

_LOOKALIKES = str.maketrans("ІӀΙХΧСϹѴ", "IIIXXCCV")
_LETTERS = re.compile(r"(?<![^\W_])[IVXLCivxlc]{2,}(?![^\W_])|(?<=[a-z])[IVXLC]{2,}(?![^\W_])")

# Two to ninety-nine.
_NUMERAL = re.compile(r"(?!I?$)(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
_CLUMSY = re.compile("[IVX]{2,}")  # IIII and IIX are read, too
_ALONE = re.compile(r"""(?:^|(?<=[\s"'(]))[XV](?=$|[\s,!?"']|\.(?:\s|$))""")
_SPACED = re.compile(
    r"(?<![^\W_])(?:[IVXLC](?:[\s.,'-]+[IVXLC](?![^\W_])){2,}|[ivxlc](?:[\s.,'-]+[ivxlc](?![^\W_])){3,})"
)
_BETWEEN = re.compile(r"[\s.,'-]+")

# Words with these letters that are not numbers: kisses and names.
_WORDS = frozenset(("li", "xx", "xxx", "liv", "Li", "Vi", "Xi", "Liv"))


def tells_roman(text: str) -> bool:
    """Whether there is a Roman numeral; capitals must have been kept."""
    latin = text.translate(_LOOKALIKES)
    spaced = (_BETWEEN.sub("", found).upper() for found in _SPACED.findall(latin))
    return (
        _ALONE.search(latin) is not None
        or any(map(_is_numeral, _LETTERS.findall(latin)))
        or any(map(_NUMERAL.fullmatch, spaced))
    )


def _is_numeral(word: str) -> bool:
    if word in _WORDS:
        return False
    return bool(_NUMERAL.fullmatch(word.upper()) or _CLUMSY.fullmatch(word))
