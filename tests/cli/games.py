"""Games to try commands on, and a dialogue held without a terminal."""

from collections.abc import Iterable, Iterator
from typing import Any

from ninetyeight.bots import Bot
from ninetyeight.cli.dealing import fresh_record
from ninetyeight.cli.playing.dialogue import dialogue
from ninetyeight.cli.playing.effects import Curtain, Dialogue, Question
from ninetyeight.cli.playing.game import LocalGame, game_of
from ninetyeight.cli.playing.save_files import SaveFiles
from ninetyeight.cli.playing.saving import GameSaver
from ninetyeight.cli.playing.session import LocalSession
from ninetyeight.record import Record, played
from ninetyeight.rules import Seat, parse_seed, rules_named
from ninetyeight.words import words
from tests.cli.running import SEED
from tests.golden.play_transcripts import typed_lines

WON_SEED = "34173cb38f07f89ddbebc2ac9128303f"
LOST_SEED = "eccbc87e4b5ce2fe28308fd9f2a7baf3"
CURTAIN = "<curtain>"


def fresh_game(players: int = 1, rules: str = "standard", seed: str = SEED) -> LocalGame:
    names = [f"Player {number}" for number in range(1, players + 1)]
    return game_of(played(fresh_record(names, rules_named(rules), parse_seed(seed))))


def sitting_at(
    game: LocalGame,
    shelf: SaveFiles | None = None,
    language: str = "en",
    bots: dict[Seat, Bot] | None = None,
) -> LocalSession:
    catalogue = words(language)
    saver = GameSaver(catalogue, shelf or SaveFiles(), saved=None)
    return LocalSession(catalogue, game, saver, bots or {})


class Typed(str):
    """A prompt with the line that was typed behind it."""


def hold(talk: Dialogue[Any], lines: Iterable[str]) -> Iterator[str]:
    """What is said in a dialogue, with curtains and prompts; ends when the lines do."""
    answers = iter(lines)
    step = next(talk)
    while True:
        try:
            match step:
                case Question(prompt):
                    try:
                        line = next(answers)
                    except StopIteration:
                        return
                    yield Typed(prompt + line)
                    step = talk.send(line)
                case Curtain():
                    yield CURTAIN
                    step = next(talk)
                case text:
                    yield text
                    step = next(talk)
        except StopIteration:
            return


def told(sitting: LocalSession, *lines: str) -> list[str]:
    """All that is said from the beginning until the lines are used up."""
    return list(hold(dialogue(sitting), lines))


def answer(sitting: LocalSession, *lines: str) -> list[str]:
    """What is said after the last of these lines was typed."""
    said = told(sitting, *lines)
    typed = [place for place, text in enumerate(said) if isinstance(text, Typed)]
    assert len(typed) == len(lines), "the dialogue ended before the last line"
    return said[typed[-1] + 1 :]


def won_record() -> Record:
    sitting = sitting_at(fresh_game(seed=WON_SEED))
    told(sitting, *typed_lines("alone").splitlines())
    return sitting.game.record


def lost_record() -> Record:
    sitting = sitting_at(fresh_game(players=2, rules="standard+fire", seed=LOST_SEED))
    told(sitting, *typed_lines("together").splitlines())
    return sitting.game.record
