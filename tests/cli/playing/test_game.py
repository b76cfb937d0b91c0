"""A game that is being played, and its record."""

from dataclasses import replace

import pytest

from ninetyeight.cli.playing.game import game_of
from ninetyeight.record import PlayedTurn, parse_lay, played
from ninetyeight.rules import EndTurn, IllegalAction, Lay, Pile, Seat
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.cli.games import fresh_game


def lay(text: str) -> Lay:
    return parse_lay(text)[0]


def test_the_record_grows_with_the_game() -> None:
    game = fresh_game().after(lay("15a")).after(lay("20a"))
    assert game.record.turns == (PlayedTurn(Seat(0), (lay("15a"), lay("20a")), goes_on=True),)
    ended = game.after(EndTurn())
    assert ended.record.turns == (PlayedTurn(Seat(0), (lay("15a"), lay("20a"))),)
    assert (game.turn_number, ended.turn_number) == (1, 2)


def test_a_game_goes_on_from_its_record() -> None:
    game = fresh_game().after(lay("15a")).after(lay("20a")).after(EndTurn()).after(lay("93c"))
    again = game_of(played(game.record))
    assert (again.state, again.past) == (game.state, game.past)
    assert again.record == game.record


def test_what_the_rules_forbid_is_not_done() -> None:
    with pytest.raises(IllegalAction):
        fresh_game().after(EndTurn())


def test_undo_takes_back_lays_of_this_turn_only() -> None:
    start = fresh_game()
    laid = start.after(lay("15a")).after(lay("20a"))
    undone, before = laid.undone(), start.after(lay("15a"))
    assert undone is not None
    assert (undone.past, undone.state, undone.record) == (before.past, before.state, before.record)
    assert start.undone() is None
    assert laid.after(EndTurn()).undone() is None


def test_tells_what_the_others_have_laid_since_the_own_last_turn() -> None:
    game = fresh_game(players=3).started_by(Seat(1))
    seen = []
    for _ in range(4):
        seen.append([seat + 1 for seat, _ in game.laid_by_others])
        assert game.state.turn is not None
        hand = sorted(game.state.hands[game.state.turn.seat])
        top = game.state.tops[Pile.A]
        for card in [card for card in hand if card > top][:2]:
            game = game.after(Lay(card, Pile.A))
        seen.append([seat + 1 for seat, _ in game.laid_by_others])
        game = game.after(EndTurn())
    assert seen == [[], [], [2], [2], [2, 3], [2, 3], [3, 1], [3, 1]]


def test_signals_of_a_loaded_record_stay_behind_their_lays() -> None:
    first = Signal(Seat(0), Meaning.GLADLY)
    later = Signal(Seat(0), Meaning.USE_FREELY, Pile.B)
    turn = PlayedTurn(Seat(0), (lay("15a"), lay("20a")))
    goes_on = PlayedTurn(Seat(0), (lay("93c"),), goes_on=True)
    record = replace(fresh_game().record, talk=True, entries=(first, turn, goes_on, later))
    game = game_of(played(record))
    assert game.record == record
    ended = game.after(lay("91c")).after(EndTurn())
    rest = PlayedTurn(Seat(0), (lay("91c"),))
    assert ended.record.entries == (first, turn, goes_on, later, rest)
    undone = game.undone()
    assert undone is not None
    assert undone.record.entries == (first, turn, later)


def test_what_was_said_after_an_undone_lay_stays_before_the_next() -> None:
    said, withdrawn = Signal(Seat(0), Meaning.USE_FREELY, Pile.C), Withdrawal(Seat(0), Pile.C)
    part = PlayedTurn(Seat(0), (lay("15a"),), goes_on=True)
    record = replace(fresh_game().record, talk=True, entries=(said, part, withdrawn))
    undone = game_of(played(record)).undone()
    assert undone is not None
    turn = PlayedTurn(Seat(0), (lay("93c"),), goes_on=True)
    assert undone.after(lay("93c")).record.entries == (said, withdrawn, turn)
