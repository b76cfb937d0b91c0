"""What was said before each lay is kept for bots that remember it."""

import pytest

from ninetyeight.rules import PILES
from ninetyeight.table import Options, Speak, history_of
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Ask,
    BotSignal,
    EndGame,
    GiveSignal,
    HandOver,
    Propose,
    ReplaceBot,
    Start,
    TakeBack,
    TakeSeat,
)
from ninetyeight.table.events import Laid, TurnEnded
from ninetyeight.table.pile_letters import pile_of
from ninetyeight.talk import Meaning
from ninetyeight.talk.telling import UNTOLD
from tests.table.evenings import SERVER, Evening, begun, dealt, gathered
from tests.table.play import play_on

LEAVE = Meaning.LEAVE_IT_TO_ME
SILENCE, NOTHING = [0] * 4, [UNTOLD] * 4


def rows(evening: Evening) -> list[bytes]:
    """What was said before each lay."""
    told, size = history_of(evening.table), 4 + len(PILES) * evening.game.players
    assert len(told) % size == 0
    return [told[place : place + size] for place in range(0, len(told), size)]


def said_before_last_lay(evening: Evening, seat: int) -> list[int]:
    row = rows(evening)[-1]
    return list(row[4 + 4 * seat : 8 + 4 * seat])


def speak(evening: Evening, *seats: int) -> None:
    """The bots in these seats speak; each wants to have the second pile."""
    evening.do(SERVER, Speak(seats, tuple(BotSignal(seat, LEAVE, "b") for seat in seats)))


def lay(evening: Evening) -> None:
    """Whoever is in turn lays a card, and ends the turn before if it may end."""
    before = len(rows(evening))
    while len(rows(evening)) == before:
        play_on(evening, 1)


def test_a_game_begins_with_nothing_told() -> None:
    assert dealt("Ada", "Bob").game.told == b""
    assert begun("Ada", "Bob").game.told == b""


@pytest.mark.parametrize(
    ("people", "options"), [(("Ada",), Options()), (("Ada", "Bob"), Options(talk=False))]
)
def test_where_nobody_talks_nothing_is_kept(people: tuple[str, ...], options: Options) -> None:
    evening = begun(*people, options=options)
    play_on(evening, 5)
    assert evening.game.told is None
    assert history_of(evening.table) == b""


def test_alone_a_lay_can_be_taken_back_as_before() -> None:
    evening = begun("Ada")
    play_on(evening, 1)
    evening.do("Ada", TakeBack())
    assert evening.game.told is None


def test_every_lay_of_the_game_is_kept_with_its_seat_and_place_in_the_turn() -> None:
    evening = begun("Ada", "Bob", bots=1)
    play_on(evening)
    lays, place = [], 0
    for event in evening.events:
        if isinstance(event, Laid):
            lays.append((event.seat, place, event.card, pile_of(event.pile)))
            place += 1
        elif isinstance(event, TurnEnded):
            place = 0
    assert [tuple(row[:4]) for row in rows(evening)] == lays


def test_what_bots_have_said_is_kept_until_the_next_game() -> None:
    evening = begun("Ada", "Bob", bots=2)
    speak(evening, 2)
    lay(evening)
    assert said_before_last_lay(evening, 2) == [0, 2, 0, 0]
    assert said_before_last_lay(evening, 3) == NOTHING
    evening.do("Ada", EndGame())
    evening.do("Ada", Again())
    assert evening.game.told == b""


def test_who_has_spoken_and_says_nothing_is_silent() -> None:
    evening = begun("Ada", bots=2)
    evening.do(SERVER, Speak((1, 2), ()))
    lay(evening)
    assert said_before_last_lay(evening, 1) == said_before_last_lay(evening, 2) == SILENCE


def test_before_a_card_that_was_laid_faster_than_bots_speak_nothing_was_told() -> None:
    evening = begun("Ada", bots=1)
    speak(evening, 1)
    lay(evening)
    lay(evening)
    assert evening.game.signals, "what was said about another pile still holds"
    assert said_before_last_lay(evening, 1) == NOTHING


def test_what_people_say_does_not_count() -> None:
    evening = begun("Ada", "Bob", bots=1)
    evening.do("Bob", GiveSignal(LEAVE, "b"))
    speak(evening, 2)
    lay(evening)
    assert said_before_last_lay(evening, 1) == NOTHING


def begun_with_an_engine(bots: int) -> Evening:
    """A game in which Ada is in turn; an engine has the last seat."""
    evening = gathered("Ada", bots=bots)
    evening.do("Ada", AddBot("Nearest"))
    evening.do("Ada", Start())
    evening.do("Ada", Propose())
    return evening


def test_what_engines_say_does_not_count() -> None:
    evening = begun_with_an_engine(bots=1)
    speak(evening, 1, 2)
    lay(evening)
    assert said_before_last_lay(evening, 1) == [0, 2, 0, 0]
    assert said_before_last_lay(evening, 2) == NOTHING


def test_a_bot_that_plays_on_for_an_engine_counts() -> None:
    evening = begun_with_an_engine(bots=0)
    evening.do(SERVER, ReplaceBot(1, "steady"))
    speak(evening, 1)
    lay(evening)
    assert said_before_last_lay(evening, 1) == [0, 2, 0, 0]


def test_a_bot_that_takes_over_counts_once_it_has_spoken() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", GiveSignal(LEAVE, "a"))
    evening.do("Bob", HandOver(1))
    lay(evening)
    assert said_before_last_lay(evening, 1) == NOTHING
    speak(evening, 1)
    lay(evening)
    assert said_before_last_lay(evening, 1) == [0, 2, 0, 0]


def test_a_bot_whose_seat_was_taken_back_counts_no_more() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1))
    speak(evening, 1)
    evening.do("Bob", TakeSeat())
    lay(evening)
    assert said_before_last_lay(evening, 1) == NOTHING


def test_what_a_person_has_said_between_two_bots_does_not_count() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1))
    speak(evening, 1)
    evening.do("Bob", TakeSeat())
    evening.do("Bob", GiveSignal(LEAVE, "a"))
    evening.do("Bob", HandOver(1))
    assert not evening.game.spoken
    lay(evening)
    assert said_before_last_lay(evening, 1) == NOTHING


def test_a_latecomer_in_the_seat_of_a_bot_does_not_count() -> None:
    evening = begun("Ada", bots=1)
    speak(evening, 1)
    evening.do("Dora", Ask("Dora", 1))
    ((_, request),) = evening.table.requests
    evening.do("Ada", Admit(request.number))
    lay(evening)
    assert said_before_last_lay(evening, 1) == NOTHING
