"""What has to hold before a command is done: about its sender, and about the table."""

from collections.abc import Iterable

from ninetyeight.rules import Seat
from ninetyeight.table.actor import Actor
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.game import Game
from ninetyeight.table.seats import BOT_LEVELS, Person
from ninetyeight.table.table import Table


def own_seat(table: Table, by: Actor) -> Seat:
    """The seat of the sender, whether or not a bot plays it."""
    return _own_place(table, by)[0]


def playing_seat(table: Table, by: Actor) -> Seat:
    """The seat that the sender plays now: a person who has not handed it over, or its bot."""
    if by.bot:
        return _seat_of_bot(table, by)
    seat, person = _own_place(table, by)
    if person.stand_in:
        raise TableError(TableCode.BOT_PLAYS)
    return seat


def _own_place(table: Table, by: Actor) -> tuple[Seat, Person]:
    person = None if by.seat is None or by.bot else table.player_at(by.seat)
    if by.seat is None or not isinstance(person, Person):
        raise TableError(TableCode.NOT_SEATED)
    return Seat(by.seat), person


def _seat_of_bot(table: Table, by: Actor) -> Seat:
    player = None if by.seat is None else table.player_at(by.seat)
    if by.seat is None or player is None or player.bot is None:
        raise TableError(TableCode.NO_BOT_THERE)
    return Seat(by.seat)


def person_at(table: Table, seat: int) -> Person:
    require_seat(table, seat)
    person = table.places[seat]
    if not isinstance(person, Person):
        raise TableError(TableCode.NO_PERSON_THERE, {"seat": seat})
    return person


def is_host(table: Table, by: Actor) -> bool:
    """Whether the sender is the host, by their browser or by the secret of their seat."""
    if table.host is None or by.bot:
        return False
    if by.guest is None:
        return by.seat is not None and by.seat == table.host_seat
    return by.guest == table.host


def owns(table: Table, by: Actor, seat: int) -> bool:
    """Whether it is the seat of the sender, or of another person at the same browser."""
    if by.bot:
        return False
    return by.seat == seat or (by.guest is not None and seat in table.seats_of(by.guest))


def require_host(table: Table, by: Actor) -> None:
    if not is_host(table, by):
        raise TableError(TableCode.NOT_HOST)


def require_long_away(table: Table, people: Iterable[Person], now: float) -> None:
    """Raises TableError unless one of these people has been away for longer than the grace time."""
    if not any(table.is_long_away(person.away_since, now) for person in people):
        raise TableError(TableCode.NOT_LONG_AWAY, {"seconds": round(table.options.grace_seconds)})


def require_no_game(table: Table) -> None:
    if table.is_in_game:
        raise TableError(TableCode.GAME_GOING_ON)


def require_level(level: str) -> None:
    if level not in BOT_LEVELS:
        raise TableError(TableCode.UNKNOWN_LEVEL)


def running_game(table: Table) -> Game:
    if table.game is None or table.game.result:
        raise TableError(TableCode.NO_GAME)
    return table.game


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.places):
        raise TableError(TableCode.NO_SUCH_SEAT, {"seat": seat})
