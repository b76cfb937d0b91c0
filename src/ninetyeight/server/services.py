"""What all tables of a server share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import time

from ninetyeight.rules import RULE_SETS, Rules

from .access.tokens import DailySeeds, SeatSecrets, new_name
from .bots.thinkers import Thinkers
from .runtime.metrics import Metrics
from .settings import Settings
from .store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """`node_name` identifies this server among those that share the store.

    `rule_sets` are those that tables can choose.
    """

    settings: Settings
    store: Store
    secrets: SeatSecrets
    daily: DailySeeds
    thinkers: Thinkers
    rule_sets: Mapping[str, Rules] = field(default_factory=lambda: RULE_SETS)
    metrics: Metrics = field(default_factory=Metrics)
    node_name: str = field(default_factory=new_name)

    def now(self) -> float:
        return time()
