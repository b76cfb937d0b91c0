"""A group that imports a command only when it is run."""

from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from .streams import forgiving_streams, guarded
from .translating import TranslatedCommand, choose_language, text, translated


class LazyGroup(TranslatedCommand, click.Group):
    """A group whose commands are named like the modules that hold them.

    It is also where every run of the command line begins and ends, so it guards the streams.
    """

    def __init__(self, *args: Any, lazy_commands: Mapping[str, str], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.lazy_commands = lazy_commands

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(self.lazy_commands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in self.lazy_commands:
            return None
        command = getattr(import_module(f"{__package__}.commands.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section(translated("Commands")):
            formatter.write_dl(
                [(name, translated(does)) for name, does in self.lazy_commands.items()]
            )

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.lazy_commands and not name.startswith("-"):
            near = get_close_matches(name, self.lazy_commands, n=1, cutoff=0.5)
            if near:
                problem = text(
                    "No such command {name!r}. Did you mean {near!r}?", name=name, near=near[0]
                )
            else:
                listed = ", ".join(self.lazy_commands)
                problem = text(
                    "No such command {name!r}. There are: {commands}.", name=name, commands=listed
                )
            raise click.UsageError(problem, ctx)
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **settings: Any) -> Any:
        forgiving_streams()
        return super().main(*args, **settings)

    # `--help` and `--version` print while the context is created.
    def make_context(
        self, info_name: str | None, args: list[str], *more: Any, **settings: Any
    ) -> click.Context:
        choose_language(args)
        with guarded():
            return super().make_context(info_name, args, *more, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        with guarded():
            return super().invoke(ctx)
