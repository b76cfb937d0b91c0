"""The rules of the game: frozen values, and functions from one value to the next.

    state = choose_starter(deal(rules_named("standard"), players=1, seed=seed), Seat(0))
    while outcome(state) is None:
        state = apply(state, choose(legal_actions(state)))

Nothing here reads a clock, a file or a global source of chance. Every other implementation of the
rules is proven against this one.
"""

from .actions import Action, EndTurn, Lay
from .cards import PILES, Card, Pile, Seat, Tops
from .ending import outcome, stuck, way_out
from .errors import (
    BadDeck,
    BadPlayers,
    BadSeed,
    ImpossibleRules,
    ImpossibleView,
    NotVisible,
    RulesError,
    UnknownRules,
)
from .invariants import Fault, FaultCode, faults
from .legality import Illegal, IllegalAction, Reason, explain, is_trick, legal_actions, warns
from .outcomes import Grade, Outcome
from .play import apply, choose_starter, deal, deal_from
from .position import Hand, Position, State, Turn, View, begin_turn, tops_after
from .ruleset import RULE_SETS, Rules, rules_named
from .shuffle import SHUFFLE, Seed, commitment, parse_seed, random_seed, shuffled, verify_deal
from .sight import determinize, view

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
    "Fault",
    "FaultCode",
    "Grade",
    "Hand",
    "Illegal",
    "IllegalAction",
    "ImpossibleRules",
    "ImpossibleView",
    "Lay",
    "NotVisible",
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
    "apply",
    "begin_turn",
    "choose_starter",
    "commitment",
    "deal",
    "deal_from",
    "determinize",
    "explain",
    "faults",
    "is_trick",
    "legal_actions",
    "outcome",
    "parse_seed",
    "random_seed",
    "rules_named",
    "shuffled",
    "stuck",
    "tops_after",
    "verify_deal",
    "view",
    "warns",
    "way_out",
]
