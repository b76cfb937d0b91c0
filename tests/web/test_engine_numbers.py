"""Numbers that the table of the page has to share with the server's."""

import json
import re

from ninetyeight.bots.levels import DEPTH, EXPERT_SAMPLES, LEVELS, SAMPLES
from ninetyeight.review.effort import WORK, Effort
from ninetyeight.rules import RULE_SETS
from ninetyeight.server.tables.bot_duties import PAUSE_SECONDS
from ninetyeight.table.seats import BOT_NAMES
from tests.web.transcripts import ENGINE

PACKAGE = ENGINE.parents[1]


def constant(file: str, name: str) -> object:
    found = re.search(rf"\bconst {name} = ([^;]+);", (ENGINE / file).read_text("utf-8"))
    assert found, f"{file} has no {name}"
    return json.loads(found[1])


def test_bots_think_as_long_in_the_page_as_on_the_server() -> None:
    numbers = {"SAMPLES": SAMPLES, "EXPERT_SAMPLES": EXPERT_SAMPLES, "DEPTH": DEPTH}
    for name, by_players in numbers.items():
        assert constant("bots.js", name) == [0, *(by_players[players] for players in range(1, 6))]
    assert constant("bots.js", "LEVELS") == list(LEVELS)


def test_hints_compare_turns_with_the_effort_of_a_quick_review() -> None:
    work = WORK[Effort.QUICK]
    assert (constant("hints.js", "PICKS"), constant("hints.js", "DEALS")) == (
        work.picks,
        work.deals,
    )
    judge = (PACKAGE / "kernel" / "c" / "review" / "judge.c").read_text("utf-8")
    assert f"LOST_BELOW = {constant('hints.js', 'LOST_BELOW')}," in judge


def test_the_page_knows_which_rules_are_published() -> None:
    assert constant("game.js", "PUBLISHED") == list(RULE_SETS)


def test_they_have_the_same_names_and_the_same_pause() -> None:
    assert constant("creating.js", "BOT_NAMES") == list(BOT_NAMES)
    assert constant("worker.js", "PAUSE") == PAUSE_SECONDS
