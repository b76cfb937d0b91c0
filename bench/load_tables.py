"""Tables for load: four people each, who lay what jumps least, one game after the other."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from time import perf_counter

import msgspec
from load_sockets import LoadSocket, framed

SEATS = 4
NAMES = ("Ada", "Bob", "Cyd", "Dee")

UPDATE = b'{"type":"update","step":{"seq":'
ANSWER = b'{"type":"answer"'
PHASES = ("gathering", "agreeing", "playing", "over")


class Lay(msgspec.Struct):
    card: int
    pile: str
    jump: int
    loses: bool


class Mine(msgspec.Struct):
    lays: list[Lay]
    may_end: bool


class OwnSeat(msgspec.Struct):
    secret: str


class You(msgspec.Struct):
    seats: list[OwnSeat]


class Heard(msgspec.Struct):
    """What matters of a welcome, an update or an answer."""

    seq: int = 0
    ok: bool = True
    code: str = ""
    mine: Mine | None = None
    you: You | None = None


_heard = msgspec.json.Decoder(Heard)
_ids = count(1)


class LoadTable:
    """One table; `when_done` is called when a command is answered and on all four screens.

    All four seem to come from `address`, if it is given.
    """

    def __init__(
        self,
        code: str,
        cookie: str,
        when_done: Callable[["LoadTable"], None],
        address: str | None = None,
    ) -> None:
        self._code, self._cookie, self._when_done = code, cookie, when_done
        self._address = address
        self._secrets: list[str | None] = [None] * SEATS
        self._sockets: list[LoadSocket] = []
        self._seen = [0] * SEATS
        self._target: int | None = None
        self._sent_at = 0.0
        self._phase = ""
        self._agreed = 0
        self._actor, self._mine = 0, Mine([], False)
        self.is_busy = False
        self.was_move = False
        self.latency = 0.0
        self.refused = 0

    async def connect(self, host: str, port: int) -> None:
        """Four sockets that have said hello, with their secrets if they have sat before."""
        loop = asyncio.get_running_loop()
        self._sockets, self._seen = [], [0] * SEATS
        for seat in range(SEATS):
            cookie = None if seat or self._secrets[0] else self._cookie
            hear = partial(self._hear, seat)
            _, socket = await loop.create_connection(
                partial(LoadSocket, f"{host}:{port}", cookie, self._address, hear), host, port
            )
            await socket.opened
            self._sockets.append(socket)
            hello = {"type": "hello", "table": self._code, "secret": self._secrets[seat]}
            socket.transport.write(framed(msgspec.json.encode(hello)))
        while not all(self._seen):
            await asyncio.sleep(0.01)

    @property
    def is_seated(self) -> bool:
        return all(self._secrets)

    @property
    def is_playing(self) -> bool:
        return self._phase == "playing"

    def sit_next(self) -> None:
        """The next who has no seat sits down."""
        seat = self._secrets.index(None)
        self._do(seat, {"do": "sit", "name": NAMES[seat]})

    def go_on(self) -> None:
        """Does what comes next."""
        self.was_move = self._phase == "playing"
        if self._phase == "playing":
            self._move()
        elif self._phase == "agreeing":
            self._do(self._agreed, {"do": "agree" if self._agreed else "propose"})
            self._agreed += 1
        else:
            self._agreed = 0
            self._do(0, {"do": "start" if self._phase == "gathering" else "again"})

    def _move(self) -> None:
        if self._mine.may_end:
            self._do(self._actor, {"do": "end-turn"})
            return
        lay = min(self._mine.lays, key=lambda lay: (lay.loses, lay.jump))
        command = {"do": "lay", "card": lay.card, "pile": lay.pile, "sure": lay.loses}
        self._do(self._actor, command)

    def _do(self, seat: int, command: dict[str, object]) -> None:
        message = {"type": "do", "id": f"l{next(_ids)}", "based_on": max(self._seen)}
        self.is_busy, self._target = True, None
        frame = framed(msgspec.json.encode({**message, "command": command}))
        self._sent_at = perf_counter()
        self._sockets[seat].transport.write(frame)

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            self._seen[seat] = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
            if b'"mine":' in text or b'"you":' in text or b'"phase":' in text:
                self._learn(seat, text)
        elif text.startswith(ANSWER):
            answer = _heard.decode(text)
            if not answer.ok:
                self.refused += 1
            self._target = answer.seq if answer.ok else 0
        elif text.startswith(b'{"type":"welcome"'):
            self._seen[seat] = _heard.decode(text).seq
            self._learn(seat, text)
        if self._target is not None and self.is_busy and min(self._seen) >= self._target:
            self.latency = perf_counter() - self._sent_at
            self.is_busy = False
            self._when_done(self)

    def _learn(self, seat: int, text: bytes) -> None:
        heard = _heard.decode(text)
        if heard.you and heard.you.seats:
            self._secrets[seat] = heard.you.seats[0].secret
        if heard.mine and (heard.mine.lays or heard.mine.may_end):
            self._actor, self._mine = seat, heard.mine
        at = text.find(b'"phase":"')
        if at >= 0:
            begin = at + len(b'"phase":"')
            self._phase = text[begin : text.index(b'"', begin)].decode()
