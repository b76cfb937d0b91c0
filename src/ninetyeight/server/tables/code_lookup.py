"""Finds the table of a code, with a rate limit against guessing."""

from collections import OrderedDict

from ninetyeight.server.access.rate_limit import RateLimiter, TooFast
from ninetyeight.server.store import Store, TableKey

from .codes import parse_code

WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE = 0.5, 20
MAX_REMEMBERED = 10_000


class CodeLookup:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._wrong = RateLimiter(WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE)
        # A code always leads to the same table.
        self._known: OrderedDict[str, TableKey] = OrderedDict()

    async def find(self, text: str, address: str) -> TableKey | None:
        """The table of a code; raises TooFast for an address with too many wrong ones."""
        code = parse_code(text)
        if code and code in self._known:
            self._known.move_to_end(code)
            return self._known[code]
        guesses = self._wrong.of(address)
        if guesses.is_empty:
            raise TooFast
        key = await self._store.table_behind(code) if code else None
        if code and key:
            self._remember(code, key)
        else:
            guesses.take()
        return key

    def _remember(self, code: str, key: TableKey) -> None:
        self._known[code] = key
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)
