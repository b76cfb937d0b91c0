"""A snapshot with the steps after it leads to the same table as all steps do."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from ninetyeight.record import PlayedTurn
from ninetyeight.rules import RULE_SETS
from ninetyeight.table import (
    Options,
    Speak,
    Table,
    decode_snapshot,
    encode_snapshot,
    evolve_step,
    history_of,
)
from ninetyeight.table.commands import (
    Again,
    Arrive,
    Ask,
    BotSignal,
    Chat,
    EndGame,
    GiveSignal,
    Kick,
    LetTimePass,
    Propose,
    Start,
    TakeBack,
    Withdraw,
)
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.rules.strategies import for_all
from tests.table.evenings import SERVER, Evening, begun, dealt, gathered
from tests.table.play import play_on

GOLDEN = Path(__file__).parents[1] / "golden" / "snapshot.json"


@for_all(
    rules=st.sampled_from(sorted(RULE_SETS)),
    seed=st.integers(0, 2**32),
    people=st.integers(1, 3),
    bots=st.integers(0, 2),
    games=st.integers(1, 2),
    length=st.integers(0, 60),
    part=st.floats(0, 1),
)
def test_a_snapshot_and_the_steps_after_it_lead_to_the_same_table(
    rules: str, seed: int, people: int, bots: int, games: int, length: int, part: float
) -> None:
    names = ("Ada", "Bob", "Cleo")[:people]
    evening = begun(*names, bots=bots, options=Options(rules=rules), seed=seed)
    for _ in range(games - 1):
        play_on(evening, 12)
        evening.do("Ada", EndGame())
        evening.do("Ada", Again())
        begin(evening)
    play_on(evening, length)
    kept = int(part * len(evening.steps))
    assert from_snapshot_after(evening, kept) == evening.table == evening.replayed()


def begin(evening: Evening) -> None:
    """Lets Ada begin a game that was dealt."""
    if evening.table.phase == "agreeing":
        evening.do("Ada", Propose())
        evening.now += evening.table.options.agree_seconds
        evening.do(SERVER, LetTimePass())


def from_snapshot_after(evening: Evening, kept: int) -> Table:
    """The table as it is opened when its first `kept` steps are in a snapshot."""
    table: Table | None = None
    for seq, (at, events) in enumerate(evening.steps, start=1):
        table = evolve_step(table, events, seq=seq, at=at)
        if seq == kept:
            table = decode_snapshot(encode_snapshot(table))
            assert table is not None
    assert table is not None
    return table


def a_lively_evening() -> Evening:
    """A table of which nearly every field holds something, in the middle of a turn."""
    evening = gathered("Ada", "Bob", "Cleo", bots=1, options=Options(rules="expert+fire"))
    evening.do("Ada", Kick(evening.seat("Cleo")))
    evening.do("Ada", Start())
    begin(evening)
    evening.do("Ada", Chat("hello"))
    evening.do("Bob", GiveSignal(Meaning.LEAVE_IT_TO_ME, "c"))
    play_on(evening, 21)
    evening.do("Dora", Ask("Dora", None))
    evening.do("Ada", GiveSignal(Meaning.NO_BIG_JUMP, "a"))
    return evening


def test_a_snapshot_is_written_as_it_was() -> None:
    """If this fails, raise `Format` in `snapshots` and write the file anew.

    Snapshots that are stored already would else be read as something that they are not. Only what
    may be missing in them needs no other format.
    """
    written = json.loads(encode_snapshot(a_lively_evening().table))
    assert written == json.loads(GOLDEN.read_text("utf-8"))


@pytest.mark.parametrize(
    "change",
    [
        {"format": 3},
        {"format": 5},
        {"places": [{"type": "ghost"}]},
        {"options": None},
        {"game": {"number": 1}},
    ],
)
def test_a_snapshot_of_another_format_is_ignored(change: dict[str, object]) -> None:
    other = {**json.loads(GOLDEN.read_text("utf-8")), **change}
    assert decode_snapshot(json.dumps(other).encode()) is None


@pytest.mark.parametrize(
    "change",
    [{"rules": "chess"}, {"seed": "x"}, {"names": []}, {"start": 9}, {"signals": [{"seat": 0}]}],
)
def test_a_snapshot_of_an_impossible_game_is_ignored(change: dict[str, object]) -> None:
    whole = json.loads(GOLDEN.read_text("utf-8"))
    other = {**whole, "game": {**whole["game"], **change}}
    assert decode_snapshot(json.dumps(other).encode()) is None


def test_a_snapshot_of_an_earlier_version_does_not_know_what_was_told() -> None:
    older = json.loads(GOLDEN.read_text("utf-8"))
    del older["game"]["told"]
    table = decode_snapshot(json.dumps(older).encode())
    assert table is not None and history_of(table) == b""
    evening = a_lively_evening()
    assert table == replace(evening.table, game=replace(evening.game, told=None))


def test_after_a_snapshot_of_an_earlier_version_nothing_is_told_until_the_next_game() -> None:
    evening = begun("Ada", "Bob", bots=1)
    play_on(evening, 4)
    evening.forget_what_was_told()
    evening.do(SERVER, Speak((2,), ()))
    play_on(evening, 4)
    assert evening.game.told is None
    evening.do("Ada", EndGame())
    evening.do("Ada", Again())
    assert evening.game.told == b""


def test_what_bots_said_before_each_lay_is_in_the_snapshot() -> None:
    evening = begun("Ada", bots=1)
    evening.do(SERVER, Speak((1,), (BotSignal(1, Meaning.LEAVE_IT_TO_ME, "b"),)))
    play_on(evening, 2)
    table = decode_snapshot(encode_snapshot(evening.table))
    assert table is not None and history_of(table) == evening.game.told
    assert history_of(table)[8:12] == bytes([0, 2, 0, 0])


@pytest.mark.parametrize("cut", [b"", b"{", b"null", b"\xff\xfe"])
def test_a_snapshot_that_is_none_is_ignored(cut: bytes) -> None:
    assert decode_snapshot(cut) is None


def test_what_was_taken_back_can_be_laid_again_after_a_snapshot() -> None:
    evening = begun("Ada")
    play_on(evening, 1)
    table = decode_snapshot(encode_snapshot(evening.table))
    evening.do("Ada", TakeBack())
    at, events = evening.steps[-1]
    assert evolve_step(table, events, seq=len(evening.steps), at=at) == evening.table


@pytest.mark.parametrize("make", [a_lively_evening, lambda: dealt("Ada", "Bob")])
def test_a_table_is_read_from_its_snapshot_as_it_was(make: Callable[[], Evening]) -> None:
    table = make().table
    assert decode_snapshot(encode_snapshot(table)) == table


def test_people_who_come_later_are_in_the_next_snapshot() -> None:
    evening = gathered("Ada")
    before = encode_snapshot(evening.table)
    evening.do("Ada", Arrive("other-node"))
    assert encode_snapshot(evening.table) != before


def test_what_was_said_between_two_lays_or_turns_is_in_the_snapshot() -> None:
    evening = begun("Ada", "Bob")
    for _ in range(3):
        play_on(evening, 1)
        evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "a"))
        evening.do("Bob", GiveSignal(Meaning.USE_FREELY, "d"))
        evening.do("Bob", Withdraw("d"))
        while evening.game.lays or evening.game.seat_in_turn == 0:
            play_on(evening, 1)
        play_on(evening, 3)
    assert {type(entry) for entry in evening.game.turns} == {PlayedTurn, Signal, Withdrawal}
    assert any(isinstance(each, PlayedTurn) and each.goes_on for each in evening.game.turns)
    assert decode_snapshot(encode_snapshot(evening.table)) == evening.table
