"""What a kernel says about a game with all cards known, compared with trying everything."""

import signal
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from ninetyeight.kernel import MAX_WIDTH, Answer, Kernel
from ninetyeight.kernel.packing import pack_state, unpack_lays
from ninetyeight.kernel.twin import module as twin
from ninetyeight.rules import (
    RULE_SETS,
    EndTurn,
    Rules,
    Seat,
    State,
    apply,
    begin_turn,
    legal_actions,
)
from tests.kernel.walks import positions, walk
from tests.positions import after, position
from tests.solver.naive import can_be_won
from tests.tiny import TINY

EVERYTHING = 10**9
WIDE = 4096
FEW = 5
"""As many cards as the twin tries all ways of laying in a moment."""


def after_way(state: State, way: bytes) -> State:
    """The state after a way that the kernel has found; the rules judge every step."""
    for lay in unpack_lays(way):
        state = apply(state, lay if lay.card else EndTurn())
    return state


def random_position(rules: Rules, players: int, rng: Random, most: int) -> State:
    """The beginning of a turn with any four tops and at most so many cards left to lay."""
    cards = rng.sample(rules.cards, len(rules.cards))
    # Piles that have almost met make hard positions; tops in any order make easy ones.
    tops = tuple(sorted(cards[:4], reverse=True) if rng.random() < 0.7 else cards[:4])
    live = cards[4 : 4 + rng.randint(1, most)]
    size = rules.hand_size(players)
    # With few cards left some hands are not full, or empty; that of the first seat never is.
    hands = [live[seat::players][:size] for seat in range(players)]
    draw_pile = tuple(card for card in live if not any(card in hand for hand in hands))
    return State(
        rules=rules,
        tops=tops,
        hands=tuple(map(frozenset, hands)),
        draw_pile=draw_pile,
        turn=begin_turn(rules, tops, len(draw_pile), Seat(0)),
    )


def random_positions(name: str, count: int, most: int) -> Iterator[State]:
    """Positions of a tiny rule set, some at the beginning of a turn and some within one."""
    rules, rng = TINY[name], Random(name)
    for _ in range(count):
        state = random_position(rules, rng.randint(1, len(rules.hand_sizes)), rng, most)
        while actions := legal_actions(state):
            yield state
            state = apply(state, rng.choice(actions))
        yield state


def solved(kernel: Kernel, state: State, width: int = WIDE, seed: int = 0) -> Answer:
    """The answer; the rules must accept the way."""
    answer, way, _ = kernel.solve(pack_state(state), width, EVERYTHING, seed)
    if answer == Answer.WON:
        assert after_way(state, way).left == 0
    else:
        assert way == b""
    return Answer(answer)


@pytest.mark.parametrize("name", TINY)
def test_wide_searches_are_right_about_tiny_games(kernel: Kernel, name: str) -> None:
    count, most = (30, FEW) if kernel is twin else (100, 8)
    answers = Counter[Answer]()
    for seed, state in enumerate(random_positions(name, count, most)):
        answer = solved(kernel, state, seed=seed)
        assert answer == (Answer.WON if can_be_won(state) else Answer.LOST), state
        answers[answer] += 1
    can_be_won.cache_clear()
    assert answers[Answer.WON] and answers[Answer.LOST]


def test_narrow_searches_say_nothing_wrong(native: Kernel) -> None:
    answers = Counter[Answer]()
    for state in chain.from_iterable(random_positions(name, 40, 8) for name in TINY):
        narrow = solved(native, state, width=1)
        assert narrow in (Answer.UNKNOWN, solved(native, state))
        answers[narrow] += 1
    assert min(answers[answer] for answer in Answer) > 20


@pytest.mark.slow
def test_ways_of_whole_games_keep_the_rules(native: Kernel) -> None:
    for name in RULE_SETS:
        for players in range(1, 6):
            start = walk(name, players, 0)[0][0]
            assert solved(native, start, width=60) != Answer.LOST


@pytest.mark.slow
def test_ways_from_the_middle_of_a_turn_keep_the_rules(native: Kernel) -> None:
    found = {solved(native, state, width=30) for state in positions(60, seed=12)}
    assert found == set(Answer)


def test_a_turn_in_progress_may_end_at_once(kernel: Kernel) -> None:
    # Only 97 can still go up: if the player who has done enough lays 98, the other one is stuck.
    state = position(tops=(96, 95, 2, 3), hands=[[98], [97]], draw=[], laid=1)
    answer, way, _ = kernel.solve(pack_state(state), WIDE, EVERYTHING, 0)
    assert answer == Answer.WON
    assert after_way(state, way).left == 0


def test_a_finished_game_is_won_without_a_lay(kernel: Kernel) -> None:
    state = after(position(tops=(97, 98, 2, 3), hands=[[99], []], draw=[]), "99a")
    assert kernel.solve(pack_state(state), 1, 0, 0) == (Answer.WON, b"", 0)


def test_who_is_stuck_has_lost(kernel: Kernel) -> None:
    state = position(tops=(60, 61, 40, 39), hands=[[52], [99]], draw=[])
    assert kernel.solve(pack_state(state), 1, 1, 0) == (Answer.LOST, b"", 0)


def test_the_search_ends_with_its_nodes(kernel: Kernel) -> None:
    state = pack_state(walk("standard", 3, 0)[0][0])
    for nodes in (0, 100, 500):
        answer, way, looked_at = kernel.solve(state, 50, nodes, 0)
        assert (answer, way) == (Answer.UNKNOWN, b"")
        # A position is looked at with all that follows from it.
        assert nodes <= looked_at <= nodes + 64


@pytest.mark.parametrize(
    ("name", "players", "width"),
    [("expert-hand+fire", 3, 2), pytest.param("standard", 5, 5, marks=pytest.mark.slow)],
)
def test_twins_solve_whole_games_alike(native: Kernel, name: str, players: int, width: int) -> None:
    state = pack_state(walk(name, players, 1)[0][0])
    theirs = native.solve(state, width, EVERYTHING, 98)
    assert twin.solve(state, width, EVERYTHING, 98) == theirs
    assert theirs[2] > 500


def test_another_seed_gives_another_course(native: Kernel) -> None:
    state = pack_state(walk("standard", 2, 0)[0][0])
    answers = {native.solve(state, 30, EVERYTHING, seed) for seed in range(3)}
    assert len(answers) == 3
    assert native.solve(state, 30, EVERYTHING, 2) in answers


@pytest.mark.parametrize(("width", "nodes"), [(0, 1), (-1, 1), (MAX_WIDTH + 1, 1), (1, -1)])
def test_a_search_has_its_limits(kernel: Kernel, width: int, nodes: int) -> None:
    state = pack_state(position(hands=[range(10, 18)]))
    with pytest.raises(ValueError, match=f"a width of 1 to {MAX_WIDTH}"):
        kernel.solve(state, width, nodes, 0)


class Rang(Exception):
    """An alarm went off."""


# A page ends a search of WebAssembly together with its worker.
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no alarms")
@pytest.mark.parametrize("kernel", ["native", "python"], indirect=True)
def test_a_signal_ends_a_long_search(kernel: Kernel) -> None:
    def ring(*_: object) -> None:
        # Once is enough: on a busy machine it would ring again before the search is left.
        signal.setitimer(signal.ITIMER_REAL, 0)
        raise Rang

    state = pack_state(walk("expert-hand", 3, 0)[0][0])
    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
        with pytest.raises(Rang):
            kernel.solve(state, MAX_WIDTH, EVERYTHING, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
