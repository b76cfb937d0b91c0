"""All words for the numbers of cards, in every language that the guard knows."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from .folding import plain
from .languages import LANGUAGES, Language, foreign
from .lookalikes import outline

MAX_WORD_LENGTH = 24
"""The length of the longest number word, apart from suffixes."""

SHORTEST_SLIP = 6
"""Typing errors are only looked for in words of at least this length; one letter may be missing."""

ANY = "?"
"""Stands for any letter in `Lexicon.slips` and `Lexicon.masked`."""

STRETCHED = re.compile(r"([^\W\d_])\1{2,}")
"""A letter that is repeated more often than in any word."""

REPEATED = re.compile(r"(.)\1+")
"""A letter that is repeated at all."""

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_VOWELS = re.compile("[aeiou]")


@dataclass(frozen=True, slots=True)
class Compounds:
    """What the numbers of one language are put together from, if written in one word."""

    parts: frozenset[str]
    others: frozenset[str]
    ends: frozenset[str]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Number words in lower case without accents and apostrophes, and their variants."""

    words: frozenset[str]
    ordinary: frozenset[str]
    compounds: dict[str, list[Compounds]]
    """By the two letters that they may begin with."""

    anywhere: re.Pattern[str]
    outlines: frozenset[str]
    pieced: frozenset[str]
    beginnings: frozenset[str]
    squeezed: frozenset[str]
    backwards: frozenset[str]
    without_vowels: frozenset[str]
    slips: frozenset[str]
    masked: frozenset[str]
    by_ear: re.Pattern[str]


@cache
def lexicon() -> Lexicon:
    """Every number word; built on first use, because that takes a moment."""
    numbers = [frozenset(_numbers(language)) for language in LANGUAGES]
    ordinary = frozenset(
        _forms(" ".join((*(each.ordinary for each in LANGUAGES), foreign.ORDINARY)))
    )
    cardinals = frozenset().union(*(_forms(each.cardinals) for each in LANGUAGES))
    words = frozenset(_forms(foreign.NUMBERS)).union(*numbers) - ordinary
    words |= {STRETCHED.sub(r"\1", word) for word in words}
    pieced = frozenset().union(*map(_pieced, LANGUAGES)) - ordinary
    compounds = [
        Compounds(
            parts=frozenset(_inflected(_forms(each.cardinals), each)) - ordinary,
            others=frozenset(_forms(f"{each.one} {each.glue}")),
            ends=own - ordinary,
        )
        for each, own in zip(LANGUAGES, numbers, strict=True)
    ]
    anywhere = " ".join(each.anywhere for each in LANGUAGES).split()
    return Lexicon(
        words=words,
        ordinary=ordinary,
        compounds=_by_first_letters(compounds),
        anywhere=re.compile("|".join(anywhere)),
        outlines=frozenset(map(outline, words)),
        pieced=pieced,
        beginnings=frozenset(word[:end] for word in pieced for end in range(1, len(word))),
        squeezed=frozenset(squeezed(word) for word in cardinals if len(word) > 3),
        backwards=frozenset(word[::-1] for word in cardinals if len(word) > 4),
        without_vowels=frozenset(bare for bare in map(_bare, cardinals) if len(bare) > 3),
        slips=frozenset(
            slip for word in cardinals if len(word) > SHORTEST_SLIP for slip in _slips(word)
        ),
        masked=frozenset(mask for word in cardinals for mask in _masked(word)),
        by_ear=re.compile("|".join(each.by_ear for each in LANGUAGES)),
    )


def _by_first_letters(compounds: list[Compounds]) -> dict[str, list[Compounds]]:
    found: dict[str, list[Compounds]] = {}
    for each in compounds:
        for first in {word[:2] for word in each.parts | each.others | each.ends}:
            found.setdefault(first, []).append(each)
    return found


def squeezed(word: str) -> str:
    return REPEATED.sub(r"\1", word)


def _bare(word: str) -> str:
    return _VOWELS.sub("", word)


def one_letter_masked(word: str) -> Iterator[str]:
    return (word[:at] + ANY + word[at + 1 :] for at in range(len(word)))


def _slips(word: str) -> Iterator[str]:
    """The word with a letter wrong, missing, doubled or swapped with the next."""
    yield from one_letter_masked(word)
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + ANY + word[at:]
        yield word[:at] + word[at : at + 2][::-1] + word[at + 2 :]


def _masked(word: str) -> Iterator[str]:
    """The word with one or two letters hidden, but not the first."""
    inner = range(1, len(word))
    for first in inner:
        yield word[:first] + ANY + word[first + 1 :]
        if len(word) > 3:
            for second in inner[first:]:
                yield word[:first] + ANY + word[first + 1 : second] + ANY + word[second + 1 :]


def _numbers(language: Language) -> Iterator[str]:
    words = {*_forms(language.cardinals), *_forms(language.ordinal_words), *language.more.split()}
    return _inflected(words, language)


def _pieced(language: Language) -> Iterator[str]:
    """Words that are searched for in pieces.

    Inflected words only if they split at an apostrophe; others are too easily formed by two
    ordinary words.
    """
    whole = {*_forms(language.cardinals), *_forms(language.ordinal_words)}
    apart = " ".join(word for word in language.more.split() if "'" in word)
    may_be_a_pile = re.compile(language.ordinals)
    return (word for word in {*whole, *_forms(apart)} if not may_be_a_pile.fullmatch(word))


def _inflected(words: Iterable[str], language: Language) -> Iterator[str]:
    endings = ("", *language.endings.split())
    return _forms(" ".join(word + ending for word in words for ending in endings))


def _forms(words: str) -> Iterator[str]:
    for spelling in (words, words.translate(_UMLAUTS)):
        yield from plain(spelling).lower().replace("'", "").split()
