"""The command that checks what may be said at the table."""

import sys
from collections.abc import Iterator

import click

from ninetyeight.cli.files import STANDARD_INPUT, Unreadable
from ninetyeight.cli.translating import TranslatedCommand, text
from ninetyeight.talk import refusal


@click.command(cls=TranslatedCommand)
def guard() -> None:
    """Check which sentences are allowed in free chat.

    Reads sentences from standard input, one a line, and writes "allowed" or "refused", a tab and
    the sentence. A sentence that names or asks for the number of a card is refused, in whatever
    words or disguise. Each sentence is judged on its own.

    \b
    Examples:
      ninetyeight guard < chat.txt
      echo "leave the second pile to me" | ninetyeight guard
    """
    for sentence in _sentences():
        verdict = "allowed" if refusal(sentence) is None else "refused"
        click.echo(f"{verdict}\t{sentence}")


def _sentences() -> Iterator[str]:
    number = 0
    while line := _line():
        number += 1
        try:
            yield line.decode("utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            raise Unreadable(
                STANDARD_INPUT, text("line {number} is not UTF-8", number=number)
            ) from None


def _line() -> bytes:
    if sys.stdin is None:
        raise Unreadable(STANDARD_INPUT, "standard input is closed")
    try:
        return sys.stdin.buffer.readline()
    except OSError as error:
        raise Unreadable(STANDARD_INPUT, error.strerror or str(error)) from None
