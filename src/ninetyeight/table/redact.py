"""From what has happened to what somebody may know of it.

With `sight`, this is the only road from a table to a client, and what it returns are shown types:
so the type checker proves that nothing else gets out. It asks the event alone, so that old steps
can be shown again.
"""

from typing import assert_never

from ninetyeight.rules import Seat

from .events import (
    Agreed,
    Arrived,
    Asked,
    AskEnded,
    Began,
    BotAdded,
    BotRemoved,
    Chatted,
    Created,
    Dealt,
    Departed,
    Event,
    Finished,
    HandedOver,
    Hinted,
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
    Spoke,
    Stood,
    SwapOffered,
    TakenBack,
    TurnEnded,
    VisitorArrived,
    VisitorDeparted,
    WantsAgain,
    Withdrew,
)
from .shown import (
    ShownAsked,
    ShownAskEnded,
    ShownDealt,
    ShownEvent,
    ShownHost,
    ShownJoined,
    ShownPresence,
    ShownSat,
    ShownTurnEnded,
)


def shown_event(event: Event, viewer: Seat | None) -> ShownEvent | None:
    """What a seat, or a spectator, sees of an event; None if nothing."""
    match event:
        case Sat():
            return ShownSat(event.seat, event.name)
        case Asked():
            return ShownAsked(event.number, event.name, event.seat)
        case AskEnded():
            return ShownAskEnded(event.name, event.turned_away)
        case Joined():
            return ShownJoined(event.seat, event.name)
        case HostChanged():
            return ShownHost(event.seat)
        case Dealt():
            return ShownDealt(event.number, event.rules, event.order)
        case TurnEnded():
            drawn = event.drawn if viewer == event.seat else None
            return ShownTurnEnded(event.seat, len(event.drawn), drawn)
        case Arrived():
            return None if event.was_here else ShownPresence(event.seat, here=True)
        case Departed():
            return None if event.still_here else ShownPresence(event.seat, here=False)
        case Created() | Hinted() | Spoke() | VisitorArrived() | VisitorDeparted():
            return None
        case (
            Stood()
            | Renamed()
            | BotAdded()
            | BotRemoved()
            | OptionsChanged()
            | LockChanged()
            | Proposed()
            | Agreed()
            | Objected()
            | Began()
            | Laid()
            | TakenBack()
            | Finished()
            | Signalled()
            | Withdrew()
            | Chatted()
            | HandedOver()
            | SeatTaken()
            | WantsAgain()
            | SwapOffered()
            | SeatsSwapped()
        ):
            return event
        case _:
            assert_never(event)
