"""Games that were played once and must be read, played and seen the same for ever."""

from pathlib import Path

import pytest

from ninetyeight.record import PlayedTurn, Record, dumps, loads, replay
from ninetyeight.rules import RULE_SETS
from ninetyeight.talk import Signal, Withdrawal
from tests.golden import kinds
from tests.golden.make_games import GAMES, TRANSCRIBED, WANTED, played
from tests.golden.transcript import transcript

OLD = sorted((Path(__file__).parent / "version_1").glob("*.n98"))


def golden_text(name: str) -> str:
    return (GAMES / name).read_bytes().decode()


def golden(name: str) -> Record:
    return loads(golden_text(f"{name}.n98"))


def test_the_games_are_those_that_are_made() -> None:
    expected = [f"{name}.n98" for name in WANTED] + [f"{name}.txt" for name in TRANSCRIBED]
    assert sorted(path.name for path in GAMES.iterdir()) == sorted(expected)


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_game_is_read_and_written_as_it_is(name: str) -> None:
    assert dumps(golden(name)) == golden_text(f"{name}.n98")


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_game_is_of_its_kind(name: str) -> None:
    assert WANTED[name].kind(list(replay(golden(name))))


@pytest.mark.parametrize("name", TRANSCRIBED)
def test_every_position_of_a_golden_game_is_as_it_was(name: str) -> None:
    assert transcript(golden(name)).splitlines() == golden_text(f"{name}.txt").splitlines()


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_golden_game_of_version_1_is_the_same_game(file: Path) -> None:
    old, now = loads(file.read_bytes()), golden(file.stem)
    assert file.read_bytes().startswith(b"n98 1\n")
    assert (old.rules, old.players, old.deck, old.start) == (
        now.rules,
        now.players,
        now.deck,
        now.start,
    )
    assert old.turns == now.turns
    assert old.talk == now.talk == (b"\n~ " in file.read_bytes())


def test_what_is_said_within_turns_and_withdrawn_is_among_the_golden_games() -> None:
    record = golden("standard-2-won-with-talk")
    parts = [entry for entry in record.entries if isinstance(entry, PlayedTurn)]
    assert any(entry.goes_on for entry in parts)
    assert any(isinstance(entry, Withdrawal) for entry in record.entries)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_has_all_kinds_of_games(rules: str) -> None:
    records = [golden(name) for name, wanted in WANTED.items() if wanted.rules == rules]
    games = [list(replay(record)) for record in records]
    assert any(map(kinds.is_won, games))
    assert any(map(kinds.is_lost, games))
    assert any(map(kinds.is_unfinished, games))
    assert any(isinstance(entry, Signal) for record in records for entry in record.entries)
    assert {len(record.players) for record in records} == {1, 2, 3, 4, 5}
    assert any(wanted.rules == rules for name, wanted in WANTED.items() if name in TRANSCRIBED)


@pytest.mark.slow
@pytest.mark.parametrize("name", WANTED)
def test_a_golden_game_is_made_the_same_again(name: str) -> None:
    assert dumps(played(WANTED[name])) == golden_text(f"{name}.n98")
