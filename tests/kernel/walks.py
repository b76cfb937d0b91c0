"""Games played by the rules alone, as paths through positions that kernels are asked about."""

from collections.abc import Iterator
from functools import cache
from random import Random

from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Rules,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
)
from tests.rules.strategies import careful_choice
from tests.tiny import TINY

ALL_RULES = {**RULE_SETS, **TINY}

Step = tuple[State, Action | None]
"""A state and what is done in it; nothing in the last."""


def dealt(rules: Rules, players: int, rng: Random) -> State:
    deck = rng.sample(rules.cards, len(rules.cards))
    return deal_from(rules, players, deck)


@cache
def walk(name: str, players: int, seed: int) -> tuple[Step, ...]:
    """A whole game; most are played carefully and last long, some are not."""
    rng = Random(f"{name} {players} {seed}")
    state = choose_starter(dealt(ALL_RULES[name], players, rng), Seat(rng.randrange(players)))
    likes_fire, reach, slips = rng.random() < 0.5, rng.randrange(9), rng.choice((0, 0.03, 0.3))
    steps: list[Step] = []
    while actions := legal_actions(state):
        careful = careful_choice(state, actions, likes_fire, reach)
        action = rng.choice(actions) if rng.random() < slips else careful
        steps.append((state, action))
        state = apply(state, action)
    return (*steps, (state, None))


def positions(count: int, seed: int, fewest_players: int = 1) -> Iterator[State]:
    """States of many different games in which somebody has to choose, some in mid-turn."""
    rng = Random(seed)
    names = sorted(ALL_RULES)
    for number in range(count):
        # Of the published rules more than of the tiny ones, whose games are short and alike.
        name = rng.choice(sorted(RULE_SETS)) if rng.random() < 0.7 else rng.choice(names)
        players = rng.randint(fewest_players, len(ALL_RULES[name].hand_sizes))
        steps = walk(name, players, number % 2)[:-1]
        if steps:
            yield rng.choice(steps)[0]
