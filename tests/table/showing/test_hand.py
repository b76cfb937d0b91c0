"""What a seat is told that it can do is what the rules say."""

from collections.abc import Iterator
from random import Random

import pytest

from ninetyeight.rules import (
    RULE_SETS,
    Card,
    EndTurn,
    Lay,
    Seat,
    Seed,
    State,
    apply,
    choose_starter,
    deal,
    legal_actions,
    outcome,
    warns,
)
from ninetyeight.table import mine
from ninetyeight.table.commands import HandOver
from ninetyeight.table.pile_letters import pile_of
from tests.positions import TIGHT, position
from tests.table.evenings import begun_with


def states_of_a_game(rules: str, players: int, rng: Random) -> Iterator[State]:
    """A game of somebody who mostly lays what is near, and so comes far."""
    seed = Seed(f"{rng.getrandbits(128):032x}")
    state = choose_starter(deal(RULE_SETS[rules], players, seed), Seat(0))
    while not outcome(state):
        yield state
        actions = legal_actions(state)
        lays = [action for action in actions if isinstance(action, Lay)]
        if EndTurn() in actions and (not lays or rng.random() < 0.8):
            state = apply(state, EndTurn())
        else:
            few, tops = rng.sample(lays, min(len(lays), 12)), state.tops
            state = apply(state, min(few, key=lambda lay: abs(lay.card - tops[lay.pile])))


def assert_told_what_the_rules_say(state: State) -> None:
    people = ("Ada", "Bob", "Cyd")[: len(state.hands)]
    assert state.turn is not None
    own = mine(begun_with(state, *people).table, state.turn.seat)
    actions = legal_actions(state)
    lays = [action for action in actions if isinstance(action, Lay)]
    assert own is not None
    assert [Lay(Card(lay.card), pile_of(lay.pile)) for lay in own.lays] == lays
    assert [lay.loses for lay in own.lays] == [warns(state, lay) for lay in lays]
    assert own.may_end == (EndTurn() in actions)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [1, 3])
def test_in_every_moment_of_a_game(rules: str, players: int) -> None:
    rng, losing = Random(f"{rules}/{players}"), 0
    for _ in range(3):
        for state in states_of_a_game(rules, players, rng):
            assert_told_what_the_rules_say(state)
            lays = [action for action in legal_actions(state) if isinstance(action, Lay)]
            losing += sum(warns(state, lay) for lay in lays)
    assert losing or "standard" in rules


@pytest.mark.parametrize(
    "state",
    [
        position(tops=TIGHT, hands=[[99, 87, 2], []]),
        position(tops=TIGHT, hands=[[99, 88, 50], []]),
        position(tops=(33, 98, 2, 3), hands=[[34, 24]], draw=[]),
        position("standard+fire", tops=(77, 98, 2, 3), hands=[[80]], draw=[], due="a"),
    ],
)
def test_where_little_is_possible(state: State) -> None:
    assert_told_what_the_rules_say(state)


def test_a_person_whose_seat_a_bot_plays_is_offered_nothing() -> None:
    evening = begun_with(position(hands=[[10, 20]]), "Ada")
    own = mine(evening.table, Seat(0))
    assert own is not None and own.lays
    evening.do("Ada", HandOver(0))
    own = mine(evening.table, Seat(0))
    assert own is not None and own.hand and not own.lays
