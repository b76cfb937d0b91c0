"""The solver: lines that the rules accept, proofs that there is none, and honest ignorance."""

from dataclasses import replace

import pytest

from ninetyeight.record import PlayedTurn, Record, dumps, loads, played
from ninetyeight.rules import (
    RULE_SETS,
    EndTurn,
    Pile,
    Rules,
    Seat,
    State,
    apply,
    deal,
    parse_seed,
    shuffled,
)
from ninetyeight.solver import (
    Solution,
    TurningPoint,
    Verdict,
    search,
    solve,
    solve_game,
    solved_record,
    turning_point,
)
from ninetyeight.talk import Meaning, Signal
from tests.cli.games import lost_record, won_record
from tests.positions import after, lay, position

SEED = parse_seed("5d41402abc4b2a76b9719d911017c592")
QUICK = 200_000


def after_line(state: State, line: tuple[PlayedTurn, ...]) -> State:
    for turn in line:
        assert state.turn is not None and state.turn.seat == turn.seat
        for each in turn.lays:
            state = apply(state, each)
        if state.left:
            state = apply(state, EndTurn())
    return state


def turn(seat: int, lays: str) -> PlayedTurn:
    return PlayedTurn(Seat(seat), tuple(map(lay, lays.split())))


def test_a_line_wins_the_game_by_the_rules() -> None:
    state = after(
        replace(deal(RULE_SETS["standard"], 1, SEED), turn=position().turn), "15a 20a end"
    )
    solution = solve(state)
    assert solution.answer is Verdict.WON
    assert after_line(state, solution.line).left == 0
    assert solution.nodes > 0


def test_the_same_seed_and_nodes_give_the_same_solution() -> None:
    state = deal(RULE_SETS["standard+fire"], 2, SEED)
    solution = solve(state, seed=7)
    assert solution == solve(state, seed=7)
    assert solution != solve(state, seed=8)


def test_before_the_start_any_seat_may_begin() -> None:
    # Only 2 can be laid, and 12 on it by the trick: who has 12 cannot start.
    state = position(tops=(98, 99, 3, 4), hands=[[12], [2]], draw=[])
    solution = solve(replace(state, turn=None))
    assert solution.line == (turn(1, "2c"), turn(0, "12c"))


def test_nobody_can_begin() -> None:
    state = position(tops=(60, 61, 40, 39), hands=[[52], [53]], draw=[])
    assert solve(replace(state, turn=None)) == Solution(answer=Verdict.LOST)


def test_a_due_fire_is_covered_in_the_turn() -> None:
    state = position("standard+fire", tops=(22, 97, 2, 3), hands=[[98, 23], [24]], draw=[])
    line = solve(state).line
    assert lay("23a") in line[0].lays
    assert after_line(state, line).left == 0


def test_a_due_fire_that_nobody_can_cover_is_lost() -> None:
    state = position("standard+fire", tops=(77, 97, 50, 60), hands=[[49], [98]], draw=[])
    assert solve(state).answer is Verdict.LOST


def test_with_an_empty_draw_pile_one_card_is_enough() -> None:
    state = position("expert", tops=(96, 98, 2, 3), hands=[[99], [97]], draw=[])
    assert solve(state).line == (turn(0, "99b"), turn(1, "97a"))


def test_with_other_rules_one_card_is_not_enough() -> None:
    strict = Rules(
        name="strict",
        lowest=RULE_SETS["standard"].lowest,
        highest=RULE_SETS["standard"].highest,
        hand_sizes=(8, 7),
        minimum=2,
        minimum_when_empty=2,
    )
    state = position(strict, tops=(96, 95, 2, 3), hands=[[98], [97]], draw=[], seat=1)
    assert solve(state).answer is Verdict.LOST


def test_a_player_without_cards_is_passed_over() -> None:
    state = position(tops=(90, 91, 2, 3), hands=[[92], [], [94]], draw=[])
    line = solve(state).line
    assert [each.seat for each in line] == [0, 2]


def test_a_whole_hand_is_laid_and_a_new_one_drawn() -> None:
    tiny = Rules(
        name="tiny-pair",
        lowest=RULE_SETS["standard"].lowest,
        highest=RULE_SETS["standard"].highest,
        hand_sizes=(2,),
        minimum=2,
    )
    state = position(tiny, tops=(90, 89, 2, 3), hands=[[91, 92]], draw=[93, 94])
    line = solve(state).line
    assert len(line[0].lays) == 2
    assert after_line(state, line).left == 0


def test_a_turn_in_progress_goes_on_or_ends() -> None:
    # 98 in this turn would leave no place for 97.
    state = position(tops=(96, 99, 2, 3), hands=[[98], [97]], draw=[], laid=1)
    assert solve(state).line == (turn(0, ""), turn(1, "97a"), turn(0, "98a"))


def test_a_game_that_is_over_needs_no_search() -> None:
    won = after(position(tops=(97, 98, 2, 3), hands=[[99]], draw=[]), "99a")
    assert solve(won, nodes=0) == Solution(answer=Verdict.WON)


def test_too_few_nodes_leave_it_unknown() -> None:
    solution = solve(deal(RULE_SETS["standard"], 3, SEED), nodes=300)
    assert (solution.answer, solution.line) == (Verdict.UNKNOWN, ())


def test_passes_stay_within_the_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MIN_WIDTH", 1)
    solution = solve(deal(RULE_SETS["expert-hand"], 1, SEED), nodes=5000)
    assert solution.nodes < 5000 + 64 * 2


def test_a_recorded_game_is_solved_after_a_turn() -> None:
    game = played(lost_record())
    for number in (0, 5):
        solution = solve_game(game, number)
        assert solution.answer is Verdict.WON
        won = played(solved_record(game.record, number, solution.line))
        assert won.state.left == 0
        assert won.record.turns[:number] == game.record.turns[:number]


def test_a_turn_that_had_begun_is_completed() -> None:
    rules = RULE_SETS["standard"]
    begun = PlayedTurn(Seat(0), (lay("15a"),), goes_on=True)
    record = Record(
        rules=rules, players=("Ada",), deck=shuffled(rules, SEED), start=Seat(0), entries=(begun,)
    )
    solution = solve_game(played(record), 1)
    won = played(solved_record(record, 1, solution.line))
    assert won.state.left == 0
    assert won.record.turns[0].lays[0] == lay("15a")


def test_what_was_said_within_a_turn_stays_where_it_was() -> None:
    rules, said = RULE_SETS["standard"], Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.D)
    first = PlayedTurn(Seat(0), (lay("15a"),), goes_on=True)
    parts = (first, said, PlayedTurn(Seat(0), (lay("20a"),)))
    second = PlayedTurn(Seat(1), tuple(map(lay, ("83c", "65c"))))
    record = Record(
        rules=rules,
        players=("Ada", "Bea"),
        deck=shuffled(rules, SEED),
        start=Seat(0),
        talk=True,
        entries=(*parts, second),
    )
    for number, kept in ((0, ()), (1, parts), (2, (*parts, second))):
        solution = solve_game(played(record), number)
        won = solved_record(record, number, solution.line)
        assert won.entries[: len(kept)] == kept
        assert played(won).state.left == 0
        assert loads(dumps(won)) == won


def test_until_when_a_lost_game_could_be_won() -> None:
    game = played(lost_record())
    point = turning_point(game, nodes=QUICK)
    assert point.won_until is not None and point.lost_from is not None
    assert solve_game(game, point.won_until, nodes=QUICK).answer is Verdict.WON
    assert solve_game(game, point.lost_from, nodes=QUICK).answer is Verdict.LOST
    assert 0 <= point.won_until < point.lost_from <= len(game.record.turns)


def test_a_won_game_could_always_be_won() -> None:
    game = played(won_record())
    point = turning_point(game, nodes=QUICK)
    assert point == TurningPoint(won_until=len(game.record.turns), lost_from=None)


def test_what_is_not_known_is_not_told() -> None:
    game = played(lost_record())
    assert turning_point(game, nodes=1) == TurningPoint(None, len(game.record.turns))
