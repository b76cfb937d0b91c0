"""Reading from sockets: a limit of frames per second, and pings for silent clients."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from ninetyeight.server.access.rate_limit import Bucket

from .config import NodeConfig
from .inbox import Inbox

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was installed without a compiler
    from websockets.utils import apply_mask

PING_SECONDS = 5.0
"""After this many seconds of silence a client is pinged."""
PONG_SECONDS = 6.0
"""A client that does not answer a ping within this many seconds is gone."""

PIECE = 512
"""How many bytes are read at once; the smallest frame has six."""
MIN_FRAME_BURST = 100
MAX_FRAGMENTS = 64

PING, PONG = b"\x89\x00", b"\x8a\x80"
"""A ping as it is sent, and how the answer begins; a mask of four bytes is all that follows."""
PONG_SIZE = 6

WHOLE_TEXT, MASKED, TWO_BYTES = 0x81, 0x80, 126
"""How the frame of a whole text begins: what it is, then its size, maybe in two bytes more."""
MIN_TEXT_FRAME = 8

OPEN = State.OPEN
"""Looked up once: asking an Enum for a member takes longer than comparing it."""


class SocketReading(WebSocketsSansIOProtocol):
    """A socket of uvicorn that slows down clients that send too fast.

    Otherwise a client could send small frames faster than they are read, and nobody else would be
    served. Data that arrived too early, at most one read of the loop, is kept, and TCP holds back
    the rest.
    """

    config: NodeConfig

    def __init__(
        self,
        config: NodeConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue: Any = Inbox(self.loop, config.node.texts)
        settings = config.node.services.settings
        # A client within its message rate has frames left for pongs.
        most = max(MIN_FRAME_BURST, 2 * settings.messages_at_once)
        self._budget = Bucket(2 * settings.messages_per_second, most)
        self._frames = 0
        self._held = b""
        self._is_between = False
        """Whether websockets is known to wait for the first byte of a message."""
        self._waiting: asyncio.TimerHandle | None = None
        self._heard_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        if self._waiting is None and not self._held:
            if text := self._whole_text(data):
                self._take_text(text)
                return
            if self._is_pong(data):
                if wait := self._budget.take():
                    self._hold(b"", wait)
                return
        self._held += data
        if self._waiting is None:
            self._read()
        if not self.handshake_initiated and not self.transport.is_closing():
            # The request arrives as a whole, so this one is malformed.
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")
            self.transport.close()

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text of `data` if that is one short text frame, as nearly all commands are.

        Everything else is left to websockets, which takes several times as long.
        """
        if not MIN_TEXT_FRAME <= len(data) <= PIECE or data[0] != WHOLE_TEXT:
            return None
        size, mask_at = data[1] - MASKED, 2
        if size == TWO_BYTES:
            size, mask_at = int.from_bytes(data[2:4], "big"), 4
        elif size > TWO_BYTES:
            return None
        text_at = mask_at + 4
        if len(data) != text_at + size or not self._is_at_a_start():
            return None
        text = apply_mask(data[text_at:], data[mask_at:text_at])
        return text if text.isascii() else None

    def _is_pong(self, data: bytes) -> bool:
        """Whether `data` only answers a ping; that it came is all that it says."""
        return len(data) == PONG_SIZE and data.startswith(PONG) and self._is_at_a_start()

    def _is_at_a_start(self) -> bool:
        """Whether the next byte begins a message, and neither side has begun to close."""
        self._is_between = self._is_between or _is_between(self.conn)
        return self._is_between and self.conn.state is OPEN

    def _take_text(self, text: bytes) -> None:
        """Texts need no limit here: the session reads them at the rate of messages."""
        if self.queue.empty() and not self.close_sent:
            # One text may wait without pausing the network.
            self.queue.put_text(text)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def _read(self) -> bool:
        """Reads what is kept, as far as the rate allows; returns whether that was all."""
        data, self._held = self._held, b""
        self._is_between = False
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return False
            wait, self._frames = self._budget.take(self._frames), 0
            if wait:
                self._hold(data[start + PIECE :], wait)
                return False
        return True

    def _hold(self, rest: bytes, seconds: float) -> None:
        self._held = rest
        self._waiting = self.loop.call_later(seconds, self._go_on)
        self.transport.pause_reading()
        # Else uvicorn would continue reading as soon as the next message is wanted.
        self.read_paused = False

    def _go_on(self) -> None:
        self._waiting = None
        if self.transport.is_closing() or not self._read():
            return
        if self.queue.empty():
            self.transport.resume_reading()
        else:
            self.read_paused = True

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Pongs to a client that reads none of them would pile up.
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response and self.close_sent:
            # It was refused and answered: there is nothing left to complete.
            self.handshake_complete = True

    def start_keepalive(self) -> None:
        self._look_in(PING_SECONDS)

    def _look_in(self, seconds: float) -> None:
        self.ping_timer = self.loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """One timer per socket, and no ping to a client that has just sent something."""
        if self.close_sent or self.transport.is_closing():
            return
        if self._waiting or self.read_paused:
            # Reading is paused, so the client may well have answered.
            self._heard_at = self.loop.time()
        silent = self.loop.time() - self._heard_at
        if silent < PING_SECONDS:
            self._look_in(PING_SECONDS - silent)
        elif silent < PING_SECONDS + PONG_SECONDS:
            self.transport.write(PING)
            self._look_in(PONG_SECONDS)
        else:
            self.keepalive_timeout()
            # A normal close would wait for unsent data, though nobody is there to receive it.
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waiting:
            self._waiting.cancel()
        super().connection_lost(exc)


def _is_between(conn: Protocol) -> bool:
    """Whether websockets waits for the first byte of a message.

    In the middle of a frame its buffer may be empty too, because it has consumed the rest.
    """
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    is_at_a_start = waiting.gi_code is StreamReader.at_eof.__code__
    return is_at_a_start and not conn.reader.buffer and conn.current_size is None
