"""Whole games on known cards: one is won alone, one is lost by three people with one device."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.known_games import known_game, lay_turn, visitors_of
from tests.browser.languages import LANGUAGES, raw_keys, speak
from tests.browser.seats import Seat, Typing

pytestmark = pytest.mark.slow

WIDTH = "picture => picture.decode().then(() => picture.naturalWidth)"


def test_a_game_that_is_won_alone_ends_with_its_picture_and_its_replay(
    browser: Browser, tmp_path: Path
) -> None:
    game = known_game("standard-1-won")
    with visitors_of(game, browser, tmp_path) as visitors:
        page = visitors.come(bypass_csp=True)
        page.get_by_role("button", name="Play alone").click()
        seat = Typing(page)
        for turn in range(len(game.turns)):
            lay_turn(seat, game, turn)
            if seat.may_end:
                seat.end_turn()
        expect(page.get_by_role("heading", name="You beat the game!")).to_be_visible()
        expect(page.get_by_text("All 98 cards are laid.")).to_be_visible()
        page.locator(".curves").wait_for()
        assert violations(page) == []
        save_picture(page)
        for language in LANGUAGES:
            speak(page, language)
            page.locator(".curves").wait_for()
            assert raw_keys(page) == []
        speak(page, "en")
        page.get_by_role("link", name="Replay").click()
        expect(page.locator(".replay-facts")).to_contain_text("98 of 98 left")
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".replay-facts")).to_contain_text("0 of 98 left")
        assert violations(page) == []


def save_picture(page: Page) -> None:
    page.get_by_role("button", name="Picture").click()
    picture = page.locator(".result-picture[src]")
    assert picture.evaluate(WIDTH) == 1080
    assert violations(page) == []
    without_names = picture.get_attribute("src") or ""
    page.get_by_role("switch", name="With names").check()
    expect(picture).not_to_have_attribute("src", without_names)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")


def test_three_people_with_one_device_never_see_the_cards_of_another(
    browser: Browser, tmp_path: Path
) -> None:
    game = known_game("standard-3-lost-within-a-turn")
    with visitors_of(game, browser, tmp_path) as visitors:
        page = visitors.come(bypass_csp=True)
        page.get_by_role("button", name="One device for all").click()
        page.get_by_role("button", name="Add a player").click()
        for number, name in enumerate(game.players, start=1):
            page.get_by_label(f"Name of player {number}").fill(name)
        page.get_by_role("button", name="Deal the cards").click()

        expect_curtain(page, "Who has the device?")
        starter = game.players[game.start or 0]
        page.get_by_role("button", name=f"I am {starter}").click()
        page.get_by_role("button", name="I’ll start").click()
        seat = Seat(page)
        lay_turn(seat, game, 0)
        seat.end_turn()
        hide(page)
        for turn in (1, 2):
            name = game.players[game.turns[turn].seat]
            expect_curtain(page, f"Pass the device to {name}")
            page.get_by_role("button", name=f"I am {name}").click()
            lay_turn(seat, game, turn)
            if turn == 1:
                seat.end_turn()
                hide(page)
        seat.lay_all_the_same()
        expect(page.get_by_role("heading", name="Not this time")).to_be_visible()
        expect(page.get_by_text("88 cards of 98 were left.")).to_be_visible()
        page.locator(".curves").wait_for()
        assert violations(page) == []


def expect_curtain(page: Page, heading: str) -> None:
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    # What lies on the table may be seen by all.
    expect(page.locator(".face-number")).to_have_count(4)
    expect(page.locator(".pile .face-number")).to_have_count(4)
    assert page.locator("[data-card]").count() == 0
    assert violations(page) == []


def hide(page: Page) -> None:
    """The new cards have been looked at."""
    expect(page.locator(".hand-card")).to_have_count(6)
    page.get_by_role("button", name="Hide now").click()
