"""The players that plan whole turns; the kernel does the planning."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ninetyeight.kernel import KernelBot, Level, chosen_kernel
from ninetyeight.rules import Lay, Rules, View

from .bot import Signals
from .kernel_player import KernelPlayer
from .weights import kernel_net, load_weights


@dataclass(frozen=True, slots=True, kw_only=True)
class Planner(KernelPlayer):
    """A player of one of the kernel's levels; its network is read when it is first needed.

    `samples` and `depth` are for MASTER: how often it tries a turn in an imagined deal, and how
    many further turns it plays there.
    """

    name: str
    level: Level
    rules: Rules
    players: int
    samples: int = 0
    depth: int = 0
    weights: Path | None = None

    def choose(
        self, view: View, signals: Signals, seed: int, history: bytes = b""
    ) -> tuple[Lay, ...]:
        rules, players = view.rules, len(view.hand_counts)
        if (rules, players) != (self.rules, self.players):
            asked = f"{self.name} was asked about {rules.name} with {players}"
            raise ValueError(f"{asked}, but plays {self.rules.name} with {self.players}")
        return KernelPlayer.choose(self, view, signals, seed, history)

    def for_kernel(self) -> KernelBot:
        net = None
        if self.level is not Level.STEADY:
            net = _net(self.rules.name, self.players, self.weights)
        return self.level, net, self.samples, self.depth


@cache
def _net(rules: str, players: int, folder: Path | None) -> object:
    weights = load_weights(rules, players, folder)
    return kernel_net(chosen_kernel(), weights.body, weights.tau)
