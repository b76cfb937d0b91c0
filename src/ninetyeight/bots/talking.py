"""How bots talk: what their signals mean, and how they read those of others.

There is one convention for all levels, so that bots understand each other; `docs/talk.md` explains
it to people. About a pile a seat says

- *leave it to me* if it holds the card of the backwards trick or one of the next two live cards,
- *no big jump* if not, but one of the three live cards after those,
- nothing otherwise, and nothing else is meant by saying nothing.

Live cards are those that have not been laid. A signal fits several cards as long as several of them
are live, so it never names one. Signals of people are read in the same way; their *use it freely*
counts as saying nothing. The kernel computes all this in numbers: 0 for nothing, 1, 2.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_view
from ninetyeight.rules import PILES, Seat, View, begin_turn
from ninetyeight.talk import Meaning, Signal
from ninetyeight.talk.telling import SAID

from .bot import Signals

GLADNESS = (Meaning.RATHER_NOT, None, Meaning.GLADLY)
"""What is said about starting, by the kernel's numbers."""

Said = Mapping[Seat, Sequence[int]]


def heard(view: View, signals: Signals) -> Said | None:
    """What the others say about the four piles, in the kernel's numbers; None where nobody talks.

    Only the last signal of a seat about a pile counts. A single player has nobody to talk to.
    """
    players = len(view.hand_counts)
    if signals is None or players == 1:
        return None
    said = {Seat(seat): [0] * len(PILES) for seat in range(players) if seat != view.seat}
    for signal in signals:
        if signal.pile is not None and signal.seat in said:
            said[signal.seat][signal.pile] = SAID[signal.meaning]
    return said


def speak(view: View) -> tuple[Signal, ...]:
    """What a seat says by the convention: about piles, and before the start about starting."""
    if view.seat is None:
        return ()
    *piles, gladness = chosen_kernel().speak(pack_view(_as_if_in_turn(view, view.seat), None))
    meanings = {number: meaning for meaning, number in SAID.items() if number}
    signals = [
        Signal(view.seat, meanings[number], pile)
        for pile, number in zip(PILES, piles, strict=True)
        if number
    ]
    start = GLADNESS[gladness]
    if view.turn is None and start is not None:
        signals.append(Signal(view.seat, start))
    return tuple(signals)


def _as_if_in_turn(view: View, seat: Seat) -> View:
    """The same view as if the seat were in turn: the kernel knows no others."""
    turn = begin_turn(view.rules, view.tops, view.draw_count, seat)
    return replace(view, turn=turn)
