"""The network in floating point, and how a step changes it."""

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ninetyeight.bots.weights import read_weights
from ninetyeight.kernel.net_shape import HIDDEN, INPUTS, LAYERS, MAX_BIAS, MAX_WEIGHT

Floats = NDArray[np.float32]

# The units of the kernel's whole numbers; see kernel/c/kernel.h.
INPUT_UNIT = 2**5
WEIGHT_UNIT = 2**10
ACTIVATION_UNIT = 2**7
LOGIT_UNIT = WEIGHT_UNIT * ACTIVATION_UNIT
LARGEST_ACTIVATION = 16.0
LARGEST_SOUND = 1000.0
COMPARISON = 60.0
"""How much it counts that the turns of one position are told apart."""

_BIAS_UNITS = (INPUT_UNIT * WEIGHT_UNIT, LOGIT_UNIT, LOGIT_UNIT)


@dataclass(slots=True)
class Learner:
    """A network in floating point with the memory of its corrections (Adam).

    `weights` are the matrices and biases of the three layers, in order.
    """

    weights: list[Floats]
    means: list[Floats]
    squares: list[Floats]
    steps: int = 0

    @classmethod
    def fresh(cls, rng: np.random.Generator, hidden: int = HIDDEN) -> "Learner":
        """A network that knows nothing; only the first `hidden` units of its first layer learn."""
        scales = (math.sqrt(0.5 / INPUTS), math.sqrt(2 / HIDDEN), 0.1)
        weights: list[Floats] = []
        for shape, scale in zip(LAYERS, scales, strict=True):
            weights.append((rng.standard_normal(shape) * scale).astype(np.float32))
            weights.append(np.zeros(shape[1], np.float32))
        # What is 0 before and behind a unit stays 0: no step has a slope there.
        weights[0][:, hidden:] = 0
        weights[2][hidden:] = 0
        return cls.of(weights)

    @classmethod
    def of(cls, weights: list[Floats]) -> "Learner":
        """A network that knows something already."""
        return cls(
            weights, [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
        )

    def learn(self, inputs: Floats, targets: Floats, turns: NDArray[np.intp], rate: float) -> None:
        """One step towards `targets`, values from 0 to 1.

        `turns` is how many lessons in a row are turns of the same position. One alone teaches how
        good it is, by cross-entropy. Several teach by how much they differ, which is what whoever
        chooses one needs to know: their targets are bootstrapped, so all of them may be too high.
        """
        w1, b1, w2, b2, w3, b3 = self.weights
        sum1 = inputs @ w1 + b1
        first = np.clip(sum1, 0, LARGEST_ACTIVATION)
        sum2 = first @ w2 + b2
        second = np.clip(sum2, 0, LARGEST_ACTIVATION)
        said = 1 / (1 + np.exp(-(second @ w3 + b3)))
        wrong = said - targets[:, None]
        shared = np.add.reduceat(wrong, np.cumsum(turns) - turns) / turns[:, None]
        apart = COMPARISON * said * (1 - said) * (wrong - np.repeat(shared, turns, axis=0))
        is_alone = np.repeat(turns == 1, turns)[:, None]
        error: Floats = (np.where(is_alone, wrong, apart) / len(targets)).astype(np.float32)
        error2 = (error @ w3.T) * ((sum2 > 0) & (sum2 < LARGEST_ACTIVATION))
        error1 = (error2 @ w2.T) * ((sum1 > 0) & (sum1 < LARGEST_ACTIVATION))
        slopes = [
            *(inputs.T @ error1, error1.sum(0)),
            *(first.T @ error2, error2.sum(0)),
            *(second.T @ error, error.sum(0)),
        ]
        self.steps += 1
        shrink = math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, slope in zip(
            self.weights, self.means, self.squares, slopes, strict=True
        ):
            np.add(mean, 0.1 * (slope - mean), out=mean)
            np.add(square, 0.001 * (slope**2 - square), out=square)
            np.subtract(weight, rate * shrink * mean / (np.sqrt(square) + 1e-8), out=weight)

    def is_sound(self) -> bool:
        """Whether its numbers still are some, and not far beyond what the kernel can hold."""
        return all(bool((np.abs(weight) < LARGEST_SOUND).all()) for weight in self.weights)


def body_of(weights: list[Floats]) -> bytes:
    """A network in the whole numbers of the kernel, as a weights file holds it."""
    parts: list[bytes] = []
    for layer, unit in enumerate(_BIAS_UNITS):
        matrix, bias = weights[2 * layer : 2 * layer + 2]
        whole = np.round(matrix.T * WEIGHT_UNIT).clip(-MAX_WEIGHT, MAX_WEIGHT)
        biases = np.round(bias.astype(np.float64) * unit).clip(-MAX_BIAS, MAX_BIAS)
        parts += [whole.astype("<i2").tobytes(), biases.astype("<i4").tobytes()]
    return b"".join(parts)


def weights_of(body: bytes) -> list[Floats]:
    """The floating-point weights that a weights file holds: what `body_of` rounded."""
    weights: list[Floats] = []
    start = 0
    for (rows, columns), unit in zip(LAYERS, _BIAS_UNITS, strict=True):
        matrix = np.frombuffer(body, "<i2", rows * columns, start).reshape(columns, rows).T
        start += 2 * rows * columns
        bias = np.frombuffer(body, "<i4", columns, start)
        start += 4 * columns
        weights += [(matrix / WEIGHT_UNIT).astype(np.float32), (bias / unit).astype(np.float32)]
    return weights


def learner_from(origin: Path | None, seed: int, hidden: int = HIDDEN) -> Learner:
    """A network that starts with what a weights file holds, or with nothing.

    Units that the file does not use, up to `hidden`, begin to see something, at random; what the
    network answers stays the same.
    """
    rng = np.random.default_rng(seed)
    if origin is None:
        return Learner.fresh(rng, hidden)
    weights = weights_of(read_weights(origin).body)
    fresh = Learner.fresh(rng, hidden).weights
    unused = ~weights[0].any(axis=0) & ~weights[2].any(axis=1)
    weights[0][:, unused] = fresh[0][:, unused]
    return Learner.of(weights)
