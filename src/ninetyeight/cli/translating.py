"""The command line in the language of its user.

The English texts are in the code, so that a run in English loads nothing. The translations are
tables with the English text as key, in `words/command_line`.
"""

import os
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from inspect import cleandoc
from itertools import zip_longest

import click

from ninetyeight.words import DEFAULT, LANGUAGES, preferred_language

CLICK_MODULES = ("core", "exceptions", "formatting", "parser", "types")

_chosen = DEFAULT


def choose_language(arguments: Sequence[str]) -> None:
    """Chooses the language: that of `--language`, which some commands have, or of the locale."""
    global _chosen  # noqa: PLW0603  # one run, one user
    _chosen = _asked_for(arguments) or preferred_language(os.environ)
    # Click gets its texts from gettext, which reads compiled files; ours are in the same table.
    for name in CLICK_MODULES:
        vars(import_module(f"click.{name}")).update(_=translated, ngettext=_counted)


def chosen_language() -> str:
    return _chosen


def text(english: str, /, **facts: object) -> str:
    """The sentence in the language of the user, with the facts filled in."""
    return translated(english).format(**facts)


def translated(english: str) -> str:
    """The text in the language of the user; without a translation it stays English."""
    return english if _chosen == DEFAULT else table(_chosen).get(english, english)


@cache
def table(language: str) -> dict[str, str]:
    """The translations of the command line's texts, by their English text."""
    file = files("ninetyeight.words").joinpath("command_line", f"{language}.toml")
    found: dict[str, str] = tomllib.loads(file.read_text("utf-8"))
    return found


def _counted(one: str, many: str, count: int) -> str:
    return translated(one if count == 1 else many)


def _asked_for(arguments: Sequence[str]) -> str | None:
    for option, value in zip_longest(arguments, arguments[1:], fillvalue=""):
        name, _, joined = option.partition("=")
        if name == "--language" and (joined or value) in LANGUAGES:
            return joined or value
    return None


class TranslatedCommand(click.Command):
    """A command whose help is in the language of the user."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [translated(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        english, self.help = self.help, translated_paragraphs(self.help or "")
        super().format_help_text(ctx, formatter)
        self.help = english

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        english, self.epilog = self.epilog, translated_paragraphs(self.epilog or "")
        super().format_epilog(ctx, formatter)
        self.epilog = english

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [each.get_help_record(ctx) for each in self.get_params(ctx)]
        with formatter.section(translated("Options")):
            formatter.write_dl(
                [(names, _option_help(said)) for names, said in filter(None, records)]
            )


def translated_paragraphs(english: str) -> str:
    """A help text, translated by paragraph; of examples only the heading."""
    paragraphs = re.split(r"\n\s*\n", cleandoc(english))
    return "\n\n".join(map(_paragraph, paragraphs))


def _paragraph(english: str) -> str:
    if english.startswith("\b"):
        return english.replace("Examples:", translated("Examples:"), 1)
    return translated(" ".join(english.split()))


def _option_help(english: str) -> str:
    said, *extras = english.split("  [")
    return "  ".join([translated(said), *(translated(f"[{extra}") for extra in extras)])
