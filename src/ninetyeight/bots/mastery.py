"""How often `master` wins, as measured: docs/bots.md describes how, and a test keeps both equal."""

from collections.abc import Mapping

Wins = tuple[float | None, float | None, float | None, float | None, float | None]

NOT_MEASURED: Wins = (None, None, None, None, None)

MASTER_WINS: Mapping[str, Wins] = {
    "standard": (49.2, 97.2, 95.2, 99.6, 100.0),
    "expert": (26.2, 74.7, 55.1, 77.9, 89.5),
    "expert-hand": (1.2, 7.6, 0.4, 2.8, 4.4),
    "standard+fire": (48.8, 96.0, 88.4, 96.8, 98.4),
    "expert+fire": (23.2, 62.4, 28.4, 51.6, 70.4),
    "expert-hand+fire": (1.6, 4.4, 0.4, 1.2, 2.0),
}
"""Games won of a hundred by rule set, for one to five players; several players talk."""
