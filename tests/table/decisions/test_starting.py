"""The deal, and agreeing who begins."""

import pytest

from ninetyeight.rules import SHUFFLE, Seed, deal, rules_named
from ninetyeight.table import Actor, Options, TableCode
from ninetyeight.table.commands import (
    Again,
    Agree,
    Arrive,
    Chat,
    Depart,
    EndGame,
    GiveSignal,
    HandOver,
    LetTimePass,
    Object,
    Propose,
    Sit,
    Stand,
    Start,
    TakeSeat,
)
from ninetyeight.table.events import (
    Agreed,
    Began,
    Dealt,
    HandedOver,
    Objected,
    Proposed,
    WantsAgain,
)
from ninetyeight.talk import Meaning
from tests.table.evenings import SERVER, Evening, begun, bot, dealt, gathered, guest_of


def test_the_start_deals_to_everybody_who_sits_by_the_rules_of_the_table() -> None:
    evening = gathered("Ada", "Bob", bots=1, options=Options(rules="expert+fire"))
    (event,) = evening.do("Ada", Start())
    assert isinstance(event, Dealt)
    assert (event.number, event.rules, event.order) == (1, "expert+fire", (0, 1, 2))
    assert evening.game.state == deal(rules_named("expert+fire"), 3, Seed(event.seed)), SHUFFLE
    assert evening.table.phase == "agreeing"


def test_those_who_play_move_together() -> None:
    evening = gathered("Ada")
    evening.do("Bob", Sit("Bob", seat=4))
    evening.do("Cleo", Sit("Cleo", seat=2))
    evening.do("Ada", Start())
    assert evening.game.names == ("Ada", "Cleo", "Bob")
    assert [evening.seat(name) for name in evening.game.names] == [0, 1, 2]


def test_a_person_who_has_moved_is_found_by_the_nonce() -> None:
    evening = gathered("Ada")
    evening.do("Bob", Sit("Bob", seat=4))
    nonce = evening.person("Bob").nonce
    assert evening.table.seat_with(nonce) == 4
    evening.do("Ada", Start())
    assert evening.table.seat_with(nonce) == 1
    assert evening.table.seat_with("nonce of nobody") is None


def test_whoever_plays_alone_begins_at_once() -> None:
    evening = gathered("Ada")
    events = evening.do("Ada", Start())
    assert [type(event) for event in events] == [Dealt, Began]
    assert evening.game.seat_in_turn == 0


def test_the_game_begins_when_all_others_have_agreed() -> None:
    evening = dealt("Ada", "Bob", "Cleo")
    evening.do("Bob", Propose())
    assert evening.do("Cleo", Agree()) == (Agreed(2),)
    assert evening.do("Ada", Agree()) == (Agreed(0), Began(1))
    assert evening.game.seat_in_turn == 1
    assert evening.game.start == 1


def test_bots_agree_at_once() -> None:
    evening = dealt("Ada", bots=2)
    events = evening.do("Ada", Propose())
    assert events == (Proposed(0, evening.now + 8), Agreed(1), Agreed(2), Began(0))


def test_the_game_begins_when_nobody_has_objected_in_time() -> None:
    evening = dealt("Ada", "Bob", options=Options(agree_seconds=5))
    assert evening.do("Ada", Propose()) == (Proposed(0, evening.now + 5),)
    evening.now += 4
    assert evening.do(SERVER, LetTimePass()) == ()
    evening.now += 1
    assert evening.do(SERVER, LetTimePass()) == (Began(0),)
    assert evening.do(SERVER, LetTimePass()) == ()


def test_an_objection_clears_the_proposal() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Ada", Propose())
    assert evening.do("Bob", Object()) == (Objected(1),)
    assert evening.game.proposal is None
    assert evening.refusal("Bob", Agree()) == TableCode.NO_PROPOSAL
    evening.do("Bob", Propose())
    evening.do("Ada", Agree())
    assert evening.game.start == 1


def test_there_is_one_proposal_at_a_time() -> None:
    evening = dealt("Ada", "Bob", "Cleo")
    evening.do("Ada", Propose())
    assert evening.refusal("Bob", Propose()) == TableCode.ALREADY_PROPOSED
    assert evening.refusal("Ada", Propose()) == TableCode.ALREADY_PROPOSED


def test_agreeing_twice_or_to_the_own_proposal_is_no_step() -> None:
    evening = dealt("Ada", "Bob", "Cleo")
    evening.do("Ada", Propose())
    evening.do("Bob", Agree())
    assert evening.do("Bob", Agree()) == ()
    assert evening.do("Ada", Agree()) == ()


@pytest.mark.parametrize("command", [Propose(), Agree(), Object()])
def test_there_is_nothing_to_agree_before_the_deal_and_after_the_start(
    command: Propose | Agree | Object,
) -> None:
    assert gathered("Ada", "Bob").refusal("Bob", command) == TableCode.NO_GAME
    assert begun("Ada", "Bob").refusal("Bob", command) == TableCode.ALREADY_STARTED


@pytest.mark.parametrize("command", [Agree(), Object()])
def test_without_a_proposal_nobody_agrees_or_objects(command: Agree | Object) -> None:
    assert dealt("Ada", "Bob").refusal("Bob", command) == TableCode.NO_PROPOSAL


def test_a_seat_that_is_handed_over_agrees_as_bots_do() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Ada", Propose())
    events = evening.do("Bob", HandOver(1, "sharp"))
    assert events == (HandedOver(1, "sharp"), Agreed(1), Began(0))


def test_who_has_handed_over_does_not_decide_who_begins() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Bob", HandOver(1))
    assert evening.refusal("Bob", Propose()) == TableCode.BOT_PLAYS
    evening.do(bot(1), Propose())
    assert evening.refusal("Bob", Object()) == TableCode.BOT_PLAYS
    evening.do("Bob", TakeSeat())
    assert evening.refusal("Bob", Object()) is None


def test_what_was_said_about_starting_vanishes_at_the_start() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Ada", GiveSignal(Meaning.GLADLY))
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "b"))
    evening.do("Ada", Propose())
    evening.do("Bob", Agree())
    assert [signal.meaning for signal in evening.game.signals] == [Meaning.LEAVE_IT_TO_ME]


def test_again_deals_other_cards_or_the_same() -> None:
    evening = begun("Ada", "Bob")
    first = evening.game
    evening.do("Ada", EndGame())
    evening.do("Ada", Again(same_deal=True))
    assert evening.game.number == 2
    assert evening.game.seed == first.seed
    assert evening.game.state.hands == first.state.hands
    evening.do("Ada", EndGame())
    evening.do("Ada", Again())
    assert evening.game.seed != first.seed


def over(*people: str, bots: int = 0) -> Evening:
    evening = begun(*people, bots=bots)
    evening.do(people[0], EndGame())
    return evening


def test_without_the_host_cards_are_dealt_when_all_who_are_there_want_it() -> None:
    evening = over("Ada", "Bob", "Cleo", bots=1)
    evening.do("Ada", Depart("node"))
    assert evening.do("Bob", Again()) == (WantsAgain(1),)
    assert [person.ready for _, person in evening.table.people] == [False, True, False]
    assert evening.do("Bob", Again()) == ()
    events = evening.do("Cleo", Again())
    assert [type(event) for event in events] == [WantsAgain, Dealt]
    assert evening.game.number == 2 and evening.game.players == 4
    assert not any(person.ready for _, person in evening.table.people)


def test_while_the_host_is_there_the_host_deals() -> None:
    evening = over("Ada", "Bob")
    assert evening.do("Bob", Again()) == (WantsAgain(1),)
    assert [type(event) for event in evening.do("Ada", Again())] == [Dealt]


def test_when_the_last_one_who_was_not_ready_leaves_another_click_deals() -> None:
    evening = over("Ada", "Bob", "Cleo")
    evening.do("Bob", Again())
    evening.do("Cleo", Stand())
    evening.do("Ada", Depart("node"))
    assert [type(event) for event in evening.do("Bob", Again())] == [Dealt]


def test_people_at_one_device_want_to_play_again_together() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Bob", Sit("Bob's son"))
    evening.do(Actor(guest_of("Bob")), Arrive("node"))
    evening.do("Ada", Start())
    evening.do("Ada", EndGame())
    assert evening.do(Actor(guest_of("Bob"), 1), Again()) == (WantsAgain(1), WantsAgain(2))


def test_only_the_host_asks_for_the_same_deal() -> None:
    evening = over("Ada", "Bob")
    assert evening.refusal("Bob", Again(same_deal=True)) == TableCode.NOT_HOST
    assert evening.refusal("Cleo", Again()) == TableCode.NOT_SEATED


def test_again_needs_a_game_that_is_over() -> None:
    assert gathered("Ada").refusal("Ada", Again()) == TableCode.NO_GAME
    assert begun("Ada").refusal("Ada", Again()) == TableCode.GAME_GOING_ON


def test_what_was_said_about_the_last_game_does_not_count_in_the_next() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    evening.do("Ada", Chat("I had 47 all the time"))
    evening.do("Ada", Again())
    assert evening.person("Ada").texts == ()
