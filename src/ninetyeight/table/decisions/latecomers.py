"""Latecomers: they ask for the seat of a bot, or for one in the next game."""

from collections.abc import Iterator

from ninetyeight.table.actor import Actor, DecisionContext
from ninetyeight.table.commands import Ask
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Asked, AskEnded, Event, Joined, Sat
from ninetyeight.table.seats import PLACES, BotSeat, Request
from ninetyeight.table.table import Table

from .checks import is_host, own_seat, require_seat, running_game
from .seating import good_name, require_welcome

MAX_REQUESTS = 4
"""How many may ask at once, so that requests cannot fill the players' screens."""


def ask(table: Table, command: Ask, by: Actor) -> tuple[Event, ...]:
    """A second request of the same guest replaces the first."""
    guest = require_welcome(table, by)
    if table.seats_of(guest):
        raise TableError(TableCode.ALREADY_SEATED)
    if guest in table.turned_away:
        raise TableError(TableCode.TURNED_AWAY)
    others = [request for asking, request in table.requests if asking != guest]
    if len(others) >= MAX_REQUESTS:
        raise TableError(TableCode.TOO_MANY_ASK, {"most": MAX_REQUESTS})
    _require_possible(table, command.seat, others)
    name = good_name(command.name, table.names_beside(None, guest))
    own = table.request_of(guest)
    if own and (own.name, own.seat) == (name, command.seat):
        return ()
    return (Asked(table.seq + 1, guest, name, command.seat),)


def _require_possible(table: Table, seat: int | None, others: list[Request]) -> None:
    if seat is not None:
        _require_bot(table, seat)
        return
    waiting = sum(request.seat is None for request in others)
    if running_game(table).players + waiting >= PLACES:
        raise TableError(TableCode.TABLE_FULL)


def stop_asking(table: Table, by: Actor) -> tuple[Event, ...]:
    own = table.request_of(by.guest) if by.guest else None
    return (AskEnded(by.guest, own.name),) if by.guest and own else ()


def admit(table: Table, number: int, by: Actor, context: DecisionContext) -> tuple[Event, ...]:
    """Anybody seated can give somebody the hand of a bot, which they do not see before."""
    guest, request = _asked(table, number, by)
    if request.seat is None:
        return ()  # a free seat needs no permission
    _require_bot(table, request.seat)
    return (Joined(request.seat, guest, request.name, context.draw_nonce()),)


def turn_away(table: Table, number: int, by: Actor) -> tuple[Event, ...]:
    guest, request = _asked(table, number, by)
    return (AskEnded(guest, request.name, turned_away=True),)


def seated_after_the_game(table: Table, context: DecisionContext) -> Iterator[Event]:
    """Those who wait for the next game sit down as soon as this one is over."""
    if table.game is None or table.locked:
        return
    waiting = ((guest, asked) for guest, asked in table.requests if asked.seat is None)
    for seat, (guest, request) in zip(range(table.game.players, PLACES), waiting, strict=False):
        yield Sat(seat, guest, request.name, context.draw_nonce())


def _asked(table: Table, number: int, by: Actor) -> tuple[str, Request]:
    if not is_host(table, by):
        own_seat(table, by)
    for guest, request in table.requests:
        if request.number == number:
            return guest, request
    raise TableError(TableCode.NO_SUCH_REQUEST)


def _require_bot(table: Table, seat: int) -> None:
    require_seat(table, seat)
    if not isinstance(table.places[seat], BotSeat):
        raise TableError(TableCode.NO_BOT_THERE, {"seat": seat})
