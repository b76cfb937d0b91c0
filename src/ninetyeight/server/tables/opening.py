"""Opening a table: one step that makes it, seats its people and bots, and may deal at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from ninetyeight.record import Record
from ninetyeight.server.access.tokens import new_name
from ninetyeight.server.services import Services
from ninetyeight.server.store import DailyTry, StoredStep
from ninetyeight.table import (
    Actor,
    Command,
    Create,
    DecisionContext,
    Event,
    Options,
    Table,
    decide,
    encode_events,
    encode_summary,
    evolve_step,
)
from ninetyeight.table.commands import AddBot, Sit, Start

from .codes import new_code
from .decision_context import decision_context
from .finishing import kept_of, seat_in_turn
from .moving import moved_game


@dataclass(frozen=True, slots=True)
class Wishes:
    """The parameters of a new table; `people` are others who share the device.

    With `sits` false the guest only watches. With `record` its game goes on at the table.
    """

    name: str
    options: Options
    people: Sequence[str] = ()
    bots: Sequence[str] = ()
    start: bool = False
    sits: bool = True
    record: Record | None = None


async def open_table(services: Services, guest: str, wishes: Wishes) -> Table:
    """Creates and stores a table; raises TableError for invalid parameters."""
    while True:
        context = decision_context(services, services.now())
        table, step = first_step(guest, wishes, context)
        there = [guest] if wishes.sits else []
        kept = kept_of(None, table, step.at)
        tried = kept if isinstance(kept, DailyTry) else None
        summary = encode_summary(table)
        if await services.store.create_table(step, table.code, table.watch, there, tried, summary):
            return table


def first_step(guest: str, wishes: Wishes, context: DecisionContext) -> tuple[Table, StoredStep]:
    now, host = context.now, Actor(guest=guest, seat=0 if wishes.sits else None)
    create = Create(new_name(), new_code(), new_code(), wishes.name, wishes.options, wishes.sits)
    events: list[Event] = [*decide(None, create, host, context)]
    table = evolve_step(None, events, seq=1, at=now)
    then: list[Command] = [*map(Sit, wishes.people), *map(AddBot, wishes.bots)]
    for command in [*then, *([Start()] if wishes.start else [])]:
        new = decide(table, command, host, context)
        table = evolve_step(table, new, seq=1, at=now)
        events += new
    if wishes.record:
        moved = moved_game(table, wishes.record, context)
        table = evolve_step(table, moved, seq=1, at=now)
        events += moved
    return table, StoredStep(
        table.id, 1, now, None, encode_events(events), in_turn=seat_in_turn(table)
    )
