"""`ninetyeight solve`: whether a recorded game can still be won."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.record import Record, dumps, loads_played
from ninetyeight.rules import RULE_SETS, Seat, parse_seed, shuffled
from tests.cli.games import fresh_game
from tests.cli.running import SEED, is_quiet, run, run_alone


def test_prints_a_record_that_check_accepts(tmp_path: Path, lost_file: Path) -> None:
    result = run("solve", lost_file, "--turn", "3")
    assert result.exit_code == 0
    (won := tmp_path / "solved.n98").write_text(result.stdout)
    assert run("check", won).stdout == f"{won}: ok won 0\n"


def test_keeps_the_game_up_to_the_turn(lost_file: Path, lost_text: str) -> None:
    played, solved = (
        loads_played(lost_text),
        loads_played(run("solve", lost_file, "--turn", "3").stdout),
    )
    assert solved.record.turns[:3] == played.record.turns[:3]
    assert solved.record.deck == played.record.deck


def test_says_that_a_game_is_lost_where_it_ended(lost_file: Path) -> None:
    result = run("solve", lost_file)
    assert (result.exit_code, result.stdout) == (3, f"{lost_file}: lost\n")


def test_says_that_it_does_not_know(lost_file: Path) -> None:
    result = run("solve", lost_file, "--turn", "0", "--nodes", "100")
    assert (result.exit_code, result.stdout) == (4, f"{lost_file}: unknown\n")


def test_a_won_game_is_its_own_solution(won_file: Path, won_text: str) -> None:
    result = run("solve", won_file)
    assert (result.exit_code, result.stdout) == (0, won_text)


def test_reads_standard_input_and_finds_somebody_to_start() -> None:
    deal = dumps(fresh_game(players=3).record)
    result = run("solve", "-", typed=deal)
    assert result.exit_code == 0
    solved = loads_played(result.stdout)
    assert solved.outcome is not None and solved.outcome.won
    assert solved.record.start is not None


def test_json_tells_the_same(lost_file: Path) -> None:
    won = run("solve", lost_file, "--turn", "3", "--json")
    told = json.loads(won.stdout)
    assert won.exit_code == 0
    assert told["record"] == run("solve", lost_file, "--turn", "3").stdout
    assert (told["file"], told["turn"], told["answer"]) == (str(lost_file), 3, "won")
    assert told["nodes"] > 0
    lost = run("solve", lost_file, "--json")
    assert lost.exit_code == 3
    assert json.loads(lost.stdout) == {
        "file": str(lost_file),
        "turn": 22,
        "answer": "lost",
        "nodes": 0,
        "record": None,
    }


@pytest.mark.parametrize("turn", ["-1", "23"])
def test_there_is_no_such_turn(lost_file: Path, turn: str) -> None:
    result = run("solve", lost_file, "--turn", turn)
    assert result.exit_code == 2
    assert f"This game has no turn {turn}: expected 0 to 22." in result.stderr


def test_a_broken_record_is_reported(tmp_path: Path, lost_text: str) -> None:
    (broken := tmp_path / "broken.n98").write_text(lost_text.replace("deck: ", "deck: 1 "))
    result = run("solve", broken)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert str(broken) in result.stderr


def test_rules_that_the_kernel_has_no_room_for_are_reported(tmp_path: Path) -> None:
    rules = replace(RULE_SETS["standard"], name="large", hand_sizes=(9,))
    deck = shuffled(rules, parse_seed(SEED))
    record = Record(rules=rules, players=("Ada",), deck=deck, start=Seat(0))
    (large := tmp_path / "large.n98").write_text(dumps(record))
    result = run("solve", large)
    assert result.exit_code == 2
    assert "hands of up to 8" in result.stderr


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    result = run("solve", tmp_path / "nowhere.n98")
    assert result.exit_code == 2
    assert "No such file or directory" in result.stderr


def test_a_missing_kernel_is_reported(lost_file: Path) -> None:
    environment = {"LC_ALL": "C.UTF-8", "NINETYEIGHT_KERNEL": "abacus"}
    result = run_alone("solve", lost_file, environment=environment)
    assert result.returncode == 2
    assert is_quiet(result.stderr)
    assert b"no kernel is called 'abacus'" in result.stderr
