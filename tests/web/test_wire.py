"""The types of the messages, as the web table knows them."""

from tools.wire_types import TARGET, wire_types


def test_the_types_are_those_of_the_server() -> None:
    assert TARGET.read_text("utf-8") == wire_types(), "run: python tools/wire_types.py"
