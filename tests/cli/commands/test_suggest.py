"""`ninetyeight suggest`: the best turns of a recorded game or of a position."""

import json
import re
from pathlib import Path

import pytest

from ninetyeight.record import dumps, format_position, parse_lay
from ninetyeight.rules import Seat, apply, legal_actions, view
from tests.cli.games import fresh_game
from tests.cli.running import run

FEW = ("--deals", "4")
LINE = format_position(view(fresh_game().state, Seat(0)))
OPEN = format_position(fresh_game(players=2).started_by(Seat(1)).state)


def test_the_player_in_turn_of_a_record_is_advised(fresh_file: Path) -> None:
    result = run("suggest", fresh_file, "--best", "2", *FEW)
    assert result.exit_code == 0, result.stderr
    *turns, last = result.stdout.splitlines()
    assert last == "How often sharp wins after each. Imagined deals: 4."
    assert len(turns) == 2
    for line in turns:
        lays, chance = line.split("  ", 1)
        assert all(parse_lay(lay) for lay in lays.split())
        assert " % " in chance and " to " in chance


def test_an_earlier_turn_of_a_record_is_looked_at(won_file: Path) -> None:
    result = run("suggest", won_file, "--turn", "3", "--json", *FEW)
    told = json.loads(result.stdout)
    assert told["position"].startswith("standard tops=")
    assert (told["by"], told["deals"]) == ("counting", 4)
    assert set(told["turns"][0]) == {"lays", "wins", "chance", "interval"}


@pytest.mark.parametrize("line", [LINE, OPEN])
def test_a_position_is_given_as_an_option_a_file_or_standard_input(
    line: str, tmp_path: Path
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f"{line}\n")
    answers = {
        run("suggest", "--position", line, "--json", *FEW).stdout,
        run("suggest", file, "--json", *FEW).stdout,
        run("suggest", "-", "--json", *FEW, typed=line).stdout,
    }
    assert len(answers) == 1 and json.loads(answers.pop())["turns"]


def test_signals_can_be_given_with_a_position() -> None:
    options = ["--position", OPEN, "--json", *FEW]
    told = run("suggest", *options, "--signals", "1 leave a, 1 no-jump c")
    assert told.exit_code == 0
    for signals, problem in {
        "leave a": "is not a signal",
        "1 withdraw a": "what is taken back is not said",
        "3 leave a": "Not all seats are at this table: expected 1 to 2.",
    }.items():
        result = run("suggest", *options, "--signals", signals)
        assert result.exit_code == 2
        assert problem in result.stderr


def test_the_signals_of_a_record_are_heard() -> None:
    record = dumps(fresh_game(players=2).started_by(Seat(0)).record).replace(
        "talk: off", "talk: on"
    )
    said = record.replace("---\n---\n", "---\n~ 2 leave c\n~ 2 leave d\n---\n")
    assert said != record
    silent, heard = (
        run("suggest", "-", *FEW, "--best", "9", typed=text) for text in (record, said)
    )
    assert (silent.exit_code, heard.exit_code) == (0, 0)
    assert silent.stdout != heard.stdout


@pytest.mark.parametrize(
    ("options", "code", "problem"),
    [
        ([], 2, "Expected a FILE, or a position with --position."),
        (["x", "--position", LINE], 2, "Expected a FILE, or a position with --position."),
        (["nowhere.n98"], 2, "Cannot read nowhere.n98: No such file or directory"),
        (["--position", "standard"], 1, "--position:1:9: missing-field: the field 'tops'"),
        (["--position", ""], 1, "--position:1:1: missing-field: expected a rule set"),
        (["--position", LINE, "--turn", "1"], 2, "A position has no turns: leave out --turn."),
        (["--position", LINE.replace("turn=1:0/2:-", "turn=-")], 2, "yet to agree who starts"),
        (["--position", LINE, "--best", "0"], 2, "0 is not in the range"),
        (["--position", LINE, "--deals", "0"], 2, "0 is not in the range"),
    ],
)
def test_refuses_what_makes_no_sense(options: list[str], code: int, problem: str) -> None:
    result = run("suggest", *options)
    assert (result.exit_code, result.stdout) == (code, "")
    assert problem in result.stderr


def test_a_game_that_is_over_has_no_turn(won_file: Path) -> None:
    result = run("suggest", won_file)
    assert result.exit_code == 2
    assert result.stderr == "Error: The game is over: there is no turn to suggest.\n"


def test_a_record_has_its_own_signals(fresh_file: Path) -> None:
    result = run("suggest", fresh_file, "--signals", "1 leave a")
    assert result.exit_code == 2
    assert "A recorded game has its own signals" in result.stderr


def test_another_seat_than_the_one_in_turn_is_named() -> None:
    state = fresh_game(players=2).started_by(Seat(1)).state
    result = run("suggest", "--position", format_position(view(state, Seat(0))))
    assert result.exit_code == 2
    assert "not the turn of the seat whose hand is known: expected seat=2" in result.stderr


def test_rules_of_your_own_have_no_network(tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text('name = "short"\nlowest = 2\nhighest = 59\nhand_sizes = [7]\nminimum = 2\n')
    record = run("deal", "--rules", rules).stdout
    result = run("suggest", "-", typed=record)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "short-1" in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize("turn", [0, 3])
def test_the_chances_are_those_that_the_review_of_the_game_prints(
    won_file: Path, turn: int
) -> None:
    reviewed = json.loads(run("review", won_file, "--effort", "quick", "--json").stdout)
    best = reviewed["turns"][turn]["best"]
    result = run("suggest", won_file, "--turn", str(turn), "--effort", "quick", "--json")
    told = json.loads(result.stdout)
    assert (told["by"], told["effort"]) == ("review", "quick")
    assert told["turns"][0] == best[0] and all(each in best for each in told["turns"])
    shown = run("suggest", won_file, "--turn", str(turn), "--effort", "quick").stdout
    assert f"{100 * best[0]['chance']:.1f} %" in shown.splitlines()[0]
    assert shown.splitlines()[-1].startswith("The chances that a review gives")


def test_turns_that_lead_to_the_same_position_are_named_once() -> None:
    told = json.loads(run("suggest", "--position", LINE, "--effort", "quick", "--json").stdout)
    cards = [frozenset(re.findall("[0-9]+", turn["lays"])) for turn in told["turns"]]
    assert len(cards) == len(set(cards))


@pytest.mark.slow
def test_in_the_middle_of_a_turn_and_for_many_turns_wins_are_counted() -> None:
    state = fresh_game().state
    middle = format_position(view(apply(state, legal_actions(state)[0]), Seat(0)))
    for options in (["--position", middle], ["--position", LINE, "--best", "4"]):
        told = json.loads(run("suggest", *options, "--json").stdout)
        assert told["by"] == "counting"
