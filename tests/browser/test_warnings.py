"""What the page says before something goes wrong: a lay that loses, a fire that must be covered."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.known_games import known_game, lay_turn, visitors_of
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


def alone(visitors: Visitors, *, rules: str = "Standard", on_fire: bool = False) -> Seat:
    page = visitors.come()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("radio", name=rules).first.check()
    page.get_by_role("switch", name="On fire").set_checked(on_fire)
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    return seat


@pytest.mark.parametrize("path", ["/t/nobody-was-here", "/t/%ff", "/w/%"])
def test_an_address_without_a_table_says_so(visitors: Visitors, path: str) -> None:
    page = visitors.come(path)
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()


def play_again(page: Page) -> None:
    page.get_by_role("button", name="Play again").click()
    page.locator(".is-my-turn").wait_for()


def test_a_lay_that_loses_is_asked_about_first(browser: Browser, tmp_path: Path) -> None:
    with visitors_of(known_game("expert-1-lost"), browser, tmp_path) as visitors:
        asked_about_first(alone(visitors, rules="Expert"))


def asked_about_first(seat: Seat) -> None:
    card = first_losing_card(seat)
    hand, tops = seat.hand, seat.tops
    expect(seat.question).to_contain_text(f"After {card} on that pile")
    seat.page.get_by_role("button", name="Keep it").click()
    expect(seat.question).to_have_count(0)
    assert (seat.hand, seat.tops) == (hand, tops)

    seat.page.keyboard.press("Escape")
    assert not seat.lay(max, card)
    seat.lay_all_the_same()
    expect(seat.page.get_by_role("heading", name="Not this time")).to_be_visible()


def first_losing_card(seat: Seat) -> int:
    """Plays as badly as possible, game after game, until the page asks whether that is meant."""
    while True:
        seat.wait_for_turn()
        if not seat.is_in_turn:
            play_again(seat.page)
        elif seat.may_end:
            seat.end_turn()
        else:
            card = widest_card(seat)
            if not seat.lay(max, card):
                return card


def widest_card(seat: Seat) -> int:
    """Of the lowest and the highest card that fit, the one that can be laid farther off."""
    offers = {card: seat.offers_for(card) for card in {seat.fitting[0], seat.fitting[-1]}}
    seat.page.keyboard.press("Escape")
    return max(offers, key=lambda card: max(offers[card]))


def test_a_burning_pile_says_that_it_must_be_covered(browser: Browser, tmp_path: Path) -> None:
    game = known_game("expert+fire-1-lost")
    with visitors_of(game, browser, tmp_path) as visitors:
        seat = alone(visitors, rules="Expert", on_fire=True)
        for turn in range(2):
            lay_turn(seat, game, turn)
            seat.end_turn()
        due = seat.page.locator(".pile.is-due")
        expect(due).to_have_attribute("data-pile", "a")
        expect(due).to_contain_text("cover it!")
        expect(seat.page.locator(".prompt")).to_contain_text("Cover the fire on pile a")
