"""A server that always deals the same cards: python tests/server/seeded.py SEED serve ...

Only tests have this. A server that people play on draws every seed by chance, and no setting of it
can change that.
"""

import sys

import msgspec

from ninetyeight.cli import main
from ninetyeight.rules import parse_seed
from ninetyeight.server.services import Services
from ninetyeight.server.tables import opening, room
from ninetyeight.server.tables.decision_context import decision_context
from ninetyeight.table import DecisionContext


def deal_from(seed: str) -> None:
    """Has all tables of this process dealt from that seed."""
    known = parse_seed(seed)

    def always_dealing(services: Services, now: float) -> DecisionContext:
        context = decision_context(services, now)
        return msgspec.structs.replace(context, draw_seed=lambda: known)

    opening.decision_context = room.decision_context = always_dealing  # type: ignore[attr-defined]


if __name__ == "__main__":
    deal_from(sys.argv.pop(1))
    main(prog_name="ninetyeight")
