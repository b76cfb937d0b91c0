"""The command line: `ninetyeight` and its commands, one module each."""

import click

from .lazy_group import LazyGroup

COMMANDS = {
    "play": "Play in this terminal, alone, with bots or at one keyboard.",
    "serve": "Open tables for people and bots, in the browser.",
    "deal": "Deal a new game, as a record.",
    "show": "Show the table at a moment of a recorded game.",
    "check": "Check game records against the rules.",
    "suggest": "Name the best turns of a position.",
    "solve": "Find out whether a recorded game can still be won.",
    "review": "Tell what each turn of a recorded game cost.",
    "puzzles": "Find positions that are worth solving.",
    "arena": "Let bots play many games, and report how often they win.",
    "guard": "Check which sentences are allowed in free chat.",
    "train": "Train a network for the bots that learn.",
}
"""Every command by the name of its module, with its line in the list of commands."""

EXAMPLES = """\b
Examples:
  ninetyeight play
  ninetyeight serve --open
  ninetyeight deal --players 3 > game.n98
  ninetyeight show game.n98
  ninetyeight check game.n98
  ninetyeight suggest game.n98
  ninetyeight solve game.n98
  ninetyeight review game.n98
  ninetyeight arena --players 3 --bots sharp"""


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from ninetyeight import __version__

        from .kernels import kernel_in_use

        click.echo(f"ninetyeight {__version__} ({kernel_in_use()} kernel)")
        context.exit()


@click.group(
    cls=LazyGroup,
    lazy_commands=COMMANDS,
    epilog=EXAMPLES,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and the kernel, and exit.",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Ninety-Eight: the cooperative card game The Game by Steffen Benndorf.

    Not affiliated with its author or publisher.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
