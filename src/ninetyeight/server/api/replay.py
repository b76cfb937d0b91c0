"""A recorded game for clients: the whole table after every lay, so they need no rules."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ninetyeight.record import PlayedGame, PlayedStep
from ninetyeight.record.notation import format_lay
from ninetyeight.rules import EndTurn, Lay, State, is_trick
from ninetyeight.table.pile_letters import PileLetter


class ReplayResult(Struct, frozen=True):
    won: bool
    left: int
    grade: str


class ReplayStep(Struct, frozen=True):
    """The table after a lay, and after its turn if it was the last one, with open cards."""

    seat: int | None
    lay: str | None
    card: int | None
    pile: PileLetter | None
    trick: bool
    ended_turn: bool
    drew: tuple[int, ...]
    tops: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    draw: int
    left: int
    turn: int


class Replay(Struct, frozen=True):
    """`steps` begin with the table before the first lay; unfinished games have no `result`."""

    rules: str
    fire_cards: tuple[int, ...]
    players: tuple[str, ...]
    start: int | None
    seed: str | None
    result: ReplayResult | None
    total: int
    turns: int
    steps: tuple[ReplayStep, ...]


def replay_of(game: PlayedGame) -> Replay:
    record, end = game.record, game.outcome
    return Replay(
        rules=record.rules.name,
        fire_cards=tuple(sorted(record.rules.fire)),
        players=record.players,
        start=record.start,
        seed=record.seed,
        result=ReplayResult(end.won, end.left, end.grade) if end else None,
        total=len(record.rules.cards),
        turns=len(record.turns),
        steps=tuple(_steps(game.steps)),
    )


def _steps(steps: Sequence[PlayedStep]) -> Iterator[ReplayStep]:
    yield _step(steps[0][0], turn=0)
    turn = 1
    for place, (state, action) in enumerate(steps):
        if not isinstance(action, Lay):
            continue
        after, following = steps[place + 1]
        ends = isinstance(following, EndTurn)
        yield _step(steps[place + 2][0] if ends else after, turn, (state, action), ends)
        turn += ends


def _step(
    state: State, turn: int, lay: tuple[State, Lay] | None = None, ended_turn: bool = False
) -> ReplayStep:
    before, action = lay or (state, None)
    seat = before.turn.seat if action and before.turn else None
    drew = state.hands[seat] - before.hands[seat] if seat is not None else ()
    return ReplayStep(
        seat=seat,
        lay=format_lay(action) if action else None,
        card=action.card if action else None,
        pile=action.pile.letter if action else None,  # type: ignore[arg-type]
        trick=action is not None and is_trick(before, action),
        ended_turn=ended_turn,
        drew=tuple(sorted(drew)),
        tops=state.tops,
        hands=tuple(tuple(sorted(hand)) for hand in state.hands),
        draw=state.draw_count,
        left=state.left,
        turn=turn,
    )
