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
from ninetyeight.rules import commitment, outcome

from .bot_turn import bots_speak, play_bot_turn
from .effects import Dialogue, Question
from .screen import hand_line, heading, said_lines, turn_of
from .session import PROMPT, Leave, LocalSession
from .turn import play_turn


def dialogue(sitting: LocalSession, loaded_from: str | None = None) -> Dialogue[int]:
    """A whole game, from its current state; the result is an exit code."""
    try:
        yield from _welcome(sitting, loaded_from)
        if sitting.game.state.turn is None:
            yield from _look_round(sitting)
            yield from _agree_who_starts(sitting)
        while not sitting.is_over:
            yield from bots_speak(sitting)
            if turn_of(sitting.game.state).seat in sitting.bots:
                yield from play_bot_turn(sitting)
            else:
                yield from play_turn(sitting)
        yield from _end(sitting)
    except Leave:
        yield from _leave(sitting, "left")
    except EOFError:
        yield from _leave(sitting, "input-ended")
    except KeyboardInterrupt:
        yield from _keep(sitting)
        yield from _leave(sitting, "interrupted")
        return INTERRUPTED
    return 0


def _welcome(sitting: LocalSession, loaded_from: str | None) -> Dialogue[None]:
    words, origin = sitting.words, sitting.game.origin
    rules = rules_title(words, origin.rules)
    if sitting.is_alone:
        yield words.say("welcome-alone", rules=rules)
    else:
        players = len(origin.players)
        yield words.say("welcome-together", rules=rules, players=players)
    if loaded_from is not None:
        yield words.say("welcome-back", file=loaded_from)
    if origin.seed is not None:
        yield words.say("deal-promised", hash=commitment(origin.seed))
    yield words.say("welcome-how")


def _look_round(sitting: LocalSession) -> Dialogue[None]:
    """Everybody looks at their own hand, one after the other."""
    words, state = sitting.words, sitting.game.state
    if not sitting.is_shared:
        yield ""
        yield hand_line(words, state, sitting.people[0])
        return
    for seat in sitting.people:
        yield from sitting.turn_to(seat, "curtain-look")
        yield hand_line(words, state, seat)
        yield from sitting.ask(f"{words.say('curtain-hide')} ")
    yield from sitting.hide()


def _agree_who_starts(sitting: LocalSession) -> Dialogue[None]:
    words, players = sitting.words, len(sitting.names)
    seats = ", ".join(f"{number} {name}" for number, name in enumerate(sitting.names, start=1))
    yield from bots_speak(sitting)
    yield from said_lines(sitting)
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


def _keep(sitting: LocalSession) -> Dialogue[None]:
    """Offers to save the game; another Ctrl-C, the end of the input or an empty line declines."""
    if sitting.is_over or sitting.saver.has(sitting.game):
        return
    yield from sitting.hide()
    try:
        while not sitting.saver.has(sitting.game):
            yield sitting.words.say("keep-game")
            name = (yield Question(PROMPT)).strip()
            if not name:
                return
            yield from sitting.saver.save(sitting.game, name)
    except (EOFError, KeyboardInterrupt):
        return


def _leave(sitting: LocalSession, key: str) -> Dialogue[None]:
    if sitting.is_over:
        return
    yield from sitting.hide()
    yield from sitting.saver.farewell(key)
