"""A review as people read it."""

from collections.abc import Iterator, Sequence

from ninetyeight.cli.table_text import rules_title, shown_names
from ninetyeight.record import PlayedGame
from ninetyeight.review import Review, TurnReview
from ninetyeight.review.structured import lays_text
from ninetyeight.rules import Lay
from ninetyeight.words import Words

NOTHING = "–"
SMALLEST = 0.05
"""What would be shown as no card at all is not shown."""


def review_lines(words: Words, game: PlayedGame, review: Review) -> Iterator[str]:
    """The table, what speaks against each turn with a mark, and the summary."""
    record = review.record
    names = shown_names(words, record.players)
    yield words.say("show-game", rules=rules_title(words, record.rules), players=len(names))
    yield ""
    yield from _table(words, game, review, names)
    yield ""
    yield from _summary(words, game, review, names)


def _table(words: Words, game: PlayedGame, review: Review, names: Sequence[str]) -> Iterator[str]:
    heads = [
        words.say("review-turn"),
        words.say("review-player"),
        words.say("review-cards"),
        words.say("review-chance"),
        words.say("review-cost"),
        words.say("review-mark"),
        words.say("review-better"),
    ]
    rows = [_row(words, game, turn, names) for turn in review.turns]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for number, row in enumerate([heads, *rows]):
        cells = [
            cell.rjust(width) if place in (0, 3, 4) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
        if number:
            yield from _why(words, review.turns[number - 1], widths[0] + 2)


def _row(words: Words, game: PlayedGame, turn: TurnReview, names: Sequence[str]) -> list[str]:
    is_fault = turn.mark is not None and turn.mark.is_fault
    before, after = _percent(words, turn.chance_before), _percent(words, turn.chance_after)
    return [
        str(turn.number),
        names[turn.seat],
        lays_of(game, turn, turn.lays),
        f"{before} → {after}",
        cost_of(words, turn),
        words.say(f"review-mark-{turn.mark}") if is_fault else "",
        lays_of(game, turn, turn.best[0].lays) if is_fault else "",
    ]


def cost_of(words: Words, turn: TurnReview) -> str:
    """The cost with two standard errors, in points, or in cards where these decide."""
    if turn.by_cards and turn.left_cost >= SMALLEST:
        return words.say("review-cost-cards", cost=_decimal(words, f"{turn.left_cost:.1f}"))
    if not (turn.cost or turn.cost_error):
        return NOTHING
    return f"{_points(words, turn.cost)} ± {_points(words, 2 * turn.cost_error)}"


def _why(words: Words, turn: TurnReview, indent: int) -> Iterator[str]:
    if turn.mark is not None and turn.mark.is_fault and turn.reasons:
        yield f"{' ' * indent}{'; '.join(reasons_of(words, turn))}"


def reasons_of(words: Words, turn: TurnReview) -> list[str]:
    """Sentences; that the better turn even wins something back is told by its tricks."""
    facts = [
        {
            name: max(0, fact) if name == "best" and isinstance(fact, int) else fact
            for name, fact in each.facts.items()
        }
        for each in turn.reasons
    ]
    return [
        words.say(f"review-why-{each.code}", **known)
        for each, known in zip(turn.reasons, facts, strict=True)
    ]


def _summary(words: Words, game: PlayedGame, review: Review, names: Sequence[str]) -> Iterator[str]:
    if (worst := review.worst) is None:
        yield words.say("review-no-fault")
    else:
        yield words.say(
            "review-worst",
            turn=worst.number,
            name=names[worst.seat],
            cost=cost_of(words, worst)
            if worst.by_cards
            else words.say("review-cost-points", cost=cost_of(words, worst)),
            better=lays_of(game, worst, worst.best[0].lays),
        )
    yield _winnable(words, review)
    yield words.say(
        "review-balance",
        start=_percent(words, review.start),
        play=_points(words, review.play, sign=True),
        luck=_points(words, review.luck, sign=True),
        result=_percent(words, review.result),
    )
    for name, seat in zip(names, review.seats, strict=True):
        if seat.accuracy is not None and seat.mean_cost is not None:
            yield words.say(
                "review-seat",
                name=name,
                accuracy=_percent(words, seat.accuracy),
                cost=_points(words, seat.mean_cost),
            )


def _winnable(words: Words, review: Review) -> str:
    turns = len(review.turns)
    if review.last_winnable is None:
        return words.say("review-winnable-unknown")
    if review.last_winnable == 0:
        return words.say("review-winnable-never")
    if review.outcome is not None and review.outcome.won:
        return words.say("review-winnable-won")
    if review.outcome is None and review.last_winnable >= turns:
        return words.say("review-winnable-still")
    return words.say("review-winnable-until", turn=review.last_winnable)


def lays_of(game: PlayedGame, turn: TurnReview, lays: tuple[Lay, ...]) -> str:
    """Lays as in records, from the tops at the beginning of a turn."""
    tops = game.turn_steps(turn.number)[0][0].tops
    return lays_text(game.record.rules, tops, lays)


def _percent(words: Words, part: float) -> str:
    return _decimal(words, f"{100 * part:.1f}") + " %"


def _points(words: Words, part: float, *, sign: bool = False) -> str:
    text = f"{100 * part:+.1f}" if sign else f"{100 * part:.1f}"
    return _decimal(words, text.replace("-", "−").replace("−0.0", "0.0"))


def _decimal(words: Words, text: str) -> str:
    return text if words.language == "en" else text.replace(".", ",")
