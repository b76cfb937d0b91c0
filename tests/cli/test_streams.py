"""Signals, pipes, full disks and odd encodings: a sentence and an exit code, never a traceback."""

import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from ninetyeight.cli.playing.terminal import CLEAR
from tests.cli.running import ENGLISH, NINETYEIGHT, SEED, is_quiet, run_alone
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

COMMANDS = [["deal"], ["--help"], ["play"]]


@contextmanager
def closed_pipe() -> Iterator[int]:
    """A pipe that nobody reads any more."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        yield writer
    finally:
        os.close(writer)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_closed_pipe_is_quiet(command: list[str]) -> None:
    with closed_pipe() as pipe:
        result = run_alone(*command, stdout=pipe)
    assert (result.returncode, result.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = run_alone(*command, stdout=full)
    assert result.returncode == 2
    assert result.stderr == b"Error: Cannot write the output: No space left on device\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_letters_that_the_terminal_lacks_do_no_harm(encoding: str) -> None:
    environment = {"LC_ALL": "C", "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    result = run_alone("play", "--language", "uk", typed=b"57a\n", environment=environment)
    assert result.returncode == 0
    assert b"57" in result.stdout
    assert result.stderr == b""


def test_the_c_locale_speaks_english() -> None:
    result = run_alone("play", environment={"LC_ALL": "C", "LANG": "uk_UA.UTF-8"})
    assert b"You are playing alone" in result.stdout


def test_a_file_name_that_is_no_text() -> None:
    result = subprocess.run(
        [*map(os.fsencode, NINETYEIGHT), b"check", b"/none/\xff"],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert result.returncode == 2
    assert is_quiet(result.stderr)
    assert b"No such file" in result.stderr


def test_closed_standard_input() -> None:
    closed = 'exec "$@" <&-'
    for command, code in ((["play"], 0), (["check", "-"], 2)):
        result = subprocess.run(
            ["sh", "-c", closed, "sh", *NINETYEIGHT, *command],
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert result.returncode == code
        assert is_quiet(result.stderr)


def read_until(terminal: int, end: str, press: Callable[[], object] = lambda: None) -> str:
    """What the program has shown when it shows `end`.

    A key is pressed again every other second: one that comes in the moment between the prompt and
    the wait for input is lost, to people as well.
    """
    shown = b""
    limit = time.monotonic() + PATIENCE
    with suppress(OSError):  # the program has left
        while end.encode() not in shown and time.monotonic() < limit:
            press()
            while end.encode() not in shown and select.select([terminal], [], [], 2)[0]:
                shown += os.read(terminal, 4096)
    text = shown.decode()
    assert end in text, text
    return text


@contextmanager
def at_a_terminal(*command: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The terminal is so wide that no sentence is broken."""
    terminal, side = pty.openpty()
    process = subprocess.Popen(
        [*NINETYEIGHT, *command],
        stdin=side,
        stdout=side,
        stderr=side,
        start_new_session=True,
        env={**os.environ, **ENGLISH, "TERM": "xterm", "COLUMNS": "200"},
    )
    os.close(side)
    try:
        yield process, terminal
    finally:
        process.kill()
        process.wait()
        os.close(terminal)


def test_at_a_terminal_the_curtain_clears_the_screen_between_two_hands() -> None:
    with at_a_terminal("play", "--players", "2", "--seed", SEED) as (_, terminal):
        assert CLEAR not in read_until(terminal, "see the screen. ")
        os.write(terminal, b"\n")
        assert "15, 20, 57" in read_until(terminal, "to hide your hand. ")
        os.write(terminal, b"\n")
        shown = read_until(terminal, "see the screen. ").partition(CLEAR)
        assert "Player 2: have a look" in shown[2]
        assert "34" not in shown[2]


def test_control_d_leaves_with_a_sentence() -> None:
    with at_a_terminal("play") as (process, terminal):
        read_until(terminal, "> ")
        read_until(terminal, "The game remains unfinished.", lambda: os.write(terminal, b"\x04"))
        assert process.wait(PATIENCE) == 0


def test_control_c_leaves_with_a_sentence() -> None:
    with at_a_terminal("play") as (process, terminal):
        read_until(terminal, "> ")
        interrupt = partial(process.send_signal, signal.SIGINT)
        read_until(terminal, "Stopped. The game remains unfinished.", interrupt)
        assert process.wait(PATIENCE) == 130


def test_control_c_stops_every_command() -> None:
    process = subprocess.Popen(
        [*NINETYEIGHT, "check", "-", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    with process:
        # When the pipe is empty again, the program is reading from it.
        process.stdin.write(b"x" * 2**17)
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        _, stderr = process.communicate(timeout=PATIENCE)
    assert (process.returncode, stderr) == (130, b"\nStopped.\n")
