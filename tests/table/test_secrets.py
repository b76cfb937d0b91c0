"""What a seat may not know has no influence on what it is told."""

from random import Random

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from ninetyeight.rules import RULE_SETS, Seat, Seed, determinize, view
from ninetyeight.table import (
    Actor,
    Command,
    DecisionContext,
    Options,
    ServerCommand,
    Table,
    TableError,
    decide,
    shown_event,
)
from ninetyeight.table.commands import EndTheTurn
from tests.rules.strategies import for_all
from tests.table.commanding import commands
from tests.table.evenings import Evening, begun, daily_seed, guest_of
from tests.table.leaks import assert_nothing_leaks, sent
from tests.table.play import play_on

PEOPLE = ("Ada", "Bob", "Cleo")

rule_sets = st.sampled_from(sorted(RULE_SETS))
seeds = st.integers(0, 2**32)
viewers = st.none() | st.integers(0, 2).map(Seat)
lengths = st.integers(0, 120)


def in_the_middle(rules: str, seed: int, steps: int) -> Evening:
    """A game of three people, some steps after its start, or before its last one."""
    evening = begun(*PEOPLE, options=Options(rules=rules, memory_aid=True), seed=seed)
    play_on(evening, steps)
    if not evening.table.is_in_game:
        evening.undo()
    return evening


def with_other_hidden_cards(table: Table, viewer: Seat | None, rng: Random) -> Table:
    """The same as far as the viewer can know, and dealt anew where not."""
    assert table.game is not None
    state = determinize(view(table.game.state, viewer), rng)
    return replace(table, game=replace(table.game, state=state))


def answer(table: Table, viewer: Seat | None, command: Command | ServerCommand) -> object:
    """What a viewer gets to see of the own command."""
    guest = "a-stranger" if viewer is None else guest_of(PEOPLE[viewer])
    at = DecisionContext(2000.0, lambda: Seed("0" * 32), lambda: "nonce", daily_seed)
    try:
        events = decide(table, command, Actor(guest, viewer), at)
    except TableError as error:
        return error.code, error.facts
    return [shown_event(event, viewer) for event in events]


@for_all(rules=rule_sets, seed=seeds, steps=lengths, viewer=viewers, chance=st.randoms())
def test_hidden_cards_do_not_change_a_byte_of_what_is_shown(
    rules: str, seed: int, steps: int, viewer: Seat | None, chance: Random
) -> None:
    table = in_the_middle(rules, seed, steps).table
    other = with_other_hidden_cards(table, viewer, chance)
    assert sent(other, (), viewer) == sent(table, (), viewer)


@for_all(
    rules=rule_sets,
    seed=seeds,
    steps=lengths,
    viewer=viewers,
    chance=st.randoms(),
    command=commands.filter(lambda command: not isinstance(command, EndTheTurn)),
)
def test_hidden_cards_do_not_change_what_is_answered(
    rules: str,
    seed: int,
    steps: int,
    viewer: Seat | None,
    chance: Random,
    command: Command | ServerCommand,
) -> None:
    # Who ends a turn draws, and so learns what was hidden: that is left out.
    table = in_the_middle(rules, seed, steps).table
    other = with_other_hidden_cards(table, viewer, chance)
    assert answer(other, viewer, command) == answer(table, viewer, command)


@pytest.mark.parametrize(
    "games", [pytest.param(3, id="quick"), pytest.param(150, id="thorough", marks=pytest.mark.slow)]
)
def test_nobody_is_ever_sent_a_card_or_a_secret_of_others(games: int) -> None:
    for seed in range(games):
        rules = sorted(RULE_SETS)[seed % len(RULE_SETS)]
        evening = begun(*PEOPLE[: 1 + seed % 3], options=Options(rules=rules), seed=seed)
        while evening.table.is_in_game:
            play_on(evening, 1)
            _, events = evening.steps[-1]
            assert_nothing_leaks(evening.table, events)
