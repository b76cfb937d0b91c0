"""The turns of a recorded game, each with what its player could know when it began."""

from collections.abc import Iterator
from dataclasses import dataclass

from ninetyeight.bots.talking import heard
from ninetyeight.kernel.packing import pack_view
from ninetyeight.record import PlayedGame
from ninetyeight.rules import Lay, Seat, State, view


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn that was played to its end, and the packed view in which it was played."""

    number: int
    seat: Seat
    lays: tuple[Lay, ...]
    state: State
    view: bytes


def recorded_turns(game: PlayedGame) -> Iterator[RecordedTurn]:
    """All turns but one that was not played to its end."""
    signals, at = game.heard, 0
    for number, turn in enumerate(game.record.turns, start=1):
        if turn.goes_on:
            return
        state = game.steps[at][0]
        seen = view(state, turn.seat)
        said = heard(seen, signals[at] if game.record.talk else None)
        yield RecordedTurn(number, turn.seat, turn.lays, state, pack_view(seen, said))
        # Its lays, and its end.
        at += len(turn.lays) + 1
