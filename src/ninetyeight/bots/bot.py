"""What a bot is: a player that chooses from what its seat may know."""

from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Protocol

from ninetyeight.rules import Lay, Outcome, View, way_out
from ninetyeight.rules.position import tops_after
from ninetyeight.talk import Signal

Signals = Collection[Signal] | None
"""What the seats say now, later signals after earlier ones; None where nobody talks at all.

The difference matters: at a table that talks, a seat that says nothing has said something.
"""


class Bot(Protocol):
    """A player. It is never given a State, so it cannot know what its seat may not know."""

    @property
    def name(self) -> str:
        """What people call it; short, as records and tables show it."""
        ...

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        """The lays with which the turn goes on until it ends, in order.

        Nothing if the game is over. The turn may have begun already: then nothing can also mean
        that it is ended as it is. All chance is from `rng`, so that the same view, signals and
        state of `rng` give the same turn.
        """
        ...

    def speak(self, view: View) -> tuple[Signal, ...]:
        """What it says about the piles, from its own hand; before the start also about starting."""
        ...


def nothing_to_choose(view: View) -> bool:
    """Whether the game is over; raises ValueError where it is not the turn of this seat."""
    if view.hand_in_turn is None:
        raise ValueError("only the seat in turn can be asked for a turn")
    return view.outcome is not None


def after_lay(view: View, lay: Lay) -> View:
    """What the seat in turn sees once it has made a legal lay."""
    assert view.turn is not None and view.seat is not None, "a legal lay has a turn and a seat"
    rules, turn, seat = view.rules, view.turn.after_lay_on(lay.pile), view.seat
    tops, hand = tops_after(view.tops, lay), view.hand - {lay.card}
    left = view.left - 1
    over = left == 0 or way_out(rules, tops, hand, turn.missing, turn.due) is None
    return replace(
        view,
        tops=tops,
        hand=hand,
        hand_counts=(*view.hand_counts[:seat], len(hand), *view.hand_counts[seat + 1 :]),
        gone=view.gone | {lay.card},
        turn=turn,
        outcome=Outcome(left) if over else None,
    )
