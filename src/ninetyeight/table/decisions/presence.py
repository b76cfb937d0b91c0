"""Who is present, and who plays the seat of somebody who is not."""

from collections.abc import Iterable

from ninetyeight.rules import Seat
from ninetyeight.table.actor import Actor
from ninetyeight.table.commands import Arrive, Depart, HandOver
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import (
    Arrived,
    Departed,
    Event,
    HandedOver,
    SeatTaken,
    VisitorArrived,
    VisitorDeparted,
)
from ninetyeight.table.seats import Person
from ninetyeight.table.table import Table

from .checks import (
    own_seat,
    owns,
    person_at,
    require_level,
    require_long_away,
    require_seat,
    running_game,
)
from .starting import agreements


def arrive(table: Table, command: Arrive, by: Actor) -> tuple[Event, ...]:
    node = command.node
    people = (
        Arrived(seat, node, was_here=bool(person.nodes))
        for seat, person in _represented(table, command, by)
        if node not in person.nodes
    )
    visitors = (
        VisitorArrived(visitor.guest, node)
        for visitor in table.visitors
        if visitor.guest == by.guest and node not in visitor.nodes
    )
    return (*people, *visitors)


def depart(table: Table, command: Depart, by: Actor) -> tuple[Event, ...]:
    """Without a sender, a whole node is gone, and with it everybody connected through it."""
    node, everybody = command.node, by.guest is None and by.seat is None
    people = (
        Departed(seat, node, still_here=len(person.nodes) > 1)
        for seat, person in (table.people if everybody else _represented(table, command, by))
        if node in person.nodes
    )
    visitors = (
        VisitorDeparted(visitor.guest, node)
        for visitor in table.visitors
        if (everybody or visitor.guest == by.guest)
        # The request of somebody who left before it was noticed ends too.
        and (node in visitor.nodes or (not everybody and visitor.is_stranded))
    )
    return (*people, *visitors)


def _represented(
    table: Table, command: Arrive | Depart, by: Actor
) -> Iterable[tuple[Seat, Person]]:
    owned = ((seat, person) for seat, person in table.people if owns(table, by, seat))
    if command.nonce is None:
        return owned
    return ((seat, person) for seat, person in owned if person.nonce == command.nonce)


def hand_over(table: Table, command: HandOver, by: Actor, now: float) -> tuple[Event, ...]:
    """People can hand over their own seats, and those of others who have been away for long."""
    game = running_game(table)
    require_level(command.level)
    person = person_at(table, command.seat)
    if person.stand_in:
        raise TableError(TableCode.BOT_PLAYS)
    if not owns(table, by, command.seat):
        own_seat(table, by)
        require_long_away(table, (person,), now)
    seat, proposal = Seat(command.seat), game.proposal
    handed_over = HandedOver(seat, command.level)
    if proposal is None or seat == proposal.seat or seat in proposal.agreed:
        return (handed_over,)
    return (handed_over, *agreements(game, proposal, (seat,)))


def take_seat(table: Table, by: Actor) -> tuple[Event, ...]:
    seat = own_seat(table, by)
    return (SeatTaken(seat),) if person_at(table, seat).stand_in else ()


def replace_bot(table: Table, seat: int, level: str) -> tuple[Event, ...]:
    require_level(level)
    require_seat(table, seat)
    player = table.places[seat]
    if player is None or player.bot is None:
        raise TableError(TableCode.NO_BOT_THERE, {"seat": seat})
    return (HandedOver(seat, level),) if player.bot != level else ()
