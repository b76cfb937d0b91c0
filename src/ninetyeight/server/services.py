"""What all tables of a server share."""

from dataclasses import dataclass, field
from time import time

from .access.tokens import DailySeeds, SeatSecrets, new_name
from .bots.thinkers import Thinkers
from .runtime.metrics import Metrics
from .settings import Settings
from .store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """`node_name` identifies this server among those that share the store."""

    settings: Settings
    store: Store
    secrets: SeatSecrets
    daily: DailySeeds
    thinkers: Thinkers
    metrics: Metrics = field(default_factory=Metrics)
    node_name: str = field(default_factory=new_name)

    def now(self) -> float:
        return time()
