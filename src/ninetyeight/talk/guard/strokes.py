"""Counting by strokes, crosses and pictures instead of naming a number."""

import re
import unicodedata
from collections import Counter

_STROKES = re.compile(r"([|¦ǀ])(?:\s*\1){2,}|([/\\#•·●○■□★☆])(?:\s*\2){3,}")
_CROSSES = re.compile(r"(?<![^\W_])([xXх×])\1{3,}(?![^\W_])|(?<![^\W_])([ilIІ])\2{2,}(?![^\W_])")
_LETTERS = re.compile(r"(?<![^\W_])([^\W\d_])(?:[\s.,]+\1(?![^\W_])){3,}")
_ROW = re.compile(r"\s*([-_+*=~^%&@:,;'\"<>\[\]{}])(?:\s*\1){3,}\s*")
_MORSE = re.compile(r"(?<!\S)(?=\S*[.·])(?=\S*[-–—])[.·–—-]{5,}(?!\S)")

MAX_PICTURES = 4
"""Up to this many of the same picture are a mood; more are a count."""

_SAME_WORD = re.compile(r"(?<![^\W_])([^\W\d_]+)(?:[\s,.!-]+\1(?![^\W_])){6,}", re.IGNORECASE)
_MOODS = re.compile(
    "(?:ha|he|hi|ho)+|no|go|yes|yeah|yay|wow|ok|okay|pls|please|la|na|bla|blah|non|oui|merci"
    "|ja|nein|nee|doch|bitte|danke|(?:ха|хе|хі)+|так|ні|да|ну",
    re.IGNORECASE,
)


def tells_tally(text: str) -> bool:
    return tells_strokes(text) or _counts_pictures(text) or _counts_words(text)


def tells_strokes(text: str) -> bool:
    return bool(
        _STROKES.search(text)
        or _CROSSES.search(text)
        or _LETTERS.search(text)
        or _ROW.fullmatch(text)
        or _MORSE.search(text)
    )


def _counts_pictures(text: str) -> bool:
    if text.isascii():
        return False
    pictures = Counter(each for each in text if unicodedata.category(each) == "So")
    return any(count > MAX_PICTURES for count in pictures.values())


def _counts_words(text: str) -> bool:
    return any(not _MOODS.fullmatch(row[1]) for row in _SAME_WORD.finditer(text))
