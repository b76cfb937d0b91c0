"""Somebody watches."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors
from tests.server.processes import process

pytestmark = pytest.mark.slow

HIDDEN = {"mine", "hand", "hands", "lays", "drawn", "draw_pile", "seed", "secret"}


def test_whoever_watches_is_sent_no_hand(visitors: Visitors) -> None:
    ana, ola = visitors.come(permissions=["clipboard-read", "clipboard-write"]), visitors.come()
    told_to_ana, told_to_ola = messages_to(ana), messages_to(ola)
    ana.get_by_role("button", name="Play with friends").click()
    ana.get_by_role("button", name="Add a bot").first.click()
    ana.get_by_role("button", name="rookie").click()
    ana.get_by_role("button", name="Start with 2").click()
    ana.get_by_role("button", name="I’ll start").click()
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Copy spectator link").click()
    expect(ana.get_by_text("The link is copied.")).to_be_visible()

    ola.goto(ana.evaluate("navigator.clipboard.readText()"))
    expect(ola.get_by_text("You are watching.")).to_be_visible()
    seat = Seat(ana)
    for _ in range(2):
        seat.wait_for_turn()
        seat.play_turn()
    expect(ola.locator(".pile-top")).to_have_text([str(top) for top in seat.tops])
    expect(ola.locator(".hand-card")).to_have_count(0)
    assert {"welcome", "update"} <= {message["type"] for message in told_to_ola}
    assert list(hidden_parts(told_to_ola)) == []
    assert {"mine", "hand", "lays", "drawn"} <= {name for name, _ in hidden_parts(told_to_ana)}


def test_bots_play_at_a_pace_that_can_be_watched(browser: Browser, tmp_path: Path) -> None:
    # Slow enough that no game ends meanwhile, on any machine.
    with (
        process(tmp_path, "--pace", "3") as server,
        Visitors(browser, server.address) as visitors,
    ):
        page = visitors.come(on_server=True)
        told = messages_to(page)
        page.get_by_role("button", name="Watch bots play").click()
        expect(page.get_by_text("You are watching.")).to_be_visible()
        expect(page.locator(".others > li")).to_have_count(3)
        expect(page.locator(".progress-text")).not_to_have_text("98 of 98 left")
        expect(page.locator(".hand-card")).to_have_count(0)

        page.get_by_role("button", name="Choose other bots").click()
        page.get_by_role("dialog").get_by_text("2", exact=True).click()
        page.get_by_role("dialog").get_by_text("rookie").click()
        page.get_by_role("button", name="Watch", exact=True).click()
        expect(page.locator(".others > li")).to_have_count(2)
        assert list(hidden_parts(told)) == []
        assert {"welcome", "update"} <= {message["type"] for message in told}
        assert visitors.faults == []


def test_after_a_game_of_bots_another_can_be_watched(visitors: Visitors) -> None:
    page = visitors.come(on_server=True)
    page.get_by_role("button", name="Watch bots play").click()
    first = page.locator(".end-seed").inner_text()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".end-seed")).not_to_have_text(first)


def messages_to(page: Page) -> list[Any]:
    """All that the server sends to a page from now on."""
    messages: list[Any] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: messages.append(json.loads(frame))),
    )
    return messages


def hidden_parts(message: Any) -> Iterator[tuple[str, Any]]:
    """All that tells cards nobody has laid, wherever it is."""
    parts = message.items() if isinstance(message, dict) else ()
    yield from ((name, part) for name, part in parts if name in HIDDEN and part)
    for part in message.values() if isinstance(message, dict) else message:
        if isinstance(part, dict | list):
            yield from hidden_parts(part)
