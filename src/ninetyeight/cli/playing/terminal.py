"""Runs a dialogue on standard input and output."""

import os
import sys
from contextlib import suppress

import click

from ninetyeight.cli.wrapping import wrapped

from .effects import Curtain, Dialogue, Effect, Question, T

# Home, clear the screen, clear the scrollback; in this order, because clearing the screen makes
# some terminals scroll it out.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
MAX_LINE_LENGTH = 1000


def run_dialogue(talk: Dialogue[T]) -> T:
    """Performs every effect of a dialogue and returns its result.

    The end of the input and an interruption are thrown into it, so that it can say goodbye.
    """
    _edit_lines_without_history()
    try:
        step = next(talk)
        while True:
            try:
                answer = _perform(step)
            except (EOFError, KeyboardInterrupt) as interruption:
                click.echo()
                step = talk.throw(interruption)
            else:
                step = next(talk) if answer is None else talk.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


def _perform(step: Effect) -> str | None:
    match step:
        case Question(prompt):
            return _read_line(prompt)
        case Curtain():
            _clear()
        case text:
            click.echo(wrapped(text))
    return None


def _read_line(prompt: str) -> str:
    if _is_terminal(sys.stdin):
        *lines, last = wrapped(prompt).split("\n")
        for line in lines:
            click.echo(line)
        return input(last if last.endswith(" ") else f"{last} ")
    click.echo(prompt, nl=False)
    line = sys.stdin.readline(MAX_LINE_LENGTH) if sys.stdin else ""
    if not line:
        raise EOFError
    # A terminal shows what is typed; in a pipe the transcript would lack it.
    click.echo(line.rstrip("\n"))
    return line


def _clear() -> None:
    """Clears the terminal; in a pipe there is nothing that could be hidden."""
    if not _is_terminal(sys.stdout):
        return
    if os.environ.get("TERM", "dumb") == "dumb":
        click.echo("\n" * 100)
    else:
        click.echo(CLEAR, nl=False)


def _is_terminal(stream: object) -> bool:
    return stream is not None and bool(getattr(stream, "isatty", bool)())


def _edit_lines_without_history() -> None:
    # An earlier player's line, recalled with the arrow key, could show a card of that hand. Without
    # line editing, the import alone may write control characters.
    if not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
        return
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
