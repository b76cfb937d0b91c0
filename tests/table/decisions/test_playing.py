"""Laying cards, ending turns and games."""

import pytest

from ninetyeight.rules import Card, Lay, Pile
from ninetyeight.table import Actor, Options, TableCode, TableError, mine
from ninetyeight.table.commands import (
    Command,
    Depart,
    EndGame,
    EndTheTurn,
    HandOver,
    LayCard,
    TakeBack,
    TakeSeat,
)
from ninetyeight.table.events import Finished, Laid, SeatTaken, TakenBack, TurnEnded
from tests.positions import TIGHT, position
from tests.table.evenings import begun, begun_with, bot, dealt, gathered


def test_cards_are_laid_one_by_one() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    assert evening.lay("Ada", "10a") == (Laid(0, 10, "a", trick=False),)
    assert evening.game.state.tops == (10, 1, 100, 100)
    assert Card(10) not in evening.game.state.hands[0]


def test_a_trick_is_told_as_one() -> None:
    evening = begun_with(position(tops=[33, 1, 100, 100], hands=[[23], []]), "Ada", "Bob")
    assert evening.lay("Ada", "23a") == (Laid(0, 23, "a", trick=True),)


def test_a_turn_ends_when_its_player_says_so_and_cards_are_drawn() -> None:
    state = position(hands=[[10, 20], []])
    evening = begun_with(state, "Ada", "Bob")
    evening.lay("Ada", "10a")
    evening.lay("Ada", "20a")
    drawn = state.draw_pile[:2]
    assert evening.do("Ada", EndTheTurn()) == (TurnEnded(0, drawn),)
    assert evening.game.state.hands[0].issuperset(drawn)
    assert evening.game.seat_in_turn == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (LayCard(99, "a"), TableCode.NOT_IN_HAND),
        (LayCard(10, "b"), TableCode.DOES_NOT_FIT),
        (EndTheTurn(), TableCode.BELOW_MINIMUM),
    ],
)
def test_the_table_keeps_the_rules(command: Command, code: TableCode) -> None:
    evening = begun_with(position(tops=[1, 15, 99, 100], hands=[[10, 20], []]), "Ada", "Bob")
    assert evening.refusal("Ada", command) == code


def test_a_fire_that_is_due_has_to_be_covered() -> None:
    state = position("standard+fire", tops=[22, 1, 100, 100], hands=[[23, 30, 40], []])
    evening = begun_with(state, "Ada", "Bob")
    evening.lay("Ada", "30b")
    evening.lay("Ada", "40b")
    assert evening.refusal("Ada", EndTheTurn()) == TableCode.FIRE_UNCOVERED


def test_a_refusal_tells_the_facts_of_the_rules() -> None:
    evening = begun_with(position(tops=[1, 15, 100, 100], hands=[[10, 20], []]), "Ada", "Bob")
    with pytest.raises(TableError) as caught:
        evening.lay("Ada", "10b")
    assert caught.value.facts == {"card": 10, "pile": "b", "top": 15}


@pytest.mark.parametrize("command", [LayCard(2, "a"), EndTheTurn(), TakeBack()])
def test_only_who_is_in_turn_plays(command: Command) -> None:
    evening = begun("Ada", "Bob")
    assert evening.refusal("Bob", command) == TableCode.NOT_YOUR_TURN
    assert evening.refusal("Cleo", command) == TableCode.NOT_SEATED
    assert evening.refusal(bot(0), command) == TableCode.NO_BOT_THERE


@pytest.mark.parametrize("command", [LayCard(2, "a"), EndTheTurn(), TakeBack()])
def test_nobody_plays_before_the_start_and_after_the_end(command: Command) -> None:
    assert gathered("Ada").refusal("Ada", command) == TableCode.NO_GAME
    assert dealt("Ada", "Bob").refusal("Ada", command) == TableCode.NOT_STARTED
    evening = begun("Ada")
    evening.do("Ada", EndGame())
    assert evening.refusal("Ada", command) == TableCode.NO_GAME


def test_a_lay_that_loses_has_to_be_sure() -> None:
    evening = begun_with(position(tops=TIGHT, hands=[[99, 87], []]), "Ada", "Bob")
    assert evening.refusal("Ada", LayCard(99, "a")) == TableCode.WOULD_LOSE
    left = evening.game.state.left
    events = evening.lay("Ada", "99a", sure=True)
    assert events == (Laid(0, 99, "a", trick=False), Finished(left - 1))
    assert evening.table.phase == "over"


def test_the_last_card_wins() -> None:
    evening = begun_with(position(hands=[[50], []], draw=[]), "Ada", "Bob")
    assert evening.lay("Ada", "50a") == (Laid(0, 50, "a", trick=False), Finished(0))


def test_a_game_is_lost_when_the_next_player_cannot_go_on() -> None:
    # Ada lays all that fits, and Bob holds nothing that does.
    state = position(tops=TIGHT, hands=[[99, 2], [40, 41, 42, 43, 44, 45, 46]])
    evening = begun_with(state, "Ada", "Bob")
    evening.lay("Ada", "99a")
    evening.lay("Ada", "2c")
    ended, finished = evening.do("Ada", EndTheTurn())
    assert isinstance(ended, TurnEnded)
    assert finished == Finished(state.left - 2)


def test_who_plays_alone_can_take_lays_of_this_turn_back() -> None:
    state = position(hands=[[10, 20, 30]])
    evening = begun_with(state, "Ada")
    evening.lay("Ada", "10a")
    evening.lay("Ada", "30c")
    assert evening.do("Ada", TakeBack()) == (TakenBack(0, 30, "c"),)
    assert evening.game.lays == (Lay(Card(10), Pile.A),)
    evening.do("Ada", TakeBack())
    assert evening.game.state == state
    assert evening.refusal("Ada", TakeBack()) == TableCode.CANNOT_TAKE_BACK


def test_nothing_is_taken_back_after_drawing() -> None:
    evening = begun_with(position(hands=[[10, 20]]), "Ada")
    evening.lay("Ada", "10a")
    evening.lay("Ada", "20a")
    evening.do("Ada", EndTheTurn())
    assert evening.refusal("Ada", TakeBack()) == TableCode.CANNOT_TAKE_BACK


def test_with_others_at_the_table_nothing_is_taken_back() -> None:
    evening = begun_with(position(hands=[[10], []]), "Ada", "Bob")
    evening.lay("Ada", "10a")
    assert evening.refusal("Ada", TakeBack()) == TableCode.CANNOT_TAKE_BACK


def test_the_host_can_end_the_game_at_any_time() -> None:
    for evening in (dealt("Ada", "Bob"), begun("Ada", "Bob")):
        assert evening.do("Ada", EndGame()) == (Finished(98, given_up_by=0),)
        assert evening.table.phase == "over"
        assert evening.refusal("Ada", EndGame()) == TableCode.NO_GAME


def test_others_end_it_only_when_somebody_is_long_away() -> None:
    evening = begun("Ada", "Bob")
    assert evening.refusal("Bob", EndGame()) == TableCode.NOT_LONG_AWAY
    evening.do("Ada", Depart("node"))
    assert evening.refusal("Bob", EndGame()) == TableCode.NOT_LONG_AWAY
    evening.now += evening.table.options.grace_seconds
    assert evening.refusal("Bob", EndGame()) is None


def test_a_person_and_a_bot_never_play_one_seat_at_once() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    evening.do("Ada", HandOver(0, "sharp"))
    assert evening.refusal("Ada", LayCard(10, "a")) == TableCode.BOT_PLAYS
    evening.lay(bot(0), "10a")
    assert evening.do("Ada", TakeSeat()) == (SeatTaken(0),)
    assert evening.refusal(bot(0), LayCard(20, "a")) == TableCode.NO_BOT_THERE
    evening.lay("Ada", "20a")
    assert evening.game.state.tops[0] == 20


def test_a_seat_can_be_played_from_any_browser_that_is_bound_to_it() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    assert evening.lay(Actor("another-browser", 0), "10a")
    assert evening.lay(Actor(None, 0), "20a")


def test_a_table_can_play_every_rule_set() -> None:
    evening = begun("Ada", options=Options(rules="expert-hand+fire"))
    own = mine(evening.table, evening.seat("Ada"))
    assert own and len(own.hand) == 7
