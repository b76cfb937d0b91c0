"""How the value network learns: it plays, looks back, and corrects what it thought.

Games are played by the network itself (SHARP in all seats). After each turn it says what the
position is worth; it is then corrected towards what it said after the following turns and towards
the end of the game, TD(λ). Every position also counts mirrored, ascending piles as descending.
"""

import math
import time
import zipfile
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.net_shape import HIDDEN, INPUTS, LAYERS, MAX_WEIGHT, PILE_INPUTS
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import Rules

from .weights import Weights, kernel_net, read_weights

Floats = NDArray[np.float32]

# The units of the kernel's whole numbers; see kernel/c/kernel.h.
INPUT_UNIT = 2**5
WEIGHT_UNIT = 2**10
ACTIVATION_UNIT = 2**7
LOGIT_UNIT = WEIGHT_UNIT * ACTIVATION_UNIT
LARGEST_ACTIVATION = 16.0

_BIAS_UNITS = (INPUT_UNIT * WEIGHT_UNIT, LOGIT_UNIT, LOGIT_UNIT)
_MIRROR = np.r_[2 * PILE_INPUTS : 4 * PILE_INPUTS, 0 : 2 * PILE_INPUTS, 4 * PILE_INPUTS : INPUTS]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The numbers of a training; progress goes from 0 to 1.

    A loss with cards left is worth exp(-left / tau): at first every card counts, in the end little
    but winning.
    """

    first_tau: float = 15.0
    last_tau: float = 2.0
    first_rate: float = 1e-3
    last_rate: float = 1e-4
    trace: float = 0.8
    games: int = 128
    batch: int = 512
    talk: int = 50

    def tau(self, progress: float) -> float:
        done = min(1.0, progress / 0.7)
        return math.exp(_between(math.log(self.first_tau), math.log(self.last_tau), done))

    def rate(self, progress: float) -> float:
        done = max(0.0, (progress - 0.2) / 0.8)
        return math.exp(_between(math.log(self.first_rate), math.log(self.last_rate), done))


def _between(first: float, last: float, done: float) -> float:
    return first + (last - first) * done


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
    def fresh(cls, rng: np.random.Generator) -> "Learner":
        """A network that knows nothing."""
        scales = (math.sqrt(0.5 / INPUTS), math.sqrt(2 / HIDDEN), 0.1)
        weights: list[Floats] = []
        for shape, scale in zip(LAYERS, scales, strict=True):
            weights.append((rng.standard_normal(shape) * scale).astype(np.float32))
            weights.append(np.zeros(shape[1], np.float32))
        return cls.of(weights)

    @classmethod
    def of(cls, weights: list[Floats]) -> "Learner":
        """A network that knows something already."""
        return cls(
            weights, [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
        )

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> None:
        """One step towards `targets`, values from 0 to 1, by cross-entropy."""
        w1, b1, w2, b2, w3, b3 = self.weights
        sum1 = inputs @ w1 + b1
        first = np.clip(sum1, 0, LARGEST_ACTIVATION)
        sum2 = first @ w2 + b2
        second = np.clip(sum2, 0, LARGEST_ACTIVATION)
        said = 1 / (1 + np.exp(-(second @ w3 + b3)))
        error = (said - targets[:, None]) / len(targets)
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

    def body(self) -> bytes:
        """The network in the whole numbers of the kernel, as a weights file holds it."""
        parts: list[bytes] = []
        for layer, unit in enumerate(_BIAS_UNITS):
            matrix, bias = self.weights[2 * layer : 2 * layer + 2]
            whole = np.round(matrix.T * WEIGHT_UNIT).clip(-MAX_WEIGHT, MAX_WEIGHT)
            parts += [whole.astype("<i2").tobytes(), np.round(bias * unit).astype("<i4").tobytes()]
        return b"".join(parts)


def weights_of(body: bytes) -> list[Floats]:
    """The floating-point weights that a weights file holds: what `Learner.body` rounded."""
    weights: list[Floats] = []
    start = 0
    for (rows, columns), unit in zip(LAYERS, _BIAS_UNITS, strict=True):
        matrix = np.frombuffer(body, "<i2", rows * columns, start).reshape(columns, rows).T
        start += 2 * rows * columns
        bias = np.frombuffer(body, "<i4", columns, start)
        start += 4 * columns
        weights += [(matrix / WEIGHT_UNIT).astype(np.float32), (bias / unit).astype(np.float32)]
    return weights


def learner_from(origin: Path | None, seed: int) -> Learner:
    """A network that starts with what a weights file holds, or with nothing."""
    if origin is None:
        return Learner.fresh(np.random.default_rng(seed))
    return Learner.of(weights_of(read_weights(origin).body))


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


@dataclass(slots=True, kw_only=True)
class Training:
    """A training under way; `save` and `resume` carry it over an interruption.

    `minutes` are those of the processor, so that a busy machine only takes longer.
    """

    rules: Rules
    players: int
    minutes: float
    seed: int
    learner: Learner
    course: Course = field(default_factory=Course)
    games: int = 0
    seconds: float = 0.0
    start: str = field(init=False)
    """The SHA-256 of the network that it began with."""

    def __post_init__(self) -> None:
        self.start = sha256(self.learner.body()).hexdigest()

    @property
    def progress(self) -> float:
        return min(1.0, self.seconds / (60 * self.minutes))

    def step(self, kernel: Kernel) -> tuple[int, int]:
        """Plays some games and learns from them; returns how many were won, and cards left."""
        # Numpy may have threads of its own, whose time would be taken off the training.
        began = time.thread_time()
        course, progress = self.course, self.progress
        tau = course.tau(progress)
        rng = np.random.default_rng([self.seed, self.games])
        packed = kernel.self_play(
            pack_rules(self.rules, self.players),
            kernel_net(kernel, self.learner.body(), tau),
            course.games,
            course.talk if self.players > 1 else 0,
            int(rng.integers(2**63)),
        )
        seen = np.frombuffer(packed[0], np.int16).reshape(-1, INPUTS)
        logits = np.frombuffer(packed[1], np.int32) / LOGIT_UNIT
        lengths, left = np.frombuffer(packed[2], np.int32).reshape(-1, 2).T
        worth = np.exp(-left / tau).astype(np.float32)
        inputs = np.concatenate([seen, seen[:, _MIRROR]]).astype(np.float32)
        inputs /= INPUT_UNIT
        targets = np.tile(look_back(logits, lengths, worth, course.trace), 2)
        # Who is interrupted in between has learned nothing, and resumes with the same games.
        learner = deepcopy(self.learner)
        order = rng.permutation(len(targets))
        for start in range(0, len(order), course.batch):
            chosen = order[start : start + course.batch]
            learner.learn(inputs[chosen], targets[chosen], course.rate(progress))
        self.learner = learner
        self.games += course.games
        self.seconds += time.thread_time() - began
        return int((left == 0).sum()), int(left.sum())

    def weights(self, command: str) -> Weights:
        """The network as it is now; `command` is the one that trains it."""
        return Weights(
            rules=self.rules.name,
            players=self.players,
            tau=self.course.tau(self.progress),
            games=self.games,
            seed=self.seed,
            command=command,
            body=self.learner.body(),
        )

    def save(self, path: Path) -> None:
        """Writes all that is needed to resume."""
        learner = self.learner
        arrays = {
            f"{name}{place}": array
            for name in ("weights", "means", "squares")
            for place, array in enumerate(getattr(learner, name))
        }
        unfinished = path.with_name(f"{path.name}.part")
        with unfinished.open("wb") as file:
            numbers = np.array([learner.steps, self.games, self.seconds])
            np.savez(
                file, allow_pickle=False, label=np.array(self._label()), numbers=numbers, **arrays
            )
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Goes on where `save` stopped; raises ValueError if that was another training."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as saved:
                if str(saved["label"]) != self._label():
                    raise ValueError(f"it belongs to another training: {saved['label']}")
                loaded = {
                    name: [saved[f"{name}{place}"] for place in range(2 * len(LAYERS))]
                    for name in ("weights", "means", "squares")
                }
                steps, games, seconds = saved["numbers"].tolist()
        except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
            raise ValueError(f"cannot resume from {path}: {error}") from None
        self.learner = Learner(**loaded, steps=int(steps))
        self.games, self.seconds = int(games), seconds

    def _label(self) -> str:
        table = f"{self.rules.name} {self.players}"
        return f"{table} {self.minutes} {self.seed} {self.course} from {self.start}"
