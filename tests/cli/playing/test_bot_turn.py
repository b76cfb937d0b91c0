"""Bots at a game in the terminal."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ninetyeight.bots import Bot, Signals, bot_named
from ninetyeight.bots.planner import Planner
from ninetyeight.cli.playing.dialogue import dialogue
from ninetyeight.cli.playing.effects import Question
from ninetyeight.cli.playing.game import game_of
from ninetyeight.cli.playing.save_files import SaveFiles
from ninetyeight.cli.playing.session import PROMPT, LocalSession
from ninetyeight.record import dumps, loads, loads_played, played
from ninetyeight.rules import (
    RULE_SETS,
    Card,
    EndTurn,
    Lay,
    Pile,
    Seat,
    View,
    legal_actions,
    warns,
)
from ninetyeight.talk import Meaning, Signal
from ninetyeight.talk.telling import UNTOLD
from tests.cli.games import CURTAIN, Typed, answer, fresh_game, hold, sitting_at, told

STEADY = bot_named("steady", RULE_SETS["standard"], 2)


class Scripted:
    """A bot that lays and says the same, whatever happens."""

    name = "scripted"

    def __init__(self, lays: object = (), said: object = ()) -> None:
        self.lays, self.said, self.heard = lays, said, list[Signals]()

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        self.heard.append(signals)
        if isinstance(self.lays, Exception):
            raise self.lays
        return self.lays  # type: ignore[return-value]

    def speak(self, view: View) -> tuple[Signal, ...]:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said  # type: ignore[return-value]


def sitting_with(bot: Bot, players: int = 2) -> LocalSession:
    """A person in the first seats, and a bot in the last one."""
    game = fresh_game(players=players)
    game = replace(game, origin=replace(game.origin, talk=True))
    return sitting_at(game, bots={Seat(players - 1): bot})


def test_a_person_hears_and_sees_what_bots_say_and_lay() -> None:
    said = told(sitting_with(STEADY), "1", "15a 20a end", "")
    assert any(line.startswith("Player 2 about pile ") for line in said)
    after = said[said.index(next(line for line in said if line.startswith("Player 2 laid "))) :]
    assert after[1:3] == ["", "Turn 3: Player 1"]
    assert CURTAIN not in said


def test_a_bot_that_starts_plays_at_once() -> None:
    assert answer(sitting_with(STEADY), "2")[0].startswith("Player 2 laid ")


def test_a_bot_hears_what_a_person_says() -> None:
    bot = Scripted()
    told(sitting_with(bot), "1", "15a 20a", "message leave c", "message free d", "end", "m c d", "")
    assert bot.heard == [[Signal(Seat(0), Meaning.LEAVE_IT_TO_ME, Pile.C)]]


def test_what_a_bot_says_is_in_the_record_until_it_does_not_say_it_any_more() -> None:
    bot = Scripted(said=(Signal(Seat(1), Meaning.NO_BIG_JUMP, Pile.D),))
    sitting = sitting_with(bot)
    told(sitting, "1")
    bot.said = ()
    list(hold(dialogue(sitting), ["15a 20a", "end"]))
    record = sitting.game.record
    assert loads(dumps(record)) == record
    text = dumps(record)
    assert "~ 2 no-jump d\n" in text
    assert "~ 2 withdraw d\n" in text


@pytest.mark.parametrize(
    ("lays", "reason"),
    [
        (ZeroDivisionError("oh"), "scripted in seat 2: ZeroDivisionError: oh ("),
        ((), "scripted in seat 2: the turn has 0 of at least 2 cards"),
        ((Lay(Card(15), Pile.A),), "scripted in seat 2: 15 is not in the hand"),
        ("57a", "scripted in seat 2: a turn is a tuple of Lay, not '57a'"),
    ],
)
def test_steady_plays_on_for_a_bot_that_fails(lays: object, reason: str) -> None:
    sitting = sitting_with(Scripted(lays))
    failed, laid, *_ = answer(sitting, "2")
    assert failed.startswith(f"Player 2 has failed: {reason}")
    assert failed.endswith(". steady plays on in its seat.")
    assert laid.startswith("Player 2 laid ")
    assert sitting.bots[Seat(1)].name == "steady"


@pytest.mark.parametrize("said", [ValueError("oh"), "leave a", (Signal(Seat(0), Meaning.GLADLY),)])
def test_steady_speaks_on_for_a_bot_that_fails(said: object) -> None:
    sitting = sitting_with(Scripted(said=said))
    assert any(line.startswith("Player 2 has failed: ") for line in told(sitting))
    assert sitting.bots[Seat(1)].name == "steady"


def histories_of(sitting: LocalSession, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the bots of a sitting will be given to remember, choice by choice."""
    given: list[bytes] = []
    choose = Planner.choose

    def noting(self: Planner, *asked: Any) -> tuple[Lay, ...]:
        given.append(asked[-1])
        return choose(self, *asked)

    monkeypatch.setattr(Planner, "choose", noting)
    return given


def test_bots_remember_what_was_said_before_each_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sitting_with(STEADY)
    histories = histories_of(sitting, monkeypatch)
    told(sitting, "1", "15a 20a end", "")
    first, second = histories[0][:12], histories[0][12:]
    assert list(first[:4]) == [0, 0, 15, 0] and list(second[:4]) == [0, 1, 20, 0]
    # The bot has spoken before the first card, and not between the two.
    assert UNTOLD not in first[8:12] and list(second[8:12]) == [UNTOLD] * 4
    assert [len(history) for history in histories] == [24, 36]


def test_bots_play_to_the_end_with_what_they_remember() -> None:
    sitting = sitting_with(bot_named("master", RULE_SETS["standard"], 2, budget=0.001))
    sitting.game = sitting.game.started_by(Seat(0))
    talk = dialogue(sitting)
    step, said = next(talk), list[str]()
    while not sitting.is_over:
        if not isinstance(step, Question):
            said.append(str(step))
            step = next(talk)
        else:
            step = talk.send(least_jump(sitting) if step.prompt == PROMPT else "yes")
    assert not any("has failed" in line for line in said)
    assert sitting.told is not None
    laid = sum(isinstance(action, Lay) for _, action in sitting.game.past)
    assert len(sitting.told) == laid * 12


def least_jump(sitting: LocalSession) -> str:
    """What somebody types who lays what jumps least, even if it loses."""
    state = sitting.game.state
    actions = legal_actions(state)
    if EndTurn() in actions:
        return "end"
    lays = [action for action in actions if isinstance(action, Lay)]
    lay = min(lays, key=lambda lay: (warns(state, lay), abs(state.tops[lay.pile] - lay.card)))
    return f"{lay.card}{lay.pile.letter}"


def test_in_a_game_that_was_resumed_bots_remember_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = sitting_with(STEADY)
    told(before, "1", "15a 20a")
    sitting = sitting_at(game_of(played(before.game.record)), bots={Seat(1): STEADY})
    histories = histories_of(sitting, monkeypatch)
    told(sitting, "end", "")
    assert set(histories) == {b""}


def test_several_people_hide_their_hands_from_each_other_and_not_from_bots() -> None:
    said = told(sitting_with(STEADY, players=3), "", "", "", "", "2", "")
    assert said.count(CURTAIN) == 2
    typed = [line for line in said if isinstance(line, Typed)]
    assert [line.partition(":")[0] for line in typed if "nobody else" in line] == [
        *("Player 1", "Player 2", "Player 2")
    ]
    # The bot between two people is told to the next of them.
    after = told(sitting_with(STEADY, players=3), *["", "", "", "", "3", "", "table"])
    assert sum(line.startswith("Player 3 laid ") for line in after) == 2


def test_people_among_themselves_speak_aloud() -> None:
    said = answer(sitting_at(fresh_game(players=2)), "", "", "", "", "1", "", "message leave a")
    assert said == [
        "There are no bots at this table: say it aloud, without naming any number on a card."
    ]


def interrupted(sitting: LocalSession, *lines: str) -> list[str]:
    """What is said after Ctrl-C in the first turn, once these lines were typed."""
    talk = dialogue(sitting)
    assert list(hold(talk, ["15a"]))
    said, answers = [], iter(lines)
    step = talk.throw(KeyboardInterrupt())
    while True:
        is_question = isinstance(step, Question)
        said.append(step.prompt if isinstance(step, Question) else str(step))
        try:
            step = talk.send(next(answers)) if is_question else next(talk)
        except StopIteration:
            return said


def test_ctrl_c_offers_to_keep_the_game(tmp_path: Path) -> None:
    file = str(tmp_path / "kept.n98")
    sitting = sitting_at(fresh_game(), SaveFiles())
    question, _, saved, farewell, how = interrupted(sitting, file)
    assert question.startswith("The game is not saved. To keep it, type the name of a file")
    assert saved == f"Saved to {file}."
    assert farewell == "Stopped. The game remains unfinished."
    assert how.endswith(f"To resume it: ninetyeight play {file}")
    assert len(loads_played(Path(file).read_text()).record.turns) == 1


def test_ctrl_c_asks_again_if_the_game_could_not_be_saved(tmp_path: Path) -> None:
    sitting = sitting_at(fresh_game(), SaveFiles())
    said = interrupted(sitting, str(tmp_path), "")
    assert [line.startswith("The game is not saved") for line in said] == [
        *(True, False, False, True, False, False, False)
    ]
