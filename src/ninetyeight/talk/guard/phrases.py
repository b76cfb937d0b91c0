"""Phrases that are allowed despite a number word, and phrases that are not despite having none."""

import re
from dataclasses import dataclass
from functools import cache

from .languages import LANGUAGES, foreign

BARRIER = "|"
"""Replaces a phrase that is allowed; no number word spans it."""

_LATIN = re.compile("[a-z]")

_BEFORE_A_PILE = (
    "on|onto|to|for|from|at|in|of|and|or|not|sur|a|pour|de|dans|vers|et|ou|pas|du|au|auf|fuer|fur"
    "|an|zu|mit|von|und|oder|nicht|zum|am|beim|im|vom|на|до|для|в|у|з|із|від|та|і|й|або|чи|не"
)
_THE = "the|la|le|les|l'|der|die|das|den|dem"
_NOT_MINE = "(?<!my )(?<!ma )(?<!mon )(?<!mein )(?<!meine )(?<!meiner )(?<!мій )(?<!моя )(?<!мою )"
_CARD = "|".join(each.card for each in LANGUAGES)
_ORDINAL = f"(?:{'|'.join(each.ordinals for each in LANGUAGES)})"
_COUNTABLE = f"(?:{'|'.join(each.countable for each in LANGUAGES)})"
_OF_NO_CARD = rf"(?! (?:\w+ )?(?:{_CARD})\b)"


@dataclass(frozen=True, slots=True)
class _Patterns:
    card: re.Pattern[str]
    ones: re.Pattern[str]
    relations: tuple[re.Pattern[str], ...]
    asking: tuple[re.Pattern[str], ...]
    passing: re.Pattern[str]
    ordinals: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    """All patterns, compiled on first use, because that takes a moment."""
    return _Patterns(
        card=_compiled(_CARD),
        ones=_behind_a_gap(*(each.ones for each in LANGUAGES)),
        relations=(
            *(_behind_a_gap(*each.relations) for each in LANGUAGES),
            _behind_a_gap(foreign.HAVING),
        ),
        asking=tuple(_behind_a_gap(*each.asking) for each in LANGUAGES),
        passing=_compiled(
            *(phrase for each in LANGUAGES for phrase in each.passing),
            rf"{_ORDINAL}(?= (?:\w+ )?{_COUNTABLE}\b)",
            f"(?:{_COUNTABLE}|{_BEFORE_A_PILE}) (?:(?:{_THE}) )?{_ORDINAL}{_OF_NO_CARD}",
        ),
        ordinals=_compiled(rf"(?:{_ORDINAL}(?= )|{_NOT_MINE}{_ORDINAL})(?! {_ORDINAL}\b)"),
    )


def _compiled(*phrases: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(phrases)})\b")


def _behind_a_gap(*phrases: str) -> re.Pattern[str]:
    """Finds the same in a text that starts with a blank, but faster: few positions have a gap."""
    whole = "|".join(phrases).replace("^", "(?<=^ )")
    return re.compile(rf"[ '](?:{whole})\b")


# Searching lower-case text is much faster than ignoring case.


def without_passing(text: str) -> str:
    """The words without the phrases in which a number word does not name a card."""
    rest = _without(_patterns().passing, text)
    if _patterns().card.search(text.lower()):
        return rest
    return _without(_patterns().ordinals, rest)


def _without(phrases: re.Pattern[str], text: str) -> str:
    small = text.lower()
    # A few capitals get longer in lower case, and then positions in the two texts differ.
    source = text if len(text) == len(small) else small
    rest, at = "", 0
    for found in phrases.finditer(small):
        rest += source[at : found.start()] + BARRIER
        at = found.end()
    return rest + source[at:]


def tells_relation(text: str) -> bool:
    """Whether the words describe a number by another one, or by a card that everybody can see."""
    return _is_found(_patterns().relations, text)


def asks_for_a_number(text: str) -> bool:
    return _is_found(_patterns().asking, text)


def _is_found(phrases: tuple[re.Pattern[str], ...], text: str) -> bool:
    small = f" {text.lower()}"
    # Without any Latin letter there is no need to search for Latin phrases.
    has_latin = _LATIN.search(small) is not None
    return any(each.search(small) for each in phrases if has_latin or not each.pattern.isascii())


def tells_ones(text: str) -> bool:
    """Whether ones and zeros are spelled digit by digit."""
    return _patterns().ones.search(f" {text.lower()}") is not None
