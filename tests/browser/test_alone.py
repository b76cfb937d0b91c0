"""Somebody plays alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow

VERDICT = re.compile("Not this time|So close!|Beaten!")


def test_a_whole_game_ends_with_its_result(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    while seat.is_in_turn:
        seat.play_turn()
    expect(page.locator(".verdict h1")).to_have_text(VERDICT)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
