"""The command that deals a fresh game."""

import click

from ninetyeight.cli.dealing import default_names, fresh_record
from ninetyeight.cli.options import players_option, rules_option, seed_option
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.record import dumps
from ninetyeight.rules import Rules, Seed


@click.command(cls=TranslatedCommand)
@players_option
@rules_option
@seed_option
def deal(players: int | None, rules: Rules | None, seed: Seed | None) -> None:
    """Deal a new game and write it as a record to standard output.

    Without --seed every deal is different. A single player simply starts; a larger table has yet to
    agree who does, so its record has no start.

    \b
    Examples:
      ninetyeight deal > game.n98
      ninetyeight deal --players 3 --rules expert+fire
      ninetyeight deal --seed 5d41402abc4b2a76b9719d911017c592
    """
    record = fresh_record(default_names(players or 1), rules, seed)
    click.echo(dumps(record), nl=False)
