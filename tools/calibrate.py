"""Fits what the networks' answers mean to games of `master`, and writes it beside the networks.

For each table (rule set and number of players) many games of `sharp` come first, with a weak turn
now and then: they show what the network's answers mean in good positions and in bad ones. Then
`master` plays in all seats, half of the games with talk, and what was learned is moved as far as
these games demand: they are few, and hardly ever in a bad position. That is the meaning of a
position in which a review stops playing on. At last three positions of each game of `master` are
reviewed with that, and the chances of the turns that were played are compared once more.

What `master` played is kept in the folder DATA, one file a table, so that a run that was stopped
goes on where it was. `bench/calibration.py` measures the result on other games.
"""

import argparse
import json
import os
import shlex
import struct
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
from calibration_fits import GAME_WEIGHT, IDENTITY, corrected, rows_of, tables

from ninetyeight.bots import Match, play_game
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.levels import DEPTH
from ninetyeight.bots.weights import WEIGHTED, kernel_net, load_weights
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.record import PlayedGame, loads_played
from ninetyeight.review.calibration import Calibration, calibration_file, write_calibration
from ninetyeight.review.judging import pack_lays
from ninetyeight.review.turns import RecordedTurn, recorded_turns
from ninetyeight.rules import rules_named

EXTRA, NARROW_WIDTH = 2, 8
"""As `sharp` looks at turns when it plays on."""

POSITIONS = 3
"""How many positions of each game are reviewed."""

QUICK = (4, 48)
"""In how many deals turns are compared and measured."""

SHARP_GAMES = 1500
"""So many games of `sharp` are played for each table, with a weak turn among twenty."""


def played_game(rules: str, players: int, seed: str, number: int, budget: float) -> PlayedGame:
    match = Match(
        rules=rules_named(rules),
        bots=("master",) * players,
        seed=f"{seed}/{rules}/{players}",
        talk=number % 2 == 0,
        budget=budget,
    )
    record = play_game(match, number, keep=True).record
    assert record is not None, "it was kept"
    return loads_played(record)


@cache
def net_of(rules: str, players: int) -> object:
    weights = load_weights(rules, players)
    return kernel_net(chosen_kernel(), weights.body, weights.tau)


def answers(game: PlayedGame, net: object) -> list[tuple[int, int]]:
    """For each turn the network's answer to what `sharp` would do, and the cards left after it."""
    kernel, found, left = chosen_kernel(), [], len(game.record.deck)
    for turn in recorded_turns(game):
        turns = sorted(kernel.turns(turn.view, EXTRA, net), key=lambda turn: -turn[2])[
            :NARROW_WIDTH
        ]
        best = max(turns, key=lambda turn: turn[4])
        found.append((best[4], left - len(best[0]) // 2))
        left -= len(turn.lays)
    return found


def collected(job: tuple[str, int, str, int, float]) -> dict[str, Any]:
    """A game as it is kept: its number, how many cards were left, and the answers on the way."""
    rules, players, seed, number, budget = job
    game = played_game(rules, players, seed, number, budget)
    return {
        "game": number,
        "left": len(game.record.deck) - sum(len(turn.lays) for turn in game.record.turns),
        "answers": answers(game, net_of(rules, players)),
        "turns": [(turn.view.hex(), pack_lays(turn.lays).hex()) for turn in sampled(game)],
    }


def sampled(game: PlayedGame) -> list[RecordedTurn]:
    """Some turns spread over the game."""
    turns = list(recorded_turns(game))
    return [turns[(2 * part + 1) * len(turns) // (2 * POSITIONS)] for part in range(POSITIONS)]


def packed(chances: list[list[int]], lefts: list[list[int]], shown: list[int]) -> bytes:
    numbers = [*chain(*chances), *chain(*lefts), *shown]
    return struct.pack(f"<{len(numbers)}H", *numbers)


def reviewed(job: tuple[str, int, bytes, int, dict[str, Any]]) -> list[tuple[float, bool]]:
    """For each sampled turn of a game the chance that a review gives it, and whether it was won."""
    rules, players, body, depth, game = job
    found = []
    for place, (seen, lays) in enumerate(game["turns"]):
        answer = chosen_kernel().review(
            bytes.fromhex(seen),
            bytes.fromhex(lays),
            net_of(rules, players),
            body,
            (*QUICK, depth),
            game["game"] * POSITIONS + place,
        )
        chance = struct.unpack_from("<6i", answer)[5]
        found.append((chance / 10000, game["left"] == 0))
    return found


def of_sharp(rules: str, players: int, seed: str) -> list[dict[str, Any]]:
    """Games of `sharp` as `collected` gives those of `master`, played by the kernel alone."""
    kernel, numbers = chosen_kernel(), pack_rules(rules_named(rules), players)
    _, chance = chance_of(f"{seed}/{rules}/{players}")
    net = net_of(rules, players)
    _, logits, ends = kernel.self_play(numbers, net, SHARP_GAMES, 50, chance)
    answers, found, at = np.frombuffer(logits, np.int32), [], 0
    for turns, left in np.frombuffer(ends, np.int32).reshape(-1, 2).tolist():
        cards = len(rules_named(rules).cards)
        # How many cards each turn laid is not told; they are taken to be as many in each.
        after = [round(cards - (cards - left) * (turn + 1) / turns) for turn in range(turns)]
        found.append(
            {
                "left": left,
                "answers": list(zip(answers[at : at + turns].tolist(), after, strict=True)),
            }
        )
        at += turns
    return found


def write(rules: str, players: int, body: bytes, options: argparse.Namespace) -> None:
    write_calibration(
        Calibration(
            rules=rules,
            players=players,
            games=options.games,
            seed=options.seed,
            command=shlex.join(["python", *sys.argv]),
            body=body,
        ),
        calibration_file(rules, players, options.weights),
    )


def games_of(file: Path) -> dict[int, dict[str, Any]]:
    if not file.exists():
        return {}
    lines = file.read_text("utf-8").splitlines()
    return {game["game"]: game for game in map(json.loads, lines)}


def calibrated(
    executor: ProcessPoolExecutor, rules: str, players: int, options: argparse.Namespace
) -> str:
    """Plays what is missing, fits a table, writes it; a line about it."""
    file = options.data / f"{rules}-{players}.jsonl"
    known = games_of(file)
    numbers = [number for number in range(1, options.games + 1) if number not in known]
    jobs = [(rules, players, options.seed, number, options.budget) for number in numbers]
    with file.open("a", encoding="utf-8") as kept:
        for game in executor.map(collected, jobs, chunksize=4):
            kept.write(f"{json.dumps(game)}\n")
            kept.flush()
            known[game["game"]] = game
    games = [known[number] for number in range(1, options.games + 1)]
    cards = len(rules_named(rules).cards)
    sharp = rows_of(of_sharp(rules, players, options.seed), cards)
    chances, lefts = tables(sharp, rows_of(games, cards, GAME_WEIGHT), cards)
    plain = packed(chances, lefts, IDENTITY)
    reviews = [(rules, players, plain, DEPTH[players], game) for game in games]
    found = [*chain(*executor.map(reviewed, reviews, chunksize=4))]
    write(rules, players, packed(chances, lefts, corrected(found)), options)
    won = sum(game["left"] == 0 for game in games) / len(games)
    mean = sum(chance for chance, _ in found) / len(found)
    return f"{rules} {players}: {len(games)} games, {won:.1%} won, mean chance {mean:.1%}"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, metavar="DATA", help="a folder to go on from")
    parser.add_argument("--games", type=int, default=1000, help="for each table")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--budget", type=float, default=0.3, help="seconds for a turn of master")
    parser.add_argument("--rules", nargs="+", help="only these rule sets")
    parser.add_argument("--players", nargs="+", type=int, help="only for so many players")
    parser.add_argument("--weights", type=Path, help="where to write, by default to the package")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    chosen = [
        (rules, players)
        for rules, players in WEIGHTED
        if rules in (options.rules or [rules]) and players in (options.players or [players])
    ]
    if options.weights:
        options.weights.mkdir(parents=True, exist_ok=True)
    options.data.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.jobs) as executor:
        for rules, players in chosen:
            say(calibrated(executor, rules, players, options))


if __name__ == "__main__":
    main()
