"""Bots by what somebody types: found, or refused with a sentence that says what was expected."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ninetyeight.bots import BadBot, BotFailed, Match, UnknownBot, find_bot, play_game
from ninetyeight.bots.finding import _maker, installed_bots
from ninetyeight.rules import RULE_SETS

STANDARD = RULE_SETS["standard"]

MINIMALIST = """
from ninetyeight.rules import way_out

class Minimalist:
    name = "minimalist"

    def choose_turn(self, view, signals, rng):
        turn = view.turn
        return way_out(view.rules, view.tops, view.hand, turn.missing, turn.due) or ()

    def speak(self, view):
        return ()

def made():
    return Minimalist()

class Inner:
    Bot = Minimalist

a_bot = Minimalist()
"""

Write = Callable[[str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes the module `own` into the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    _maker.cache_clear()

    def write(text: str) -> None:
        (tmp_path / "own.py").write_text(text)

    yield write
    sys.modules.pop("own", None)
    _maker.cache_clear()


@pytest.mark.parametrize("text", ["own:Minimalist", "own:made", "own:Inner.Bot"])
def test_a_class_of_the_current_folder_plays(write: Write, text: str) -> None:
    write(MINIMALIST)
    match = Match(rules=STANDARD, bots=(text, "steady"), seed=1)
    assert play_game(match, 1).turns > 1


def test_every_game_has_a_new_bot(write: Write) -> None:
    write(MINIMALIST)
    match = Match(rules=STANDARD, bots=("own:Minimalist",) * 2, seed=1)
    first, second = match.seated()
    assert first is not second


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("nowhere:Bot", "", "cannot import nowhere: No module named 'nowhere', neither in /"),
        ("own:Bot", "import nowhere", r"cannot import own: ModuleNotFoundError: .*own.py, line 1"),
        ("own:Bot", "1 / 0", r"cannot import own: ZeroDivisionError: .* \(.*own.py, line 1\)"),
        ("own:Bot", "def (", r"cannot import own: SyntaxError: .* \(.*own.py, line 1\)"),
        ("own:Bot", "raise SystemExit(1)", "cannot import own: SystemExit: 1"),
        ("own:Minimalis", MINIMALIST, "no Minimalis in own; did you mean 'Minimalist'?"),
        ("own:Minimalist.x", MINIMALIST, "there is no x in own"),
        ("own:a_bot", MINIMALIST, "expected a class of a bot, .* not Minimalist"),
        (
            "own:Bot",
            "class Bot:\n    def __init__(self, rules): pass",
            "cannot be made without arg",
        ),
        (
            "own:Bot",
            "class Bot: pass",
            r"Bot is no bot: it has no choose_turn\(view, signals, rng\)",
        ),
        ("own:dict", "dict = dict", r"dict is no bot: it has no choose_turn"),
        (
            "own:Bot",
            "class Bot:\n    def choose_turn(self, view): pass",
            r"choose_turn cannot be called as choose_turn\(view, signals, rng\): too many",
        ),
        (
            "own:Bot",
            "class Bot:\n    def choose_turn(self, *all): pass",
            r"Bot is no bot: it has no speak\(view\)",
        ),
        (
            "own:Bot",
            "class Bot:\n    name = 5\n    choose_turn = speak = lambda self, *all: ()",
            "Bot is no bot: it has no name, a text",
        ),
        (
            "own:Bot",
            "class Bot:\n    name = 'x' * 30\n    choose_turn = speak = lambda self, *all: ()",
            "a name of 30 letters: expected 1 to 24 letters",
        ),
        (
            "own:Bot",
            "class Bot:\n    name = 'a|b'\n    choose_turn = speak = lambda self, *all: ()",
            "'a|b': no '|'",
        ),
        ("own:", "", "expected a module and a class, as in my_module:Greedy"),
        (":Bot", "", "expected a module and a class, as in my_module:Greedy"),
        ("own.py:Bot x", "", "expected a module and a class, as in my_module:Greedy"),
    ],
)
def test_what_is_no_bot_is_refused(write: Write, text: str, code: str, told: str) -> None:
    write(code)
    with pytest.raises(BadBot, match=f"^'?{re.escape(text)}'?: .*{told.replace('|', '[|]')}"):
        find_bot(text, STANDARD, 2)


def test_an_unknown_name_gets_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'sharpe'; .* did you mean 'sharp'\?$"):
        find_bot("sharpe", STANDARD, 2)


def test_an_installed_bot_is_found(write: Write, tmp_path: Path) -> None:
    write(MINIMALIST)
    info = tmp_path / "own-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[ninetyeight.bots]\nminimal = own:Minimalist\nbroken = own:Nothing\n"
    )
    sys.path.insert(0, str(tmp_path))
    assert installed_bots() == ("broken", "minimal")
    assert find_bot("minimal", STANDARD, 2).name == "minimalist"
    with pytest.raises(BadBot, match=r"^broken: cannot load own:Nothing: AttributeError"):
        find_bot("broken", STANDARD, 2)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "def choose_turn(self, view, signals, rng): return 1 / 0",
            r"ZeroDivisionError: .*, line 3\)",
        ),
        ("def choose_turn(self, view, signals, rng): return 5", "a turn is a tuple of Lay, not 5"),
        ("def speak(self, view): return 1 / 0", r"ZeroDivisionError: .*own.py, line 3\)"),
        ("def speak(self, view): return 'leave a'", "what it says is a tuple of its own Signals"),
    ],
)
def test_a_bot_that_fails_in_a_game_is_named(write: Write, code: str, told: str) -> None:
    methods = "name = 'own'; choose_turn = speak = lambda self, *all: ()"
    write(f"class Bot:\n    {methods}\n    {code}\n")
    match = Match(rules=STANDARD, bots=("own:Bot", "steady"), seed=1)
    with pytest.raises(BotFailed, match=rf"^own in seat 1: .*{told}"):
        play_game(match, 1)
