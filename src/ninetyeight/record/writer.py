"""From a record to its text."""

from typing import IO

from ninetyeight.rules import SHUFFLE, Lay, State, outcome
from ninetyeight.talk import Signal

from .entries import GOES_ON, SIGNAL
from .game import PlayedTurn, Record, final_state, replay
from .notation import format_lay, format_result, format_seat, format_signal
from .reader import VERSION, loads


def dump(record: Record, file: IO[str]) -> None:
    """Writes a record to an open text file."""
    file.write(dumps(record))


def dumps(record: Record) -> str:
    """Writes a record; raises ValueError if it could not be read, as when the rules forbid it."""
    text = "\n".join([*_head(record), "---", *_entries(record), "---", *_result(record), ""])
    if loads(text, {record.rules.name: record.rules}) != record:
        raise ValueError("this record would not be read as it is")
    return text


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


def _entries(record: Record) -> list[str]:
    lays = ((state, action) for state, action in replay(record) if isinstance(action, Lay))
    return [
        f"{SIGNAL} {format_signal(entry)}"
        if isinstance(entry, Signal)
        else _turn(entry, [_lay(*next(lays)) for _ in entry.lays])
        for entry in record.entries
    ]


def _turn(turn: PlayedTurn, lays: list[str]) -> str:
    return " ".join([format_seat(turn.seat), *lays, *([GOES_ON] if turn.goes_on else [])])


def _lay(state: State, lay: Lay) -> str:
    trick = state.rules.is_trick(lay.card, lay.pile, state.tops[lay.pile])
    return format_lay(lay, trick=trick)


def _result(record: Record) -> list[str]:
    end = outcome(final_state(record))
    return [f"result: {format_result(end)}"] if end else []
