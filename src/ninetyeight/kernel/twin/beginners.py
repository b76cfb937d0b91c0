"""The players that look no further than the next card, as in `c/beginners.c`."""

from dataclasses import dataclass, replace

from ninetyeight.rules import PILES, Card, Lay, Pile, is_trick, tops_after

from .chance import Chance
from .game import View, is_lost
from .history import LEAVE
from .turns import Plan

TRICK_BITS = 2
COURTESY = 10


@dataclass(frozen=True, slots=True)
class Random:
    """Does anything that the rules allow."""

    def choose(self, view: View, chance: Chance, /) -> Plan:
        lays: list[Lay] = []
        now = view
        while not _is_over(now):
            every = _lays(now)
            chosen = chance.below(len(every) + _may_end(now))
            if chosen == len(every):
                break
            lays.append(every[chosen])
            now = _after(now, every[chosen])
        return _plan(now, lays)


@dataclass(frozen=True, slots=True)
class Rookie:
    """Lays the nearest number first, and counts no cards."""

    def choose(self, view: View, chance: Chance, /) -> Plan:
        attention = _Attention.of(view, chance)
        lays: list[Lay] = []
        now = view
        while not _is_over(now) and (lay := attention.choose(now)):
            lays.append(lay)
            now = _after(now, lay)
        return _plan(now, lays)


@dataclass(frozen=True, slots=True)
class _Attention:
    """What a rookie overlooks and heeds in one turn."""

    hand: tuple[Card, ...]
    chance: int
    heeded: frozenset[Pile]

    @staticmethod
    def of(view: View, chance: Chance) -> "_Attention":
        tricks, piles = chance.next(), chance.next() >> 60
        others = [said for seat, said in enumerate(view.said) if seat != view.turn.seat]
        asked = {pile for pile in PILES if any(said[pile] == LEAVE for said in others)}
        heeded = frozenset(pile for pile in asked if piles >> pile & 1)
        return _Attention(tuple(sorted(view.hand)), tricks, heeded)

    def choose(self, view: View) -> Lay | None:
        """The next lay, of those with the nearest number the first; None ends the turn."""
        lays = _lays(view)
        if _may_end(view):
            return self._nearest(view, [lay for lay in lays if self._is_worth_it(view, lay)])
        due = [lay for lay in lays if lay.pile in view.turn.due] or lays
        seen = [lay for lay in due if self._notices(view, lay)]
        # What was overlooked is found after all when everything else loses the game.
        safe = ([lay for lay in some if not _loses(view, lay)] for some in (seen, due, lays))
        return self._nearest(view, next(filter(None, safe), []))

    def _nearest(self, view: View, lays: list[Lay]) -> Lay | None:
        return min(lays, key=lambda lay: (self._distance(view, lay), lay), default=None)

    def _is_worth_it(self, view: View, lay: Lay) -> bool:
        near = is_trick(view, lay) or abs(lay.card - view.tops[lay.pile]) == 1
        return near and lay.pile not in self.heeded and self._notices(view, lay)

    def _notices(self, view: View, lay: Lay) -> bool:
        bit = TRICK_BITS * (len(PILES) * self.hand.index(lay.card) + lay.pile)
        return not is_trick(view, lay) or self.chance >> bit & ((1 << TRICK_BITS) - 1) != 0

    def _distance(self, view: View, lay: Lay) -> int:
        courtesy = COURTESY if lay.pile in self.heeded else 0
        if is_trick(view, lay):
            return courtesy - view.rules.trick
        return courtesy + abs(lay.card - view.tops[lay.pile])


def _lays(view: View) -> list[Lay]:
    """All that fit, by card and pile."""
    every = [Lay(card, pile) for card in sorted(view.hand) for pile in PILES]
    return [lay for lay in every if view.rules.fits(lay.card, lay.pile, view.tops[lay.pile])]


def _may_end(view: View) -> bool:
    return not view.turn.missing and not view.turn.due


def _is_over(view: View) -> bool:
    return not view.hand | view.unseen or is_lost(view)


def _loses(view: View, lay: Lay) -> bool:
    after = _after(view, lay)
    return bool(after.hand | view.unseen) and is_lost(after)


def _after(view: View, lay: Lay) -> View:
    return replace(
        view,
        tops=tops_after(view.tops, lay),
        hand=view.hand - {lay.card},
        gone=view.gone | {lay.card},
        turn=view.turn.after_lay_on(lay.pile),
    )


def _plan(view: View, lays: list[Lay]) -> Plan:
    return Plan(view.tops, tuple(sorted(view.hand)), view.turn.due, 0, tuple(lays))
