"""`random` and `rookie`: weak, but each in its own way."""

from collections import Counter
from random import Random

from hypothesis import strategies as st

from ninetyeight.bots.beginners import RandomBot, RookieBot
from ninetyeight.bots.bot import Bot
from ninetyeight.rules import (
    EndTurn,
    Lay,
    Pile,
    Seat,
    State,
    View,
    apply,
    explain,
    legal_actions,
    outcome,
    view,
    warns,
)
from ninetyeight.talk import Meaning, Signal
from tests.bots.tables import is_turn
from tests.positions import lay, position, turn_of
from tests.rules.strategies import chances, for_all, played_states

TURNS = 600
ROOKIE = RookieBot()


def chosen(state: State, seed: int = 1, *signals: Signal) -> tuple[Lay, ...]:
    return ROOKIE.choose_turn(view(state, Seat(0)), signals, Random(seed))


def seen(state: State) -> View:
    assert state.turn is not None
    return view(state, state.turn.seat)


def lays_of(*texts: str) -> tuple[Lay, ...]:
    return tuple(map(lay, texts))


@for_all(bot=st.sampled_from([RandomBot(), ROOKIE]), state=played_states(), rng=chances())
def test_their_turns_are_legal_at_any_moment(bot: Bot, state: State, rng: Random) -> None:
    lays = bot.choose_turn(seen(state), (), rng)
    assert lays == () if outcome(state) else is_turn(state, lays)


def test_random_takes_every_legal_action_equally_often() -> None:
    state = position(tops=(50, 60, 58, 49), hands=[[55, 61, 40]], draw=(), laid=1)
    actions = legal_actions(state)
    assert EndTurn() in actions
    turns = (RandomBot().choose_turn(seen(state), None, Random(seed)) for seed in range(TURNS))
    counts = Counter(turn[0] if turn else EndTurn() for turn in turns)
    assert set(counts) == set(actions)
    fair = TURNS / len(actions)
    assert all(0.6 * fair < count < 1.4 * fair for count in counts.values())


def test_rookie_takes_the_nearest_number_first() -> None:
    assert chosen(position(hands=[[7, 12, 40, 51, 60, 70, 80, 97]])) == lays_of("97c", "7a")


def test_rookie_covers_due_fires_first() -> None:
    hand = [2, 40, 51, 52, 53, 54, 56, 57]
    state = position("standard+fire", tops=(22, 1, 100, 100), hands=[hand])
    assert chosen(state)[:2] == lays_of("40a", "2b")


def test_rookie_overlooks_one_trick_in_four() -> None:
    state = position(tops=(40, 50, 25, 3), hands=[[30, 45]], draw=())
    turns = [chosen(state, seed) for seed in range(TURNS)]
    found = sum(turn[0] == lay("30a") for turn in turns)
    assert 0.68 < found / TURNS < 0.82


def test_rookie_finds_a_trick_that_is_the_only_way() -> None:
    state = position(tops=(40, 98, 3, 4), hands=[[30, 20]], draw=())
    assert all(chosen(state, seed)[0].card == 30 for seed in range(50))


def test_rookie_listens_to_leave_it_half_of_the_time() -> None:
    state = position(tops=(40, 38, 3, 4), hands=[[42], [90]], draw=())
    asked = Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.A)
    assert chosen(state) == lays_of("42a")
    heeded = sum(chosen(state, seed, asked) == lays_of("42b") for seed in range(TURNS))
    assert 0.43 < heeded / TURNS < 0.57


def test_rookie_does_not_hear_itself() -> None:
    state = position(tops=(40, 38, 3, 4), hands=[[42], [90]], draw=())
    own = Signal(Seat(0), Meaning.LEAVE_IT_TO_ME, Pile.A)
    assert all(chosen(state, seed, own) == lays_of("42a") for seed in range(50))


def test_rookie_does_not_count_cards() -> None:
    tops, hand = (40, 30, 70, 60), [47, 45, 66, 50, 72]
    many, few = ((41, 42, 43, 44, 61, 62, 90), (2, 3, 4, 5, 6, 7, 99))
    for seed in range(20):
        turns = [
            chosen(position(tops=tops, hands=[hand], draw=draw, laid=1), seed)
            for draw in (many, few)
        ]
        assert turns[0] == turns[1]


@for_all(
    state=played_states(),
    rng=chances(),
    heard=st.frozensets(st.sampled_from(Pile)),
)
def test_rookie_heeds_warnings_and_goes_on_only_for_what_is_near(
    state: State, rng: Random, heard: frozenset[Pile]
) -> None:
    now = seen(state)
    other = Seat((turn_of(state).seat + 1) % len(state.hands))
    signals = [Signal(other, Meaning.LEAVE_IT_TO_ME, pile) for pile in heard]
    for played in ROOKIE.choose_turn(now, signals, rng):
        top = now.tops[played.pile]
        assert not warns(now, played)
        if explain(now, EndTurn()) is None:
            trick = now.rules.is_trick(played.card, played.pile, top)
            assert trick or abs(played.card - top) == 1
        now = apply(now, played)
