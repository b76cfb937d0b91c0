"""Rule sets of one's own on the command line: `--rules short.toml`."""

import json
from pathlib import Path

import pytest

from ninetyeight.record import load, load_rules, loads
from tests.cli.running import SEED, run

SHORT = """\
name = "short"
lowest = 2
highest = 41
hand_sizes = [5, 4]
minimum = 2
"""


@pytest.fixture
def short(tmp_path: Path) -> Path:
    file = tmp_path / "short.toml"
    file.write_text(SHORT)
    return file


def test_a_game_is_dealt_and_its_record_needs_the_file_no_more(short: Path, tmp_path: Path) -> None:
    dealt = run("deal", "--rules", short, "--players", "2", "--seed", SEED)
    assert loads(dealt.stdout).rules == load_rules(short)
    (game := tmp_path / "game.n98").write_text(dealt.stdout)
    short.unlink()
    assert run("check", game).stdout == f"{game}: ok unfinished 40\n"
    assert "Rules: short. 2 players." in run("show", game).stdout
    solved = run("solve", game, "--nodes", "100000")
    assert solved.exit_code in (0, 3, 4)


def test_a_game_is_played_and_saved(short: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.n98"
    result = run("play", "--rules", short, typed=f"save {saved}\nquit\n")
    assert "Rules: short." in result.stdout
    assert load(saved).rules == load_rules(short)


@pytest.mark.parametrize("level", ["random", "rookie", "steady"])
def test_bots_without_a_network_play_by_any_rules(short: Path, level: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    options = ("--games", "2", "--jobs", "1", "--players", "2", "--records", folder, "--json")
    told = json.loads(run("arena", "--rules", short, "--bots", level, *options).stdout)
    assert (told["rules"], told["games"]) == ("short", 2)
    assert {load(file).rules for file in folder.iterdir()} == {load_rules(short)}


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_a_bot_without_its_network_says_how_to_get_one(short: Path, level: str) -> None:
    result = run("arena", "--rules", short, "--bots", level, "--games", "1")
    assert result.exit_code == 2
    assert "there is no network for short with 1 player, " in result.stderr
    assert "ninetyeight train makes one; random, rookie and steady need none." in result.stderr


def test_a_network_is_trained_and_plays(short: Path, tmp_path: Path) -> None:
    nets = tmp_path / "nets"
    nets.mkdir()
    table = ("--rules", short, "--players", "2")
    trained = run("train", *table, "--games", "1", "--evaluate", "1", "--out", nets / "short-2.net")
    assert trained.exit_code == 0, trained.stderr
    command = (nets / "short-2.net").read_bytes().split(b"\n")[0]
    assert b"train --players 2 --rules short.toml --games 1" in command
    options = ("--games", "2", "--jobs", "1", "--bots", "sharp", "--weights", nets)
    assert run("arena", *table, *options).exit_code == 0


@pytest.mark.parametrize("command", ["deal", "play", "train"])
def test_a_table_that_the_rules_are_not_for_is_refused(
    short: Path, command: str, tmp_path: Path
) -> None:
    more = ("--out", tmp_path / "x.net") if command == "train" else ()
    result = run(command, "--rules", short, "--players", "3", *more)
    assert result.exit_code == 2
    assert "'--players': short is for at most 2, not for 3 players." in result.stderr


def test_a_file_that_is_wrong_is_told_with_its_line(short: Path) -> None:
    short.write_text(SHORT.replace("[5, 4]", "[5, 1]"))
    result = run("deal", "--rules", short)
    assert result.exit_code == 2
    assert result.stderr == (
        f"{short}:4:1: impossible-rules: rule set 'short':"
        " a hand of 1 cannot reach the minimum of 2\n"
    )


@pytest.mark.parametrize("missing", ["none.toml", f"{'x' * 5000}.toml", "."])
def test_a_file_that_is_not_there_is_told(missing: str, tmp_path: Path) -> None:
    name = missing if missing != "." else tmp_path / "folder.toml"
    if missing == ".":
        Path(name).mkdir()
    result = run("deal", "--rules", name)
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: Cannot read ")
