"""Which parts are sent anew after a step."""

from ninetyeight.rules import Seat
from ninetyeight.table import Parts, changed_parts
from ninetyeight.table.commands import (
    Arrive,
    Chat,
    Depart,
    EndGame,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Rename,
    Start,
    TakeSeat,
)
from ninetyeight.talk import Meaning
from tests.positions import position
from tests.table.evenings import Evening, begun, begun_with, dealt, gathered

ADA, BOB = Seat(0), Seat(1)


def last_parts(evening: Evening) -> Parts:
    _, events = evening.steps[-1]
    return changed_parts(evening.table, events)


def parts(*, table: bool = False, game: bool = False, mine: tuple[Seat, ...] = ()) -> Parts:
    return Parts(table, game, frozenset(mine))


def test_a_deal_changes_everything() -> None:
    assert last_parts(dealt("Ada", "Bob")) == parts(table=True, game=True, mine=(ADA, BOB))


def test_a_lay_changes_the_game_and_one_hand() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    evening.lay("Ada", "10a")
    assert last_parts(evening) == parts(game=True, mine=(ADA,))


def test_the_end_of_a_turn_is_the_beginning_of_another() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    evening.lay("Ada", "10a")
    evening.lay("Ada", "20a")
    evening.do("Ada", EndTheTurn())
    assert last_parts(evening) == parts(game=True, mine=(ADA, BOB))


def test_at_the_end_of_a_game_nobody_can_do_anything_any_more() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    assert last_parts(evening) == parts(table=True, game=True, mine=(ADA,))


def test_who_hands_over_or_takes_a_seat_sees_other_lays() -> None:
    evening = begun("Ada", "Bob")
    for command in (HandOver(0), TakeSeat()):
        evening.do("Ada", command)
        assert last_parts(evening) == parts(table=True, mine=(ADA,))


def test_a_signal_changes_the_game_and_a_text_nothing() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "a"))
    assert last_parts(evening) == parts(game=True)
    evening.do("Bob", Chat("hello"))
    assert last_parts(evening) == parts()


def test_seats_and_presence_change_the_table() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Bob", Rename("Robert"))
    assert last_parts(evening) == parts(table=True, game=True)
    evening.do("Ada", Depart("node"))
    assert last_parts(evening) == parts(table=True)


def test_another_socket_of_somebody_who_is_there_changes_nothing() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Arrive("north"))
    assert last_parts(evening) == parts()


def test_who_plays_alone_sees_the_first_turn_with_the_deal() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Start())
    assert last_parts(evening) == parts(table=True, game=True, mine=(ADA,))
