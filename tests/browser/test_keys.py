"""Somebody plays with keys only."""

import pytest

from tests.browser.seats import Typing
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


def test_a_game_is_begun_and_played_with_keys(visitors: Visitors) -> None:
    page = visitors.come()
    start = page.get_by_role("button", name="Play alone")
    start.wait_for()
    while not start.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    seat = Typing(page)
    seat.wait_for_turn()
    for turn in range(1, 6):
        seat.play_turn()
        page.get_by_text(f"{98 - 2 * turn} of 98 left").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keyboard shortcuts").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
