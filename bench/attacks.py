"""Clients that try to hold up a server on this machine, all from one network address.

Each is a process that `held_up.py` starts. It says "begun" as soon as it goes on, and ends by
itself.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from load_sockets import UPGRADE, framed

TARGET, SOURCE = "127.0.0.1", "127.0.0.2"
MAX_IDLE = 1_100
CHUNK = 64 * 1024


class Attacker:
    """One client; `count` of them go on at the same time."""

    def __init__(self, port: int, count: int, seconds: float) -> None:
        self.port, self.count = port, count
        self._until = monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        return monotonic() < self._until

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(TARGET, self.port, local_addr=(SOURCE, 0))

    async def request(
        self, method: str, path: str, body: bytes = b"", host: str = "localhost", more: str = ""
    ) -> bytes:
        """One request over a connection of its own; the whole answer."""
        reader, writer = await self.connected()
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}"
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            return await reader.read()
        finally:
            writer.close()

    async def table(self) -> tuple[str, str]:
        """The code of a table of theirs, and their cookie."""
        answer = await self.request("POST", "/api/tables", b'{"name":"Eve","start":true}')
        cookie = answer.partition(b"n98=")[2].partition(b";")[0].decode()
        return json.loads(answer.partition(b"\r\n\r\n")[2])["code"], cookie

    async def socket(self, cookie: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connected()
        more = f"Cookie: n98={cookie}\r\n" if cookie else ""
        writer.write(UPGRADE.format(host="localhost", more=more).encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


async def requests(eve: Attacker, *asked: object, **how: object) -> None:
    while eve.goes_on:
        await eve.request(*asked, **how)  # type: ignore[arg-type]


async def cookie(eve: Attacker) -> None:
    await requests(eve, "GET", "/api/me", more='Cookie: n98="' + "\\" * 58_000 + '"\r\n')


async def qr_path(eve: Attacker) -> None:
    code, _ = await eve.table()
    await requests(eve, "GET", f"/qr/{code.replace('-', '-' * 1_400)}.svg")


async def qr_host(eve: Attacker) -> None:
    code, _ = await eve.table()
    count = 0
    while eve.goes_on:
        count += 1
        await eve.request("GET", f"/qr/{code}.svg", host=f"{'x' * 230}{count}.local")


async def replay(eve: Attacker) -> None:
    await requests(eve, "POST", "/api/replay", b"n98 1\n" + b"a:b\n" * (32 * 1024 // 4 - 2))


async def large_replay(eve: Attacker) -> None:
    await requests(eve, "POST", "/api/replay", b"n98 1\n" + b"a:b\n" * (2**20 // 4 - 2))


async def pages(eve: Attacker) -> None:
    asked = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20
    while eve.goes_on:
        reader, writer = await eve.connected()
        with suppress(TimeoutError):
            while eve.goes_on:
                writer.write(asked)
                if not await asyncio.wait_for(reader.read(2**20), 5):
                    break
        writer.close()


async def idle(eve: Attacker) -> None:
    held = []
    for _ in range(MAX_IDLE // eve.count):
        _, writer = await eve.connected()
        writer.write(b"GET / HTTP/1.1\r\nHost: local")
        held.append(writer)
    while eve.goes_on:
        await asyncio.sleep(0.1)
    for writer in held:
        writer.close()


async def handshakes(eve: Attacker) -> None:
    while eve.goes_on:
        _, writer = await eve.socket()
        writer.close()


def frames(kind: bytes, first: bytes = b"") -> "Attack":
    async def flood(eve: Attacker) -> None:
        while eve.goes_on:
            _, writer = await eve.socket()
            writer.write(first)
            while eve.goes_on and not writer.is_closing():
                writer.write(kind * (CHUNK // len(kind)))
                with suppress(TimeoutError):
                    await asyncio.wait_for(writer.drain(), 1)
            writer.transport.abort()

    return flood


def messages(text: str) -> "Attack":
    """A client of a table of its own that says the same again and again."""

    async def talk(eve: Attacker) -> None:
        code, cookie = await eve.table()
        while eve.goes_on:
            reader, writer = await eve.socket(cookie)
            writer.write(framed(json.dumps({"type": "hello", "table": code}).encode()))
            reading = asyncio.create_task(reader.read())
            count = 0
            while eve.goes_on and not reading.done():
                count += 1
                writer.write(framed(text.replace("COUNT", str(count)).encode()))
                with suppress(TimeoutError):
                    await asyncio.wait_for(writer.drain(), 1)
                await asyncio.sleep(0.01)
            reading.cancel()
            writer.transport.abort()

    return talk


def said(words: str) -> str:
    command = {"do": "chat", "text": words}
    asked = {"type": "do", "id": "COUNT", "based_on": 1, "command": command}
    return json.dumps(asked, ensure_ascii=False)


Attack = Callable[[Attacker], Awaitable[None]]

ATTACKS: dict[str, Attack] = {
    "cookie": cookie,
    "ping-frames": frames(b"\x89\x80\0\0\0\0"),
    "pong-frames": frames(b"\x8a\x80\0\0\0\0"),
    "text-frames": frames(b"\x81\x80\0\0\0\0"),
    "fragments": frames(b"\0\x80\0\0\0\0", first=b"\x01\x80\0\0\0\0"),
    "handshakes": handshakes,
    "qr-path": qr_path,
    "qr-host": qr_host,
    "replay": replay,
    "large-replay": large_replay,
    "pages": pages,
    "idle": idle,
    "chat": messages(said("\ufdfa" * 300)),
    "nested": messages('{"x":' + "[" * 6_000 + "]" * 6_000 + ',"type":"ping","id":"1"}'),
}


async def main(name: str, port: int, count: int, seconds: float) -> None:
    eve = Attacker(port, count, seconds)

    async def go_on() -> None:
        while eve.goes_on:
            # A server that turns them away is what they are up to find out.
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                await ATTACKS[name](eve)
            await asyncio.sleep(0.05)

    print("begun", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 1):
            await asyncio.gather(*(go_on() for _ in range(count)))


def run() -> None:
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
