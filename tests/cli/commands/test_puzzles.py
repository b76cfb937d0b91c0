"""`ninetyeight puzzles`: positions worth solving."""

from pathlib import Path

import pytest

from ninetyeight.review import WORK, Effort, Work
from ninetyeight.review.puzzles import parse_puzzle
from tests.cli.running import run


@pytest.fixture(autouse=True)
def small_work(monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in Effort:
        monkeypatch.setitem(WORK, effort, Work(picks=4, deals=32, rounds=1, nodes=1))


def test_resumes_after_what_a_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    words = ("puzzles", "--rules", "expert-hand", "--players", "4", "--seed", "test")
    for count in (1, 2, 2):
        result = run(*words, "--count", str(count), "--out", file)
        assert (result.exit_code, result.stdout) == (0, "")
        names = [parse_puzzle(line).name for line in file.read_text().splitlines()]
        assert len(set(names)) == len(names) == count


@pytest.mark.parametrize(
    "content", [b"something else\n", b"\x89PNG\r\n", b"{" * 10**6], ids=["text", "picture", "large"]
)
def test_a_file_with_something_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    (file := tmp_path / "other.txt").write_bytes(content)
    result = run("puzzles", "--out", file)
    assert result.exit_code == 2
    assert "something else than puzzles" in result.stderr
    assert file.read_bytes() == content


def test_a_device_without_an_end_is_not_read_to_its_end() -> None:
    assert "something else than puzzles" in run("puzzles", "--out", "/dev/zero").stderr


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    result = run("puzzles", "--out", tmp_path / "nowhere" / "puzzles.jsonl")
    assert result.exit_code == 2
    assert "Cannot write" in result.stderr
