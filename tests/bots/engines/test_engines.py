"""Engines: they are told what their seat may know, and what they do wrong has a clear end."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from ninetyeight.bots import BotFailed, Engine, EngineFailed, Match, play_game, play_match
from ninetyeight.bots.engines import check_engine, end_engines, engine_from
from ninetyeight.bots.engines.lines import rules_request, turn_request, words_request
from ninetyeight.bots.engines.process import EngineProcess
from ninetyeight.record import format_position, loads, parse_position
from ninetyeight.rules import RULE_SETS, Card, Lay, Pile, Seat, View
from ninetyeight.talk import Meaning, Signal
from tests.bots.engines.programs import EXAMPLE, engine_that, engine_that_answers
from tests.patience import PATIENCE

STANDARD = RULE_SETS["standard"]
SEEN = parse_position(
    "standard tops=33/1/97/100 turn=1:0/2:- seat=1 hand=24.34.90.91.92.93.94 counts=7/7"
    " draw-count=55"
    " gone=3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.20.21.22.23.25.26.27.28.29.30.33.97"
    " over=no"
)


@pytest.fixture(autouse=True)
def no_engine_stays() -> Iterator[None]:
    yield
    end_engines()


def seen() -> View:
    """Seat 1 holds 24, 34 and high cards; the first is a trick on a after the second."""
    assert isinstance(SEEN, View)
    return SEEN


def test_the_example_plays_whole_games() -> None:
    example = Engine("nearest", EXAMPLE, grace=PATIENCE)
    for name in ("standard", "expert+fire"):
        match = Match(rules=RULE_SETS[name], bots=(example, "steady"), seed=1)
        played = play_game(match, 1, keep=True)
        assert played.record is not None
        assert loads(played.record).players == ("nearest 1", "steady 2")


@pytest.mark.slow
def test_the_games_of_an_engine_do_not_depend_on_who_plays_them() -> None:
    match = Match(rules=STANDARD, bots=(Engine("nearest", EXAMPLE, grace=PATIENCE),) * 2, seed=1)
    alone = [game.left for game in play_match(match, 6, jobs=1)]
    assert [game.left for game in play_match(match, 6, jobs=2)] == alone


def test_an_engine_is_told_the_rules_the_position_and_what_is_said() -> None:
    engine = engine_that(
        "def on(word, rest):\n"
        "    print(word, rest, file=sys.stderr, flush=True)\n"
        "    if word == 'turn': say('nonsense'); sys.stderr.close()"
    )
    with pytest.raises(EngineFailed, match=r"its last error output: 'turn think=0 seed=5'$"):
        engine.choose(seen(), [Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.C)], 5)


def test_a_request_has_these_lines() -> None:
    signals = [
        Signal(Seat(1), Meaning.LEAVE_IT_TO_ME, Pile.C),
        Signal(Seat(1), Meaning.NO_BIG_JUMP, Pile.A),
    ]
    position = f"position {format_position(seen())}"
    assert rules_request(STANDARD) == [
        *("rules standard", "cards 2-99", "hands 8 7 6 6 6", "minimum 2 1", "trick 10")
    ]
    assert rules_request(RULE_SETS["expert+fire"])[-1] == "fire 22 33 44 55 66 77"
    ask = "turn think=300 seed=7"
    assert turn_request(seen(), signals, 0.3, 7) == [
        position,
        "signals 2 leave c, 2 no-jump a",
        ask,
    ]
    assert turn_request(seen(), (), 0.3, 7) == [position, "signals", ask]
    assert turn_request(seen(), None, 0.3, 7) == [position, ask]
    assert words_request(seen()) == [position, "words"]


def test_a_turn_is_read_with_its_tricks() -> None:
    lays = engine_that_answers("lays 34a 24a!").choose_turn(seen(), None, Random(1))
    assert lays == (Lay(Card(34), Pile.A), Lay(Card(24), Pile.A))


def test_what_it_says_for_those_who_watch_is_ignored() -> None:
    answer = "info thinking\\n\\ninfo\\nlays 34a 24a"
    engine = engine_that(f"def on(word, rest):\n    if word == 'turn': say('{answer}')")
    assert len(engine.choose(seen(), None, 1)) == 2


def test_an_engine_says_signals() -> None:
    said = engine_that_answers("", "says leave a, no-jump c").speak(seen())
    assert said == (
        Signal(Seat(0), Meaning.LEAVE_IT_TO_ME, Pile.A),
        Signal(Seat(0), Meaning.NO_BIG_JUMP, Pile.C),
    )
    assert engine_that_answers("", "says").speak(seen()) == ()


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("bestmove e2e4", "'lays' and the cards of a whole turn, as in 'lays 57a 47a!'"),
        ("lays 34e", "'34e' is not a lay: expected a card and a pile, as in 57a or 47a!"),
        ("lays 35a 36a", "a legal turn, but 35 is not in the hand"),
        ("lays 24a", "a legal turn, but 24 does not fit on pile a, which shows 33"),
        ("lays 34a! 24a!", "a legal turn, but 34a! is no backwards trick"),
        ("lays 34a", "a legal turn, but the turn has 1 of at least 2 cards"),
        ("lays", "a legal turn, but the turn has 0 of at least 2 cards"),
    ],
)
def test_a_wrong_turn_is_told_with_what_was_expected(answer: str, expected: str) -> None:
    told = f"the engine test answered {answer!r} to 'turn': expected {expected}"
    with pytest.raises(EngineFailed, match=f"^{re.escape(told)}"):
        engine_that_answers(answer).choose(seen(), None, 1)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("shouts", "'says' and signals, as in 'says leave a, no-jump c', or 'says' alone"),
        ("says 57", "'1 57' is not a signal"),
        ("says leave", "the signal 'leave' takes a pile"),
        ("says withdraw a", "signals: what is not said any more is left out"),
        ("says gladly", "signals about piles, because the game has started"),
        ("says leave a, no-jump a", "one signal about a pile, and one about starting"),
    ],
)
def test_wrong_words_are_told_with_what_was_expected(answer: str, expected: str) -> None:
    told = f"the engine test answered {answer!r} to 'words': expected {expected}"
    with pytest.raises(EngineFailed, match=f"^{re.escape(told)}"):
        engine_that_answers("", answer).speak(seen())


@pytest.mark.parametrize(
    ("on", "told"),
    [
        ("sys.exit(3)", "has ended with exit code 3 instead of answering 'turn'"),
        ("os.kill(os.getpid(), 9)", "has ended with signal 9 instead of answering 'turn'"),
        ("1 / 0", r"exit code 1 .*; its last error output: 'ZeroDivisionError: division by zero'"),
        ("os.close(1); time.sleep(1000)", "has closed its output instead of answering 'turn'"),
        (
            "say('x' * 5000)",
            "answered 'x{120}' and more to 'turn': expected a line of at most 4096",
        ),
        ("print('x' * 100000, end='', flush=True)", "and more to 'turn': expected a line of at"),
        ("\n        while True: say('info ' + 'x' * 1000)", "wrote more than 65536 bytes instead"),
        ("bytearray(2 * 10**9)", "'MemoryError'"),
        ("os.fork() and sys.exit(7); time.sleep(1000)", "has ended with exit code 7 instead of"),
        ("os.write(1, b'\\xff\\n')", "answered '\ufffd' to 'turn'"),
    ],
)
def test_an_engine_that_dies_or_never_stops_is_named(on: str, told: str) -> None:
    engine = engine_that(f"def on(word, rest):\n    if word == 'turn': {on}")
    with pytest.raises(EngineFailed, match=f"^the engine test .*{told}"):
        engine.choose(seen(), None, 1)


def test_an_engine_that_has_failed_is_started_again() -> None:
    engine = engine_that(
        "def on(word, rest):\n"
        "    if word == 'turn': say('lays 34a 24a' if 'seed=1' in rest else '?')"
    )
    with pytest.raises(EngineFailed):
        engine.choose(seen(), None, 2)
    assert len(engine.choose(seen(), None, 1)) == 2


FORK = "        if child := os.fork(): say(child)\n        else: time.sleep(1000)\n"
LEAVE_THE_GROUP = (
    "        if os.fork() == 0:\n"
    "            os.setsid()\n"
    "            if child := os.fork(): say(child); os._exit(0)\n"
    "            else: time.sleep(1000)\n"
)


@pytest.mark.parametrize(
    "start",
    [
        FORK,
        pytest.param(
            LEAVE_THE_GROUP,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="needs /proc"),
        ),
    ],
    ids=["in its group", "as a daemon"],
)
def test_an_engine_that_hangs_is_ended_with_all_that_it_has_started(start: str) -> None:
    hanging = engine_that(
        f"def on(word, rest):\n    if word == 'fork':\n{start}    else: time.sleep(1000)"
    )
    process = EngineProcess(hanging.name, hanging.command, 1024, PATIENCE)
    child = process.ask(["fork"], int, PATIENCE)
    assert _is_alive(child)
    with pytest.raises(
        EngineFailed, match=r"^the engine test has not answered 'turn' within 0\.1 s"
    ):
        process.ask(["turn"], str, 0.1)
    until = monotonic() + PATIENCE
    while _is_alive(child) and monotonic() < until:
        sleep(0.01)
    assert not _is_alive(child)


def test_engines_need_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninetyeight.bots.engines.process.IS_POSIX", False)
    with pytest.raises(EngineFailed, match="the engine x cannot be started: expected Linux or"):
        check_engine(Engine("x", ("true",)))


def test_an_engine_that_never_reads_does_not_hold_up_anybody() -> None:
    command = (
        sys.executable,
        "-S",
        "-c",
        "import time; print('engine 1 Deaf', flush=True); time.sleep(1000)",
    )
    process = EngineProcess("deaf", command, 1024, PATIENCE)
    with pytest.raises(EngineFailed, match="has not answered 'turn'"):
        process.ask(["x" * 1_000_000, "turn"], str, 0.1)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("no-such-program --fast", "cannot be started: no program 'no-such-program'"),
        ("sh -c 'echo hello'", "answered 'hello' to 'n98-engine': expected 'engine 1' and a name"),
        (
            "sh -c 'echo engine 2 New'",
            "answered 'engine 2 New' to 'n98-engine': expected 'engine 1'",
        ),
        ("sh -c 'echo engine 1'", "answered 'engine 1' to 'n98-engine': expected 'engine 1' and"),
        ("true", "has ended with exit code 0 instead of answering 'n98-engine'"),
        ("/", "cannot be started: no program '/'"),
    ],
)
def test_a_program_that_is_no_engine_is_refused(command: str, told: str) -> None:
    with pytest.raises(EngineFailed, match=f"^the engine test {re.escape(told)}"):
        check_engine(engine_from(f"test={command}"))


def test_an_engine_tells_its_name() -> None:
    assert check_engine(Engine("nearest", EXAMPLE, grace=PATIENCE)) == "Nearest in JavaScript"


@pytest.mark.parametrize(
    "text", ["", "=node", "name", "name=", "a,b=x", "a:b=x", "-=x", "n" * 25 + "=x"]
)
def test_an_engine_is_given_as_name_and_command(text: str) -> None:
    with pytest.raises(ValueError, match="is not an engine: expected a name of up to 24"):
        engine_from(text)


def test_an_engine_cannot_have_the_name_of_a_level() -> None:
    with pytest.raises(ValueError, match="sharp is a bot of this program"):
        engine_from("sharp=node x")


def test_a_match_names_the_engine_the_seat_and_the_game() -> None:
    match = Match(rules=STANDARD, bots=("steady", engine_that_answers("lays 1a")), seed=1)
    with pytest.raises(
        BotFailed, match=r"^the engine test answered 'lays 1a' .* \(seat 2\)$"
    ) as failed:
        play_game(match, 5)
    assert failed.value.game == 5


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
