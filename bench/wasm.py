"""How fast the kernel plays as WebAssembly in Chromium, next to the native one and its Python twin.

    python bench/wasm.py [--rounds 3] [--games 1000] [--master-games 3] [--twin-turns 3]

Games a second of `sharp` and milliseconds for a turn of `master`. Times are those of the processor,
in the browser of the whole process; of several rounds the fastest counts. All games are compared,
lay by lay. The twin is so slow that it is only asked for the first turns of a game.
"""

import argparse
import gzip
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import thread_time

from first_load import chromium
from playwright.sync_api import Browser, CDPSession, Page
from report import header

import ninetyeight
from ninetyeight.bots import game_seeds, load_weights
from ninetyeight.bots.levels import DEPTH, SAMPLES
from ninetyeight.bots.weights import packed_net
from ninetyeight.kernel import Kernel, Level, NoKernel, kernel_named
from ninetyeight.kernel.packing import pack_rules, pack_state, unpack_lays
from ninetyeight.rules import RULE_SETS, Seat, choose_starter, deal_from, shuffled

RULES = RULE_SETS["standard"]
PLAYERS = 3
ENGINE = Path(ninetyeight.__file__).parent / "web" / "engine"
BUILDS = {"WebAssembly": "kernel.wasm", "WebAssembly without SIMD": "kernel-nosimd.wasm"}
SITE = "http://bench.invalid/"

# The page only carries messages: as in the real one, games are played in a worker.
IN_PAGE = """async task => {
    const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    window.worker ??= new Worker("worker.js");
    const answer = new Promise((resolve, reject) => {
        worker.onmessage = event => resolve(event.data);
        worker.onerror = event => reject(Error(event.message));
    });
    worker.postMessage({...task, kernel: bytes(task.kernel), net: bytes(task.net)});
    return await answer;
}"""


@dataclass(frozen=True)
class Task:
    """Games of one player in all seats, on decks that follow from the seed."""

    level: Level
    games: int
    seed: int

    def net(self) -> bytes:
        weights = load_weights(RULES.name, PLAYERS)
        return packed_net(weights.body, weights.tau)

    def decks(self) -> list[tuple[bytes, int]]:
        seeds = (game_seeds(self.seed, number) for number in range(1, self.games + 1))
        return [(bytes(shuffled(RULES, deck)), chance) for deck, chance in seeds]


@dataclass(frozen=True)
class Played:
    """What was laid in each game, in how many turns, and the seconds that they took."""

    lays: list[bytes]
    turns: int
    seconds: float

    def told(self, native: "Played") -> str:
        turn, native_turn = self.seconds / self.turns, native.seconds / native.turns
        rate = len(self.lays) / self.seconds
        share = f"{native_turn / turn:.2f}" if native_turn < 20 * turn else "less"
        return f"{rate:9.4g} games/s {1000 * turn:9.4g} ms a turn {share:>6} of native"


class Native:
    """The kernel that was built for this machine."""

    def __init__(self) -> None:
        self.kernel = kernel_named("native")

    def play(self, task: Task) -> Played:
        bots = (_bot(self.kernel, task),) * PLAYERS
        rules, decks = pack_rules(RULES, PLAYERS), task.decks()
        began = thread_time()
        stories = [self.kernel.play(rules, deck, bots, True, chance) for deck, chance in decks]
        seconds = thread_time() - began
        return _played([(lays, ends) for _, lays, ends, _ in stories], seconds)


class InBrowser:
    """A kernel in a worker of a page, which has a process of its own."""

    def __init__(self, page: Page, processes: CDPSession, kernel: bytes) -> None:
        self._page, self._processes, self._kernel = page, processes, kernel

    def play(self, task: Task) -> Played:
        games = [
            {"deck": b64encode(deck).decode(), "seed": str(seed)} for deck, seed in task.decks()
        ]
        request = {
            "kernel": b64encode(self._kernel).decode(),
            "net": b64encode(task.net()).decode(),
            "bot": {"level": task.level, "samples": SAMPLES[PLAYERS], "depth": DEPTH[PLAYERS]},
            "rules": list(pack_rules(RULES, PLAYERS)),
            "games": games,
        }
        began = self._processor_time()
        answer = self._page.evaluate(IN_PAGE, request)
        seconds = self._processor_time() - began
        stories = [
            (bytes(story[: 2 * count]), bytes(story[2 * count : 3 * count]))
            for _, count, *story in map(b64decode, answer)
        ]
        return _played(stories, seconds)

    def _processor_time(self) -> float:
        """The time of all pages; only one of them has something to do."""
        processes = self._processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(each["cpuTime"] for each in processes if each["type"] == "renderer")


def _bot(kernel: Kernel, task: Task) -> tuple[Level, object, int, int]:
    return task.level, kernel.net(task.net()), SAMPLES[PLAYERS], DEPTH[PLAYERS]


def _played(stories: list[tuple[bytes, bytes]], seconds: float) -> Played:
    turns = sum(ends.count(1) + ends.endswith(b"\0") for _, ends in stories)
    return Played([lays for lays, _ in stories], turns, seconds)


def first_turns(kernel: Kernel, task: Task, count: int) -> Played:
    """Only the first turns of a game, one by one."""
    (deck, seed), *_ = task.decks()
    state = pack_state(choose_starter(deal_from(RULES, PLAYERS, tuple(deck)), Seat(0)))
    bot, laid, seconds = _bot(kernel, task), list[bytes](), 0.0
    for _ in range(count):
        view = kernel.view(state, True)
        began = thread_time()
        lays = kernel.choose(bot, view, seed)
        seconds += thread_time() - began
        laid.append(lays)
        for lay in unpack_lays(lays):
            state = kernel.lay(state, lay.card, lay.pile)
        state = kernel.end_turn(state)
    return Played(laid, count, seconds)


@contextmanager
def in_browser(browser: Browser, folder: Path) -> Iterator[dict[str, InBrowser]]:
    worker = Path(__file__).with_name("wasm_worker.js").read_text("utf-8")
    processes = browser.new_browser_cdp_session()
    players = {}
    for name, file in BUILDS.items():
        kernel = (folder / file).read_bytes()
        print(f"{file}: {len(kernel)} bytes, {len(gzip.compress(kernel, 9))} compressed")
        page = browser.new_page()
        page.route(f"{SITE}*", lambda route: route.fulfill(body="", content_type="text/html"))
        page.route(
            f"{SITE}worker.js",
            lambda route: route.fulfill(body=worker, content_type="text/javascript"),
        )
        page.goto(SITE)
        players[name] = InBrowser(page, processes, kernel)
    yield players


def compare(players: dict[str, Native | InBrowser], task: Task, rounds: int) -> None:
    """Tells how fast each kernel is in its fastest round."""
    best = dict[str, Played]()
    for _ in range(rounds):
        for name, player in players.items():
            played = player.play(task)
            if name not in best or played.seconds < best[name].seconds:
                best[name] = played
    for name, played in best.items():
        print(f"{task.level.name.lower()}, {name:25}{played.told(best['native'])}")
        if played.lays != best["native"].lays:
            sys.exit(f"{name} did not play the same games as the native kernel")


def compare_twin(native: Native, task: Task, turns: int) -> None:
    ours = first_turns(native.kernel, task, turns)
    theirs = first_turns(kernel_named("python"), task, turns)
    slower = theirs.seconds / ours.seconds
    turn = 1000 * theirs.seconds / theirs.turns
    print(
        f"{task.level.name.lower()}, {'Python':25}{turn:27.4g} ms a turn, 1/{slower:.0f} of native"
    )
    if ours.lays != theirs.lays:
        sys.exit("the twin did not choose the same turns as the native kernel")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="games of SHARP in a round")
    parser.add_argument("--master-games", type=int, default=3)
    parser.add_argument("--twin-turns", type=int, default=3, help="turns of the Python kernel")
    parser.add_argument("--engine", type=Path, default=ENGINE, help="where the builds are")
    options = parser.parse_args(arguments)
    print(header(options.seed))
    try:
        native = Native()
    except NoKernel as error:
        sys.exit(f"{error}; there is nothing to compare")
    with chromium() as browser, in_browser(browser, options.engine) as others:
        print(f"\n{RULES.name}, {PLAYERS} players with talk, Chromium {browser.version}:")
        for level, games in (
            (Level.SHARP, options.games),
            (Level.MASTER, options.master_games),
        ):
            task = Task(level, games, options.seed)
            compare({"native": native, **others}, task, options.rounds)
            compare_twin(native, task, options.twin_turns)


if __name__ == "__main__":
    main()
