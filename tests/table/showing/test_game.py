"""What people at a table, and those who look on, are shown."""

from ninetyeight.rules import Seat, Seed, commitment
from ninetyeight.table import Options, mine, shown_game, shown_table
from ninetyeight.table.commands import (
    ChangeOptions,
    Depart,
    EndGame,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Propose,
    Sit,
    TakeBack,
)
from ninetyeight.table.showing.types import (
    ShownGame,
    ShownLay,
    ShownProposal,
    ShownSeat,
    ShownSignal,
    ShownTurn,
)
from ninetyeight.talk import Meaning
from tests.positions import TIGHT, position
from tests.table.evenings import Evening, begun, begun_with, dealt, gathered

ADA, BOB = Seat(0), Seat(1)


def game(evening: Evening) -> ShownGame:
    shown = shown_game(evening.table)
    assert shown is not None
    return shown


def test_five_seats_are_shown_while_people_gather_and_later_those_who_play() -> None:
    evening = gathered("Ada", bots=1)
    ada = ShownSeat("person", "Ada", host=True)
    bot = ShownSeat("bot", "Ash", level="steady")
    assert shown_table(evening.table, ADA).seats == (ada, bot, None, None, None)
    evening = begun("Ada", bots=1)
    assert shown_table(evening.table, ADA).seats == (ada, bot)
    evening.do("Ada", EndGame())
    assert len(shown_table(evening.table, ADA).seats) == 5


def test_who_is_away_and_for_whom_a_bot_plays_is_shown() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", HandOver(1, "sharp"))
    evening.do("Bob", Depart("node"))
    bob = ShownSeat("person", "Bob", stand_in="sharp", away_since=evening.now)
    assert shown_table(evening.table, ADA).seats[1] == bob


def test_spectators_are_not_told_the_code_to_sit_down_with() -> None:
    evening = gathered("Ada")
    assert shown_table(evening.table, ADA).code == "sit-code"
    assert shown_table(evening.table, None).code is None
    assert shown_table(evening.table, None).watch == "watch-code"


def test_memory_aid_and_hints_are_on_for_somebody_alone() -> None:
    evening = gathered("Ada")
    assert shown_table(evening.table, ADA).options.memory_aid
    assert shown_table(evening.table, ADA).options.hints
    evening.do("Bob", Sit("Bob"))
    assert not shown_table(evening.table, ADA).options.memory_aid
    evening.do("Ada", ChangeOptions(hints=True))
    assert shown_table(evening.table, ADA).options.hints


def test_there_is_no_game_to_show_before_the_first() -> None:
    evening = gathered("Ada")
    assert shown_game(evening.table) is None
    assert mine(evening.table, ADA) is None


def test_everybody_sees_tops_counts_and_whose_turn_it_is() -> None:
    state = position("standard+fire", tops=[22, 1, 100, 98], hands=[[23, 30], []])
    evening = begun_with(state, "Ada", "Bob")
    evening.lay("Ada", "30b")
    shown = game(evening)
    assert shown.tops == (22, 30, 100, 98)
    assert shown.room == (77, 69, 98, 96)
    assert shown.fires == ("a",)
    assert shown.counts == (6, 7)
    assert (shown.draw, shown.left, shown.total) == (82, 95, 98)
    assert shown.turn == ShownTurn(0, minimum=2, laid=1, missing=1, due=("a",))


def test_everybody_sees_which_cards_there_are_and_which_of_them_burn() -> None:
    burning, plain = (
        game(begun("Ada", options=Options(rules=rules))) for rules in ("standard+fire", "standard")
    )
    assert (burning.lowest, burning.highest) == (plain.lowest, plain.highest) == (2, 99)
    assert burning.fire_cards == (22, 33, 44, 55, 66, 77)
    assert plain.fire_cards == ()


def test_cards_that_are_gone_are_shown_with_the_memory_aid_only() -> None:
    state = position(tops=[22, 1, 100, 98], hands=[[23, 30], []])
    assert game(begun_with(state, "Ada", "Bob")).gone is None
    aided = begun_with(state, "Ada", "Bob", options=Options(memory_aid=True))
    assert game(aided).gone == (22, 98)


def test_a_proposal_and_signals_are_shown() -> None:
    evening = dealt("Ada", "Bob", "Cleo")
    evening.do("Bob", GiveSignal(Meaning.NO_BIG_JUMP, "c"))
    evening.do("Ada", GiveSignal(Meaning.RATHER_NOT))
    evening.do("Bob", Propose())
    shown = game(evening)
    assert shown.turn is None
    assert shown.proposal == ShownProposal(1, (), evening.now + 8)
    assert shown.signals == (
        ShownSignal(1, Meaning.NO_BIG_JUMP, "c"),
        ShownSignal(0, Meaning.RATHER_NOT, None),
    )


def test_the_deal_can_be_checked_when_the_game_is_over() -> None:
    evening = begun("Ada", "Bob")
    promised = game(evening).commitment
    assert game(evening).result is None
    evening.do("Ada", EndGame())
    result = game(evening).result
    assert result and result.seed and result.hands and result.draw_pile
    assert commitment(Seed(result.seed)) == promised
    assert (result.won, result.left, result.grade) == (False, 98, "try-again")
    assert result.given_up_by == 0
    assert [len(hand) for hand in result.hands] == [7, 7]
    assert len(result.draw_pile) == 84
    assert game(evening).turn is None


def test_a_seat_sees_its_own_hand() -> None:
    evening = dealt("Ada", "Bob")
    for seat in (ADA, BOB):
        own = mine(evening.table, seat)
        assert own and own.hand == tuple(sorted(evening.game.state.hands[seat]))
        assert own.lays == ()


def test_who_is_in_turn_sees_every_lay_and_what_it_does() -> None:
    evening = begun_with(position(tops=TIGHT, hands=[[99, 87, 2], []]), "Ada", "Bob")
    own = mine(evening.table, ADA)
    assert own and own.lays == (
        ShownLay(2, "c", jump=1, trick=False, loses=False),
        ShownLay(2, "d", jump=2, trick=False, loses=False),
        ShownLay(87, "a", jump=-10, trick=True, loses=False),
        ShownLay(99, "a", jump=2, trick=False, loses=False),
        ShownLay(99, "b", jump=1, trick=False, loses=False),
    )
    other = mine(evening.table, BOB)
    assert other and other.lays == ()


def test_a_lay_that_loses_is_shown_as_such() -> None:
    evening = begun_with(position(tops=TIGHT, hands=[[99, 87], []]), "Ada", "Bob")
    own = mine(evening.table, ADA)
    assert own and {(lay.card, lay.pile): lay.loses for lay in own.lays} == {
        (87, "a"): False,
        (99, "a"): True,
        (99, "b"): False,
    }


def test_the_lay_that_wins_does_not_lose() -> None:
    evening = begun_with(position(hands=[[50]], draw=[]), "Ada")
    own = mine(evening.table, ADA)
    assert own and not any(lay.loses for lay in own.lays)


def test_the_turn_may_end_and_lays_be_taken_back() -> None:
    evening = begun_with(position(hands=[[10, 20]]), "Ada")

    def may() -> tuple[bool, bool]:
        own = mine(evening.table, ADA)
        assert own is not None
        return own.may_end, own.may_take_back

    assert may() == (False, False)
    evening.lay("Ada", "10a")
    assert may() == (False, True)
    evening.lay("Ada", "20a")
    assert may() == (True, True)
    evening.do("Ada", TakeBack())
    evening.lay("Ada", "20b")
    evening.do("Ada", EndTheTurn())
    assert may() == (False, False)


def test_with_others_at_the_table_nothing_may_be_taken_back() -> None:
    evening = begun_with(position(hands=[[10, 20], []]), "Ada", "Bob")
    evening.lay("Ada", "10a")
    own = mine(evening.table, ADA)
    assert own and not own.may_take_back


def test_who_watches_a_bot_play_the_own_seat_sees_the_hand_but_no_lays() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", HandOver(0))
    own = mine(evening.table, ADA)
    assert own and len(own.hand) == 7
    assert own.lays == ()


def test_a_seat_that_was_free_in_the_last_game_has_no_hand() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    evening.do("Cleo", Sit("Cleo"))
    assert mine(evening.table, evening.seat("Cleo")) is None
