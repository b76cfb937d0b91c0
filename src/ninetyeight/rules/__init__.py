"""The rules of the game: frozen values, and functions from one value to the next.

    state = choose_starter(deal(rules_named("standard"), players=1, seed=seed), Seat(0))
    while outcome(state) is None:
        state = apply(state, choose(legal_actions(state)))

Nothing here reads a clock, a file or a global source of chance. Every other implementation of the
rules is proven against this one.
"""

from .actions import Action, EndTurn, Lay
from .cards import PILES, Card, Pile, Seat, Tops
from .ending import has_way_out, outcome, stuck, way_out
from .errors import BadDeck, BadPlayers, BadSeed, ImpossibleRules, RulesError, UnknownRules
from .faults import faults
from .legality import Illegal, IllegalAction, Reason, explain, legal_actions, loses, warns
from .outcomes import Grade, Outcome
from .play import after_lay, after_turn, apply, choose_starter, deal, deal_from
from .position import Hand, Position, State, Turn, View, begin_turn, tops_after
from .ruleset import RULE_SETS, Rules, rules_named
from .shuffle import SHUFFLE, Seed, commitment, parse_seed, shuffled, verify_deal
from .sight import determinize, view, view_after_lay

__all__ = [
    "PILES",
    "RULE_SETS",
    "SHUFFLE",
    "Action",
    "BadDeck",
    "BadPlayers",
    "BadSeed",
    "Card",
    "EndTurn",
    "Grade",
    "Hand",
    "Illegal",
    "IllegalAction",
    "ImpossibleRules",
    "Lay",
    "Outcome",
    "Pile",
    "Position",
    "Reason",
    "Rules",
    "RulesError",
    "Seat",
    "Seed",
    "State",
    "Tops",
    "Turn",
    "UnknownRules",
    "View",
    "after_lay",
    "after_turn",
    "apply",
    "begin_turn",
    "choose_starter",
    "commitment",
    "deal",
    "deal_from",
    "determinize",
    "explain",
    "faults",
    "has_way_out",
    "legal_actions",
    "loses",
    "outcome",
    "parse_seed",
    "rules_named",
    "shuffled",
    "stuck",
    "tops_after",
    "verify_deal",
    "view",
    "view_after_lay",
    "warns",
    "way_out",
]
