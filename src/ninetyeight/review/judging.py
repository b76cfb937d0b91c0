"""One turn, judged by the kernel from what its player could know."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from struct import unpack_from

from ninetyeight.bots.weights import WEIGHTED, kernel_net, load_weights
from ninetyeight.kernel import Mark as KernelMark
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import MOST_IN_HAND, unpack_lays
from ninetyeight.rules import RULE_SETS, Lay, Rules

from .calibration import load_calibration
from .effort import Effort, judge_of
from .reasons import TurnReason, reason_of

CHANCES = 10_000
CARDS = 100
"""The kernel's chances and cards left are in parts of so many."""

_HEAD, _TURN, _REASON = 40, 12 + 2 * MOST_IN_HAND, 24


class Mark(StrEnum):
    """How good a turn was, where that is certain; `docs/review.md` has the thresholds."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_fault(self) -> bool:
        return self is not Mark.GOOD


_MARKS = dict(zip(KernelMark, (None, *Mark), strict=True))


class NoNetwork(ValueError):
    """There is no network for these rules, so nobody can judge a turn."""


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn, its chance to win, and how many cards are expected to be left in the end."""

    lays: tuple[Lay, ...]
    chance: float
    left: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The turn that was played, and the best ones that were found, the best first.

    `cost` is what the first of them has more of the chance to win, `left_cost` what it leaves fewer
    of the cards, each with its standard error. Measured on imagined deals, a cost may be a little
    below zero. `candidates` is how many turns were compared.
    """

    played: JudgedTurn
    best: tuple[JudgedTurn, ...]
    cost: float
    cost_error: float
    left_cost: float
    left_cost_error: float
    mark: Mark | None
    candidates: int
    reasons: tuple[TurnReason, ...]


def check_rules(rules: Rules, players: int) -> None:
    """Raises NoNetwork for rules that no bot has learned."""
    if (rules.name, players) not in WEIGHTED or RULE_SETS[rules.name] != rules:
        raise NoNetwork(f"there is no network for {rules.name!r} with {players}")


def pack_lays(lays: tuple[Lay, ...]) -> bytes:
    return bytes(number for lay in lays for number in (lay.card, lay.pile))


def judged(
    rules: str, players: int, view: bytes, lays: tuple[Lay, ...], *, effort: Effort, seed: int
) -> Judgement:
    """What the turn of these lays is worth in a packed view; the same seed gives the same."""
    answer = chosen_kernel().review(
        view,
        pack_lays(lays),
        network(rules, players),
        _calibration(rules, players),
        judge_of(effort, players),
        seed,
    )
    mark, cost, error, left_cost, left_error, chance, left, candidates, turns, reasons = (
        unpack_from("<10i", answer)
    )
    after_turns = _HEAD + turns * _TURN
    return Judgement(
        played=JudgedTurn(lays, chance / CHANCES, left / CARDS),
        best=tuple(_turn(answer, at) for at in range(_HEAD, after_turns, _TURN)),
        cost=cost / CHANCES,
        cost_error=error / CHANCES,
        left_cost=left_cost / CARDS,
        left_cost_error=left_error / CARDS,
        mark=_MARKS[KernelMark(mark)],
        candidates=candidates,
        reasons=tuple(
            reason_of(*unpack_from("<6i", answer, after_turns + number * _REASON))
            for number in range(reasons)
        ),
    )


def _turn(answer: bytes, at: int) -> JudgedTurn:
    chance, left, count = unpack_from("<3i", answer, at)
    lays = unpack_lays(answer[at + 12 : at + 12 + 2 * count])
    return JudgedTurn(lays, chance / CHANCES, left / CARDS)


@cache
def network(rules: str, players: int) -> object:
    """The network of a table, as the kernel keeps it."""
    weights = load_weights(rules, players)
    return kernel_net(chosen_kernel(), weights.body, weights.tau)


@cache
def _calibration(rules: str, players: int) -> bytes:
    return load_calibration(rules, players).body
