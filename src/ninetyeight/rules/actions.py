"""What the player in turn can do."""

from dataclasses import dataclass

from .cards import Card, Pile


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    """Lays one card on one pile."""

    card: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn; the player draws and the next one begins."""


Action = Lay | EndTurn
"""Either of the two."""
