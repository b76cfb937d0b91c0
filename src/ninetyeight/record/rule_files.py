"""Rule sets as files: a `.toml` with a name and the numbers.

name = "short"
lowest = 2
highest = 59
hand_sizes = [6, 6, 5]
minimum = 2
minimum_when_empty = 1
trick = 10
fire = [22, 33, 44]

`docs/rule-sets.md` describes them.
"""

import re
import tomllib
from os import PathLike
from pathlib import Path
from typing import IO, Any

from ninetyeight.rules import Rules

from .lines import decoded
from .problem import JsonError, Problem, RecordError, RecordSyntaxError, SyntaxCode, error_from
from .rule_numbers import IN_RECORDS, Limits
from .structured.rules import read_rules, rules_value
from .structured.value import Value

MAX_RULES_BYTES = 2**16
"""The maximum size of the file of a rule set, in bytes or characters."""

# What the kernel has room for, so that bots, solver and training know every rule set from a file.
# A test keeps the numbers equal to the kernel's.
IN_FILES = Limits(players=5, in_hand=8, minimum=IN_RECORDS.minimum, card=126)

_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")


def load_rules(file: str | PathLike[str] | IO[str] | IO[bytes]) -> Rules:
    """Reads a rule set from a `.toml` file, given by its path or open; raises RecordError."""
    if isinstance(file, str | PathLike):
        with Path(file).open("rb") as opened:
            return load_rules(opened)
    return loads_rules(file.read(MAX_RULES_BYTES + 1))


def loads_rules(text: str | bytes) -> Rules:
    """Reads a rule set; raises RecordError, which names line and column.

    >>> loads_rules('''
    ... name = "tiny"
    ... lowest = 2
    ... highest = 21
    ... hand_sizes = [4, 3]
    ... minimum = 2
    ... ''').hand_size(2)
    3
    """
    text = decoded(text, MAX_RULES_BYTES).removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        return read_rules(Value(_parsed(text)), IN_FILES)
    except JsonError as error:
        line, column = _place(text, error.place)
        raise error_from([Problem(line, column, error.code, error.sentence)]) from None


def dumps_rules(rules: Rules) -> str:
    """Writes a rule set; raises ValueError if it could not be read back."""
    text = "".join(f"{name} = {_toml(value)}\n" for name, value in rules_value(rules).items())
    try:
        loads_rules(text)
    except RecordError as error:
        raise ValueError(error.problems[0].sentence) from None
    return text


def _toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "too many brackets" if isinstance(error, RecursionError) else str(error)
        place = _PLACE.search(reason)
        line, column = map(int, place.groups()) if place else _end(text)
        sentence = f"this is not TOML: {_PLACE.sub('', reason)}"
        raise RecordSyntaxError([Problem(line, column, SyntaxCode.BAD_FIELD, sentence)]) from None


def _place(text: str, name: str) -> tuple[int, int]:
    """Where a field of the file is, by its place in the table; what is missing is at the end."""
    key = re.split(r"[.\[]", name)[0]
    pattern = rf"^[ \t]*\[?[\"']?(?={re.escape(key)}\b)"
    found = re.search(pattern, text, re.MULTILINE) if key else None
    if found is None:
        return _end(text)
    return text.count("\n", 0, found.start()) + 1, found.end() - found.start() + 1


def _end(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
