"""Whoever plays by keys is never thrown back to the beginning of the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import Typing
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


@pytest.fixture
def page(visitors: Visitors) -> Page:
    page = visitors.come()
    page.get_by_role("button", name="Play with friends").click()
    page.locator(".lobby").wait_for()
    return page


def test_a_closed_window_gives_the_focus_back(page: Page) -> None:
    menu = page.get_by_role("button", name="Menu")
    for way in ("Escape", "Enter"):
        menu.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        if way == "Enter":
            page.get_by_role("button", name="Close").focus()
        page.keyboard.press(way)
        expect(menu).to_be_focused()


def test_where_the_button_is_gone_the_heading_has_it(page: Page) -> None:
    page.get_by_role("button", name="Add a bot").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="steady").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_game_begins_at_its_heading_and_a_turn_ends_at_the_hand(page: Page) -> None:
    page.get_by_role("button", name="Play alone").focus()
    page.keyboard.press("Enter")
    seat = Typing(page)
    seat.wait_for_turn()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    seat.play_turn()
    expect(page.locator(".hand-card:focus")).to_have_count(1)


def test_a_card_that_was_taken_back_leaves_the_focus_and_no_trace(page: Page) -> None:
    page.get_by_role("button", name="Play alone").click()
    seat = Typing(page)
    seat.wait_for_turn()
    tops, hint = seat.tops, page.get_by_role("button", name="Hint")
    place = hint.bounding_box()
    first, second = seat.hand[:2]
    for card in (first, second):
        seat.press_card(card)
        seat.press_pile("a")
        seat.wait_until_laid(card)
    assert hint.bounding_box() == place
    back = page.get_by_role("button", name="Take back")
    for under in (1, 0):
        back.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-pile='a'] .pile-under")).to_have_count(under)
    assert seat.tops == tops
    expect(back).to_be_focused()
    expect(back).to_be_disabled()
