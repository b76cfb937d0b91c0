"""One side of the arena: its games, and how they are reported in the end."""

import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

import click

from ninetyeight import __version__
from ninetyeight.bots import (
    BadWeights,
    Difference,
    Figures,
    Match,
    Tally,
    difference,
    figures,
    likelihood,
    load_weights,
    play_match,
)
from ninetyeight.cli.interrupts import Interrupts
from ninetyeight.cli.record_folder import write_record
from ninetyeight.cli.streams import CommandError
from ninetyeight.cli.translating import text as say
from ninetyeight.cli.translating import translated


@dataclass(slots=True)
class Side:
    """A line-up, its results so far, how long they took, and where its records go."""

    match: Match
    records: Path | None = None
    first: int = 1
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0

    @property
    def title(self) -> str:
        names = list(map(str, self.match.bots))
        return names[0] if len(set(names)) == 1 else ",".join(names)

    def play(self, games: int, jobs: int | None, interrupts: Interrupts) -> None:
        """Plays further games; results from before an interruption are kept."""
        began = time.perf_counter() - self.seconds
        try:
            played = play_match(
                self.match,
                games,
                first=self.first + self.tally.games,
                jobs=jobs,
                keep=self.records is not None,
            )
        except BadWeights as error:
            raise CommandError(f"{error}.") from None
        with _progress(self.title, games) as advance:
            for game in played:
                # A record that exists is always counted.
                with interrupts.held():
                    if self.records is not None and game.record is not None:
                        write_record(self.records, game.number, game.record)
                    self.tally.add(game.left, game.turns, game.seconds)
                    self.seconds = time.perf_counter() - began
                advance(1)

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds


@contextmanager
def _progress(label: str, games: int) -> Iterator[Callable[[int], object]]:
    """A progress bar, if the output is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=games, label=label, file=sys.stderr) as bar:
        yield bar.update


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test: is the first side better by `low`, or by `high` points of win rate?

    It errs in one case of twenty, either way.
    """

    low: float
    high: float

    def likelihood(self, sides: Sequence[Side]) -> float:
        return likelihood(*_won_on_same_deals(sides), self.low / 100, self.high / 100)

    def verdict(self, sides: Sequence[Side]) -> str | None:
        """Which of the two it is, as soon as that is clear."""
        found = self.likelihood(sides)
        return None if abs(found) < CLEAR else "high" if found > 0 else "low"


CLEAR = math.log(0.95 / 0.05)


def as_json(sides: Sequence[Side], kernel: str, sprt: Sprt | None = None) -> dict[str, Any]:
    """What `--json` reports; `difference` is the first side's win rate minus that of the second."""
    told, *versus = [_side_as_json(side, kernel) for side in sides]
    if versus:
        told["versus"] = versus[0]
        told["difference"] = asdict(_difference(sides))
        if sprt:
            told["sprt"] = {
                **asdict(sprt),
                "likelihood": sprt.likelihood(sides),
                "verdict": sprt.verdict(sides),
            }
    return told


def _side_as_json(side: Side, kernel: str) -> dict[str, Any]:
    match = side.match
    return {
        "players": len(match.bots),
        "rules": match.rules.name,
        "bots": list(map(str, match.bots)),
        "silent": not match.talk,
        "budget": match.budget,
        **(asdict(figures(side.tally)) if side.tally.games else _NO_FIGURES),
        "games_per_second": side.games_per_second if side.tally.games else None,
        "seed": match.seed,
        "first": side.first,
        "left": list(side.tally.left),
        "kernel": kernel,
        "version": __version__,
        "network": _network(match) if side.tally.games else None,
    }


def _network(match: Match) -> str | None:
    """The SHA-256 of the network that bots of this match think with; None if they need none."""
    if not {"sharp", "master"} & set(map(str, match.bots)):
        return None
    weights = load_weights(match.rules.name, len(match.bots), match.weights)
    return sha256(weights.body).hexdigest()


_NO_FIGURES = dict.fromkeys(field.name for field in fields(Figures)) | {"games": 0, "wins": 0}


def as_text(sides: Sequence[Side], kernel: str, sprt: Sprt | None = None) -> Iterator[str]:
    """A table with a line for each side, and the difference."""
    match = sides[0].match
    count = len(match.bots)
    players = translated("1 player") if count == 1 else say("{players} players", players=count)
    silent = "" if match.talk else translated(", silent")
    yield say(
        "{players}, {rules}{silent}; seed {seed}; {kernel} kernel",
        players=players,
        rules=match.rules.name,
        silent=silent,
        seed=match.seed,
        kernel=kernel,
    )
    yield ""
    rows = [tuple(map(translated, _HEADINGS)), *map(_row, sides)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for title, *cells in rows:
        numbers = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join([title.ljust(widths[0]), *numbers])
    if len(sides) == 2:
        found = _difference(sides)
        low, high = (f"{100 * end:+.1f}" for end in found.interval)
        yield ""
        first, second = sides
        yield say(
            "{first} minus {second}, on the same deals:", first=first.title, second=second.title
        )
        yield say(
            "{points} points of win rate, 95 % interval {low} to {high}",
            points=f"{100 * found.mean:+.1f}",
            low=low,
            high=high,
        )
        if sprt:
            verdict = {"high": f"{sprt.high:+g}", "low": f"{sprt.low:+g}", None: "?"}
            yield say(
                "{low} or {high} points: {verdict}, log-likelihood ratio {ratio}",
                low=f"{sprt.low:+g}",
                high=f"{sprt.high:+g}",
                verdict=verdict[sprt.verdict(sides)],
                ratio=f"{sprt.likelihood(sides):+.2f}",
            )


_HEADINGS = (
    *("bots", "games", "won", "95 % interval", "mean left", "under ten"),
    *("ms a turn", "games/s"),
)


def _row(side: Side) -> tuple[str, ...]:
    told = figures(side.tally)
    low, high = (f"{100 * end:.1f}" for end in told.interval)
    return (
        side.title,
        str(told.games),
        f"{100 * told.win_rate:.1f} %",
        say("{low} to {high}", low=low, high=high),
        f"{told.mean_left:.1f}",
        f"{100 * told.under_ten:.1f} %",
        f"{told.ms_per_turn:.{1 if told.ms_per_turn > 1 else 3}f}",
        f"{side.games_per_second:.{0 if side.games_per_second > 10 else 2}f}",
    )


def _difference(sides: Sequence[Side]) -> Difference:
    return difference(*_won_on_same_deals(sides))


def _won_on_same_deals(sides: Sequence[Side]) -> tuple[list[bool], list[bool]]:
    """Whether each side has won, for the deals that both have played."""
    ours, theirs = (side.tally.won for side in sides)
    both = min(len(ours), len(theirs))
    return ours[:both], theirs[:both]
