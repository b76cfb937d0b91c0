"""Hints: what a steady player would do in a seat, shown to nobody else."""

from ninetyeight.record.notation import format_lay
from ninetyeight.server.bots.thinkers import Thinkers
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import Answer, Hint
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.tables.asking import OK
from ninetyeight.server.tables.room import Room
from ninetyeight.table import TableCode, signals_of, view_of
from ninetyeight.table.commands import NoteHint


async def hint_for(client: Client, room: Room, thinkers: Thinkers, id: str) -> Hint | Answer:
    """Good lays to continue with, and why."""
    refused = _refused(client, room)
    if refused is None and room.table.game and room.table.game.daily:
        # Daily results mention hints, so a hint that cannot be noted is not given.
        done = await room.do(NoteHint(), client.actor)
        refused = _refused(client, room) if done.code == OK else done.code
    if refused:
        return Answer(id, ok=False, code=refused)
    table = room.table
    reason = await thinkers.hint(view_of(table, client.seat), signals_of(table))
    lays = tuple(format_lay(lay) for lay in reason.lays)
    return Hint(id, reason.code, lays, dict(reason.facts))


def _refused(client: Client, room: Room) -> str | None:
    table, seat = room.table, client.seat
    if not table.has_hints:
        return ServerCode.NO_HINTS
    if table.game is None or not table.is_in_game:
        return TableCode.NO_GAME
    if seat is None or seat != table.game.seat_in_turn:
        return TableCode.NOT_YOUR_TURN
    return None
