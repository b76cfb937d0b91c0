"""Files that hold no game: every command that reads one says what is wrong with it."""

import os
from pathlib import Path

import pytest

from ninetyeight.record import MAX_RECORD_BYTES
from tests.cli.commands.test_suggest import LINE
from tests.cli.running import run

READERS = ("check", "show", "play", "review", "solve", "suggest")
PNG = b"\x89PNG\r\n\x1a\n\x00\x00=\xff"
TOO_LARGE = b"standard tops=" + b"1" * MAX_RECORD_BYTES


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "1:1: not-n98: not a record of a game: expected 'n98 2' in the first line"),
        (b"\n \n", "1:1: not-n98:"),
        (b"hello world\n", "1:1: not-n98:"),
        (b"one = 1\ntwo = 2\n", "1:1: not-n98:"),
        (PNG, "1:1: not-utf8: the byte 0x89 is not UTF-8 text here"),
        (TOO_LARGE, "1:1: too-large: too large: expected at most 1048576 bytes"),
    ],
    ids=["empty", "blank", "text", "two lines", "picture", "too large"],
)
def test_what_is_no_record_is_a_problem_with_a_place(
    command: str, content: bytes, problem: str, tmp_path: Path
) -> None:
    (file := tmp_path / "file").write_bytes(content)
    result = run(command, file)
    assert result.exit_code == 1
    assert (result.stdout + result.stderr).startswith(f"{file}:{problem}")


@pytest.mark.parametrize("command", READERS)
def test_what_cannot_be_read_is_an_error_with_its_reason(command: str, tmp_path: Path) -> None:
    folder, nothing = run(command, tmp_path), run(command, tmp_path / "none.n98")
    assert (folder.exit_code, nothing.exit_code) == (2, 2)
    assert "Is a directory" in folder.stdout + folder.stderr
    assert "No such file or directory" in nothing.stdout + nothing.stderr
    empty = run(command, os.devnull)
    assert empty.exit_code == 1
    assert "not-n98" in empty.stdout + empty.stderr


def test_where_a_position_would_do_that_is_said(tmp_path: Path) -> None:
    (file := tmp_path / "file").write_bytes(b"")
    assert "or a position in one line, as in standard tops=" in run("suggest", file).stderr
    file.write_text(f"\ufeff{LINE}\n", "utf-8")
    assert run("suggest", file, "--deals", "1").exit_code == 0
    result = run("suggest", "--position", " ")
    assert result.exit_code == 1
    assert result.stderr.startswith("--position:1:1: missing-field: expected a rule set and")
