"""Whatever anybody asks for, a table stays a table."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from ninetyeight.record import dumps, loads
from ninetyeight.rules import RULE_SETS, Seat, faults
from ninetyeight.table import (
    PLACES,
    Actor,
    BotSeat,
    Command,
    Event,
    Options,
    ServerCommand,
    Table,
    TableError,
    changed_parts,
    changed_summary,
    decode_events,
    decode_snapshot,
    encode_events,
    encode_snapshot,
    mine,
    record_of,
    shown_game,
    shown_table,
    summary_of,
)
from ninetyeight.table.commands import AddBot, Sit, Start
from ninetyeight.table.decisions.latecomers import MAX_REQUESTS
from tests.table.commanding import actors, commands
from tests.table.evenings import Evening
from tests.table.leaks import assert_nothing_leaks
from tests.table.play import next_command, serve, who_plays

SEATS = [Seat(seat) for seat in range(PLACES)]


class Machine(RuleBasedStateMachine):
    """One evening at one table, with people who know what they do and people who do not."""

    evening: Evening

    @initialize(
        rules=st.sampled_from(sorted(RULE_SETS)), others=st.integers(0, 2), bots=st.integers(0, 2)
    )
    def open(self, rules: str, others: int, bots: int) -> None:
        self.evening = Evening("Ada", Options(rules=rules))
        for name in ("Bob", "Cleo")[:others]:
            self.evening.do(name, Sit(name))
        for _ in range(bots):
            self.evening.do("Ada", AddBot("sharp"))

    @rule(who=actors, command=commands, late=st.integers(0, 2))
    def ask(self, who: Actor, command: Command | ServerCommand, late: int) -> None:
        self.do(lambda: self.evening.do(who, command, max(0, self.evening.table.seq - late)))

    @rule(data=st.data(), command=commands)
    def ask_for_oneself(self, data: st.DataObject, command: Command | ServerCommand) -> None:
        people = list(self.evening.table.people)
        if people:
            seat, person = data.draw(st.sampled_from(people))
            self.do(lambda: self.evening.do(Actor(person.guest, seat), command))

    @rule()
    def start(self) -> None:
        table = self.evening.table
        if table.host and not table.is_in_game:
            self.do(lambda: self.evening.do(Actor(table.host), Start()))

    @rule(times=st.integers(1, 15))
    def serve(self, times: int) -> None:
        for _ in range(times):
            self.do(lambda: serve(self.evening))

    @rule(times=st.integers(1, 15))
    def play_sensibly(self, times: int) -> None:
        for _ in range(times):
            game = self.evening.table.game
            if game is None or (seat := game.seat_in_turn) is None:
                return
            who = who_plays(self.evening, seat)
            self.do(partial(self.evening.do, who, next_command(self.evening)))

    @rule(seconds=st.floats(0, 100))
    def wait(self, seconds: float) -> None:
        self.evening.now += seconds

    def do(self, something: Callable[[], object]) -> None:
        """Does something at the table, which refuses it or stays a table."""
        before, steps = self.evening.table, len(self.evening.steps)
        try:
            something()
        except TableError as error:
            assert self.evening.table is before
            msgspec.json.encode(error.facts)
            return
        after = self.evening.table
        for _, events in self.evening.steps[steps:]:
            assert decode_events(encode_events(events)) == events
            assert_parts_tell_all(before, after, events)
            assert_nothing_leaks(after, events)
        assert_sound(after)
        assert (changed_summary(before, after) is None) == (summary_of(before) == summary_of(after))

    def teardown(self) -> None:
        if not hasattr(self, "evening"):
            return
        assert self.evening.replayed() == self.evening.table
        assert decode_snapshot(encode_snapshot(self.evening.table)) == self.evening.table
        if self.evening.table.game:
            record = record_of(self.evening.table)
            assert loads(dumps(record)) == record


def assert_parts_tell_all(before: Table, after: Table, events: tuple[Event, ...]) -> None:
    parts = changed_parts(after, events)
    if not parts.table:
        for viewer in (Seat(0), None):
            assert shown_table(after, viewer) == shown_table(before, viewer)
    if not parts.game:
        assert shown_game(after) == shown_game(before)
    for seat, _ in after.seated:
        if seat not in parts.mine:
            assert mine(after, seat) == mine(before, seat)


def assert_sound(table: Table) -> None:
    people, game = dict(table.people), table.game
    guests = {person.guest for person in people.values()}
    names = [player.name.casefold() for _, player in table.seated]
    assert len(table.places) == PLACES
    assert (table.host in guests) if people else (table.host is None)
    assert not guests & table.barred
    assert len(set(names)) == len(names)
    assert table.changed <= table.seq
    for person in people.values():
        assert (person.away_since is None) == bool(person.nodes)
    visitors = {visitor.guest for visitor in table.visitors}
    assert len(visitors) == len(table.visitors) and not visitors & guests
    assert visitors <= {table.host, *(guest for guest, _ in table.requests)}
    for _, request in table.requests:
        if request.seat is None:
            assert table.is_in_game
        else:
            assert isinstance(table.places[request.seat], BotSeat)
    assert len(list(table.requests)) <= MAX_REQUESTS
    for seat, other in table.swaps:
        assert seat in people and other in people and seat != other
    if game is None:
        return
    assert faults(game.state) == ()
    said = [(signal.seat, signal.pile) for signal in game.signals]
    assert len(set(said)) == len(said)
    if table.is_in_game:
        taken = [player is not None for player in table.places]
        assert taken == [seat < game.players for seat in SEATS]
        assert (game.state.turn is None) or (game.proposal is None)


@pytest.mark.parametrize(
    ("examples", "steps"),
    [
        pytest.param(10, 30, id="quick"),
        pytest.param(100, 50, id="thorough", marks=pytest.mark.slow),
    ],
)
def test_whatever_anybody_asks_for_a_table_stays_a_table(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Machine, settings=settings(max_examples=examples, stateful_step_count=steps)
    )
