"""Turns events into what a seat or a spectator may know of them.

With `game` and `hand`, this is the only way from a table to a client, and it only returns shown
types, so the type checker proves that nothing else gets out. It depends on the event alone, so that
old steps can be shown again.
"""

from typing import assert_never

from ninetyeight.rules import Seat
from ninetyeight.table.events import (
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
from ninetyeight.table.options import Options

from .event_types import (
    ChosenOptions,
    ShownAgreed,
    ShownAsked,
    ShownAskEnded,
    ShownBegan,
    ShownBotAdded,
    ShownBotRemoved,
    ShownChatted,
    ShownDealt,
    ShownEvent,
    ShownFinished,
    ShownHandedOver,
    ShownHost,
    ShownJoined,
    ShownLaid,
    ShownLockChanged,
    ShownObjected,
    ShownOptionsChanged,
    ShownPresence,
    ShownProposed,
    ShownRenamed,
    ShownSat,
    ShownSeatsSwapped,
    ShownSeatTaken,
    ShownSignalled,
    ShownStood,
    ShownSwapOffered,
    ShownTakenBack,
    ShownTurnEnded,
    ShownWantsAgain,
    ShownWithdrew,
)


def shown_event(event: Event, viewer: Seat | None) -> ShownEvent | None:
    """What a seat, or a spectator, sees of an event; None if nothing."""
    # The most frequent cases come first.
    match event:
        case Laid():
            return ShownLaid(event.seat, event.card, event.pile, event.trick)
        case TurnEnded():
            drawn = event.drawn if viewer == event.seat else None
            return ShownTurnEnded(event.seat, len(event.drawn), drawn)
        case Signalled():
            return ShownSignalled(event.seat, event.meaning, event.pile)
        case Withdrew():
            return ShownWithdrew(event.seat, event.pile)
        case Created() | Hinted() | Spoke() | VisitorArrived() | VisitorDeparted():
            return None
        case Arrived():
            return None if event.was_here else ShownPresence(event.seat, here=True)
        case Departed():
            return None if event.still_here else ShownPresence(event.seat, here=False)
        case Chatted():
            return ShownChatted(event.seat, event.text)
        case TakenBack():
            return ShownTakenBack(event.seat, event.card, event.pile)
        case Finished():
            return ShownFinished(event.left, event.given_up_by)
        case Proposed():
            return ShownProposed(event.seat, event.until)
        case Agreed():
            return ShownAgreed(event.seat)
        case Objected():
            return ShownObjected(event.seat)
        case Began():
            return ShownBegan(event.seat)
        case Dealt():
            return ShownDealt(event.number, event.rules, event.order)
        case HandedOver():
            return ShownHandedOver(event.seat, event.level)
        case SeatTaken():
            return ShownSeatTaken(event.seat)
        case Sat():
            return ShownSat(event.seat, event.name)
        case Stood():
            return ShownStood(event.seat, event.kicked)
        case Renamed():
            return ShownRenamed(event.seat, event.name)
        case BotAdded():
            return ShownBotAdded(event.seat, event.level, event.name)
        case BotRemoved():
            return ShownBotRemoved(event.seat)
        case OptionsChanged():
            return ShownOptionsChanged(_chosen(event.options))
        case LockChanged():
            return ShownLockChanged(event.locked)
        case HostChanged():
            return ShownHost(event.seat)
        case WantsAgain():
            return ShownWantsAgain(event.seat)
        case Asked():
            return ShownAsked(event.number, event.name, event.seat)
        case AskEnded():
            return ShownAskEnded(event.name, event.turned_away)
        case Joined():
            return ShownJoined(event.seat, event.name)
        case SwapOffered():
            return ShownSwapOffered(event.seat, event.to)
        case SeatsSwapped():
            return ShownSeatsSwapped(event.seat, event.other)
        case _:
            assert_never(event)


def _chosen(options: Options) -> ChosenOptions:
    return ChosenOptions(
        rules=options.rules,
        talk=options.talk,
        memory_aid=options.memory_aid,
        hints=options.hints,
        pace=options.pace,
        agree_seconds=options.agree_seconds,
        grace_seconds=options.grace_seconds,
        daily=options.daily,
    )
