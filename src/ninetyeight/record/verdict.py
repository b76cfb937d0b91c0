"""Whether the rules allow what a record says."""

from collections.abc import Sequence
from itertools import zip_longest

from ninetyeight.rules import EndTurn, Outcome, Reason, is_trick
from ninetyeight.talk import GivenSignals, Withdrawal, heard_after, heard_after_lay

from .course import Course
from .entries import Written, WrittenTurn
from .game import Record, opening
from .lines import Word
from .notation import format_result
from .problem import Problem, Problems, RuleCode


def judge_talk(head: Record, entries: Sequence[Written], problems: Problems) -> None:
    """Notes what nobody could say: no such seat, talk was off, or there was nothing to withdraw."""
    heard: GivenSignals = ()
    for entry in entries:
        if isinstance(entry, WrittenTurn):
            for written in entry.lays:
                heard = heard_after_lay(heard, written.lay.pile)
            continue
        said = entry.signal
        before, heard = heard, heard_after(heard, said)
        if said.seat >= len(head.players):
            sentence = f"there is no seat {said.seat + 1} among {len(head.players)} players"
            problems.append(entry.line.problem(RuleCode.NO_SUCH_SEAT, sentence))
        elif not head.talk:
            sentence = "a signal, but the header says 'talk: off'"
            problems.append(entry.line.problem(RuleCode.NO_TALK, sentence))
        elif isinstance(said, Withdrawal) and heard == before:
            sentence = "nothing to withdraw: no signal of this seat about it is heard"
            problems.append(entry.line.problem(RuleCode.NOTHING_SAID, sentence))


def judge_turns(
    version: int, head: Record, entries: Sequence[Written], problems: Problems
) -> Course | None:
    """The game as played by the turns, or None; what the rules forbid is noted.

    Turns are played up to the first invalid one, because all later ones depend on it.
    """
    turns = [entry for entry in entries if isinstance(entry, WrittenTurn)]
    course = Course(opening(head))
    for turn, following in zip_longest(turns, turns[1:]):
        if not _is_played(course, turn, problems):
            return None
        if turn.goes_on and (course.outcome or not _can_follow(version, turn, following)):
            sentence = "only the last turn of an unfinished game can end with '+'"
            if version > 1:
                sentence += ", or one that the next turn of the same seat continues"
            problems.append(turn.line.problem(RuleCode.TURN_GOES_ON, sentence))
            return None
    return course


def _can_follow(version: int, turn: WrittenTurn, following: WrittenTurn | None) -> bool:
    """Whether `following` can be the next part of a turn that goes on."""
    return following is None or (version > 1 and following.seat == turn.seat)


def _is_played(course: Course, turn: WrittenTurn, problems: Problems) -> bool:
    if problem := _misplaced(course, turn):
        problems.append(problem)
        return False
    for written in turn.lays:
        if illegal := course.explain(written.lay):
            problems.append(written.word.problem(illegal.code, str(illegal)))
            return False
        if written.marked and not is_trick(course.state, written.lay):
            card, top = written.lay.card, course.state.tops[written.lay.pile]
            sentence = f"{card} on {top} is not the backwards trick"
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
