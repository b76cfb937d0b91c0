"""The first checks of every HTTP request: its host name and its rate."""

import asyncio

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.access.client_address import client_address_of

from .access.host_names import is_known
from .access.rate_limit import TooFast
from .api.answers import answer
from .error_codes import ServerCode
from .node import Node

REFUSED_SECONDS = 0.5
UNKNOWN_HOST_STATUS = 421
MAX_SHOWN = 100


class AccessMiddleware:
    """Runs before everything else, files and pages included."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app, self._node = app, node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host", "")
        if not is_known(host, self._node.services.settings.known_hosts):
            facts = {"host": host[:MAX_SHOWN]}
            refused = answer({"code": ServerCode.UNKNOWN_HOST, "facts": facts}, UNKNOWN_HOST_STATUS)
            await refused(scope, receive, send)
            return
        try:
            await self._node.request_rate.wait(client_address_of(scope))
        except TooFast:
            await asyncio.sleep(REFUSED_SECONDS)
            await answer({"code": ServerCode.TOO_FAST, "facts": {}}, 429)(scope, receive, send)
            return
        await self.app(scope, receive, send)
