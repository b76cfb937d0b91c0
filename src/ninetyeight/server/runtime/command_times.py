"""How many commands there were and how long they took, counted in plain numbers.

Every move is counted, and a histogram of prometheus_client takes longer than deciding the move. So
the metrics are built from these numbers only when they are scraped.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import time

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class CommandTimes(Collector):
    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._since = time()
        self._first_at: dict[str, float] = {}
        self._codes: Counter[str] = Counter()
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def note(self, code: str, seconds: float) -> None:
        if code not in self._codes:
            self._first_at[code] = time()
        self._codes[code] += 1
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """The same samples that a Counter and a Histogram of prometheus_client would have."""
        commands = CounterMetricFamily(
            "ninetyeight_commands", "Commands by the code of their answer.", labels=["code"]
        )
        for code, count in self._codes.items():
            commands.add_metric([code], count, created=self._first_at[code])
        yield commands
        ends = [*map(str, map(float, self._bounds)), "+Inf"]
        times = HistogramMetricFamily(
            "ninetyeight_step_seconds", "From a command to its answer.",
            buckets=list(zip(ends, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )  # fmt: skip
        times.add_sample("ninetyeight_step_seconds_created", {}, self._since)
        yield times
