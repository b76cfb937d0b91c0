import pytest

from ninetyeight.rules import PILES, Pile, Seat
from ninetyeight.talk import Meaning, Signal

ABOUT_A_PILE = (Meaning.LEAVE_IT_TO_ME, Meaning.NO_BIG_JUMP, Meaning.USE_FREELY)
ABOUT_THE_START = (Meaning.GLADLY, Meaning.RATHER_NOT)


def test_a_signal_is_about_a_pile_or_about_the_start() -> None:
    assert (*ABOUT_A_PILE, *ABOUT_THE_START) == tuple(Meaning)
    assert all(meaning.is_about_a_pile for meaning in ABOUT_A_PILE)
    assert not any(meaning.is_about_a_pile for meaning in ABOUT_THE_START)


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("meaning", ABOUT_A_PILE)
def test_a_signal_about_a_pile_names_it(meaning: Meaning, pile: Pile) -> None:
    assert Signal(Seat(1), meaning, pile).pile is pile
    with pytest.raises(ValueError, match=f"'{meaning}' takes a pile"):
        Signal(Seat(1), meaning)


@pytest.mark.parametrize("meaning", ABOUT_THE_START)
def test_a_signal_about_the_start_names_no_pile(meaning: Meaning) -> None:
    assert Signal(Seat(1), meaning).pile is None
    with pytest.raises(ValueError, match=f"'{meaning}' takes no pile"):
        Signal(Seat(1), meaning, Pile.A)


def test_no_signal_holds_a_number_beside_its_seat() -> None:
    assert not any(letter.isnumeric() for meaning in Meaning for letter in meaning)
