"""Somebody learns the game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.slow


def test_the_lesson_leads_from_the_first_card_to_a_game(visitors: Visitors) -> None:
    page = visitors.come(device=PHONE, bypass_csp=True)
    page.get_by_role("link", name="Learn in three minutes").tap()
    page.locator(".hand-card").last.tap()
    expect(page.locator(".lesson-nudge")).to_contain_text("First the 4, then pile a.")
    assert violations(page) == []

    scenes = 0
    while page.locator(".lesson").count():
        told = page.locator(".lesson").inner_text()
        do_what_is_asked(page)
        scenes += 1
        expect(page.locator(".learn-main, .learn-done")).not_to_contain_text(told.splitlines()[0])
    assert scenes == 10
    expect(page.get_by_role("heading", name="You beat the game!")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play alone now").tap()
    expect(page.locator(".hand-card")).to_have_count(8)


def do_what_is_asked(page: Page) -> None:
    if page.locator(".hand-card.is-advised").count():
        page.locator(".hand-card.is-advised .face-number").tap()
        page.locator(".pile.is-open button").tap()
    elif page.locator(".end-turn").count():
        page.locator(".end-turn").tap()
    else:
        page.locator(".pile.is-open button").tap()
        page.get_by_role("button", name="No big jump here").tap()


def test_the_page_of_rules_has_the_numbers_of_the_rule_sets(visitors: Visitors) -> None:
    page = visitors.come("/rules")
    rows = page.locator(".sets tbody tr")
    for place, numbers in enumerate([(2, 8, 7, 6), (3, 8, 7, 6), (3, 7, 6, 5)]):
        expect(rows.nth(place).locator("td")).to_have_text([str(number) for number in numbers])
    expect(rows).to_have_count(3)
    expect(page.locator(".rules-part .face--fire")).to_have_count(6)
