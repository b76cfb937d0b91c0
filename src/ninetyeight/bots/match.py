"""One game between bots: by the kernel if it knows all the players, else by the rules library.

Game i of seed S, counted from 1, derives all its randomness from SHA-256 of the text `S/i`: the
first 32 hexadecimal digits are the seed of its deck, the next 16 that of its players. At a table
that talks everybody speaks before each card, and the seat that says *gladly* starts, else one that
says nothing; the lowest such seat. At a silent table seat 1 starts.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import thread_time

from ninetyeight.kernel import Level, chosen_kernel
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import (
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Pile,
    Rules,
    Seat,
    Seed,
    State,
    View,
    apply,
    choose_starter,
    deal_from,
    outcome,
    shuffled,
    view,
)
from ninetyeight.talk import Meaning, Signal
from ninetyeight.talk.telling import told_before

from .bot import Bot, Signals
from .engines import EngineFailed
from .finding import failure_text, find_bot
from .kernel_player import chance_of
from .levels import BUDGET, NamedBot
from .packed_game import PackedGame, record_text, talk_before_lay
from .planner import Planner


class BotFailed(ValueError):
    """A bot has raised an error, or answered nonsense; `game` is the number of the game."""

    game: int | None = None


class IllegalTurn(BotFailed):
    """A bot tried what the rules forbid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The players, the rules, and the seed of the deals.

    `bots` has one for each seat: a text that `find_bot` knows, which makes a new bot for each game,
    or a bot of your own, which must be picklable if other processes are to play it. `budget` is how
    many seconds `master` may take for a turn; `weights` is the folder of the networks, by default
    that of the package.
    """

    rules: Rules
    bots: tuple[str | Bot, ...]
    seed: int | str
    talk: bool = True
    weights: Path | None = None
    budget: float = BUDGET

    def __post_init__(self) -> None:
        self.rules.hand_size(len(self.bots))  # raises BadPlayers

    @property
    def talks(self) -> bool:
        """Whether there is talk; alone there is nobody to talk to."""
        return self.talk and len(self.bots) > 1

    def seated(self) -> tuple[Bot, ...]:
        """The bots, one a seat."""
        return tuple(
            find_bot(bot, self.rules, len(self.bots), budget=self.budget, weights=self.weights)
            if isinstance(bot, str)
            else bot
            for bot in self.bots
        )


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game; `seconds` is processor time."""

    number: int
    left: int
    turns: int
    seconds: float
    record: str | None


def game_seeds(seed: int | str, number: int) -> tuple[Seed, int]:
    """The seeds of the deck and of the players, for game `number` of `seed`."""
    deck, players = chance_of(f"{seed}/{number}")
    return Seed(deck), players


def play_game(match: Match, number: int, *, keep: bool = False) -> Played:
    """Plays one game; with `keep`, the result includes its record."""
    seed, chance = game_seeds(match.seed, number)
    deck, bots = shuffled(match.rules, seed), match.seated()
    began = thread_time()
    try:
        game = play_deck(match, bots, deck, chance)
    except BotFailed as error:
        error.game = number
        raise
    seconds = thread_time() - began
    left = game.left(deck)
    turns = game.ends.count(1) + game.ends.endswith(b"\0")
    text = None
    if keep:
        names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots, start=1)]
        text = record_text(match.rules, names, deck, seed, game, talk=match.talks)
    return Played(number, left, turns, seconds, text)


def play_deck(match: Match, bots: Sequence[Bot], deck: tuple[Card, ...], chance: int) -> PackedGame:
    """Plays one deck to its end; `chance` is the seed of the players."""
    return in_kernel(match, bots, deck, chance) or by_the_rules(match, bots, deck, chance)


def in_kernel(
    match: Match, bots: Sequence[Bot], deck: tuple[Card, ...], chance: int
) -> PackedGame | None:
    """The game at the speed of the kernel, if none of those who play leaves anything to chance.

    The others need a seed for every turn.
    """
    players = [bot for bot in bots if isinstance(bot, Planner) and bot.level is not Level.MASTER]
    if len(players) < len(bots):
        return None
    start, lays, ends, talk = chosen_kernel().play(
        pack_rules(match.rules, len(bots)),
        bytes(deck),
        tuple(bot.for_kernel() for bot in players),
        match.talks,
        chance,
    )
    return PackedGame(Seat(start), lays, ends, talk)


def by_the_rules(
    match: Match, bots: Sequence[Bot], deck: tuple[Card, ...], chance: int
) -> PackedGame:
    """The game by the rules library, with any bots."""
    rng, lays, ends, history = Random(chance), bytearray(), bytearray(), bytearray()
    keep_the_convention = frozenset(
        Seat(seat) for seat, bot in enumerate(bots) if isinstance(bot, NamedBot)
    )
    state = deal_from(match.rules, len(bots), deck)
    glad = bytes([1] * len(bots))
    if match.talks:
        glad = bytes(_gladness(bot, state, Seat(seat)) for seat, bot in enumerate(bots))
    # The first of several equally glad seats starts.
    start = Seat(glad.index(max(glad)))
    talk = bytearray(glad)
    state = choose_starter(state, start)
    while outcome(state) is None:
        assert state.turn is not None, "the game has been started"
        seat = state.turn.seat
        signals = _said(bots, state, seat) if match.talks else None
        turn = turn_of(bots[seat], seat, view(state, seat), signals, rng, bytes(history))
        spoken = keep_the_convention if match.talks else frozenset[Seat]()
        goes_on = match.talks and listens(bots[seat]) and len(turn) > 1
        try:
            for number, lay in enumerate(turn[:1] if goes_on else turn, start=state.turn.laid):
                if signals is not None:
                    history += told_before(lay, seat, number, len(bots), signals, spoken)
                # Within a turn that is laid at once nobody speaks again.
                spoken = frozenset()
                state = apply(state, lay)
                talk += talk_before_lay(seat, len(bots), signals)
                signals = signals and [said for said in signals if said.pile != lay.pile]
                lays += bytes([lay.card, lay.pile])
                ends.append(0)
                if outcome(state):
                    break
            else:
                if not goes_on:
                    state = apply(state, EndTurn())
                    ends[-1] = 1
        except IllegalAction as error:
            raise IllegalTurn(f"{bots[seat].name} in seat {seat + 1}: {error}") from error
    return PackedGame(start, bytes(lays), bytes(ends), bytes(talk))


def listens(bot: Bot) -> bool:
    """Whether a bot listens again after each card, and chooses the rest of its turn anew.

    Bots of yours and engines lay the turn that they have chosen.
    """
    return isinstance(bot, NamedBot)


def turn_of(
    bot: Bot, seat: Seat, seen: View, signals: Signals, rng: Random, history: bytes = b""
) -> tuple[Lay, ...]:
    """The bot's choice, which is validated first: the bot may be anybody's.

    Bots by name are also given what was said before each lay.
    """
    with _named_if_it_fails(bot, seat):
        turn: object = (
            bot.choose_turn(seen, signals, rng, history)
            if isinstance(bot, NamedBot)
            else bot.choose_turn(seen, signals, rng)
        )
    if isinstance(turn, tuple | list):
        lays = tuple(lay for lay in turn if isinstance(lay, Lay) and isinstance(lay.pile, Pile))
        if len(lays) == len(turn):
            return lays
    raise IllegalTurn(f"{bot.name} in seat {seat + 1}: a turn is a tuple of Lay, not {turn!r}")


def words_of(bot: Bot, seat: Seat, seen: View) -> tuple[Signal, ...]:
    """What the bot says, which is validated first, too."""
    with _named_if_it_fails(bot, seat):
        said: object = bot.speak(seen)
    if isinstance(said, tuple | list):
        signals = tuple(each for each in said if isinstance(each, Signal) and each.seat == seat)
        if len(signals) == len(said):
            return signals
    raise BotFailed(
        f"{bot.name} in seat {seat + 1}: what it says is a tuple of its own Signals, not {said!r}"
    )


@contextmanager
def _named_if_it_fails(bot: Bot, seat: Seat) -> Iterator[None]:
    try:
        yield
    except EngineFailed as error:
        raise BotFailed(f"{error} (seat {seat + 1})") from error
    except Exception as error:
        raise BotFailed(f"{bot.name} in seat {seat + 1}: {failure_text(error)}") from error


def _gladness(bot: Bot, state: State, seat: Seat) -> int:
    """How gladly a seat would start: 2 gladly, 1 nothing to say, 0 rather not."""
    said = {signal.meaning for signal in words_of(bot, seat, view(state, seat))}
    return 1 + (Meaning.GLADLY in said) - (Meaning.RATHER_NOT in said)


def _said(bots: Sequence[Bot], state: State, in_turn: Seat) -> Signals:
    others = (Seat(seat) for seat in range(len(bots)) if seat != in_turn)
    return [signal for seat in others for signal in words_of(bots[seat], seat, view(state, seat))]
