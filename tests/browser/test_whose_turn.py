"""What a tab tells those who look elsewhere, and what the stream of a table leaves out."""

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow

BADGE = """
navigator.setAppBadge = async () => { window.badge = true; };
navigator.clearAppBadge = async () => { window.badge = false; };
"""


def test_the_title_and_the_badge_tell_that_others_wait(visitors: Visitors) -> None:
    ada = visitors.come()
    ada.add_init_script(BADGE)
    ada.get_by_role("button", name="Play with friends").click()
    ada.locator(".lobby").wait_for()
    ada.reload()
    bob = visitors.come(ada.url, locale="fr")
    bob.locator(".lobby-sit input").fill("Bob")
    bob.locator(".lobby-sit button").click()
    ada.get_by_role("button", name="Start with 2").click()
    ada.get_by_role("button", name="I’ll start").click()
    bob.get_by_role("button", name="Oui, vas-y").click()
    seat = Seat(ada)
    seat.wait_for_turn()
    expect(ada).to_have_title("Your turn · Ninety-Eight")
    expect(bob).to_have_title("Ninety-Eight")
    ada.wait_for_function("window.badge === true")
    seat.play_turn()
    expect(ada).to_have_title("Ninety-Eight")
    expect(bob).to_have_title("À toi de jouer · Ninety-Eight")
    ada.wait_for_function("window.badge === false")
