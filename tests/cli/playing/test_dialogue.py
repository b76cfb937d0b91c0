"""The dialogue of `ninetyeight play`, held without a terminal."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.cli.playing.dialogue import dialogue
from ninetyeight.cli.playing.effects import Curtain
from ninetyeight.cli.playing.game import game_of
from ninetyeight.cli.playing.save_files import SaveFiles
from ninetyeight.cli.playing.session import LocalSession
from ninetyeight.record import loads, loads_played, played
from ninetyeight.rules import Card, Outcome, Seat, commitment, outcome, parse_seed
from tests.cli.games import (
    CURTAIN,
    LOST_SEED,
    WON_SEED,
    answer,
    fresh_game,
    hold,
    lost_record,
    sitting_at,
    told,
    won_record,
)
from tests.cli.running import SEED
from tests.golden.play_transcripts import typed_lines

START = ["", "", "", "", "1"]
"""Two players look at their hands, one after the other, and the first starts."""


def test_tells_what_lies_what_you_hold_and_what_you_owe() -> None:
    assert told(sitting_at(fresh_game()))[-7:] == [
        "",
        "Turn 1",
        "Ascending piles: a 1, b 1",
        "Descending piles: c 100, d 100",
        "Draw pile: 90 cards",
        "Your hand: 15, 20, 57, 68, 83, 91, 93, 97",
        "To lay: at least 2 cards.",
    ]


def test_the_deal_can_be_checked() -> None:
    sitting = sitting_at(fresh_game(seed=SEED))
    assert commitment(parse_seed(SEED)) in told(sitting)[1]


def test_a_lay_is_told_with_what_it_changed() -> None:
    assert answer(sitting_at(fresh_game()), "15a") == [
        "Laid: 15 on a.",
        "Ascending piles: a 15, b 1",
        "Descending piles: c 100, d 100",
        "Your hand: 20, 57, 68, 83, 91, 93, 97",
        "To lay: at least 1 more card.",
    ]


def test_the_backwards_trick_is_told() -> None:
    assert answer(sitting_at(fresh_game()), "83c 93c!")[0] == (
        "Laid: 83 on c, 93 on c (backwards trick)."
    )


def test_the_end_of_a_turn_draws() -> None:
    said = answer(sitting_at(fresh_game()), "15a 20a", "end")
    assert said[:3] == ["You draw 34, 65.", "", "Turn 2"]


def test_a_whole_hand_may_be_laid() -> None:
    said = answer(sitting_at(fresh_game()), "15a 20a 57a 68a 83a 91a 93a 97a")
    assert said[-2:] == ["Your hand is empty.", "Type “end” to end the turn."]


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("16a", ["You do not hold 16."]),
        ("999a", ["You do not hold 999."]),
        ("end", ["You have laid 0, and the minimum is 2: the turn cannot end yet."]),
        ("15c!", ["15 on 100 is not the backwards trick."]),
        (
            "20a 15a",
            [
                "15 does not fit on pile a: it shows 20 and ascends.",
                "Nothing on that line was laid.",
            ],
        ),
        (
            "20c 57c end",
            [
                "57 does not fit on pile c: it shows 20 and descends.",
                "Nothing on that line was laid.",
            ],
        ),
        (
            "15a end",
            [
                "You have laid 1, and the minimum is 2: the turn cannot end yet.",
                "Nothing on that line was laid.",
            ],
        ),
        (
            "nonsense",
            [
                (
                    "Sorry, that was not understood. Type a card and a pile, like 57a, or: "
                    "end, undo, table, save, help, quit."
                )
            ],
        ),
    ],
)
def test_what_is_not_allowed_changes_nothing_and_is_explained(
    line: str, sentences: list[str]
) -> None:
    game = fresh_game()
    sitting = sitting_at(game)
    assert answer(sitting, line) == sentences
    assert sitting.game == game


def test_undo_takes_lays_of_the_turn_back() -> None:
    sitting = sitting_at(fresh_game())
    assert answer(sitting, "15a 20a", "undo")[0] == "20 is back in your hand."
    assert sitting.game.state.tops == (15, 1, 100, 100)


def test_undo_ends_where_the_turn_began() -> None:
    nothing = ["There is nothing to take back in this turn."]
    assert answer(sitting_at(fresh_game()), "undo") == nothing
    assert answer(sitting_at(fresh_game()), "15a 20a end", "undo") == nothing


def test_undo_is_not_for_a_table() -> None:
    sitting = sitting_at(fresh_game(players=2))
    said = answer(sitting, *START, "", "15a", "undo")
    assert said == [
        "Cards can be taken back only when you play alone: the others have seen this one."
    ]
    assert sitting.game.state.tops[0] == 15


def cornered() -> LocalSession:
    """Player 1 holds 10, 12, 16, 22, 48, 50, 66; only pile d, at 51, takes some of them."""
    record = lost_record()
    return sitting_at(game_of(played(replace(record, entries=record.turns[:-1]))))


def test_a_lay_that_would_lose_the_game_is_asked_about() -> None:
    sitting = cornered()
    assert answer(sitting, "", "10d") == [
        ("10 on d would lose the game: after it, this turn could not be completed. Lay it anyway?")
    ]
    assert answer(cornered(), "", "10d", "hm") == ["Please answer “yes” or “no”."]


def test_a_losing_lay_can_be_thought_over() -> None:
    sitting = cornered()
    before = sitting.game
    assert answer(sitting, "", "10d", "no") == ["Nothing on that line was laid."]
    assert sitting.game == before


def test_a_losing_lay_can_be_made_and_shows_all_hands() -> None:
    sitting = cornered()
    said = answer(sitting, "", "10d 12a end", "yes")
    assert outcome(sitting.game.state) == Outcome(40)
    assert "Player 2 holds 18, 19, 20, 67, 81, 89, 95" in said
    assert "The cards in hand cannot do that in any order. The game is over." in said
    assert "Lost: 40 cards were not laid." in said


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_lost_when_a_turn_begins_is_over_at_once(players: int) -> None:
    first = [98, 99, 3, 2, *range(40, 60)]
    deck = tuple(map(Card, first + [card for card in range(2, 100) if card not in first]))
    record = replace(fresh_game(players).record, deck=deck, start=Seat(0), seed=None)
    curtain = [""] * (players - 1)
    said = answer(sitting_at(game_of(played(record))), *curtain, "98a 99b 3c 2d", "end")
    assert "The cards in hand cannot do that in any order. The game is over." in said
    assert "Lost: 94 cards were not laid." in said
    assert CURTAIN not in said
    assert not any("seed" in text for text in said)


def test_everybody_looks_at_their_hand_behind_the_curtain_before_the_start() -> None:
    said = told(sitting_at(fresh_game(players=2)), *START)
    assert [
        text for text in said if text == CURTAIN or text.startswith("Your hand") or "starts" in text
    ] == [
        "Your hand: 15, 20, 57, 68, 91, 93, 97",
        CURTAIN,
        "Your hand: 5, 34, 38, 58, 65, 83, 94",
        CURTAIN,
        "Now agree who starts, without naming any number on a card. Seats: 1 Player 1, 2 Player 2.",
        "Who starts? 1",
    ]


@pytest.mark.parametrize("line", ["0", "3", "", "Player 1", "-1", "1.5", "57a"])
def test_who_starts_must_be_a_seat(line: str) -> None:
    sitting = sitting_at(fresh_game(players=2))
    said = answer(sitting, *START[:-1], line)
    assert said == ["Please type the number of a seat, from 1 to 2."]
    assert sitting.game.state.turn is None


def test_whoever_the_table_agrees_on_starts() -> None:
    sitting = sitting_at(fresh_game(players=3))
    told(sitting, "", "", "", "", "", "", " 3 ")
    assert sitting.game.record.start == Seat(2)


def test_a_curtain_falls_between_two_hands() -> None:
    """Whatever is said between two curtains shows at most one hand."""
    sitting = sitting_at(fresh_game(players=2, rules="standard+fire", seed=LOST_SEED))
    said = told(sitting, *typed_lines("together").splitlines())
    end = next(place for place, text in enumerate(said) if "The game is over" in text)
    owners = []
    for scene in " \n".join(said[:end]).split(CURTAIN)[:-1]:
        invited = set(re.findall(r"^(Player \d): (?:it is|have)", scene, re.MULTILINE))
        assert len(invited) <= 1 or "Your hand" not in scene
        owners.append(invited)
    assert len(owners) > 20


def test_nothing_of_a_hand_is_said_before_its_player_lifts_the_curtain() -> None:
    sitting = sitting_at(fresh_game(players=2))
    said = told(sitting, *START, "", "15a 20a end", "")
    after_curtain = said[len(said) - said[::-1].index(CURTAIN) :]
    assert after_curtain == []
    lifted = told(sitting_at(fresh_game(players=2)), *START, "", "15a 20a end", "", "")
    assert "Player 1 laid 15 on a, 20 on a." in lifted[-8:]
    assert lifted[-2] == "Your hand: 5, 34, 38, 58, 65, 83, 94"
    assert "Player 1 holds 7 cards" in lifted[-8:]


def test_leaving_a_shared_game_hides_the_hand() -> None:
    talk = dialogue(sitting_at(fresh_game(players=2)))
    said = list(hold(talk, [*START, ""]))
    assert said[-2].startswith("Your hand")
    assert talk.throw(EOFError()) is Curtain.DRAWN


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    sitting = sitting_at(fresh_game())
    assert answer(sitting, "15a 20a end", "93c", f"save {file}") == [f"Saved to {file}."]
    again = sitting_at(game_of(loads_played(file.read_text())))
    assert again.game.state == sitting.game.state
    assert told(again)[-2:] == [
        "Your hand: 34, 57, 65, 68, 83, 91, 97",
        "To lay: at least 1 more card.",
    ]
    assert answer(again, "undo")[0] == "93 is back in your hand."


def test_save_needs_a_name_only_once(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    sitting = sitting_at(fresh_game())
    assert answer(sitting, "save") == ["Type “save” and the name of a file."]
    assert answer(sitting, f"save {file}", "15a", "save") == [f"Saved to {file}."]
    assert loads(file.read_text()) == sitting.game.record


def test_save_asks_before_it_replaces_a_foreign_file(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    question = [f"{file} already exists. Replace it?"]
    assert answer(sitting_at(fresh_game()), f"save {file}") == question
    assert answer(sitting_at(fresh_game()), f"save {file}", "no") == []
    assert file.read_text() == "Dear Ada"
    assert answer(sitting_at(fresh_game()), f"save {file}", "yes") == [f"Saved to {file}."]
    assert file.read_text().startswith("n98 2")


def test_save_does_not_ask_about_the_own_file(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    file.write_text("old")
    sitting = sitting_at(fresh_game(), SaveFiles(str(file)))
    assert answer(sitting, "save") == [f"Saved to {file}."]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("none/game.n98", "there is no such folder."),
        ("file/game.n98", "there is no such folder."),
        (".", "it is a folder."),
        ("pipe", "an ordinary file cannot have that name."),
        ("x" * 300, "the name is too long."),
    ],
)
def test_what_cannot_be_saved_is_explained_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    os.mkfifo("pipe")
    sitting = sitting_at(fresh_game())
    assert answer(sitting, f"save {name}") == [f"{name} was not saved: {reason}"]
    assert answer(sitting, f"save {name}", "15a")[0] == "Laid: 15 on a."


def test_quit_asks_only_if_something_would_be_lost(tmp_path: Path) -> None:
    goodbye = "The game remains unfinished. See you!"
    question = ["The game is not saved. Leave anyway?"]
    assert answer(sitting_at(fresh_game()), "quit")[0] == goodbye
    assert answer(sitting_at(fresh_game()), "15a", "quit") == question
    assert answer(sitting_at(fresh_game()), "15a", "quit", "no") == []
    assert answer(sitting_at(fresh_game()), "15a", "quit", "yes")[0] == goodbye
    file = tmp_path / "game.n98"
    assert answer(sitting_at(fresh_game()), "15a", f"save {file}", "quit") == [
        goodbye,
        f"It was last saved to {file}. To resume it: ninetyeight play {file}",
    ]


def test_help_quit_and_save_work_at_every_prompt(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    for lines in ([], [""], ["", ""], START[:-1], START):
        sitting = sitting_at(fresh_game(players=2))
        assert answer(sitting, *lines, "help")[0].startswith("The aim")
        assert answer(sitting_at(fresh_game(players=2)), *lines, "quit")[-2].endswith("See you!")
    assert answer(sitting_at(fresh_game(players=2)), f"save {file}") == [f"Saved to {file}."]
    assert loads(file.read_text()).start is None


def test_help_tells_the_numbers_of_the_rule_set() -> None:
    standard = "\n".join(answer(sitting_at(fresh_game()), "help"))
    expert = "\n".join(answer(sitting_at(fresh_game(rules="expert+fire")), "help"))
    assert "at least 2 cards" in standard
    assert "at least 3 cards" in expert
    assert "fire cards 22, 33, 44, 55, 66, 77" in expert
    assert "fire" not in standard


def test_the_end_of_the_input_leaves_with_a_sentence() -> None:
    talk = dialogue(sitting_at(fresh_game()))
    list(hold(talk, ["15a"]))
    assert talk.throw(EOFError()) == "End of input. The game remains unfinished."
    assert next(talk) == (
        "Next time, save it with “save game.n98”. To resume it then: ninetyeight play game.n98"
    )
    with pytest.raises(StopIteration) as end:
        next(talk)
    assert end.value.value == 0


def test_an_interruption_leaves_with_a_sentence_and_its_exit_code() -> None:
    talk = dialogue(sitting_at(fresh_game()))
    list(hold(talk, []))
    assert talk.throw(KeyboardInterrupt()) == "Stopped. The game remains unfinished."
    next(talk)
    with pytest.raises(StopIteration) as end:
        next(talk)
    assert end.value.value == 130


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "won.n98"
    sitting = sitting_at(fresh_game(seed=WON_SEED))
    *lines, _ = typed_lines("alone").splitlines()
    assert answer(sitting, *lines, f"save {file}") == [f"Saved to {file}."]
    assert loads(file.read_text()) == won_record()


def test_a_finished_game_is_left_without_more_words() -> None:
    *lines, _ = typed_lines("alone").splitlines()
    assert answer(sitting_at(fresh_game(seed=WON_SEED)), *lines, "quit") == []
    assert answer(sitting_at(fresh_game(seed=WON_SEED)), *lines, " ") == []
