"""How often `master` wins at every table: the table of docs/bots.md.

    python bench/strength.py [--folder build/strength] [--games 1000] [--rules expert]
    python bench/strength.py --rules expert --players 3 --think 0.1 0.3 1 3

Every part that is finished is kept in the folder with the records of its games, so a run that was
stopped goes on where it was, and several machines can share the work. Parts of another version of
the program, of other networks or of another time to think have other names. The deals are those of
the seed `published`, which no choice is made on; `--seed tuning` is for choices. With `--sharp` it
is `sharp` that plays. With several times to think, there is a row for each: what thinking longer
brings.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path

from pictures import by_players
from report import header, percent

from ninetyeight.bots import Match, Played, Tally, figures, levels, load_weights, play_match
from ninetyeight.bots.levels import BUDGET
from ninetyeight.kernel import interface
from ninetyeight.rules import RULE_SETS

SEED = "published"
SEATS = range(1, 6)
PART = 50
"""So many games are kept together."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One figure of the table."""

    rules: str
    players: int
    talk: bool
    think: float

    def match(self, options: argparse.Namespace) -> Match:
        return Match(
            rules=RULE_SETS[self.rules],
            bots=("sharp" if options.sharp else "master",) * self.players,
            seed=options.seed,
            talk=self.talk,
            budget=self.think,
        )


def program() -> str:
    """What stands for all that decides how bots play, but for the networks."""
    found = sha256()
    kernel = Path(interface.__file__).parent
    for file in (*sorted(kernel.glob("c/*.[ch]")), Path(levels.__file__)):
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def played(cell: Cell, options: argparse.Namespace) -> Iterator[Played]:
    """The games of a cell, those that are kept and those that are missing."""
    match = cell.match(options)
    net = sha256(load_weights(cell.rules, cell.players).body).hexdigest()[:12]
    talk = "talk" if cell.talk else "silent"
    name = f"{match.bots[0]}-{cell.rules}-{cell.players}-{talk}-{options.seed}-{cell.think:g}"
    folder = options.folder / f"{name}-{net}-{program()}"
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(1, options.games + 1, PART):
        file = folder / f"{first:06}.json"
        if not file.exists():
            games = [asdict(game) for game in play_match(match, PART, first=first, keep=True)]
            unfinished = file.with_suffix(".part")
            unfinished.write_text(json.dumps(games), encoding="ascii")
            unfinished.replace(file)
        yield from (Played(**game) for game in json.loads(file.read_text(encoding="ascii")))


def rows(options: argparse.Namespace) -> Iterator[tuple[str, list[Cell | None]]]:
    for rules, talk, think in product(options.rules, (False, True), options.think):
        if rules != "standard" and not talk and not options.silent:
            continue
        cells = [
            Cell(rules, n, talk and n > 1, think) if n in options.players else None for n in SEATS
        ]
        title = f"{rules}, {'with talk' if talk else 'silent'}"
        yield title if len(options.think) == 1 else f"{title}, {think:g} s", cells


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    parser.add_argument("--games", type=int, default=1000, help=f"a cell, a multiple of {PART}")
    parser.add_argument("--think", type=float, nargs="+", default=[BUDGET], help="seconds a turn")
    parser.add_argument("--players", type=int, nargs="+", default=list(SEATS), choices=SEATS)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--rules", nargs="*", default=list(RULE_SETS), choices=list(RULE_SETS))
    parser.add_argument("--silent", action="store_true", help="silent rows for all rule sets")
    parser.add_argument("--sharp", action="store_true")
    parser.add_argument("--picture", type=Path, help="write one of the table, in SVG")
    options = parser.parse_args()
    if options.games < 1 or options.games % PART:
        parser.error(f"--games is {options.games}, expected a multiple of {PART}")
    if min(options.think) <= 0:
        parser.error(f"--think is {min(options.think):g}, expected more than 0 seconds")
    print(header(options.seed))
    print(f"\n{options.games:,} games a cell, won % with the 95 % interval; then ms a turn\n")
    print("| players | 1 | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|")
    shown: list[tuple[str, list[tuple[float, float, float] | None]]] = []
    for title, cells in rows(options):
        found = [figures(Tally.of(played(cell, options))) if cell else None for cell in cells]
        told = [
            f"{percent(each.win_rate, each.interval)}; {each.ms_per_turn:.3g}" if each else "–"
            for each in found
        ]
        print(f"| {title} | {' | '.join(told)} |", flush=True)
        shown.append((title, [(each.win_rate, *each.interval) if each else None for each in found]))
    if options.picture:
        options.picture.write_text(by_players(shown), encoding="utf-8")


if __name__ == "__main__":
    main()
