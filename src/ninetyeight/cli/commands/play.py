"""The command that plays a game in line mode."""

import shlex
from dataclasses import replace

import click

from ninetyeight.bots import LEVELS, Bot, Engine, find_bot
from ninetyeight.bots.finding import MAX_NAME_LENGTH
from ninetyeight.cli.bots import BotNames, engine_option, known_bots
from ninetyeight.cli.dealing import default_names, fresh_record
from ninetyeight.cli.files import STANDARD_INPUT, file_argument, valid_game
from ninetyeight.cli.options import (
    language_option,
    rules_for,
    rules_option,
    seed_option,
    table_size_option,
)
from ninetyeight.cli.playing.dialogue import dialogue
from ninetyeight.cli.playing.game import game_of
from ninetyeight.cli.playing.save_files import SaveFiles
from ninetyeight.cli.playing.saving import GameSaver
from ninetyeight.cli.playing.session import LocalSession
from ninetyeight.cli.playing.terminal import run_dialogue
from ninetyeight.cli.table_text import result_lines
from ninetyeight.cli.translating import TranslatedCommand, translated
from ninetyeight.record import PlayedGame, Record, played
from ninetyeight.rules import Rules, Seat, Seed
from ninetyeight.words import Words


@click.command(cls=TranslatedCommand)
@file_argument("file", required=False)
@table_size_option
@click.option(
    "--bots",
    type=BotNames(),
    metavar="A[,B,...]",
    help=f"Bots in the last seats: {', '.join(LEVELS)}, or your own.",
)
@engine_option
@rules_option
@seed_option
@language_option
@click.pass_context
def play(
    context: click.Context,
    file: str | None,
    players: int | None,
    bots: tuple[str, ...] | None,
    engines: tuple[Engine, ...],
    rules: Rules | None,
    seed: Seed | None,
    words: Words,
) -> None:
    """Play in this terminal: alone, with bots, or with others at the same keyboard.

    FILE is a saved game to resume; without it a new game is dealt. In the game, "help" explains the
    rules and what can be typed.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --bots sharp,sharp
      ninetyeight play --players 2 --rules standard+fire
      ninetyeight play --language fr
      ninetyeight play game.n98
    """
    named = bots or ()
    if file is None:
        game = game_of(played(_fresh(players, named, rules, seed)))
    elif players or rules or seed:
        raise click.UsageError(
            translated(
                "A saved game has its own players, rules and seed: give only FILE and --bots."
            )
        )
    else:
        game = game_of(_unfinished_game(file, words))
    seated = _seated(game.origin, named, engines)
    saver = GameSaver(words, SaveFiles(file), game.origin if file else None, _bot_options(context))
    sitting = LocalSession(words, game, saver, seated)
    context.exit(run_dialogue(dialogue(sitting, loaded_from=file)))


def _fresh(
    players: int | None, bots: tuple[str, ...], rules: Rules | None, seed: Seed | None
) -> Record:
    """A dealt game, with a name for each seat; bots have theirs in the last seats."""
    seats = players or 1 + len(bots)
    people = seats - len(bots)
    _require_a_person(people, seats)
    names = default_names(seats)[:people]
    names += [f"{_short(bot)} {seat}" for seat, bot in enumerate(bots, start=people + 1)]
    chosen = rules_for(rules, seats, "--bots" if bots else "--players")
    return replace(fresh_record(names, chosen, seed), talk=bool(bots))


def _short(bot: str) -> str:
    """The name of a bot in a record: of `my_module:Greedy`, the class."""
    return bot.rpartition(":")[2][:MAX_NAME_LENGTH] or "bot"


def _require_a_person(people: int, seats: int) -> None:
    if people < 1:
        problem = (
            "{seats} seats, and a bot in each: leave one for a person, or let them play in arena."
        )
        raise click.BadParameter(translated(problem).format(seats=seats), param_hint="'--bots'")


def _seated(record: Record, names: tuple[str, ...], engines: tuple[Engine, ...]) -> dict[Seat, Bot]:
    """The bots, in the last seats."""
    rules, seats = record.rules, len(record.players)
    people = seats - len(names)
    _require_a_person(people, seats)
    bots = known_bots("--bots", names, engines, rules, seats)
    return {
        Seat(people + at): find_bot(bot, rules, seats) if isinstance(bot, str) else bot
        for at, bot in enumerate(bots)
    }


def _bot_options(context: click.Context) -> str:
    """The options that seat the same bots again."""
    names, engines = context.params["bots"], context.params["engines"]
    options = [f"--bots {shlex.quote(','.join(names))}"] if names else []
    options += [
        f"--engine {shlex.quote(f'{engine.name}={shlex.join(engine.command)}')}"
        for engine in engines
    ]
    return " ".join(options)


def _unfinished_game(file: str, words: Words) -> PlayedGame:
    if file == STANDARD_INPUT:
        raise click.UsageError(
            translated("Standard input is needed for what you type: a saved game must be a file.")
        )
    game = valid_game(file)
    if end := game.outcome:
        result, _ = result_lines(words, game.record.rules, end)
        shown = click.format_filename(file)
        raise click.UsageError(words.say("record-over", file=shown, result=result))
    return game
