"""Bots at tables: who can be asked, and whether what they answer is a turn."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from ninetyeight.bots import LEVELS, Bot, bot_named
from ninetyeight.bots.match import Match as Match
from ninetyeight.rules import (
    RULE_SETS,
    EndTurn,
    Lay,
    Rules,
    Seat,
    State,
    apply,
    choose_starter,
    deal,
    explain,
    outcome,
    parse_seed,
    view,
)

LITTLE = 0.01
"""A budget with which MASTER imagines as few deals as it can."""


def bots_of(rules: Rules, players: int, nets: Path) -> list[Bot]:
    """All levels, from the weakest to the strongest."""
    return [bot_named(name, rules, players, budget=LITTLE, weights=nets) for name in LEVELS]


def states(rules: str = "standard", players: int = 2, seed: str = "1" * 32) -> Iterator[State]:
    """Every state of a game of rookies in which a turn begins or goes on."""
    state = choose_starter(deal(RULE_SETS[rules], players, parse_seed(seed)), Seat(0))
    bot, rng = bot_named("rookie", RULE_SETS[rules], players), Random(1)
    while state.turn is not None and outcome(state) is None:
        for lay in bot.choose_turn(view(state, state.turn.seat), (), rng):
            yield state
            state = apply(state, lay)
        if outcome(state) is None:
            yield state
            state = apply(state, EndTurn())


def is_turn(state: State, lays: Iterable[Lay]) -> bool:
    """Whether these lays are legal one after the other, and the turn or the game ends with them."""
    for lay in lays:
        if explain(state, lay):
            return False
        state = apply(state, lay)
    return outcome(state) is not None or explain(state, EndTurn()) is None
