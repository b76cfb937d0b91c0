"""How often `master` wins at every table: the table of docs/bots.md.

    python bench/strength.py [--games 1000] [--rules expert] [--players 3]
    python bench/strength.py --rules expert --players 3 --think 0.1 0.3 1 3
    python bench/strength.py --show

How many cards were left in each game is kept in bench/strength.jsonl, a line a cell, so a run that
was stopped goes on where it was, and `--show` prints the table without playing. A cell is played
anew when the program or its network has changed. The deals are those of the seed `published`, which
no choice is made on; `--seed tuning` is for choices. With `--sharp` it is `sharp` that plays. With
several times to think, there is a row for each: what thinking longer brings.

The same games, with their records, come from the arena:

    ninetyeight arena --rules expert --players 3 --bots master --seed published --games 1000 \\
        --records games
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product
from pathlib import Path

from pictures import by_players
from report import commit, header, percent

from ninetyeight.bots import Figures, Match, Tally, figures, levels, load_weights, play_match
from ninetyeight.bots.levels import BUDGET
from ninetyeight.kernel import interface
from ninetyeight.rules import RULE_SETS

SEED = "published"
SEATS = range(1, 6)
PART = 50
"""The results are written after so many games."""
RESULTS = Path(__file__).with_name("strength.jsonl")


@dataclass(frozen=True, slots=True)
class Cell:
    """One figure of the table."""

    rules: str
    players: int
    talk: bool
    think: float = BUDGET
    seed: str = SEED
    bot: str = "master"

    @property
    def match(self) -> Match:
        return Match(
            rules=RULE_SETS[self.rules],
            bots=(self.bot,) * self.players,
            seed=self.seed,
            talk=self.talk,
            budget=self.think,
        )

    @property
    def version(self) -> str:
        """What stands for all that decides how the bot plays: the program and the network."""
        found = sha256(load_weights(self.rules, self.players).body)
        kernel = Path(interface.__file__).parent
        for file in (*sorted(kernel.glob("c/*.[ch]")), Path(levels.__file__)):
            found.update(file.read_bytes())
        return found.hexdigest()[:12]


@dataclass(slots=True)
class Results:
    """How many cards were left in each game of a cell, and what the games took."""

    version: str
    commit: str = ""
    left: list[int] = field(default_factory=list)
    turns: int = 0
    seconds: float = 0.0

    def play(self, cell: Cell, games: int) -> None:
        """Plays so many games more."""
        self.commit = commit()
        for game in play_match(cell.match, games, first=len(self.left) + 1):
            self.left.append(game.left)
            self.turns += game.turns
            self.seconds += game.seconds

    @property
    def figures(self) -> Figures:
        return figures(Tally(bytearray(self.left), self.turns, self.seconds))


def read(file: Path) -> dict[Cell, Results]:
    """What is kept in a file, if there is one."""
    if not file.exists():
        return {}
    lines = map(json.loads, file.read_text(encoding="ascii").splitlines())
    return {Cell(**line.pop("cell")): Results(**line) for line in lines}


def write(file: Path, kept: dict[Cell, Results]) -> None:
    unfinished = file.with_suffix(".part")
    lines = [json.dumps({"cell": asdict(cell), **asdict(found)}) for cell, found in kept.items()]
    unfinished.write_text("\n".join([*lines, ""]), encoding="ascii")
    unfinished.replace(file)


def results(cell: Cell, games: int, file: Path) -> Results:
    """What is kept of a cell, after the games that are missing."""
    version = cell.version
    while True:
        # Read each time: another run may have written other cells.
        kept = read(file)
        found = kept.get(cell)
        if found is None or found.version != version:
            found = Results(version)
        if len(found.left) >= games:
            return found
        found.play(cell, PART)
        write(file, {**read(file), cell: found})


def rows(options: argparse.Namespace) -> Iterator[tuple[str, list[Cell | None]]]:
    bot = "sharp" if options.sharp else "master"
    for rules, talk, think in product(options.rules, (False, True), options.think):
        if rules != "standard" and not talk and not options.silent:
            continue
        cells = [
            Cell(rules, n, talk and n > 1, think, options.seed, bot)
            if n in options.players and (n > 1 or not talk or rules != "standard")
            else None
            for n in SEATS
        ]
        title = f"{rules}, {'with talk' if talk else 'silent'}"
        yield title if len(options.think) == 1 else f"{title}, {think:g} s", cells


def shown(found: Results | None) -> str:
    if found is None:
        return "–"
    told = found.figures
    return f"{percent(told.win_rate, told.interval)}; {told.ms_per_turn:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file of the results")
    parser.add_argument("--games", type=int, default=1000, help=f"a cell, a multiple of {PART}")
    parser.add_argument("--think", type=float, nargs="+", default=[BUDGET], help="seconds a turn")
    parser.add_argument("--players", type=int, nargs="+", default=list(SEATS), choices=SEATS)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--rules", nargs="*", default=list(RULE_SETS), choices=list(RULE_SETS))
    parser.add_argument("--silent", action="store_true", help="silent rows for all rule sets")
    parser.add_argument("--sharp", action="store_true")
    parser.add_argument("--show", action="store_true", help="only what is kept, of any version")
    parser.add_argument("--picture", type=Path, help="write one of the table, in SVG")
    options = parser.parse_args()
    if options.games < 1 or options.games % PART:
        parser.error(f"--games is {options.games}, expected a multiple of {PART}")
    if min(options.think) <= 0:
        parser.error(f"--think is {min(options.think):g}, expected more than 0 seconds")
    print(header(options.seed))
    print("\nwon % with the 95 % interval; then ms a turn\n")
    print("| players | 1 | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|")
    table: list[tuple[str, list[Results | None]]] = []
    kept = read(options.results)
    for title, cells in rows(options):
        found = [
            None
            if cell is None
            else kept.get(cell)
            if options.show
            else results(cell, options.games, options.results)
            for cell in cells
        ]
        print(f"| {title} | {' | '.join(map(shown, found))} |", flush=True)
        table.append((title, found))
    played = [(each.commit, len(each.left)) for _, found in table for each in found if each]
    for name, games in sorted(set(played)):
        print(f"\n{games:,} games of commit {name}: {played.count((name, games))} cells")
    if options.picture:
        picture = [
            (title, [(e.figures.win_rate, *e.figures.interval) if e else None for e in found])
            for title, found in table
        ]
        options.picture.write_text(by_players(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
