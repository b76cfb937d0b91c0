"""Standard input and output without tracebacks, and the exit codes."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from .translating import text, translated

FOUND_PROBLEMS = 1
CANNOT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class CommandError(click.ClickException):
    """Something that a command needs is missing or unusable."""

    exit_code = CANNOT


def cannot_write(path: Path, error: OSError) -> CommandError:
    reason = translated(error.strerror or str(error))
    return CommandError(text("Cannot write {path}: {reason}.", path=path, reason=reason))


PLAYED_WITH = frozenset(
    {
        *("fluent", "h11", "msgspec", "platformdirs", "prometheus_client", "segno", "sqlalchemy"),
        *("starlette", "uvicorn", "uvloop", "websockets"),
    }
)
"""The packages of the extra `play`, as they are imported."""


def not_installed(error: ModuleNotFoundError) -> CommandError | None:
    """What to say if a part is missing that the library does without."""
    if (error.name or "").partition(".")[0] not in PLAYED_WITH:
        return None
    problem = "This command needs more packages than the library: pip install 'ninetyeight[play]'"
    return CommandError(translated(problem))


def forgiving_streams() -> None:
    """Makes standard streams replace what they cannot read or write as text."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def guarded() -> Iterator[None]:
    """Ends the run with a message and an exit code if it is interrupted or cannot write."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except ModuleNotFoundError as error:
        if missing := not_installed(error):
            raise missing from None
        raise
    except KeyboardInterrupt:
        click.echo(f"\n{translated('Stopped.')}", err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
    except OSError as error:
        _drop_output()
        if error.errno == errno.EPIPE:
            raise click.exceptions.Exit(BROKEN_PIPE) from None
        reason = translated(error.strerror or str(error))
        problem = text("Cannot write the output: {reason}", reason=reason)
        click.echo(text("Error: {message}", message=problem), err=True)
        raise click.exceptions.Exit(CANNOT) from None


def _drop_output() -> None:
    # Python flushes standard output once more on exit, and would complain.
    with suppress(OSError, ValueError), Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
