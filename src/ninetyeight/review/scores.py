"""How well somebody has played: one number from what each turn gave away."""

from collections.abc import Sequence
from math import exp

SCALE = 0.10
"""A turn that gives away so much of the chance to win is worth 1/e of a perfect one."""
CARD = 0.02
"""Where only the cards left count, one of them is worth so much of the chance to win."""
HARMONIC = 0.25
"""The share of the harmonic mean, which one disaster pulls down, in an accuracy."""


def turn_accuracy(lost: float) -> float:
    """From 1 for a turn that gives nothing away, falling by an exponential."""
    return exp(-max(0.0, lost) / SCALE)


def accuracy(lost: Sequence[float]) -> float | None:
    """The accuracy of somebody whose turns gave away so much each; None without a turn."""
    if not lost:
        return None
    turns = [max(turn_accuracy(each), 1e-3) for each in lost]
    mean, harmonic = sum(turns) / len(turns), len(turns) / sum(1 / each for each in turns)
    return (1 - HARMONIC) * mean + HARMONIC * harmonic
