"""What the web table says: every sentence is in the catalogues, and every one of them is said."""

import re
from typing import get_args, get_type_hints

import pytest

from ninetyeight.bots.levels import LEVELS
from ninetyeight.bots.reasons import TurnReason
from ninetyeight.record.problem import RuleCode, SyntaxCode
from ninetyeight.rules import RULE_SETS, Grade
from ninetyeight.server.clients.messages import Bye
from ninetyeight.talk import Meaning
from tests.web.modules import own_modules
from tests.words.catalogues import messages

PROBLEMS = {
    *(code.rstrip("0123456789") for code in SyntaxCode),
    *(code for code in RuleCode if code is not RuleCode.IMPOSSIBLE_POSITION),
    *("game-over", "not-in-hand", "does-not-fit", "below-minimum", "fire-uncovered"),
}
"""What can be wrong with a record; a position is none."""

SOURCE = "\n".join(own_modules().values())
WHOLE = set(re.findall(r'["`](web-[a-z-]+)["`]', SOURCE))
BEGINNINGS = set(re.findall(r"`(web-[a-z-]*-)\$\{", SOURCE))
CATALOGUE = {key for key in messages("en") if key.startswith("web-")}


def test_every_sentence_that_is_said_is_there() -> None:
    assert not WHOLE - CATALOGUE


def test_every_beginning_of_a_key_has_sentences() -> None:
    assert [
        start for start in BEGINNINGS if not any(key.startswith(start) for key in CATALOGUE)
    ] == []


def test_every_sentence_that_is_there_is_said() -> None:
    put_together = {key for key in CATALOGUE if any(key.startswith(start) for start in BEGINNINGS)}
    assert not CATALOGUE - WHOLE - put_together


@pytest.mark.parametrize(
    ("start", "codes"),
    [
        ("web-ended-", get_args(get_type_hints(Bye)["code"])),
        ("web-hint-", TurnReason),
        ("web-level-", LEVELS),
        ("web-problem-", PROBLEMS),
        ("web-rules-", {name.split("+")[0] for name in RULE_SETS}),
        ("web-signal-short-", Meaning),
        ("web-verdict-", [grade for grade in Grade if grade is not Grade.BEATEN]),
    ],
)
def test_every_code_has_its_sentence(start: str, codes: list[str]) -> None:
    assert not {f"{start}{code}" for code in codes} - CATALOGUE
