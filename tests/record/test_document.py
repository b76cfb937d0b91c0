"""docs/record.md says what the code does."""

import json
import re
from pathlib import Path

import pytest

from ninetyeight.record import (
    MAX_RECORD_BYTES,
    VERSION,
    RuleCode,
    SyntaxCode,
    dumps,
    format_position,
    load,
    loads,
    parse_position,
    position_from_json,
    position_to_json,
    record_from_json,
    record_to_json,
    replay,
)
from ninetyeight.record.game import MAX_NAME_LENGTH
from ninetyeight.record.header import OPTIONAL, REQUIRED
from ninetyeight.record.problem import MAX_PROBLEMS
from ninetyeight.record.rule_numbers import IN_RECORDS
from ninetyeight.rules import RULE_SETS, SHUFFLE, Position, Reason, Seat, State, view
from ninetyeight.talk import Meaning
from tests.record.problem_codes import UNREACHABLE

DOCUMENT = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


def first_column(heading: str) -> list[str]:
    """The code words in the first column of the table below a heading."""
    _, section = DOCUMENT.split(f"\n{heading}\n")
    return re.findall(r"^\| `([^`]+)` \|", section.split("\n#")[0], re.MULTILINE)


@pytest.mark.parametrize("example", blocks("n98"), ids=["published rules", "other rules"])
def test_an_example_is_a_record_as_it_is_written(example: str) -> None:
    assert dumps(loads(example)) == example


def test_the_code_writes_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = blocks("python")
    monkeypatch.chdir(tmp_path)
    exec(code, {})
    assert load(tmp_path / "game.n98").players == ("Ada", "Bob")


def test_the_positions_are_those_before_the_last_lay_of_the_example() -> None:
    example, _ = blocks("n98")
    *_, (state, _), _ = replay(loads(example))
    positions: list[Position] = [state, view(state, Seat(2)), view(state, None)]
    lines = "".join(blocks("position")).splitlines()
    assert lines == [format_position(position) for position in positions]
    assert [parse_position(line) for line in lines] == positions


def test_the_json_is_what_is_written() -> None:
    game, *positions = map(json.loads, blocks("json"))
    assert record_to_json(record_from_json(game)) == game
    state, seen = map(position_from_json, positions)
    assert [position_to_json(position) for position in (state, seen)] == positions
    assert isinstance(state, State)
    assert view(state, Seat(1)) == seen


def test_the_pieces_are_read_as_turns_and_signals() -> None:
    turns, unfinished, signals = blocks("text")
    example, _ = blocks("n98")
    assert turns in example
    assert unfinished.endswith(" +\n")
    assert len(loads(example.replace("---\n", f"---\n{signals}", 1)).entries) == 12


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        ("## The header", [*REQUIRED[VERSION], *OPTIONAL[VERSION]]),
        ("## Signals", list(Meaning)),
        ("### The text cannot be read", list(SyntaxCode)),
        (
            "### The rules forbid it",
            [*RuleCode, *(code for code in Reason if code not in {*UNREACHABLE, *RuleCode})],
        ),
    ],
    ids=["fields", "signals", "syntax", "rules"],
)
def test_a_table_has_all_that_there_is(heading: str, words: list[str]) -> None:
    assert first_column(heading) == words


def test_the_limits_and_names_are_those_of_the_code() -> None:
    assert f"({MAX_RECORD_BYTES} bytes" in DOCUMENT
    assert MAX_RECORD_BYTES == 2**20
    assert f"1 to {MAX_NAME_LENGTH} characters" in DOCUMENT
    assert f"after {MAX_PROBLEMS} problems" in DOCUMENT
    assert f"`{SHUFFLE}`" in DOCUMENT
    most = IN_RECORDS
    assert f"at most {most.players} hand sizes, {most.in_hand} cards in\na hand" in DOCUMENT
    assert f"a minimum of {most.minimum}, and cards up to {most.card}:" in DOCUMENT
    assert all(f"`{name}`" in DOCUMENT for name in RULE_SETS)


def test_the_grammar_explains_every_word_that_it_uses() -> None:
    (grammar,) = blocks("ebnf")
    symbols = re.sub(r'\?.*?\?|"[^"]*"|\(\*.*?\*\)', "", grammar)
    explained = re.findall(r"^([a-z0-9-]+) +=", symbols, re.MULTILINE)
    used = set(re.findall(r"[a-z][a-z0-9-]*", symbols))
    assert set(explained) == used
    assert len(explained) == len(set(explained))
