"""What a socket has received waits in order, unless it is seen to at once."""

import asyncio

import pytest
from starlette.types import Message

from ninetyeight.server.connections.inbox import Inbox
from ninetyeight.server.runtime.rounds import Round

pytestmark = pytest.mark.anyio

HELLO: Message = {"type": "websocket.receive", "text": "hello"}


class Reader:
    """Reads, and takes the texts in `taken` itself."""

    def __init__(self) -> None:
        self.inbox = Inbox(asyncio.get_running_loop(), Round())
        self.taken: list[bytes] = []

    def take(self, text: bytes) -> bool:
        self.taken.append(text)
        return True


@pytest.fixture
async def reader(anyio_backend: object) -> Reader:
    return Reader()


async def reading(reader: Reader) -> asyncio.Task[Message]:
    task = asyncio.create_task(reader.inbox.get())
    await asyncio.sleep(0)
    return task


async def read(task: asyncio.Task[Message]) -> Message:
    """What was read by now: nobody waits for a reader that is not woken."""
    for _ in range(3):
        await asyncio.sleep(0)
    return task.result()


async def test_texts_are_read_in_their_order(reader: Reader) -> None:
    for text in (b"one", b"two"):
        reader.inbox.put_text(text)
    assert not reader.inbox.empty()
    assert [(await reader.inbox.get())["text"] for _ in range(2)] == ["one", "two"]


async def test_whoever_reads_is_woken(reader: Reader) -> None:
    task = await reading(reader)
    reader.inbox.put_nowait(HELLO)
    assert await read(task) == HELLO


async def test_a_reader_that_was_cancelled_loses_nothing(reader: Reader) -> None:
    task = await reading(reader)
    task.cancel()
    reader.inbox.put_nowait(HELLO)
    await asyncio.sleep(0)
    assert await reader.inbox.get() == HELLO


async def test_a_text_can_be_taken_while_somebody_waits_for_one(reader: Reader) -> None:
    reader.inbox.take = reader.take
    task = await reading(reader)
    reader.inbox.put_text(b"hello")
    await asyncio.sleep(0)
    assert reader.taken == [b"hello"] and not task.done()
    reader.inbox.release()
    reader.inbox.put_text(b"again")
    await asyncio.sleep(0)
    assert reader.taken == [b"hello", b"again"]


async def test_others_are_held_back_meanwhile(reader: Reader) -> None:
    reader.inbox.take = reader.take
    task = await reading(reader)
    for text in (b"one", b"two", b"three"):
        reader.inbox.put_text(text)
    await asyncio.sleep(0)
    assert reader.taken == [b"one"] and not task.done()
    reader.inbox.release()
    assert (await read(task))["text"] == "two"
    reader.inbox.put_text(b"four")
    assert [(await reader.inbox.get())["text"] for _ in range(2)] == ["three", "four"]


async def test_what_is_not_taken_is_read(reader: Reader) -> None:
    reader.inbox.take = lambda _: False
    task = await reading(reader)
    reader.inbox.put_text(b"hello")
    assert await read(task) == HELLO


async def test_what_is_not_taken_is_read_before_what_came_later(reader: Reader) -> None:
    reader.inbox.take = lambda _: False
    task = await reading(reader)
    for text in (b"one", b"two"):
        reader.inbox.put_text(text)
    assert (await read(task))["text"] == "one"
    assert (await reader.inbox.get())["text"] == "two"


async def test_nobody_takes_a_text_for_whoever_has_gone(reader: Reader) -> None:
    reader.inbox.take = reader.take
    task = await reading(reader)
    reader.inbox.put_text(b"hello")
    reader.inbox.take = None
    assert await read(task) == HELLO and reader.taken == []
