"""Which parts of what clients are shown a step has changed."""

from collections.abc import Iterable

from msgspec import Struct

from ninetyeight.rules import Seat
from ninetyeight.table.events import (
    Agreed,
    Arrived,
    Asked,
    AskEnded,
    Began,
    BotAdded,
    BotRemoved,
    Dealt,
    Departed,
    Event,
    Finished,
    HandedOver,
    HostChanged,
    Joined,
    Laid,
    LockChanged,
    Objected,
    OptionsChanged,
    Proposed,
    Renamed,
    Sat,
    SeatsSwapped,
    SeatTaken,
    Signalled,
    Stood,
    SwapOffered,
    TakenBack,
    TurnEnded,
    VisitorArrived,
    VisitorDeparted,
    WantsAgain,
    Withdrew,
)
from ninetyeight.table.table import Table

from .events import shown_event

_SEATS = frozenset(
    {Sat, Stood, Renamed, BotAdded, BotRemoved, HostChanged, Arrived, Departed, WantsAgain}
    | {Asked, AskEnded, Joined, SwapOffered, SeatsSwapped}
)
_VISITORS = frozenset({VisitorArrived, VisitorDeparted})
"""These are not shown as events, but the presence of the host is part of the table."""
_PRESENCE = frozenset({Arrived, Departed})
"""These are shown only if nothing else connects the person to the table."""
_PHASE = frozenset({Dealt, Began, Finished})
_TABLE = _SEATS | _PHASE | {OptionsChanged, LockChanged, HandedOver, SeatTaken}
_COURSE = frozenset({Proposed, Agreed, Objected, TakenBack, TurnEnded})
_NEXT_TURN = (TurnEnded, Finished)
_GAME = _PHASE | _COURSE | {Signalled, Withdrew, Renamed, Joined}
_HAND = (Began, TakenBack, TurnEnded, HandedOver, SeatTaken, Joined)


class Parts(Struct, frozen=True, gc=False):
    """What has to be sent again: `table` and `game` to all, `mine` to these seats."""

    table: bool
    game: bool
    mine: frozenset[Seat]


def changed_parts(after: Table, events: Iterable[Event]) -> Parts:
    """The parts that the events of a step, which led to `after`, have changed."""
    table = game = False
    seats: set[Seat] = set()
    for event in events:
        kind = type(event)
        if isinstance(event, Laid):  # by far the most frequent
            game = True
            seats.add(Seat(event.seat))
        elif kind in _VISITORS:
            table = True
        elif kind not in _PRESENCE or shown_event(event, None):
            table = table or kind in _TABLE
            game = game or kind in _GAME
            seats.update(_changed_hands(after, event))
    return Parts(table, game, frozenset(seats))


def _changed_hands(after: Table, event: Event) -> Iterable[Seat]:
    if isinstance(event, Dealt):
        return map(Seat, range(len(event.order)))
    hands = [Seat(event.seat)] if isinstance(event, _HAND) else []
    # The seat in turn has new choices, or none after the end of the game.
    if isinstance(event, _NEXT_TURN) and after.game and after.game.state.turn:
        hands.append(after.game.state.turn.seat)
    return hands
