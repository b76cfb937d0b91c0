"""What the guard has to know of a language."""

from dataclasses import dataclass


def each_with(stems: str, endings: str) -> str:
    """All the words that the stems make with the endings."""
    return " ".join(stem + ending for stem in stems.split() for ending in endings.split())


def any_of(words: str) -> str:
    """A pattern of several words; each may be a pattern itself."""
    return f"(?:{'|'.join(words.split())})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """The words for numbers in one language, and the phrases in which they name no card.

    Words are separated by spaces. Patterns are regular expressions that are held against small
    letters without accents; whatever separates two words is one space there.
    """

    cardinals: str
    """The words of which all numbers from two to ninety-nine are made."""

    ordinal_words: str = ""
    """The same for second to ninety-ninth."""

    one: str
    """Words for one, a hundred and "and": parts of compound numbers, and no card by themselves."""

    more: str = ""
    """Other words for numbers: inflections, dozens, other spellings."""

    endings: str = ""
    """What may be put to the end of a number word."""

    anywhere: str
    """Number words that hardly any ordinary word holds, so that they may stand inside of one."""

    glue: str = ""
    """What people write in one word with a number: thetopseven."""

    ordinary: str = ""
    """Words that are made by these rules, and mean something else."""

    card: str
    """A pattern of what a card and its number are called."""

    ordinals: str
    """A pattern of second to fourth, which may be said of piles, turns and games."""

    countable: str
    """A pattern of what these ordinals may be said of."""

    passing: tuple[str, ...]
    """Patterns of phrases that hold a number word and name no card."""

    relations: tuple[str, ...]
    """Patterns of phrases that lead to a number without naming one."""

    asking: tuple[str, ...]
    """Patterns of questions for the number of a card."""

    by_ear: str
    """A pattern of whole words: numbers as they are spoken in the street, and slang for them."""

    few: str
    """A pattern of two to eight, as they may be said of what is counted."""

    counted: str
    """A pattern of what may be counted: cards, piles, turns, players, minutes."""

    ones: str
    """A pattern of ones and zeros that are told digit by digit."""
