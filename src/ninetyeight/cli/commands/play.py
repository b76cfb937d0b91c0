"""The command that plays a game in line mode."""

import click

from ninetyeight.cli.dealing import default_names, fresh_record
from ninetyeight.cli.files import STANDARD_INPUT, file_argument, valid_game
from ninetyeight.cli.options import language_option, players_option, rules_option, seed_option
from ninetyeight.cli.playing.dialogue import dialogue
from ninetyeight.cli.playing.game import game_of
from ninetyeight.cli.playing.save_files import SaveFiles
from ninetyeight.cli.playing.saving import GameSaver
from ninetyeight.cli.playing.session import LocalSession
from ninetyeight.cli.playing.terminal import run_dialogue
from ninetyeight.cli.table_text import result_lines
from ninetyeight.cli.translating import TranslatedCommand, translated
from ninetyeight.record import PlayedGame, played
from ninetyeight.rules import Rules, Seed
from ninetyeight.words import Words


@click.command(cls=TranslatedCommand)
@file_argument("file", required=False)
@players_option
@rules_option
@seed_option
@language_option
@click.pass_context
def play(
    context: click.Context,
    file: str | None,
    players: int | None,
    rules: Rules | None,
    seed: Seed | None,
    words: Words,
) -> None:
    """Play in this terminal: alone, or with others at the same keyboard.

    FILE is a saved game to resume; without it a new game is dealt. In the game, "help" explains the
    rules and what can be typed.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --players 2 --rules standard+fire
      ninetyeight play --language fr
      ninetyeight play game.n98
    """
    if file is None:
        game = game_of(played(fresh_record(default_names(players or 1), rules, seed)))
    elif players or rules or seed:
        raise click.UsageError(
            translated("A saved game has its own players, rules and seed: give only FILE.")
        )
    else:
        game = game_of(_unfinished_game(file, words))
    saver = GameSaver(words, SaveFiles(file), saved=game.origin if file else None)
    sitting = LocalSession(words, game, saver)
    context.exit(run_dialogue(dialogue(sitting, loaded_from=file)))


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
