"""What every request over HTTP passes first: does it name us, and does it come too fast."""

import asyncio

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.access.client_address import address_of

from .access.host_names import is_known
from .access.rate_limit import TooFast
from .api.answers import answer
from .node import House
from .refusals import Refusal

REFUSED_SECONDS = 0.5
UNKNOWN_HOST_STATUS = 421
LONGEST_SHOWN = 100


class Front:
    """Stands before everything else, files and pages included."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self._house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "")
        if not is_known(host, self._house.means.settings.known_hosts):
            facts = {"host": host[:LONGEST_SHOWN]}
            refused = answer({"code": Refusal.UNKNOWN_HOST, "facts": facts}, UNKNOWN_HOST_STATUS)
            await refused(scope, receive, send)
            return
        try:
            await self._house.requests.keep(address_of(scope))
        except TooFast:
            await asyncio.sleep(REFUSED_SECONDS)
            await answer({"code": Refusal.TOO_FAST, "facts": {}}, 429)(scope, receive, send)
            return
        await self.app(scope, receive, send)
