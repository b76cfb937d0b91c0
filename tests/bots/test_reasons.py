"""The reasons of `steady`: true of the position, and silent about what is hidden."""

import re
from collections.abc import Iterable
from random import Random

import pytest

from ninetyeight.bots import bot_named
from ninetyeight.bots.reasons import TurnReason, Why, why
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import (
    EndTurn,
    Lay,
    Pile,
    Seat,
    State,
    View,
    apply,
    explain,
    legal_actions,
    outcome,
    view,
    warns,
)
from ninetyeight.talk import Meaning, Signal
from tests.bots.tables import states
from tests.positions import TIGHT, lay, position, turn_of
from tests.rules.strategies import for_all, played_states


def reason(state: State, *signals: Signal) -> Why:
    return why(view(state, turn_of(state).seat), signals)


def passed(state: State, laid: Lay) -> int:
    """How many cards that are not laid yet lie between a card and the top of its pile."""
    top = state.tops[laid.pile]
    low, high = sorted((top, laid.card))
    return sum(low < card < high for card in {*state.rules.cards} - state.gone)


def steps(state: State, lays: Iterable[Lay]) -> list[tuple[State, Lay]]:
    found = []
    for laid in lays:
        found.append((state, laid))
        state = apply(state, laid)
    return found


def is_trick(state: State, laid: Lay) -> bool:
    return state.rules.is_trick(laid.card, laid.pile, state.tops[laid.pile])


def other_turns(now: View) -> list[tuple[tuple[Lay, ...], int]]:
    """The turns that the kernel weighs, with what each costs."""
    turns = chosen_kernel().turns(pack_view(now, None), 0, None)
    return [(unpack_lays(turn), cost) for turn, cost, _, _, _ in turns]


def test_tells_of_the_backwards_trick() -> None:
    told = reason(position(tops=(33, 98, 2, 3), hands=[[34, 24, 97]], draw=(26, 28, 30, 31, 32)))
    assert told == Why(TurnReason.TRICK, (lay("34a"), lay("24a")), {"regained": 5})
    assert str(told) == "lays 34 and 24: the backwards trick wins back 5 cards"


def test_tells_when_there_is_no_other_way() -> None:
    told = reason(position(tops=(90, 99, 2, 3), hands=[[95, 97]]))
    assert told == Why(TurnReason.ONLY_WAY, (lay("95a"), lay("97a")))
    assert str(told) == "lays 95 and 97: every other beginning loses the game"


def test_tells_whose_pile_it_spares() -> None:
    state = position(tops=(40, 39, 3, 4), hands=[[42], [41]], draw=())
    asked = Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.A)
    told = reason(state, asked)
    assert (told.code, told.facts) == (TurnReason.WISH, {"pile": "a", "player": 2})
    assert str(told) == "lays 42: that spares pile a for player 2"


def test_tells_that_more_costs_nothing() -> None:
    told = reason(position(hands=[[2, 3, 4, 50, 51, 52, 53, 54]]))
    assert (told.code, told.facts) == (TurnReason.EXTRA, {"extra": 1})
    assert str(told) == "lays 2, 3 and 4: more than it must, as that costs nothing"


def test_tells_when_it_lays_no_more() -> None:
    state = position(tops=(20, 30, 70, 80), hands=[[48, 49, 50, 51, 52]], laid=3)
    assert str(reason(state)) == "lays no more: another card would cost more than it gains"


def test_tells_when_the_game_is_over() -> None:
    assert str(reason(position(tops=TIGHT, hands=[[30, 40]]))) == "lays nothing: the game is over"


@for_all(state=played_states())
def test_the_turn_is_the_one_that_steady_chooses(state: State) -> None:
    now = view(state, turn_of(state).seat)
    steady = bot_named("steady", state.rules, len(state.hands))
    assert why(now, ()).lays == steady.choose_turn(now, (), Random(1))


@for_all(state=played_states(), examples=60)
def test_every_reason_is_true(state: State) -> None:
    now, told = view(state, turn_of(state).seat), reason(state)
    paid = [
        -passed(moment, laid) if is_trick(moment, laid) else passed(moment, laid)
        for moment, laid in steps(state, told.lays)
    ]
    turns = other_turns(now) if outcome(state) is None else []
    match told.code:
        case TurnReason.OVER:
            assert outcome(state)
        case TurnReason.STOP:
            assert explain(state, EndTurn()) is None
        case TurnReason.ONLY_WAY:
            lays = [action for action in legal_actions(state) if isinstance(action, Lay)]
            assert [lay for lay in lays if not warns(state, lay)] == [told.lays[0]]
        case TurnReason.TRICK:
            assert told.facts["regained"] == -sum(step for step in paid if step < 0) > 0
        case TurnReason.EXTRA:
            assert sum(paid) <= min(cost for _, cost in turns)
            assert len(told.lays) > min(len(lays) for lays, _ in turns)
        case TurnReason.FREE:
            assert sum(paid) == 0
        case TurnReason.LEAST:
            # A last resort has no cost in the kernel, because nobody compares it.
            least = min(cost for _, cost in turns) if len(turns) > 1 else sum(paid)
            assert told.facts["cost"] == sum(paid) == least
        case TurnReason.DEAD | TurnReason.NEAR | TurnReason.BALANCE:
            assert sum(paid) > min(cost for _, cost in turns)
        case TurnReason.WISH:
            pytest.fail("nobody has asked for anything")


def test_names_no_card_but_its_own() -> None:
    for state in [*states("standard", 3)][::3]:
        told = reason(state)
        shown = {lay.card for lay in told.lays} | set(told.facts.values())
        assert {int(number) for number in re.findall(r"\d+", str(told))} <= shown


def test_all_reasons_but_the_rarest_are_met_in_games() -> None:
    met = {reason(state).code for players in (1, 3) for state in states("standard", players)}
    assert met >= {TurnReason.STOP, TurnReason.TRICK, TurnReason.FREE, TurnReason.LEAST}
