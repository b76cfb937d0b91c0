"""Every sentence that the program says is in the catalogues, and no other is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import MessageReference

import ninetyeight
from ninetyeight.cli.playing.line_parser import CLEAR, Keyword
from ninetyeight.review import Mark, ReasonCode
from ninetyeight.rules import RULE_SETS, Grade, Reason
from tests.words.catalogues import messages, nodes, variables

SOURCE = Path(ninetyeight.__file__).parent
DYNAMIC = {
    "grade-": {f"grade-{grade}" for grade in Grade},
    "illegal-": {f"illegal-{reason}" for reason in Reason},
    "command-": {f"command-{command}" for command in Keyword},
    "say-": {f"say-{said}" for said in ("leave", "no-jump", "free", CLEAR)},
    "web-problem-": set(),  # tests/web/test_words.py has them
    "review-mark-": {f"review-mark-{mark}" for mark in Mark if mark.is_fault},
    "review-why-": {f"review-why-{code}" for code in ReasonCode},
    "web-signal-short-": set(),  # and these
    "rules-": {f"rules-{name.split('+')[0]}" for name in RULE_SETS},
}
"""Keys that are put together: all that can come of each beginning."""

OF_CLIENTS = ("error-", "web-")
"""What only clients with a server say: tests/server and tests/web have them all."""

HANDED_ON = {"turn_to": 1, "farewell": 0, "_leave": 1}
"""Functions that are given a key, and which of their arguments it is."""


def said_keys() -> Iterator[ast.expr]:
    """The argument of every `say`, and of what hands keys on to it."""
    for file in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            match node.func:
                case ast.Attribute(attr="say"):
                    yield node.args[0]
                case ast.Attribute(attr=name) | ast.Name(id=name) if name in HANDED_ON:
                    yield node.args[HANDED_ON[name]]


def used_keys() -> set[str]:
    used: set[str] = set()
    for argument in said_keys():
        match argument:
            case ast.Constant(value=str(key)):
                used.add(key)
            case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), _]):
                used |= DYNAMIC[beginning]
            case ast.Name(id="key" | "invitation"):
                pass  # handed on: the key itself is found where it is given
            case _:
                raise AssertionError(f"a key that this test cannot follow: {ast.dump(argument)}")
    for message in messages("en").values():
        used |= {node.id.name for node in nodes(message) if isinstance(node, MessageReference)}
    return used


def test_every_key_that_is_used_exists() -> None:
    assert used_keys() - set(messages("en")) == set()


def test_every_key_that_exists_is_used() -> None:
    said_by_programs = {key for key in messages("en") if not key.startswith(OF_CLIENTS)}
    assert said_by_programs - used_keys() == set()


def test_keys_are_plain_words() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", key) for key in messages("en"))


def test_a_refusal_takes_the_facts_that_the_rules_give() -> None:
    facts = {
        Reason.NO_SUCH_SEAT: {"players"},
        Reason.NOT_IN_HAND: {"card"},
        Reason.DOES_NOT_FIT: {"card", "pile", "top"},
        Reason.BELOW_MINIMUM: {"laid", "minimum"},
        Reason.FIRE_UNCOVERED: {"pile"},
    }
    for reason in Reason:
        assert variables(messages("en")[f"illegal-{reason}"]) == facts.get(reason, set())
