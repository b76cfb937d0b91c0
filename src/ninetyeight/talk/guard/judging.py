"""How the guard reads a message: one check after the other, the cheapest first."""

import re
from collections.abc import Sequence

from .counts import passing_count, without_a_count
from .digits import tells_digits, without_a_face
from .folding import has_strange_letters, is_inflated, plain
from .number_words import STRETCHED
from .phrases import (
    BARRIER,
    asks_for_a_number,
    tells_ones,
    tells_relation,
    without_passing,
)
from .pieces import tells_in_pieces, tells_with_signs
from .reasons import RefusalReason
from .roman import tells_roman
from .spotting import is_number
from .strokes import tells_strokes, tells_tally

RECENT = 12
"""How many of the last messages may be parts of one number."""

REACH = 60
"""How many characters are checked at the end of the last messages, and at the start of the next."""

_BETWEEN_WORDS = re.compile(r"(?:[^\w']|_)+")
_APOSTROPHE = re.compile(r"(?<=[а-яґєії])'(?=[а-яґєії])", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")


def reason_alone(text: str, *, counts_pass: bool = True) -> RefusalReason | None:
    """Why a message may not be sent, whatever was said before it."""
    faceless = without_a_face(text)
    if is_inflated(faceless):
        return RefusalReason.DISGUISE
    if counts_pass:
        faceless = without_a_count(faceless)
    letters = plain(faceless)
    if tells_digits(faceless, letters):
        return RefusalReason.DIGITS
    if has_strange_letters(faceless):
        return RefusalReason.DISGUISE
    if tells_roman(letters):
        return RefusalReason.ROMAN
    if tells_tally(letters):
        return RefusalReason.TALLY
    words = _words_only(letters)
    if asks_for_a_number(words):
        return RefusalReason.ASKED
    # Most messages have no number word at all, so there is nothing to excuse.
    if _reason_of_words(words) and (reason := _reason_of_words(without_passing(words))):
        return reason
    return RefusalReason.DISGUISE if tells_with_signs(letters) else None


def _reason_of_words(text: str) -> RefusalReason | None:
    parts = _parts(text)
    if any(is_number(word) for words in parts for word in words):
        return RefusalReason.WORDS
    if any(map(tells_in_pieces, parts)):
        return RefusalReason.DISGUISE
    return RefusalReason.ARITHMETIC if tells_relation(text) or tells_ones(text) else None


def _parts(text: str) -> list[list[str]]:
    """The words, in rows that no number word spans."""
    return [_WORD.findall(part) for part in text.split(BARRIER)]


def _words_only(letters: str) -> str:
    words = _BETWEEN_WORDS.sub(" ", letters.replace("+", " plus ")).strip()
    return STRETCHED.sub(r"\1", _APOSTROPHE.sub("", words))


def is_split(text: str, before: Sequence[str]) -> bool:
    """Whether a message and those before it together reveal what none of them reveals alone."""
    # "My card is" before a face or a count turns it into a number.
    joined = f"{_without_harmless(before[-1][-REACH:])} {_beginning(text)}"
    rest = _without_harmless(joined)
    if tells_digits(rest, plain(rest)) or (passing_count(text) and not passing_count(joined)):
        return True
    earlier = plain(_end_of(before))
    together = f"{earlier} {plain(_beginning(_without_harmless(text)))}"
    looks = (tells_roman, tells_strokes, _tells_in_parts)
    return any(tells(together) and not tells(earlier) for tells in looks)


def _without_harmless(text: str) -> str:
    """The text without a face and a count, whose digits do not name a card."""
    return without_a_count(without_a_face(text))


def _beginning(text: str) -> str:
    """The first whole words: as many as may continue what was said before."""
    return text if len(text) <= REACH else text[:REACH].rpartition(" ")[0]


def _end_of(messages: Sequence[str]) -> str:
    end = ""
    for message in reversed(messages[-RECENT:]):
        end = f"{_without_harmless(message)} {end}"
        if len(end) > REACH:
            return end[-REACH:].partition(" ")[2]
    return end


def _tells_in_parts(letters: str) -> bool:
    words = _words_only(letters)
    return _reaches_a_number(words) and _reaches_a_number(without_passing(words))


def _reaches_a_number(text: str) -> bool:
    return tells_relation(text) or any(map(tells_in_pieces, _parts(text)))
