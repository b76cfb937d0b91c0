"""What bots do at a game in the terminal: they speak before each card, and take their own turns."""

from collections.abc import Iterator
from random import Random

from ninetyeight.bots import BotFailed, bot_named
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.match import listens, words_of
from ninetyeight.bots.match import turn_of as turn_of_bot
from ninetyeight.cli.table_text import lays_text
from ninetyeight.rules import EndTurn, IllegalAction, Lay, Seat, outcome, view
from ninetyeight.talk import GivenSignals, Signal, Withdrawal
from ninetyeight.talk.telling import told_before

from .effects import Dialogue
from .game import LocalGame
from .screen import turn_of
from .session import LocalSession

SIMPLER = "steady"
"""Who plays on for a bot that has failed."""


def bots_speak(sitting: LocalSession) -> Dialogue[None]:
    """Every bot that is not in turn says what it has to say."""
    state = sitting.game.state
    in_turn = state.turn.seat if state.turn else None
    for seat in [seat for seat in sitting.bots if seat != in_turn]:
        try:
            said = words_of(sitting.bots[seat], seat, view(state, seat))
        except BotFailed as failed:
            yield from _replace(sitting, seat, failed)
            said = words_of(sitting.bots[seat], seat, view(state, seat))
        for change in _changes(seat, said, sitting.game.heard):
            sitting.game = sitting.game.after_saying(change)


def play_on(sitting: LocalSession, after: LocalGame) -> None:
    """Goes on to the game after new lays: all bots have spoken before the first, none after it."""
    if sitting.told is not None:
        signals, players = sitting.game.heard, len(sitting.names)
        spoken = [seat for seat, bot in sitting.bots.items() if listens(bot)]
        for state, action in after.past[len(sitting.game.past) :]:
            if isinstance(action, Lay):
                turn = turn_of(state)
                sitting.told += told_before(action, turn.seat, turn.laid, players, signals, spoken)
                spoken = []
    sitting.game = after


def play_bot_turn(sitting: LocalSession) -> Dialogue[None]:
    """The whole turn of a bot; after each card the others speak again."""
    words, before = sitting.words, sitting.game
    seat = turn_of(before.state).seat
    while True:
        try:
            after = _after_choice(sitting, seat)
        except BotFailed as failed:
            yield from _replace(sitting, seat, failed)
            after = _after_choice(sitting, seat)
        play_on(sitting, after)
        if sitting.is_over or after.turn_number > before.turn_number:
            break
        yield from bots_speak(sitting)
    if not sitting.is_shared:
        steps = after.past[len(before.past) :]
        lays = [(state, action) for state, action in steps if isinstance(action, Lay)]
        yield words.say("turn-laid", name=sitting.names[seat], lays=lays_text(words, lays))
        if before.state.draw_pile and not after.state.draw_pile:
            yield words.say("draw-pile-used-up", count=after.state.rules.minimum_when_empty)


def _after_choice(sitting: LocalSession, seat: Seat) -> LocalGame:
    """The game after what the bot does next: its whole turn or, if it listens again then, a card.

    Raises BotFailed, and then nothing is laid.
    """
    game, bot = sitting.game, sitting.bots[seat]
    seen, record = view(game.state, seat), game.origin
    deal = record.seed or ".".join(map(str, record.deck))
    _, chance = chance_of(f"{deal}/{len(seen.gone)}")
    heard = [signal for signal in game.heard if signal.seat != seat]
    signals, history = heard if record.talk else None, sitting.told or b""
    lays = turn_of_bot(bot, seat, seen, signals, Random(chance), history)
    goes_on = record.talk and listens(bot) and len(lays) > 1
    try:
        for lay in lays[:1] if goes_on else lays:
            game = game.after(lay)
            if outcome(game.state):
                return game
        return game if goes_on else game.after(EndTurn())
    except IllegalAction as error:
        raise BotFailed(f"{bot.name} in seat {seat + 1}: {error}") from error


def _changes(
    seat: Seat, said: tuple[Signal, ...], heard: GivenSignals
) -> Iterator[Signal | Withdrawal]:
    """What is new in what a seat says, and what it does not say any more."""
    before = {signal.pile: signal for signal in heard if signal.seat == seat}
    now = {signal.pile: signal for signal in said}
    yield from (Withdrawal(seat, pile) for pile in before if pile not in now)
    yield from (signal for pile, signal in now.items() if before.get(pile) != signal)


def _replace(sitting: LocalSession, seat: Seat, failed: BotFailed) -> Dialogue[None]:
    """Lets a simpler bot play on, so that nothing of the game is lost."""
    rules, players = sitting.game.state.rules, len(sitting.names)
    sitting.bots[seat] = bot_named(SIMPLER, rules, players)
    name = sitting.names[seat]
    yield sitting.words.say("bot-failed", name=name, reason=str(failed), simpler=SIMPLER)
