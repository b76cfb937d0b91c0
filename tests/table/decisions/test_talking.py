"""Signals and chat."""

from string import ascii_lowercase

import pytest

from ninetyeight.rules import Pile, Seat
from ninetyeight.table import Actor, Options, Speak, TableCode, TableError, signals_of
from ninetyeight.table.commands import (
    BotSignal,
    Chat,
    Command,
    EndGame,
    GiveSignal,
    HandOver,
    TakeSeat,
    Withdraw,
)
from ninetyeight.table.events import Chatted, Signalled, Spoke, Withdrew
from ninetyeight.table.evolving.places import KEPT_TEXTS
from ninetyeight.talk import Meaning, Signal
from tests.positions import position
from tests.table.evenings import SERVER, begun, begun_with, dealt, gathered

SILENT = Options(talk=False)


def test_anybody_can_give_signals_at_any_time_in_a_game() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "a"))
    evening.do("Ada", GiveSignal(Meaning.NO_BIG_JUMP, "a"))
    assert evening.game.signals == (
        Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.A),
        Signal(Seat(0), Meaning.NO_BIG_JUMP, Pile.A),
    )
    assert gathered("Ada").refusal("Ada", GiveSignal(Meaning.GLADLY)) == TableCode.NO_GAME


def test_a_seat_says_one_thing_about_a_pile_and_one_about_starting() -> None:
    evening = dealt("Ada", "Bob")
    for meaning in (Meaning.GLADLY, Meaning.RATHER_NOT):
        evening.do("Ada", GiveSignal(meaning))
    for meaning in (Meaning.USE_FREELY, Meaning.NO_BIG_JUMP):
        evening.do("Ada", GiveSignal(meaning, "d"))
    said = [signal.meaning for signal in evening.game.signals]
    assert said == [Meaning.RATHER_NOT, Meaning.NO_BIG_JUMP]


def test_saying_the_same_again_is_no_step() -> None:
    evening = begun("Ada", "Bob")
    assert evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "c"))
    assert evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "c")) == ()


def test_a_signal_fades_when_its_pile_changes() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "a"))
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "c"))
    evening.lay("Ada", "10a")
    assert evening.game.signals == (Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.C),)


def test_a_signal_can_be_withdrawn() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "c"))
    assert evening.do("Ada", Withdraw("c")) == ()
    assert evening.do("Bob", Withdraw("c")) == (Withdrew(1, "c"),)
    assert evening.game.signals == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (GiveSignal(Meaning.USE_FREELY), TableCode.BAD_SIGNAL),
        (GiveSignal(Meaning.GLADLY, "a"), TableCode.BAD_SIGNAL),
        (GiveSignal(Meaning.GLADLY), TableCode.ALREADY_STARTED),
    ],
)
def test_a_signal_has_to_make_sense(command: GiveSignal, code: TableCode) -> None:
    assert begun("Ada", "Bob").refusal("Bob", command) == code


@pytest.mark.parametrize("command", [GiveSignal(Meaning.USE_FREELY, "a"), Chat("hello")])
def test_at_a_silent_table_nobody_talks_in_a_game(command: Command) -> None:
    evening = begun("Ada", "Bob", options=SILENT)
    assert evening.refusal("Bob", command) == TableCode.NO_TALK
    assert signals_of(evening.table) is None


def test_at_a_silent_table_people_chat_before_and_after_the_game() -> None:
    assert gathered("Ada", options=SILENT).refusal("Ada", Chat("hello")) is None


def test_only_who_plays_a_seat_gives_its_signals_but_its_owner_may_chat() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1))
    assert evening.refusal("Bob", GiveSignal(Meaning.USE_FREELY, "a")) == TableCode.BOT_PLAYS
    assert evening.do("Bob", Chat("good luck")) == (Chatted(1, "good luck"),)


def test_a_text_is_told_to_all() -> None:
    evening = begun("Ada", "Bob")
    assert evening.do("Bob", Chat("  leave the last pile  ")) == (
        Chatted(1, "leave the last pile"),
    )


@pytest.mark.parametrize(
    ("text", "code"), [(" ", TableCode.EMPTY_TEXT), ("x" * 301, TableCode.LONG_TEXT)]
)
def test_a_text_is_neither_empty_nor_long(text: str, code: TableCode) -> None:
    assert begun("Ada", "Bob").refusal("Bob", Chat(text)) == code


def test_a_text_with_a_card_number_is_refused_without_repeating_it() -> None:
    evening = begun("Ada", "Bob")
    with pytest.raises(TableError) as caught:
        evening.do("Bob", Chat("I hold 47"))
    assert caught.value.code == TableCode.NUMBER_TOLD
    assert "47" not in f"{caught.value}{caught.value.facts}"


def test_a_number_does_not_come_through_in_pieces() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", Chat("I have a for"))
    assert evening.refusal("Bob", Chat("ty-something")) == TableCode.NUMBER_TOLD
    assert evening.refusal("Ada", Chat("ty-something")) is None


def test_once_the_game_is_over_people_may_talk_about_the_cards() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    assert evening.refusal("Bob", Chat("I held 47")) is None


def test_who_does_not_sit_at_the_table_does_not_chat() -> None:
    evening = begun("Ada", bots=1)
    assert evening.refusal("Cleo", Chat("hello")) == TableCode.NOT_SEATED
    assert evening.refusal(Actor(seat=1), Chat("hello")) == TableCode.NOT_SEATED


def test_only_the_last_few_texts_of_a_person_are_remembered() -> None:
    evening = gathered("Ada")
    texts = tuple(f"hello {letter}" for letter in ascii_lowercase[: KEPT_TEXTS + 3])
    for text in texts:
        evening.do("Ada", Chat(text))
    assert evening.person("Ada").texts == texts[3:]


def test_bots_speak_together_and_what_they_say_no_more_ends() -> None:
    evening = begun("Ada", bots=2)
    said = (
        BotSignal(1, Meaning.LEAVE_IT_TO_ME, "a"),
        BotSignal(2, Meaning.NO_BIG_JUMP, "a"),
        BotSignal(2, Meaning.NO_BIG_JUMP, "b"),
    )
    assert evening.do(SERVER, Speak((1, 2), said)) == (
        *(Signalled(signal.seat, signal.meaning, signal.pile) for signal in said),
        Spoke((1, 2)),
    )
    later = (said[0], BotSignal(2, Meaning.LEAVE_IT_TO_ME, "b"))
    assert evening.do(SERVER, Speak((1, 2), later)) == (
        Withdrew(2, "a"),
        Signalled(2, Meaning.LEAVE_IT_TO_ME, "b"),
        Spoke((1, 2)),
    )


def test_a_bot_that_has_left_its_seat_meanwhile_says_nothing() -> None:
    evening = begun("Ada", "Bob", bots=1)
    evening.do("Bob", HandOver(1))
    evening.do("Bob", TakeSeat())
    said = (BotSignal(1, Meaning.USE_FREELY, "a"), BotSignal(2, Meaning.USE_FREELY, "b"))
    assert evening.do(SERVER, Speak((1, 2), said)) == (
        Signalled(2, Meaning.USE_FREELY, "b"),
        Spoke((2,)),
    )
    assert evening.do(SERVER, Speak((1,), said[:1])) == ()


def test_what_bots_say_has_to_make_sense() -> None:
    evening = begun("Ada", bots=1)
    late = Speak((1,), (BotSignal(1, Meaning.GLADLY),))
    assert evening.refusal(SERVER, late) == TableCode.ALREADY_STARTED
    assert (
        begun("Ada", bots=1, options=SILENT).refusal(SERVER, Speak((1,), ())) == TableCode.NO_TALK
    )
