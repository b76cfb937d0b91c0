"""A review as values of JSON."""

from typing import Any

from ninetyeight.record import format_lay, played
from ninetyeight.rules import Lay, Rules, Tops, tops_after

from .game import Review, SeatReview, TurnReview


def review_to_json(review: Review) -> dict[str, Any]:
    """All of a review; chances are parts of 1, seats count from 1, lays are as in records."""
    game, end = played(review.record), review.outcome
    rules = review.record.rules
    return {
        "rules": rules.name,
        "players": list(review.record.players),
        "result": "unfinished" if end is None else "won" if end.won else "lost",
        "effort": review.effort.value,
        "seed": review.seed,
        "turns": [
            _turn(rules, game.turn_steps(turn.number)[0][0].tops, turn) for turn in review.turns
        ],
        "summary": {
            "seats": [_seat(seat) for seat in review.seats],
            "start": review.start,
            "luck": review.luck,
            "play": review.play,
            "last_winnable": review.last_winnable,
        },
    }


def _turn(rules: Rules, tops: Tops, turn: TurnReview) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": turn.seat + 1,
        "lays": lays_text(rules, tops, turn.lays),
        "chance_before": turn.chance_before,
        "chance_after": turn.chance_after,
        "left_before": turn.left_before,
        "left_after": turn.left_after,
        "cost": turn.cost,
        "cost_error": turn.cost_error,
        "luck": turn.luck,
        "mark": turn.mark,
        "winnable": turn.winnable,
        "reasons": [
            {"code": each.code, **each.facts, "sentence": str(each)} for each in turn.reasons
        ],
        "best": [
            {
                "lays": lays_text(rules, tops, each.lays),
                "chance": each.chance,
                "left": each.left,
            }
            for each in turn.best
        ],
    }


def lays_text(rules: Rules, tops: Tops, lays: tuple[Lay, ...]) -> str:
    """The lays of a turn that begins with these tops, as in records."""
    texts = []
    for lay in lays:
        trick = rules.is_trick(lay.card, lay.pile, tops[lay.pile])
        texts.append(format_lay(lay, trick=trick))
        tops = tops_after(tops, lay)
    return " ".join(texts)


def _seat(seat: SeatReview) -> dict[str, Any]:
    accuracy, mean = seat.accuracy, seat.mean_cost
    return {
        "accuracy": None if accuracy is None else round(accuracy, 4),
        "mean_cost": None if mean is None else round(mean, 4),
    }
