"""Turns a command into events or a refusal, without side effects."""

from typing import assert_never

from ninetyeight.table.actor import Actor, DecisionContext
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Agree,
    Arrive,
    Ask,
    ChangeOptions,
    Chat,
    Command,
    Create,
    Depart,
    EndGame,
    EndTheTurn,
    GiveSignal,
    HandOver,
    Kick,
    LayCard,
    LetTimePass,
    Lock,
    MakeHost,
    NoteHint,
    Object,
    Propose,
    RemoveBot,
    Rename,
    ReplaceBot,
    ServerCommand,
    Sit,
    Speak,
    Stand,
    Start,
    StopAsking,
    Swap,
    TakeBack,
    TakeSeat,
    TurnAway,
    Withdraw,
)
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Event, Finished
from ninetyeight.table.table import Table

from . import latecomers, opening, playing, presence, seating, starting, swapping, talking

_DEPENDS_ON_WHAT_WAS_SEEN = (
    Agree,
    Again,
    EndTheTurn,
    Kick,
    LayCard,
    MakeHost,
    Object,
    Propose,
    RemoveBot,
    Speak,
    Start,
    Swap,
    TakeBack,
)


def decide(
    table: Table | None,
    command: Command | ServerCommand | Create,
    by: Actor,
    context: DecisionContext,
    based_on: int | None = None,
) -> tuple[Event, ...]:
    """The events that a command brings about; raises TableError if it is refused.

    Without events everything is already as the command wants it, and there is no step to write.
    `based_on` is the last step that the sender had seen; None if that does not matter.
    """
    if by.watching:
        raise TableError(TableCode.ONLY_WATCHING)
    if isinstance(command, Create):
        if table is not None:
            raise TableError(TableCode.TABLE_EXISTS)
        return opening.create(command, by, context)
    if table is None:
        raise TableError(TableCode.NO_SUCH_TABLE)
    if based_on is not None and based_on < table.changed:
        if isinstance(command, _DEPENDS_ON_WHAT_WAS_SEEN):
            raise TableError(TableCode.STALE, {"seq": table.changed})
    events = _decided(table, command, by, context)
    if events and isinstance(events[-1], Finished):
        return (*events, *latecomers.seated_after_the_game(table, context))
    return events


def _decided(
    table: Table, command: Command | ServerCommand, by: Actor, context: DecisionContext
) -> tuple[Event, ...]:
    match command:
        case LayCard():
            return playing.lay_card(table, command, by)
        case EndTheTurn():
            return playing.end_turn(table, by)
        case TakeBack():
            return playing.take_back(table, by)
        case EndGame():
            return playing.end_game(table, by, context.now)
        case GiveSignal():
            return talking.signal(table, command, by)
        case Withdraw():
            return talking.withdraw(table, command.pile, by)
        case NoteHint():
            return playing.note_hint(table, by)
        case Speak():
            return talking.speak(table, command)
        case Chat():
            return talking.chat(table, command.text, by)
        case Start():
            return starting.start(table, by, context)
        case Again():
            return starting.again(table, command.same_deal, by, context)
        case Propose():
            return starting.propose(table, by, context.now)
        case Agree():
            return starting.agree(table, by)
        case Object():
            return starting.object_(table, by)
        case LetTimePass():
            return starting.let_time_pass(table, max(context.now, command.until))
        case Sit():
            return seating.sit(table, command, by, context)
        case Stand():
            return seating.stand(table, by)
        case Rename():
            return seating.rename(table, command.name, by)
        case AddBot():
            return seating.add_bot(table, command, by, context)
        case RemoveBot():
            return seating.remove_bot(table, command.seat, by)
        case Kick():
            return seating.kick(table, command, by)
        case Lock():
            return seating.lock(table, command.locked, by)
        case Ask():
            return latecomers.ask(table, command, by)
        case StopAsking():
            return latecomers.stop_asking(table, by)
        case Admit():
            return latecomers.admit(table, command.number, by, context)
        case TurnAway():
            return latecomers.turn_away(table, command.number, by)
        case Swap():
            return swapping.swap(table, command.seat, by)
        case MakeHost():
            return seating.make_host(table, command.seat, by, context.now)
        case ChangeOptions():
            return opening.change_options(table, command, by, context)
        case Arrive():
            return presence.arrive(table, command, by)
        case Depart():
            return presence.depart(table, command, by)
        case HandOver():
            return presence.hand_over(table, command, by, context.now)
        case TakeSeat():
            return presence.take_seat(table, by)
        case ReplaceBot():
            return presence.replace_bot(table, command.seat, command.level)
        case _:
            assert_never(command)
