"""Games of every rule set go on while the server is killed and started again."""

from pathlib import Path

import pytest

from tests.server.kill_minus_nine import kill_and_look

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_nothing_that_was_answered_is_lost_or_done_twice(tmp_path: Path) -> None:
    found = await kill_and_look(tmp_path, rounds=5, seed=98)
    assert found.is_good, found
    assert found.answered > 100 and found.games >= 6
