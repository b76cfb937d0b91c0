"""A game with all that everybody sees: where a rule, a view or a text changes, lines here do."""

from ninetyeight.record import Record, format_lay, format_position, format_seat, replay
from ninetyeight.rules import Action, Lay, Seat, State, view


def transcript(record: Record) -> str:
    """Every position, whole and as each seat sees it, and what was done in it."""
    return "".join(line + "\n" for step in replay(record) for line in _step(*step))


def _step(state: State, action: Action | None) -> list[str]:
    seats = map(Seat, range(len(state.hands)))
    lines = [format_position(state), *(format_position(view(state, seat)) for seat in seats)]
    return [*lines, f"> {_text(state, action)}"] if action else lines


def _text(state: State, action: Action) -> str:
    assert state.turn is not None, "only a turn has actions"
    return (
        f"{format_seat(state.turn.seat)} {format_lay(action) if isinstance(action, Lay) else '.'}"
    )
