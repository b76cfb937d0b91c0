"""Steps of which it is known that they are legal, so that nothing is asked twice.

They are for replays and for tables, and not part of the public library: with an illegal action they
give nonsense.
"""

from .legality import loses
from .play import after_lay, after_turn
from .sight import view_after_lay

__all__ = ["after_lay", "after_turn", "loses", "view_after_lay"]
