"""People who drop out and come back, and bots that play for them."""

import pytest

from ninetyeight.table import Actor, Options, TableCode
from ninetyeight.table.commands import (
    Arrive,
    Depart,
    EndGame,
    HandOver,
    ReplaceBot,
    Sit,
    Start,
    TakeSeat,
)
from ninetyeight.table.events import Arrived, Departed, Finished, HandedOver, SeatTaken
from tests.table.evenings import SERVER, Evening, begun, dealt, gathered, guest_of


def test_who_has_just_sat_down_is_away_until_the_first_socket_is_there() -> None:
    evening = Evening("Ada")
    assert evening.person("Ada").away_since == evening.now
    evening.now += 5
    assert evening.do("Ada", Arrive("north")) == (Arrived(0, "north"),)
    assert evening.person("Ada").away_since is None
    assert evening.do("Ada", Arrive("north")) == ()


def test_who_drops_out_keeps_the_seat() -> None:
    evening = begun("Ada", "Bob")
    evening.now += 100
    assert evening.do("Bob", Depart("node")) == (Departed(1, "node"),)
    assert evening.person("Bob").away_since == evening.now
    assert evening.do("Bob", Depart("node")) == ()
    evening.do("Bob", Arrive("node"))
    assert evening.person("Bob").away_since is None


def test_who_is_still_there_through_another_node_is_not_away() -> None:
    evening = begun("Ada", "Bob")
    assert evening.do("Bob", Arrive("north")) == (Arrived(1, "north", was_here=True),)
    assert evening.do("Bob", Depart("node")) == (Departed(1, "node", still_here=True),)
    assert evening.person("Bob").away_since is None


def test_people_at_one_device_come_and_go_together() -> None:
    evening = Evening("Ada")
    evening.do("Ada", Sit("Bob"))
    both = Actor(guest_of("Ada"))
    assert evening.do(both, Arrive("north")) == (Arrived(0, "north"), Arrived(1, "north"))
    assert evening.do(Actor(None, 1), Depart("north")) == (Departed(1, "north"),)


def test_one_of_several_at_a_device_comes_and_goes_alone_by_the_nonce() -> None:
    evening = Evening("Ada")
    evening.do("Ada", Sit("Bob"))
    ada, nonce = Actor(guest_of("Ada")), evening.person("Bob").nonce
    assert evening.do(ada, Arrive("north", nonce)) == (Arrived(1, "north"),)
    assert evening.do(ada, Depart("north", "nonce-of-nobody")) == ()
    assert evening.do(ada, Depart("north", nonce)) == (Departed(1, "north"),)


def test_when_a_node_is_gone_all_who_were_there_through_it_are_away() -> None:
    evening = gathered("Ada", "Bob", bots=1)
    evening.do("Bob", Arrive("north"))
    events = evening.do(SERVER, Depart("node"))
    assert events == (Departed(0, "node"), Departed(1, "node", still_here=True))


def test_a_seat_is_handed_over_at_once_by_its_owner() -> None:
    evening = begun("Ada", "Bob")
    assert evening.do("Bob", HandOver(1, "master")) == (HandedOver(1, "master"),)
    assert dict(evening.table.bots) == {1: "master"}
    assert evening.refusal("Bob", HandOver(1)) == TableCode.BOT_PLAYS


def test_somebody_else_s_seat_is_handed_over_only_after_the_grace_time() -> None:
    evening = begun("Ada", "Bob", "Cleo", options=Options(grace_seconds=20))
    assert evening.refusal("Cleo", HandOver(1)) == TableCode.NOT_LONG_AWAY
    evening.do("Bob", Depart("node"))
    evening.now += 19
    assert evening.refusal("Cleo", HandOver(1)) == TableCode.NOT_LONG_AWAY
    evening.now += 1
    assert evening.refusal("Dora", HandOver(1)) == TableCode.NOT_SEATED
    evening.do("Cleo", HandOver(1))
    assert evening.person("Bob").stand_in == "sharp"


def test_who_returns_gets_the_seat_back_by_taking_it() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", Depart("node"))
    evening.now += 30
    evening.do("Ada", HandOver(1))
    evening.do("Bob", Arrive("node"))
    assert evening.person("Bob").stand_in == "sharp"
    assert evening.do("Bob", TakeSeat()) == (SeatTaken(1),)
    assert evening.person("Bob").stand_in is None
    assert evening.do("Bob", TakeSeat()) == ()


def test_once_somebody_is_long_away_anybody_can_end_the_game() -> None:
    evening = begun("Ada", "Bob")
    assert evening.refusal("Bob", EndGame()) == TableCode.NOT_LONG_AWAY
    evening.do("Ada", Depart("node"))
    evening.now += 30
    assert evening.refusal("Dora", EndGame()) == TableCode.NOT_SEATED
    assert evening.do("Bob", EndGame()) == (Finished(98, given_up_by=1),)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (HandOver(1, "genius"), TableCode.UNKNOWN_LEVEL),
        (HandOver(2), TableCode.NO_PERSON_THERE),
        (HandOver(3), TableCode.NO_PERSON_THERE),
        (HandOver(9), TableCode.NO_SUCH_SEAT),
    ],
)
def test_a_seat_of_no_person_is_not_handed_over(command: HandOver, code: TableCode) -> None:
    assert dealt("Ada", "Bob", bots=1).refusal("Bob", command) == code


def test_a_clock_that_is_set_back_does_not_make_anybody_wait_longer() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Bob", Arrive("node"))
    evening.do("Bob", Depart("node"))
    assert evening.refusal("Ada", HandOver(1)) == TableCode.NOT_LONG_AWAY
    evening.now -= 3600
    assert evening.refusal("Ada", HandOver(1)) is None


def test_seats_are_handed_over_only_in_a_game() -> None:
    assert gathered("Ada").refusal("Ada", HandOver(0)) == TableCode.NO_GAME


def test_a_bot_that_fails_is_replaced_for_this_game() -> None:
    evening = begun("Ada", bots=1)
    assert evening.do(SERVER, ReplaceBot(1, "rookie")) == (HandedOver(1, "rookie"),)
    assert dict(evening.table.bots) == {1: "rookie"}
    assert evening.do(SERVER, ReplaceBot(1, "rookie")) == ()
    assert evening.refusal(SERVER, ReplaceBot(0, "rookie")) == TableCode.NO_BOT_THERE
    evening.do("Ada", EndGame())
    evening.do("Ada", Start())
    assert dict(evening.table.bots) == {1: "steady"}


def test_a_bot_plays_on_for_a_person_in_the_next_game() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1))
    evening.do("Ada", EndGame())
    evening.do("Ada", Start())
    assert dict(evening.table.bots) == {1: "sharp"}
