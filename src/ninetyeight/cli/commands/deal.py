"""The command that deals a fresh game."""

import click

from ninetyeight.cli.dealing import fresh_record
from ninetyeight.cli.options import players_option, rules_option, seed_option
from ninetyeight.record import dumps
from ninetyeight.rules import Seed


@click.command()
@players_option
@rules_option
@seed_option
def deal(players: int | None, rules: str | None, seed: Seed | None) -> None:
    """Deal a fresh game and write it as a record to standard output.

    Without --seed every deal is a new one. Alone one simply starts; a larger table has still to
    agree who does, so its record has no start.

    \b
    Examples:
      ninetyeight deal > game.n98
      ninetyeight deal --players 3 --rules expert+fire
      ninetyeight deal --seed 5d41402abc4b2a76b9719d911017c592
    """
    names = [f"Player {number}" for number in range(1, (players or 1) + 1)]
    click.echo(dumps(fresh_record(names, rules, seed)), nl=False)
