"""How the value network learns: it plays, looks back, and corrects what it thought.

Games are played by the network itself (SHARP in all seats). After each turn it says what the
position is worth; it is then corrected towards what it said after the following turns and towards
the end of the game, TD(λ). It may also study: in some turns everything that it could lay is tried
in imagined deals, as `master` does, and it learns by how much these turns differ (`lessons.py`).
"""

import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import numpy as np

from ninetyeight.bots.weights import Weights, kernel_net
from ninetyeight.kernel import Kernel
from ninetyeight.kernel.net_shape import LAYERS
from ninetyeight.rules import RULE_SETS, Rules

from .batches import batches, with_mirrored
from .course import Course
from .learner import Floats, Learner, body_of
from .lessons import Lessons, School, joined

SHARDS = 8
"""The games of a step are played in so many parts, whatever the number of threads."""


class Diverged(ValueError):
    """A step has led to numbers that are none."""


@dataclass(slots=True, kw_only=True)
class Training:
    """A training under way; `save` and `resume` carry it over an interruption.

    It ends after `budget` games, and then can be repeated exactly, or after so many `minutes` of
    the processor, so that a busy machine only takes longer.
    """

    rules: Rules
    players: int
    minutes: float
    seed: int
    learner: Learner
    course: Course = field(default_factory=Course)
    budget: int | None = None
    jobs: int = 1
    games: int = 0
    seconds: float = 0.0
    mean: list[Floats] = field(init=False)
    """The mean of the weights over the last steps, which is what is written in the end."""
    start: str = field(init=False)
    """The SHA-256 of the network that it began with."""

    def __post_init__(self) -> None:
        self.mean = [weight.copy() for weight in self.learner.weights]
        self.start = sha256(body_of(self.learner.weights)).hexdigest()

    @property
    def progress(self) -> float:
        done = self.games / self.budget if self.budget else self.seconds / (60 * self.minutes)
        return min(1.0, done)

    def step(self, kernel: Kernel) -> tuple[int, int]:
        """Plays some games and learns from them; returns how many were won, and cards left."""
        course, progress = self.course, self.progress
        tau = course.tau(progress)
        rng = np.random.default_rng([self.seed, self.games])
        lessons, spent = self._played(kernel, tau, rng)
        # Numpy may have threads of its own, whose time would be taken off the training.
        began = time.thread_time()
        # Who is interrupted in between has learned nothing, and resumes with the same games.
        learner = deepcopy(self.learner)
        mirrored = with_mirrored(lessons)
        for _ in range(course.passes):
            for inputs, targets, turns in batches(mirrored, course.batch, rng):
                learner.learn(inputs, targets, turns, course.rate(progress))
        if not learner.is_sound():
            raise Diverged(f"the training has diverged after {self.games:,} games")
        self.learner = learner
        self.games += course.games
        share = 1 / (1 + course.average * (self.games // course.games))
        self.mean = [
            (mean + share * (weight - mean)).astype(np.float32)
            for mean, weight in zip(self.mean, learner.weights, strict=True)
        ]
        self.seconds += spent + time.thread_time() - began
        return int((lessons.left == 0).sum()), int(lessons.left.sum())

    def _played(
        self, kernel: Kernel, tau: float, rng: np.random.Generator
    ) -> tuple[Lessons, float]:
        """What the games of a step teach, and the time that their threads have taken."""
        net = kernel_net(kernel, body_of(self.learner.weights), tau)
        school = School(kernel, self.rules, self.players, self.course, net, tau)

        def play(games: int, seed: int) -> tuple[Lessons, float]:
            began = time.thread_time()
            lessons = school.lessons(games, seed)
            return lessons, time.thread_time() - began

        games = np.arange(self.course.games)
        shares = [len(part) for part in np.array_split(games, SHARDS) if len(part)]
        seeds = [int(seed) for seed in rng.integers(2**63, size=len(shares))]
        with ThreadPoolExecutor(self.jobs) as threads:
            shards = list(threads.map(play, shares, seeds))
        return joined([lessons for lessons, _ in shards]), sum(seconds for _, seconds in shards)

    def weights(self, command: str) -> Weights:
        """The network as it is now; `command` is the one that trains it."""
        return Weights(
            rules=self.rules.name,
            players=self.players,
            tau=self.course.tau(self.progress),
            games=self.games,
            seed=self.seed,
            command=command,
            body=body_of(self.mean),
        )

    def save(self, path: Path) -> None:
        """Writes all that is needed to resume."""
        learner = self.learner
        arrays = {
            f"{name}{place}": array
            for name, kept in (
                *(("weights", learner.weights), ("means", learner.means)),
                *(("squares", learner.squares), ("mean", self.mean)),
            )
            for place, array in enumerate(kept)
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
                    for name in ("weights", "means", "squares", "mean")
                }
                steps, games, seconds = saved["numbers"].tolist()
        except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
            raise ValueError(f"cannot resume from {path}: {error}") from None
        self.mean = loaded.pop("mean")
        self.learner = Learner(**loaded, steps=int(steps))
        self.games, self.seconds = int(games), seconds

    def _label(self) -> str:
        # Behind a name of one's own there may be other numbers tomorrow.
        rules = self.rules.name if self.rules.name in RULE_SETS else repr(self.rules)
        table = f"{rules} {self.players}"
        end = f"{self.budget} games" if self.budget else f"{self.minutes} minutes"
        return f"{table} {end} {self.seed} {self.course} from {self.start}"
