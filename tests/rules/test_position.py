"""Positions as one line for people."""

from dataclasses import replace

from ninetyeight.rules import Outcome, Seat, choose_starter, deal_from, rules_named, view
from tests.positions import after, hand

STANDARD = rules_named("standard")
DEALT = deal_from(STANDARD, 2, STANDARD.cards)
PLAYED = after(choose_starter(DEALT, Seat(0)), "2a 8a")


def test_a_state_is_a_line() -> None:
    tops = "standard: a 1 b 1 c 100 d 100"
    hands = "hands 2 3 4 5 6 7 8 | 9 10 11 12 13 14 15"
    assert str(DEALT) == f"{tops}; 84 to draw; {hands}; not started"
    assert str(PLAYED).endswith("hands 3 4 5 6 7 | 9 10 11 12 13 14 15; seat 1 has laid 2 of 2")
    assert "hands none | 9" in str(replace(PLAYED, hands=(hand(), hand(9))))


def test_a_view_is_a_line_without_the_other_hands() -> None:
    table = "standard: a 8 b 1 c 100 d 100; 84 to draw; 5+7 cards in hands"
    turn = "seat 1 has laid 2 of 2"
    assert str(view(PLAYED, Seat(0))) == f"{table}, seat 1: 3 4 5 6 7; {turn}"
    assert str(view(PLAYED, None)) == f"{table}, a spectator; {turn}"
    assert str(replace(view(PLAYED, None), outcome=Outcome(96))).endswith("; over")
