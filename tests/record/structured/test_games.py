"""Records as JSON."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.record import (
    JsonError,
    PlayedTurn,
    Record,
    SyntaxCode,
    load,
    loads,
    record_from_json,
    record_to_json,
)
from ninetyeight.rules import Card, Lay, Pile, Seat
from tests.record.strategies import records
from tests.record.structured.test_positions import changed
from tests.rules.strategies import for_all

DOCUMENT = (Path(__file__).parents[3] / "docs" / "record.md").read_text("utf-8")


@pytest.fixture(scope="module")
def value() -> dict[str, Any]:
    """The game of docs/record.md, which has all that a record can have."""
    return record_to_json(loads(DOCUMENT.partition("```n98\n")[2].partition("```")[0]))


@for_all(record=records())
def test_what_is_written_is_read_as_the_same(record: Record) -> None:
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record


@pytest.mark.parametrize(
    ("place", "new", "told"),
    [
        ("n98", 3, "n98: unknown-version: version 3 of the format; this program reads 2"),
        ("players.1", "a|b", "players[1]: bad-value: 'a|b': no '|'"),
        ("players.1", 5, "players[1]: bad-value: 5: expected a text"),
        ("players", ["x"] * 6, "players: bad-players: standard+fire is for 1 to 5 players"),
        ("rules.fire", [22], "rules.name: wrong-rules: 'standard+fire' is the name of a published"),
        (
            "rules.highest",
            201,
            "rules.highest: impossible-rules: cards up to 201: expected at most",
        ),
        ("start", 7, "start: no-such-seat: there is no seat 8 at this table"),
        ("start", None, "entries[3]: no-start: a turn, but the header has no 'start'"),
        ("seed", "12", "seed: bad-value: '12' is not a seed: expected 32 hexadecimal digits"),
        ("seed", None, "seed: bad-value: None: expected a text"),
        ("shuffle", None, "shuffle: bad-value: no shuffle is called None; known is sha256"),
        ("seed", "0" * 32, "deck: wrong-deal: this is not the deck that the seed gives"),
        ("deck.0", 1, "deck: foreign-card: standard+fire has no card 1"),
        ("talk", False, "entries[0]: no-talk: a signal, but the header says 'talk: off'"),
        ("talk", "on", "talk: bad-value: 'on': expected true or false"),
        ("entries.0", {"seat": 0}, "entries[0]: missing-field: the field 'lays' is missing"),
        ("entries.0.signal", "hush", "entries[0].signal: bad-value: 'hush' is not a signal"),
        ("entries.0.pile", "a", "entries[0]: bad-signal: the signal 'rather-not' takes no pile"),
        ("entries.0.seat", 5, "entries[0]: no-such-seat: there is no seat 6 among 3 players"),
        ("entries.3.seat", 0, "entries[3]: wrong-seat: a turn of seat 1, but it is the turn of"),
        ("entries.3.lays", [], "entries[3]: bad-turn: a turn without a lay"),
        ("entries.3.goes_on", False, "entries[5]: wrong-seat: "),
        ("entries.5.goes_on", True, "entries[5]: turn-goes-on: only the last turn"),
        ("entries.3.lays.1.card", 3, "entries[3].lays[1]: not-in-hand: 3 is not in the hand"),
        ("entries.3.lays.1.pile", "x", "entries[3].lays[1].pile: bad-value: 'x' is not a pile"),
        ("entries.8.seat", 1, "entries[8]: wrong-seat"),
        ("result", None, "result: missing-result: the turns lead to the result 'lost 92'"),
        ("result.left", 91, "result: wrong-result: the turns lead to the result 'lost 92'"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    value: dict[str, Any], place: str, new: Any, told: str
) -> None:
    with pytest.raises(JsonError) as caught:
        record_from_json(changed(value, place, new))
    assert str(caught.value).startswith(told)


def test_numbers_of_a_rule_set_of_your_own_are_told_at_the_rules(value: dict[str, Any]) -> None:
    own = changed(value, "rules.name", "own")
    assert record_from_json(own).rules.name == "own"
    with pytest.raises(JsonError, match=r"^players: bad-players"):
        record_from_json(changed(own, "rules.hand_sizes", [8, 7]))


def test_a_turn_that_ended_too_early_is_told_at_the_turn(value: dict[str, Any]) -> None:
    lay = {"seat": 1, "lays": [{"card": 95, "pile": "b"}]}
    short = {**value, "entries": [lay], "result": None}
    with pytest.raises(JsonError, match=r"^entries\[0\]: below-minimum: "):
        record_from_json(short)


def test_what_was_not_said_may_be_left_out(value: dict[str, Any]) -> None:
    entries = [{name: each for name, each in entry.items() if each} for entry in value["entries"]]
    for entry, whole in zip(entries, value["entries"], strict=True):
        entry["seat"] = whole["seat"]
    assert record_from_json({**value, "entries": entries}) == record_from_json(value)


def test_a_record_that_breaks_the_rules_is_not_written(tmp_path: Path) -> None:
    (file := tmp_path / "game.n98").write_text(
        DOCUMENT.partition("```n98\n")[2].partition("```")[0]
    )
    wrong = PlayedTurn(Seat(1), (Lay(Card(3), Pile.A),))
    with pytest.raises(ValueError, match="not-in-hand"):
        record_to_json(replace(load(file), entries=(wrong,)))


def test_an_error_keeps_its_parts_between_processes() -> None:
    error = JsonError("deck[3]", SyntaxCode.BAD_VALUE, "7.5: expected a whole number")
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.place, copy.code, copy.sentence) == ("deck[3]", error.code, error.sentence)
    assert str(copy) == "deck[3]: bad-value: 7.5: expected a whole number"
