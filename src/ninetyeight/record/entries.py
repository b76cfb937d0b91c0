"""The lines between the header and the result: turns and signals."""

from collections.abc import Iterable
from dataclasses import dataclass

from ninetyeight.rules import Lay, Seat
from ninetyeight.talk import Signal, Withdrawal

from .game import PlayedTurn
from .lines import Word
from .notation import parse_lay, parse_seat, parse_signal
from .problem import Problems, SyntaxCode

SIGNAL = "~"
CONTINUES = "+"


@dataclass(frozen=True, slots=True)
class WrittenLay:
    lay: Lay
    marked: bool
    word: Word


@dataclass(frozen=True, slots=True)
class WrittenTurn:
    """A turn as written in the text."""

    line: Word
    seat: Seat
    lays: tuple[WrittenLay, ...]
    goes_on: bool

    @property
    def turn(self) -> PlayedTurn:
        return PlayedTurn(self.seat, tuple(written.lay for written in self.lays), self.goes_on)


@dataclass(frozen=True, slots=True)
class WrittenSignal:
    """A signal, or one that is taken back, as written in the text."""

    line: Word
    signal: Signal | Withdrawal


Written = WrittenTurn | WrittenSignal


def read_entries(version: int, lines: Iterable[Word], problems: Problems) -> list[Written]:
    """The turns and signals; anything else is noted as a problem."""
    entries = (
        _read_signal(version, line, problems)
        if line.text.startswith(SIGNAL)
        else _read_turn(line, problems)
        for line in lines
    )
    return [entry for entry in entries if entry is not None]


def _read_signal(version: int, line: Word, problems: Problems) -> WrittenSignal | None:
    try:
        signal = parse_signal(line.text.removeprefix(SIGNAL).strip())
        if version == 1 and isinstance(signal, Withdrawal):
            raise ValueError("signals can be withdrawn from version 2 of the format on")
        return WrittenSignal(line, signal)
    except ValueError as error:
        problems.append(line.problem(SyntaxCode.BAD_SIGNAL, str(error)))
        return None


def _read_turn(line: Word, problems: Problems) -> WrittenTurn | None:
    first, *words = line.words()
    goes_on = bool(words) and words[-1].text == CONTINUES
    lays = [_read_lay(word, problems) for word in (words[:-1] if goes_on else words)]
    try:
        seat = parse_seat(first.text)
    except ValueError as error:
        problems.append(first.problem(SyntaxCode.BAD_TURN, str(error)))
        return None
    if not lays:
        sentence = "a turn without a lay: expected a seat and its lays, as in 2 12a 15a"
        problems.append(line.problem(SyntaxCode.BAD_TURN, sentence))
    return WrittenTurn(line, seat, tuple(filter(None, lays)), goes_on)


def _read_lay(word: Word, problems: Problems) -> WrittenLay | None:
    try:
        return WrittenLay(*parse_lay(word.text), word)
    except ValueError as error:
        problems.append(word.problem(SyntaxCode.BAD_LAY, str(error)))
        return None
