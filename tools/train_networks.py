"""Trains the networks of many tables one after the other, and keeps those that got better.

    python tools/train_networks.py --folder runs --games 1000000 expert-3 expert-2 standard-1
    python tools/train_networks.py --folder runs --games 50000 --study 30 --install

Each starts from the shipped network of its table. With `--study`, it learns from search. A run that
was interrupted goes on where it was: finished tables are in the folder, and `train` resumes the one
that was under way. Then `sharp` plays with the new and the shipped network on the same held-out
deals, silent and with talk. With `--install`, a network that won more of them takes the place of
the shipped one.
"""

import argparse
import shutil
import subprocess
import sys
from math import sqrt
from pathlib import Path

from ninetyeight.bots.learning.held_out import wins
from ninetyeight.bots.weights import FOLDER, WEIGHTED, Weights, load_weights, weights_file
from ninetyeight.kernel import chosen_kernel
from ninetyeight.rules import RULE_SETS

TABLES = {f"{rules}-{players}": (rules, players) for rules, players in WEIGHTED}
FIRST_TAU, LAST_TAU = 1.3, 1.0
"""How much higher than in the shipped network tau begins, and ends: it knows much already."""


def trained(name: str, options: argparse.Namespace) -> Weights:
    """The new network of a table, trained now or before."""
    rules, players = TABLES[name]
    out = weights_file(rules, players, options.folder)
    if not out.exists():
        tau = load_weights(rules, players).tau
        command = [sys.executable, "-m", "ninetyeight", "train", "--players", str(players)]
        command += ["--rules", rules, "--games", str(options.games), "--seed", str(options.seed)]
        first = LAST_TAU if options.study else FIRST_TAU
        command += ["--tau", f"{first * tau:.3g}", f"{LAST_TAU * tau:.3g}"]
        command += ["--study", str(options.study)]
        command += ["--rate", *map(str, options.rate), "--jobs", str(options.jobs)]
        command += ["--log", str(options.folder / "log.jsonl")]
        command += ["--from", str(weights_file(rules, players)), "--out", str(out)]
        subprocess.run(command, check=True)
    return load_weights(rules, players, options.folder)


def compared(new: Weights, games: int) -> tuple[int, str]:
    """By how many games more the new network wins, and a line that tells of it."""
    kernel, old = chosen_kernel(), load_weights(new.rules, new.players)
    rules = RULE_SETS[new.rules]
    gain, cells = 0, []
    for talk in (False, True) if new.players > 1 else (False,):
        before, after = (wins(kernel, rules, each, games, talk=talk) for each in (old, new))
        gain += after - before
        rate = after / games
        error = 100 * sqrt(rate * (1 - rate) / games)
        cells.append(f"{100 * before / games:.1f} → {100 * rate:.1f} (± {error:.1f})")
    return gain, f"{new.rules}, {new.players}: {', '.join(cells)} % of {games:,} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=list(TABLES), help="as expert-3; or all")
    parser.add_argument("--folder", type=Path, required=True, help="where the networks go")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of training")
    parser.add_argument("--rate", type=float, nargs=2, default=(4e-4, 3e-5))
    parser.add_argument("--study", type=int, default=0, help="as of `ninetyeight train`")
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--held-out", type=int, default=4000, help="games to compare with")
    parser.add_argument("--install", action="store_true", help="replace what is worse")
    options = parser.parse_args()
    if unknown := sorted(set(options.tables) - set(TABLES)):
        parser.error(f"no such table: {', '.join(unknown)}; expected some of {', '.join(TABLES)}")
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.tables:
        new = trained(name, options)
        gain, line = compared(new, options.held_out)
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if options.install and gain > 0:
            shutil.copy(weights_file(new.rules, new.players, options.folder), FOLDER)


if __name__ == "__main__":
    main()
