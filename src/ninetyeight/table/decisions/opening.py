"""Opening a table, and changing its options."""

from collections.abc import Collection

from msgspec.structs import asdict, replace

from ninetyeight.table.actor import Actor, DecisionContext
from ninetyeight.table.commands import ChangeOptions, Create
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Created, Event, OptionsChanged, Sat
from ninetyeight.table.options import Options
from ninetyeight.table.table import Table

from .checks import require_host, require_no_game
from .seating import good_name

MAX_OPTIONS = {"pace": 10.0, "agree_seconds": 120.0, "grace_seconds": 3600.0}
"""The maximum of each option."""

FIRE = "+fire"
"""How the names of rule sets with fire cards end."""

DAILY_RULES = "standard"
"""Everybody plays the daily deal by the same rules."""


def create(command: Create, by: Actor, context: DecisionContext) -> tuple[Event, ...]:
    if by.guest is None:
        raise TableError(TableCode.NO_GUEST)
    _require_good(command.options, context.rule_sets)
    name = good_name(command.name, ())
    created = Created(command.table, by.guest, command.code, command.watch, command.options)
    return (created, Sat(0, by.guest, name, context.draw_nonce())) if command.sits else (created,)


def change_options(
    table: Table, command: ChangeOptions, by: Actor, context: DecisionContext
) -> tuple[Event, ...]:
    require_host(table, by)
    if command != ChangeOptions(pace=command.pace):
        require_no_game(table)
    options = changed(table.options, command, context.rule_sets)
    return (OptionsChanged(options),) if options != table.options else ()


def changed(options: Options, command: ChangeOptions, rule_sets: Collection[str]) -> Options:
    """The options with the changes of the command; raises TableError if they are invalid.

    A rule set that the server no longer has stays until another is chosen.
    """
    known = {*rule_sets, options.rules}
    named = {name: value for name, value in asdict(command).items() if value is not None}
    base, fire = named.pop("base", None), named.pop("fire", None)
    options = replace(options, **named)
    _require_good(options, known)
    options = replace(options, rules=_rules_with(options.rules, base, fire))
    _require_good(options, known)
    return options


def _rules_with(rules: str, base: str | None, fire: bool | None) -> str:
    """The rule set with one half of its name changed; None leaves that half unchanged."""
    if base is None and fire is None:
        return rules
    if base is not None and "+" in base:
        raise TableError(TableCode.UNKNOWN_RULES)
    burns = rules.endswith(FIRE) if fire is None else fire
    return (rules.removesuffix(FIRE) if base is None else base) + (FIRE if burns else "")


def _require_good(options: Options, rule_sets: Collection[str]) -> None:
    if options.rules not in rule_sets:
        raise TableError(TableCode.UNKNOWN_RULES)
    if options.daily and options.rules != DAILY_RULES:
        raise TableError(TableCode.DAILY_RULES)
    for option, most in MAX_OPTIONS.items():
        # Not-a-number fails every comparison, so it is refused too.
        if not 0 <= getattr(options, option) <= most:
            raise TableError(
                TableCode.BAD_OPTION, {"option": option, "least": 0, "most": int(most)}
            )
