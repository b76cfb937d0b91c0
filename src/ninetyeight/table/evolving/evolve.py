"""What an event makes of a table. It never fails for events that were decided, and it is cheap."""

from collections.abc import Iterable
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
from ninetyeight.table.seats import PLACES, BotSeat, Person, Player, Request, Visitor
from ninetyeight.table.table import Table

from . import course

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
"""After these, what somebody has just decided is as right as before."""

_SEATING = frozenset({Sat, Stood, BotAdded, BotRemoved, Joined, SeatsSwapped, Dealt, Finished})
"""After these others sit there: offers to change places and requests for seats may mean nothing."""

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
    if type(event) in _SEATING:
        after = _settled(replace(after, swaps=()))
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
            return _with_player(table, event.seat, person)
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
            return _settled(replace(table, host=event.guest))
        case VisitorArrived():
            nodes = _visitor(table, event.guest).nodes | {event.node}
            return _with_visitor(table, event.guest, nodes=nodes, away_since=None)
        case VisitorDeparted():
            nodes = _visitor(table, event.guest).nodes - {event.node}
            return _visitor_departed(table, event.guest, nodes, at)
        case Asked():
            request = Request(event.number, event.name, event.seat)
            return _with_visitor(table, event.guest, request=request)
        case AskEnded():
            away = table.turned_away | {event.guest} if event.turned_away else table.turned_away
            return _settled(replace(_without_request(table, event.guest), turned_away=away))
        case Joined():
            return _joined(table, event, at)
        case WantsAgain():
            return _with_person(table, event.seat, ready=True)
        case SwapOffered():
            kept = tuple(offer for offer in table.swaps if offer[0] != event.seat)
            new = () if event.to is None else ((event.seat, event.to),)
            return replace(table, swaps=(*kept, *new))
        case SeatsSwapped():
            one, other = table.places[event.seat], table.places[event.other]
            return _with_player(_with_player(table, event.seat, other), event.other, one)
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
    known = (visitor for visitor in table.visitors if visitor.guest == guest)
    return next(known, None) or Visitor(guest)


def _with_visitor(table: Table, guest: str, **changes: object) -> Table:
    others = (other for other in table.visitors if other.guest != guest)
    return replace(table, visitors=(*others, replace(_visitor(table, guest), **changes)))


def _visitor_departed(table: Table, guest: str, nodes: frozenset[str], at: float) -> Table:
    """Whoever is gone does not ask any more."""
    after = _with_visitor(table, guest, nodes=nodes, away_since=None if nodes else at)
    return after if nodes else _settled(_without_request(after, guest))


def _without_request(table: Table, guest: str) -> Table:
    return _with_visitor(table, guest, request=None)


def _joined(table: Table, event: Joined, at: float) -> Table:
    """The bot's hand is the person's from now on, and so is its place in the record."""
    person = Person(event.guest, event.name, event.nonce, away_since=at)
    after = _named_in_game(_with_player(table, event.seat, person), event.seat, event.name)
    if after.game is None or not after.is_in_game:
        return after
    return replace(after, game=replace(after.game, had_stand_in=True))


def _settled(table: Table) -> Table:
    """Keeps only those without a seat who are host, or who ask for what there still is."""

    def still(request: Request | None) -> Request | None:
        is_possible = request and (
            table.is_in_game
            if request.seat is None
            else isinstance(table.places[request.seat], BotSeat)
        )
        return request if is_possible else None

    visitors = (
        replace(visitor, request=still(visitor.request))
        for visitor in table.visitors
        if not table.seats_of(visitor.guest)
    )
    needed = tuple(each for each in visitors if each.request or each.guest == table.host)
    return replace(table, visitors=needed)


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
    return _named_in_game(after, event.seat, event.name)


def _named_in_game(table: Table, seat: int, name: str) -> Table:
    if table.game is None or not table.is_in_game:
        return table
    names = table.game.names
    return replace(table, game=replace(table.game, names=(*names[:seat], name, *names[seat + 1 :])))


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
    return replace(
        table,
        places=(*players, *(None,) * (PLACES - len(players))),
        visitors=tuple(replace(visitor, request=None) for visitor in table.visitors),
        turned_away=frozenset(),
        game=game,
    )


def _afresh(player: Player) -> Player:
    if isinstance(player, Person):
        return replace(player, texts=(), ready=False)
    return replace(player, stand_in=None)
