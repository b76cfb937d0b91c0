"""Players that choose from a View: levels from a beginner to the strongest, and the arena.

    bot = bot_named("sharp", rules, players=3)
    lays = bot.choose_turn(view(state, seat), signals, rng)

A bot is never given a State, so it cannot know more than its seat may know.
"""

from .arena import play_match
from .bot import Bot, Signals
from .figures import Difference, Figures, Tally, difference, figures, likelihood, wilson
from .levels import BUDGET, LEVELS, UnknownBot, bot_named
from .match import IllegalTurn, Match, Played, game_seeds, play_game
from .weights import WEIGHTED, BadWeights, Weights, load_weights, write_weights
from .why import Why, why

__all__ = [
    "BUDGET",
    "LEVELS",
    "WEIGHTED",
    "BadWeights",
    "Bot",
    "Difference",
    "Figures",
    "IllegalTurn",
    "Match",
    "Played",
    "Signals",
    "Tally",
    "UnknownBot",
    "Weights",
    "Why",
    "bot_named",
    "difference",
    "figures",
    "game_seeds",
    "likelihood",
    "load_weights",
    "play_game",
    "play_match",
    "why",
    "wilson",
    "write_weights",
]
