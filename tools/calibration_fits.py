"""The fits behind `tools/calibrate.py`: from answers of networks and ends of games to tables."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ninetyeight.kernel import KNOTS, STAGES

GAME_WEIGHT = 2.0
"""A game of `master` counts as so many positions: what it ends with is one fact, not forty."""

Floats = np.ndarray[Any, np.dtype[np.float64]]

FIRST_PULL = np.array([0.01, 2.0, 2.0, 2.0, 2.0, 2.0])
SECOND_PULL = np.array([0.5, 20.0, 0.5, 50.0, 50.0, 50.0])
"""How firmly each weight of `features` is held back in the two fits. Of the games of `master` only
the level and how it grows with what is ahead can be learned well: chosen by fits to half of the
games of each table, which told most about the other half."""


class Rows(NamedTuple):
    """What the fits see of games: a row for each turn."""

    logits: Floats
    stages: Floats
    left: Floats
    weights: Floats


def rows_of(games: Sequence[dict[str, Any]], cards: int, weight: float | None = None) -> Rows:
    """The turns of games; a game weighs as much as it has turns, or `weight`."""
    rows = []
    for game in games:
        seen = [(logit / 2**17, left / cards) for logit, left in game["answers"] if left > 0]
        rows += [(*each, game["left"], weight / len(seen) if weight else 1.0) for each in seen]
    return Rows(*np.array(rows, dtype=np.float64).T)


def features(logits: Floats, stages: Floats) -> Floats:
    """What the fits see: the logit and the share of cards left, mixed."""
    one = np.ones_like(logits)
    columns = [one, logits, stages, logits * stages, stages**2, logits**2 / 8]
    return np.stack(columns, axis=1)


def fitted(data: Rows, is_chance: bool, before: Floats, pull: Floats) -> Floats:
    """Logistic regression for chances, Poisson regression for cards left, held back to `before`."""
    x, w = features(data.logits, data.stages), before.copy()
    y = (data.left == 0).astype(np.float64) if is_chance else data.left
    for _ in range(40):
        z = np.clip(x @ w, -12, 8)
        mean = 1 / (1 + np.exp(-z)) if is_chance else np.exp(z)
        weight = data.weights * ((mean * (1 - mean) if is_chance else mean) + 1e-6)
        hessian = (x * weight[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(hessian, x.T @ (data.weights * (y - mean)) - pull * (w - before))
        w = w + step * min(1.0, 1.0 / (np.abs(step).max() + 1e-9))
    return w


def tables(of_sharp: Rows, of_master: Rows, cards: int) -> tuple[list[list[int]], list[list[int]]]:
    """The chances and the cards left, for each stage and logit."""
    low, high = np.quantile(of_sharp.logits, [0.005, 0.995])
    found = []
    for is_chance in (True, False):
        start = np.zeros(len(FIRST_PULL))
        start[0] = 0.0 if is_chance else np.log(of_sharp.left.mean() + 0.1)
        shape = fitted(of_sharp, is_chance, start, FIRST_PULL)
        found.append(fitted(of_master, is_chance, shape, SECOND_PULL))
    to_win, to_left = found
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
