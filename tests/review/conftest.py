"""Reviews that take a moment: the numbers are smaller, all else is as it is."""

import pytest

from ninetyeight.review import WORK, Effort, Work

SMALL = Work(picks=2, deals=8, rounds=1, nodes=20_000)


@pytest.fixture(autouse=True)
def small_work(monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in Effort:
        monkeypatch.setitem(WORK, effort, SMALL)
