"""What is said at a table: signals, which contain no number, and texts, which are guarded."""

from ninetyeight.table.actor import Actor
from ninetyeight.table.commands import BotSignal, GiveSignal, Speak
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Chatted, Event, Signalled, Spoke, Withdrew
from ninetyeight.table.game import Game
from ninetyeight.table.pile_letters import PileLetter, letter_of
from ninetyeight.table.table import Table
from ninetyeight.talk import Meaning, refusal

from .checks import own_seat, person_at, playing_seat, running_game

MAX_TEXT_LENGTH = 300

_About = tuple[int, PileLetter | None]


def signal(table: Table, command: GiveSignal, by: Actor) -> tuple[Event, ...]:
    game = running_game(table)
    seat = playing_seat(table, by)
    _require_talk(table)
    _require_sense(game, command.meaning, command.pile)
    if _said(game).get((seat, command.pile)) == command.meaning:
        return ()
    return (Signalled(seat, command.meaning, command.pile),)


def withdraw(table: Table, pile: PileLetter | None, by: Actor) -> tuple[Event, ...]:
    game = running_game(table)
    seat = playing_seat(table, by)
    return (Withdrew(seat, pile),) if (seat, pile) in _said(game) else ()


def speak(table: Table, command: Speak) -> tuple[Event, ...]:
    """Seats that a person has taken back meanwhile are skipped."""
    game = running_game(table)
    _require_talk(table)
    seats = tuple(seat for seat, _ in table.bots if seat in command.seats)
    before = {about: meaning for about, meaning in _said(game).items() if about[0] in seats}
    now = {_about(said): said.meaning for said in command.signals if said.seat in seats}
    for (_, pile), meaning in now.items():
        _require_sense(game, meaning, pile)
    ended = (Withdrew(*about) for about in before if about not in now)
    new = (
        Signalled(seat, meaning, pile)
        for (seat, pile), meaning in now.items()
        if before.get((seat, pile)) != meaning
    )
    return (*ended, *new, Spoke(seats)) if seats else ()


def chat(table: Table, text: str, by: Actor) -> tuple[Event, ...]:
    """After a game all cards are open, and people may talk about them."""
    seat = own_seat(table, by)
    text = text.strip()
    if not text:
        raise TableError(TableCode.EMPTY_TEXT)
    if len(text) > MAX_TEXT_LENGTH:
        raise TableError(TableCode.LONG_TEXT, {"most": MAX_TEXT_LENGTH})
    if table.is_in_game:
        _require_talk(table)
    if table.phase != "over" and refusal(text, before=person_at(table, seat).texts):
        raise TableError(TableCode.NUMBER_TOLD)
    return (Chatted(seat, text),)


def _require_talk(table: Table) -> None:
    if not table.options.talk:
        raise TableError(TableCode.NO_TALK)


def _require_sense(game: Game, meaning: Meaning, pile: PileLetter | None) -> None:
    if meaning.is_about_a_pile != (pile is not None):
        raise TableError(TableCode.BAD_SIGNAL)
    if pile is None and game.state.turn:
        raise TableError(TableCode.ALREADY_STARTED)


def _said(game: Game) -> dict[_About, Meaning]:
    return {
        (said.seat, None if said.pile is None else letter_of(said.pile)): said.meaning
        for said in game.signals
    }


def _about(said: BotSignal) -> _About:
    return said.seat, said.pile
