"""`ninetyeight guard`: sentences in, verdicts out."""

import subprocess
import sys

import pytest

from tests.cli.running import NINETYEIGHT, run, run_alone


def test_answers_every_line() -> None:
    result = run("guard", typed="Leave it to me\nI have forty-seven\n\nla deuxième pile")
    assert result.exit_code == 0
    assert result.stdout == (
        "allowed\tLeave it to me\n"
        "refused\tI have forty-seven\n"
        "allowed\t\n"
        "allowed\tla deuxième pile\n"
    )


def test_judges_each_line_on_its_own() -> None:
    assert run("guard", typed="for\nty\n").stdout == "allowed\tfor\nallowed\tty\n"


def test_lines_may_end_as_on_windows() -> None:
    assert run("guard", typed=b"hello\r\nseven\r\n").stdout == "allowed\thello\nrefused\tseven\n"


def test_nothing_is_no_problem() -> None:
    result = run("guard")
    assert (result.exit_code, result.stdout) == (0, "")


def test_input_that_is_no_utf_8_is_told_with_its_line() -> None:
    result = run("guard", typed=b"hello\n\xff\xfe\nseven\n")
    assert result.exit_code == 2
    assert result.stdout == "allowed\thello\n"
    assert result.stderr == "Error: Cannot read -: line 2 is not UTF-8\n"


@pytest.mark.slow
def test_every_line_is_answered_at_once() -> None:
    with subprocess.Popen(
        [*NINETYEIGHT, "guard"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for sentence, answer in (("hello\n", "allowed\thello\n"), ("VII\n", "refused\tVII\n")):
            process.stdin.write(sentence)
            process.stdin.flush()
            assert process.stdout.readline() == answer
        process.stdin.close()


@pytest.mark.slow
def test_whoever_stops_reading_ends_it_quietly() -> None:
    reader = subprocess.Popen(
        [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    assert reader.stdin is not None
    result = run_alone("guard", typed=b"hello\n" * 50_000, stdout=reader.stdin)
    reader.stdin.close()
    reader.wait()
    assert (result.returncode, result.stderr) == (141, b"")
