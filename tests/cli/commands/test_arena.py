"""`ninetyeight arena`: many games between bots, told in a table or for programs."""

import errno
import json
import os
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ninetyeight import __version__
from ninetyeight.bots import LEVELS, load_weights
from ninetyeight.cli.commands import arena_side
from ninetyeight.rules import RULE_SETS
from tests.bots.engines.programs import EXAMPLE, engine_that
from tests.bots.nets import write_nets
from tests.cli.running import NINETYEIGHT, is_quiet, run, run_alone
from tests.patience import PATIENCE

TIMED = ("ms_per_turn", "games_per_second")


def arena(*options: str | Path) -> dict[str, Any]:
    """What `--json` tells."""
    result = run("arena", "--jobs", "1", "--json", *options)
    assert result.exit_code == 0, result.stderr
    *_, last = result.stdout.splitlines()
    told: dict[str, Any] = json.loads(last)
    return told


def untimed(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in TIMED}


def test_tells_a_table() -> None:
    result = run("arena", "--players", "2", "--bots", "steady", "--games", "8", "--seed", "7")
    assert (result.exit_code, result.stderr) == (0, "")
    title, empty, head, line = result.stdout.splitlines()
    assert title.startswith("2 players, standard; seed 7; ")
    assert empty == ""
    assert head.split()[:3] == ["bots", "games", "won"]
    assert line.split()[:2] == ["steady", "8"]
    assert len(head) == len(line)


def test_tells_the_same_to_programs() -> None:
    told = arena("--players", "3", "--bots", "steady", "--games", "30", "--seed", "7")
    assert untimed(told) == {
        "players": 3,
        "rules": "standard",
        "bots": ["steady"] * 3,
        "silent": False,
        "budget": 0.3,
        "games": 30,
        "wins": told["wins"],
        "win_rate": told["wins"] / 30,
        "interval": told["interval"],
        "mean_left": told["mean_left"],
        "under_ten": told["under_ten"],
        "seed": 7,
        "first": 1,
        "left": told["left"],
        "kernel": told["kernel"],
        "version": __version__,
        "network": None,
    }
    assert len(told["left"]) == 30 and told["left"].count(0) == told["wins"]
    low, high = told["interval"]
    assert 0 <= low < told["win_rate"] < high < 1
    assert 0 < told["under_ten"] <= 1
    assert told["kernel"] in ("native", "python")
    assert all(told[name] > 0 for name in TIMED)


def test_names_the_network(tmp_path: Path) -> None:
    write_nets(tmp_path)
    options = ["--bots", "sharp,steady", "--games", "1", "--weights", str(tmp_path)]
    body = load_weights("standard", 2, tmp_path).body
    assert arena(*options)["network"] == sha256(body).hexdigest()


def test_shards_of_a_seed_are_the_games_of_the_seed() -> None:
    options = ["--players", "2", "--bots", "steady", "--seed", "7"]
    whole = arena(*options, "--games", "9")
    parts = [arena(*options, "--games", g, "--first", f) for g, f in (("4", "1"), ("5", "5"))]
    assert parts[0]["left"] + parts[1]["left"] == whole["left"]
    assert parts[1]["first"] == 5


@pytest.mark.parametrize(("time", "seconds"), [("2", 2), ("2s", 2), ("50ms", 0.05), ("0.5s", 0.5)])
def test_time_to_think_has_a_unit(time: str, seconds: float) -> None:
    assert arena("--bots", "steady", "--games", "1", "--think", time)["budget"] == seconds


@pytest.mark.parametrize("time", ["0", "61", "60001ms", "fast", "-1s", "1h", "nan", "9" * 400])
def test_other_times_to_think_are_refused(time: str) -> None:
    result = run("arena", "--bots", "steady", "--think", time)
    assert result.exit_code == 2
    assert "is not a time to think: expected 1ms to 60s" in result.stderr


def test_stops_when_a_difference_is_clear() -> None:
    options = ["--players", "2", "--bots", "steady", "--versus", "random", "--seed", "1"]
    told = arena(*options, "--games", "100000", "--sprt", "0", "5")
    assert told["games"] == told["versus"]["games"] == 100
    assert told["sprt"]["verdict"] == "high" and told["sprt"]["likelihood"] > 3
    result = run("arena", *options, "--jobs", "1", "--games", "100", "--sprt", "-5", "0")
    assert "-5 or +0 points: +0, log-likelihood ratio +" in result.stdout


def test_goes_on_while_no_difference_is_clear() -> None:
    options = ["--players", "2", "--bots", "steady", "--versus", "steady", "--seed", "1"]
    told = arena(*options, "--games", "110", "--sprt", "-1", "1")
    assert told["games"] == told["versus"]["games"] == 110
    assert told["sprt"] == {"low": -1, "high": 1, "likelihood": 0, "verdict": None}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--sprt", "0", "2"], "name the other with --versus"),
        (["--versus", "random", "--sprt", "2", "0"], "2 to 0: expected two rising numbers"),
        (["--versus", "random", "--sprt", "0", "nan"], "expected two rising numbers"),
    ],
)
def test_a_test_without_sense_is_refused(options: list[str], reason: str) -> None:
    result = run("arena", "--bots", "steady", *options)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_with_any_number_of_processes() -> None:
    options = ["--bots", "steady,rookie", "--games", "12", "--seed", "x", "--json"]
    alone, together = (run("arena", *options, "--jobs", jobs).stdout for jobs in ("1", "2"))
    assert untimed(json.loads(alone)) == untimed(json.loads(together))


def test_compares_two_sides_on_the_same_deals() -> None:
    options = ["--players", "2", "--bots", "steady", "--versus", "random", "--games", "40"]
    told = arena(*options, "--seed", "1")
    assert told["versus"]["bots"] == ["random", "random"]
    assert set(told["versus"]) == set(told) - {"versus", "difference"}
    found = told["difference"]
    assert found["mean"] == pytest.approx(told["win_rate"] - told["versus"]["win_rate"])
    assert 0 < found["interval"][0] < found["mean"] < found["interval"][1]
    text = run("arena", *options, "--seed", "1", "--jobs", "1").stdout.splitlines()
    assert text[-2] == "steady minus random, on the same deals:"
    assert text[-1].startswith(f"+{100 * found['mean']:.1f} points of win rate, 95 % interval +")


def test_as_many_play_as_are_named() -> None:
    told = arena("--bots", "steady,rookie,random", "--games", "2")
    assert (told["players"], told["bots"]) == (3, ["steady", "rookie", "random"])
    assert arena("--bots", "steady", "--games", "2")["players"] == 1


def test_without_a_seed_it_draws_one_and_tells_it() -> None:
    first, second = (arena("--bots", "steady", "--games", "2") for _ in range(2))
    assert first["seed"] != second["seed"]
    again = arena("--bots", "steady", "--games", "2", "--seed", str(first["seed"]))
    assert untimed(again) == untimed(first)


@pytest.mark.parametrize(
    ("typed", "told"),
    [("0", 0), ("98", 98), ("007", "007"), ("5d41", "5d41"), ("-5", -5), ("-0", "-0")],
)
def test_a_seed_is_a_number_or_a_word(typed: str, told: int | str) -> None:
    assert arena("--bots", "steady", "--games", "1", f"--seed={typed}")["seed"] == told


def test_at_a_silent_table_seat_1_starts(tmp_path: Path) -> None:
    told = arena(
        *("--bots", "steady", "--players", "4", "--games", "6", "--seed", "1"),
        *("--silent", "--records", tmp_path),
    )
    assert told["silent"] is True
    starts = {file.read_text().split("start: ")[1][0] for file in tmp_path.iterdir()}
    assert starts == {"1"}


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_record_passes_the_check(rules: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    options = ["--bots", "steady,rookie", "--versus", "random", "--games", "3", "--rules", rules]
    arena(*options, "--records", folder)
    names = [f"game-00000{number}.n98" for number in (1, 2, 3)]
    files = [*(folder / name for name in names), *(folder / "versus" / name for name in names)]
    result = run("check", *files)
    assert result.exit_code == 0, result.stdout
    assert "unfinished" not in result.stdout
    assert "players: steady 1 | rookie 2\n" in files[0].read_text()


@pytest.mark.slow
@pytest.mark.parametrize("level", ["sharp", "master"])
def test_levels_that_have_learned_play_with_the_networks_of_a_folder(
    level: str, tmp_path: Path
) -> None:
    options = ("--bots", level, "--games", "1", "--players", "5", "--weights", write_nets(tmp_path))
    assert arena(*options)["games"] == 1


def test_tells_which_network_is_missing(tmp_path: Path) -> None:
    result = run("arena", "--bots", "sharp", "--games", "1", "--weights", tmp_path)
    assert result.exit_code == 2
    assert (
        f"no network for standard with 1 player, which would be {tmp_path}/standard-1.net:"
        in result.stderr
    )


def test_what_the_first_side_has_played_is_told_if_the_second_cannot_play(tmp_path: Path) -> None:
    sides = ("--bots", "steady", "--versus", "sharp", "--weights", tmp_path)
    result = run("arena", "--games", "2", "--jobs", "1", "--json", *sides)
    assert result.exit_code == 2
    assert json.loads(result.stdout)["games"] == 2
    assert "there is no network for standard" in result.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "Missing option '--bots'"),
        ("--bots grandmaster", "No bot is called 'grandmaster': there are random, rookie"),
        ("--bots ''", "No bot is called ''"),
        ("--bots steady,", "No bot is called ''"),
        ("--bots steady --versus x", "Invalid value for '--versus': No bot is called"),
        ("--bots steady,steady --players 3", "2 bots for 3 players: expected 1 or 3"),
        ("--bots steady,steady --players 1", "2 bots for 1 player: expected 1."),
        ("--bots steady --versus random,random", "2 bots for 1 player: expected 1."),
        ("--bots random,random,random,random,random,random", "for at most 5, not for 6 players"),
        ("--bots steady --players 6", "expected 1 to 5"),
        ("--bots steady --rules easy", "expert-hand+fire"),
        ("--bots steady --games 0", "0 is not in the range"),
        ("--bots steady --games many", "'many' is not a valid integer"),
        ("--bots steady --jobs 0", "0 is not in the range"),
        ("--bots steady --seed ''", "expected a number or up to 64"),
        (f"--bots steady --seed {'9' * 65}", "expected a number or up to 64"),
        ("--bots steady --seed zwölf", "expected a number or up to 64"),
        ("--bots sharp --weights /nowhere", "Directory '/nowhere' does not exist"),
        ("--bots steady --bogus", "No such option '--bogus'"),
        ("--bots no_such:Bot", "cannot import no_such: No module named 'no_such', neither in /"),
        ("--bots json:dumps", "json:dumps: cannot be made without arguments: TypeError"),
        ("--bots a --engine a", "'a': expected a new name and a command"),
        ("--bots a --engine sharp=x", "'sharp=x': expected a new name and a command"),
        ("--bots a --engine a='\"'", "expected a new name and a command"),
        ("--bots b --engine a=true", "No bot is called 'b': there are random, rookie, steady,"),
        ("--bots a --engine a=/none", "The engine a cannot be started: no program '/none'."),
        ("--bots a --engine a=true", "The engine a has ended with exit code 0 instead of ans"),
    ],
)
def test_refuses_what_makes_no_sense(options: str, sentence: str) -> None:
    result = run("arena", *shlex.split(options))
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr


def test_an_unknown_bot_lists_the_known_ones() -> None:
    stderr = run("arena", "--bots", "x").stderr
    assert all(name in stderr for name in LEVELS)


def test_refuses_politely_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("mine")
    result = run("arena", "--bots", "steady", "--games", "1", "--records", file)
    assert result.exit_code == 2
    assert "is a file" in result.stderr
    assert file.read_text() == "mine"


def test_tells_where_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    result = run("arena", "--bots", "steady", "--games", "1", "--jobs", "1", "--records", folder)
    assert result.exit_code == 2
    assert result.stderr == f"Error: Cannot write {folder}: Not a directory.\n"


@pytest.mark.parametrize("command", [["--version"], ["arena", "--bots", "steady"]])
def test_a_kernel_that_is_not_there_is_told(command: list[str]) -> None:
    result = run_alone(*command, environment={"NINETYEIGHT_KERNEL": "fast"})
    assert result.returncode == 2
    assert result.stdout == b""
    assert b"Error: NINETYEIGHT_KERNEL: no kernel is called 'fast'; known are" in result.stderr


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    options = ("--bots", "steady", "--games", "1", "--jobs", "1", "--records", tmp_path)
    assert run("arena", *options).exit_code == 0
    written = {file: file.read_bytes() for file in tmp_path.iterdir()}
    again = run("arena", *options)
    assert (again.exit_code, again.stdout) == (2, "")
    assert again.stderr.startswith(f"Error: {tmp_path} is not empty")
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == written


def test_where_no_game_was_played_programs_are_told_so(tmp_path: Path) -> None:
    options = ("--bots", "sharp", "--games", "1", "--json", "--weights", tmp_path)
    result = run("arena", *options)
    assert result.exit_code == 2
    told, one = json.loads(result.stdout), arena("--bots", "steady", "--games", "1")
    assert (told["games"], told["wins"], told["win_rate"]) == (0, 0, None)
    assert set(told) == set(one)


def interrupted_while(
    monkeypatch: pytest.MonkeyPatch, function: str, number: signal.Signals
) -> None:
    """Sends this process a signal in the middle of the first call of a function."""
    real: Callable[..., object] = getattr(arena_side, function)

    def disturbed(*arguments: object, **named: object) -> object:
        monkeypatch.setattr(arena_side, function, real)
        answer = real(*arguments, **named)
        signal.raise_signal(number)
        return answer

    monkeypatch.setattr(arena_side, function, disturbed)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_record_that_is_there_is_counted(
    number: signal.Signals, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_while(monkeypatch, "write_record", number)
    options = ("--bots", "steady", "--games", "3", "--jobs", "1", "--json", "--records", tmp_path)
    result = run("arena", *options)
    assert (result.exit_code, result.stderr.strip()) == (code, "Stopped.")
    assert json.loads(result.stdout)["games"] == 1
    assert [file.name for file in tmp_path.iterdir()] == ["game-000001.n98"]


def test_who_stops_before_the_first_game_is_told_of_none(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_while(monkeypatch, "play_match", signal.SIGINT)
    result = run("arena", "--bots", "steady", "--games", "3", "--jobs", "1", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 0


def test_a_record_is_never_seen_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fills_the_disk(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", fills_the_disk)
    options = ("--bots", "steady", "--games", "1", "--jobs", "1", "--records", tmp_path)
    assert "No space left on device" in run("arena", *options).stderr
    assert not list(tmp_path.glob("*.n98"))


def started(folder: Path, jobs: str) -> subprocess.Popen[bytes]:
    """An arena that would play for very long, and has written records."""
    options = f"--bots rookie --players 3 --games 1000000 --json --jobs {jobs} --records"
    process = subprocess.Popen(
        [*NINETYEIGHT, "arena", *options.split(), str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not list(folder.glob("*.n98")):
        assert process.poll() is None
        time.sleep(0.02)
    return process


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_there_is_so_far(jobs: str, tmp_path: Path) -> None:
    process = started(tmp_path, jobs)
    # As a terminal does it: to all processes of the session.
    os.killpg(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert json.loads(stdout)["games"] == len(list(tmp_path.iterdir()))
    assert stderr.strip() == b"Stopped."
    assert is_quiet(stderr)


@pytest.mark.slow
def test_sigterm_does_the_same_and_leaves_no_process_behind(tmp_path: Path) -> None:
    process = started(tmp_path, "2")
    process.terminate()
    # A process that was left behind would hold the pipes open.
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143
    assert json.loads(stdout)["games"] == len(list(tmp_path.iterdir()))
    assert is_quiet(stderr)


@pytest.mark.slow
def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    process = started(tmp_path, "2")
    process.kill()
    stdout, _ = process.communicate(timeout=PATIENCE)
    assert stdout == b""


def test_engines_play_under_the_names_they_are_given() -> None:
    engine = f"nearest={shlex.join(EXAMPLE)}"
    told = arena("--engine", engine, "--bots", "nearest,steady", "--games", "2", "--jobs", "1")
    assert (told["bots"], told["games"]) == (["nearest", "steady"], 2)


def test_an_engine_that_fails_ends_the_run_with_its_name_and_answer() -> None:
    engine = engine_that(
        "def on(word, rest):\n"
        "    if word == 'words': say('says')\n"
        "    if word == 'turn': say('lays 1a')"
    )
    options = ["--engine", f"liar={shlex.join(engine.command)}", "--bots", "steady,liar"]
    result = run("arena", *options, "--games", "3", "--jobs", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(
        "Error: Game 1: the engine liar answered 'lays 1a' to 'turn': expected a legal turn, but 1"
    )
