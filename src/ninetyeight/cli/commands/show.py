"""The command that shows the table at a moment of a recorded game."""

from collections.abc import Iterator, Sequence

import click

from ninetyeight.cli.files import file_argument, valid_game
from ninetyeight.cli.options import chosen_turn, language_option, turn_option
from ninetyeight.cli.table_text import (
    draw_pile_line,
    hand_lines,
    lays_text,
    owed_lines,
    pile_lines,
    result_lines,
    rules_title,
    shown_names,
)
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.cli.wrapping import wrapped
from ninetyeight.record import Record, parse_seat
from ninetyeight.rules import Lay, Position, Seat, State, outcome, view
from ninetyeight.words import Words

SPECTATOR = "spectator"


def _seat(_: click.Context, __: click.Parameter, text: str | None) -> Seat | str | None:
    """A seat, counted from 1, or the word for somebody without one."""
    try:
        return text if text in (None, SPECTATOR) else parse_seat(text)
    except ValueError:
        expected = "{text!r} is not a seat: expected 1, 2, ... or {spectator!r}."
        raise click.BadParameter(say(expected, text=text, spectator=SPECTATOR)) from None


@click.command(cls=TranslatedCommand)
@file_argument("file")
@turn_option
@click.option(
    "--seat", callback=_seat, metavar="S", help="Only what seat S sees: 1, 2, ... or spectator."
)
@language_option
def show(file: str, turn: int | None, seat: Seat | str | None, words: Words) -> None:
    """Show the table of a recorded game: at its end, or after a turn; "-" is standard input.

    \b
    Examples:
      ninetyeight show game.n98
      ninetyeight show game.n98 --turn 3
      ninetyeight show game.n98 --turn 3 --seat 2
      ninetyeight deal --players 2 | ninetyeight show - --seat spectator
    """
    game = valid_game(file)
    record = game.record
    turn, players = chosen_turn(record, turn), len(record.players)
    if isinstance(seat, int) and seat >= players:
        problem = say(
            "This table has no seat {seat}: expected 1 to {players}.",
            seat=seat + 1,
            players=players,
        )
        raise click.BadParameter(problem, param_hint="'--seat'")
    steps = game.turn_steps(turn)
    state = steps[-1][0]
    laid = [(before, action) for before, action in steps[:-1] if isinstance(action, Lay)]
    if seat is None:
        position: Position = state
    else:
        position = view(state, seat if isinstance(seat, int) else None)
    names = shown_names(words, record.players)
    moment = _moment(words, record, names, turn, laid)
    for line in [*moment, "", *_table(words, position, names)]:
        click.echo(wrapped(line))


def _moment(
    words: Words,
    record: Record,
    names: tuple[str, ...],
    number: int,
    laid: Sequence[tuple[State, Lay]],
) -> Iterator[str]:
    """Which game and which turn this is, and what was laid in it."""
    yield words.say("show-game", rules=rules_title(words, record.rules), players=len(names))
    if number == 0:
        yield words.say("show-before")
        return
    last = record.turns[number - 1]
    if last.goes_on:
        yield words.say("show-within", turn=number)
    else:
        yield words.say("show-after", turn=number, turns=len(record.turns))
    yield words.say("turn-laid", name=names[last.seat], lays=lays_text(words, laid))


def _table(words: Words, position: Position, names: tuple[str, ...]) -> Iterator[str]:
    yield from pile_lines(words, position)
    yield draw_pile_line(words, position)
    yield from hand_lines(words, position, names)
    turn, end = position.turn, outcome(position)
    if turn is None:
        yield words.say("show-no-starter")
        return
    if end is None or not end.won:
        yield words.say("show-in-turn", name=names[turn.seat])
        yield from list(owed_lines(words, turn)) or [words.say("show-may-end")]
    if end is not None:
        yield from result_lines(words, position.rules, end)
