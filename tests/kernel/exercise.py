"""Asks a native kernel everything, with sense and without: `python -m tests.kernel.exercise FILE`.

It looks at no answer. It is for kernels that watch themselves, and stop when they do wrong.
"""

import sys
from functools import cache, partial
from random import Random

from ninetyeight.kernel import Kernel
from ninetyeight.rules import Card, Rules, Seat, State, choose_starter
from tests.kernel.histories import told_questions
from tests.kernel.kernels import loaded_kernel
from tests.kernel.nets import extreme_net
from tests.kernel.questions import answer, damaged, games, questions, some_net, studies
from tests.kernel.walks import ALL_RULES, dealt, walk

LARGEST = Rules(
    name="largest",
    lowest=Card(1),
    highest=Card(126),
    hand_sizes=(8, 8, 8, 8, 8),
    minimum=2,
    trick=126,
    fire=frozenset(map(Card, range(1, 127, 5))),
)
"""As much of everything as a kernel has room for."""


@cache
def some_extreme_net() -> bytes:
    return extreme_net(98)


def ask_everything(kernel: Kernel, state: State, rng: Random) -> None:
    damage = partial(damaged, rng=rng)
    for net in (some_net(), some_extreme_net()):
        asked = (*questions(state, rng, net=net), *games(state, rng, net=net))
        for question in (*asked, *studies(state, rng, net=net)):
            answer(kernel, question)
    for _ in range(12):
        for question in (*questions(state, rng, damage), *games(state, rng, damage)):
            answer(kernel, question)


def exercise(kernel: Kernel) -> None:
    rng = Random(98)
    for name, rules in ALL_RULES.items():
        for players in range(1, len(rules.hand_sizes) + 1):
            steps = walk(name, players, 0)
            for state, _ in (steps[0], rng.choice(steps), rng.choice(steps), steps[-1]):
                ask_everything(kernel, state, rng)
    for question in (
        *told_questions(60, seed=98),
        *told_questions(60, seed=98, damage=partial(damaged, rng=rng)),
    ):
        answer(kernel, question)
    for players in range(1, 6):
        state = choose_starter(dealt(LARGEST, players, rng), Seat(players - 1))
        ask_everything(kernel, state, rng)


if __name__ == "__main__":
    exercise(loaded_kernel(sys.argv[1]))
