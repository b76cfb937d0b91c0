"""Every reason why an action is illegal: its code, its facts and its sentence."""

from collections.abc import Callable, Mapping

import pytest

from ninetyeight.rules import (
    RULE_SETS,
    IllegalAction,
    Lay,
    Position,
    RulesError,
    Seat,
    apply,
    choose_starter,
    deal_from,
    explain,
    is_trick,
    legal_actions,
    view,
    warns,
)
from tests.positions import TIGHT, action, after, lay, position

STANDARD = RULE_SETS["standard"]
DEALT = deal_from(STANDARD, 2, STANDARD.cards)
"""2 to 8, 9 to 15, and the others in order to draw."""

STARTED = choose_starter(DEALT, Seat(0))
LOST = position(tops=TIGHT, hands=[{40}, {50}], draw=())
WON = after(position(tops=TIGHT, hands=[{99}, ()], draw=()), "99a")
BURNING = position("standard+fire", tops=(22, 1, 33, 100), hands=[{30, 31}, {5}], draw=())

Told = tuple[str, Mapping[str, object], str]
NOT_STARTED: Told = "not-started", {}, "the table has not agreed who starts"
GAME_OVER: Told = "game-over", {}, "the game is over"
NOT_YOUR_TURN: Told = "not-your-turn", {}, "it is another player's turn"
NO_SUCH_SEAT = "there is no such seat at a table of 2"


@pytest.mark.parametrize(
    ("position", "text", "code", "facts", "sentence"),
    [
        (DEALT, "2a", *NOT_STARTED),
        (view(DEALT, Seat(1)), "end", *NOT_STARTED),
        (LOST, "40a", *GAME_OVER),
        (view(LOST, Seat(1)), "end", *GAME_OVER),
        (WON, "end", *GAME_OVER),
        (view(STARTED, Seat(1)), "9a", *NOT_YOUR_TURN),
        (view(STARTED, None), "end", *NOT_YOUR_TURN),
        (STARTED, "9a", "not-in-hand", {"card": 9}, "9 is not in the hand"),
        (
            after(STARTED, "5b"),
            "4b",
            "does-not-fit",
            {"card": 4, "pile": "b", "top": 5},
            "4 does not fit on pile b, which shows 5",
        ),
        (
            after(STARTED, "5b"),
            "end",
            "below-minimum",
            {"laid": 1, "minimum": 2},
            "the turn has 1 of at least 2 cards",
        ),
        (
            after(BURNING, "30a"),
            "end",
            "fire-uncovered",
            {"pile": "c"},
            "the fire on pile c must be covered in this turn",
        ),
    ],
)
def test_an_illegal_action_is_explained(
    position: Position, text: str, code: str, facts: Mapping[str, object], sentence: str
) -> None:
    illegal = explain(position, action(text))
    assert illegal is not None
    assert (illegal.code, illegal.facts, str(illegal)) == (code, facts, sentence)
    assert action(text) not in legal_actions(position)


@pytest.mark.parametrize(
    ("forbidden", "code", "facts", "sentence"),
    [
        (
            lambda: choose_starter(STARTED, Seat(0)),
            "already-started",
            {},
            "the game has already started",
        ),
        (
            lambda: choose_starter(DEALT, Seat(2)),
            "no-such-seat",
            {"seat": 2, "players": 2},
            NO_SUCH_SEAT,
        ),
        (
            lambda: choose_starter(DEALT, Seat(-1)),
            "no-such-seat",
            {"seat": -1, "players": 2},
            NO_SUCH_SEAT,
        ),
        (lambda: view(DEALT, Seat(2)), "no-such-seat", {"seat": 2, "players": 2}, NO_SUCH_SEAT),
        (lambda: apply(LOST, lay("40a")), *GAME_OVER),
        (lambda: warns(LOST, lay("40a")), *GAME_OVER),
    ],
)
def test_what_is_forbidden_raises_with_its_reason(
    forbidden: Callable[[], object], code: str, facts: Mapping[str, object], sentence: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        forbidden()
    illegal = caught.value.illegal
    assert (illegal.code, illegal.facts, str(illegal)) == (code, facts, sentence)
    assert str(caught.value) == sentence
    assert isinstance(caught.value, RulesError)


def test_reasons_can_be_kept_in_sets() -> None:
    reasons = {explain(STARTED, action(text)) for text in ("9a", "10a", "9a", "2a")}
    assert {str(reason) for reason in reasons if reason} == {
        "9 is not in the hand",
        "10 is not in the hand",
    }


def test_the_first_of_several_uncovered_fires_is_named() -> None:
    burning = position(
        "standard+fire", tops=(22, 1, 33, 44), hands=[{30, 31, 32, 34}, {5}], draw=()
    )
    illegal = explain(after(burning, "34b"), action("end"))
    assert str(illegal) == "the fire on pile a must be covered in this turn"


def test_lays_are_listed_by_card_and_pile_and_the_end_of_the_turn_comes_last() -> None:
    state = position(tops=(50, 99, 3, 51), hands=[{40, 61}, {5}], draw=())
    assert legal_actions(state) == tuple(map(lay, ["40a", "40d", "61a", "61d"]))
    assert legal_actions(after(state, "40a")) == tuple(map(action, ["61a", "61d", "end"]))


class TestWarning:
    def test_before_a_lay_that_makes_the_minimum_impossible(self) -> None:
        state = position(tops=(33, 98, 2, 3), hands=[{34, 40}])
        assert not warns(state, lay("34a"))
        assert warns(state, lay("40a"))

    def test_before_a_lay_that_leaves_a_fire_uncovered(self) -> None:
        state = position("standard+fire", tops=(22, 2, 95, 99), hands=[{10, 90}, {5}], draw=())
        assert not warns(state, lay("10b"))
        assert warns(state, lay("90b"))

    def test_never_before_the_last_card(self) -> None:
        state = position("standard+fire", tops=(22, 2, 3, 4), hands=[{30}, ()], draw=())
        assert not warns(state, lay("30a"))
        assert not warns(state, lay("30b"))


def test_a_reason_can_be_a_member_of_a_set() -> None:
    assert len({explain(STARTED, action("end")), explain(STARTED, action("end"))}) == 1


def test_the_backwards_trick_is_known_by_its_lay() -> None:
    state = position(tops=(50, 99, 3, 51), hands=[{40, 61}, {5}], draw=())
    tricks = [action for action in legal_actions(state) if isinstance(action, Lay)]
    assert [is_trick(state, each) for each in tricks] == [True, False, False, True]
    assert is_trick(view(state, None), lay("40a"))
