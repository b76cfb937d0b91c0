"""The convention: what a hand says, and what is heard."""

import pytest

from ninetyeight.bots.talking import heard, speak
from ninetyeight.rules import PILES, Pile, Seat, State, View, view
from ninetyeight.talk import Meaning, Signal
from tests.positions import position
from tests.rules.strategies import dealt_games, for_all, played_states

LEAVE, NO_JUMP, FREE = Meaning.LEAVE_IT_TO_ME, Meaning.NO_BIG_JUMP, Meaning.USE_FREELY


def said_by_the_convention(now: View, pile: Pile) -> Meaning | None:
    """The convention once more, as docs/talk.md tells it."""
    live = sorted(now.unseen | now.hand, reverse=not pile.ascends)
    ahead = [card for card in live if (card > now.tops[pile]) == pile.ascends]
    tricks = {card for card in live if now.rules.is_trick(card, pile, now.tops[pile])}
    for cards, meaning in (({*ahead[:2], *tricks}, LEAVE), (set(ahead[2:5]), NO_JUMP)):
        if now.hand & cards and len(cards) > 1:
            return meaning
    return None


@for_all(state=played_states())
def test_a_hand_speaks_by_the_convention_at_any_moment(state: State) -> None:
    for seat in map(Seat, range(len(state.hands))):
        now = view(state, seat)
        expected = {pile: said_by_the_convention(now, pile) for pile in PILES}
        said = {signal.pile: signal.meaning for signal in speak(now)}
        assert said == {pile: meaning for pile, meaning in expected.items() if meaning}


@for_all(state=dealt_games())
def test_before_the_start_a_hand_may_also_say_how_gladly_it_starts(state: State) -> None:
    about_starting = [signal for signal in speak(view(state, Seat(0))) if signal.pile is None]
    assert len(about_starting) <= 1


@pytest.mark.parametrize(
    ("hand", "meaning"),
    [([2, 3, 4, 97, 98, 99, 50], Meaning.GLADLY), ([45, 46, 51, 52, 54, 55, 56], "rather-not")],
)
def test_a_hand_that_costs_little_starts_gladly(hand: list[int], meaning: str) -> None:
    started = position(hands=[hand, []])
    state = State(
        rules=started.rules, tops=started.tops, hands=started.hands, draw_pile=started.draw_pile
    )
    assert Signal(Seat(0), Meaning(meaning)) in speak(view(state, Seat(0)))


def test_a_spectator_says_nothing() -> None:
    assert speak(view(position(hands=[[], []]), None)) == ()


def test_signals_are_heard_as_numbers() -> None:
    now = view(position(hands=[[], [], []]), Seat(1))
    signals = [
        Signal(Seat(0), LEAVE, Pile.B),
        Signal(Seat(2), NO_JUMP, Pile.A),
        Signal(Seat(2), FREE, Pile.C),
        Signal(Seat(2), Meaning.GLADLY),
    ]
    assert heard(now, signals) == {0: [0, 2, 0, 0], 2: [1, 0, 0, 0]}


def test_only_the_last_word_about_a_pile_counts() -> None:
    now = view(position(hands=[[], []]), Seat(0))
    changed = [Signal(Seat(1), LEAVE, Pile.A), Signal(Seat(1), FREE, Pile.A)]
    assert heard(now, changed) == {1: [0, 0, 0, 0]}


def test_one_does_not_hear_oneself() -> None:
    now = view(position(hands=[[], []]), Seat(0))
    assert heard(now, [Signal(Seat(0), LEAVE, Pile.A)]) == {1: [0, 0, 0, 0]}


def test_silence_at_a_silent_table_says_nothing() -> None:
    assert heard(view(position(hands=[[], []]), Seat(0)), None) is None
    assert heard(view(position(hands=[[], []]), Seat(0)), []) is not None


def test_alone_there_is_nobody_to_hear() -> None:
    assert heard(view(position(hands=[[]]), Seat(0)), []) is None
