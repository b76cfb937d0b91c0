"""The two players that look no further than the next card."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from ninetyeight.rules import EndTurn, Lay, Pile, View, legal_actions, view_after_lay, warns
from ninetyeight.talk import Meaning, Signal

from .bot import Signals, nothing_to_choose
from .talking import SAID, heard, speak


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Does anything that the rules allow, card by card."""

    name: str = "random"

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:  # noqa: ARG002
        def choose(view: View) -> Lay | None:
            actions = legal_actions(view)
            # Of all methods of Random, only random() is guaranteed to give the same in every
            # Python.
            action = actions[int(rng.random() * len(actions))]
            return action if isinstance(action, Lay) else None

        return _card_by_card(view, choose)

    def speak(self, view: View) -> tuple[Signal, ...]:
        return speak(view)


@dataclass(frozen=True, slots=True)
class RookieBot:
    """A likeable beginner: looks at single cards, nearest number first, and counts no cards.

    Covers due fires first, overlooks one backwards trick in four, listens to *leave it to me* only
    half of the time, and lays more than the minimum only for the next number or a trick. It never
    ignores the warning that a lay would lose the game.
    """

    name: str = "rookie"

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        attention = _Attention(view, signals, rng)
        return _card_by_card(view, attention.choose)

    def speak(self, view: View) -> tuple[Signal, ...]:
        return speak(view)


OVERLOOKED = 1 / 4
"""The probability of overlooking a backwards trick for the whole turn."""
HEEDED = 1 / 2
"""The probability of heeding the wishes about a pile in a turn."""
COURTESY = 10
"""How much longer a jump may be in order to avoid a pile that somebody asked for."""


@dataclass(slots=True)
class _Attention:
    """What a rookie sees and hears in one turn."""

    view: View
    signals: Signals
    rng: Random
    heeded: frozenset[Pile] = field(init=False)
    noticed: dict[Lay, bool] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        said = (heard(self.view, self.signals) or {}).values()
        leave = SAID[Meaning.LEAVE_IT_TO_ME]
        asked = [pile for pile in Pile if any(numbers[pile] == leave for numbers in said)]
        self.heeded = frozenset(pile for pile in asked if self.rng.random() < HEEDED)

    def choose(self, view: View) -> Lay | None:
        actions = legal_actions(view)
        lays = [action for action in actions if isinstance(action, Lay)]
        if EndTurn() in actions:
            return self._nearest(view, [lay for lay in lays if self._is_worth_it(view, lay)])
        assert view.turn is not None, "a seat that must lay is in turn"
        due = [lay for lay in lays if lay.pile in view.turn.due] or lays
        seen = [lay for lay in due if self._notices(view, lay)]
        # An overlooked trick is found after all if everything else loses the game.
        safe = ([lay for lay in choice if not warns(view, lay)] for choice in (seen, due, lays))
        return self._nearest(view, next(filter(None, safe)))

    def _nearest(self, view: View, lays: list[Lay]) -> Lay | None:
        return min(lays, key=lambda lay: (self._distance(view, lay), lay), default=None)

    def _is_worth_it(self, view: View, lay: Lay) -> bool:
        step = lay.card - view.tops[lay.pile]
        near = _is_trick(view, lay) or abs(step) == 1
        return near and lay.pile not in self.heeded and self._notices(view, lay)

    def _notices(self, view: View, lay: Lay) -> bool:
        if not _is_trick(view, lay):
            return True
        if lay not in self.noticed:
            self.noticed[lay] = self.rng.random() >= OVERLOOKED
        return self.noticed[lay]

    def _distance(self, view: View, lay: Lay) -> int:
        courtesy = COURTESY if lay.pile in self.heeded else 0
        if _is_trick(view, lay):
            return courtesy - view.rules.trick
        return courtesy + abs(lay.card - view.tops[lay.pile])


def _is_trick(view: View, lay: Lay) -> bool:
    return view.rules.is_trick(lay.card, lay.pile, view.tops[lay.pile])


def _card_by_card(view: View, choose: Callable[[View], Lay | None]) -> tuple[Lay, ...]:
    """The turn of somebody who chooses one lay after the other; None ends it."""
    lays: list[Lay] = []
    over = nothing_to_choose(view)
    while not over and (lay := choose(view)) is not None:
        lays.append(lay)
        view = view_after_lay(view, lay)
        over = view.outcome is not None
    return tuple(lays)
