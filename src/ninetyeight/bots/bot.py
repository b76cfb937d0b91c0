"""What a bot is: a player that chooses from what its seat may know."""

from collections.abc import Collection
from random import Random
from typing import Protocol

from ninetyeight.rules import Lay, View
from ninetyeight.talk import Signal

Signals = Collection[Signal] | None
"""What the seats say now, later signals after earlier ones; None where nobody talks at all.

The difference matters: at a table that talks, a seat that says nothing has said something.
"""


class Bot(Protocol):
    """A player. It is never given a State, so it cannot know more than its seat may know."""

    @property
    def name(self) -> str:
        """Its name for people; short, because records and tables show it."""
        ...

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        """The lays that complete the turn, in order.

        Empty if the game is over. The turn may already have begun; then an empty answer can also
        mean to end it as it is. All randomness comes from `rng`, so that the same view, signals and
        state of `rng` give the same turn.
        """
        ...

    def speak(self, view: View) -> tuple[Signal, ...]:
        """What it says about the piles, from its own hand; before the start also about starting."""
        ...


def nothing_to_choose(view: View) -> bool:
    """Whether the game is over; raises ValueError if it is not the turn of this seat."""
    if view.hand_in_turn is None:
        raise ValueError("only the seat in turn can be asked for a turn")
    return view.outcome is not None
