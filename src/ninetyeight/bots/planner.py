"""The players that plan whole turns; the kernel does the planning."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from ninetyeight.kernel import KernelBot, Level, chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import Lay, Rules, View
from ninetyeight.talk import Signal

from .bot import Signals, nothing_to_choose
from .talking import heard, speak
from .weights import kernel_net, load_weights


@dataclass(frozen=True, slots=True, kw_only=True)
class Planner:
    """A player of one of the kernel's levels; its network is read when it is first needed.

    `samples` and `depth` are for MASTER: how many deals it imagines (a quarter of them in the first
    round, twice as many in each further one) and how many turns it plays in each.
    """

    name: str
    level: Level
    rules: Rules
    players: int
    samples: int = 0
    depth: int = 0
    weights: Path | None = None

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        assert (view.rules, len(view.hand_counts)) == (self.rules, self.players), "another table"
        # Of all methods of Random, only random() is guaranteed to give the same in every Python.
        seed = int(rng.random() * 2**53)
        if nothing_to_choose(view):
            return ()
        packed = pack_view(view, heard(view, signals))
        return unpack_lays(chosen_kernel().choose(self.for_kernel(), packed, seed))

    def speak(self, view: View) -> tuple[Signal, ...]:
        return speak(view)

    def for_kernel(self) -> KernelBot:
        """The same player in the kernel's form."""
        net = None
        if self.level is not Level.STEADY:
            net = _net(self.rules.name, self.players, self.weights)
        return self.level, net, self.samples, self.depth


@cache
def _net(rules: str, players: int, folder: Path | None) -> object:
    weights = load_weights(rules, players, folder)
    return kernel_net(chosen_kernel(), weights.body, weights.tau)
