"""HTTP connections: requests must arrive completely and in time, and connections are limited."""

import asyncio
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from .config import NodeConfig

REQUEST_SECONDS = 20.0
"""How long a connection may take for the next request, from its first byte to its last."""

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 10\r\n"
    b'Connection: close\r\nContent-Length: 26\r\n\r\n{"code":"busy","facts":{}}'
)


class HttpReading(H11Protocol):
    """A connection of uvicorn that closes if no complete request arrives in time."""

    config: NodeConfig

    def __init__(
        self,
        config: NodeConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._deadline: asyncio.TimerHandle | None = None
        self._counted_as: str | None = None
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        limits = self.config.node.connection_limits
        are_too_many = limits.are_too_many(address, len(self.connections))
        wait = None if are_too_many else limits.wait_for(address)
        if wait is None:
            transport.write(BUSY)
            transport.close()
            return
        if wait:
            self.flow.pause_reading()
            self.loop.call_later(wait, self.flow.resume_reading)
        self._counted_as = limits.opened(address)
        self._set_deadline()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def on_response_complete(self) -> None:
        self._unset_deadline()
        super().on_response_complete()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._is_socket = True
        self._ended()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()
        super().connection_lost(exc)

    def _set_deadline(self) -> None:
        """Keeps an existing deadline, so that sending byte by byte gains no time."""
        cycle: RequestResponseCycle | None = self.cycle
        is_waited_for = cycle is None or cycle.response_complete or cycle.more_body
        if not is_waited_for or self._is_socket or self.transport.is_closing():
            self._unset_deadline()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _unset_deadline(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _ended(self) -> None:
        self._unset_deadline()
        if self._counted_as is not None:
            self.config.node.connection_limits.closed(self._counted_as)
            self._counted_as = None
