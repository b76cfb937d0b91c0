"""What is told about a table to somebody who is not there."""

from msgspec import Struct

from ninetyeight.server.node import House
from ninetyeight.server.tables.open_rooms import NoSuchTable
from ninetyeight.table import PLACES, Table
from ninetyeight.table.table import Phase

MOST_TABLES = 10


class TableSummary(Struct, frozen=True):
    """A table of somebody's, in a list; `at` is when something last happened there."""

    code: str
    phase: Phase
    players: tuple[str, ...]
    rules: str
    your_turn: bool
    at: float


class Invitation(Struct, frozen=True):
    """A table as it is shown to whoever has a code, before they go in."""

    phase: Phase
    rules: str
    locked: bool
    watching: bool
    seats: tuple[str, ...]
    free: int


def invitation(table: Table, *, watching: bool) -> Invitation:
    names = tuple(player.name for _, player in table.seated)
    return Invitation(
        phase=table.phase,
        rules=table.options.rules,
        locked=table.locked,
        watching=watching,
        seats=names,
        free=0 if table.is_in_game else PLACES - len(names),
    )


async def summaries(house: House, guest: str) -> tuple[TableSummary, ...]:
    """The tables at which a guest can go on, the newest first."""
    found: list[TableSummary] = []
    for code in await house.means.store.tables_of(guest, MOST_TABLES):
        key = await house.means.store.table_behind(code)
        if key is None:
            continue
        try:
            async with house.rooms.entered(key.table) as room:
                if _goes_on(room.table, guest):
                    found.append(_summary(room.table, guest, room.changed_at))
        except NoSuchTable:
            continue
    return tuple(found)


def _goes_on(table: Table, guest: str) -> bool:
    """Whether a game waits for this guest, or somebody else is still there after one."""
    others = (person for _, person in table.people if person.guest != guest)
    is_over = table.phase == "over" and all(person.away_since is not None for person in others)
    return bool(table.seats_of(guest)) and not is_over


def _summary(table: Table, guest: str, at: float) -> TableSummary:
    in_turn = table.game.seat_in_turn if table.game else None
    return TableSummary(
        code=table.code,
        phase=table.phase,
        players=tuple(player.name for _, player in table.seated),
        rules=table.options.rules,
        your_turn=in_turn in table.seats_of(guest),
        at=at,
    )
