"""Whether the rules allow what a record says."""

from collections.abc import Sequence

from ninetyeight.rules import EndTurn, Outcome, Reason

from .course import Course
from .entries import Written, WrittenSignal, WrittenTurn
from .game import Record, opening
from .lines import Word
from .notation import format_result
from .problem import Problem, Problems, RuleCode


def judge_turns(head: Record, entries: Sequence[Written], problems: Problems) -> Course | None:
    """The game as played by the turns, or None; what the rules forbid is noted.

    Turns are played up to the first invalid one, because all later ones depend on it.
    """
    for entry in entries:
        if isinstance(entry, WrittenSignal) and entry.signal.seat >= len(head.players):
            sentence = f"there is no seat {entry.signal.seat + 1} among {len(head.players)} players"
            problems.append(entry.line.problem(RuleCode.NO_SUCH_SEAT, sentence))
    turns = [entry for entry in entries if isinstance(entry, WrittenTurn)]
    course = Course(opening(head))
    for turn in turns:
        if not _is_played(course, turn, problems):
            return None
        if turn.goes_on and (turn is not turns[-1] or course.outcome):
            sentence = "only the last turn of an unfinished game can end with '+'"
            problems.append(turn.line.problem(RuleCode.TURN_GOES_ON, sentence))
            return None
    return course


def _is_played(course: Course, turn: WrittenTurn, problems: Problems) -> bool:
    if problem := _misplaced(course, turn):
        problems.append(problem)
        return False
    for written in turn.lays:
        if illegal := course.explain(written.lay):
            problems.append(written.word.problem(illegal.code, str(illegal)))
            return False
        card, pile, state = written.lay.card, written.lay.pile, course.state
        if written.marked and not state.rules.is_trick(card, pile, state.tops[pile]):
            sentence = f"{card} on {state.tops[pile]} is not the backwards trick"
            problems.append(written.word.problem(RuleCode.NO_TRICK, sentence))
        course.take(written.lay)
    if turn.goes_on or course.outcome:
        return True
    if illegal := course.explain(EndTurn()):
        problems.append(turn.line.end().problem(illegal.code, str(illegal)))
        return False
    course.take(EndTurn())
    return True


def _misplaced(course: Course, turn: WrittenTurn) -> Problem | None:
    in_turn = course.state.turn
    if in_turn is None:
        sentence = "a turn, but the header has no 'start'"
        return turn.line.problem(RuleCode.NO_START, sentence)
    if course.outcome:
        return turn.line.problem(Reason.GAME_OVER, "the game is over before this turn")
    if turn.seat != in_turn.seat:
        sentence = f"a turn of seat {turn.seat + 1}, but it is the turn of seat {in_turn.seat + 1}"
        return turn.line.problem(RuleCode.WRONG_SEAT, sentence)
    return None


def judge_result(
    reached: Outcome | None, claimed: Outcome | None, place: Word, problems: Problems
) -> None:
    """Notes a result that differs from the one the turns lead to."""
    if claimed == reached:
        return
    if reached is None:
        sentence = "a result, but the game is not over"
    else:
        sentence = f"the turns lead to the result {format_result(reached)!r}"
    code = RuleCode.WRONG_RESULT if claimed else RuleCode.MISSING_RESULT
    problems.append(place.problem(code, sentence))
