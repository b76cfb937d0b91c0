"""A game that is being played: the deal and every action since."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, takewhile

from ninetyeight.record import PlayedGame, PlayedTurn, Record, opening, played
from ninetyeight.record.recording import entries_of
from ninetyeight.rules import Action, EndTurn, Lay, Seat, State, apply
from ninetyeight.talk import GivenSignals, Signal, Withdrawal


@dataclass(frozen=True, slots=True)
class LocalGame:
    """A deal, the actions with the states in which they were taken, and the state they led to."""

    origin: Record
    past: tuple[tuple[State, Action], ...]
    state: State

    @property
    def record(self) -> Record:
        """The game so far; what was said in the origin stays after the lay that it followed."""
        return replace(self.origin, entries=entries_of(self._steps()))

    def _steps(self) -> Iterator[tuple[State, Action | Signal | Withdrawal | None]]:
        laid, talk = 0, [*_talk(self.origin)]
        for state, action in self.past:
            while talk and talk[0][0] <= laid:
                yield state, talk.pop(0)[1]
            yield state, action
            laid += isinstance(action, Lay)
        yield from ((self.state, said) for _, said in talk)
        yield self.state, None

    @property
    def turn_number(self) -> int:
        return 1 + sum(isinstance(action, EndTurn) for _, action in self.past)

    @property
    def lays_of_turn(self) -> tuple[tuple[State, Lay], ...]:
        """The lays of the current turn, each with the state in which it was made."""
        ends = [place for place, (_, action) in enumerate(self.past) if action == EndTurn()]
        return _lays(self.past[ends[-1] + 1 :] if ends else self.past)

    @property
    def laid_by_others(self) -> tuple[tuple[Seat, tuple[tuple[State, Lay], ...]], ...]:
        """What each other seat has laid since the last turn of the seat in turn."""
        runs = [(seat, _lays(steps)) for seat, steps in groupby(self.past, key=_seat)]
        own = _seat((self.state, None))
        if runs and runs[-1][0] == own:
            runs.pop()
        since = list(takewhile(lambda run: run[0] != own, reversed(runs)))
        return tuple(reversed(since))

    def started_by(self, seat: Seat) -> "LocalGame":
        """The game once the table has agreed who starts."""
        origin = replace(self.origin, start=seat)
        return LocalGame(origin, (), opening(origin))

    def after(self, action: Action) -> "LocalGame":
        """Raises IllegalAction if the rules forbid it."""
        past = (*self.past, (self.state, action))
        return LocalGame(self.origin, past, apply(self.state, action))

    @property
    def heard(self) -> GivenSignals:
        """The signals that are heard now."""
        return played(self.record).heard[-1]

    def after_saying(self, said: Signal | Withdrawal) -> "LocalGame":
        """The game once a seat has said something, or has taken it back."""
        record = self.record
        return replace(self, origin=replace(record, entries=(*record.entries, said)))

    def undone(self) -> "LocalGame | None":
        """The game before the last lay of this turn; None if nothing was laid in it."""
        if not self.lays_of_turn:
            return None
        *past, (state, _) = self.past
        undone = LocalGame(self.origin, tuple(past), state)
        # What was said after that lay is from now on said before the next one.
        return replace(undone, origin=undone.record)


def game_of(recorded: PlayedGame) -> LocalGame:
    """The recorded game, ready to be resumed."""
    past = tuple((before, action) for before, action in recorded.steps if action is not None)
    return LocalGame(recorded.record, past, recorded.state)


def _lays(steps: Iterable[tuple[State, Action]]) -> tuple[tuple[State, Lay], ...]:
    return tuple((state, action) for state, action in steps if isinstance(action, Lay))


def _seat(step: tuple[State, Action | None]) -> Seat:
    turn = step[0].turn
    assert turn is not None, "nothing is done before the table has agreed who starts"
    return turn.seat


def _talk(record: Record) -> Iterator[tuple[int, Signal | Withdrawal]]:
    """What was said, each with the number of lays before it."""
    laid = 0
    for entry in record.entries:
        if isinstance(entry, PlayedTurn):
            laid += len(entry.lays)
        else:
            yield laid, entry
