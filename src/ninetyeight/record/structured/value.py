"""A value of JSON together with the way to it, so that errors can name the place."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeVar

from ninetyeight.record.problem import JsonError, ProblemCode, SyntaxCode

Parsed = TypeVar("Parsed")

MAX_NUMBER = 999


@dataclass(frozen=True, slots=True)
class Value:
    """What was given, and where. Asking it for a kind of value raises JsonError for others."""

    given: object
    place: str = ""

    def error(self, sentence: str, code: ProblemCode = SyntaxCode.BAD_VALUE) -> JsonError:
        return JsonError(self.place, code, sentence)

    def fields(self, needed: Collection[str], others: Collection[str] = ()) -> dict[str, "Value"]:
        """The fields of an object that has all the needed ones and no unknown ones."""
        if not isinstance(self.given, dict):
            raise self._expected("an object")
        dot = "." if self.place else ""
        found = {
            str(name): Value(each, f"{self.place}{dot}{name}") for name, each in self.given.items()
        }
        known = [*needed, *others]
        for name, value in found.items():
            if name not in known:
                sentence = f"no field is called {name!r} here; known are {', '.join(known)}"
                raise value.error(sentence, SyntaxCode.UNKNOWN_FIELD)
        for name in needed:
            if name not in found:
                raise self.error(f"the field {name!r} is missing", SyntaxCode.MISSING_FIELD)
        return found

    def items(self) -> list["Value"]:
        if not isinstance(self.given, list | tuple):
            raise self._expected("a list")
        return [Value(each, f"{self.place}[{number}]") for number, each in enumerate(self.given)]

    def number(self) -> int:
        # A bool is an int in Python, but not in JSON.
        if type(self.given) is not int or not 0 <= self.given <= MAX_NUMBER:
            raise self._expected(f"a whole number from 0 to {MAX_NUMBER}")
        return self.given

    def numbers(self) -> tuple[int, ...]:
        return tuple(item.number() for item in self.items())

    def different_numbers(self) -> tuple[int, ...]:
        numbers = self.numbers()
        if len(set(numbers)) < len(numbers):
            raise self.error("a number is in it twice")
        return numbers

    def text(self) -> str:
        if not isinstance(self.given, str):
            raise self._expected("a text")
        return self.given

    def boolean(self) -> bool:
        if not isinstance(self.given, bool):
            raise self._expected("true or false")
        return self.given

    def parsed(self, parse: Callable[[str], Parsed]) -> Parsed:
        """A text that `parse` reads, or else raises ValueError about."""
        try:
            return parse(self.text())
        except JsonError:
            raise
        except ValueError as error:
            raise self.error(str(error)) from None

    def _expected(self, what: str) -> JsonError:
        shown = repr(self.given)
        return self.error(f"{shown if len(shown) <= 40 else f'{shown[:40]}…'}: expected {what}")
