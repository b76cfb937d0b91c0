"""The chance to win from turn to turn, as a picture that needs nothing but a browser."""

from collections.abc import Iterator
from html import escape

from ninetyeight.review import Mark, Review, TurnReview
from ninetyeight.words import Words

WIDTH, HEIGHT = 800, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 40

_STYLE = """
svg { font: 13px system-ui, sans-serif; background: #fff; fill: #222 }
.grid { stroke: #ddd; fill: none } .curve { stroke: #1f6feb; stroke-width: 2.5; fill: none }
.inaccuracy { fill: #c69026 } .mistake { fill: #d4681c } .blunder { fill: #c4232b }
@media (prefers-color-scheme: dark) {
  svg { background: #16181c; fill: #ddd } .grid { stroke: #3a3d42 } .curve { stroke: #6ea8fe }
}"""

_SIZES = {Mark.INACCURACY: 4, Mark.MISTAKE: 6, Mark.BLUNDER: 8}
"""What is worse is larger, so that colours are not needed to tell them apart."""


def drawing(words: Words, review: Review) -> str:
    """An SVG file."""
    title = escape(words.say("review-picture"))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{_STYLE}</style>",
        f'<text x="{LEFT}" y="22">{title}</text>',
        *_grid(review),
        f'<polyline class="curve" points="{_points(review)}"/>',
        *(mark for turn in review.turns for mark in _mark(words, review, turn)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _x(review: Review, place: float) -> float:
    return LEFT + place * (WIDTH - LEFT - RIGHT) / len(review.turns)


def _y(chance: float) -> float:
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)


def _points(review: Review) -> str:
    """The chance before each turn, and the result behind the last."""
    chances = [*(turn.chance_before for turn in review.turns), review.result]
    return " ".join(
        f"{_x(review, place):.1f},{_y(chance):.1f}" for place, chance in enumerate(chances)
    )


def _grid(review: Review) -> Iterator[str]:
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
    step = max(1, -(-len(review.turns) // 12))
    for turn in review.turns[::step]:
        x = _x(review, turn.number - 1)
        yield f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{turn.number}</text>'


def _mark(words: Words, review: Review, turn: TurnReview) -> Iterator[str]:
    if turn.mark not in _SIZES:
        return
    x, y, size = _x(review, turn.number - 1), _y(turn.chance_before), _SIZES[turn.mark]
    what = escape(words.say(f"review-mark-{turn.mark}"))
    yield f'<circle class="{turn.mark}" cx="{x:.1f}" cy="{y:.1f}" r="{size}">'
    yield f"<title>{turn.number}: {what}</title></circle>"
