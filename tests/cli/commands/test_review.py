"""`ninetyeight review`: what each turn of a recorded game cost."""

import json
import os
import pty
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ninetyeight.record import dumps
from ninetyeight.review import WORK, Effort, Work
from ninetyeight.words import LANGUAGES
from tests.cli.games import fresh_game, lost_record
from tests.cli.running import ENGLISH, NINETYEIGHT, is_quiet, run, run_alone
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def small_work(monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in Effort:
        monkeypatch.setitem(WORK, effort, Work(picks=1, deals=6, rounds=1, nodes=20_000))


@pytest.fixture
def short_file(tmp_path: Path) -> Path:
    """A game of five turns that is not finished."""
    file, record = tmp_path / "short.n98", lost_record()
    file.write_text(dumps(replace(record, entries=record.entries[:5])))
    return file


def test_prints_a_table_and_a_summary(short_file: Path) -> None:
    result = run("review", short_file)
    assert result.exit_code == 0, result.stderr
    file, rules, _, heads, *rows = result.stdout.splitlines()
    assert file == str(short_file) and rules.startswith("Rules: Standard, on fire. 2 players.")
    assert heads.split() == ["Turn", "Player", "Cards", "Chance", "Cost", "Mark", "Better"]
    assert [row.split()[0] for row in rows[:5] if row.split()[0].isdigit()][:1] == ["1"]
    assert "Start " in result.stdout and "accuracy" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_speaks_all_languages(short_file: Path, language: str) -> None:
    result = run("review", short_file, "--language", language)
    assert result.exit_code == 0
    assert ("Start " in result.stdout) == (language == "en")


def test_json_has_everything(lost_file: Path) -> None:
    result = run("review", lost_file, "--json", "--effort", "quick")
    told = json.loads(result.stdout)
    assert list(told) == [
        *("file", "rules", "players", "result", "effort", "seed", "turns", "summary")
    ]
    assert (told["file"], told["result"]) == (str(lost_file), "lost")
    assert (told["rules"], told["players"]) == ("standard+fire", ["Player 1", "Player 2"])
    assert list(told["turns"][0]) == [
        *("turn", "seat", "lays", "chance_before", "chance_after", "left_before", "left_after"),
        *("cost", "cost_error", "luck", "mark", "winnable", "reasons", "best"),
    ]
    assert list(told["turns"][0]["best"][0]) == ["lays", "chance", "left"]
    summary = told["summary"]
    assert list(summary) == ["seats", "start", "luck", "play", "last_winnable"]
    assert [list(seat) for seat in summary["seats"]] == [["accuracy", "mean_cost"]] * 2
    assert summary["start"] == told["turns"][0]["chance_before"]
    assert summary["start"] + summary["play"] + summary["luck"] == pytest.approx(0, abs=1e-9)


def test_lays_are_as_in_the_record(lost_file: Path, lost_text: str) -> None:
    turns = json.loads(run("review", lost_file, "--json").stdout)["turns"]
    written = [
        line.split(maxsplit=1) for line in lost_text.splitlines() if line[:2] in ("1 ", "2 ")
    ]
    assert [[str(turn["seat"]), turn["lays"]] for turn in turns] == written


def test_several_files_and_one_that_is_wrong(
    tmp_path: Path, short_file: Path, fresh_file: Path
) -> None:
    (wrong := tmp_path / "wrong.n98").write_text("n98 2\n")
    missing = tmp_path / "missing.n98"
    result = run("review", "--json", short_file, wrong, fresh_file, missing, short_file)
    assert result.exit_code == 2
    assert [json.loads(line)["file"] for line in result.stdout.splitlines()] == [
        str(short_file)
    ] * 2
    assert f"{wrong}:" in result.stderr
    assert f"{fresh_file}: no turn was played to its end" in result.stderr
    assert f"Cannot read {missing}" in result.stderr
    assert "Traceback" not in result.stderr


def test_reads_standard_input(short_file: Path) -> None:
    result = run("review", "-", "--json", typed=short_file.read_text())
    assert json.loads(result.stdout)["file"] == "-"


def test_a_game_without_a_whole_turn_is_a_problem(tmp_path: Path) -> None:
    record = lost_record()
    begun = replace(record.turns[0], lays=record.turns[0].lays[:1], goes_on=True)
    (file := tmp_path / "begun.n98").write_text(dumps(replace(record, entries=(begun,))))
    result = run("review", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"Error: {file}: no turn was played to its end.\n"


def test_rules_that_nobody_has_learned_are_refused(tmp_path: Path) -> None:
    record = fresh_game().record
    rules = replace(record.rules, name="own", trick=9)
    text = dumps(replace(record, rules=rules, seed=None))
    (file := tmp_path / "own.n98").write_text(text)
    result = run("review", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert (
        result.stderr == f"Error: {file}: no bot has learned the rules 'own' for so many players.\n"
    )


def test_draws_the_curve(tmp_path: Path, short_file: Path) -> None:
    result = run("review", short_file, "--svg", tmp_path / "curve.svg")
    assert result.exit_code == 0
    picture = ElementTree.parse(tmp_path / "curve.svg").getroot()
    (curve,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(curve.attrib["points"].split()) == 6


def test_a_picture_is_of_one_game(short_file: Path, tmp_path: Path) -> None:
    result = run("review", short_file, short_file, "--svg", tmp_path / "curve.svg")
    assert result.exit_code == 2
    assert "--svg draws one game" in result.stderr


def test_a_picture_that_cannot_be_written_is_reported(short_file: Path, tmp_path: Path) -> None:
    result = run("review", short_file, "--svg", tmp_path / "nowhere" / "curve.svg")
    assert result.exit_code == 2
    assert "Cannot write" in result.stderr and "accuracy" in result.stdout


def test_nothing_but_results_is_written_to_a_pipe(short_file: Path) -> None:
    result = run_alone("review", short_file, "--effort", "quick", "--json")
    assert result.returncode == 0
    assert result.stderr == b""


@pytest.mark.slow
def test_a_terminal_shows_progress(short_file: Path) -> None:
    ours, theirs = pty.openpty()
    result = subprocess.run(
        [*NINETYEIGHT, "review", str(short_file), "--effort", "quick", "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, **ENGLISH},
        timeout=PATIENCE,
        check=True,
    )
    os.close(theirs)
    assert json.loads(result.stdout)
    assert b"100%" in os.read(ours, 65536)
    os.close(ours)


@pytest.mark.slow
def test_an_interruption_keeps_what_was_reviewed(lost_file: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*NINETYEIGHT, "review", str(lost_file), "--effort", "deep", "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, **ENGLISH},
    )
    os.close(theirs)
    seen, began = b"", time.monotonic()
    # The bar moves when the first turns have been reviewed.
    while seen.count(b"#") < 2 and time.monotonic() - began < PATIENCE:
        seen += os.read(ours, 65536)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=PATIENCE)
    os.close(ours)
    assert process.returncode == 130
    told = json.loads(output)
    assert (told["result"], told["turns"][0]["turn"]) == ("unfinished", 1)
    assert is_quiet(seen)
