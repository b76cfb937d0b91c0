"""The course of a game as a dialogue: lines in, sentences out."""

from ninetyeight.cli.streams import INTERRUPTED
from ninetyeight.cli.table_text import (
    draw_pile_line,
    hand_lines,
    owed_lines,
    pile_lines,
    result_lines,
    rules_title,
)
from ninetyeight.record import parse_seat
from ninetyeight.rules import Seat, commitment, outcome

from .effects import Dialogue
from .screen import hand_line, heading, turn_of
from .session import Leave, LocalSession
from .turn import play_turn


def dialogue(sitting: LocalSession, loaded_from: str | None = None) -> Dialogue[int]:
    """A whole game, from its current state; the result is an exit code."""
    try:
        yield from _welcome(sitting, loaded_from)
        if sitting.game.state.turn is None:
            yield from _look_round(sitting)
            yield from _agree_who_starts(sitting)
        while not sitting.is_over:
            yield from play_turn(sitting)
        yield from _end(sitting)
    except Leave:
        yield from _leave(sitting, "left")
    except EOFError:
        yield from _leave(sitting, "input-ended")
    except KeyboardInterrupt:
        yield from _leave(sitting, "interrupted")
        return INTERRUPTED
    return 0


def _welcome(sitting: LocalSession, loaded_from: str | None) -> Dialogue[None]:
    words, origin = sitting.words, sitting.game.origin
    rules = rules_title(words, origin.rules)
    if sitting.is_shared:
        players = len(origin.players)
        yield words.say("welcome-together", rules=rules, players=players)
    else:
        yield words.say("welcome-alone", rules=rules)
    if loaded_from is not None:
        yield words.say("welcome-back", file=loaded_from)
    if origin.seed is not None:
        yield words.say("deal-promised", hash=commitment(origin.seed))
    yield words.say("welcome-how")


def _look_round(sitting: LocalSession) -> Dialogue[None]:
    """Everybody looks at their own hand, one after the other."""
    words, state = sitting.words, sitting.game.state
    for seat in map(Seat, range(len(sitting.names))):
        yield from sitting.turn_to(seat, "curtain-look")
        yield hand_line(words, state, seat)
        yield from sitting.ask(f"{words.say('curtain-hide')} ")
    yield from sitting.hide()


def _agree_who_starts(sitting: LocalSession) -> Dialogue[None]:
    words, players = sitting.words, len(sitting.names)
    seats = ", ".join(f"{number} {name}" for number, name in enumerate(sitting.names, start=1))
    yield words.say("who-starts", seats=seats)
    while sitting.game.state.turn is None:
        line = yield from sitting.ask(f"{words.say('who-starts-prompt')} ")
        try:
            sitting.game = sitting.game.started_by(parse_seat(line.strip()))
        except ValueError:
            yield words.say("who-starts-expected", players=players)


def _end(sitting: LocalSession) -> Dialogue[None]:
    """Shows the open table, the result and the seed; the game can still be saved."""
    words, state = sitting.words, sitting.game.state
    end = outcome(state)
    assert end is not None, "the game is over"
    yield ""
    if not end.won:
        yield heading(sitting)
    yield from pile_lines(words, state)
    if not end.won:
        yield draw_pile_line(words, state)
        yield from hand_lines(words, state, sitting.names)
        yield from owed_lines(words, turn_of(state))
        yield words.say("game-lost")
    yield ""
    yield from result_lines(words, state.rules, end)
    if seed := sitting.game.origin.seed:
        yield words.say("deal-told", seed=seed, hash=commitment(seed))
    yield words.say("after-game")
    while (yield from sitting.ask()).strip():
        yield words.say("after-game")


def _leave(sitting: LocalSession, key: str) -> Dialogue[None]:
    if sitting.is_over:
        return
    yield from sitting.hide()
    yield from sitting.saver.farewell(key)
