"""A game at a table as a record."""

from ninetyeight.record import Record, dumps, final_state, loads, played
from ninetyeight.rules import Outcome, Seat, outcome, view
from ninetyeight.table import game_name, record_of, signals_of, view_of
from ninetyeight.table.commands import (
    Agree,
    ChangeOptions,
    EndGame,
    EndTheTurn,
    GiveSignal,
    Propose,
    Rename,
    Sit,
    Stand,
    Start,
    TakeBack,
    Withdraw,
)
from ninetyeight.talk import Meaning
from tests.table.evenings import Evening, begun, dealt, gathered
from tests.table.play import play_on


def turns_of(evening: Evening) -> list[str]:
    """The lines of the turns and signals."""
    return dumps(record_of(evening.table)).split("---\n")[1].splitlines()


def lay_any(evening: Evening, who: str, pile: str) -> str:
    """Lays a card that fits on an ascending pile with the smallest jump."""
    seat = evening.seat(who)
    top = evening.game.state.tops["abcd".index(pile)]
    card = min(card for card in evening.game.state.hands[seat] if card > top)
    evening.lay(who, f"{card}{pile}")
    return f"{card}{pile}"


def read(evening: Evening) -> Record:
    return loads(dumps(record_of(evening.table)))


def test_a_finished_game_has_a_record_with_its_result() -> None:
    evening = begun("Ada", "Bob")
    play_on(evening)
    result = evening.game.result
    record = read(evening)
    assert result and outcome(final_state(record)) == Outcome(result.left)
    assert record.players == ("Ada", "Bob")
    assert record.seed == evening.game.seed
    assert final_state(record) == evening.game.state


def test_a_game_has_a_record_at_any_time() -> None:
    evening = dealt("Ada", "Bob")
    assert read(evening).start is None
    evening = begun("Ada", "Bob")
    assert read(evening).turns == ()
    first = lay_any(evening, "Ada", "a")
    assert turns_of(evening) == [f"1 {first} +"]
    second = lay_any(evening, "Ada", "b")
    evening.do("Ada", EndTheTurn())
    assert turns_of(evening) == [f"1 {first} {second}"]


def test_a_game_that_was_given_up_has_no_result() -> None:
    evening = begun("Ada", "Bob")
    first = lay_any(evening, "Ada", "a")
    evening.do("Ada", EndGame())
    assert turns_of(evening) == [f"1 {first} +"]
    assert outcome(final_state(read(evening))) is None


def test_signals_stand_where_they_were_given() -> None:
    evening = dealt("Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.GLADLY))
    evening.do("Ada", Propose())
    evening.do("Bob", Agree())
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "d"))
    first = lay_any(evening, "Ada", "a")
    evening.do("Bob", GiveSignal(Meaning.NO_BIG_JUMP, "a"))
    second = lay_any(evening, "Ada", "b")
    evening.do("Bob", Withdraw("a"))
    evening.do("Ada", EndTheTurn())
    evening.do("Ada", GiveSignal(Meaning.USE_FREELY, "c"))
    assert turns_of(evening) == [
        "~ 2 gladly",
        "~ 2 leave d",
        f"1 {first} +",
        "~ 2 no-jump a",
        f"1 {second}",
        "~ 2 withdraw a",
        "~ 1 free c",
    ]
    assert played(read(evening)).heard[-1] == evening.game.signals


def test_a_record_says_whether_there_was_talk() -> None:
    evening = gathered("Ada", "Bob")
    assert read(begun("Ada", "Bob")).talk
    evening.do("Ada", ChangeOptions(talk=False))
    evening.do("Ada", Start())
    assert not read(evening).talk


def test_between_two_lays_only_the_last_of_several_signals_is_recorded() -> None:
    evening = begun("Ada", "Bob")
    for meaning in (Meaning.LEAVE_IT_TO_ME, Meaning.NO_BIG_JUMP) * 3:
        evening.do("Bob", GiveSignal(meaning, "d"))
        evening.do("Ada", GiveSignal(meaning, "d"))
    evening.do("Bob", Withdraw("d"))
    assert turns_of(evening) == ["~ 2 no-jump d", "~ 1 no-jump d", "~ 2 withdraw d"]
    evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "d"))
    assert turns_of(evening) == ["~ 1 no-jump d", "~ 2 free d"]


def test_what_was_said_after_a_lay_that_was_taken_back_stands_before_the_next() -> None:
    evening = begun("Ada")
    evening.do("Ada", GiveSignal(Meaning.LEAVE_IT_TO_ME, "d"))
    lay_any(evening, "Ada", "b")
    evening.do("Ada", GiveSignal(Meaning.USE_FREELY, "d"))
    evening.do("Ada", TakeBack())
    first = lay_any(evening, "Ada", "a")
    assert turns_of(evening) == ["~ 1 free d", f"1 {first} +"]


def test_a_record_has_the_names_of_those_who_played() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", Rename("Robert"))
    evening.do("Ada", EndGame())
    evening.do("Robert", Rename("Bobby"))
    evening.do("Ada", Stand())
    evening.do("Cleo", Sit("Cleo"))
    assert read(evening).players == ("Ada", "Robert")


def test_every_game_has_a_public_name_of_its_own() -> None:
    evening = begun("Ada")
    first = game_name(evening.table.id, evening.game)
    assert len(first) == 16
    evening.do("Ada", EndGame())
    evening.do("Ada", Start())
    assert game_name(evening.table.id, evening.game) != first


def test_bots_and_hints_are_given_a_view_and_what_is_said() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "c"))
    assert view_of(evening.table, Seat(1)) == view(evening.game.state, Seat(1))
    assert signals_of(evening.table) == evening.game.signals
