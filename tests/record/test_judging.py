"""Whoever reads a record has every lay judged once, and every state searched once for a way out."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ninetyeight.record import dumps, final_state, loads, loads_played, played, replay
from ninetyeight.rules import ending, legality
from ninetyeight.rules.actions import Lay
from ninetyeight.server.api.games import _replay
from tests.cli.running import run

GAMES = Path(__file__).parents[1] / "golden" / "games"
FILES = sorted(GAMES.glob("*.n98"))


class Counted:
    """Counts what the rules are asked, whoever asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.judgings = self.searches = 0
        explain, stuck = legality._explain_in_turn, ending.stuck

        def counted_explain(*asked: object) -> object:
            self.judgings += 1
            return explain(*asked)  # type: ignore[arg-type]

        def counted_stuck(*asked: object) -> bool:
            self.searches += 1
            return stuck(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(legality, "_explain_in_turn", counted_explain)
        monkeypatch.setattr(ending, "stuck", counted_stuck)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


def read(file: Path) -> object:
    return loads(file.read_bytes())


def check(file: Path) -> object:
    ended = run("check", str(file))
    assert ended.exit_code == 0
    return ended


def show_on_the_games_page(file: Path) -> object:
    return _replay(file.read_bytes())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_that_is_written_is_played_once(file: Path, counted: Counted) -> None:
    game = loads_played(file.read_bytes())
    counted.judgings = 0
    assert loads(dumps(game.record)) == game.record
    assert counted.judgings == 2 * (len(game.steps) - 1), "once by dumps and once by loads"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("use", [read, check, show_on_the_games_page])
def test_each_action_is_judged_once_and_each_state_searched_once(
    file: Path, use: Callable[[Path], object], counted: Counted
) -> None:
    steps = loads_played(file.read_bytes()).steps
    counted.judgings = counted.searches = 0
    use(file)
    unfinished = [state for state, _ in steps if state.left]
    assert counted.judgings == len(steps) - 1
    assert counted.searches == len(unfinished)


def test_a_turn_is_shown_without_playing_the_game_again(counted: Counted) -> None:
    steps = loads_played(FILES[0].read_bytes()).steps
    counted.judgings = 0
    assert run("show", str(FILES[0]), "--turn", "3").exit_code == 0
    assert counted.judgings == len(steps) - 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_states_that_were_kept_are_those_of_the_game(file: Path) -> None:
    game = loads_played(file.read_bytes())
    assert game.record == loads(file.read_bytes())
    assert game.steps == tuple(replay(game.record))
    assert game == played(game.record)
    assert game.state == final_state(game.record)
    lays = [lay for turn in game.record.turns for lay in turn.lays]
    assert [action for _, action in game.steps if isinstance(action, Lay)] == lays
    assert dumps(game.record) == file.read_text("utf-8")
