"""Which signals are heard."""

from ninetyeight.rules import Pile, Seat
from ninetyeight.talk import (
    Meaning,
    Signal,
    Withdrawal,
    heard_after,
    heard_after_lay,
    heard_after_start,
)

GLADLY = Signal(Seat(0), Meaning.GLADLY)
LEAVE_A = Signal(Seat(0), Meaning.LEAVE_IT_TO_ME, Pile.A)
FREE_B = Signal(Seat(0), Meaning.USE_FREELY, Pile.B)
OTHERS_A = Signal(Seat(1), Meaning.NO_BIG_JUMP, Pile.A)
ALL = (GLADLY, LEAVE_A, FREE_B, OTHERS_A)


def test_a_signal_replaces_what_the_seat_said_about_the_same_pile() -> None:
    again = Signal(Seat(0), Meaning.USE_FREELY, Pile.A)
    assert heard_after(ALL, again) == (GLADLY, FREE_B, OTHERS_A, again)
    assert heard_after((), again) == (again,)


def test_a_withdrawal_ends_one_signal() -> None:
    assert heard_after(ALL, Withdrawal(Seat(0), Pile.A)) == (GLADLY, FREE_B, OTHERS_A)
    assert heard_after(ALL, Withdrawal(Seat(0))) == (LEAVE_A, FREE_B, OTHERS_A)
    assert heard_after(ALL, Withdrawal(Seat(1), Pile.B)) == ALL


def test_what_was_said_about_a_pile_fades_when_the_pile_changes() -> None:
    assert heard_after_lay(ALL, Pile.A) == (GLADLY, FREE_B)
    assert heard_after_lay((), Pile.A) == ()


def test_what_was_said_about_starting_is_over_with_the_start() -> None:
    assert heard_after_start(ALL) == (LEAVE_A, FREE_B, OTHERS_A)
