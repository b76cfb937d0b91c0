"""Somebody looks at a recorded game that they have as a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.languages import LANGUAGES, raw_keys, speak
from tests.browser.seats import Seat, give_up
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
CARRIED = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    return carried;
}"""


def drop(page: Page, record: Path) -> None:
    """Lets a file go over the page."""
    carried = page.evaluate_handle(CARRIED, [record.name, record.read_text("utf-8")])
    page.dispatch_event("body", "drop", {"dataTransfer": carried})


def test_a_dropped_record_is_played_from_its_first_card_to_its_last(visitors: Visitors) -> None:
    page = visitors.come("/games", bypass_csp=True)
    page.get_by_role("heading").wait_for()
    assert violations(page) == []
    drop(page, GOLDEN / "games" / "standard-3-lost-within-a-turn.n98")
    expect(page.get_by_role("heading", name="Ada, Zoë, and Олена")).to_be_visible()
    expect(page.locator(".pile .face-number")).to_have_text(["1", "1", "100", "100"])
    page.get_by_role("button", name="Next card").click()
    expect(page.locator(".replay-told")).to_contain_text("83")
    page.keyboard.press("End")
    expect(page.locator(".pile .face-number")).to_have_text(["82", "81", "18", "3"])
    expect(page.locator(".replay-facts")).to_contain_text("88 of 98 left")
    assert violations(page) == []


@pytest.mark.parametrize("name", ["%", "%ZZ"])
def test_an_address_that_names_no_game_says_so(visitors: Visitors, name: str) -> None:
    page = visitors.come(f"/games/{name}")
    expect(page.get_by_text("There is no such game, or it has been deleted.")).to_be_visible()
    # The browser tells of every refusal too.
    assert all("404 (Not Found)" in fault for fault in visitors.faults)
    visitors.faults.clear()


def test_own_games_are_found_where_games_are_looked_at_again(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Play alone").click()
    Seat(page).wait_for_turn()
    give_up(page)
    page.get_by_role("link", name="Replay").wait_for()
    page.goto("/games")
    games = page.locator(".my-table")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("98 cards left")
    games.click()
    expect(page.locator(".replay-facts")).to_contain_text("98 of 98 left")
    page.go_back()
    expect(games).to_have_count(1)


def test_a_broken_record_is_told_with_its_lines(visitors: Visitors) -> None:
    page = visitors.come("/games", device=PHONE, bypass_csp=True)
    page.get_by_role("heading").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        page.get_by_role("heading").first.wait_for()
        drop(page, GOLDEN / "broken" / "many-faults.n98")
        expect(page.get_by_role("alert").locator("li").first).to_contain_text("3")
        assert raw_keys(page) == []
    assert violations(page) == []
    # The browser tells of every refusal too.
    assert all("400 (Bad Request)" in fault for fault in visitors.faults)
    visitors.faults.clear()
