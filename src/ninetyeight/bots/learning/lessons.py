"""What games teach: positions, and what they should have been said to be worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from ninetyeight.bots.levels import DEPTH
from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.net_shape import INPUTS
from ninetyeight.kernel.packing import pack_rules, pack_state, unpack_lays
from ninetyeight.rules import Rules, Seat, choose_starter, deal_from

from .course import Course, look_back
from .learner import LOGIT_UNIT, Floats

Studied = list[tuple[bytes, bytes, int]]
"""The turns of a position as the kernel studies them: lays, inputs, and what they were worth."""

CERTAIN = 65535
"""What a win is worth in the numbers of the kernel."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions after a turn with what they are worth, from 0 to 1.

    `turns` is how many in a row have the same position before the turn; `left` is the cards left,
    for each game.
    """

    inputs: NDArray[np.int16]
    targets: Floats
    turns: NDArray[np.intp]
    left: NDArray[np.int32]


def joined(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.left for part in parts]),
    )


@dataclass(frozen=True, slots=True)
class School:
    """Plays games with a network, and tells what they teach."""

    kernel: Kernel
    rules: Rules
    players: int
    course: Course
    net: object
    tau: float

    def lessons(self, games: int, seed: int) -> Lessons:
        """What so many games teach. If turns are studied, that is in a quarter of the games.

        The others show what positions are really worth. What is found by search alone counts on
        what the network says a few turns later, and rises with it from step to step.
        """
        studied = (games + 3) // 4 if self.course.study else 0
        parts = [self._studied(studied, seed)] if studied else []
        return joined([*parts, self._lived(games - studied, seed)] if games > studied else parts)

    @property
    def _talk(self) -> int:
        return self.course.talk if self.players > 1 else 0

    def _lived(self, games: int, seed: int) -> Lessons:
        """Each position is worth what was said of those that followed, and how the game ended."""
        rules = pack_rules(self.rules, self.players)
        seen, said, ends = self.kernel.self_play(rules, self.net, games, self._talk, seed)
        logits = np.frombuffer(said, np.int32) / LOGIT_UNIT
        lengths, left = np.frombuffer(ends, np.int32).reshape(-1, 2).T
        worth = np.exp(-left / self.tau).astype(np.float32)
        targets = look_back(logits, lengths, worth, self.course.trace)
        alone = np.ones(len(targets), np.intp)
        return Lessons(np.frombuffer(seen, np.int16).reshape(-1, INPUTS), targets, alone, left)

    def _studied(self, games: int, seed: int) -> Lessons:
        """In some turns all that could be laid is tried in imagined deals, as `master` does.

        So the network also learns of turns that it would not have chosen.
        """
        rng = Random(seed)
        studied: list[Studied] = []
        left = [self._study_game(rng, studied) for _ in range(games)]
        inputs = b"".join(seen for turns in studied for _, seen, _ in turns)
        worths = [worth for turns in studied for *_, worth in turns]
        return Lessons(
            np.frombuffer(inputs, np.int16).reshape(-1, INPUTS),
            np.array(worths, np.float32) / np.float32(self.course.deals * CERTAIN),
            np.array([len(turns) for turns in studied], np.intp),
            np.array(left, np.int32),
        )

    def _study_game(self, rng: Random, studied: list[Studied]) -> int:
        """Plays a game, adds what was studied, and returns how many cards were left."""
        kernel, deck = self.kernel, list(self.rules.cards)
        rng.shuffle(deck)
        dealt = deal_from(self.rules, self.players, deck)
        state = pack_state(choose_starter(dealt, Seat(rng.randrange(self.players))))
        talk, left = rng.randrange(100) < self._talk, len(deck)
        while left and not kernel.stuck(state):
            view, chance = kernel.view(state, talk), rng.randrange(2**64)
            if rng.randrange(100) < self.course.study:
                turns = kernel.study(self._master(), view, chance)
                if len(turns) > 1:
                    studied.append(turns)
                lays = max(turns, key=lambda turn: turn[2])[0]
            else:
                lays = kernel.choose((Level.SHARP, self.net, 0, 0), view, chance)
            chosen = unpack_lays(lays)
            # Where there is talk the rest of a turn is chosen anew after each card.
            for lay in chosen[:1] if talk else chosen:
                state = kernel.lay(state, lay.card, lay.pile)
                left -= 1
            if left and (not talk or len(chosen) <= 1):
                state = kernel.end_turn(state)
        return left

    def _master(self) -> tuple[int, object, int, int]:
        return Level.MASTER, self.net, self.course.deals, DEPTH[self.players]
