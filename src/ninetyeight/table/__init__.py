"""One table of people and bots, without input or output: commands in, events out.

    events = decide(table, command, by, context, based_on)  # or TableError
    table = evolve_step(table, events, seq=table.seq + 1, at=context.now)

Clients are sent what `shown_event`, `shown_table`, `shown_game` and `mine` return, and nothing
else. `owed` is what bots have to do.
"""

from .actor import Actor, DecisionContext
from .commands import Command, Create, ServerCommand, Speak
from .decisions.checks import is_host
from .decisions.decide import decide
from .duties import BotProposes, BotsSpeak, BotTurn, Owed, TimePasses, owed
from .errors import TableCode, TableError
from .events import Event
from .evolving.evolve import evolve, evolve_step, unsettles
from .game import Game, Proposal, Result
from .options import Options
from .recording import game_name, record_of
from .seats import BOT_LEVELS, PLACES, BotSeat, Person, Player, Visitor
from .showing.events import shown_event
from .showing.game import shown_game, shown_table
from .showing.hand import mine
from .showing.parts import Parts, changed_parts
from .stored.events import decode_events, encode_events
from .stored.snapshots import decode_snapshot, encode_snapshot
from .stored.summaries import Summary, changed_summary, decode_summary, encode_summary, summary_of
from .table import Phase, Table
from .views import history_of, signals_of, view_of

__all__ = [
    "BOT_LEVELS",
    "PLACES",
    "Actor",
    "BotProposes",
    "BotSeat",
    "BotTurn",
    "BotsSpeak",
    "Command",
    "Create",
    "DecisionContext",
    "Event",
    "Game",
    "Options",
    "Owed",
    "Parts",
    "Person",
    "Phase",
    "Player",
    "Proposal",
    "Result",
    "ServerCommand",
    "Speak",
    "Summary",
    "Table",
    "TableCode",
    "TableError",
    "TimePasses",
    "Visitor",
    "changed_parts",
    "changed_summary",
    "decide",
    "decode_events",
    "decode_snapshot",
    "decode_summary",
    "encode_events",
    "encode_snapshot",
    "encode_summary",
    "evolve",
    "evolve_step",
    "game_name",
    "history_of",
    "is_host",
    "mine",
    "owed",
    "record_of",
    "shown_event",
    "shown_game",
    "shown_table",
    "signals_of",
    "summary_of",
    "unsettles",
    "view_of",
]
