"""The strongest player, as in `c/search.c`: imagined deals, a few turns in each, then the value."""

from dataclasses import dataclass, field

from ninetyeight.rules import State, outcome

from .bots import NARROW_WIDTH, WIDE_WIDTH, WIDTH, Valued, sharp_turns
from .chance import Chance
from .game import View, view
from .net import Net
from .play import play_turn
from .talk import imagine, listen
from .turns import Plan

WON = 65535
TRUST = 12
"""The learned value counts like so many imagined deals."""
FIRST_LOOK = 8
LOOK_EVERY = 4
"""After how many deals hopeless turns are left out for the first time, and again."""
DOUBT = 1 << 16
"""Deals that all went alike are no certainty."""
TRIFLE = 16
"""Who may be better by so little a deal, of 16383, is not worth the time."""
FIRST_PART = 2
LATER_PART = 12
LATER_TURNS = 4
"""Where there is talk a turn is chosen anew after each card, so the tries are shared out: one part
of them for the first card, another for each later one, among so many turns."""
WIDE_MINIMUM = 3
WIDE_FROM = 400
"""Dear turns are tried by who is alone, must lay so many cards, and has so many tries."""


@dataclass(slots=True)
class _Runner:
    """A turn with what it was worth in each deal, in quarters."""

    turn: Valued
    prior: int
    worth: list[int] = field(default_factory=list)

    @property
    def points(self) -> int:
        return self.prior + sum(self.worth)


@dataclass(frozen=True, slots=True)
class Master:
    """Plays `depth` turns in imagined deals, all candidates in the same ones.

    `samples` is how many times it does so for a turn, over all candidates. One that is clearly
    worse than the best is left out, so that the others are tried in more deals.
    """

    net: Net
    samples: int
    depth: int

    def choose(self, view: View, chance: Chance, /) -> Plan:
        samples, must = self.samples, view.rules.minimum
        is_wide = len(view.hand_counts) == 1 and must >= WIDE_MINIMUM and samples >= WIDE_FROM
        turns = sharp_turns(self.net, view, WIDE_WIDTH if is_wide else WIDTH)
        if view.talk and view.turn.laid:
            samples, turns = samples // LATER_PART, turns[:LATER_TURNS]
        elif view.talk:
            samples //= FIRST_PART
        runners = [_Runner(turn, TRUST * self.net.value(turn.logit) // 4) for turn in turns]
        best, tried, deals = runners[0], 0, 0
        while len(runners) > 1 and tried < samples:
            deal = imagine(view, chance)
            tried += len(runners)
            deals += 1
            for runner in runners:
                runner.worth.append(self._roll_out(deal, runner.turn, view.talk) // 4)
            best = max(runners, key=lambda runner: runner.points)
            if deals >= FIRST_LOOK and deals % LOOK_EVERY == 0:
                runners = [each for each in runners if each is best or not _is_clear(best, each)]
        return best.turn.plan

    def study(self, view: View, chance: Chance, /) -> list[tuple[Plan, int]]:
        """The turns that it would try, each with the sum of its worth in `samples` deals."""
        turns = sharp_turns(self.net, view)
        deals = [imagine(view, chance) for _ in range(self.samples)]
        return [
            (turn.plan, sum(self._roll_out(deal, turn, view.talk) for deal in deals))
            for turn in turns
        ]

    def _roll_out(self, state: State, turn: Valued, talk: bool) -> int:
        """What a turn is worth in this deal, after a few more turns by the learned value."""
        state = play_turn(state, turn.plan)
        for _ in range(self.depth):
            if outcome(state) is not None:
                break
            seen = listen(state) if talk else view(state)
            turn = sharp_turns(self.net, seen, NARROW_WIDTH)[0]
            state = play_turn(state, turn.plan)
        if end := outcome(state):
            return WON if end.won else self.net.lost[end.left]
        return self.net.value(turn.logit)


def _is_clear(best: _Runner, other: _Runner) -> bool:
    """Whether the other can hardly be better by more than a trifle.

    That is, the lead is more than twice its standard error. All turns were tried in the same deals,
    so it is the spread of their difference that counts.
    """
    leads = [one - two for one, two in zip(best.worth, other.worth, strict=True)]
    squares = sum(lead * lead for lead in leads) - sum(leads) ** 2 // len(leads)
    ahead = best.points - other.points + TRIFLE * len(leads)
    return ahead**2 > 4 * (squares + DOUBT)
