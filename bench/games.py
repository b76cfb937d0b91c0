"""How fast bots play, on one core: games a second, time for a turn, and whether memory grows.

Times are those of the processor, so that other work on the machine changes little. What the Python
kernel does is compared with the native one game by game, lay by lay.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time, thread_time

from report import header

from ninetyeight.bots import BadWeights, Match, Tally, game_seeds, load_weights
from ninetyeight.bots.levels import DEPTH, SAMPLES
from ninetyeight.bots.weights import FOLDER, kernel_net
from ninetyeight.cli.commands.arena_side import Side
from ninetyeight.cli.interrupts import Interrupts
from ninetyeight.kernel import Kernel, Level, NoKernel, kernel_named
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import RULE_SETS, shuffled

RULES = RULE_SETS["standard"]
PLAYERS = 3
Story = tuple[int, bytes, bytes, bytes]


@dataclass(frozen=True, slots=True)
class Table:
    """The same player in all seats, thinking with one of the kernels."""

    kernel: Kernel
    level: Level
    players: int
    weights: Path
    talk: bool = True

    def games(self, seed: int, count: int) -> Iterator[tuple[Story, float]]:
        """What each game leaves behind, and the seconds that it took."""
        weights = load_weights(RULES.name, self.players, self.weights)
        net = kernel_net(self.kernel, weights.body, weights.tau)
        bot = (self.level, net, SAMPLES[self.players], DEPTH[self.players])
        bots = (bot,) * self.players
        rules = pack_rules(RULES, self.players)
        for number in range(1, count + 1):
            deck_seed, chance = game_seeds(seed, number)
            deck = bytes(shuffled(RULES, deck_seed))
            began = thread_time()
            story = self.kernel.play(rules, deck, bots, self.talk and self.players > 1, chance)
            yield story, thread_time() - began

    def play(self, seed: int, count: int) -> tuple[Tally, list[Story]]:
        tally, stories = Tally(), []
        for story, seconds in self.games(seed, count):
            ends = story[2]
            left = len(RULES.cards) - len(ends)
            tally.add(left, ends.count(1) + ends.endswith(b"\0"), seconds)
            stories.append(story)
        return tally, stories


def told(what: str, tally: Tally) -> str:
    rate, turn = tally.games / tally.seconds, 1000 * tally.seconds / tally.turns
    return f"{what:36} {rate:10.4g} games/s {turn:10.4g} ms a turn {tally.games:7} games"


def resident_kilobytes() -> int | None:
    """What the process holds in memory, where the system tells."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    lines = status.read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cost_of_records(bot: str, seed: int, games: int) -> str:
    """How much longer the arena takes if it writes every game to a folder."""
    match = Match(rules=RULES, bots=(bot,) * PLAYERS, seed=seed)
    seconds = []
    with TemporaryDirectory() as folder:
        for records in (None, Path(folder)):
            began = process_time()
            Side(match, records).play(games, 1, Interrupts())
            seconds.append(process_time() - began)
    without, with_records = seconds
    return (
        f"{bot}, arena with records: {with_records / without:.2f} times the time"
        f" ({1000 * without / games:.2f} to {1000 * with_records / games:.2f} ms a game)"
    )


def memory_growth(table: Table, seed: int, games: int) -> str:
    before = None
    for number, _ in enumerate(table.games(seed, games), start=1):
        if number == max(1, games // 100):
            before = resident_kilobytes()
    after = resident_kilobytes()
    if before is None or after is None:
        return "memory: unknown on this system"
    return f"memory: {after - before:+} kB from game {games // 100} to game {games}, of {after} kB"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--games", type=int, default=2000, help="games of STEADY and SHARP")
    parser.add_argument("--master-games", type=int, default=10)
    parser.add_argument("--twin-games", type=int, default=4, help="games of the Python kernel")
    parser.add_argument("--memory-games", type=int, default=20_000, help="games of SHARP")
    parser.add_argument("--weights", type=Path, default=FOLDER, help="where the networks are")
    options = parser.parse_args(arguments)
    print(header(options.seed))
    print(f"\n{RULES.name}, {PLAYERS} players with talk unless told otherwise, one core:")
    weights, seed = options.weights, options.seed
    twin = kernel_named("python")
    try:
        native = kernel_named("native")
    except NoKernel as error:
        sys.exit(f"{error}; there is nothing to compare")
    levels = (Level.STEADY, Level.SHARP)
    fast = {level: Table(native, level, PLAYERS, weights) for level in levels}
    for level, table in fast.items():
        print(told(f"{level.name}, native", table.play(seed, options.games)[0]))
        silent = replace(table, talk=False).play(seed, options.games)[0]
        print(told(f"{level.name}, native, silent", silent))
    for players in (1, PLAYERS):
        master = Table(native, Level.MASTER, players, weights)
        what = f"MASTER, native, {players} player{'s' if players > 1 else ''}"
        print(told(what, master.play(seed, options.master_games)[0]))
    for level, table in fast.items():
        slow, theirs = Table(twin, level, PLAYERS, weights).play(seed, options.twin_games)
        quick, ours = table.play(seed, options.twin_games)
        print(told(f"{level.name}, Python", slow))
        same = "yes" if ours == theirs else "NO"
        print(f"  native: {slow.seconds / quick.seconds:.0f} times as fast; same games: {same}")
    for bot in ("steady", "sharp"):
        print(cost_of_records(bot, seed, options.games))
    print(memory_growth(fast[Level.SHARP], seed, options.memory_games))


if __name__ == "__main__":
    try:
        main()
    except BadWeights as error:
        sys.exit(f"{error}")
