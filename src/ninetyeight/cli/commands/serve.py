"""The command that opens tables for people and bots."""

import sys
from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any

import click

from ninetyeight.cli.streams import CommandError
from ninetyeight.cli.translating import TranslatedCommand, text
from ninetyeight.server.settings import BadSetting, Settings, flag_of, variable_of


class _Listed(click.types.StringParamType):
    """One of several texts; in a variable, semicolons separate them."""

    envvar_list_splitter = ";"


def _with_settings(command: Callable[..., None]) -> Callable[..., None]:
    for setting in reversed(fields(Settings)):
        command = _option(setting)(command)
    return command


def _option(setting: "Field[Any]") -> Callable[[Callable[..., None]], Callable[..., None]]:
    is_flag, is_list = isinstance(setting.default, bool), isinstance(setting.default, tuple)
    return click.option(
        flag_of(setting.name),
        setting.name,
        type=None if is_flag else _Listed() if is_list else type(setting.default),
        is_flag=is_flag,
        multiple=is_list,
        metavar=setting.metadata["metavar"],
        default=setting.default,
        show_default=not is_flag and setting.default not in ("", 0, ()),
        envvar=variable_of(setting.name),
        help=setting.metadata["help"],
    )


@click.command(cls=TranslatedCommand)
@_with_settings
def serve(**chosen: Any) -> None:
    """Open tables for people and bots, in the browser.

    Everything is stored in one file in your data folder, and nothing has to be set up. Each option
    can also be given as an environment variable: --log-level is NINETYEIGHT_LOG_LEVEL.

    Ctrl-C closes the tables; they resume where they were when the server is restarted.

    \b
    Examples:
      ninetyeight serve --open
      ninetyeight serve --lan
      ninetyeight serve --port 8000 --database postgresql://localhost/ninetyeight
    """
    from ninetyeight.server.running import run
    from ninetyeight.server.start_error import StartError

    try:
        run(Settings(**chosen), say=_say, log=sys.stderr)
    except BadSetting as error:
        expected = text(error.expected, **error.facts)
        sentence = "{flag} {value!r}: expected {expected}."
        message = text(sentence, flag=error.flag, value=error.value, expected=expected)
        raise click.UsageError(message) from None
    except StartError as error:
        raise CommandError(text(error.sentence, **error.facts)) from None


def _say(sentence: str, /, **facts: object) -> None:
    click.echo(text(sentence, **facts))
