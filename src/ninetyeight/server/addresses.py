"""Where a server listens, and what people type to reach it."""

import socket
from contextlib import suppress

from .start_error import StartError

EVERYWHERE = "0.0.0.0"
STALLED_READER_MS = 30_000
SEND_BUFFER = 128 * 1024


class CannotListen(StartError):
    """The address is in use or not available."""


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket; raises CannotListen."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        sentence = "{host!r} is not an address to listen at: {reason}"
        raise CannotListen(sentence, host=host, reason=error.strerror) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # By default the system buffers megabytes for a slow reader, who would go unnoticed.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A client that has stopped reading for this long is cut off, or closing would wait for
        # ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_READER_MS)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise CannotListen(
            "Cannot listen at {host}, port {port}: {reason}."
            " Choose another port with --port, or 0 for any that is free.",
            host=host,
            port=port,
            reason=error.strerror,
        ) from None
    return listener


def local_url(listener: socket.socket, base_url: str = "") -> str:
    """The URL for a browser on this machine, or the base URL if there is one."""
    host, port = listener.getsockname()[:2]
    if host in (EVERYWHERE, "::", "127.0.0.1"):
        host = "localhost"
    shown = f"[{host}]" if ":" in host else host
    return base_url.rstrip("/") or f"http://{shown}:{port}"


def lan_url(listener: socket.socket) -> str | None:
    """The URL for other devices on the same network; None without a network."""
    host, port = listener.getsockname()[:2]
    if host not in (EVERYWHERE, "::"):
        return f"http://{host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: the system only has to choose the source address.
        probe.connect(("192.0.2.1", 9))
        return f"http://{probe.getsockname()[0]}:{port}"
    return None
