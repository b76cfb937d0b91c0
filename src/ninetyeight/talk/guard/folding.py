"""Text without disguise: fancy letters become plain ones, and invisible characters go."""

import re
import unicodedata
from functools import lru_cache

APOSTROPHES = "'`´‘’‛′ʹʻʼʽˈˊˋʾʿ՚׳＇"
_BEFORE = str.maketrans(dict.fromkeys(APOSTROPHES, "'"))

# Letters in their own right: without their marks they would be other letters.
_KEPT = frozenset("йїЙЇ")
_SPELLED = {
    "ß": "ss",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "ð": "d",
    "þ": "p",
    "ə": "e",
    "ʃ": "s",
    "ъ": "",
}
SPARE = 40
"""How many letters more a short text with such characters may have after folding."""

_FILLERS = frozenset("\u1160\u115f\u3164\u2800")

_LETTER = re.compile(
    r"(?:[A-Z ]*\bLATIN|REGIONAL INDICATOR SYMBOL).* LETTER "
    r"(?:(?:SMALL CAPITAL|OPEN|CLOSED|DOTLESS|SCRIPT|BARRED|LONG|INSULAR|BLACKLETTER|STRETCHED) )*"
    r"([A-Z])(?: WITH .*)?"
)
_TAG_DIGIT = re.compile("TAG DIGIT .*")

# Letters that nobody uses in chat, but that look like Latin ones.
_STRANGE = re.compile(
    r"LATIN .*\b(?:TURNED|REVERSED|INVERTED|SIDEWAYS)\b.*"
    r"|(?:CHEROKEE|LISU|CANADIAN SYLLABICS|OLD ITALIC|DESERET|RUNIC|OGHAM|COPTIC|VAI|OSAGE"
    r"|WARANG CITI|MIAO|TIFINAGH|BAMUM|CARIAN|LYCIAN|LYDIAN|OLD PERMIC|BRAILLE PATTERN) .*"
)


def plain(text: str) -> str:
    """The same text in plain letters; capitals stay, accents and invisible characters go."""
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFKC", text.translate(_BEFORE))
    return "".join(map(_plain_character, composed))


def is_inflated(text: str) -> bool:
    """Whether folding would make the text much longer: some characters stand for whole phrases."""
    return not text.isascii() and len(unicodedata.normalize("NFKC", text)) > 2 * len(text) + SPARE


@lru_cache(maxsize=4096)
def _plain_character(character: str) -> str:
    if character.isascii() or character in _KEPT:
        return character
    if character in _SPELLED:
        return _SPELLED[character]
    if character in _FILLERS:
        return ""
    name = unicodedata.name(character, "")
    if letter := _LETTER.fullmatch(name):
        return letter[1] if "CAPITAL" in name else letter[1].lower()
    if _TAG_DIGIT.fullmatch(name):
        return "0"
    if unicodedata.category(character) in ("Cc", "Cf", "Mn", "Me"):
        return " " if character.isspace() else ""
    if character.isspace():
        return " "
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base == character else _plain_character(base)


def has_strange_letters(text: str) -> bool:
    """Whether there are letters that can only have been chosen for their looks."""
    return not text.isascii() and any(map(_is_strange, set(text)))


@lru_cache(maxsize=4096)
def _is_strange(character: str) -> bool:
    return _STRANGE.fullmatch(unicodedata.name(character, "")) is not None
