"""Lessons as they are learned from: mirrored, in random order, some at a time."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.net_shape import GLOBAL_INPUTS, INPUTS, NEAR_INPUTS, PILE_INPUTS
from ninetyeight.rules import PILES

from .learner import INPUT_UNIT, Floats
from .lessons import Lessons, joined


def _exchanged(start: int, size: int) -> list[int]:
    """The places of four blocks, one a pile, with the ascending and the descending exchanged."""
    half = len(PILES) // 2 * size
    return [*range(start + half, start + 2 * half), *range(start, start + half)]


_TABLE = len(PILES) * PILE_INPUTS
_NEAR = _TABLE + GLOBAL_INPUTS
_HAND = _NEAR + len(PILES) * NEAR_INPUTS
MIRROR = [
    *_exchanged(0, PILE_INPUTS),
    *range(_TABLE, _NEAR),
    *_exchanged(_NEAR, NEAR_INPUTS),
    *range(_HAND, INPUTS),
]
"""For each input of a mirrored position where to find it in the position."""


def with_mirrored(lessons: Lessons) -> Lessons:
    """Every position also counts mirrored, ascending piles as descending."""
    mirrored = Lessons(lessons.inputs[:, MIRROR], lessons.targets, lessons.turns, lessons.left)
    return joined([lessons, mirrored])


def batches(
    lessons: Lessons, size: int, rng: np.random.Generator
) -> Iterator[tuple[Floats, Floats, NDArray[np.intp]]]:
    """Inputs, targets, and how many in a row are turns of one position, which stay together.

    There are about `size` turns in each.
    """
    first = np.cumsum(lessons.turns) - lessons.turns
    positions = max(1, size * len(first) // max(1, len(lessons.targets)))
    order = rng.permutation(len(first))
    for start in range(0, len(order), positions):
        chosen = order[start : start + positions]
        turns = lessons.turns[chosen]
        place = np.arange(turns.sum()) - np.repeat(np.cumsum(turns) - turns, turns)
        place += np.repeat(first[chosen], turns)
        inputs = lessons.inputs[place].astype(np.float32) / np.float32(INPUT_UNIT)
        yield inputs, lessons.targets[place], turns
