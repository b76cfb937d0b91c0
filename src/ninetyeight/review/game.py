"""A whole game: its turns one after the other, what was play, and what was luck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from ninetyeight.record import PlayedGame, Record, played
from ninetyeight.rules import Lay, Outcome, Seat
from ninetyeight.solver import TurningPoint, turning_point

from .effort import WORK, Effort
from .judging import JudgedTurn, Judgement, Mark, check_rules, judged
from .reasons import TurnReason
from .scores import CARD, accuracy
from .turns import recorded_turns

LOST_BELOW, WON_ABOVE = 0.02, 0.98
"""Outside, the cards left decide over a turn instead of the chance, as in the kernel."""


class NothingToReview(ValueError):
    """No turn of the game was played to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnReview:
    """What is to be said about a turn, from the view of the player in turn.

    `chance_before` and `left_before` are those of the best turn found, `chance_after` and
    `left_after` those of the one that was played. `luck` is what the draw has made of it: the
    chance before the next turn, or the result, minus that after this one; None if there is neither.
    `winnable` tells whether, with all cards known, the game could be won before the turn; None if
    that is not known.
    """

    number: int
    seat: Seat
    lays: tuple[Lay, ...]
    chance_before: float
    chance_after: float
    left_before: float
    left_after: float
    cost: float
    cost_error: float
    left_cost: float
    left_cost_error: float
    luck: float | None
    mark: Mark | None
    winnable: bool | None
    reasons: tuple[TurnReason, ...]
    best: tuple[JudgedTurn, ...]
    candidates: int

    @property
    def by_cards(self) -> bool:
        """Whether the game was as good as lost or won, so that the cards left decide."""
        return self.chance_before < LOST_BELOW or self.chance_after > WON_ABOVE

    @property
    def given_away(self) -> float:
        """What the turn gave away, as part of the chance to win."""
        return max(0.0, CARD * self.left_cost if self.by_cards else self.cost)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How one seat has played; None if it never had a turn."""

    accuracy: float | None
    mean_cost: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A game and what its turns cost: `start` + `play` + `luck` = `result`, all parts of 1.

    `start` is the chance before the first turn, `play` what all turns together gave away, `luck`
    what the draws brought. `result` is 1 for a game that was won, 0 for one that was lost, else the
    chance after the last turn. `last_winnable` is the last turn before which the game could be won
    with all cards known, 0 if there is none; None if it is not known.
    """

    record: Record
    outcome: Outcome | None
    turns: tuple[TurnReview, ...]
    seats: tuple[SeatReview, ...]
    start: float
    play: float
    luck: float
    result: float
    last_winnable: int | None
    effort: Effort
    seed: int

    @property
    def worst(self) -> TurnReview | None:
        """The turn that gave away most, of those that have a mark for it."""
        faults = [turn for turn in self.turns if turn.mark and turn.mark.is_fault]
        return max(faults, key=lambda turn: turn.given_away, default=None)


def review(record: Record, *, effort: Effort = Effort.NORMAL, seed: int = 0) -> Review:
    """What each turn of a game cost. The same effort and seed give the same review.

    Raises NoNetwork for rules of one's own, and NothingToReview before the first turn has ended.
    """
    game = played(record)
    judgements = tuple(judged_turns(game, effort=effort, seed=seed))
    point = turning_point(game, nodes=WORK[effort].nodes, seed=seed)
    return summed_up(game, judgements, point, effort=effort, seed=seed)


def turns_to_judge(game: PlayedGame) -> int:
    """How many turns a review of the game has; raises what `review` raises."""
    check_rules(game.record.rules, len(game.record.players))
    count = sum(not turn.goes_on for turn in game.record.turns)
    if not count:
        raise NothingToReview("no turn was played to its end")
    return count


def judged_turns(game: PlayedGame, *, effort: Effort, seed: int) -> Iterator[Judgement]:
    """The turns of a game one after the other, as soon as each is judged."""
    turns_to_judge(game)
    rules, players = game.record.rules.name, len(game.record.players)
    for turn in recorded_turns(game):
        yield judged(
            rules,
            players,
            turn.view,
            turn.lays,
            effort=effort,
            seed=seed_of(seed, turn.number, turn.view),
        )


def seed_of(seed: int, number: int, view: bytes) -> int:
    """A seed of its own for each turn, so that no two are judged on the same deals."""
    return int.from_bytes(sha256(f"{seed}/{number}/".encode() + view).digest()[:8], "big")


def summed_up(
    game: PlayedGame,
    judgements: Sequence[Judgement],
    point: TurningPoint | None,
    *,
    effort: Effort,
    seed: int,
) -> Review:
    """The review of the turns that were judged, and of when the game could be won.

    Raises NothingToReview if there are none.
    """
    if not judgements:
        raise NothingToReview("no turn was judged")
    record, whole = game.record, list(recorded_turns(game))
    is_whole = len(judgements) == len(whole)
    end = game.outcome if is_whole else None
    results = [each.best[0].chance for each in judgements[1:]]
    turns = tuple(
        _turn_review(
            number,
            record.turns[number - 1].seat,
            each,
            _luck(each, number, results, end),
            _winnable(point, number),
        )
        for number, each in enumerate(judgements, start=1)
    )
    start, result = turns[0].chance_before, turns[-1].chance_after
    if end is not None:
        result = 1.0 if end.won else 0.0
    play = -round(sum(turn.cost for turn in turns), 4)
    return Review(
        record=record,
        outcome=end,
        turns=turns,
        seats=tuple(_seat(turns, Seat(seat)) for seat in range(len(record.players))),
        start=start,
        play=play,
        luck=round(sum(turn.luck or 0.0 for turn in turns), 4),
        result=result,
        last_winnable=_last_winnable(point, len(whole)),
        effort=effort,
        seed=seed,
    )


def _luck(
    each: Judgement, number: int, following: list[float], end: Outcome | None
) -> float | None:
    if number <= len(following):
        return round(following[number - 1] - each.played.chance, 4)
    return None if end is None else round(float(end.won) - each.played.chance, 4)


def _winnable(point: TurningPoint | None, number: int) -> bool | None:
    """Whether the game could be won after the turn before this one."""
    if point is not None and point.won_until is not None and number - 1 <= point.won_until:
        return True
    is_lost = point is not None and point.lost_from is not None and number - 1 >= point.lost_from
    return False if is_lost else None


def _last_winnable(point: TurningPoint | None, turns: int) -> int | None:
    """The last turn before which the game could be won, if both sides of it are known."""
    if point is None:
        return None
    won = -1 if point.won_until is None else point.won_until
    lost = turns + 1 if point.lost_from is None else point.lost_from
    if won >= turns:
        return turns
    return won + 1 if lost == won + 1 else None


def _turn_review(
    number: int, seat: Seat, each: Judgement, luck: float | None, winnable: bool | None
) -> TurnReview:
    return TurnReview(
        number=number,
        seat=seat,
        lays=each.played.lays,
        chance_before=each.best[0].chance,
        chance_after=each.played.chance,
        left_before=each.best[0].left,
        left_after=each.played.left,
        cost=each.cost,
        cost_error=each.cost_error,
        left_cost=each.left_cost,
        left_cost_error=each.left_cost_error,
        luck=luck,
        mark=each.mark,
        winnable=winnable,
        reasons=each.reasons,
        best=each.best,
        candidates=each.candidates,
    )


def _seat(turns: Sequence[TurnReview], seat: Seat) -> SeatReview:
    own = [turn for turn in turns if turn.seat == seat]
    if not own:
        return SeatReview(None, None)
    mean = sum(turn.cost for turn in own) / len(own)
    return SeatReview(accuracy([turn.given_away for turn in own]), mean)
