"""A recorded game: the deal, the starter and the turns; everything else follows by the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ninetyeight.rules import (
    Action,
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Outcome,
    Rules,
    Seat,
    Seed,
    State,
    choose_starter,
    deal_from,
)
from ninetyeight.talk import GivenSignals, Signal, Withdrawal, heard_after, heard_after_lay

from .course import Course, PlayedStep

MAX_NAME_LENGTH = 40


def name_problem(name: str) -> str | None:
    """Why a record cannot hold this player's name, or None if it can."""
    if not 1 <= len(name) <= MAX_NAME_LENGTH:
        return f"a player's name has 1 to {MAX_NAME_LENGTH} characters, not {len(name)}"
    if not name.isprintable() or name != name.strip() or set(name) & {"|", "#"}:
        return f"{name!r}: no '|', '#', control character or white space around a player's name"
    return None


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """The lays of one turn, or of a part of it.

    It `goes_on` if it neither ended nor was the end of the game: the next turn is its next part, or
    the game stopped there.
    """

    seat: Seat
    lays: tuple[Lay, ...]
    goes_on: bool = False


Entry = PlayedTurn | Signal | Withdrawal
"""One entry of a record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game from the deal to its end, or as far as it went.

    `players` are their names, one a seat. `seed` is set if the deck was shuffled with one.
    `talk` tells whether the players could give each other signals. `entries` are the turns in
    order, with what was said after each; a turn within which something was said is in parts.
    """

    rules: Rules
    players: tuple[str, ...]
    deck: tuple[Card, ...]
    start: Seat | None = None
    seed: Seed | None = None
    talk: bool = False
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        for name in self.players:
            if problem := name_problem(name):
                raise ValueError(problem)

    @property
    def turns(self) -> tuple[PlayedTurn, ...]:
        """The turns without what was said, each in one piece."""
        turns: list[PlayedTurn] = []
        for part in self.entries:
            if isinstance(part, PlayedTurn):
                goes_on = bool(turns) and turns[-1].goes_on
                before = turns.pop().lays if goes_on else ()
                turns.append(replace(part, lays=before + part.lays))
        return tuple(turns)


def opening(record: Record) -> State:
    """The state before the first lay."""
    state = deal_from(record.rules, len(record.players), record.deck)
    return state if record.start is None else choose_starter(state, record.start)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A record together with the states of its game: `steps` are those that `replay` gives.

    `outcome` is None if the game was not played to its end.
    """

    record: Record
    steps: tuple[PlayedStep, ...]
    outcome: Outcome | None

    @property
    def state(self) -> State:
        """The last state of the game."""
        return self.steps[-1][0]

    @property
    def heard(self) -> tuple[GivenSignals, ...]:
        """The signals that were heard at each of the steps.

        What was said about starting is over as soon as somebody starts. What was said after the
        last lay of a turn counts from the next turn on.
        """
        heard: GivenSignals = ()
        at_steps: list[GivenSignals] = []
        for entry in self.record.entries:
            if not isinstance(entry, PlayedTurn):
                if entry.pile is not None or self.record.start is None:
                    heard = heard_after(heard, entry)
                continue
            for lay in entry.lays:
                at_steps.append(heard)
                heard = heard_after_lay(heard, lay.pile)
            if isinstance(self.steps[len(at_steps)][1], EndTurn):
                at_steps.append(heard)
        return (*at_steps, heard)

    def turn_steps(self, number: int) -> tuple[PlayedStep, ...]:
        """The steps of a turn and the one after it, whose state the turn has led to.

        Turn 0 is before the first, and only has that state.
        """
        turns = len(self.record.turns)
        if not 0 <= number <= turns:
            raise ValueError(f"there is no turn {number}: expected 0 to {turns}")
        ends = [place for place, (_, action) in enumerate(self.steps) if action == EndTurn()]
        after = [0, *(place + 1 for place in ends), len(self.steps) - 1]
        return self.steps[after[max(0, number - 1)] : after[number] + 1]


def replay(record: Record) -> Iterator[PlayedStep]:
    """Every action of a game with the state in which it was taken; the last state has no action.

    Raises IllegalAction where the rules forbid one.
    """
    return _replayed(Course(opening(record)), record.turns)


def played(record: Record) -> PlayedGame:
    """The whole game of a record; raises IllegalAction if the rules forbid it."""
    course = Course(opening(record))
    steps = tuple(_replayed(course, record.turns))
    return PlayedGame(record, steps, course.outcome)


def _replayed(course: Course, turns: Iterable[PlayedTurn]) -> Iterator[PlayedStep]:
    for action in _actions(course, turns):
        yield course.state, action
        if illegal := course.explain(action):
            raise IllegalAction(illegal)
        course.take(action)
    yield course.state, None


def _actions(course: Course, turns: Iterable[PlayedTurn]) -> Iterator[Action]:
    """The lays, and the end of each turn, except for the turn that ended the game."""
    for turn in turns:
        yield from turn.lays
        if not turn.goes_on and course.outcome is None:
            yield EndTurn()


def final_state(record: Record) -> State:
    """The last state of the recorded game."""
    return played(record).state
