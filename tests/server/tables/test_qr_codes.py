"""Links as pictures."""

from collections.abc import Callable
from typing import Any

import pytest

from ninetyeight.server.access.rate_limit import RateLimiter, TooFast
from ninetyeight.server.runtime.heavy_work import HeavyWork
from ninetyeight.server.tables import qr_codes
from ninetyeight.server.tables.qr_codes import QrCodes
from tests.server.fake_time import IN_FAKE_TIME, seconds_passed

pytestmark = IN_FAKE_TIME


class AtOnce(HeavyWork):
    """Does in the loop what would be done in a thread, and counts it."""

    done = 0

    async def do(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.done += 1
        return work(*args, **kwargs)


@pytest.fixture
async def work(anyio_backend: object) -> AtOnce:
    return AtOnce()


def drawn_by(work: AtOnce) -> QrCodes:
    return QrCodes(work, RateLimiter(1.0, 2, seconds_passed))


async def test_each_link_has_its_own_picture(work: AtOnce) -> None:
    codes = drawn_by(work)
    one, two = [await codes.of(f"https://example.org/{name}", "here") for name in "ab"]
    assert one.startswith("<svg xmlns=") and one != two


async def test_a_picture_is_drawn_once_and_then_free(work: AtOnce) -> None:
    codes = drawn_by(work)
    pictures = {await codes.of("https://example.org/", "here") for _ in range(10)}
    assert len(pictures) == work.done == 1 and seconds_passed() == 0


async def test_an_address_that_wants_many_has_to_wait_and_is_then_refused(work: AtOnce) -> None:
    codes = drawn_by(work)
    for number in range(4):
        await codes.of(f"https://example.org/{number}", "here")
    assert seconds_passed() == pytest.approx(2.0)
    codes._rate.of("here").take(4)
    with pytest.raises(TooFast):
        await codes.of("https://example.org/more", "here")
    await codes.of("https://example.org/more", "elsewhere")


async def test_the_oldest_picture_is_forgotten(
    work: AtOnce, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qr_codes, "MAX_KEPT", 1)
    codes = drawn_by(work)
    for link in ("https://example.org/a", "https://example.org/b", "https://example.org/a"):
        await codes.of(link, "here")
    assert work.done == 3
