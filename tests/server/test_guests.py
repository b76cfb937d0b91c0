"""Whose cookie it is."""

import pytest

from ninetyeight.server.access.guests import set_cookie, token_in
from ninetyeight.server.access.tokens import new_token


@pytest.mark.parametrize(
    "cookies",
    [
        "n98={}",
        'n98="{}"',
        'prefs={{"a":1}}; n98={}; other="',
        "a=b;n98={};c",
        "=;;  ;\tn98={} ; n98x=1",
        "ünïcode=\udcff; n98={}",
    ],
)
def test_our_token_is_found_among_all_kinds_of_cookies(cookies: str) -> None:
    token = new_token()
    assert token_in(cookies.format(token)) == token


def test_what_we_set_is_what_we_find() -> None:
    token = new_token()
    assert token_in(set_cookie(token, secure=True)) == token


@pytest.mark.parametrize(
    "cookies",
    [
        "",
        "n98=",
        "xn98=abc",
        "other=1 n98=abc",
        "n98=a b",
        "n98=" + "a" * 101,
        'n98="' + "\\" * 58_000 + '"',
        "; " * 30_000,
        ";" + " " * 60_000 + "n98",
    ],
)
def test_what_is_no_token_of_ours_is_nobodys(cookies: str) -> None:
    assert token_in(cookies) is None
