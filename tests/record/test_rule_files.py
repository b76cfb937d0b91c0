"""Rule sets as files."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND, MOST_PLAYERS
from ninetyeight.record import (
    MAX_RULES_BYTES,
    RecordError,
    RecordRuleError,
    RecordSyntaxError,
    dumps_rules,
    load_rules,
    loads_rules,
)
from ninetyeight.record.rule_files import IN_FILES
from ninetyeight.record.structured.rules import NEEDED, OTHERS
from ninetyeight.rules import RULE_SETS, Card, Rules

DOCUMENT = Path(__file__).parents[2] / "docs" / "rule-sets.md"
SHORT = """\
# A game for a coffee break.
name = "short"
lowest = 2
highest = 59
hand_sizes = [6, 6, 5]
minimum = 2
fire = [22, 33]
"""
RULES = Rules(
    name="short",
    lowest=Card(2),
    highest=Card(59),
    hand_sizes=(6, 6, 5),
    minimum=2,
    fire=frozenset({Card(22), Card(33)}),
)


def problem(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        loads_rules(text)
    (found,) = caught.value.problems
    return str(found)


def test_a_rule_set_is_read_from_its_numbers() -> None:
    assert loads_rules(SHORT) == RULES


def test_a_file_is_given_by_its_path_or_open(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_bytes(b"\xef\xbb\xbf" + SHORT.replace("\n", "\r\n").encode())
    assert load_rules(file) == load_rules(str(file)) == RULES
    assert load_rules(io.StringIO(SHORT)) == load_rules(io.BytesIO(SHORT.encode())) == RULES


@pytest.mark.parametrize("rules", [RULES, *RULE_SETS.values()], ids=lambda rules: rules.name)
def test_what_is_written_is_read_as_the_same(rules: Rules) -> None:
    assert loads_rules(dumps_rules(rules)) == rules


@pytest.mark.parametrize(
    "rules",
    [
        replace(RULES, name="standard"),
        replace(RULES, highest=Card(127)),
        replace(RULES, trick=1000),
    ],
)
def test_what_could_not_be_read_is_not_written(rules: Rules) -> None:
    with pytest.raises(ValueError, match=r"expected|other numbers"):
        dumps_rules(rules)


def test_the_kernel_has_room_for_every_rule_set_from_a_file() -> None:
    assert (IN_FILES.players, IN_FILES.in_hand) == (MOST_PLAYERS, MOST_IN_HAND)
    assert IN_FILES.card == HIGHEST_CARD


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("highest = 59", "highest = = 59", r"4:11: bad-field: this is not TOML: Invalid value"),
        ("hand_sizes = [6, 6, 5]", "hand_sizes = [", r"\d+:\d+: bad-field: this is not TOML: .*"),
        ("highest = 59", "highest = 59\nhighest = 60", r"5:\d+: bad-field: .*overwrite a value"),
        (
            "minimum = 2",
            "minimum = 2\nmaximum = 3",
            r"7:1: unknown-field: .*'maximum'.*known are .*",
        ),
        ("minimum = 2", "[minimum]\nmost = 2", r"6:2: bad-value: \{.*expected a whole number.*"),
        ("minimum = 2", "'mini mum' = 2", r"6:2: unknown-field: .*'mini mum'.*"),
        ("minimum = 2", "' ' = 2", r"8:1: unknown-field: .*"),
        ("minimum = 2\n", "", r"7:1: missing-field: the field 'minimum' is missing"),
        ("minimum = 2", "minimum = '2'", r"6:1: bad-value: '2': expected a whole number .*"),
        ("minimum = 2", "  minimum = true", r"6:3: bad-value: True: expected a whole number .*"),
        ("minimum = 2", "minimum = 1000", r"6:1: bad-value: 1000: expected .* 0 to 999"),
        ("minimum = 2", "minimum = -1", r"6:1: bad-value: -1: expected .*"),
        ("minimum = 2", "minimum = 0", r"6:1: impossible-rules: .*: expected at least 1"),
        ("minimum = 2", "minimum = 2\nminimum_when_empty = 3", r"7:1: impossible-rules: .*"),
        ("minimum = 2", "minimum = 7", r"5:1: impossible-rules: .*a hand of 6 cannot reach .* 7"),
        ("[6, 6, 5]", "[6, 30]", r"5:1: impossible-rules: .*2 hands of 30 need more than 58 cards"),
        ("[6, 6, 5]", "[]", r"5:1: impossible-rules: .*no hand size.*"),
        ("[6, 6, 5]", "6", r"5:1: bad-value: 6: expected a list"),
        ("[6, 6, 5]", "[6, 6.5]", r"5:1: bad-value: 6.5: expected a whole number .*"),
        ("[6, 6, 5]", "[9]", r"5:1: impossible-rules: cards in a hand up to 9: .* at most 8"),
        ("[6, 6, 5]", "[6, 6, 5, 5, 5, 5]", r"5:1: impossible-rules: players up to 6: .* 5"),
        ("minimum = 2", "minimum = 5", r"6:1: impossible-rules: cards a turn up to 5: .* 4"),
        ("lowest = 2", "lowest = 0", r"3:1: impossible-rules: .*expected 1 <= lowest <= highest"),
        ("lowest = 2", "lowest = 60", r"3:1: impossible-rules: .*from 60 to 59.*"),
        ("highest = 59", "highest = 127", r"4:1: impossible-rules: cards up to 127: .* 126"),
        ("fire = [22, 33]", "fire = [22, 60]", r"7:1: impossible-rules: .*60 is not among.*"),
        ("fire = [22, 33]", "fire = [22, 22]", r"7:1: bad-value: a number is in it twice"),
        ("fire = [22, 33]", "trick = 0", r"7:1: impossible-rules: .*trick of 0.*"),
        ('"short"', "98", r"2:1: bad-value: 98: expected a text"),
        ('"short"', '"Short"', r"2:1: impossible-rules: .*lower-case letters.*"),
        ('"short"', '"standard"', r"2:1: wrong-rules: 'standard' is the name of a published .*"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_was_expected(
    line: str, instead: str, told: str
) -> None:
    assert line in SHORT
    assert re.fullmatch(told, problem(SHORT.replace(line, instead)))


def test_text_that_cannot_be_read_at_all_is_told() -> None:
    assert problem(b'name = "\xff"') == "1:9: not-utf8: the byte 0xff is not UTF-8 text here"
    assert problem("#" * (MAX_RULES_BYTES + 1)).startswith("1:1: too-large:")
    assert "not TOML" in problem(f"name = {'[' * 60_000}")
    assert "not TOML" in problem(f"lowest = {'1' * 5_000}")
    assert problem("") == "1:1: missing-field: the field 'name' is missing"


def test_syntax_and_rules_are_different_errors() -> None:
    with pytest.raises(RecordSyntaxError):
        loads_rules("name = 1")
    with pytest.raises(RecordRuleError):
        loads_rules(SHORT.replace("[6, 6, 5]", "[1]"))


def test_the_page_lists_every_key_and_limit() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert all(f"`{key}`" in text for key in (*NEEDED, *OTHERS))
    assert f"at most {IN_FILES.players} players with {IN_FILES.in_hand} cards each" in text
    assert f"1 to {IN_FILES.card}, and a minimum of {IN_FILES.minimum}" in text
    (example,) = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert loads_rules(example).name == "short"
