"""Pictures of benchmarks for the documents, in SVG."""

from collections.abc import Iterator, Sequence

SIZE, EDGE = 300, 44
WIDTH = SIZE + 2 * EDGE
INK, BLUE, PALE = "#444", "#1b5e8c", "#bbb"
COLOURS = (BLUE, "#c0392b", "#1e8449", "#8e44ad", "#d68910", "#5d6d7e", "#0e7c7b")


def reliability(points: Sequence[tuple[float, float, float]]) -> str:
    """Predicted to the right, observed upwards, with what may be off up and down."""

    def lines() -> Iterator[str]:
        yield f'<path d="M{EDGE} {EDGE}v{SIZE}h{SIZE}" fill="none" stroke="{INK}"/>'
        yield f'<path d="M{EDGE} {EDGE + SIZE}l{SIZE} -{SIZE}" stroke="{PALE}"/>'
        for percent in range(0, 101, 20):
            at = percent * SIZE / 100
            yield _text(EDGE + at, EDGE + SIZE + 18, f"{percent}", "middle")
            yield _text(EDGE - 8, EDGE + SIZE - at + 4, f"{percent}", "end")
        for predicted, observed, error in points:
            x, y, tail = EDGE + SIZE * predicted, EDGE + SIZE * (1 - observed), SIZE * error
            line = f"M{x:.1f} {y - tail:.1f}v{2 * tail:.1f}"
            yield f'<path d="{line}" stroke="{BLUE}" stroke-width="2"/>'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{BLUE}"/>'
        yield _text(EDGE + SIZE / 2, EDGE + SIZE + 36, "predicted, %", "middle")
        yield _text(EDGE, EDGE - 14, "won, % (± 2 standard errors)", "start")

    return _svg("Predicted chances to win against games won", WIDTH, WIDTH, lines())


def by_players(rows: Sequence[tuple[str, Sequence[tuple[float, float, float] | None]]]) -> str:
    """A line for each row: what was won by one to five players, with its interval."""

    def lines() -> Iterator[str]:
        yield f'<path d="M{EDGE} {EDGE}v{SIZE}h{SIZE}" fill="none" stroke="{INK}"/>'
        for percent in range(0, 101, 20):
            yield _text(EDGE - 8, EDGE + SIZE - percent * SIZE / 100 + 4, f"{percent}", "end")
        for place, (title, found) in enumerate(rows):
            colour, points = COLOURS[place % len(COLOURS)], []
            for number, each in enumerate(found):
                if each is None:
                    continue
                # A little apart, so that intervals do not cover each other.
                x = EDGE + SIZE * (number + 0.35 + 0.05 * place) / 5
                won, low, high = (EDGE + SIZE * (1 - share) for share in each)
                points.append(f"{x:.1f} {won:.1f}")
                yield f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>'
                yield f'<circle cx="{x:.1f}" cy="{won:.1f}" r="3" fill="{colour}"/>'
            yield f'<path d="M{"L".join(points)}" fill="none" stroke="{colour}" opacity="0.4"/>'
            y = EDGE + 14 + 20 * place
            yield f'<circle cx="{WIDTH - 8}" cy="{y - 4}" r="4" fill="{colour}"/>'
            yield _text(WIDTH + 2, y, title, "start")
        for number in range(5):
            yield _text(
                EDGE + SIZE * (number + 0.5) / 5, EDGE + SIZE + 18, f"{number + 1}", "middle"
            )
        yield _text(EDGE + SIZE / 2, EDGE + SIZE + 36, "players", "middle")
        yield _text(EDGE, EDGE - 14, "games won, %", "start")

    return _svg("Games won by master, by rules and players", WIDTH + 190, WIDTH, lines())


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{text}</text>'


def _svg(title: str, width: int, height: int, lines: Iterator[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
    style = 'font-family="sans-serif" font-size="12" fill="#222" role="img"'
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([f"{head} {style}>", f"<title>{title}</title>", paper, *lines, "</svg>", ""])
