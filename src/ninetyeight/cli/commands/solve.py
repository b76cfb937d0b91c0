"""The command that finds out whether a recorded game can still be won."""

import json

import click

from ninetyeight.cli.files import file_argument, valid_game
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.options import chosen_turn, turn_option
from ninetyeight.cli.streams import CommandError
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.kernel import TooLarge
from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND
from ninetyeight.record import Record
from ninetyeight.record.writer import dumps_unverified
from ninetyeight.rules import Outcome
from ninetyeight.solver import NODES, Solution, Verdict, solve_game, solved_record

MAX_NODES = 10**12
EXIT_CODES = {Verdict.WON: 0, Verdict.LOST: 3, Verdict.UNKNOWN: 4}


@click.command(cls=TranslatedCommand)
@file_argument("file")
@turn_option
@click.option(
    "--nodes",
    type=click.IntRange(1, MAX_NODES),
    default=NODES,
    metavar="N",
    show_default=True,
    help="How many positions to look at before giving up.",
)
@click.option("--json", "wants_json", is_flag=True, help="One JSON object, for programs.")
@click.pass_context
def solve(
    context: click.Context, file: str, turn: int | None, nodes: int, wants_json: bool
) -> None:
    """Find out whether a recorded game can be won if all cards are known; "-" is standard input.

    Prints the game as a record: as far as it went, or up to turn N, and then turns that win it.
    Says "lost" if there are none, since every way was tried, and "unknown" if telling would take
    more positions than --nodes.

    Exit code: 0 if the game can be won, 3 if it is lost, 4 if that is unknown; 1 if the record has
    problems, 2 if it cannot be read.

    \b
    Examples:
      ninetyeight solve game.n98
      ninetyeight solve game.n98 --turn 0 > won.n98
      ninetyeight deal --players 3 | ninetyeight solve -
    """
    game = valid_game(file)
    after = chosen_turn(game.record, turn)
    kernel_in_use()  # A kernel that is not there is reported.
    try:
        solution = solve_game(game, after, nodes=nodes)
    except TooLarge:
        expected = "The solver knows hands of up to {hand} and cards up to {card}, not these rules."
        raise CommandError(say(expected, hand=MOST_IN_HAND, card=HIGHEST_CARD)) from None
    record = _won_record(game.record, after, solution)
    if wants_json:
        answer = {"answer": solution.answer, "nodes": solution.nodes, "record": record}
        click.echo(json.dumps({"file": file, "turn": after, **answer}))
    elif record is not None:
        click.echo(record, nl=False)
    else:
        click.echo(f"{click.format_filename(file)}: {solution.answer}")
    context.exit(EXIT_CODES[solution.answer])


def _won_record(record: Record, after: int, solution: Solution) -> str | None:
    if solution.answer is not Verdict.WON:
        return None
    return dumps_unverified(solved_record(record, after, solution.line), Outcome(0))
