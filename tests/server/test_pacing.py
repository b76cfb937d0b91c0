"""Clients that go too fast."""

from ninetyeight.server.paces import SWEPT_ABOVE, Paces
from ninetyeight.server.pacing import Bucket, Pace


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_fine_then_slowed_down_then_refused() -> None:
    bucket = Bucket(rate=1.0, most=3, clock=Clock())
    assert [bucket.take() for _ in range(3)] == [Pace.FINE] * 3
    assert [bucket.take() for _ in range(3)] == [Pace.SLOWER] * 3
    assert [bucket.take() for _ in range(3)] == [Pace.REFUSED] * 3


def test_whoever_waits_may_go_on() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, most=1, clock=clock)
    assert [bucket.take(), bucket.take(), bucket.take()] == [Pace.FINE, Pace.SLOWER, Pace.REFUSED]
    clock.now = 1.0
    assert bucket.take() is Pace.FINE


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(rate=1.0, most=2, clock=clock)
    clock.now = 1000.0
    assert [bucket.take() for _ in range(3)] == [Pace.FINE, Pace.FINE, Pace.SLOWER]


def test_each_key_has_its_own_pace() -> None:
    paces = Paces(rate=1.0, most=1, clock=Clock())
    assert paces.take("a") is Pace.FINE
    assert paces.take("a") is Pace.SLOWER
    assert paces.take("b") is Pace.FINE


def test_those_who_have_rested_are_forgotten_and_others_are_not() -> None:
    clock = Clock()
    paces = Paces(rate=1.0, most=1, clock=clock)
    for number in range(SWEPT_ABOVE - 1):
        paces.take(f"rested {number}")
    clock.now = 10.0
    assert paces.take("busy") is Pace.FINE
    paces.take("one more")
    assert len(paces._buckets) == 2
    assert paces.take("busy") is Pace.SLOWER
