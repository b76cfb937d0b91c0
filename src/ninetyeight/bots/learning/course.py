"""The numbers of a training, and what a game teaches about its positions."""

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .learner import Floats


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The numbers of a training; progress goes from 0 to 1.

    A loss with cards left is worth exp(-left / tau): at first every card counts, in the end little
    but winning. `passes` is how often each game is learned from. The network that is written is the
    mean of those that the last `average` of all steps so far led to: single steps go to and fro.
    `talk` of a hundred games have signals. With `study`, in some games so many of a hundred turns
    are tried in `deals` imagined deals; that takes long, so all is learned from more often.
    """

    first_tau: float = 15.0
    last_tau: float = 2.0
    first_rate: float = 1e-3
    last_rate: float = 5e-5
    trace: float = 0.8
    games: int = 128
    batch: int = 512
    passes: int = 2
    average: float = 0.25
    talk: int = 50
    study: int = 0
    deals: int = 8

    def studying(self, study: int) -> "Course":
        """The same course with so many of a hundred turns studied."""
        return replace(self, study=study, batch=1024, passes=4) if study else self

    def tau(self, progress: float) -> float:
        done = min(1.0, progress / 0.7)
        return math.exp(_between(math.log(self.first_tau), math.log(self.last_tau), done))

    def rate(self, progress: float) -> float:
        done = max(0.0, (progress - 0.2) / 0.8)
        return math.exp(_between(math.log(self.first_rate), math.log(self.last_rate), done))


def _between(first: float, last: float, done: float) -> float:
    return first + (last - first) * done


def look_back(
    logits: NDArray[np.float64], lengths: NDArray[np.int32], worth: Floats, trace: float
) -> Floats:
    """What each position of each game should have been said to be worth."""
    said = 1 / (1 + np.exp(-logits))
    targets = np.empty(len(said), np.float32)
    end = 0
    for length, reached in zip(lengths, worth, strict=True):
        start, end = end, end + length
        target = reached
        for turn in range(end - 1, start - 1, -1):
            targets[turn] = target
            target = (1 - trace) * said[turn] + trace * target
    return targets
