"""`ninetyeight check`: records held against the rules."""

import errno
import json
import os
from pathlib import Path

import pytest

from ninetyeight.record import dumps
from tests.cli.games import fresh_game
from tests.cli.running import run


def test_tells_how_each_game_ended(won_file: Path, lost_file: Path, fresh_file: Path) -> None:
    result = run("check", won_file, lost_file, fresh_file)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"{won_file}: ok won 0",
        f"{lost_file}: ok lost 40",
        f"{fresh_file}: ok unfinished 98",
    ]


def test_reads_standard_input() -> None:
    result = run("check", "-", typed=dumps(fresh_game().record))
    assert (result.exit_code, result.stdout) == (0, "-: ok unfinished 98\n")


def test_tells_every_problem_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "bad.n98"
    file.write_text("n98 1\nrules: easy\nplayers: Red | \ncolour: blue\n---\n1 5x\n---\n")
    result = run("check", file)
    places_and_codes = [line.split(": ")[:2] for line in result.stdout.splitlines()]
    assert result.exit_code == 1
    assert places_and_codes == [
        [f"{file}:2:8", "unknown-rules"],
        [f"{file}:3:10", "bad-value"],
        [f"{file}:4:1", "unknown-field"],
        [f"{file}:5:1", "missing-field"],
        [f"{file}:6:3", "bad-lay"],
    ]


def test_tells_what_the_rules_forbid(tmp_path: Path, won_text: str) -> None:
    file = tmp_path / "bad.n98"
    file.write_text(won_text.replace("\n1 97c", "\n1 98c", 1))
    result = run("check", file)
    assert result.exit_code == 1
    assert ":10:3: not-in-hand: 98 is not in the hand" in result.stdout


def test_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path, fresh_file: Path) -> None:
    result = run("check", tmp_path / "none.n98", tmp_path, fresh_file)
    assert result.exit_code == 2
    assert result.stdout == f"{fresh_file}: ok unfinished 98\n"
    assert result.stderr.splitlines() == [
        f"Error: Cannot read {tmp_path / 'none.n98'}: No such file or directory",
        f"Error: Cannot read {tmp_path}: Is a directory",
    ]


def test_goes_on_after_a_file_without_permission(
    fresh_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(Path, "open", denied)
    result = run("check", fresh_file, "-", typed=dumps(fresh_game().record))
    assert (result.exit_code, result.stdout) == (2, "-: ok unfinished 98\n")
    assert result.stderr == f"Error: Cannot read {fresh_file}: Permission denied\n"


def test_an_unreadable_file_outweighs_a_wrong_one(tmp_path: Path) -> None:
    file = tmp_path / "bad.n98"
    file.write_text("n98 3")
    assert run("check", file, tmp_path / "none.n98").exit_code == 2
    assert run("check", tmp_path / "none.n98", file).exit_code == 2


def test_needs_a_file() -> None:
    assert run("check").exit_code == 2


def test_json_has_one_object_a_line(won_file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.n98"
    bad.write_text("n98 3")
    result = run("check", "--json", won_file, bad, tmp_path)
    won, wrong, unreadable = map(json.loads, result.stdout.splitlines())
    assert result.exit_code == 2
    assert won == {
        "file": str(won_file),
        "ok": True,
        "result": "won",
        "left": 0,
        "turns": 42,
        "problems": [],
    }
    unknown = {"ok": False, "result": None, "left": None, "turns": None}
    assert wrong == {
        "file": str(bad),
        **unknown,
        "problems": [
            {
                "line": 1,
                "column": 1,
                "code": "unknown-version",
                "sentence": "written in version 3 of the format; this program reads 1 to 2",
            }
        ],
    }
    assert unreadable == {
        "file": str(tmp_path),
        **unknown,
        "problems": [
            {"line": None, "column": None, "code": "unreadable", "sentence": "Is a directory"}
        ],
    }


@pytest.mark.parametrize("result", ["lost", "unfinished"])
def test_json_tells_games_that_were_not_won(result: str, lost_file: Path, fresh_file: Path) -> None:
    file = {"lost": lost_file, "unfinished": fresh_file}[result]
    assert json.loads(run("check", "--json", file).stdout)["result"] == result


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not-n98"),
        (b"\x89PNG\r\n\x1a\n", "not-utf8"),
        (b"n98 1\nplayers: \xff", "not-utf8"),
        (b"n98 1\nrules: standard\n", "ends-early"),
        (b"\0" * (2**20 + 1), "too-large"),
    ],
)
def test_what_is_no_record_is_a_problem_and_not_a_crash(
    tmp_path: Path, content: bytes, code: str
) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)
    result = run("check", file)
    assert result.exit_code == 1
    assert f": {code}: " in result.stdout


def test_every_beginning_of_a_record_is_judged(won_text: str) -> None:
    for end in range(0, len(won_text), 40):
        result = run("check", "-", typed=won_text[:end])
        assert result.exit_code == 1
        assert result.exception is None or isinstance(result.exception, SystemExit)


def test_never_reads_more_than_a_record_may_have(tmp_path: Path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as large:
        large.truncate(50 * 2**20)
    assert "too-large" in run("check", file).stdout
    assert "too-large" in run("check", "/dev/zero").stdout


@pytest.mark.slow
def test_several_processes_report_the_same_in_the_same_order(
    tmp_path: Path, won_file: Path, lost_file: Path
) -> None:
    bad = tmp_path / "bad.n98"
    bad.write_text("n98 1\n")
    files = [won_file, bad, tmp_path / "none.n98", lost_file] * 3
    for options in ([], ["--json"]):
        alone, together = (run("check", *options, "--jobs", jobs, *files) for jobs in "13")
        assert (together.exit_code, together.output) == (alone.exit_code, alone.output)


def test_standard_input_is_read_with_any_number_of_jobs(fresh_file: Path) -> None:
    result = run("check", "--jobs", "2", fresh_file, "-", typed=dumps(fresh_game().record))
    assert result.stdout.splitlines()[1] == "-: ok unfinished 98"


def test_no_jobs_check_nothing(fresh_file: Path) -> None:
    assert run("check", "--jobs", "0", fresh_file).exit_code == 2
