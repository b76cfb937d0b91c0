"""Bots by what somebody types: a level, an installed bot, or a class in a module.

sharp            a level
greedy           an installed bot, of the entry point group `ninetyeight.bots`
my_module:Greedy a class, or a function that makes a bot, found as Python finds modules
"""

import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from traceback import extract_tb

from ninetyeight.record import name_problem
from ninetyeight.rules import Rules

from .bot import Bot
from .levels import BUDGET, LEVELS, UnknownBot, bot_named

GROUP = "ninetyeight.bots"
"""The entry point group of installed bots."""

METHODS = {"choose_turn": ("view", "signals", "rng"), "speak": ("view",)}
MAX_NAME_LENGTH = 24


class BadBot(ValueError):
    """What was named as a bot cannot be loaded, or is none; the sentence tells why."""


def installed_bots() -> tuple[str, ...]:
    """The names of installed bots that no level has."""
    return tuple(sorted({each.name for each in entry_points(group=GROUP)} - set(LEVELS)))


def find_bot(
    text: str, rules: Rules, players: int, *, budget: float = BUDGET, weights: Path | None = None
) -> Bot:
    """The bot that is called so, for a table; raises UnknownBot or BadBot.

    `budget` and `weights` are for levels, as in `bot_named`.
    """
    if text in LEVELS:
        return bot_named(text, rules, players, budget=budget, weights=weights)
    return _made(text, _maker(text))


def failure_text(error: BaseException) -> str:
    """An error of somebody's code in one line, with the place where it happened."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{type(error).__name__}: {error.msg} ({error.filename}, line {error.lineno})"
    frames = [frame for frame in extract_tb(error.__traceback__) if "<frozen" not in frame.filename]
    place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


@cache
def _maker(text: str) -> Callable[[], object]:
    """What makes the bot: a class, or a function."""
    if ":" in text:
        return _imported(text)
    found = [each for each in entry_points(group=GROUP) if each.name == text]
    if not found:
        known = [*LEVELS, *installed_bots()]
        near = get_close_matches(text, known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(
            f"no bot is called {text!r}; known are {', '.join(known)},"
            f" and your own as module:Class{hint}"
        )
    return _loaded(text, found[0])


def _loaded(text: str, entry: EntryPoint) -> Callable[[], object]:
    try:
        return _callable(text, entry.load())
    except (Exception, SystemExit) as error:
        if isinstance(error, BadBot):
            raise
        raise BadBot(f"{text}: cannot load {entry.value}: {failure_text(error)}") from error


def _imported(text: str) -> Callable[[], object]:
    module_name, _, path = text.partition(":")
    parts = path.split(".")
    if not all(part.isidentifier() for part in [*module_name.split("."), *parts]):
        raise BadBot(f"{text!r}: expected a module and a class, as in my_module:Greedy")
    # A program that pip has installed does not look in the current folder by itself.
    folder = str(Path.cwd())
    if folder not in sys.path and "" not in sys.path:
        sys.path.insert(0, folder)
    try:
        found: object = import_module(module_name)
    except (Exception, SystemExit) as error:
        told = failure_text(error)
        if isinstance(error, ModuleNotFoundError) and f"{module_name}.".startswith(
            f"{error.name}."
        ):
            told = f"{error}, neither in {folder} nor installed"
        raise BadBot(f"{text}: cannot import {module_name}: {told}") from error
    for part in parts:
        names = vars(found) if hasattr(found, "__dict__") else {}
        if not hasattr(found, part):
            near = get_close_matches(part, names, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise BadBot(f"{text}: there is no {part} in {module_name}{hint}")
        found = getattr(found, part)
    return _callable(text, found)


def _callable(text: str, found: object) -> Callable[[], object]:
    if not callable(found):
        raise BadBot(
            f"{text}: expected a class of a bot, or a function that makes one,"
            f" not {type(found).__name__}"
        )
    return found


def _made(text: str, maker: Callable[[], object]) -> Bot:
    try:
        bot = maker()
    except (Exception, SystemExit) as error:
        raise BadBot(f"{text}: cannot be made without arguments: {failure_text(error)}") from error
    return checked_bot(text, bot)


def checked_bot(text: str, bot: object) -> Bot:
    """The same object, if it has what a bot needs; else raises BadBot."""
    for method, arguments in METHODS.items():
        shown = f"{method}({', '.join(arguments)})"
        found = getattr(bot, method, None)
        if not callable(found):
            raise BadBot(f"{text}: {type(bot).__name__} is no bot: it has no {shown}")
        try:
            signature(found).bind(*arguments)
        except TypeError as error:
            raise BadBot(f"{text}: {method} cannot be called as {shown}: {error}") from None
        except ValueError:
            pass  # It was not written in Python, so nobody knows.
    name = getattr(bot, "name", None)
    if not isinstance(name, str):
        raise BadBot(f"{text}: {type(bot).__name__} is no bot: it has no name, a text")
    problem = name_problem(name)
    if len(name) > MAX_NAME_LENGTH:
        problem = f"a name of {len(name)} letters"
    if problem:
        raise BadBot(f"{text}: {problem}: expected 1 to {MAX_NAME_LENGTH} letters")
    return bot  # type: ignore[return-value]  # it has just been looked at
