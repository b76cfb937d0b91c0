"""The players that plan: their answers depend on what their seat may know, and on nothing else."""

from pathlib import Path
from pickle import dumps, loads
from random import Random

import pytest

from ninetyeight.bots import bot_named
from ninetyeight.bots.talking import speak
from ninetyeight.rules import RULE_SETS, Pile, Seat, State, determinize, view
from ninetyeight.talk import Meaning, Signal
from tests.bots.tables import LITTLE, bots_of, is_turn, states
from tests.positions import TIGHT, lay, position, turn_of

STANDARD = RULE_SETS["standard"]
PLANNERS = ["steady", "sharp", "master"]


def some_states(rules: str, players: int) -> list[State]:
    """Moments of a game, about half of them in the middle of a turn."""
    every = [*states(rules, players)]
    return every[::7]


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [1, 3])
def test_can_be_asked_at_any_moment_of_a_turn(rules: str, players: int, nets: Path) -> None:
    found = some_states(rules, players)
    assert any(turn_of(state).laid for state in found)
    for state in found:
        now = view(state, turn_of(state).seat)
        for bot in bots_of(state.rules, players, nets):
            assert is_turn(state, bot.choose_turn(now, (), Random(1)))


def test_the_same_view_and_seed_give_the_same_turn(nets: Path) -> None:
    for state in some_states("standard", 2):
        now = view(state, turn_of(state).seat)
        for bot in bots_of(STANDARD, 2, nets):
            first, second = (bot.choose_turn(now, (), Random(7)) for _ in range(2))
            assert first == second


def test_what_is_hidden_makes_no_difference(nets: Path) -> None:
    for state in some_states("standard+fire", 3):
        now = view(state, turn_of(state).seat)
        dealt_anew = determinize(now, Random(3))
        assert dealt_anew != state
        other = view(dealt_anew, turn_of(state).seat)
        for bot in bots_of(state.rules, 3, nets):
            assert bot.speak(now) == bot.speak(other)
            assert bot.choose_turn(now, (), Random(5)) == bot.choose_turn(other, (), Random(5))


@pytest.mark.parametrize("name", ["random", "rookie", *PLANNERS])
def test_a_view_that_is_stuck_gets_no_lay(name: str, nets: Path) -> None:
    stuck = position(tops=TIGHT, hands=[[30, 40], []])
    bot = bot_named(name, STANDARD, 2, budget=LITTLE, weights=nets)
    assert bot.choose_turn(view(stuck, Seat(0)), (), Random(1)) == ()


@pytest.mark.parametrize("name", PLANNERS)
def test_only_the_seat_in_turn_can_be_asked(name: str, nets: Path) -> None:
    bot = bot_named(name, STANDARD, 2, weights=nets)
    with pytest.raises(ValueError, match="in turn"):
        bot.choose_turn(view(position(hands=[[], []]), Seat(1)), (), Random(1))


def test_a_turn_that_may_end_can_be_left_as_it_is(nets: Path) -> None:
    state = position(tops=(20, 30, 70, 80), hands=[[48, 49, 50, 51, 52]], laid=3)
    bot = bot_named("steady", STANDARD, 1, weights=nets)
    assert bot.choose_turn(view(state, Seat(0)), None, Random(1)) == ()


def test_steady_heeds_what_is_asked_of_it() -> None:
    state = position(tops=(40, 39, 3, 4), hands=[[43, 90], [41]], draw=())
    now, bot = view(state, Seat(0)), bot_named("steady", STANDARD, 2)
    asked = Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.A)
    assert bot.choose_turn(now, [], Random(1))[0] == lay("43a")
    assert bot.choose_turn(now, [asked], Random(1))[0] == lay("43b")


def test_all_levels_speak_alike(nets: Path) -> None:
    now = view(next(states("standard", 4)), Seat(2))
    assert {bot.speak(now) for bot in bots_of(STANDARD, 4, nets)} == {speak(now)}


def test_a_bot_can_be_sent_to_another_process(nets: Path) -> None:
    state = next(states())
    for bot in bots_of(STANDARD, 2, nets):
        now = view(state, Seat(0))
        bot.choose_turn(now, (), Random(1))
        assert loads(dumps(bot)) == bot


def test_a_planner_asked_about_another_table_says_so(nets: Path) -> None:
    (state, *_) = states("standard", 2)
    now = view(state, turn_of(state).seat)
    for name in PLANNERS:
        bot = bot_named(name, STANDARD, 3, weights=nets)
        with pytest.raises(ValueError, match="was asked about standard with 2, but plays standard"):
            bot.choose_turn(now, (), Random(1))
