"""What the number guard says to texts and names."""

# TEMPORARY until ninetyeight.talk has the guard: a crude one with the same names.

from collections.abc import Collection, Sequence
from enum import StrEnum

from ninetyeight.record import name_problem


class NameProblem(StrEnum):
    NOT_A_NAME = "not-a-name"
    LOOKS_LIKE_ANOTHER = "looks-like-another"
    NUMBER = "number"


def refusal(text: str, before: Sequence[str]) -> object | None:
    del before
    return "digits" if any(character.isdigit() for character in text) else None


def name_problem_at_table(name: str, taken: Collection[str]) -> NameProblem | None:
    if name_problem(name):
        return NameProblem.NOT_A_NAME
    if name.casefold() in {other.casefold() for other in taken}:
        return NameProblem.LOOKS_LIKE_ANOTHER
    return NameProblem.NUMBER if refusal(name, ()) else None
