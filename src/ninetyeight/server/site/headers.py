"""Security headers."""

import re
from base64 import b64encode
from collections.abc import Callable, Sequence
from hashlib import sha256

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOTHING = "default-src 'none'; frame-ancestors 'none'"
"""The policy of responses that are not pages."""
WORKER = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
"""The policy of the service worker."""
ENGINE = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""The policy of the worker in which the kernel runs: its own files, and WebAssembly."""
DOCUMENTATION = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""The policy of the documentation: its own files, and a form that searches in them."""

ONLY_HTTPS = "max-age=31536000"
"""Makes browsers use only https for a year."""

_HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,255}")
_INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


class SafeHeaders:
    """Adds the headers to every response that has not set them itself."""

    def __init__(self, app: ASGIApp, is_secure: Callable[[str], bool]) -> None:
        self.app, self._is_secure = app, is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", NOTHING)
                if self._is_secure(scope["scheme"]):
                    headers.setdefault("Strict-Transport-Security", ONLY_HTTPS)
            await send(message)

        await self.app(scope, receive, send_safely)


def inline_scripts(page: bytes) -> tuple[str, ...]:
    """The scripts in a page, as its policy names them."""
    return tuple(map(_hashed, _INLINE.findall(page)))


def page_policy(inline: Sequence[str], host: bytes) -> str:
    """The policy of our pages: our own files and socket, WebAssembly, and inline scripts."""
    scripts = ["'self'", "'wasm-unsafe-eval'", *inline]
    connections = ["'self'"]
    if _HOST.fullmatch(host):
        # Not every browser takes 'self' to mean sockets too.
        connections += [f"ws://{host.decode()}", f"wss://{host.decode()}"]
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {' '.join(scripts)}",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            f"connect-src {' '.join(connections)}",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )


def _hashed(script: bytes) -> str:
    return f"'sha256-{b64encode(sha256(script).digest()).decode()}'"
