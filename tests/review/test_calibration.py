"""What the networks' answers mean, as files."""

from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.bots.weights import WEIGHTED
from ninetyeight.kernel.twin.unpacking import read_calibration
from ninetyeight.review.calibration import (
    SIZE,
    BadCalibration,
    Calibration,
    calibration_file,
    format_calibration,
    load_calibration,
    parse_calibration,
    write_calibration,
)

SOME = Calibration(
    rules="standard", players=2, games=3, seed="s", command="python x", body=bytes(SIZE)
)


@pytest.mark.parametrize(("rules", "players"), WEIGHTED)
def test_every_table_with_a_network_has_one_that_kernels_can_read(rules: str, players: int) -> None:
    body = load_calibration(rules, players).body
    meaning = read_calibration(body)
    assert (meaning.shown[0], meaning.shown[-1]) == (0, 65535)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    assert parse_calibration(format_calibration(SOME)) == SOME
    write_calibration(SOME, calibration_file("standard", 2, tmp_path))
    assert load_calibration("standard", 2, tmp_path) == SOME
    assert [file.name for file in tmp_path.iterdir()] == ["standard-2.cal"]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "no header"),
        (b"x" * 3000 + b"\n", "no header"),
        (b"\xff\n", "cannot be read"),
        (b"[]\n", "not an object"),
        (b"{}\n", "not an object"),
        (format_calibration(SOME).replace(b'"format": 1', b'"format": 2'), "expected 1"),
        (format_calibration(SOME)[:-1], "SHA-256"),
        (format_calibration(SOME).replace(b'"players": 2', b'"players": "2"'), "expected int"),
    ],
)
def test_a_damaged_file_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(BadCalibration, match=problem):
        parse_calibration(data)


def test_errors_name_the_file(tmp_path: Path) -> None:
    with pytest.raises(BadCalibration, match=r"standard-2\.cal cannot be read"):
        load_calibration("standard", 2, tmp_path)
    calibration_file("standard", 2, tmp_path).write_bytes(b"nonsense")
    with pytest.raises(BadCalibration, match=r"standard-2\.cal is invalid"):
        load_calibration("standard", 2, tmp_path)
    write_calibration(replace(SOME, players=3), calibration_file("standard", 2, tmp_path))
    with pytest.raises(BadCalibration, match="expected standard with 2"):
        load_calibration("standard", 2, tmp_path)


def test_a_body_has_its_size() -> None:
    with pytest.raises(BadCalibration, match=f"expected {SIZE}"):
        replace(SOME, body=b"")
