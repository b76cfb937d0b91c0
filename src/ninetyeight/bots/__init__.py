"""Players that choose from a View: levels from a beginner to the strongest, and the arena.

    bot = bot_named("sharp", rules, players=3)
    lays = bot.choose_turn(view(state, seat), signals, rng)

A bot is never given a State, so it cannot know more than its seat may know.

Errors are ValueErrors: UnknownBot for a name that no bot has, BadWeights for a network that is
missing or damaged, IllegalTurn for a bot that does what the rules forbid, BadPlayers of the rules,
and TooLarge of the kernel, which has no room for some rule sets of your own.
"""

from .arena import play_match
from .bot import Bot, Signals
from .engines import Engine, EngineFailed, engine_from
from .finding import BadBot, find_bot
from .levels import BUDGET, LEVELS, UnknownBot, bot_named
from .match import BotFailed, IllegalTurn, Match, Played, game_seeds, play_game
from .reasons import TurnReason, Why, why
from .talking import speak
from .tallies import Difference, Figures, Tally, difference, figures, likelihood, wilson
from .weights import WEIGHTED, BadWeights, Weights, load_weights, write_weights

__all__ = [
    "BUDGET",
    "LEVELS",
    "WEIGHTED",
    "BadBot",
    "BadWeights",
    "Bot",
    "BotFailed",
    "Difference",
    "Engine",
    "EngineFailed",
    "Figures",
    "IllegalTurn",
    "Match",
    "Played",
    "Signals",
    "Tally",
    "TurnReason",
    "UnknownBot",
    "Weights",
    "Why",
    "bot_named",
    "difference",
    "engine_from",
    "figures",
    "find_bot",
    "game_seeds",
    "likelihood",
    "load_weights",
    "play_game",
    "play_match",
    "speak",
    "why",
    "wilson",
    "write_weights",
]
