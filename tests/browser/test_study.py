"""Somebody studies a game: what each turn cost, what would have been better, and why."""

import json
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ninetyeight.record import load
from ninetyeight.review import Review
from ninetyeight.review import review as library_review
from tests.browser.axe import violations
from tests.browser.seats import Seat, give_up
from tests.browser.test_replay import drop
from tests.browser.visitors import PHONE, Visitors
from tests.web.modules import WEB

pytestmark = pytest.mark.slow

GAMES = Path(__file__).parents[1] / "golden" / "games"
LOST = GAMES / "standard-3-lost-within-a-turn.n98"
"""Three turns: the first is a blunder, the third lost the game at once."""
SHIPPED = (WEB / "study" / "puzzles.jsonl").read_text("utf-8")
PUZZLES = [json.loads(line) for line in SHIPPED.splitlines()]

TABLES_HERE = """() => new Promise(resolve => {
    indexedDB.open("n98").onsuccess = ({ target }) => {
        const tables = target.result.transaction("tables").objectStore("tables").count();
        tables.onsuccess = () => resolve(tables.result);
    };
})"""
"""How many tables are kept on this device, exercises included."""


@cache
def reviewed() -> Review:
    """What the library says about the lost game."""
    return library_review(load(LOST))


def cost_of_first() -> str:
    """What the first turn cost, as the page shows it."""
    return f"−{100 * reviewed().turns[0].cost:.1f}"


def review(page: Page, record: Path) -> None:
    page.get_by_role("heading").first.wait_for()
    drop(page, record)
    page.get_by_role("button", name="Review").click()


def done(page: Page) -> None:
    """Until nothing is looked at more closely any more."""
    page.locator(".chance-plot").wait_for()
    expect(page.locator(".review-course [role=status]")).to_have_count(0)


def test_a_lost_game_is_reviewed_in_the_page(visitors: Visitors) -> None:
    first, _, last = reviewed().turns
    before, after, gain = (
        f"{100 * part:.0f}%" for part in (first.chance_before, first.chance_after, first.cost)
    )
    page = visitors.come("/games", device=PHONE, bypass_csp=True)
    review(page, LOST)
    done(page)
    # The turn that cost most is shown at once, with a word for it and the reason.
    expect(page.locator(".review-worst")).to_contain_text(
        f"Turn 1 of Олена cost most: {cost_of_first()}."
    )
    expect(page.locator(".verdict-chip")).to_contain_text(f"blunder · {before} → {after}")
    expect(page.locator(".review-told")).to_contain_text("3 on d passed 76 cards")
    assert violations(page) == []

    # A better turn comes to the table with one tap.
    expect(page.locator(".stage .pile .face-number")).to_have_text(["60", "50", "23", "3"])
    better = page.get_by_role("button", name=f"3 on a and 83 on c, {before}, +{gain}")
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".stage .pile .face-number")).to_have_text(["3", "1", "83", "100"])
    expect(page.locator(".review-told")).to_contain_text("Instead: 3 on a and 83 on c.")

    # The curve is a slider that tells its turns in words; the same is in a table.
    curve = page.get_by_role("slider", name="Turn to look at")
    expect(curve).to_have_attribute(
        "aria-valuetext", f"Turn 1, Олена: blunder. Chance {before}, then {after}."
    )
    curve.press("ArrowRight")
    expect(page.locator(".review-facts")).to_contain_text("Turn 2 of 3")
    page.locator("body").press("End")
    expect(page.locator(".review-told")).to_contain_text("It lost the game at once.")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(3)).to_contain_text("Zoë")
    expect(rows.nth(3)).to_contain_text(f"blunder: −{last.left_cost:.1f} cards")
    rows.nth(2).get_by_role("button", name="2").click()
    expect(page.locator(".review-facts")).to_contain_text("Turn 2 of 3")


def test_leaving_stops_a_review_and_a_finished_one_is_kept(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    review(page, LOST)
    done(page)
    (worker,) = [each for each in page.workers if "/study/worker.js" in each.url]
    with worker.expect_event("close"):
        page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Review").click()
    page.locator(".chance-plot").wait_for()
    expect(page.locator(".review-worst")).to_contain_text(cost_of_first())


def lay(seat: Seat, lays: str) -> None:
    """Lays a turn that is written as in a record, and ends it."""
    for text in lays.replace("!", "").split():
        card, pile = int(text[:-1]), text[-1]
        seat.press_card(card)
        seat.press_pile(pile)
        seat.wait_until_laid(card)
    seat.end_turn()


def test_a_game_goes_on_from_any_turn_and_counts_nowhere(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    review(page, LOST)
    done(page)
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".exercise")).to_contain_text("Exercise from turn 2: it does not count.")
    seat = Seat(page)
    seat.wait_for_turn()
    assert seat.tops == [60, 50, 23, 3]
    assert violations(page) == []
    give_up(page)
    expect(page.locator(".exercise-note")).to_be_visible()
    page.get_by_role("button", name="Try again from there").click()
    page.locator(".is-my-turn").wait_for()
    assert seat.tops == [60, 50, 23, 3]
    page.get_by_role("link", name="Back").click()
    # The review is there at once, and where it was left.
    expect(page.locator(".review-facts")).to_contain_text("Turn 2 of 3")
    page.goto("/games")
    expect(page.locator(".my-table")).to_have_count(1)


def test_an_exercise_from_an_unfinished_file_is_kept_nowhere(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    review(page, GAMES / "standard-3-within-a-turn.n98")
    page.locator(".chance-plot").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    Seat(page).wait_for_turn()
    assert page.evaluate(TABLES_HERE) == 1  # The exercise itself, and no game that goes on.
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".drop")).to_be_visible()
    expect(page.locator(".my-table")).to_have_count(0)


def test_mistakes_are_tasks_one_after_the_other(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    review(page, LOST)
    done(page)
    faults = sum(turn.mark is not None and turn.mark.is_fault for turn in reviewed().turns)
    # Of a double click one click counts.
    page.get_by_role("button", name=f"Learn from {faults} mistakes").dblclick()
    seat = Seat(page)
    seat.wait_for_turn()
    expect(page.locator(".exercise")).to_contain_text("Find a better turn.")
    assert page.evaluate(TABLES_HERE) == 1
    lay(seat, "83d 60a 23c")
    expect(page.get_by_role("heading", name="There is a better turn.")).to_be_visible()
    expect(page.locator(".review-told")).to_contain_text("You laid 83 on d, 60 on a, and 23 on c.")
    assert violations(page) == []
    page.get_by_role("button", name="Try again from there").click()
    seat.wait_for_turn()
    lay(seat, "3a 83c")
    expect(page.get_by_role("heading", name="Nothing better was found.")).to_be_visible()
    page.get_by_role("button", name=f"Next, {faults - 1} left").click()
    seat.wait_for_turn()
    assert seat.tops == [82, 62, 18, 3]


def test_a_puzzle_is_solved_and_the_rating_rises(visitors: Visitors) -> None:
    page = visitors.come(bypass_csp=True)
    page.get_by_role("link", name="Puzzles").click()
    today = page.locator(".puzzle-offer").first
    expect(page.locator(".puzzle-facts dd")).to_have_text(["1000", "0", "0"])
    assert violations(page) == []
    today.get_by_role("button", name="Solve it").click()
    expect(page.locator(".exercise")).to_contain_text("Puzzle: find the best turn.")
    seat = Seat(page)
    seat.wait_for_turn()
    hand = ".".join(map(str, seat.hand))
    lay(seat, next(each["solution"] for each in PUZZLES if f"hand={hand} " in each["position"]))
    expect(page.get_by_role("heading", name="Nothing better was found.")).to_be_visible()
    page.get_by_role("link", name="Back").click()
    expect(today).to_contain_text("Solved")
    rating, streak, solved = page.locator(".puzzle-facts dd").all_inner_texts()
    assert (streak, solved) == ("1", "1")
    assert int(rating) > 1000


def test_what_cannot_be_reviewed_says_why_and_shows_what_it_can(
    visitors: Visitors, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.n98"
    broken.write_text(LOST.read_text("utf-8").replace("1 62b 19c", "1 62b 19d"), "utf-8")
    page = visitors.come("/games", bypass_csp=True)
    page.get_by_role("heading").first.wait_for()
    drop(page, broken)
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Look at the game anyway").click()
    expect(page.get_by_text("This is the game up to there.")).to_be_visible()
    page.get_by_role("button", name="Review").click()
    done(page)
    expect(page.locator(".review-facts")).to_contain_text("Turn 1 of 1")
    expect(page.locator(".verdict-chip")).to_contain_text("blunder")
    # Nobody has learned these rules, but whether the game could be won is known all the same.
    drop(page, GAMES / "sixty+fire-3-won-with-talk.n98")
    page.get_by_role("heading", name="Ada, Zoë, and Олена").wait_for()
    page.get_by_role("button", name="Review").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("No bot has learned these rules")
    expect(alert).to_contain_text("The game was won.")


def test_all_hands_and_the_line_that_wins_can_be_looked_at(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    review(page, LOST)
    done(page)
    page.get_by_text("Everything").click()
    expect(page.locator(".open-hand")).to_have_count(2)
    expect(page.get_by_text("the game could still be won here")).to_be_visible()
    page.get_by_role("button", name="Show how").click()
    expect(page.get_by_text("How it could have been won from turn 1 on")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".replay-facts")).to_contain_text("0 of 98 left")
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".chance-plot")).to_be_visible()
