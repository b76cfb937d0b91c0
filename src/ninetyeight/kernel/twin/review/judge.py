"""What a turn cost, judged by what its player could know, as in `c/review/judge.c`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt
from typing import NamedTuple

from ninetyeight.kernel.interface import KNOTS, MAX_DEALS, STAGES, Mark
from ninetyeight.kernel.packing import HIGHEST_CARD
from ninetyeight.kernel.twin.bots import NARROW_WIDTH, Valued, sharp_turns
from ninetyeight.kernel.twin.chance import Chance
from ninetyeight.kernel.twin.game import View, view
from ninetyeight.kernel.twin.history import SILENT
from ninetyeight.kernel.twin.inputs import inputs_of
from ninetyeight.kernel.twin.net import Net
from ninetyeight.kernel.twin.play import play_turn
from ninetyeight.kernel.twin.talk import imagine, listen
from ninetyeight.kernel.twin.turns import Plan
from ninetyeight.rules import PILES, Lay, Rules, State, outcome, tops_after

KEPT = 3
CERTAIN = 65535
CHANCE_WEIGHT = 8
LEFT_WEIGHT = 5
"""By what turns are compared: a card less is worth a quarter of a point."""
MIN_DEALS = 2
MOST_BATCHES = 4
CLEAR = 4
"""What is not clear after all deals is tried in as many more, until the cost is so many errors away
from the first mark."""
SIGNAL_COUNTS = 100
"""In 1/10000: a signal that changes less is not worth a word."""

INACCURATE = 300
MISTAKEN = 700
BLUNDERED = 1500
"""What a turn may cost, in 1/10000 of the chance to win."""
LOST_BELOW = 200
WON_ABOVE = 9800
LEFT_INACCURATE = 75
LEFT_MISTAKEN = 150
LEFT_BLUNDERED = 300
"""Where the game is as good as lost or won, in 1/100 of a card."""

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Calibration:
    """What logits from -8 to 8 have meant for MASTER, from no card left to all.

    That is the chance to win, in 1/65535, and the cards left in the end, in 1/256; `shown` is what
    a mean chance has meant.
    """

    chance: Rows
    left: Rows
    shown: Sequence[int]


class Worth(NamedTuple):
    """What becomes of a turn in a deal: the chance in 1/65535, the cards left in 1/256."""

    chance: int
    left: int


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn with its chance in 1/10000 and the expected cards left in 1/100."""

    chance: int
    left: int
    turn: Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a turn cost, and the turns that were found best, in their order."""

    mark: Mark
    cost: int
    error: int
    left_cost: int
    left_error: int
    candidates: int
    played: Judged
    best: Sequence[Judged]
    unsignalled: Plan
    """The best turn if nobody had spoken."""
    signals: bool
    """Whether they changed what is best."""


class NotATurn(ValueError):
    """The view does not allow these lays."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Compares turns in imagined deals, all of them in the same ones."""

    net: Net
    calibration: Calibration
    picks: int
    deals: int
    depth: int

    def __post_init__(self) -> None:
        counts = (
            self.picks in range(1, MAX_DEALS + 1),
            self.deals in range(MIN_DEALS, MAX_DEALS + 1),
        )
        if not all(counts) or self.depth not in range(HIGHEST_CARD + 1):
            raise ValueError(f"a network, and 1 to {MAX_DEALS} deals, at least 2 to measure")

    def review(self, view: View, lays: Sequence[Lay], chance: Chance) -> Judgement:
        played = _valued(self.net, view, plan_of(view, lays))
        candidates = self._candidates(view, played)
        best = self._pick(view, candidates, chance)
        unsignalled = best[0]
        if any(map(any, view.said)) and len(candidates) > 1:
            silent = replace(view, talk=False, said=((SILENT,) * len(PILES),) * len(view.said))
            unsignalled = self._pick(silent, self._candidates(silent, played), chance)[0]
        judgement = self._measure(view, best, played, unsignalled, chance)
        mine = replace(judgement.played, turn=played.plan)
        return replace(judgement, candidates=len(candidates), played=mine)

    def _candidates(self, view: View, played: Valued) -> list[Valued]:
        turns = sharp_turns(self.net, view)
        if not turns:
            raise NotATurn
        known = any(is_same_turn(turn.plan, played.plan) for turn in turns)
        return turns if known else [*turns, played]

    def _pick(self, view: View, turns: list[Valued], chance: Chance) -> list[Valued]:
        """The turns that do best in imagined deals, the best first.

        Again and again the worse half is left out, and the others are tried in more deals.
        """
        points = [0] * len(turns)
        room = len(turns)
        while room > 1:
            for _ in range(self.picks):
                deal = imagine(view, chance)
                for place, turn in enumerate(turns):
                    worth = self._play_on(deal, turn, view.talk)
                    points[place] += CHANCE_WEIGHT * worth.chance - LEFT_WEIGHT * worth.left
            room = (room + 1) // 2
            places = sorted(range(len(turns)), key=lambda place: -points[place])[: max(room, KEPT)]
            turns, points = [turns[at] for at in places], [points[at] for at in places]
        return turns

    def _measure(
        self,
        view: View,
        best: list[Valued],
        played: Valued,
        unsignalled: Valued,
        chance: Chance,
    ) -> Judgement:
        """Tries the best turns and the others in deals that none of them was picked by."""
        turns = list(best)
        own, deaf = _place(turns, played), _place(turns, unsignalled)
        worths: list[list[Worth]] = []
        while True:
            for _ in range(self.deals):
                deal = imagine(view, chance)
                worths.append([self._play_on(deal, turn, view.talk) for turn in turns])
            judgement = self._judgement(worths, turns, own)
            if _is_clear(judgement) or len(worths) >= MOST_BATCHES * self.deals:
                break
        deaf_cost = self._judgement(worths, turns, deaf).cost
        return replace(
            judgement,
            best=judgement.best[: len(best)],
            unsignalled=unsignalled.plan,
            signals=deaf_cost - 2 * self._error_shown(worths, deaf) > SIGNAL_COUNTS,
        )

    def _judgement(self, worths: list[list[Worth]], turns: list[Valued], own: int) -> Judgement:
        """What was measured so far, of all turns, and of the one in this place against the best."""
        deals = len(worths)
        judged = [
            Judged(
                self._shown(sum(worth.chance for worth in column) // deals),
                _hundredths(sum(worth.left for worth in column) // deals),
                turn.plan,
            )
            for column, turn in zip(zip(*worths, strict=True), turns, strict=True)
        ]
        first, mine = judged[0], judged[own]
        cost, left_cost = first.chance - mine.chance, mine.left - first.left
        error = self._error_shown(worths, own)
        left_error = _hundredths(_error([row[own].left - row[0].left for row in worths]))
        if _is_by_cards(first, mine):
            limits = LEFT_INACCURATE, LEFT_MISTAKEN, LEFT_BLUNDERED
            mark = _mark(left_cost, left_error, limits)
        else:
            mark = _mark(cost, error, (INACCURATE, MISTAKEN, BLUNDERED))
        return Judgement(
            mark=mark,
            cost=cost,
            error=error,
            left_cost=left_cost,
            left_error=left_error,
            candidates=0,
            played=mine,
            best=judged,
            unsignalled=first.turn,
            signals=False,
        )

    def _error_shown(self, worths: list[list[Worth]], turn: int) -> int:
        """The standard error of what the best turn is better by, in 1/10000."""
        error = _error([row[0].chance - row[turn].chance for row in worths])
        both = sum(row[0].chance for row in worths) + sum(row[turn].chance for row in worths)
        middle = both // (2 * len(worths))
        return (self._shown(middle + error) - self._shown(middle - error) + 1) // 2

    def _play_on(self, state: State, turn: Valued, talk: bool) -> Worth:
        state = play_turn(state, turn.plan)
        for _ in range(self.depth):
            if outcome(state) is not None or _is_cut_short(state):
                break
            seen = listen(state) if talk else view(state)
            turn = sharp_turns(self.net, seen, NARROW_WIDTH)[0]
            state = play_turn(state, turn.plan)
        if outcome(state) is not None or _is_cut_short(state):
            return Worth(0 if state.left else CERTAIN, state.left << 8)
        return self._meant(state.rules, turn.logit, state.left)

    def _meant(self, rules: Rules, logit: int, left: int) -> Worth:
        limit = 1 << 20
        knot = (max(-limit, min(limit, logit)) + limit) >> 8
        stage = left * (STAGES << 8) // len(rules.cards)
        return Worth(
            _looked_up(self.calibration.chance, stage, knot),
            _looked_up(self.calibration.left, stage, knot),
        )

    def _shown(self, chance: int) -> int:
        """What is shown for a chance in 1/65535: 1/10000."""
        within = min(max(chance, 0), CERTAIN)
        place, part = within >> 11, within & 2047
        low, high = self.calibration.shown[place : place + 2]
        value = (low * (2048 - part) + high * part) >> 11
        return (value * 10000 + CERTAIN // 2) // CERTAIN


def plan_of(view: View, lays: Sequence[Lay]) -> Plan:
    """The turn of these lays; raises NotATurn if the view does not allow them."""
    tops, rest, due = view.tops, tuple(sorted(view.hand)), view.turn.due
    for lay in lays:
        if lay.card not in rest or not view.rules.fits(lay.card, lay.pile, tops[lay.pile]):
            raise NotATurn
        tops, due = tops_after(tops, lay), due - {lay.pile}
        rest = tuple(card for card in rest if card != lay.card)
    if not lays and not view.turn.laid:
        raise NotATurn
    return Plan(tops, rest, due, 0, tuple(lays))


def is_same_turn(one: Plan, other: Plan) -> bool:
    return (one.tops, one.rest) == (other.tops, other.rest)


def _is_by_cards(best: Judged, played: Judged) -> bool:
    return best.chance < LOST_BELOW or played.chance > WON_ABOVE


def _is_clear(judgement: Judgement) -> bool:
    """Whether more deals would hardly change whether the turn has a mark."""
    if _is_by_cards(judgement.best[0], judgement.played):
        return abs(judgement.left_cost - LEFT_INACCURATE) > CLEAR * judgement.left_error
    return abs(judgement.cost - INACCURATE) > CLEAR * judgement.error


def _place(turns: list[Valued], turn: Valued) -> int:
    """Where a turn is among these; it is added if it is not there."""
    for place, other in enumerate(turns):
        if is_same_turn(other.plan, turn.plan):
            return place
    turns.append(turn)
    return len(turns) - 1


def _valued(net: Net, view: View, plan: Plan) -> Valued:
    return Valued(plan, net.logit(inputs_of(view, plan)))


def _is_cut_short(state: State) -> bool:
    """Whether a turn still owes something after all its lays."""
    turn = state.turn
    return turn is not None and turn.laid > 0


def _looked_up(rows: Rows, stage: int, knot: int) -> int:
    row, column = min(stage >> 8, STAGES - 1), min(knot >> 8, KNOTS - 1)
    down, along = stage - (row << 8), knot - (column << 8)
    low, high = (
        _mixed(numbers[column], numbers[column + 1], along) for numbers in rows[row : row + 2]
    )
    return _mixed(low, high, down)


def _mixed(one: int, other: int, part: int) -> int:
    """What is between two knots, `part` of 256 from the first."""
    return (one * (256 - part) + other * part) >> 8


def _error(leads: Sequence[int]) -> int:
    """The standard error of the mean difference."""
    deals = len(leads)
    squares = sum(lead * lead for lead in leads) - sum(leads) ** 2 // deals
    return isqrt(squares // (deals * (deals - 1)))


def _hundredths(left: int) -> int:
    return (left * 100 + 128) >> 8


def _mark(cost: int, error: int, limits: tuple[int, int, int]) -> Mark:
    first, second, third = limits
    sure = cost - 2 * error
    if sure > third:
        return Mark.BLUNDER
    if sure > second:
        return Mark.MISTAKE
    if sure > first:
        return Mark.INACCURACY
    return Mark.GOOD if cost + 2 * error < first else Mark.NONE
