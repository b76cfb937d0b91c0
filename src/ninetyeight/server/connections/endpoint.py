"""Where sockets come in: who may connect is decided before any is accepted."""

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ninetyeight.server.access.client_address import address_of
from ninetyeight.server.access.host_names import is_known
from ninetyeight.server.access.origins import may_connect
from ninetyeight.server.clients.open_sockets import TooManySockets
from ninetyeight.server.clients.outbox import Outbox, never
from ninetyeight.server.node import House
from ninetyeight.server.refusals import Refusal
from ninetyeight.server.store import StoreFailed

from .session import Conversation
from .socket_writing import SHORT_CUT

PATH = "/socket"
LAST_WORDS_SECONDS = 5.0


class SocketEntry:
    """The ASGI application of all sockets."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, headers = self._house, Headers(scope=scope)
        if scope["path"] != PATH:
            await _refuse(send, 404, Refusal.NO_SUCH_PAGE)
            return
        if not is_known(headers.get("host", ""), house.means.settings.known_hosts):
            await _refuse(send, 421, Refusal.UNKNOWN_HOST)
            return
        if not may_connect(headers, scope["scheme"], house.means.settings.allowed_origins):
            await _refuse(send, 403, Refusal.WRONG_ORIGIN)
            return
        try:
            guest = await house.guests.behind(headers.get("cookie", ""))
        except StoreFailed:
            await _refuse(send, 503, Refusal.STORE_FAILED)
            return
        address = address_of(scope)
        if house.new_sockets.of(address).is_empty:
            await _refuse(send, 429, Refusal.TOO_FAST)
            return
        house.new_sockets.of(address).take()
        write_now = scope.get("extensions", {}).get(SHORT_CUT, never)
        outbox = Outbox(send, house.means.settings.outbox, write_now)
        try:
            with house.sockets.opened(outbox, guest.guest if guest else None, address):
                house.means.metrics.sockets.set(len(house.sockets.outboxes))
                await receive()  # that the client wants to connect
                await send({"type": "websocket.accept"})
                await Conversation(house, receive, outbox, guest, address).run()
                await outbox.finish(LAST_WORDS_SECONDS)
        except TooManySockets:
            await _refuse(send, 429, Refusal.TOO_MANY_SOCKETS)
        finally:
            house.means.metrics.sockets.set(len(house.sockets.outboxes))
            if outbox.bye:
                house.means.metrics.dropped.labels(outbox.bye.code).inc()


async def _refuse(send: Send, status: int, code: Refusal) -> None:
    body = msgspec.json.encode({"code": code, "facts": {}})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
