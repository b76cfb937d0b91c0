"""`ninetyeight play`: the command around the dialogue, and whole games."""

from pathlib import Path

import pytest

from ninetyeight.record import loads
from ninetyeight.words import LANGUAGES
from tests.cli.running import SEED, run, run_alone
from tests.golden.play_transcripts import GAMES, transcript, transcript_file, typed_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_reads_as_recorded(game: str, language: str) -> None:
    expected = transcript_file(game, language).read_text("utf-8")
    assert transcript(game, language) == expected, "python -m tests.golden.play_transcripts"


@pytest.mark.slow
def test_a_whole_game_can_be_piped_in() -> None:
    result = run_alone("play", *GAMES["alone"], typed=typed_lines("alone").encode())
    assert result.returncode == 0
    assert result.stdout.decode() == transcript_file("alone", "en").read_text("utf-8")
    assert result.stderr == b""


def test_a_pipe_is_given_no_control_characters() -> None:
    result = run("play", *GAMES["together"], typed=typed_lines("together"))
    assert "\x1b" not in result.stdout


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    saved = run("play", "--seed", SEED, typed=f"15a 20a end\n93c\nsave {file}\nquit\n")
    assert saved.exit_code == 0
    result = run("play", file, typed="91c end\nsave\n")
    assert f"Resuming the game from {file}." in result.stdout
    assert f"Saved to {file}." in result.stdout
    assert [len(turn.lays) for turn in loads(file.read_text()).turns] == [2, 2]


def test_names_that_nobody_chose_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    played = run("play", "--players", "2", "--language", "uk", typed=f"save {file}\n")
    assert "Гравець 1: подивись на свої карти." in played.stdout
    assert loads(file.read_text("utf-8")).players == ("Player 1", "Player 2")
    assert "Joueur 2 a en main" in run("show", file, "--language", "fr").stdout


def test_names_that_somebody_chose_stay(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    dealt = run("deal", "--players", "2").stdout
    file.write_text(dealt.replace("Player 1 | Player 2", "Player 2 | Ada"), "utf-8")
    shown = run("show", file, "--language", "fr").stdout
    assert "Player 2 a en main" in shown
    assert "Ada a en main" in shown


def test_the_language_of_the_locale_is_spoken() -> None:
    result = run_alone("play", environment={"LC_ALL": "de_DE.UTF-8"})
    assert "Du spielst allein" in result.stdout.decode()


@pytest.mark.parametrize("game", ["won", "lost"])
def test_a_finished_game_has_nothing_to_go_on_with(
    game: str, won_file: Path, lost_file: Path
) -> None:
    file, result = {
        "won": (won_file, "Won: all 98 cards are laid."),
        "lost": (lost_file, "Lost: 40 cards were not laid."),
    }[game]
    refused = run("play", file)
    assert refused.exit_code == 2
    assert "this game is over" in refused.stderr
    assert result in refused.stderr


@pytest.mark.parametrize(
    "more",
    [["--players", "2"], ["--rules", "standard"], ["--seed", SEED]],
    ids=lambda more: more[0],
)
def test_a_saved_game_has_its_own_deal(fresh_file: Path, more: list[str]) -> None:
    result = run("play", fresh_file, *more)
    assert result.exit_code == 2
    assert "has its own players, rules and seed" in result.stderr


def test_the_game_cannot_come_from_where_the_lays_come_from() -> None:
    result = run("play", "-")
    assert result.exit_code == 2
    assert "must be a file" in result.stderr


def test_a_file_that_holds_no_record(tmp_path: Path) -> None:
    file = tmp_path / "bad.n98"
    file.write_bytes(b"n98 1\n\xff")
    result = run("play", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "not-utf8" in result.stderr


@pytest.mark.parametrize(
    "more",
    [["--players", "6"], ["--rules", "easy"], ["--seed", "1"], ["--language", "tlh"]],
    ids=lambda more: more[0],
)
def test_refuses_options_that_mean_nothing(more: list[str]) -> None:
    result = run("play", *more)
    assert result.exit_code == 2
    assert "Invalid value for" in result.stderr


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\0\n", b"57a" * 5000, b"\x1b[2J\n", b"\r\n"])
def test_bytes_that_are_no_text_are_not_understood(typed: bytes) -> None:
    result = run("play", typed=typed)
    assert result.exit_code == 0
    assert "The game remains unfinished." in result.stdout
