"""From a record to its text."""

from collections.abc import Iterator
from typing import IO

from ninetyeight.rules import SHUFFLE, Outcome
from ninetyeight.talk import Signal

from .entries import CONTINUES, SIGNAL
from .game import Record
from .notation import format_lay, format_result, format_seat, format_signal
from .reader import VERSION, loads_without_result


def dump(record: Record, file: IO[str]) -> None:
    """Writes a record to an open text file."""
    file.write(dumps(record))


def dumps(record: Record) -> str:
    """Writes a record; raises ValueError if it could not be read back."""
    # Reading plays the game, which gives its result: so it is played once.
    game = loads_without_result(text_of(record, None), {record.rules.name: record.rules})
    if game.record != record:
        raise ValueError("this record would not be read as it is")
    return text_of(record, game.outcome)


def text_of(record: Record, end: Outcome | None) -> str:
    """The text of a game that is known to follow the rules, with its outcome.

    Nothing is verified, so it is much faster than `dumps`.
    """
    result = [f"result: {format_result(end)}"] if end else []
    return "\n".join([*_head(record), "---", *_entries(record), "---", *result, ""])


def _head(record: Record) -> list[str]:
    lines = [
        f"n98 {VERSION}",
        f"rules: {record.rules.name}",
        f"players: {' | '.join(record.players)}",
    ]
    if record.start is not None:
        lines.append(f"start: {format_seat(record.start)}")
    if record.seed is not None:
        lines += [f"seed: {record.seed}", f"shuffle: {SHUFFLE}"]
    return [*lines, f"deck: {' '.join(map(str, record.deck))}"]


def _entries(record: Record) -> Iterator[str]:
    tops = list(record.rules.starts)
    for entry in record.entries:
        if isinstance(entry, Signal):
            yield f"{SIGNAL} {format_signal(entry)}"
            continue
        words = [format_seat(entry.seat)]
        for lay in entry.lays:
            trick = record.rules.is_trick(lay.card, lay.pile, tops[lay.pile])
            words.append(format_lay(lay, trick=trick))
            tops[lay.pile] = lay.card
        yield " ".join([*words, *([CONTINUES] if entry.goes_on else [])])
