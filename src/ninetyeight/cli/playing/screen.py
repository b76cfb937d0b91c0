"""What the player in turn sees."""

from collections.abc import Iterator

from ninetyeight.cli.table_text import (
    cards_text,
    draw_pile_line,
    hand_lines,
    lays_text,
    owed_lines,
    pile_lines,
)
from ninetyeight.rules import Seat, State, Turn, view
from ninetyeight.words import Words

from .session import LocalSession


def turn_of(state: State) -> Turn:
    assert state.turn is not None, "the table has agreed who starts"
    return state.turn


def heading(sitting: LocalSession) -> str:
    number = sitting.game.turn_number
    if sitting.is_alone:
        return sitting.words.say("turn-alone", turn=number)
    name = sitting.names[turn_of(sitting.game.state).seat]
    return sitting.words.say("turn-of", turn=number, name=name)


def hand_line(words: Words, state: State, seat: Seat) -> str:
    if not state.hands[seat]:
        return words.say("your-hand-empty")
    return words.say("your-hand", cards=cards_text(words, state.rules, state.hands[seat]))


def said_lines(sitting: LocalSession) -> Iterator[str]:
    """What the others say to the player on the screen."""
    words = sitting.words
    for signal in sitting.game.heard if sitting.bots else ():
        if signal.seat != sitting.speaker:
            said = words.say(f"web-signal-short-{signal.meaning}")
            name = sitting.names[signal.seat]
            if signal.pile is None:
                yield words.say("web-told-start", name=name, signal=said)
            else:
                yield words.say("web-told-signal", name=name, pile=signal.pile.letter, signal=said)


def table_lines(sitting: LocalSession, *, again: bool = False) -> Iterator[str]:
    """Everything that the player in turn sees; what bots have just laid, only if it is `again`."""
    words, state = sitting.words, sitting.game.state
    seat = turn_of(state).seat
    yield ""
    yield heading(sitting)
    has_seen = sitting.bots and not sitting.is_shared and not again
    for other, lays in () if has_seen else sitting.game.laid_by_others:
        yield words.say("turn-laid", name=sitting.names[other], lays=lays_text(words, lays))
    yield from pile_lines(words, state)
    yield draw_pile_line(words, state)
    hidden = list(hand_lines(words, view(state, None), sitting.names))
    yield from hidden[:seat] + hidden[seat + 1 :]
    yield from said_lines(sitting)
    yield from _own_lines(words, state)


def short_lines(sitting: LocalSession) -> Iterator[str]:
    """What a lay has changed."""
    yield from pile_lines(sitting.words, sitting.game.state)
    yield from said_lines(sitting)
    yield from _own_lines(sitting.words, sitting.game.state)


def _own_lines(words: Words, state: State) -> Iterator[str]:
    turn = turn_of(state)
    yield hand_line(words, state, turn.seat)
    if owed := list(owed_lines(words, turn)):
        yield from owed
    elif state.hands[turn.seat]:
        yield words.say("may-end")
    else:
        yield words.say("must-end")
