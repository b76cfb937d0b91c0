"""The page speaks the language of its visitor."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow

RAW_KEY = re.compile(r"\b(?:web|error|illegal)-[a-z]+")


@pytest.mark.parametrize("language", ["en", "fr", "de", "uk"])
def test_no_screen_shows_a_raw_key(visitors: Visitors, language: str) -> None:
    page = visitors.come(locale=language)
    page.locator(".home").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".home-rules summary").click()
    page.locator(".wins").first.wait_for()
    home = words_of(page)
    page.goto("/daily")
    page.locator(".daily-everybody").wait_for()
    daily = words_of(page)
    page.goto("/")
    page.locator(".door").first.click()
    seat = Seat(page)
    seat.wait_for_turn()
    seat.offers_for(seat.hand[0])
    assert RAW_KEY.findall(home + daily + words_of(page)) == []


def words_of(page: Page) -> str:
    """All that is to be read or heard on a page."""
    told = page.locator("[aria-label], [title], [placeholder]").evaluate_all(
        "all => all.map(each => [each.ariaLabel, each.title, each.placeholder].join(' '))"
    )
    return " ".join([page.locator("body").inner_text(), *told])
