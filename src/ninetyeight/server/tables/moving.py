"""A game that was begun on one device goes on at a table, as it stands in its record."""

from collections.abc import Iterator

from ninetyeight.record import Entry, PlayedTurn, Record
from ninetyeight.table import (
    Actor,
    Command,
    DecisionContext,
    Event,
    Person,
    Table,
    decide,
    evolve_step,
)
from ninetyeight.table.commands import EndTheTurn, GiveSignal, LayCard, Withdraw
from ninetyeight.table.events import Began, Dealt
from ninetyeight.table.pile_letters import letter_of
from ninetyeight.table.rule_numbers import numbers_of
from ninetyeight.talk import Signal


def moved_game(table: Table, record: Record, context: DecisionContext) -> list[Event]:
    """The events of the game so far; its players sit at the table already.

    The record was verified on reading, it has a seed, and its game is not over.
    """
    assert record.seed is not None, "a game goes on from its seed"
    order = tuple(seat for seat, _ in table.seated)
    rules = record.rules
    events: list[Event] = [
        Dealt(1, rules.name, record.seed, order, one_device=True, numbers=numbers_of(rules))
    ]
    table = evolve_step(table, events, seq=table.seq, at=context.now)

    def do(new: tuple[Event, ...]) -> None:
        nonlocal table
        events.extend(new)
        table = evolve_step(table, new, seq=table.seq, at=context.now) if new else table

    for entry in record.entries:
        if isinstance(entry, PlayedTurn) and table.phase == "agreeing":
            do((Began(record.start or 0),))
        is_person = isinstance(table.places[entry.seat], Person)
        by = Actor(guest=table.host, seat=entry.seat, bot=not is_person)
        for command in _commands(entry):
            do(decide(table, command, by, context))
    if record.start is not None and table.phase == "agreeing":
        do((Began(record.start),))
    return events


def _commands(entry: Entry) -> Iterator[Command]:
    if isinstance(entry, PlayedTurn):
        for lay in entry.lays:
            yield LayCard(lay.card, letter_of(lay.pile), sure=True)
        if not entry.goes_on:
            yield EndTheTurn()
        return
    pile = None if entry.pile is None else letter_of(entry.pile)
    yield GiveSignal(entry.meaning, pile) if isinstance(entry, Signal) else Withdraw(pile)
