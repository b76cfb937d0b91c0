"""The search for a line of turns that wins: the kernel's beam search, wider from pass to pass."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count

from ninetyeight.kernel import MAX_WIDTH, Answer, chosen_kernel
from ninetyeight.kernel.packing import pack_state, unpack_lays
from ninetyeight.record import PlayedStep, PlayedTurn
from ninetyeight.rules import EndTurn, Lay, Seat, State, apply, choose_starter

NODES = 20_000_000
"""How many positions are looked at by default: the native kernel does so in a few seconds."""

MIN_WIDTH = 64
WIDENING = 4


class Verdict(StrEnum):
    """What is known about a game."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """The verdict, a line of turns if the game can be won, and how many positions were looked at.

    The first turn of the line is the rest of the one that is in progress, and may be without lays.
    """

    answer: Verdict
    line: tuple[PlayedTurn, ...] = ()
    nodes: int = 0


def solve(state: State, *, nodes: int = NODES, seed: int = 0) -> Solution:
    """Whether the game can be won from here, looking at about so many positions.

    Before the start any seat may begin, and the seats share the nodes. The same seed and nodes give
    the same solution. Raises TooLarge for rules that the kernel has no room for.
    """
    if state.turn is not None:
        return _solve(state, nodes, seed)
    looked_at, answer = 0, Verdict.LOST
    for seat in range(len(state.hands)):
        start = choose_starter(state, Seat(seat))
        solution = _solve(start, nodes // len(state.hands), seed)
        looked_at += solution.nodes
        if solution.answer is Verdict.WON:
            return replace(solution, nodes=looked_at)
        if solution.answer is Verdict.UNKNOWN:
            answer = Verdict.UNKNOWN
    return Solution(answer=answer, nodes=looked_at)


def _solve(state: State, nodes: int, seed: int) -> Solution:
    looked_at = 0
    for answer, way, nodes_of_pass in _passes(state, nodes, seed):
        looked_at += nodes_of_pass
        if answer == Answer.WON:
            line = _turns(_verified(state, way))
            return Solution(answer=Verdict.WON, line=line, nodes=looked_at)
        if answer == Answer.LOST:
            return Solution(answer=Verdict.LOST, nodes=looked_at)
    return Solution(answer=Verdict.UNKNOWN, nodes=looked_at)


def _passes(state: State, nodes: int, seed: int) -> Iterator[tuple[int, bytes, int]]:
    """The passes of the kernel: each is wider than the last, as far as the nodes allow.

    Where wider ones are not possible, another seed prefers others of equally good positions.
    """
    kernel, packed, width = chosen_kernel(), pack_state(state), MIN_WIDTH
    for number in count():
        answer, way, looked_at = kernel.solve(packed, width, nodes, seed + number)
        yield answer, way, looked_at
        nodes -= looked_at
        affordable = width * nodes // max(1, looked_at)
        if affordable < MIN_WIDTH:
            return
        width = min(WIDENING * width, affordable, MAX_WIDTH)


def _verified(state: State, way: bytes) -> tuple[PlayedStep, ...]:
    """The steps of a way that wins; the rules have to accept every one."""
    steps: list[PlayedStep] = []
    for lay in unpack_lays(way):
        action = lay if lay.card else EndTurn()
        steps.append((state, action))
        state = apply(state, action)
    if state.left:
        raise AssertionError("the kernel's way does not win")
    return (*steps, (state, None))


def _turns(steps: tuple[PlayedStep, ...]) -> tuple[PlayedTurn, ...]:
    """The turns of a way; none if there is nothing left to do."""
    turns: list[PlayedTurn] = []
    lays: list[Lay] = []
    for state, action in steps:
        if isinstance(action, Lay):
            lays.append(action)
        elif len(steps) > 1:
            assert state.turn is not None, "every state of a line has a turn"
            turns.append(PlayedTurn(state.turn.seat, tuple(lays)))
            lays = []
    return tuple(turns)
