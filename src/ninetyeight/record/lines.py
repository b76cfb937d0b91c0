"""A text as lines of words that know their position."""

import re
from dataclasses import dataclass

from .problem import Problem, ProblemCode, RecordSyntaxError, SyntaxCode

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


def decoded(text: str | bytes, most: int) -> str:
    """A text of at most so many bytes or characters; raises RecordSyntaxError if it is none."""
    if len(text) > most:
        sentence = f"too large: expected at most {most} bytes"
        raise RecordSyntaxError([Problem(1, 1, SyntaxCode.TOO_LARGE, sentence)])
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        before = text[: error.start].decode("utf-8").removeprefix("\ufeff").split("\n")
        sentence = f"the byte 0x{text[error.start]:02x} is not UTF-8 text here"
        problem = Problem(len(before), len(before[-1]) + 1, SyntaxCode.NOT_UTF8, sentence)
        raise RecordSyntaxError([problem]) from None
