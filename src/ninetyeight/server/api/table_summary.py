"""What is shown of a table to somebody who is not at it."""

from contextlib import suppress

from msgspec import Struct

from ninetyeight.server.node import Node
from ninetyeight.server.store import StoreFailed
from ninetyeight.server.tables.finishing import seat_in_turn
from ninetyeight.server.tables.open_rooms import NoSuchTable
from ninetyeight.table import PLACES, Summary, Table, decode_summary, encode_summary, summary_of
from ninetyeight.table.table import Phase

MAX_TABLES = 10


class TableSummary(Struct, frozen=True):
    """A table of a guest in a list; `at` is the time of its last step."""

    code: str
    phase: Phase
    players: tuple[str, ...]
    rules: str
    your_turn: bool
    at: float


class Invitation(Struct, frozen=True):
    """A table as it is shown to somebody with a code before they join."""

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


async def summaries(node: Node, guest: str) -> tuple[TableSummary, ...]:
    """The tables that a guest can resume, newest first."""
    found: list[TableSummary] = []
    for entry in await node.services.store.tables_of(guest, MAX_TABLES):
        summary = decode_summary(entry.summary) if entry.summary else None
        if summary:
            in_turn, at = entry.in_turn, entry.at
        elif made := await _rebuilt(node, entry.table):
            summary, in_turn, at = made
        if summary and summary.is_active_for(guest):
            found.append(
                TableSummary(
                    code=entry.code,
                    phase=summary.phase,
                    players=tuple(each.name for each in summary.seats),
                    rules=summary.rules,
                    your_turn=in_turn in summary.seats_of(guest),
                    at=at,
                )
            )
    return tuple(found)


async def _rebuilt(node: Node, id: str) -> tuple[Summary, int, float] | None:
    """Rebuilds and stores the summary of a table without a readable one."""
    try:
        async with node.rooms.entered(id) as room:
            table, at = room.table, room.changed_at
    except NoSuchTable:
        return None
    seat = seat_in_turn(table)
    with suppress(StoreFailed):
        await node.services.store.keep_summary(id, table.seq, seat, encode_summary(table))
    return summary_of(table), seat, at
