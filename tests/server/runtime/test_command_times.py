"""Commands counted in plain numbers."""

import re

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from ninetyeight.server.runtime.command_times import CommandTimes

NOTED = [("ok", 0.003), ("stale", 0.3), ("ok", 0.25), ("ok", 0.0), ("ok", 99.0), ("stale", 0.251)]
BOUNDS = (0.25, 0.5, 1)


def test_they_read_like_a_counter_and_a_histogram_of_prometheus() -> None:
    own, theirs, times = CollectorRegistry(), CollectorRegistry(), CommandTimes(BOUNDS)
    own.register(times)
    counter = Counter(
        "ninetyeight_commands", "Commands by the code of their answer.", ["code"], registry=theirs
    )
    histogram = Histogram(
        "ninetyeight_step_seconds", "From a command to its answer.", registry=theirs, buckets=BOUNDS
    )
    for code, seconds in NOTED:
        times.note(code, seconds)
        counter.labels(code).inc()
        histogram.observe(seconds)
    assert _without_moments(own) == _without_moments(theirs)


def _without_moments(registry: CollectorRegistry) -> str:
    """The text but for the times at which something was first counted."""
    text, found = re.subn(r"(?m)^(\S+_created\S*) .*$", r"\1", generate_latest(registry).decode())
    assert found == 3
    return text
