"""Makes the list of puzzles that comes with the page, from files of `ninetyeight puzzles`.

    ninetyeight puzzles --rules expert --count 70 --out expert.jsonl
    python tools/puzzle_list.py *.jsonl --out src/ninetyeight/web/study/puzzles.jsonl

It takes one of each file in turn. With `--verify` it keeps those that are still puzzles on other
deals, as they are judged now: for lists that are older than the networks or their calibration.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path

from ninetyeight.review.puzzles import format_puzzle, parse_puzzle, puzzle_of


def looked_at_again(seed: int, line: str) -> str | None:
    found = parse_puzzle(line)
    again = puzzle_of(found.name, found.view, found.signals, seed)
    return None if again is None else format_puzzle(again)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--verify", action="store_true", help="look at each once more")
    parser.add_argument("--seed", type=int, default=98, help="of the deals for that")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    files = [file.read_text("utf-8").splitlines() for file in options.files]
    lines = [line for line in chain(*zip_longest(*files)) if line]
    kept = [format_puzzle(parse_puzzle(line)) for line in lines]
    if options.verify:
        with ProcessPoolExecutor(options.jobs) as executor:
            again = executor.map(partial(looked_at_again, options.seed), kept)
            kept = [line for line in again if line]
    options.out.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    sys.stdout.write(f"{len(kept)} of {len(lines)} puzzles\n")


if __name__ == "__main__":
    main()
