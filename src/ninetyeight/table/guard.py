"""What the number guard says to texts and names."""

from collections.abc import Collection, Sequence

# TEMPORARY until ninetyeight.talk has the guard: texts with digits are refused, and names.
from ninetyeight.record import name_problem


class Refusal:
    def __init__(self, code: str) -> None:
        self.code = code


def refusal(text: str, before: Sequence[str]) -> Refusal | None:
    del before
    return Refusal("number") if any(character.isdigit() for character in text) else None


def name_problem_at_table(name: str, taken: Collection[str]) -> Refusal | None:
    if name_problem(name):
        return Refusal("bad-characters")
    if name.casefold() in {other.casefold() for other in taken}:
        return Refusal("taken")
    return refusal(name, ())
