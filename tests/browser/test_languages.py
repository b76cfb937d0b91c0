"""The page speaks the language of its visitor."""

import pytest
from playwright.sync_api import expect

from tests.browser.languages import LANGUAGES, raw_keys
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_shows_a_raw_key(visitors: Visitors, language: str) -> None:
    page = visitors.come(locale=language)
    page.locator(".home").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".home-rules summary").click()
    page.locator(".wins").first.wait_for()
    found = raw_keys(page)
    page.goto("/daily")
    page.locator(".daily-everybody").wait_for()
    found += raw_keys(page)
    page.goto("/")
    page.locator(".door").nth(1).click()
    page.locator(".lobby").wait_for()
    found += raw_keys(page)
    page.locator(".lobby-foot .button--main").click()
    seat = Seat(page)
    seat.wait_for_turn()
    seat.offers_for(seat.hand[0])
    assert found + raw_keys(page) == []
