"""The entry of sockets: whether a client may connect is decided before its socket is accepted."""

import asyncio

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ninetyeight.server.access.client_address import client_address_of
from ninetyeight.server.access.host_names import is_known
from ninetyeight.server.access.origins import may_connect
from ninetyeight.server.clients.open_sockets import TooManySockets
from ninetyeight.server.clients.outbox import Outbox, never
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.store import StoreFailed

from .inbox import LISTEN
from .session import Session
from .socket_writing import SHORT_CUT

PATH = "/socket"
CLOSE_SECONDS = 5.0


class SocketEndpoint:
    """The ASGI application of all sockets."""

    def __init__(self, node: Node) -> None:
        self._node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node, headers = self._node, Headers(scope=scope)
        if scope["path"] != PATH:
            await _refuse(send, 404, ServerCode.NO_SUCH_PAGE)
            return
        if not is_known(headers.get("host", ""), node.services.settings.known_hosts):
            await _refuse(send, 421, ServerCode.UNKNOWN_HOST)
            return
        if not may_connect(headers, scope["scheme"], node.services.settings.allowed_origins):
            await _refuse(send, 403, ServerCode.WRONG_ORIGIN)
            return
        try:
            guest = await node.guests.find(headers.get("cookie", ""))
        except StoreFailed:
            await _refuse(send, 503, ServerCode.STORE_FAILED)
            return
        address = client_address_of(scope)
        if node.socket_rate.of(address).is_empty:
            await _refuse(send, 429, ServerCode.TOO_FAST)
            return
        node.socket_rate.of(address).take()
        extensions = scope.get("extensions", {})
        write_now = extensions.get(SHORT_CUT, never)
        outbox = Outbox(send, node.services.settings.outbox, write_now, node.sockets.sending)
        try:
            with node.sockets.opened(outbox, guest.guest if guest else None, address):
                node.services.metrics.sockets.set(len(node.sockets.outboxes))
                await receive()  # that the client wants to connect
                await send({"type": "websocket.accept"})
                inbox = extensions.get(LISTEN)
                session = Session(node, receive, outbox, guest, address, inbox)
                # In a task of its own, a message need not pass all the coroutines that wait for it.
                await asyncio.create_task(session.run())
                await outbox.finish(CLOSE_SECONDS)
        except TooManySockets:
            await _refuse(send, 429, ServerCode.TOO_MANY_SOCKETS)
        finally:
            node.services.metrics.sockets.set(len(node.sockets.outboxes))
            if outbox.bye:
                node.services.metrics.dropped.labels(outbox.bye.code).inc()


async def _refuse(send: Send, status: int, code: ServerCode) -> None:
    body = msgspec.json.encode({"code": code, "facts": {}})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
