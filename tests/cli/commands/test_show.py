"""`ninetyeight show`: the table at a moment of a game."""

from pathlib import Path

import pytest

from ninetyeight.record import dumps, loads
from ninetyeight.rules import RULE_SETS
from tests.cli.games import fresh_game, sitting_at, told
from tests.cli.running import run
from tests.golden.make_games import GAMES


def test_shows_the_end_of_a_lost_game(lost_file: Path) -> None:
    assert run("show", lost_file).stdout.splitlines() == [
        "Rules: Standard, on fire. 2 players.",
        "After turn 22 of 22.",
        "Player 1 laid 10 on d.",
        "",
        "Ascending piles: a 97, b 99",
        "Descending piles: c 3, d 10",
        "Draw pile: 27 cards",
        "Player 1 holds 12, 16, 22 (fire), 48, 50, 66 (fire)",
        "Player 2 holds 18, 19, 20, 67, 81, 89, 95",
        "To play: Player 1.",
        "To lay: at least 1 more card.",
        "Lost: 40 cards were not laid.",
        "Not this time. The next deal may be kinder.",
    ]


def test_shows_the_end_of_a_won_game(won_file: Path) -> None:
    assert run("show", won_file).stdout.splitlines()[-4:] == [
        "Draw pile: empty",
        "Player 1 holds no cards",
        "Won: all 98 cards are laid.",
        "You beat the game. Congratulations!",
    ]


def test_shows_the_table_after_a_turn_with_its_lays(lost_file: Path) -> None:
    assert run("show", lost_file, "--turn", "2").stdout.splitlines() == [
        "Rules: Standard, on fire. 2 players.",
        "After turn 2 of 22.",
        "Player 1 laid 7 on b, 82 on c, 92 on c (backwards trick).",
        "",
        "Ascending piles: a 30, b 7",
        "Descending piles: c 92, d 100",
        "Draw pile: 79 cards",
        "Player 1 holds 26, 27, 34, 43, 62, 73, 76",
        "Player 2 holds 45, 47, 53, 56, 74, 75, 86",
        "To play: Player 2.",
        "To lay: at least 2 cards.",
    ]


def test_turn_0_is_before_the_first(lost_file: Path) -> None:
    lines = run("show", lost_file, "--turn", "0").stdout.splitlines()
    assert lines[1] == "Before the first turn."
    assert lines[-2:] == ["To play: Player 2.", "To lay: at least 2 cards."]


def test_tells_which_fires_are_due(lost_file: Path) -> None:
    text = run("show", lost_file, "--turn", "14").stdout
    assert "b 44 (fire, to be covered this turn)" in text
    assert "To cover: the fire on pile b." in text


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(lost_file: Path) -> None:
    lines = run("show", lost_file, "--turn", "2", "--seat", "1").stdout.splitlines()
    assert "Player 1 holds 26, 27, 34, 43, 62, 73, 76" in lines
    assert "Player 2 holds 7 cards" in lines


def test_a_spectator_sees_no_hand(lost_file: Path) -> None:
    lines = run("show", lost_file, "--seat", "spectator").stdout.splitlines()
    assert "Player 1 holds 6 cards" in lines
    assert "Player 2 holds 7 cards" in lines


def test_a_turn_that_goes_on_is_shown_as_it_stands() -> None:
    sitting = sitting_at(fresh_game())
    told(sitting, "15a 20a")
    lines = run("show", "-", typed=dumps(sitting.game.record)).stdout.splitlines()
    assert lines[1:3] == ["During turn 1 (unfinished).", "Player 1 laid 15 on a, 20 on a."]
    assert lines[-2:] == ["To play: Player 1.", "The turn may end."]


def test_a_game_by_rules_of_ones_own_is_shown_by_their_name() -> None:
    lines = run("show", GAMES / "sixty+fire-3-won-with-talk.n98", "--turn", "1").stdout.splitlines()
    assert lines[0] == "Rules: sixty+fire. 3 players."
    assert lines[2] == "Олена laid 55 on c, 7 on a."


def test_a_game_that_nobody_has_started() -> None:
    text = run("show", "-", typed=dumps(fresh_game(players=4).record)).stdout
    assert text.splitlines()[-1] == "The table has yet to agree who starts."


@pytest.mark.parametrize("language", ["en", "fr", "de", "uk"])
def test_speaks_every_language(lost_file: Path, lost_text: str, language: str) -> None:
    for turn in range(len(loads(lost_text, RULE_SETS).turns) + 1):
        result = run("show", lost_file, "--language", language, "--turn", str(turn))
        assert result.exit_code == 0


def test_names_keep_their_letters(tmp_path: Path, fresh_file: Path) -> None:
    file = tmp_path / "names.n98"
    file.write_text(fresh_file.read_text().replace("Player 1", "Жанна d'Arc"), "utf-8")
    assert "Жанна d'Arc holds" in run("show", file).stdout


@pytest.mark.parametrize("turn", ["23", "-1"])
def test_a_turn_that_was_not_played(lost_file: Path, turn: str) -> None:
    result = run("show", lost_file, "--turn", turn)
    assert result.exit_code == 2
    assert f"This game has no turn {turn}: expected 0 to 22." in result.stderr


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ("3", "This table has no seat 3: expected 1 to 2."),
        ("0", "'0' is not a seat: expected 1, 2, ... or 'spectator'."),
        ("Red", "'Red' is not a seat: expected 1, 2, ... or 'spectator'."),
    ],
)
def test_a_seat_that_nobody_has(lost_file: Path, seat: str, sentence: str) -> None:
    result = run("show", lost_file, "--seat", seat)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    result = run("show", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"Error: Cannot read {tmp_path}: Is a directory\n"


def test_a_file_that_holds_no_record(tmp_path: Path) -> None:
    file = tmp_path / "bad.n98"
    file.write_text("hello")
    result = run("show", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{file}:1:1: not-n98: ")
