"""What the server has to do because no person does it."""

from ninetyeight.rules import Seat
from ninetyeight.table import (
    BotProposes,
    BotsSpeak,
    BotTurn,
    Options,
    Speak,
    TimePasses,
    owed,
)
from ninetyeight.table.commands import (
    BotSignal,
    EndGame,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Object,
    Propose,
    TakeSeat,
)
from ninetyeight.talk import Meaning
from tests.positions import position
from tests.table.evenings import SERVER, Evening, begun, bot, dealt, gathered

SILENT = Options(talk=False)


def say(evening: Evening, *said: BotSignal) -> None:
    seats = tuple(seat for seat, _ in evening.table.bots)
    evening.do(SERVER, Speak(seats, said))


def test_nothing_is_owed_before_and_after_a_game() -> None:
    evening = gathered("Ada", bots=2)
    assert owed(evening.table) == ()
    evening = begun("Ada", bots=2)
    evening.do("Ada", EndGame())
    assert owed(evening.table) == ()


def test_bots_speak_before_it_is_agreed_who_begins() -> None:
    evening = dealt("Ada", bots=2)
    assert owed(evening.table) == (BotsSpeak(((Seat(1), "steady"), (Seat(2), "steady"))),)
    say(evening)
    assert owed(evening.table) == ()


def test_a_person_who_has_not_said_rather_not_is_waited_for() -> None:
    evening = dealt("Ada", "Bob", bots=1)
    say(evening)
    evening.do("Ada", GiveSignal(Meaning.RATHER_NOT))
    evening.do("Bob", GiveSignal(Meaning.GLADLY))
    assert owed(evening.table) == ()


def test_if_every_person_would_rather_not_the_gladdest_bot_proposes() -> None:
    evening = dealt("Ada", bots=3)
    say(evening, BotSignal(1, Meaning.RATHER_NOT), BotSignal(3, Meaning.GLADLY))
    evening.do("Ada", GiveSignal(Meaning.RATHER_NOT))
    assert owed(evening.table) == (BotProposes(Seat(3)),)


def test_if_no_person_plays_a_bot_proposes_and_the_game_begins() -> None:
    evening = dealt("Ada", bots=1)
    evening.do("Ada", HandOver(0))
    say(evening, BotSignal(0, Meaning.RATHER_NOT))
    assert owed(evening.table) == (BotProposes(Seat(1)),)
    evening.do(bot(1), Propose())
    assert owed(evening.table) == (BotTurn(Seat(1), "steady"),)


def test_a_bot_does_not_propose_again_after_an_objection() -> None:
    evening = dealt("Ada", bots=2)
    say(evening)
    evening.do("Ada", GiveSignal(Meaning.RATHER_NOT))
    for seat in (1, 2):
        assert owed(evening.table) == (BotProposes(Seat(seat)),)
        evening.do(bot(seat), Propose())
        evening.do("Ada", Object())
    assert owed(evening.table) == ()


def test_a_proposal_has_its_time() -> None:
    evening = dealt("Ada", "Bob", options=SILENT)
    evening.do("Ada", Propose())
    assert owed(evening.table) == (TimePasses(evening.now + 8),)


def test_at_a_silent_table_bots_only_play() -> None:
    evening = dealt("Ada", bots=1, options=SILENT)
    assert owed(evening.table) == ()
    evening.do("Ada", Propose())
    assert owed(evening.table) == ()


def test_who_plays_alone_speaks_to_nobody() -> None:
    evening = begun("Ada")
    evening.do("Ada", HandOver(0, "sharp"))
    assert owed(evening.table) == (BotTurn(Seat(0), "sharp"),)


def test_bots_speak_once_before_each_card_and_turn_and_then_the_one_in_turn_plays() -> None:
    evening = dealt("Ada", bots=2)
    say(evening)
    evening.do("Ada", Propose())
    evening.put(position(hands=[[10, 20], [], []]))
    assert owed(evening.table) == ()
    both = (BotsSpeak(((Seat(1), "steady"), (Seat(2), "steady"))),)
    evening.lay("Ada", "10a")
    assert owed(evening.table) == both
    evening.do(SERVER, Speak((1, 2), ()))
    assert owed(evening.table) == ()
    evening.lay("Ada", "20a")
    assert owed(evening.table) == both
    evening.do("Ada", EndTheTurn())
    assert owed(evening.table) == (BotsSpeak(((Seat(2), "steady"),)),)
    evening.do(SERVER, Speak((2,), ()))
    assert owed(evening.table) == (BotTurn(Seat(1), "steady"),)


def test_a_bot_that_takes_over_speaks_or_plays() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1, "sharp"))
    assert owed(evening.table) == (BotsSpeak(((Seat(1), "sharp"),)),)
    evening.do("Bob", TakeSeat())
    evening.do("Ada", HandOver(0, "sharp"))
    assert owed(evening.table) == (BotTurn(Seat(0), "sharp"),)
    evening.do("Ada", TakeSeat())
    assert owed(evening.table) == ()
