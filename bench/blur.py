"""What it costs that a signal names no card.

    python bench/blur.py [--bot sharp] [--games 2000] [--seed 2026] [--players 2 3 4 5]

Plays the same deals twice: by the convention of docs/talk.md, and with words that name one card
each. For the second, a copy of the package is built with another `words_of`; this needs a C
compiler.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from report import header, percent

ROOT = Path(__file__).parents[1]
CONVENTION = """\
        if (found + has_trick > 1) {
            if (has_trick) word[trick] = LEAVE;
            for (int i = 0; i < found && i < 2; i++) word[next[i]] = LEAVE;
        }
        for (int i = 2; i < found && found > 3; i++) word[next[i]] = NO_JUMP;
"""
ONE_CARD_EACH = """\
        int named = 0;
        if (has_trick) word[trick] = LEAVE;
        else if (found) word[next[named++]] = LEAVE;
        if (named < found) word[next[named]] = NO_JUMP;
"""


def package_that_names_cards(folder: Path) -> Path:
    """Builds a copy of the package in which every word is true of one card only."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    package = shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("_native.*so")
    )
    talk = package / "ninetyeight" / "kernel" / "c" / "talk.c"
    text = talk.read_text(encoding="ascii")
    if CONVENTION not in text:
        sys.exit(f"{talk}: words_of is not the one that this script knows how to change")
    talk.write_text(text.replace(CONVENTION, ONE_CARD_EACH), encoding="ascii")
    setup = "import setuptools; setuptools.setup()"
    subprocess.run(
        [sys.executable, "-c", setup, "--quiet", "build_ext", "--inplace"], cwd=folder, check=True
    )
    return package


def won(package: Path, bot: str, players: int, games: int, seed: int) -> str:
    """How often `bot` of that package wins, in percent with the 95 % interval."""
    arena = ["arena", "--bots", bot, "--json"]
    numbers = ["--players", str(players), "--games", str(games), "--seed", str(seed)]
    run = subprocess.run(
        [sys.executable, "-m", "ninetyeight", *arena, *numbers],
        env={**os.environ, "PYTHONPATH": str(package), "NINETYEIGHT_KERNEL": "native"},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    result = json.loads(run.stdout.splitlines()[-1])
    return percent(result["win_rate"], result["interval"])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--players", type=int, nargs="+", choices=range(2, 6), default=range(2, 6))
    options = parser.parse_args()
    print(header(options.seed))
    print(f"\n`{options.bot}`, {options.games:,} games, standard rules, won %")
    print("\n| players | by the convention | one card named |")
    print("|---|---|---|")
    with TemporaryDirectory() as folder:
        packages = (ROOT / "src", package_that_names_cards(Path(folder)))
        for players in options.players:
            cells = [
                won(package, options.bot, players, options.games, options.seed)
                for package in packages
            ]
            print(f"| {players} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
