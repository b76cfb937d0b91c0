"""The first page."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


def test_rules_are_chosen_by_keys_and_remembered(visitors: Visitors) -> None:
    page = visitors.come()
    page.locator(".home-rules summary").press("Enter")
    page.get_by_role("radio", name="Standard").press("ArrowDown")
    expect(page.locator(".home-rules summary")).to_have_text("RulesExpert")
    expect(page.get_by_text("With 3 players: 3 of 10")).to_have_count(1)
    page.reload()
    expect(page.locator(".home-rules summary")).to_have_text("RulesExpert")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("radio", name="Expert", exact=False).first).to_be_checked()
