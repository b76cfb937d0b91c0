"""How often `master` wins, as measured: docs/bots.md tells how, and a test holds both equal."""

from collections.abc import Mapping

Wins = tuple[float | None, float | None, float | None, float | None, float | None]

NOT_MEASURED: Wins = (None, None, None, None, None)

MASTER_WINS: Mapping[str, Wins] = {
    "standard": (49.0, 92.0, 92.8, 99.2, 100.0),
    "expert": (26.2, 59.2, 31.0, 59.2, 79.0),
    "standard+fire": (41.5, 91.2, 83.5, 92.0, 95.0),
}
"""Games of a hundred by rule set, for one to five players; several of them talk."""
