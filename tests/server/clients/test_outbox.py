"""What waits for one socket."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import pytest

from ninetyeight.server.clients.frames import Frame, framed, text_of
from ninetyeight.server.clients.messages import Bye
from ninetyeight.server.clients.outbox import Outbox, Sending

pytestmark = pytest.mark.anyio


class Reader:
    """The other end; it takes messages only while it is `reading`."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.reading = asyncio.Event()
        self.reading.set()

    async def __call__(self, message: Any) -> None:
        await self.reading.wait()
        self.sent.append(message)

    @property
    def texts(self) -> list[str]:
        return [message["text"] for message in self.sent if message["type"] == "websocket.send"]


async def test_texts_come_in_the_order_in_which_they_were_put() -> None:
    reader = Reader()
    outbox = Outbox(reader, most=100)
    for number in range(50):
        outbox.put(framed(b"%d" % number))
    await outbox.finish(5)
    assert reader.texts == [str(number) for number in range(50)]


async def test_a_goodbye_comes_last_and_closes_the_socket() -> None:
    reader = Reader()
    outbox = Outbox(reader, most=100)
    outbox.put(framed(b"before"))
    outbox.close(Bye("restarting", come_back=True))
    outbox.put(framed(b"after"))
    await outbox.finish(5)
    assert [json.loads(text)["type"] for text in reader.texts[1:]] == ["bye"]
    assert reader.sent[-1] == {"type": "websocket.close", "code": 1012, "reason": "restarting"}


async def test_only_the_first_goodbye_counts() -> None:
    reader = Reader()
    outbox = Outbox(reader, most=100)
    outbox.close(Bye("kicked", come_back=False))
    outbox.close(Bye("restarting", come_back=True))
    await outbox.finish(5)
    assert [json.loads(text)["code"] for text in reader.texts] == ["kicked"]


async def test_a_slow_reader_is_told_so_instead_of_all_that_waits() -> None:
    reader = Reader()
    reader.reading.clear()
    outbox = Outbox(reader, most=10)
    for number in range(100):
        outbox.put(framed(b"%d" % number))
        await asyncio.sleep(0)
    assert outbox.bye is not None
    reader.reading.set()
    await outbox.finish(5)
    assert len(reader.texts) <= 2
    assert json.loads(reader.texts[-1])["code"] == "too-slow"
    assert json.loads(reader.texts[-1])["come_back"] is True


async def test_whoever_is_gone_is_not_written_to_any_more() -> None:
    async def gone(message: object) -> None:
        raise OSError

    outbox = Outbox(gone, most=10)
    for _ in range(100):
        outbox.put(framed(b"hello?"))
        await asyncio.sleep(0)
    assert outbox.bye is None


async def test_what_can_be_written_at_once_does_not_overtake_what_waits() -> None:
    written: list[str] = []
    reader, keeps_up = Reader(), True

    def write_now(frames: Iterable[Frame]) -> bool:
        if keeps_up:
            written.extend(map(text_of, frames))
        return keeps_up

    outbox = Outbox(reader, 10, write_now)
    outbox.put(framed(b"1"))
    keeps_up = False
    outbox.put(framed(b"2"))
    keeps_up = True
    outbox.put(framed(b"3"))
    await outbox.finish(5)
    outbox.put(framed(b"4"))
    assert written == ["1", "4"] and reader.texts == ["2", "3"]


class Writes:
    """What was written together, and whether more can be written at once."""

    def __init__(self) -> None:
        self.together: list[list[str]] = []

    def __call__(self, frames: Iterable[Frame]) -> bool:
        self.together.append([text_of(frame) for frame in frames])
        return True


async def test_what_is_put_in_one_round_of_the_loop_is_written_together_at_its_end() -> None:
    ada, bob, sending = Writes(), Writes(), Sending()
    to_ada = Outbox(Reader(), 10, ada, sending)
    to_bob = Outbox(Reader(), 10, bob, sending)
    to_ada.put(framed(b"step"))
    to_bob.put(framed(b"step"))
    to_ada.put(framed(b"answer"))
    assert not ada.together and not bob.together
    await asyncio.sleep(0)
    to_ada.put(framed(b"next"))
    await asyncio.sleep(0)
    assert ada.together == [["step", "answer"], ["next"]] and bob.together == [["step"]]


async def test_who_reads_is_not_too_slow_however_much_is_put_at_once() -> None:
    writes = Writes()
    outbox = Outbox(Reader(), 10, writes, Sending())
    for number in range(100):
        outbox.put(framed(b"%d" % number))
    await outbox.finish(5)
    assert outbox.bye is None
    texts = [text for together in writes.together for text in together]
    assert texts == [str(number) for number in range(100)]


async def test_a_goodbye_does_not_overtake_what_is_to_be_written_together() -> None:
    reader, writes = Reader(), Writes()
    outbox = Outbox(reader, 10, writes, Sending())
    outbox.put(framed(b"step"))
    outbox.close(Bye("kicked", come_back=False))
    await outbox.finish(5)
    await asyncio.sleep(0)
    assert reader.texts[0] == "step" and json.loads(reader.texts[1])["type"] == "bye"
    assert not writes.together


async def test_nobody_waits_for_an_outbox_in_which_nothing_is() -> None:
    reader = Reader()
    await Outbox(reader, most=10).finish(5)
    assert reader.sent == []
