"""Fits what the networks' answers mean to games of `master`, and writes it beside the networks.

For each table (rule set and number of players) games of `master` in all seats are played, half of
them with talk. First, the network's answer in each position is compared with how the game ended:
that is the meaning of a position in which a review stops playing on. Then three positions of each
game are reviewed with that, and the chances of the turns that were played are compared once more.

With `--preliminary` it takes a minute instead of hours: games of `sharp`, whose chances are then
raised by as much as `master` is known to win more often.

What was played is kept in the folder DATA, one file a table, so that a run that was stopped goes on
where it was. `bench/calibration.py` measures the result on other games.
"""

import argparse
import json
import os
import shlex
import struct
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from ninetyeight.bots import Match, play_game
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.levels import DEPTH
from ninetyeight.bots.mastery import MASTER_WINS, NOT_MEASURED
from ninetyeight.bots.weights import WEIGHTED, kernel_net, load_weights
from ninetyeight.kernel import KNOTS, STAGES, chosen_kernel
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

Floats = np.ndarray[Any, np.dtype[np.float64]]


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


def features(logits: Floats, stages: Floats) -> Floats:
    """What the fits see: the logit and the share of cards left, mixed."""
    one = np.ones_like(logits)
    columns = [one, logits, stages, logits * stages, stages**2, logits**2 / 8]
    return np.stack(columns, axis=1)


def fitted(x: Floats, y: Floats, *, is_chance: bool) -> Floats:
    """Logistic regression for chances, Poisson regression for cards left, a little held back."""
    w = np.zeros(x.shape[1])
    w[0] = 0.0 if is_chance else np.log(y.mean() + 0.1)
    pull = np.full(x.shape[1], 2.0)
    pull[0] = 0.01
    for _ in range(40):
        z = np.clip(x @ w, -12, 8)
        mean = 1 / (1 + np.exp(-z)) if is_chance else np.exp(z)
        weight = mean * (1 - mean) if is_chance else mean
        hessian = (x * (weight + 1e-6)[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(hessian, x.T @ (y - mean) - pull * w)
        w = w + step * min(1.0, 1.0 / (np.abs(step).max() + 1e-9))
    return w


def tables(
    games: Sequence[dict[str, Any]], cards: int, wins: float | None = None
) -> tuple[list[list[int]], list[list[int]]]:
    """The chances and the cards left, for each stage and logit.

    `wins` is the share of games that better players win: the more of the game is ahead, the more
    they have to do with it.
    """
    rows = [
        (logit / 2**17, left / cards, game["left"])
        for game in games
        for logit, left in game["answers"]
        if left > 0
    ]
    data = np.array(rows, dtype=np.float64)
    x, ends = features(data[:, 0], data[:, 1]), data[:, 2]
    low, high = np.quantile(data[:, 0], [0.005, 0.995])
    to_win = fitted(x, (ends == 0).astype(np.float64), is_chance=True)
    to_left = fitted(x, ends, is_chance=False)
    if wins is not None:
        found = (np.array([game["left"] == 0 for game in games]).sum() + 1) / (len(games) + 2)
        lead = float(np.log(wins / (1 - wins)) - np.log(found / (1 - found)))
        to_win[2] += lead
        to_left[2] -= max(0.0, lead) / 2
    chances: list[list[int]] = []
    lefts: list[list[int]] = []
    for stage in range(STAGES + 1):
        logits = np.array([-8 + 16 * knot / KNOTS for knot in range(KNOTS + 1)])
        # Where nothing was seen, the last that was seen counts.
        seen = features(np.clip(logits, low, high), np.full(KNOTS + 1, stage / STAGES))
        chance = 1 / (1 + np.exp(-np.clip(seen @ to_win, -12, 12)))
        left = np.minimum(
            np.exp(np.clip(seen @ to_left, -12, 6)), cards * max(stage, 0.25) / STAGES
        )
        chances.append([int(number) for number in np.maximum.accumulate(np.rint(65535 * chance))])
        lefts.append([int(number) for number in np.rint(256 * left)])
    return chances, lefts


IDENTITY = [min(65535, (1 << 16) // KNOTS * knot) for knot in range(KNOTS + 1)]


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


def corrected(found: Sequence[tuple[float, bool]]) -> list[int]:
    """The curve that makes of a mean chance what it has meant; it ends where chances end."""
    data = np.array(found, dtype=np.float64)
    inner = data[(data[:, 0] > 0.002) & (data[:, 0] < 0.998)]
    if len(inner) < 50:
        return IDENTITY
    odds = np.log(inner[:, 0] / (1 - inner[:, 0]))
    # It is pulled towards leaving chances as they are.
    a, b = 0.0, 1.0
    for _ in range(30):
        mean = 1 / (1 + np.exp(-(a + b * odds)))
        weight = mean * (1 - mean) + 1e-6
        x = np.stack([np.ones_like(odds), odds], axis=1)
        hessian = (x * weight[:, None]).T @ x + np.diag([4.0, 20.0])
        step = np.linalg.solve(
            hessian, x.T @ (inner[:, 1] - mean) - np.array([4.0, 20.0]) * (a, b - 1.0)
        )
        a, b = a + step[0], b + step[1]
    curve = [0]
    for knot in range(1, KNOTS):
        share = knot / KNOTS
        curve.append(round(65535 / (1 + np.exp(-(a + max(b, 0.1) * np.log(share / (1 - share)))))))
    return [*curve, 65535]


def of_sharp(rules: str, players: int, games: int, seed: str) -> list[dict[str, Any]]:
    """Games of `sharp` as `collected` gives those of `master`, played by the kernel alone."""
    kernel, numbers = chosen_kernel(), pack_rules(rules_named(rules), players)
    _, chance = chance_of(f"{seed}/{rules}/{players}")
    inputs, logits, ends = kernel.self_play(numbers, net_of(rules, players), games, 50, chance)
    del inputs
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


def preliminary(rules: str, players: int, options: argparse.Namespace) -> str:
    games = of_sharp(rules, players, options.games, options.seed)
    known = MASTER_WINS.get(rules, NOT_MEASURED)[players - 1]
    wins = None if known is None else known / 100
    chances, lefts = tables(games, len(rules_named(rules).cards), wins)
    write(rules, players, packed(chances, lefts, IDENTITY), options)
    won = sum(game["left"] == 0 for game in games) / len(games)
    return f"{rules} {players}: {len(games)} games of sharp, {won:.1%} won; master: {known} %"


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
    chances, lefts = tables(games, len(rules_named(rules).cards))
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
    parser.add_argument("--preliminary", action="store_true", help="games of sharp only")
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
    if options.preliminary:
        for rules, players in chosen:
            say(preliminary(rules, players, options))
        return
    options.data.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.jobs) as executor:
        for rules, players in chosen:
            say(calibrated(executor, rules, players, options))


if __name__ == "__main__":
    main()
