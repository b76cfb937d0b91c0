"""What was said before a lay, as bytes."""

from ninetyeight.rules import Card, Lay, Pile, Seat
from ninetyeight.talk import Meaning, Signal
from ninetyeight.talk.telling import UNTOLD, told_before

LAY = Lay(Card(34), Pile.C)
UNTOLD_OF_ALL = [UNTOLD] * 4

SIGNALS = (
    Signal(Seat(0), Meaning.LEAVE_IT_TO_ME, Pile.A),
    Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.B),
    Signal(Seat(1), Meaning.NO_BIG_JUMP, Pile.D),
    Signal(Seat(2), Meaning.USE_FREELY, Pile.C),
    Signal(Seat(2), Meaning.GLADLY),
)


def told(*spoken: int) -> list[int]:
    """What is told before the first seat lays the second card of its turn."""
    return list(told_before(LAY, Seat(0), 1, 3, SIGNALS, [Seat(seat) for seat in spoken]))


def test_it_begins_with_who_lays_what_and_after_how_many_cards() -> None:
    assert told()[:4] == [0, 1, 34, 2]


def test_those_who_have_not_spoken_have_told_nothing() -> None:
    assert told()[4:] == UNTOLD_OF_ALL * 3
    assert told(2)[4:12] == UNTOLD_OF_ALL * 2


def test_those_who_have_spoken_are_heard_about_every_pile() -> None:
    assert told(1, 2)[8:] == [0, 2, 0, 1, *(0, 0, 0, 0)]


def test_the_seat_in_turn_tells_nothing() -> None:
    assert told(0, 1, 2)[4:8] == UNTOLD_OF_ALL
    assert told(0) == told()
