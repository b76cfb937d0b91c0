"""Small counts of cards, piles, turns, players and minutes, which name no card."""

import re
from functools import cache

from .languages import LANGUAGES, any_of

# After these words a count could be a card after all: "my card: two cards".
_NAMING = re.compile(
    r"\b(?:card|number|carte|nombre|chiffre|num[eé]ro|karte|zahl|nummer|карта|карту|число|номер)\b"
    r"|(?:[:=]|\b(?:is|it'?s|that'?s|mine|c'?est|mienne|ist|це))\W*$"
)

# The same before these words: "two cards above the top".
_COMPARING = any_of("""
    more.than less.than fewer.than above below higher lower over under beyond off away up down plus
    minus times de.plus.que de.moins.que au.dessus en.dessous plus.haut plus.bas moins fois
    mehr.als weniger.als (?:ü|ue)ber unter h(?:ö|oe)her tiefer niedriger dr(?:ü|ue)ber drunter mal
    більш\\w* менш\\w* вищ\\w* нижч\\w* над під плюс мінус
""")
_BETWEEN = any_of("""
    more other last extra whole autres derni[eè]re?s? petites? weiteren? anderen? letzten? ganzen?
    інш(?:і|их) останн(?:і|іх) наступн(?:і|их) ще
""")


@cache
def _count() -> re.Pattern[str]:
    """A count; only a single blank may stand between its words."""
    few, counted = (
        "|".join(getattr(each, field) for each in LANGUAGES) for field in ("few", "counted")
    )
    return re.compile(
        rf"(?<![^\s(])(?:[1-8] ?|(?:{few}) )(?=(?:{_BETWEEN} )?(?:{counted})(?![\w'’-]))"
        rf"(?!\w+ (?:\w+ )?(?:\w+ )?{_COMPARING}\b)"
    )


def passing_count(text: str) -> re.Match[str] | None:
    """The first small count, if it names no card: two cards, five minutes."""
    small = text.lower()
    count = _count().search(small)
    if count is None or len(small) != len(text) or _NAMING.search(small[: count.start()]):
        return None
    return count


def without_a_count(text: str) -> str:
    """The text without its first small count.

    A second one is kept: two counts could be two digits.
    """
    count = passing_count(text)
    return text if count is None else text[: count.start()] + text[count.end() :]
