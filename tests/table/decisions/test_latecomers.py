"""Those who come while others play."""

import pytest

from ninetyeight.table import Actor, BotSeat, TableCode, mine, shown_game, shown_table
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Arrive,
    Ask,
    Depart,
    EndGame,
    Kick,
    LayCard,
    Lock,
    RemoveBot,
    Rename,
    Sit,
    Stand,
    Start,
    StopAsking,
    TurnAway,
)
from ninetyeight.table.decisions.latecomers import MAX_REQUESTS
from ninetyeight.table.events import AskEnded, Joined, Sat
from ninetyeight.table.showing.types import ShownRequest
from tests.table.evenings import SERVER, WATCHING, Evening, begun, gathered, guest_of
from tests.table.play import play_on


def number(evening: Evening, name: str = "Dora") -> int:
    request = evening.table.request_of(guest_of(name))
    assert request is not None
    return request.number


def asking(seat: int | None = 1) -> Evening:
    """A game of Ada and a bot, where Dora has come late and asks."""
    evening = begun("Ada", bots=1)
    evening.do("Dora", Ask("Dora", seat))
    evening.do("Dora", Arrive("node"))
    return evening


def test_everybody_sees_who_asks_for_what() -> None:
    evening = asking()
    shown = shown_table(evening.table, None).requests
    assert shown == (ShownRequest(number(evening), "Dora", 1),)


def test_whoever_is_admitted_has_the_hand_of_the_bot() -> None:
    evening = asking()
    hand = evening.game.state.hands[1]
    (joined,) = evening.do("Ada", Admit(number(evening)))
    assert isinstance(joined, Joined) and joined.seat == 1
    assert evening.table.seats_of(guest_of("Dora")) == (1,)
    own = mine(evening.table, evening.seat("Dora"))
    assert own is not None and own.hand == tuple(sorted(hand))
    assert evening.table.visitors == () and not list(evening.table.bots)
    game = shown_game(evening.table)
    assert game is not None and game.names == ("Ada", "Dora")


def test_before_that_nobody_is_told_a_card() -> None:
    evening = asking()
    assert evening.actor("Dora").seat is None
    for command in (LayCard(5, "a"), Admit(number(evening)), TurnAway(number(evening))):
        assert evening.refusal("Dora", command) == TableCode.NOT_SEATED


def test_the_game_goes_on_with_the_new_person() -> None:
    evening = asking()
    evening.do("Ada", Admit(number(evening)))
    play_on(evening, 500)
    assert evening.table.phase == "over"


def test_a_request_for_the_next_game_is_kept_when_this_one_is_over() -> None:
    evening = asking(seat=None)
    _, sat = evening.do("Ada", EndGame())
    assert isinstance(sat, Sat) and (sat.seat, sat.name) == (2, "Dora")
    assert evening.table.visitors == ()
    evening.do("Ada", Again())
    assert evening.game.names == ("Ada", "Ash", "Dora")


def test_a_free_seat_in_the_next_game_needs_nobody_s_leave() -> None:
    evening = asking(seat=None)
    assert evening.do("Ada", Admit(number(evening))) == ()


def test_at_a_table_that_was_locked_meanwhile_nobody_is_seated() -> None:
    evening = asking(seat=None)
    evening.do("Ada", Lock(True))
    (_,) = evening.do("Ada", EndGame())
    assert evening.table.visitors == ()


def test_no_more_wait_for_the_next_game_than_there_are_seats() -> None:
    evening = begun("Ada", "Bob", "Cleo", bots=1)
    evening.do("Dora", Ask("Dora"))
    assert evening.refusal("Eve", Ask("Eve")) == TableCode.TABLE_FULL
    assert evening.refusal("Dora", Ask("Dora", 3)) is None
    assert evening.refusal("Eve", Ask("Eve")) is None


def test_only_so_many_ask_at_once() -> None:
    evening = begun("Ada", bots=1)
    for name in ("Bob", "Cleo", "Dora", "Eve", "Flo")[:MAX_REQUESTS]:
        evening.do(name, Ask(name, 1))
    assert evening.refusal("Gus", Ask("Gus", 1)) == TableCode.TOO_MANY_ASK
    assert evening.refusal("Bob", Ask("Bob")) is None


def test_asking_for_the_same_again_is_no_step() -> None:
    evening = asking()
    assert evening.do("Dora", Ask("Dora", 1)) == ()


def test_a_request_can_be_taken_back() -> None:
    evening = asking()
    assert evening.do("Dora", StopAsking()) == (AskEnded(guest_of("Dora"), "Dora"),)
    assert evening.table.visitors == ()
    assert evening.do("Dora", StopAsking()) == ()
    assert evening.refusal("Ada", Admit(3)) == TableCode.NO_SUCH_REQUEST


def test_a_request_ends_when_whoever_asks_is_gone() -> None:
    evening = asking()
    evening.do("Dora", Arrive("south"))
    evening.do("Dora", Depart("node"))
    assert list(evening.table.requests)
    evening.do(SERVER, Depart("south"))
    assert evening.table.visitors == ()


def test_so_does_one_of_somebody_who_was_gone_before_it_was_noticed() -> None:
    evening = begun("Ada", bots=1)
    evening.do("Dora", Ask("Dora", 1))
    evening.do("Dora", Depart("node"))
    assert evening.table.visitors == ()


def test_who_is_turned_away_cannot_ask_again_before_the_next_game() -> None:
    evening = asking()
    evening.do("Ada", TurnAway(number(evening)))
    assert evening.refusal("Dora", Ask("Dora", 1)) == TableCode.TURNED_AWAY
    evening.do("Ada", EndGame())
    evening.do("Ada", Again())
    assert evening.refusal("Dora", Ask("Dora", 1)) is None


def test_who_was_kicked_cannot_ask() -> None:
    evening = gathered("Ada", "Bob", bots=1)
    evening.do("Ada", Kick(1))
    evening.do("Ada", Start())
    assert evening.refusal("Bob", Ask("Robert", 1)) == TableCode.BARRED


@pytest.mark.parametrize("seat", [None, 1])
def test_nobody_asks_at_a_locked_table(seat: int | None) -> None:
    evening = begun("Ada", bots=1)
    evening.do("Ada", Lock(True))
    assert evening.refusal("Dora", Ask("Dora", seat)) == TableCode.TABLE_LOCKED


def test_nobody_asks_for_what_there_is_not() -> None:
    evening = begun("Ada", "Bob", bots=1)
    assert evening.refusal("Dora", Ask("Dora", 0)) == TableCode.NO_BOT_THERE
    assert evening.refusal("Dora", Ask("Dora", 4)) == TableCode.NO_BOT_THERE
    assert evening.refusal("Dora", Ask("Dora", 9)) == TableCode.NO_SUCH_SEAT
    assert evening.refusal("Bob", Ask("Bob", 2)) == TableCode.ALREADY_SEATED
    assert evening.refusal(Actor(), Ask("Dora", 2)) == TableCode.NO_GUEST
    assert evening.refusal(WATCHING, Ask("Dora", 2)) == TableCode.ONLY_WATCHING
    assert gathered("Ada").refusal("Dora", Ask("Dora")) == TableCode.NO_GAME


def test_the_name_of_somebody_who_asks_is_taken() -> None:
    evening = asking()
    assert evening.refusal("Ada", Rename("Dora")) == TableCode.BAD_NAME
    assert evening.refusal("Eve", Ask("dora", 1)) == TableCode.BAD_NAME
    assert evening.refusal("Dora", Ask("ada", 1)) == TableCode.BAD_NAME


def test_between_games_too_a_bot_makes_room() -> None:
    evening = gathered("Ada", bots=4)
    evening.do("Dora", Ask("Dora", 2))
    evening.do("Ada", Admit(number(evening)))
    assert evening.seat("Dora") == 2


def test_a_request_ends_with_the_bot() -> None:
    evening = gathered("Ada", bots=2)
    evening.do("Dora", Ask("Dora", 2))
    evening.do("Ada", RemoveBot(2))
    assert evening.table.visitors == ()


def test_who_asks_and_then_sits_down_does_not_ask_any_more() -> None:
    evening = gathered("Ada", bots=1)
    evening.do("Dora", Ask("Dora", 1))
    evening.do("Dora", Sit("Dora"))
    assert evening.table.visitors == ()
    assert isinstance(evening.table.places[1], BotSeat)


def test_a_host_who_looks_on_admits_and_may_ask_too() -> None:
    evening, host = Evening("Ada", host_sits=False), Actor(guest_of("Ada"))
    for command in (AddBot("sharp"), AddBot("sharp"), Start(), Ask("Ada", 0)):
        evening.do(host, command)
    evening.do("Dora", Ask("Dora", 1))
    evening.do(host, Admit(number(evening)))
    assert evening.seat("Dora") == 1
    evening.do(host, StopAsking())
    assert [visitor.guest for visitor in evening.table.visitors] == [host.guest]


def test_somebody_who_stood_up_can_ask_again() -> None:
    evening = gathered("Ada", "Dora", bots=1)
    evening.do("Dora", Stand())
    evening.do("Ada", Start())
    assert evening.refusal("Dora", Ask("Dora", 1)) is None
