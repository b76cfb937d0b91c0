"""Statistics of many games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Protocol

from ninetyeight.rules import Grade, Outcome

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

Interval = tuple[float, float]


class Result(Protocol):
    """What a tally wants to know of a game; `Played` has it."""

    @property
    def left(self) -> int: ...

    @property
    def turns(self) -> int: ...

    @property
    def seconds(self) -> float: ...


@dataclass(slots=True)
class Tally:
    """The results of games: the cards left in each, and the total turns and seconds."""

    left: bytearray = field(default_factory=bytearray)
    turns: int = 0
    seconds: float = 0.0

    @classmethod
    def of(cls, games: Iterable[Result]) -> "Tally":
        """The tally of games that were played, for example those of `play_match`."""
        tally = cls()
        for game in games:
            tally.add(game.left, game.turns, game.seconds)
        return tally

    def add(self, left: int, turns: int, seconds: float) -> None:
        self.left.append(left)
        self.turns += turns
        self.seconds += seconds

    @property
    def games(self) -> int:
        return len(self.left)

    @property
    def won(self) -> list[bool]:
        return [left == 0 for left in self.left]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """The figures of at least one game; rates are fractions, with their 95 % interval."""

    games: int
    wins: int
    win_rate: float
    interval: Interval
    mean_left: float
    under_ten: float
    ms_per_turn: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more often one side won than the other on the same deals, as a fraction."""

    mean: float
    interval: Interval


def figures(tally: Tally) -> Figures:
    """The figures of a tally; raises ValueError if it has no game."""
    games, wins = tally.games, sum(tally.won)
    return Figures(
        games=games,
        wins=wins,
        win_rate=wins / _some(games),
        interval=wilson(wins, games),
        mean_left=sum(tally.left) / games,
        under_ten=sum(Outcome(left).grade is not Grade.TRY_AGAIN for left in tally.left) / games,
        ms_per_turn=1000 * tally.seconds / max(1, tally.turns),
    )


def wilson(wins: int, games: int) -> Interval:
    """The 95 % Wilson interval of a win rate, which also suits few games and rare wins."""
    if not 0 <= wins <= _some(games):
        raise ValueError(f"{wins} wins of {games} games: expected 0 to {games}")
    rate = wins / games
    spread = _Z * sqrt(rate * (1 - rate) / games + (_Z / games) ** 2 / 4)
    middle, scale = rate + _Z**2 / games / 2, 1 + _Z**2 / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    # At both ends rounding could exclude the rate or leave the range.
    return min(rate, max(0.0, low)), max(rate, min(1.0, high))


def _some(games: int) -> int:
    if games < 1:
        raise ValueError("no games: expected at least one")
    return games


def difference(ours: Sequence[bool], theirs: Sequence[bool]) -> Difference:
    """The paired difference of two sides that played the same deals.

    The 95 % interval is that of Agresti and Min: half a deal is added to each of the four possible
    results of a deal, so that a few equal results are not mistaken for certainty.
    """
    deals = _some(len(ours))
    pairs = list(zip(ours, theirs, strict=True))
    only_ours, only_theirs = pairs.count((True, False)), pairs.count((False, True))
    lead, padded = only_ours - only_theirs, deals + 2
    spread = _Z * sqrt(only_ours + only_theirs + 1 - lead**2 / padded) / padded
    middle = lead / padded
    return Difference(lead / deals, (max(-1.0, middle - spread), min(1.0, middle + spread)))


def likelihood(ours: Sequence[bool], theirs: Sequence[bool], low: float, high: float) -> float:
    """How much likelier a difference of `high` is than one of `low`, as a logarithm.

    It is that of the sequential probability ratio test for the mean of paired differences, which
    are taken as normal with the variance that they show.
    """
    deals = _some(len(ours))
    found = [a - b for a, b in zip(ours, theirs, strict=True)]
    mean = sum(found) / deals
    # As in `difference`, half a deal is added to each of the four ways in which a deal can go.
    variance = (sum(map(abs, found)) + 1) / (deals + 2) - mean**2
    return deals * (high - low) * (2 * mean - low - high) / (2 * variance)
