"""The strongest player, as in `c/search.c`: imagined deals, a few turns in each, then the value."""

from dataclasses import dataclass

from ninetyeight.rules import State, outcome

from .bots import Valued, sharp_turns
from .chance import Chance
from .game import View, view
from .net import Net
from .play import play_turn
from .talk import imagine, listen
from .turns import Plan

WON = 65535
TRUST = 12
"""The learned value counts like so many imagined deals."""


@dataclass(slots=True)
class _Candidate:
    turn: Valued
    sum: int


@dataclass(frozen=True, slots=True)
class Master:
    """Plays `depth` turns in imagined deals, all candidates in the same ones.

    The worse half goes, while the better half is tried in twice as many.
    """

    net: Net
    samples: int
    depth: int

    def choose(self, view: View, chance: Chance, /) -> Plan:
        candidates = [
            _Candidate(turn, TRUST * self.net.value(turn.logit))
            for turn in sharp_turns(self.net, view)
        ]
        share = self.samples // 4
        while len(candidates) > 1:
            for _ in range(share):
                deal = imagine(view, chance)
                for candidate in candidates:
                    candidate.sum += self._roll_out(deal, candidate.turn, view.talk)
            candidates.sort(key=lambda candidate: -candidate.sum)
            candidates = candidates[: (len(candidates) + 1) // 2]
            share *= 2
        return candidates[0].turn.plan

    def _roll_out(self, state: State, turn: Valued, talk: bool) -> int:
        """What a turn is worth in this deal, after a few more turns by the learned value."""
        state = play_turn(state, turn.plan)
        for _ in range(self.depth):
            if outcome(state) is not None:
                break
            turn = sharp_turns(self.net, listen(state) if talk else view(state))[0]
            state = play_turn(state, turn.plan)
        if end := outcome(state):
            return WON if end.won else self.net.lost[end.left]
        return self.net.value(turn.logit)
