"""The fixtures of the development page: what the server would really send."""

from pathlib import Path

import msgspec
import pytest

from ninetyeight.server.api.replay import Replay
from ninetyeight.server.clients.messages import Welcome

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_fixture_is_a_welcome(path: Path) -> None:
    text = path.read_bytes()
    welcome = msgspec.json.decode(text, type=Welcome)
    assert msgspec.json.decode(msgspec.json.encode(welcome)) == msgspec.json.decode(text)


def test_the_replay_of_the_stage_is_one() -> None:
    text = (Path(__file__).parent / "replay.json").read_bytes()
    replay = msgspec.json.decode(text, type=Replay)
    assert msgspec.json.decode(msgspec.json.encode(replay)) == msgspec.json.decode(text)
