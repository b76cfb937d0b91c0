"""What the guard has to know about a language."""

from dataclasses import dataclass


def each_with(stems: str, endings: str) -> str:
    """All the words that the stems make with the endings."""
    return " ".join(stem + ending for stem in stems.split() for ending in endings.split())


def any_of(words: str) -> str:
    """A pattern of several words; each may be a pattern itself."""
    return f"(?:{'|'.join(words.split())})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """The words for numbers in one language, and the phrases in which they do not name a card.

    Words are separated by spaces. Patterns are regular expressions matched against lower-case text
    without accents, in which words are separated by single spaces.
    """

    cardinals: str
    """The words that make up the numbers from two to ninety-nine."""

    ordinal_words: str = ""
    """The same for second to ninety-ninth."""

    one: str
    """Words for one, a hundred and "and": parts of compound numbers, but never cards alone."""

    more: str = ""
    """Other words for numbers: inflections, dozens, other spellings."""

    endings: str = ""
    """Suffixes that a number word may have."""

    anywhere: str
    """Number words that hardly occur in ordinary words, so they also count inside a word."""

    glue: str = ""
    """Words that people join to a number: thetopseven."""

    ordinary: str = ""
    """Words that follow these rules, but mean something else."""

    card: str
    """A pattern of the words for a card and its number."""

    ordinals: str
    """A pattern of second to fourth, which may be said of piles, turns and games."""

    countable: str
    """A pattern of what these ordinals may be said of."""

    passing: tuple[str, ...]
    """Patterns of phrases that contain a number word but do not name a card."""

    relations: tuple[str, ...]
    """Patterns of phrases that lead to a number without naming one."""

    asking: tuple[str, ...]
    """Patterns of questions about the number of a card."""

    by_ear: str
    """A pattern of whole words: colloquial numbers and slang."""

    few: str
    """A pattern of two to eight, as they may be said of what is counted."""

    counted: str
    """A pattern of what may be counted: cards, piles, turns, players, minutes."""

    ones: str
    """A pattern of ones and zeros spelled digit by digit."""
