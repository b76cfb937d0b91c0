"""Applies events to a table. It never fails for events from `decide`, and it is cheap."""

from collections.abc import Collection, Iterable
from typing import assert_never

from msgspec.structs import replace

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
from ninetyeight.table.game import Game
from ninetyeight.table.pile_letters import pile_of
from ninetyeight.table.seats import BOT_LEVELS, BotSeat, Person, Request, Visitor
from ninetyeight.table.table import Table

from . import course
from .places import (
    KEPT_TEXTS,
    dealt,
    handed_over,
    joined,
    person_at,
    renamed,
    stood,
    with_person,
    with_player,
)
from .visitors import settled, visitor_departed, visitor_of, with_visitor, without_request

_QUIET = frozenset(
    {
        Agreed,
        Arrived,
        Asked,
        AskEnded,
        Chatted,
        Departed,
        HandedOver,
        Hinted,
        HostChanged,
        Joined,
        LockChanged,
        OptionsChanged,
        Renamed,
        SeatTaken,
        Signalled,
        Spoke,
        SwapOffered,
        VisitorArrived,
        VisitorDeparted,
        WantsAgain,
        Withdrew,
    }
)
"""Events after which the decisions of others are as valid as before."""

_SEATING = frozenset({Sat, Stood, BotAdded, BotRemoved, Joined, SeatsSwapped, Dealt, Finished})
"""Events that change who sits where: swap offers and requests for seats may become void."""


def unsettles(events: Iterable[Event]) -> bool:
    """Whether these events may invalidate what somebody else has just decided."""
    return any(type(event) not in _QUIET for event in events)


def evolve(table: Table | None, event: Event, *, seq: int, at: float) -> Table:
    """The table after an event of step `seq` at the time `at`; `table` is None before the first."""
    if table is None:
        assert isinstance(event, Created), "a table begins by being created"
        return _created(event, seq, at)
    after = _after(table, event, seq, at)
    if type(event) in _SEATING:
        after = settled(replace(after, swaps=()))
    changed = table.changed if type(event) in _QUIET else seq
    if after.seq == seq and after.changed == changed:
        return after
    return replace(after, seq=seq, changed=changed)


def evolve_step(table: Table | None, events: Iterable[Event], *, seq: int, at: float) -> Table:
    """The table after all events of a step."""
    for event in events:
        table = evolve(table, event, seq=seq, at=at)
    assert table is not None, "a step has an event"
    return table


def _created(event: Created, seq: int, at: float) -> Table:
    return Table(
        id=event.table,
        code=event.code,
        watch=event.watch,
        options=event.options,
        host=event.host,
        visitors=(Visitor(event.host, away_since=at),),
        seq=seq,
        changed=seq,
    )


def _after(table: Table, event: Event, seq: int, at: float) -> Table:
    # The most frequent cases come first, and note the step themselves: that saves a copy.
    match event:
        case Laid():
            game = course.laid(_game(table), event, _heeded(table))
            return replace(table, game=game, seq=seq, changed=seq)
        case TurnEnded():
            game = course.turn_ended(_game(table))
            return replace(table, game=game, seq=seq, changed=seq)
        case Signalled():
            return replace(table, game=course.signalled(_game(table), event))
        case Withdrew():
            pile = event.pile and pile_of(event.pile)
            return replace(table, game=course.withdrew(_game(table), Seat(event.seat), pile))
        case Spoke():
            game = _game(table)
            return replace(table, game=replace(game, spoken=game.spoken.union(event.seats)))
        case Hinted():
            return replace(table, game=replace(_game(table), had_hints=True))
        case TakenBack():
            return replace(table, game=course.taken_back(_game(table)))
        case Finished():
            return replace(table, game=course.finished(_game(table), event))
        case Proposed():
            return replace(table, game=course.proposed(_game(table), event))
        case Agreed():
            return replace(table, game=course.agreed(_game(table), Seat(event.seat)))
        case Objected():
            return replace(table, game=course.objected(_game(table)))
        case Began():
            return replace(table, game=course.began(_game(table), Seat(event.seat)))
        case Dealt():
            return dealt(table, event)
        case Chatted():
            texts = (*person_at(table, event.seat).texts, event.text)[-KEPT_TEXTS:]
            return with_person(table, event.seat, texts=texts)
        case Arrived():
            nodes = person_at(table, event.seat).nodes | {event.node}
            return with_person(table, event.seat, nodes=nodes, away_since=None)
        case Departed():
            nodes = person_at(table, event.seat).nodes - {event.node}
            return with_person(table, event.seat, nodes=nodes, away_since=None if nodes else at)
        case HandedOver():
            return handed_over(table, event)
        case SeatTaken():
            return with_person(table, event.seat, stand_in=None)
        case Sat():
            person = Person(event.guest, event.name, event.nonce, away_since=at)
            return with_player(table, event.seat, person)
        case Stood():
            return stood(table, event)
        case Renamed():
            return renamed(table, event)
        case BotAdded():
            return with_player(table, event.seat, BotSeat(event.level, event.name))
        case BotRemoved():
            return with_player(table, event.seat, None)
        case OptionsChanged():
            return replace(table, options=event.options)
        case LockChanged():
            return replace(table, locked=event.locked)
        case HostChanged():
            return settled(replace(table, host=event.guest))
        case VisitorArrived():
            nodes = visitor_of(table, event.guest).nodes | {event.node}
            return with_visitor(table, event.guest, nodes=nodes, away_since=None)
        case VisitorDeparted():
            nodes = visitor_of(table, event.guest).nodes - {event.node}
            return visitor_departed(table, event.guest, nodes, at)
        case Asked():
            request = Request(event.number, event.name, event.seat)
            return with_visitor(table, event.guest, request=request)
        case AskEnded():
            away = table.turned_away | {event.guest} if event.turned_away else table.turned_away
            return settled(replace(without_request(table, event.guest), turned_away=away))
        case Joined():
            return joined(table, event, at)
        case WantsAgain():
            return with_person(table, event.seat, ready=True)
        case SwapOffered():
            kept = tuple(offer for offer in table.swaps if offer[0] != event.seat)
            new = () if event.to is None else ((event.seat, event.to),)
            return replace(table, swaps=(*kept, *new))
        case SeatsSwapped():
            one, other = table.places[event.seat], table.places[event.other]
            return with_player(with_player(table, event.seat, other), event.other, one)
        case Created():
            return table
        case _:
            assert_never(event)


def _heeded(table: Table) -> Collection[Seat]:
    """The seats of our bots that have spoken: engines and people keep no convention."""
    spoken = _game(table).spoken
    if not spoken:
        return ()
    return [seat for seat, level in table.bots if seat in spoken and level in BOT_LEVELS]


def _game(table: Table) -> Game:
    assert table.game is not None, "a game was dealt before"
    return table.game
