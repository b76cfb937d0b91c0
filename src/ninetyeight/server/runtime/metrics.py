"""Metrics, in the text format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .command_times import CommandTimes

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        commands = CommandTimes(QUICK)
        self._registry.register(commands)
        self.note_command = commands.note
        """Records the answer to a command, and after how many seconds it came."""
        self.thinking_seconds = Histogram(
            "ninetyeight_thinking_seconds", "How long a bot thought about a turn.", ["level"],
            registry=self._registry, buckets=QUICK,
        )  # fmt: skip
        self.bots_replaced = Counter(
            "ninetyeight_bots_replaced", "Bots that failed.", registry=self._registry
        )
        self.sockets = Gauge("ninetyeight_sockets", "Open sockets.", registry=self._registry)
        self.dropped = Counter(
            "ninetyeight_sockets_dropped", "Sockets that the server closed, by the code it sent.",
            ["code"], registry=self._registry,
        )  # fmt: skip
        self.batch_size = Histogram(
            "ninetyeight_store_batch_size", "How many steps were written together.",
            registry=self._registry, buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
        )  # fmt: skip
        self.batch_seconds = Histogram(
            "ninetyeight_store_batch_seconds", "How long the store took to write together.",
            registry=self._registry, buckets=QUICK,
        )  # fmt: skip
        self.tables = Gauge("ninetyeight_tables", "Tables in memory.", registry=self._registry)

    def note_batch(self, size: int, seconds: float) -> None:
        """Records a batch that the store has written."""
        self.batch_size.observe(size)
        self.batch_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
