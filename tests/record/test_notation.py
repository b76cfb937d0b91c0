import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninetyeight.record import (
    format_lay,
    format_result,
    format_seat,
    format_signal,
    parse_lay,
    parse_pile,
    parse_result,
    parse_seat,
    parse_signal,
)
from ninetyeight.rules import PILES, Card, Lay, Outcome, Pile, Seat
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.record.strategies import signals


@given(
    card=st.integers(1, 999).map(Card),
    pile=st.sampled_from(PILES),
    trick=st.booleans(),
)
def test_a_lay_is_read_as_it_was_written(card: Card, pile: Pile, trick: bool) -> None:
    lay = Lay(card, pile)
    assert parse_lay(format_lay(lay, trick=trick)) == (lay, trick)


@given(st.integers(0, 98).map(Seat))
def test_a_seat_is_read_as_it_was_written(seat: Seat) -> None:
    assert parse_seat(format_seat(seat)) == seat


@given(signals(players=99))
def test_a_signal_is_read_as_it_was_written(signal: Signal) -> None:
    assert parse_signal(format_signal(signal)) == signal
    withdrawn = Withdrawal(signal.seat, signal.pile)
    assert parse_signal(format_signal(withdrawn)) == withdrawn


@given(st.integers(0, 999).map(Outcome))
def test_a_result_is_read_as_it_was_written(outcome: Outcome) -> None:
    assert parse_result(format_result(outcome)) == outcome


@pytest.mark.parametrize("pile", PILES)
def test_a_pile_is_named_by_its_letter(pile: Pile) -> None:
    assert parse_pile(pile.letter) is pile


def test_what_is_written_looks_as_documented() -> None:
    assert format_lay(Lay(Card(57), Pile.A)) == "57a"
    assert format_lay(Lay(Card(47), Pile.D), trick=True) == "47d!"
    assert format_seat(Seat(0)) == "1"
    assert format_signal(Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.C)) == "2 leave c"
    assert format_signal(Signal(Seat(2), Meaning.RATHER_NOT)) == "3 rather-not"
    assert format_signal(Withdrawal(Seat(1), Pile.C)) == "2 withdraw c"
    assert format_signal(Withdrawal(Seat(2))) == "3 withdraw"
    assert format_result(Outcome(14)) == "lost 14"
    assert format_result(Outcome(0)) == "won 0"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "57",
        "a",
        "57e",
        "57A",
        "57 a",
        "-5a",
        "57a?",
        "57a!!",
        " 57a",
        "57a\n",
        "1000a",
        "007a",
        "00a",
    ],
)
def test_what_is_no_lay_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a lay"):
        parse_lay(text)


@pytest.mark.parametrize("text", ["", "0", "01", "-1", "+1", "1.0", "100", "one", "²", "٢", "2\n"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a seat"):
        parse_seat(text)


@pytest.mark.parametrize("text", ["", "A", "e", "ab", " a"])
def test_what_is_no_pile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a pile"):
        parse_pile(text)


@pytest.mark.parametrize(
    "text",
    ["", "won", "lost", "won 1", "lost 0", "lost 00", "lost 07", "lost -1", "lost 1000", "Lost 3"],
)
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a result"):
        parse_result(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not a signal"),
        ("2", "is not a signal"),
        ("leave a", "is not a signal"),
        ("2 shout a", "is not a signal"),
        ("2 leave a b", "is not a signal"),
        ("2 leave a 57", "is not a signal"),
        ("2 leave 57", "is not a pile"),
        ("x leave a", "is not a seat"),
        ("2 leave", "takes a pile"),
        ("2 gladly a", "takes no pile"),
    ],
)
def test_what_is_no_signal_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_signal(text)
