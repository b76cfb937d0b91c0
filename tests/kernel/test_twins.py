"""The native kernel and its twin in Python give the same answers to the last bit."""

from functools import partial
from random import Random

import pytest

from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.packing import pack_rules, pack_state
from ninetyeight.kernel.twin import module as twin
from ninetyeight.rules import RULE_SETS
from tests.kernel.histories import told_questions
from tests.kernel.nets import extreme_net, random_net
from tests.kernel.questions import (
    Net,
    Question,
    answer,
    damaged,
    games,
    questions,
    studies,
    unharmed,
)
from tests.kernel.walks import ALL_RULES, positions, walk
from tests.positions import position

QUICK, THOROUGH = 12, 150


def assert_same_answers(native: Kernel, question: Question) -> None:
    assert answer(native, question) == answer(twin, question), question


RARE = {
    "three dear fires": position(
        "standard+fire", tops=(22, 33, 44, 100), hands=[[2, 3, 94, 95, 96, 97, 98, 99]]
    ),
    "two dear fires": position(
        "standard+fire", tops=(77, 22, 99, 100), hands=[[98, 97, 96, 95, 94, 2, 3, 4]]
    ),
    "four fires": position(
        "expert+fire", tops=(66, 55, 44, 33), hands=[[2, 3, 90, 91, 56, 45, 20, 32]]
    ),
    "more turns than are kept": position(
        tops=(2, 3, 99, 98), hands=[[4, 6, 14, 24, 34, 44, 54, 64]]
    ),
    "the next seat has no cards": position(
        tops=(40, 41, 60, 61), hands=[[42, 44, 59], [], [43, 45, 58], [62]], draw=[]
    ),
    "the others have no cards": position(
        tops=(90, 91, 10, 11), hands=[[], [92, 94, 81, 5], []], draw=[], seat=1
    ),
    "the end is near": position(tops=(90, 91, 10, 11), hands=[[92, 50], [93, 5, 8]], draw=[]),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", RARE)
def test_twins_answer_alike_in_rare_positions(native: Kernel, name: str) -> None:
    for question in questions(RARE[name], Random(name), look_ahead=1):
        assert_same_answers(native, question)


@pytest.mark.parametrize(
    "count", [QUICK, pytest.param(THOROUGH, marks=pytest.mark.slow)], ids=["quick", "thorough"]
)
def test_twins_remember_alike(native: Kernel, count: int) -> None:
    for question in told_questions(count, seed=count):
        assert_same_answers(native, question)


@pytest.mark.slow
def test_twins_study_alike(native: Kernel) -> None:
    for seed, state in enumerate([*RARE.values(), *positions(4, seed=8)]):
        for question in studies(state, Random(seed)):
            assert_same_answers(native, question)


@pytest.mark.parametrize(
    "count", [QUICK, pytest.param(THOROUGH, marks=pytest.mark.slow)], ids=["quick", "thorough"]
)
def test_twins_answer_alike(native: Kernel, count: int) -> None:
    for seed, state in enumerate(positions(count, seed=count)):
        for question in questions(state, Random(seed)):
            assert_same_answers(native, question)


@pytest.mark.parametrize(
    "count", [QUICK, pytest.param(THOROUGH, marks=pytest.mark.slow)], ids=["quick", "thorough"]
)
def test_twins_answer_alike_what_makes_little_sense(native: Kernel, count: int) -> None:
    for seed, state in enumerate(positions(count, seed=count + 1)):
        rng = Random(seed)
        for question in questions(state, rng, partial(damaged, rng=rng)):
            assert_same_answers(native, question)


@pytest.mark.slow
def test_twins_value_alike_at_the_limits_of_the_numbers(native: Kernel) -> None:
    for seed, state in enumerate(positions(6, seed=21)):
        for question in questions(state, Random(seed), net=extreme_net(seed)):
            assert_same_answers(native, question)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name == "tiny-dozen+fire" else [pytest.mark.slow])
        for name in ALL_RULES
    ],
)
def test_twins_play_the_same_games(native: Kernel, name: str) -> None:
    for players in range(1, len(ALL_RULES[name].hand_sizes) + 1):
        for question in games(walk(name, players, 0)[0][0], Random(f"{name} {players}")):
            assert_same_answers(native, question)


@pytest.mark.slow
def test_twins_play_the_same_damaged_games(native: Kernel) -> None:
    rng = Random(3)
    start = walk("tiny-dozen+fire", 3, 0)[0][0]
    for _ in range(40):
        damage = partial(damaged, rng=rng) if rng.random() < 0.9 else unharmed
        for question in games(start, rng, damage):
            assert_same_answers(native, question)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "talk"), [(8, False), (39, False), (2, True), (19, True)])
def test_twins_leave_out_the_same_turns(native: Kernel, seed: int, talk: bool) -> None:
    hands = [[3, 8, 42, 50, 57, 63], [44, 52, 58], [5, 90]]
    state = position(tops=(40, 41, 60, 61), hands=hands, draw=[46, 47, 55])
    packed = native.view(pack_state(state), talk)
    master = (Level.MASTER, Net(random_net(seed)), 200 * (1 + talk), 1)
    assert_same_answers(native, Question("choose", (master, packed, seed)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "samples"), [("expert", 399), ("expert", 400), ("standard", 400)]
)
def test_twins_try_the_same_dear_turns_alone(native: Kernel, rules: str, samples: int) -> None:
    state = position(rules, tops=(30, 41, 60, 71), hands=[[3, 12, 33, 45, 50, 57, 63, 88]])
    packed = native.view(pack_state(state), False)
    for seed in range(2):
        master = (Level.MASTER, Net(random_net(seed)), samples, 1)
        assert_same_answers(native, Question("choose", (master, packed, seed)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_twins_try_the_same_turns_after_a_card(native: Kernel, seed: int) -> None:
    hands = [[3, 8, 42, 50, 57, 63], [44, 52, 58], [5, 90]]
    state = position(tops=(40, 41, 60, 61), hands=hands, draw=[46, 47, 55])
    packed = native.view(native.lay(pack_state(state), 42, 0), True)
    master = (Level.MASTER, Net(random_net(seed)), 300, 1)
    assert_same_answers(native, Question("choose", (master, packed, seed)))


@pytest.mark.slow
def test_twins_look_ahead_alike_through_a_whole_game(native: Kernel) -> None:
    rules = RULE_SETS["expert-hand"]
    deck = bytes(Random(4).sample(rules.cards, len(rules.cards)))
    master = (Level.MASTER, Net(random_net(1)), 8, 2)
    for talk in (False, True):
        question = Question("play", (pack_rules(rules, 4), deck, (master,) * 4, talk, 5))
        assert_same_answers(native, question)
