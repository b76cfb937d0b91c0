"""The best turns of a position: legal ones, all different, with what was counted."""

from functools import reduce

from ninetyeight.bots.suggesting import suggest
from ninetyeight.record import parse_position
from ninetyeight.rules import (
    RULE_SETS,
    EndTurn,
    Pile,
    Seat,
    State,
    View,
    apply,
    choose_starter,
    deal,
    parse_seed,
    view,
)
from ninetyeight.talk import Meaning, Signal

SEED = parse_seed("5d41402abc4b2a76b9719d911017c592")


def begun(players: int) -> State:
    return choose_starter(deal(RULE_SETS["standard"], players, SEED), Seat(0))


def test_turns_are_legal_and_the_best_comes_first() -> None:
    state = begun(2)
    found = suggest(view(state, Seat(0)), (), best=4, deals=4, seed="a")
    assert len(found) == 4
    assert [each.wins for each in found] == sorted((each.wins for each in found), reverse=True)
    for each in found:
        after = state
        for lay in each.lays:
            after = apply(after, lay)
        apply(after, EndTurn())
        assert 0 <= each.interval[0] <= each.chance <= each.interval[1] <= 1


def test_the_same_seed_gives_the_same_answer() -> None:
    seen = view(begun(1), Seat(0))
    first = suggest(seen, None, best=2, deals=3, seed="a")
    assert suggest(seen, None, best=2, deals=3, seed="a") == first


def test_turns_that_differ_only_in_which_of_two_equal_piles_they_use_are_one() -> None:
    seen = view(begun(2), Seat(0))
    found = suggest(seen, (), best=50, deals=1, seed="a")
    ends = [
        (sorted(after.tops[:2]), sorted(after.tops[2:]), sorted(after.hand))
        for each in found
        for after in [reduce(apply, each.lays, seen)]
    ]
    assert all(ends.count(end) == 1 for end in ends)
    wish = [Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.A)]
    assert len(suggest(seen, wish, best=50, deals=1, seed="a")) > len(found)


def test_a_turn_that_wins_at_once_wins_always() -> None:
    seen = parse_position(
        "standard tops=97/96/3/4 turn=1:0/1:- seat=1 hand=98.99 counts=2/0 draw-count=0"
        f" gone={'.'.join(map(str, range(2, 98)))} over=no"
    )
    assert isinstance(seen, View)
    best = suggest(seen, (), best=3, deals=5, seed="a")[0]
    assert ([lay.card for lay in best.lays], best.chance) == ([98, 99], 1.0)


def test_a_game_that_is_over_has_no_turns() -> None:
    state = begun(1)
    over = view(
        State(
            rules=state.rules,
            tops=(99, 99, 2, 2),
            hands=state.hands,
            draw_pile=state.draw_pile,
            turn=state.turn,
        ),
        Seat(0),
    )
    assert over.outcome is not None
    assert suggest(over, None, best=3, deals=1, seed="a") == []
