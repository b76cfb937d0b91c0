"""How soon a review in the page has a first value for every turn, and how soon it is finished.

    python bench/review_page.py [--runs 3] [--limit 25]

A real server and a real Chromium, in which nothing is kept from before. The game of three players
is opened as a file. --limit gives the page at most that many percent of one core (by `cpulimit`):
25 is a device four times slower.
"""

import argparse
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from first_load import chromium
from playwright.sync_api import Browser
from report import header
from table_load import Server

GAME = Path(__file__).parents[1] / "tests/golden/games/standard-3-lost-as-a-turn-began.n98"
PATIENCE = 600_000
"""Milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=int, metavar="PERCENT", help="of one core for the page")
    asked = parser.parse_args()
    print(header(seed=0))
    turns = sum(line[:1].isdigit() for line in GAME.read_text("utf-8").splitlines())
    print(f"game:    {GAME.name}, {turns} turns")
    print(f"page:    {asked.limit or 'no limit'}{' % of a core' if asked.limit else ''}")
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(folder)
        try:
            for run in range(asked.runs):
                first, done = reviewed(browser, server.address, asked.limit)
                print(f"run {run + 1}:   first values {first:5.1f} s, finished {done:5.1f} s")
        finally:
            server.kill()


def reviewed(browser: Browser, address: str, limit: int | None) -> tuple[float, float]:
    """Seconds until every turn has a value, and until nothing is looked at more closely."""
    context = browser.new_context(base_url=address, locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(GAME)
    page.locator(".replay-controls").wait_for()
    with limited(limit):
        begin = perf_counter()
        page.get_by_role("button", name="Review").click()
        page.locator(".chance-plot").wait_for()
        first = perf_counter() - begin
        page.locator(".review-course:not(:has([role=status]))").wait_for()
        done = perf_counter() - begin
    context.close()
    return first, done


@contextmanager
def limited(percent: int | None) -> Iterator[None]:
    """Holds all renderers of this program's browser back, each to that part of a core."""
    holders = [
        subprocess.Popen(["cpulimit", "-p", str(renderer), "-l", str(percent)], stdout=-3)
        for renderer in (renderers() if percent else [])
    ]
    yield
    for holder in holders:
        holder.terminate()
        holder.wait()


def renderers() -> list[int]:
    """The processes below this one in which pages run."""
    parents: dict[int, int] = {}
    pages: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int(
                (folder / "stat").read_text().rpartition(")")[2].split()[1]
            )
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.append(int(folder.name))
        except OSError:
            continue  # It has ended meanwhile.
    return [page for page in pages if os.getpid() in ancestors(page, parents)]


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process := parents.get(process, 0):
        yield process


if __name__ == "__main__":
    main()
