"""Somebody watches."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seats import Seat
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.slow

HIDDEN = {"mine", "hand", "hands", "lays", "drawn", "draw_pile", "seed", "secret"}


def test_whoever_watches_is_sent_no_hand(visitors: Visitors) -> None:
    ana, ola = visitors.come(permissions=["clipboard-read", "clipboard-write"]), visitors.come()
    told_to_ana, told_to_ola = messages_to(ana), messages_to(ola)
    ana.get_by_role("button", name="Play with friends").click()
    ana.get_by_role("button", name="Add a bot").first.click()
    ana.get_by_role("button", name="rookie").click()
    ana.get_by_role("button", name="Start with 2").click()
    ana.get_by_role("button", name="I start").click()
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Copy the link for watching").click()
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
