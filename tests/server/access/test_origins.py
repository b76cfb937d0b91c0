"""Which pages may connect."""

import pytest

from ninetyeight.server.access.origins import may_connect


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"host": "cards.example"},
        {"host": "Cards.example", "origin": "https://cards.example"},
        {"host": "cards.example", "origin": "https://cards.example"},
        {"host": "localhost:9898", "origin": "https://localhost:9898"},
        {"host": "inner:9898", "origin": "https://friend.example"},
        {"host": "cards.example", "sec-fetch-site": "same-origin"},
    ],
)
def test_own_pages_named_sites_and_programs_may_connect(headers: dict[str, str]) -> None:
    assert may_connect(headers, "https", ["https://friend.example"])


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "cards.example", "origin": "https://evil.example"},
        {"host": "cards.example", "origin": "https://cards.example.evil.example"},
        {"host": "cards.example", "origin": "https://friend.example.evil"},
        {"host": "cards.example", "origin": "http://cards.example:8080"},
        {"host": "cards.example", "origin": "http://cards.example"},
        {"host": "cards.example", "origin": "http://["},
        {"host": "[", "origin": "http://["},
        {"host": "cards.example", "origin": "null"},
        {"host": "cards.example", "origin": ""},
        {"origin": "https://evil.example"},
        {"host": "cards.example", "sec-fetch-site": "cross-site"},
        {"host": "cards.example", "sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_any_other_site_may_not(headers: dict[str, str]) -> None:
    assert not may_connect(headers, "wss", ["https://friend.example"])
