"""The names of people at a table."""

from collections.abc import Collection
from enum import StrEnum
from itertools import groupby
from unicodedata import combining, normalize

from .guard import refusal
from .guard.folding import plain
from .guard.lookalikes import outline, reading

MAX_NAME_LENGTH = 24
RESERVED = frozenset("|#")
"""Characters that a record cannot contain."""

MAX_MARKS = 2
"""More marks than this on one letter would run into the lines above and below."""


class NameProblem(StrEnum):
    """Why a person cannot use this name at this table."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    WHITE_SPACE = "white-space"
    CONTROL_CHARACTERS = "control-characters"
    RESERVED_CHARACTERS = "reserved-characters"
    NOT_A_NAME = "not-a-name"
    NUMBER = "number"
    LOOKS_LIKE_ANOTHER = "looks-like-another"


def name_problem_at_table(name: str, taken: Collection[str]) -> NameProblem | None:
    """Why nobody can use this name at a table where some names are taken; None if it is allowed.

    >>> name_problem_at_table("Олена", ["Ann", "Bob"])
    >>> name_problem_at_table("B0b", ["Ann", "Bob"])
    <NameProblem.NUMBER: 'number'>
    >>> name_problem_at_table("Воb", ["Ann", "Bob"])  # with a Cyrillic В
    <NameProblem.LOOKS_LIKE_ANOTHER: 'looks-like-another'>
    """
    if not name.strip():
        return NameProblem.EMPTY
    if len(name) > MAX_NAME_LENGTH:
        return NameProblem.TOO_LONG
    if " ".join(name.split()) != name:
        return NameProblem.WHITE_SPACE
    if not name.isprintable() or _has_many_marks(name):
        return NameProblem.CONTROL_CHARACTERS
    if RESERVED & set(name):
        return NameProblem.RESERVED_CHARACTERS
    if not any(map(str.isalpha, plain(name))):
        return NameProblem.NOT_A_NAME
    if refusal(name, counts_pass=False) is not None:
        return NameProblem.NUMBER
    if _skeleton(name) in map(_skeleton, taken):
        return NameProblem.LOOKS_LIKE_ANOTHER
    return None


def _has_many_marks(name: str) -> bool:
    rows = groupby(normalize("NFC", name), key=lambda each: combining(each) > 0)
    return any(are_marks and len(list(row)) > MAX_MARKS for are_marks, row in rows)


def _skeleton(name: str) -> str:
    """A name without the differences that are easily overlooked."""
    letters = "".join(filter(str.isalnum, plain(name)))
    return outline(reading(letters).latin)
