"""Clients that go too fast."""

import pytest

from ninetyeight.server.access.rate_limit import SWEEP_ABOVE, Bucket, RateLimiter, TooFast
from tests.server.fake_time import IN_FAKE_TIME, seconds_passed


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_free_then_it_has_to_wait_then_it_is_refused() -> None:
    bucket = Bucket(rate=2.0, most=3, clock=Clock())
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert [bucket.take() for _ in range(3)] == [0.5, 1.0, 1.5]
    with pytest.raises(TooFast):
        bucket.take()


def test_whoever_waits_is_never_refused() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, most=1, clock=clock)
    for _ in range(100):
        clock.now += bucket.take()
    assert clock.now == pytest.approx(99 / 2)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(rate=1.0, most=2, clock=clock)
    clock.now = 1000.0
    assert [bucket.take() for _ in range(3)] == [0, 0, 1.0]


def test_what_is_given_back_can_be_taken_again() -> None:
    bucket = Bucket(rate=1.0, most=1, clock=Clock())
    assert bucket.take() == 0 and bucket.is_empty
    bucket.give_back()
    assert bucket.take() == 0


def test_a_token_is_taken_now_or_not_at_all() -> None:
    clock = Clock()
    rate = RateLimiter(rate=1.0, most=2, clock=clock)
    assert [rate.take_now("a") for _ in range(4)] == [True, True, False, False]
    assert rate.take_now("b")
    clock.now = 1.0
    assert [rate.take_now("a") for _ in range(2)] == [True, False]
    assert rate.take("a") == 1.0


def test_each_key_has_its_own_pace() -> None:
    client_rate = RateLimiter(rate=1.0, most=1, clock=Clock())
    assert client_rate.of("a").take() == 0
    assert client_rate.of("a").take() == 1.0
    assert client_rate.of("b").take() == 0


def test_those_who_have_rested_are_forgotten_and_others_are_not() -> None:
    clock = Clock()
    client_rate = RateLimiter(rate=1.0, most=1, clock=clock)
    for number in range(SWEEP_ABOVE - 1):
        client_rate.of(f"rested {number}").take()
    clock.now = 10.0
    assert client_rate.of("busy").take() == 0
    client_rate.of("one more").take()
    assert len(client_rate._buckets) == 2
    assert client_rate.of("busy").take() == 1.0


@IN_FAKE_TIME[0]
@IN_FAKE_TIME[1]
async def test_whoever_asks_to_wait_is_held_back_for_as_long_as_that() -> None:
    limiter = RateLimiter(rate=2.0, most=1, clock=seconds_passed)
    for seconds in (0.0, 0.5, 1.0):
        await limiter.wait("a")
        assert seconds_passed() == pytest.approx(seconds)
