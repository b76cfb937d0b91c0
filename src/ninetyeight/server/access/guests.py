"""Guests: browsers that have entered a name and keep a token in a cookie."""

import re
from collections import OrderedDict

from ninetyeight.server.store import Guest, Store

from .tokens import hash_of, new_name, new_token

COOKIE = "n98"
A_YEAR = 365 * 24 * 3600
MAX_REMEMBERED = 10_000

_TOKEN = re.compile(rf'(?:^|;)[ \t]*{COOKIE}="?([A-Za-z0-9_-]{{1,100}})"?[ \t]*(?=;|$)')


class Guests:
    """Finds the guest behind a cookie; recent ones are cached."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, cookies: str) -> Guest | None:
        """The guest whose token is in a Cookie header."""
        token = token_in(cookies)
        if token is None:
            return None
        key = hash_of(token)
        guest = self._known.get(key) or await self._store.guest_with(key)
        if guest:
            self._remember(key, guest)
        return guest

    async def add(self, name: str) -> tuple[Guest, str]:
        """A new guest, with the token that only its browser will know."""
        guest, token = Guest(new_name(), name), new_token()
        await self._store.add_guest(guest, hash_of(token))
        self._remember(hash_of(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        await self._store.rename_guest(guest.guest, name)
        renamed = Guest(guest.guest, name)
        for key, known in self._known.items():
            if known.guest == guest.guest:
                self._known[key] = renamed
        return renamed

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)


def token_in(cookies: str) -> str | None:
    """Our token among the cookies of a request, however malformed the others are.

    Cookies ignore ports, so browsers also send us those of other programs on the same machine.
    Python's own parser fails on some of them, and takes seconds for others.

    >>> token_in('prefs={"a":1}; n98=XyZ; other="')
    'XyZ'
    """
    found = _TOKEN.search(cookies)
    return found[1] if found else None


def set_cookie(token: str, *, secure: bool) -> str:
    """The header that makes a browser keep the token, out of reach of any script."""
    only_https = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax{only_https}"
