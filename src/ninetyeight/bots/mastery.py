"""How often `master` wins, as measured: docs/bots.md describes how, and a test keeps both equal."""

from collections.abc import Mapping

Wins = tuple[float | None, float | None, float | None, float | None, float | None]

NOT_MEASURED: Wins = (None, None, None, None, None)

MASTER_WINS: Mapping[str, Wins] = {
    "standard": (47.5, 94.0, 94.5, 99.8, 99.5),
    "expert": (28.7, 57.8, 33.5, 66.0, 74.8),
    "expert-hand": (4.8, 6.5, 1.2, 1.0, 5.0),
    "standard+fire": (42.5, 90.8, 87.8, 95.8, 98.2),
}
"""Games won of a hundred by rule set, for one to five players; several players talk."""
