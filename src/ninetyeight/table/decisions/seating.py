"""Who sits where before a game: people sit down and stand up, and the host manages the table."""

from collections.abc import Collection, Sequence

from ninetyeight.rules import Seat
from ninetyeight.table.actor import Actor, DecisionContext
from ninetyeight.table.commands import AddBot, Kick, Sit
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import (
    BotAdded,
    BotRemoved,
    Event,
    HostChanged,
    LockChanged,
    Renamed,
    Sat,
    Stood,
)
from ninetyeight.table.seats import BOT_NAMES, BotSeat
from ninetyeight.table.table import Table
from ninetyeight.talk import NameProblem, name_problem_at_table, refusal

from .checks import (
    is_host,
    own_seat,
    person_at,
    require_host,
    require_level,
    require_no_game,
    require_seat,
)


def sit(table: Table, command: Sit, by: Actor, context: DecisionContext) -> tuple[Event, ...]:
    """The first to sit down at a table without a host becomes its host, locked or not."""
    guest = require_welcome(table, by)
    require_no_game(table)
    seat = _free_seat(table, command.seat)
    name = good_name(command.name, table.names_beside(None, guest))
    sat = Sat(seat, guest, name, context.draw_nonce())
    return (sat,) if table.host else (sat, HostChanged(guest, seat))


def require_welcome(table: Table, by: Actor) -> str:
    """The guest who sent the command; raises TableError if they may not have a seat here."""
    if by.guest is None:
        raise TableError(TableCode.NO_GUEST)
    if by.guest in table.barred:
        raise TableError(TableCode.BARRED)
    if table.locked and table.host:
        raise TableError(TableCode.TABLE_LOCKED)
    return by.guest


def stand(table: Table, by: Actor) -> tuple[Event, ...]:
    seat = own_seat(table, by)
    require_no_game(table)
    return _stand_up(table, (seat,), kicked=False)


def kick(table: Table, command: Kick, by: Actor) -> tuple[Event, ...]:
    """Everybody at that browser has to go; at the host's own browser only this person."""
    require_host(table, by)
    require_no_game(table)
    guest = person_at(table, command.seat).guest
    locked = (LockChanged(True),) if command.lock and not table.locked else ()
    if guest == table.host:
        return (*_stand_up(table, (Seat(command.seat),), kicked=False), *locked)
    return (*_stand_up(table, table.seats_of(guest), kicked=True), *locked)


def _stand_up(table: Table, seats: Sequence[Seat], *, kicked: bool) -> tuple[Event, ...]:
    """If the host goes, the next person clockwise is the host."""
    stood = tuple(Stood(seat, kicked) for seat in seats)
    staying = [(seat, person) for seat, person in table.people if seat not in seats]
    guests = {person_at(table, seat).guest for seat in seats}
    if table.host not in guests - {person.guest for _, person in staying} or not staying:
        return stood
    next_seat, heir = min(staying, key=lambda place: (place[0] < seats[0], place[0]))
    return (*stood, HostChanged(heir.guest, next_seat))


def rename(table: Table, name: str, by: Actor) -> tuple[Event, ...]:
    """Everybody reads a new name, so it is guarded like chat, together with earlier texts."""
    seat = own_seat(table, by)
    person = person_at(table, seat)
    name = good_name(name, table.names_beside(seat))
    if name == person.name:
        return ()
    if table.phase != "over" and refusal(name, before=person.texts):
        raise TableError(TableCode.BAD_NAME, {"problem": NameProblem.NUMBER.value})
    return (Renamed(seat, name),)


def add_bot(
    table: Table, command: AddBot, by: Actor, context: DecisionContext
) -> tuple[Event, ...]:
    require_host(table, by)
    require_no_game(table)
    if command.level not in context.engines:
        require_level(command.level)
    seat = _free_seat(table, command.seat)
    taken = table.names_beside(None)
    free = (name for name in BOT_NAMES if not name_problem_at_table(name, taken))
    return (BotAdded(seat, command.level, next(free)),)


def remove_bot(table: Table, seat: int, by: Actor) -> tuple[Event, ...]:
    require_host(table, by)
    require_no_game(table)
    require_seat(table, seat)
    if not isinstance(table.places[seat], BotSeat):
        raise TableError(TableCode.NO_BOT_THERE, {"seat": seat})
    return (BotRemoved(seat),)


def lock(table: Table, locked: bool, by: Actor) -> tuple[Event, ...]:
    require_host(table, by)
    return (LockChanged(locked),) if locked != table.locked else ()


def make_host(table: Table, seat: int, by: Actor, now: float) -> tuple[Event, ...]:
    """The host appoints another; if the host has been away for long, anybody at the table can."""
    if not is_host(table, by):
        own_seat(table, by)
        if not table.is_long_away(table.host_away_since, now):
            raise TableError(TableCode.NOT_HOST)
    guest = person_at(table, seat).guest
    return (HostChanged(guest, seat),) if guest != table.host else ()


def good_name(name: str, taken: Collection[str]) -> str:
    """The name without surrounding white space; raises TableError if it is not allowed here."""
    name = name.strip()
    if problem := name_problem_at_table(name, taken):
        raise TableError(TableCode.BAD_NAME, {"problem": problem.value})
    return name


def _free_seat(table: Table, wanted: int | None) -> Seat:
    if wanted is not None:
        require_seat(table, wanted)
        if table.places[wanted]:
            raise TableError(TableCode.SEAT_OCCUPIED, {"seat": wanted})
        return Seat(wanted)
    free = (Seat(seat) for seat, player in enumerate(table.places) if player is None)
    if (seat := next(free, None)) is None:
        raise TableError(TableCode.TABLE_FULL)
    return seat
