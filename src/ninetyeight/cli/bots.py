"""Bots on the command line: levels, installed ones, classes in modules, and engines."""

from collections.abc import Sequence
from dataclasses import replace

import click
from click.shell_completion import CompletionItem

from ninetyeight.bots import (
    LEVELS,
    BadBot,
    Engine,
    EngineFailed,
    UnknownBot,
    engine_from,
    find_bot,
)
from ninetyeight.bots.engines import check_engine
from ninetyeight.bots.finding import installed_bots
from ninetyeight.kernel import TooLarge
from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND
from ninetyeight.rules import Rules

from .streams import CommandError
from .translating import text as say

Named = str | Engine
"""A bot as a Match takes it."""


class BotNames(click.ParamType):  # type: ignore[type-arg]  # older ones take none
    """Names of bots with commas between them; the shell completes the last one."""

    name = "bots"

    def convert(
        self,
        value: object,
        param: click.Parameter | None,  # noqa: ARG002
        ctx: click.Context | None,  # noqa: ARG002
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        return tuple(name.strip() for name in str(value).split(","))

    def shell_complete(
        self,
        ctx: click.Context,
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        before, comma, begun = incomplete.rpartition(",")
        engines = [engine.name for engine in ctx.params.get("engines") or ()]
        known = [*LEVELS, *installed_bots(), *engines]
        return [
            CompletionItem(f"{before}{comma}{name}", help=LEVELS.get(name))
            for name in known
            if name.startswith(begun)
        ]


class EngineType(click.ParamType):  # type: ignore[type-arg]  # older ones take none
    """An engine as NAME=COMMAND."""

    name = "engine"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Engine:
        if isinstance(value, Engine):
            return value
        try:
            return engine_from(str(value))
        except ValueError:
            expected = "{text!r}: expected a new name and a command, as in nearest=./engine."
            return self.fail(say(expected, text=value), param, ctx)


engine_option = click.option(
    "--engine",
    "engines",
    type=EngineType(),
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program to play under this name in --bots; may be repeated.",
)


def known_bots(
    option: str,
    names: Sequence[str],
    engines: Sequence[Engine],
    rules: Rules,
    players: int,
    think: float | None = None,
) -> tuple[Named, ...]:
    """The bots of these names; one that is not there, or does not start, ends the command."""
    started = {engine.name: engine for engine in engines}
    bots: list[Named] = []
    for name in names:
        if name in started:
            engine = started[name]
            bots.append(engine if think is None else replace(engine, think=think))
            continue
        try:
            find_bot(name, rules, players)
        except UnknownBot:
            listed = ", ".join([*LEVELS, *installed_bots(), *started])
            expected = "No bot is called {name!r}: there are {bots}, and your own as module:Class."
            problem = say(expected, name=name, bots=listed)
            raise click.BadParameter(problem, param_hint=f"'{option}'") from None
        except TooLarge:
            expected = "Bots know hands of up to {hand} and cards up to {card}, not these rules."
            problem = say(expected, hand=MOST_IN_HAND, card=HIGHEST_CARD)
            raise click.BadParameter(problem, param_hint=f"'{option}'") from None
        except BadBot as error:
            raise click.BadParameter(f"{error}.", param_hint=f"'{option}'") from None
        bots.append(name)
    try:
        for bot in {bot for bot in bots if isinstance(bot, Engine)}:
            check_engine(bot)
    except EngineFailed as error:
        raise failed(error) from None
    return tuple(bots)


def failed(error: Exception) -> CommandError:
    """A bot has failed: its own sentence, as one of ours."""
    sentence = f"{error}."
    return CommandError(sentence[0].upper() + sentence[1:])
