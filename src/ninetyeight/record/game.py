"""A recorded game: the deal, the starter and the turns; everything else follows by the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ninetyeight.rules import (
    Action,
    Card,
    EndTurn,
    Lay,
    Rules,
    Seat,
    Seed,
    State,
    apply,
    choose_starter,
    deal_from,
    outcome,
)
from ninetyeight.talk import Signal

LONGEST_NAME = 40


def name_problem(name: str) -> str | None:
    """Why a record cannot hold this player's name, or None if it can."""
    if not 1 <= len(name) <= LONGEST_NAME:
        return f"a player's name has 1 to {LONGEST_NAME} characters, not {len(name)}"
    if not name.isprintable() or name != name.strip() or set(name) & {"|", "#"}:
        return f"{name!r}: no '|', '#', control character or white space around a player's name"
    return None


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """The lays of one turn; `goes_on` if it was neither ended nor the end of the game."""

    seat: Seat
    lays: tuple[Lay, ...]
    goes_on: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game from the deal to its end, or as far as it went.

    `players` are their names, one a seat. `seed` is there if the deck was shuffled by one.
    `entries` are the turns in order, with the signals that were given after each.
    """

    rules: Rules
    players: tuple[str, ...]
    deck: tuple[Card, ...]
    start: Seat | None = None
    seed: Seed | None = None
    entries: tuple[PlayedTurn | Signal, ...] = ()

    def __post_init__(self) -> None:
        for name in self.players:
            if problem := name_problem(name):
                raise ValueError(problem)

    @property
    def turns(self) -> tuple[PlayedTurn, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, PlayedTurn))


def opening(record: Record) -> State:
    """The state before the first lay."""
    state = deal_from(record.rules, len(record.players), record.deck)
    return state if record.start is None else choose_starter(state, record.start)


def replay(record: Record) -> Iterator[tuple[State, Action | None]]:
    """Every action of a game with the state in which it was taken; the last state has no action."""
    state = opening(record)
    for turn in record.turns:
        for lay in turn.lays:
            yield state, lay
            state = apply(state, lay)
        if not turn.goes_on and outcome(state) is None:
            yield state, EndTurn()
            state = apply(state, EndTurn())
    yield state, None


def final_state(record: Record) -> State:
    """Where the recorded game ended or stands."""
    *_, (state, _) = replay(record)
    return state


def played_turns(steps: Iterable[tuple[State, Action | None]]) -> tuple[PlayedTurn, ...]:
    """Puts together what `replay` takes apart: the turns of a game that was played step by step."""
    turns: list[PlayedTurn] = []
    lays: list[Lay] = []
    for state, action in steps:
        if isinstance(action, Lay):
            lays.append(action)
        elif state.turn is not None and lays:
            goes_on = action is None and outcome(state) is None
            turns.append(PlayedTurn(state.turn.seat, tuple(lays), goes_on))
            lays = []
    return tuple(turns)
