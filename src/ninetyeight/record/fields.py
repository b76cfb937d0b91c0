"""Named values in a text, each with its position, so that errors can point at it."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from .lines import Word
from .problem import ProblemCode, Problems, SyntaxCode

Value = TypeVar("Value")


class Fields:
    """The values of `name: value` pieces; what is wrong with them goes to `problems`."""

    def __init__(
        self,
        pieces: Iterable[Word],
        separator: str,
        known: tuple[str, ...],
        problems: Problems,
    ) -> None:
        self._problems = problems
        self._values: dict[str, Word] = {}
        for piece in pieces:
            name, separated, _ = piece.text.partition(separator)
            if not separated:
                sentence = f"expected a name and a value with {separator!r} between them"
                problems.append(piece.problem(SyntaxCode.BAD_FIELD, sentence))
            elif name not in known:
                sentence = f"no field is called {name!r} here; known are {', '.join(known)}"
                problems.append(piece.problem(SyntaxCode.UNKNOWN_FIELD, sentence))
            elif name in self._values:
                sentence = f"{name!r} is in line {self._values[name].line} already"
                problems.append(piece.problem(SyntaxCode.DOUBLED_FIELD, sentence))
            else:
                self._values[name] = piece.part(len(name) + 1, len(piece.text)).stripped()

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def __getitem__(self, name: str) -> Word:
        return self._values[name]

    def require(self, names: Iterable[str], end: Word) -> bool:
        """Whether all of `names` are present; missing ones are noted as problems at `end`."""
        missing = [name for name in names if name not in self]
        for name in missing:
            sentence = f"the field {name!r} is missing"
            self._problems.append(end.problem(SyntaxCode.MISSING_FIELD, sentence))
        return not missing

    def read(
        self, name: str, parse: Callable[[str], Value], code: ProblemCode = SyntaxCode.BAD_VALUE
    ) -> Value | None:
        """The parsed value; None if it is missing, or invalid and noted under `code`."""
        if name not in self:
            return None
        try:
            return parse(self[name].text)
        except ValueError as error:
            self.note(name, code, str(error))
            return None

    def note(self, name: str, code: ProblemCode, sentence: str) -> None:
        self._problems.append(self[name].problem(code, sentence))
