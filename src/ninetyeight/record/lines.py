"""A text as lines of words that know their position."""

import re
from dataclasses import dataclass

from .problem import Problem, ProblemCode

_WORD = re.compile(r"\S+")
_COMMENT = re.compile(r"(^|\s)#.*")


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a line, with its position counted from 1."""

    text: str
    line: int
    column: int

    def problem(self, code: ProblemCode, sentence: str) -> Problem:
        return Problem(self.line, self.column, code, sentence)

    def part(self, start: int, end: int) -> "Word":
        return Word(self.text[start:end], self.line, self.column + start)

    def words(self) -> list["Word"]:
        """The words separated by white space."""
        return [self.part(*match.span()) for match in _WORD.finditer(self.text)]

    def stripped(self) -> "Word":
        """The same without white space around it."""
        start = len(self.text) - len(self.text.lstrip())
        return self.part(start, max(start, len(self.text.rstrip())))

    def end(self) -> "Word":
        """The empty position after it."""
        return self.part(len(self.text), len(self.text))


def lines_of(text: str) -> list[Word]:
    """The lines with content, without comments and surrounding white space."""
    numbered = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    spoken = ((number, _COMMENT.sub("", line)) for number, line in numbered)
    return [Word(line, number, 1).stripped() for number, line in spoken if line.strip()]
