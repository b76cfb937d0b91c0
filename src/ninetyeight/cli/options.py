"""Options that several commands share."""

import os
from functools import partial

import click
from click.shell_completion import CompletionItem

from ninetyeight.record import Record
from ninetyeight.rules import RULE_SETS, BadSeed, Rules, Seed, parse_seed
from ninetyeight.words import LANGUAGES, Words, preferred_language, words

from .files import read_rules
from .translating import text as say

DEFAULT_RULES = "standard"
RULES_FILE = ".toml"
MAX_PLAYERS = max(len(rules.hand_sizes) for rules in RULE_SETS.values())


def _players(_: click.Context, __: click.Parameter, text: str | None) -> int | None:
    if text is None:
        return None
    if text not in map(str, range(1, MAX_PLAYERS + 1)):
        raise click.BadParameter(
            say(
                "{text!r} is not a number of players: expected 1 to {most}.",
                text=text,
                most=MAX_PLAYERS,
            )
        )
    return int(text)


def _seed(_: click.Context, __: click.Parameter, text: str | None) -> Seed | None:
    try:
        return None if text is None else parse_seed(text)
    except BadSeed:
        shown = text if text is None or len(text) <= 40 else f"{text[:40]}…"
        expected = "{text!r} is not a seed: expected 32 hexadecimal digits."
        raise click.BadParameter(say(expected, text=shown)) from None


_players_option = partial(click.option, "--players", callback=_players, metavar="N")
players_option = _players_option(help=f"How many play, 1 to {MAX_PLAYERS}.  [default: 1]")
table_size_option = _players_option(
    help=f"How many play, 1 to {MAX_PLAYERS}, bots included.  [default: 1 and the bots]"
)
seats_option = _players_option(
    help=f"How many play, 1 to {MAX_PLAYERS}.  [default: as many as are named]"
)


def _rules(_: click.Context, __: click.Parameter, text: str | None) -> Rules | None:
    """A published rule set by its name, or one of your own by its file."""
    if text is None or text in RULE_SETS:
        return None if text is None else RULE_SETS[text]
    if text.endswith(RULES_FILE):
        return read_rules(text)
    expected = "{text!r} is not a rule set: expected {names}, or a TOML file."
    raise click.BadParameter(say(expected, text=text, names=", ".join(RULE_SETS)))


def _complete_rules(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    names = [CompletionItem(name) for name in RULE_SETS if name.startswith(incomplete)]
    return names or click.Path().shell_complete(ctx, param, incomplete)


def rules_for(rules: Rules | None, players: int, option: str = "--players") -> Rules:
    """The rules, if they are for so many players, else the command ends with an error."""
    chosen = rules or RULE_SETS[DEFAULT_RULES]
    most = len(chosen.hand_sizes)
    if players > most:
        expected = "{rules} is for at most {most}, not for {players} players."
        problem = say(expected, rules=chosen.name, most=most, players=players)
        raise click.BadParameter(problem, param_hint=f"'{option}'")
    return chosen


rules_option = click.option(
    "--rules",
    callback=_rules,
    shell_complete=_complete_rules,
    metavar="NAME|FILE",
    help=f"{', '.join(RULE_SETS)}, or a TOML file.  [default: {DEFAULT_RULES}]",
)
seed_option = click.option(
    "--seed",
    callback=_seed,
    metavar="HEX",
    help="32 hexadecimal digits that fix the deal.  [default: drawn at random]",
)


turn_option = click.option(
    "--turn", type=int, metavar="N", help="After turn N; 0 is before the first."
)


def chosen_turn(record: Record, turn: int | None) -> int:
    """The turn that was asked for, or the last one; one that there is not ends the command."""
    turns = len(record.turns)
    if turn is None:
        return turns
    if not 0 <= turn <= turns:
        problem = say(
            "This game has no turn {turn}: expected 0 to {turns}.", turn=turn, turns=turns
        )
        raise click.BadParameter(problem, param_hint="'--turn'")
    return turn


def _words(_: click.Context, __: click.Parameter, language: str | None) -> Words:
    return words(language or preferred_language(os.environ))


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    callback=_words,
    help="The language of the texts.  [default: that of the locale, or en]",
)

EFFORTS = ("quick", "normal", "deep")
"""Those of `ninetyeight.review`, which takes long to import; a test keeps them equal."""

effort_option = click.option(
    "--effort",
    type=click.Choice(EFFORTS),
    default="normal",
    metavar="EFFORT",
    show_default=True,
    help="quick, normal or deep: in how many imagined deals turns are compared.",
)
