import pytest

from ninetyeight.record import PlayedTurn, loads
from ninetyeight.rules import Card, Lay, Pile, Seat
from ninetyeight.talk import Meaning, Signal
from tests.record.small import GAME, KNOWN


def test_turns_and_signals_are_read_in_their_order() -> None:
    first, second, third, fourth, *_ = loads(GAME, KNOWN).entries
    assert first == Signal(Seat(0), Meaning.GLADLY)
    assert second == PlayedTurn(Seat(1), (Lay(Card(8), Pile.A), Lay(Card(5), Pile.A)))
    assert third == PlayedTurn(Seat(0), (Lay(Card(2), Pile.A), Lay(Card(3), Pile.A)))
    assert fourth == Signal(Seat(0), Meaning.NO_BIG_JUMP, Pile.A)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 8a 5a!", "2 8a 5a"),
        ("2 8a 5a!", "  2   8a\t5a!  # with the trick"),
        ("~ 1 gladly", "~1 gladly"),
        ("~ 1 gladly", "~  1\tgladly"),
    ],
    ids=["no mark", "space and a comment", "a close signal", "a wide signal"],
)
def test_the_same_can_be_written_in_other_ways(old: str, new: str) -> None:
    assert loads(GAME.replace(old, new), KNOWN) == loads(GAME, KNOWN)


def test_a_plus_tells_that_a_turn_goes_on() -> None:
    unfinished = GAME[: GAME.index("2 13c")] + "2 13c +\n~ 2 free b\n---\n"
    *_, turn, signal = loads(unfinished, KNOWN).entries
    assert turn == PlayedTurn(Seat(1), (Lay(Card(13), Pile.C),), goes_on=True)
    assert signal == Signal(Seat(1), Meaning.USE_FREELY, Pile.B)
