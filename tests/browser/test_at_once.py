"""What somebody chooses shows at once, before the server has answered, and arrives."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lines import Line
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def lobby(visitors: Visitors, line: Line) -> Page:
    page = visitors.come(line=line)
    page.get_by_role("button", name="Play with friends").click()
    page.locator(".lobby").wait_for()
    return page


@pytest.fixture
def seat(visitors: Visitors, line: Line) -> Seat:
    page = visitors.come(line=line)
    page.get_by_role("button", name="Play alone").click()
    seat = Seat(page)
    seat.wait_for_turn()
    return seat


def last_told(line: Line, part: str) -> Any:
    return next(message[part] for message in reversed(line.told) if message.get(part))


def test_rules_and_start_are_chosen_faster_than_the_server_answers(lobby: Page, line: Line) -> None:
    expert, fire = lobby.get_by_role("radio", name="Expert").first, lobby.get_by_role("switch")
    line.hold()
    expert.check()
    fire.first.check()
    expect(expert).to_be_checked()
    expect(fire.first).to_be_checked()
    lobby.get_by_role("button", name="Play alone").click()
    expect(lobby.get_by_role("button", name="Play alone")).to_be_disabled()
    line.let_go()
    Seat(lobby).wait_for_turn()
    assert last_told(line, "game")["rules"] == "expert+fire"
    changes = [{"do": "options", "base": "expert"}, {"do": "options", "fire": True}]
    assert line.asked == [*changes, {"do": "start"}]


@pytest.mark.parametrize("name", ["Talk", "Lock the table"])
def test_a_switch_follows_every_touch(lobby: Page, line: Line, name: str) -> None:
    lobby.locator(".lobby-options summary").click()
    switch = lobby.locator(".lobby-options").get_by_role("switch", name=name)
    was = switch.is_checked()
    line.hold()
    for touch in range(3):
        switch.set_checked(was == bool(touch % 2))
    assert switch.is_checked() != was
    line.let_go()
    slow = lobby.get_by_role("radio", name="calm")
    lobby.locator(".pace label", has_text="calm").click()
    expect(slow).to_be_checked()
    lobby.reload()
    lobby.locator(".lobby-options summary").click()
    expect(slow).to_be_checked()
    expect(switch).to_be_checked(checked=not was)


def test_a_choice_that_is_refused_shows_the_servers_again_and_says_why(
    lobby: Page, line: Line
) -> None:
    fire = lobby.get_by_role("switch").first
    line.refuse_next("daily-rules")
    fire.click()
    expect(lobby.locator(".notice--bad")).to_contain_text("standard rules")
    expect(fire).not_to_be_checked()


def test_two_bots_sit_down_at_once(lobby: Page, line: Line) -> None:
    line.hold()
    for count in (1, 2):
        lobby.get_by_role("button", name="Add a bot").first.click()
        lobby.get_by_role("button", name="steady").click()
        expect(lobby.get_by_role("button", name="Add a bot")).to_have_count(4 - count)
    line.let_go()
    expect(lobby.get_by_text("…", exact=True)).to_have_count(0)
    expect(lobby.get_by_role("button", name="Start with 3")).to_be_enabled()


def test_a_message_is_said_once_and_the_next_one_is_kept(lobby: Page, line: Line) -> None:
    lobby.get_by_role("button", name="Add a bot").first.click()
    lobby.get_by_role("button", name="rookie").click()
    lobby.get_by_role("button", name="Start with 2").click()
    write = lobby.get_by_role("textbox", name="Talk, but no numbers")
    write.fill("hello there")
    line.hold()
    for _ in range(2):
        write.press("Enter")
    write.fill("and now")
    line.let_go()
    expect(lobby.locator(".line--chat")).to_have_count(1)
    expect(write).to_have_value("and now")
    assert [command["do"] for command in line.asked].count("chat") == 1


def quick_lays(seat: Seat) -> tuple[list[int], str]:
    """Presses the two lowest cards on pile a."""
    cards = seat.hand[:2]
    for card in cards:
        seat.press_card(card)
        seat.press_pile("a")
    return cards, "a"


def test_two_cards_and_the_end_of_the_turn_need_no_answer(seat: Seat, line: Line) -> None:
    line.hold()
    hand = seat.hand
    cards, _ = quick_lays(seat)
    assert seat.tops[0] == cards[1]
    assert seat.hand == hand[2:]
    expect(seat.page.locator(".pile.is-pending")).to_have_count(1)
    with seat.holding(seat.page.locator(".end-turn")):
        seat.page.locator(".end-turn.is-pending").wait_for()
    assert line.asked == [{"do": "lay", "card": cards[0], "pile": "a", "sure": False}]
    line.let_go()
    expect(seat.page.locator(".is-pending")).to_have_count(0)
    expect(seat.page.locator(".hand-card")).to_have_count(8)
    assert seat.tops[0] == cards[1]
    assert [command["do"] for command in line.asked] == ["lay", "lay", "end-turn"]
    assert last_told(line, "game")["draw"] == 88


def test_what_follows_a_refused_card_is_withdrawn(seat: Seat, line: Line) -> None:
    hand, tops = seat.hand, seat.tops
    line.hold()
    line.refuse_next("stale")
    quick_lays(seat)
    line.let_go()
    expect(seat.page.locator(".notices")).to_contain_text("What you did after that has been undone")
    expect(seat.page.locator(".notices")).to_contain_text("has changed in the meantime")
    expect(seat.page.locator(".hand-card")).to_have_count(8)
    assert (seat.hand, seat.tops) == (hand, tops)
    assert len(line.asked) == 1


def test_a_second_card_that_does_not_fit_comes_back(seat: Seat, line: Line) -> None:
    low, high = seat.hand[0], seat.hand[-1]
    line.hold()
    for card in (high, low):
        seat.press_card(card)
        seat.press_pile("a")
    assert seat.tops[0] == low
    line.let_go()
    expect(seat.page.locator(".notice--bad")).to_be_visible()
    expect(seat.page.locator(".hand-card")).to_have_count(7)
    assert seat.tops[0] == high and low in seat.hand
