"""Somebody plays the deal of the day."""

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Seat, give_up
from tests.browser.visitors import MILLISECONDS, PHONE, Visitors
from tests.patience import wait_out_midnight

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def one_day() -> None:
    wait_out_midnight()


def test_the_first_game_is_the_result_and_the_next_is_practice(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("link", name="Today’s deal").click()
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    hand = seat.hand
    seat.play_turn()
    seat.wait_for_turn()
    give_up(page)
    page.get_by_role("link", name="How everybody did").click()
    result = page.locator(".daily-left")
    expect(result).to_have_text("96 cards left")
    expect(page.locator(".spread .is-mine")).to_have_count(1)

    page.get_by_role("button", name="Practise with these cards").click()
    seat.wait_for_turn()
    assert seat.hand == hand
    give_up(page)
    page.get_by_role("link", name="How everybody did").click()
    expect(result).to_have_text("96 cards left")


def test_help_in_the_game_that_counts_is_marked_and_its_cards_stay_hidden(
    visitors: Visitors,
) -> None:
    page = visitors.come("/daily")
    page.get_by_role("button", name="Play alone").click()
    Seat(page).wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    page.goto(page.url.partition("/t/")[0] + "/daily")
    expect(page.locator(".daily-mine")).to_contain_text("not over yet")
    page.get_by_role("link", name="Continue your game").click()
    give_up(page)
    expect(page.locator(".next .button--main")).to_have_text("How everybody did")
    expect(
        page.get_by_text("The cards and the replay are revealed when the day is over")
    ).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    page.get_by_role("link", name="How everybody did").click()
    expect(page.locator(".daily-mine")).to_contain_text("With hints")
    expect(page.locator(".daily-helped")).to_contain_text("1 game with hints")


def test_others_are_dealt_the_same_cards_and_the_bots_too(visitors: Visitors) -> None:
    hands = []
    for page in (visitors.come("/daily"), visitors.come("/daily", PHONE)):
        page.get_by_role("button", name="Play alone").click()
        seat = Seat(page)
        seat.wait_for_turn()
        hands.append(seat.hand)
    assert hands[0] == hands[1]
    page = visitors.come("/daily")
    # They play when nobody else needs the processor: on a busy machine that takes long.
    expect(page.locator(".daily-bots li")).to_have_count(3, timeout=5 * MILLISECONDS)


def test_friends_gather_for_the_deal_of_the_day(visitors: Visitors) -> None:
    page = visitors.come("/daily")
    page.locator(".daily-players label").nth(1).click()
    page.get_by_role("button", name="Open a table for 2").click()
    expect(page.get_by_text("the same cards for everybody, by the standard rules")).to_be_visible()
    expect(page.locator(".rules-choice")).to_have_count(0)
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="rookie").click()
    page.get_by_role("button", name="Start with 2").click()
    page.get_by_role("button", name="I’ll start").wait_for()
