"""What a typed line means."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from ninetyeight.record import parse_lay, parse_pile
from ninetyeight.rules import Lay, Pile
from ninetyeight.talk import Meaning
from ninetyeight.words import Words

Choice = TypeVar("Choice")


class Keyword(StrEnum):
    """What can be typed besides lays; these names work in every language."""

    END = "end"
    UNDO = "undo"
    TABLE = "table"
    MESSAGE = "message"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Lays:
    """Cards to lay one after the other, each with whether it was marked as a backwards trick."""

    lays: tuple[tuple[Lay, bool], ...]
    ends: bool


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command, and what was typed after it."""

    command: Keyword
    rest: str = ""


ParsedLine = Lays | TypedCommand | None
"""None stands for a line that was not understood."""

CLEAR = "clear"

_LAY = re.compile(r"([0-9]{1,3})\s*([abcdас])(!?)[\s,;]*")
# Two letters of a Ukrainian keyboard look like ours.
_LATIN = str.maketrans("ас", "ac")


def parse_line(line: str, words: Words) -> ParsedLine:
    """Lays such as `57a 58a end`, or a command by its English or translated name."""
    text = line.strip()
    place = 0
    lays: list[tuple[Lay, bool]] = []
    folded = text.casefold()
    while match := _LAY.match(folded, place):
        card, letter, mark = match.groups()
        lays.append(parse_lay(card + letter.translate(_LATIN) + mark))
        place = match.end()
    if not lays:
        return _typed_command(text, words)
    rest = folded[place:]
    if rest and _typed_command(rest, words) != TypedCommand(Keyword.END):
        return None
    return Lays(tuple(lays), bool(rest))


def parse_yes_or_no(line: str, words: Words) -> bool | None:
    """The answer; None if it is neither yes nor no."""
    answers = {True: ("yes", words.say("answer-yes")), False: ("no", words.say("answer-no"))}
    return _meant(line, answers)


def parse_said(text: str, words: Words) -> tuple[Meaning | None, Pile] | None:
    """What is said about which pile, as in `leave a`; the meaning None takes it back."""
    said, _, letter = text.strip().casefold().rpartition(" ")
    known = [meaning.value for meaning in Meaning if meaning.is_about_a_pile]
    names = {name: (name, words.say(f"say-{name}")) for name in [*known, CLEAR]}
    meant, pile = _meant(said, names), letter.translate(_LATIN)
    if meant is None or pile not in ("a", "b", "c", "d"):
        return None
    return None if meant == CLEAR else Meaning(meant), parse_pile(pile)


def _typed_command(text: str, words: Words) -> TypedCommand | None:
    first, _, rest = text.partition(" ")
    names = {command: (command.value, words.say(f"command-{command}")) for command in Keyword}
    command = _meant(first, names)
    if command is None or (rest and command not in (Keyword.SAVE, Keyword.MESSAGE)):
        return None
    return TypedCommand(command, rest.strip())


def _meant(word: str, names: Mapping[Choice, tuple[str, ...]]) -> Choice | None:
    """The only choice with this name, or whose name starts with it."""
    folded = word.strip().casefold()
    if not folded:
        return None
    exact = [meaning for meaning, known in names.items() if folded in known]
    begun = [
        meaning
        for meaning, known in names.items()
        if any(name.startswith(folded) for name in known)
    ]
    candidates = exact or begun
    return candidates[0] if len(candidates) == 1 else None
