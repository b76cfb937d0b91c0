"""What a table waits for that no person does; the server does it.

Before each turn, and again after each card, all bots speak once, and only then play, so they have
heard each other. The seat in turn need not speak, because nobody else acts before its turn ends.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ninetyeight.rules import Seat
from ninetyeight.talk import Meaning

from .game import Game
from .table import Table


class BotTurn(Struct, frozen=True):
    """The bot in turn lays, or ends its turn; its commands are sent by the bot's Actor."""

    seat: Seat
    level: str


class BotsSpeak(Struct, frozen=True):
    """Bots have to speak: one `Speak` for all these seats, sent by the server."""

    bots: tuple[tuple[Seat, str], ...]


class BotProposes(Struct, frozen=True):
    seat: Seat


class TimePasses(Struct, frozen=True):
    """`LetTimePass` is due, sent by the server."""

    until: float


Owed = BotTurn | BotsSpeak | BotProposes | TimePasses

Bots = Sequence[tuple[Seat, str]]
"""The seats that bots play, with their levels."""


def owed(table: Table) -> tuple[Owed, ...]:
    """What has to be done now; TimePasses at its time."""
    game = table.game
    if game is None or game.result:
        return ()
    bots = table.bots
    if game.proposal:
        return (*_speaking(table, game, bots), TimePasses(game.proposal.until))
    if not bots:
        return ()
    return _speaking(table, game, bots) or _turn(game, bots) or _proposal(table, game, bots)


def _speaking(table: Table, game: Game, bots: Bots) -> tuple[Owed, ...]:
    if not table.options.talk or game.players == 1:
        return ()
    silent = game.spoken if game.seat_in_turn is None else game.spoken | {game.seat_in_turn}
    speaking = tuple((seat, level) for seat, level in bots if seat not in silent)
    return (BotsSpeak(speaking),) if speaking else ()


def _turn(game: Game, bots: Bots) -> tuple[Owed, ...]:
    return tuple(BotTurn(seat, level) for seat, level in bots if seat == game.seat_in_turn)


def _proposal(table: Table, game: Game, bots: Bots) -> tuple[Owed, ...]:
    """The gladdest bot offers to begin if no person does, but not again after an objection."""
    if game.state.turn or not _nobody_else_begins(table, game):
        return ()
    willing = [seat for seat, _ in bots if seat not in game.declined]
    # Of several equally glad ones, max returns the first.
    return (BotProposes(max(willing, key=lambda seat: _gladness(game, seat))),) if willing else ()


def _nobody_else_begins(table: Table, game: Game) -> bool:
    people = (seat for seat, person in table.people if not person.stand_in)
    return all(Meaning.RATHER_NOT in _meanings(game, seat) for seat in people)


def _gladness(game: Game, seat: Seat) -> int:
    said = set(_meanings(game, seat))
    return (Meaning.GLADLY in said) - (Meaning.RATHER_NOT in said)


def _meanings(game: Game, seat: Seat) -> Iterable[Meaning]:
    return (signal.meaning for signal in game.signals if signal.seat == seat)
