"""What an event makes of a table. It never fails for events that were decided, and it is cheap."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from ninetyeight.rules import Seat

from . import course
from .events import (
    Agreed,
    Arrived,
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
    Laid,
    LockChanged,
    Objected,
    OptionsChanged,
    Proposed,
    Renamed,
    Sat,
    SeatTaken,
    Signalled,
    Spoke,
    Stood,
    TakenBack,
    TurnEnded,
    VisitorArrived,
    VisitorDeparted,
    WantsAgain,
    Withdrew,
)
from .game import Game
from .letters import pile_of
from .seats import PLACES, BotSeat, Person, Player, Visitor
from .table import Table

_QUIET = frozenset(
    {
        Agreed,
        Arrived,
        Chatted,
        Departed,
        HandedOver,
        Hinted,
        HostChanged,
        LockChanged,
        Renamed,
        SeatTaken,
        Signalled,
        Spoke,
        VisitorArrived,
        VisitorDeparted,
        WantsAgain,
        Withdrew,
    }
)
"""After these, what somebody has just decided is as right as before."""

KEPT_TEXTS = 12
"""So many texts of each person are remembered, for the guard: a number may come in pieces."""


def unsettles(events: Iterable[Event]) -> bool:
    """Whether what somebody else has just decided may be wrong after these."""
    return any(type(event) not in _QUIET for event in events)


def evolve(table: Table | None, event: Event, *, seq: int, at: float) -> Table:
    """The table after an event of step `seq`, which happened at `at`; None before the first."""
    if table is None:
        assert isinstance(event, Created), "a table begins by being created"
        return _created(event, seq, at)
    after = _after(table, event, at)
    changed = table.changed if type(event) in _QUIET else seq
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


def _after(table: Table, event: Event, at: float) -> Table:
    # What happens most often comes first.
    match event:
        case Laid():
            return replace(table, game=course.laid(_game(table), event))
        case TurnEnded():
            return replace(table, game=course.turn_ended(_game(table), Seat(event.seat)))
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
            return _dealt(table, event)
        case Chatted():
            texts = (*_person(table, event.seat).texts, event.text)[-KEPT_TEXTS:]
            return _with_person(table, event.seat, texts=texts)
        case Arrived():
            nodes = _person(table, event.seat).nodes | {event.node}
            return _with_person(table, event.seat, nodes=nodes, away_since=None)
        case Departed():
            nodes = _person(table, event.seat).nodes - {event.node}
            return _with_person(table, event.seat, nodes=nodes, away_since=None if nodes else at)
        case HandedOver():
            return _handed_over(table, event)
        case SeatTaken():
            return _with_person(table, event.seat, stand_in=None)
        case Sat():
            person = Person(event.guest, event.name, event.nonce, away_since=at)
            return _without_needless_visitors(_with_player(table, event.seat, person))
        case Stood():
            return _stood(table, event)
        case Renamed():
            return _renamed(table, event)
        case BotAdded():
            return _with_player(table, event.seat, BotSeat(event.level, event.name))
        case BotRemoved():
            return _with_player(table, event.seat, None)
        case OptionsChanged():
            return replace(table, options=event.options)
        case LockChanged():
            return replace(table, locked=event.locked)
        case HostChanged():
            return _without_needless_visitors(replace(table, host=event.guest))
        case VisitorArrived():
            nodes = _visitor(table, event.guest).nodes | {event.node}
            return _with_visitor(table, Visitor(event.guest, nodes))
        case VisitorDeparted():
            nodes = _visitor(table, event.guest).nodes - {event.node}
            return _with_visitor(table, Visitor(event.guest, nodes, None if nodes else at))
        case WantsAgain():
            return _with_person(table, event.seat, ready=True)
        case Created():
            return table
        case _:
            assert_never(event)


def _game(table: Table) -> Game:
    assert table.game is not None, "a game was dealt before"
    return table.game


def _person(table: Table, seat: int) -> Person:
    person = table.places[seat]
    assert isinstance(person, Person), "a person has that seat"
    return person


def _with_person(table: Table, seat: int, **changes: object) -> Table:
    return _with_player(table, seat, replace(_person(table, seat), **changes))


def _with_player(table: Table, seat: int, player: Player | None) -> Table:
    return replace(table, places=(*table.places[:seat], player, *table.places[seat + 1 :]))


def _visitor(table: Table, guest: str) -> Visitor:
    return next(visitor for visitor in table.visitors if visitor.guest == guest)


def _with_visitor(table: Table, visitor: Visitor) -> Table:
    others = (other for other in table.visitors if other.guest != visitor.guest)
    return replace(table, visitors=(*others, visitor))


def _without_needless_visitors(table: Table) -> Table:
    """Keeps account of nobody who sits now, nor of who was host without a seat."""
    if table.host_seat is not None:
        return replace(table, visitors=())
    host = (visitor for visitor in table.visitors if visitor.guest == table.host)
    return replace(table, visitors=tuple(host))


def _stood(table: Table, event: Stood) -> Table:
    """The seat is free; whoever was host without another seat is host no more."""
    guest = _person(table, event.seat).guest
    after = _with_player(table, event.seat, None)
    if event.kicked:
        after = replace(after, barred=after.barred | {guest})
    if guest == after.host and not after.seats_of(guest):
        after = replace(after, host=None)
    return after


def _renamed(table: Table, event: Renamed) -> Table:
    """The name is remembered as a text: a number may come in pieces."""
    texts = (*_person(table, event.seat).texts, event.name)[-KEPT_TEXTS:]
    after = _with_person(table, event.seat, name=event.name, texts=texts)
    if table.game is None or not table.is_in_game:
        return after
    names = table.game.names
    names = (*names[: event.seat], event.name, *names[event.seat + 1 :])
    return replace(after, game=replace(table.game, names=names))


def _handed_over(table: Table, event: HandedOver) -> Table:
    player = table.places[event.seat]
    assert player is not None, "somebody has that seat"
    after = _with_player(table, event.seat, replace(player, stand_in=event.level))
    if table.game is None or isinstance(player, BotSeat):
        return after
    return replace(after, game=replace(table.game, had_stand_in=True))


def _dealt(table: Table, event: Dealt) -> Table:
    """Those who play move together, and what was said about the last game is forgotten."""
    players = tuple(_afresh(player) for seat in event.order if (player := table.places[seat]))
    game = course.dealt(event, tuple(player.name for player in players))
    if any(isinstance(player, Person) and player.stand_in for player in players):
        game = replace(game, had_stand_in=True)
    return replace(table, places=(*players, *(None,) * (PLACES - len(players))), game=game)


def _afresh(player: Player) -> Player:
    if isinstance(player, Person):
        return replace(player, texts=(), ready=False)
    return replace(player, stand_in=None)
