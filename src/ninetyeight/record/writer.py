"""From a record to its text."""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import IO

from ninetyeight.rules import RULE_SETS, SHUFFLE, Outcome

from .entries import CONTINUES, SIGNAL
from .game import PlayedGame, PlayedTurn, Record
from .notation import format_lay, format_result, format_seat, format_signal
from .reader import VERSION, loads_without_result
from .rule_numbers import format_numbers


def dump(record: Record, file: str | PathLike[str] | IO[str]) -> None:
    """Writes a record to a file, given by its path or open for text."""
    text = dumps(record)
    if isinstance(file, str | PathLike):
        Path(file).write_text(text, "utf-8", newline="\n")
    else:
        file.write(text)


def dumps(record: Record) -> str:
    """Writes a record; raises ValueError if it could not be read back."""
    return dumps_unverified(record, verified(record).outcome)


def verified(record: Record) -> PlayedGame:
    """The game of a record; raises ValueError if its text could not be read back."""
    rules = record.rules
    if RULE_SETS.get(rules.name, rules) != rules:
        raise ValueError(f"{rules.name!r} is the name of a rule set with other numbers")
    # Reading plays the game, which gives its result: so it is played once.
    game = loads_without_result(dumps_unverified(record, None))
    if game.record != record:
        raise ValueError("this record would not be read as it is")
    return game


def dumps_unverified(record: Record, end: Outcome | None) -> str:
    """Writes a record of a game that is known to follow the rules, with its outcome.

    Nothing is verified, so it is much faster than `dumps`.
    """
    result = [f"result: {format_result(end)}"] if end else []
    return "\n".join([*_head(record), "---", *_entries(record), "---", *result, ""])


def _head(record: Record) -> list[str]:
    lines = [
        f"n98 {VERSION}",
        f"rules: {record.rules.name}",
        *format_numbers(record.rules),
        f"players: {' | '.join(record.players)}",
        f"talk: {'on' if record.talk else 'off'}",
    ]
    if record.start is not None:
        lines.append(f"start: {format_seat(record.start)}")
    if record.seed is not None:
        lines += [f"seed: {record.seed}", f"shuffle: {SHUFFLE}"]
    return [*lines, f"deck: {' '.join(map(str, record.deck))}"]


def _entries(record: Record) -> Iterator[str]:
    tops = list(record.rules.starts)
    for entry in record.entries:
        if not isinstance(entry, PlayedTurn):
            yield f"{SIGNAL} {format_signal(entry)}"
            continue
        words = [format_seat(entry.seat)]
        for lay in entry.lays:
            trick = record.rules.is_trick(lay.card, lay.pile, tops[lay.pile])
            words.append(format_lay(lay, trick=trick))
            tops[lay.pile] = lay.card
        yield " ".join([*words, *([CONTINUES] if entry.goes_on else [])])
