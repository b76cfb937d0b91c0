"""A frame is what the WebSocket library would have written."""

import pytest
from websockets.frames import Frame, Opcode

from ninetyeight.server.clients.frames import framed, text_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_that_of_the_library_and_its_text_is_found_again(size: int) -> None:
    text = b"x" * size
    frame = framed(text)
    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_of(frame) == text.decode()
