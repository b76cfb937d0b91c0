"""Recorded games: can they still be won after a turn, and until which turn could they?"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from ninetyeight.record import PlayedGame, PlayedTurn, Record
from ninetyeight.rules import State

from .search import NODES, Solution, Verdict, solve


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """After which turns the game could be won for certain, and after which it could not.

    Turn 0 is before the first. None means that there is no such turn that is known of. If there are
    turns between the two, nothing is known about them.
    """

    won_until: int | None
    lost_from: int | None


def solve_game(game: PlayedGame, turn: int, *, nodes: int = NODES, seed: int = 0) -> Solution:
    """Whether a recorded game can be won after that turn; turn 0 is before the first."""
    return solve(_state_after(game, turn), nodes=nodes, seed=seed)


def solved_record(record: Record, turn: int, line: tuple[PlayedTurn, ...]) -> Record:
    """The game as it was played up to that turn, and then won by a line that `solve` has found."""
    entries = record.entries[: _entries_until(record, turn)]
    start = record.start
    if start is None and line:
        start = line[0].seat
    if entries and isinstance(last := entries[-1], PlayedTurn) and last.goes_on and line:
        entries, line = entries[:-1], (replace(line[0], lays=last.lays + line[0].lays), *line[1:])
    return replace(record, start=start, entries=(*entries, *line))


def _entries_until(record: Record, turn: int) -> int:
    """How many entries a record has up to the last lay of a turn, which may be in parts."""
    number, goes_on, count = 0, False, 0
    for place, entry in enumerate(record.entries, start=1):
        if isinstance(entry, PlayedTurn):
            number += not goes_on
            goes_on = entry.goes_on
            if number <= turn:
                count = place
    return count


def turning_point(game: PlayedGame, *, nodes: int = NODES, seed: int = 0) -> TurningPoint:
    """Until when the game could be won, looking at about `nodes` positions after each turn tried.

    A game that can be won after a turn could be won after all before it, so few have to be tried.
    """

    @cache
    def answer(turn: int) -> Verdict:
        return solve_game(game, turn, nodes=nodes, seed=seed).answer

    turns = len(game.record.turns)
    if game.outcome is not None and game.outcome.won:
        return TurningPoint(turns, None)
    won = _first(turns + 1, lambda turn: answer(turn) is not Verdict.WON)
    lost = _first(turns + 1, lambda turn: answer(turn) is Verdict.LOST)
    return TurningPoint(won - 1 if won else None, lost if lost <= turns else None)


def _first(end: int, holds: Callable[[int], bool]) -> int:
    """The first number below `end` from which on something holds, or `end`."""
    low, high = 0, end
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def _state_after(game: PlayedGame, turn: int) -> State:
    return game.turn_steps(turn)[-1][0]
