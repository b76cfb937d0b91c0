"""What was said before each lay of a game, as bytes: all that can be remembered of it later.

`docs/kernel.md` describes them under *view*.
"""

from collections.abc import Collection, Iterable

from ninetyeight.rules import PILES, Lay, Seat

from .signals import Meaning, Signal

SAID = {Meaning.USE_FREELY: 0, Meaning.NO_BIG_JUMP: 1, Meaning.LEAVE_IT_TO_ME: 2}
"""What is said about a pile, in numbers; 0 also stands for saying nothing."""

UNTOLD = 3
"""A seat has said nothing that counts: it is in turn, a person's, or was not asked."""

_NOTHING_TOLD, _SILENCE = bytes([UNTOLD] * len(PILES)), bytes(len(PILES))


def told_before(
    lay: Lay,
    seat: Seat,
    laid: int,
    players: int,
    signals: Iterable[Signal],
    spoken: Collection[Seat],
) -> bytes:
    """What was said before `seat` laid a card, after so many others in its turn.

    `spoken` are the seats that speak by the convention of the bots and have done so since the last
    card: if they are silent, that says something too.
    """
    untold = bytes((seat, laid, lay.card, lay.pile)) + _NOTHING_TOLD * players
    if not spoken:
        # So it is before every lay at a table of people.
        return untold
    told = bytearray(untold)
    for other in spoken:
        if other != seat:
            place = 4 + other * len(PILES)
            told[place : place + len(PILES)] = _SILENCE
    for signal in signals:
        if signal.pile is not None and signal.seat != seat and signal.seat in spoken:
            told[4 + signal.seat * len(PILES) + signal.pile] = SAID[signal.meaning]
    return bytes(told)
