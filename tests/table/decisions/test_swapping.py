"""People who change places between games."""

import pytest

from ninetyeight.table import Actor, TableCode, shown_table
from ninetyeight.table.commands import AddBot, Command, EndGame, Sit, Stand, Swap
from ninetyeight.table.events import SeatsSwapped, SwapOffered
from tests.table.evenings import begun, dealt, gathered, guest_of


def test_two_change_places_when_both_have_offered_it() -> None:
    evening = gathered("Ada", "Bob", "Cleo")
    assert evening.do("Bob", Swap(0)) == (SwapOffered(1, 0),)
    offering = shown_table(evening.table, None).seats[1]
    assert offering is not None and offering.swap_with == 0
    assert evening.do("Bob", Swap(0)) == ()
    assert evening.do("Ada", Swap(1)) == (SeatsSwapped(0, 1),)
    assert [evening.seat(name) for name in ("Ada", "Bob", "Cleo")] == [1, 0, 2]
    assert evening.table.swaps == ()
    assert evening.table.host == guest_of("Ada")


def test_an_offer_to_one_is_none_to_another() -> None:
    evening = gathered("Ada", "Bob", "Cleo")
    evening.do("Bob", Swap(0))
    assert evening.do("Cleo", Swap(1)) == (SwapOffered(2, 1),)
    assert evening.do("Bob", Swap(2)) == (SeatsSwapped(1, 2),)


def test_an_offer_can_be_taken_back() -> None:
    evening = gathered("Ada", "Bob")
    assert evening.do("Bob", Swap(1)) == ()
    evening.do("Bob", Swap(0))
    assert evening.do("Bob", Swap(1)) == (SwapOffered(1, None),)
    assert evening.do("Ada", Swap(1)) == (SwapOffered(0, 1),)


@pytest.mark.parametrize("command", [Sit("Dora"), Stand(), AddBot("sharp")])
def test_an_offer_ends_when_others_sit_there(command: Command) -> None:
    evening = gathered("Ada", "Bob", "Cleo")
    evening.do("Bob", Swap(0))
    who = {Sit: "Dora", Stand: "Cleo"}.get(type(command), "Ada")
    evening.do(who, command)
    assert evening.table.swaps == ()


def test_free_seats_bots_and_one_s_own_people_have_nothing_against_it() -> None:
    evening = gathered("Ada", bots=1)
    ada = Actor(guest_of("Ada"))
    evening.do(ada, Sit("Ada's son"))
    for seat in (4, 1, 2):
        (event,) = evening.do(Actor(guest_of("Ada"), evening.seat("Ada")), Swap(seat))
        assert isinstance(event, SeatsSwapped) and evening.seat("Ada") == seat
    assert evening.seat("Ada's son") == 1


def test_in_a_game_everybody_stays() -> None:
    for evening in (dealt("Ada", "Bob"), begun("Ada", "Bob")):
        assert evening.refusal("Ada", Swap(1)) == TableCode.GAME_GOING_ON
    evening.do("Ada", EndGame())
    assert evening.refusal("Ada", Swap(1)) is None


def test_only_who_sits_changes_places_and_only_with_a_seat() -> None:
    evening = gathered("Ada", "Bob")
    assert evening.refusal("Dora", Swap(1)) == TableCode.NOT_SEATED
    assert evening.refusal("Ada", Swap(5)) == TableCode.NO_SUCH_SEAT
