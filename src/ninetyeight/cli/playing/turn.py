"""One turn of the player who sees the screen."""

from ninetyeight.cli.table_text import cards_text, lays_text
from ninetyeight.rules import EndTurn, Illegal, Lay, State, explain, is_trick, outcome, warns
from ninetyeight.words import Words

from .asking import confirm
from .bot_turn import bots_speak, play_on
from .effects import Dialogue
from .line_parser import Keyword, Lays, TypedCommand, parse_line
from .screen import hand_line, short_lines, table_lines, turn_of
from .session import LocalSession


def play_turn(sitting: LocalSession) -> Dialogue[None]:
    """From showing the table to the end of the turn, or of the game."""
    number = sitting.game.turn_number
    seat = turn_of(sitting.game.state).seat
    if sitting.is_shared and sitting.facing != seat:
        yield from sitting.turn_to(seat, "curtain-turn")
    yield from table_lines(sitting)
    while sitting.game.turn_number == number and not sitting.is_over:
        line = yield from sitting.ask()
        match parse_line(line, sitting.words):
            case Lays() as lays:
                yield from _lay(sitting, lays)
            case TypedCommand(Keyword.END):
                yield from _end(sitting)
            case TypedCommand(Keyword.UNDO):
                yield from _undo(sitting)
            case TypedCommand(Keyword.TABLE):
                yield from table_lines(sitting, again=True)
            case _:
                yield sitting.words.say("unclear")


def _lay(sitting: LocalSession, heard: Lays) -> Dialogue[None]:
    """Lays all cards of a line, or none of them."""
    words, game = sitting.words, sitting.game
    for lay, marked in heard.lays:
        if refusal := _refusal(words, game.state, lay, marked=marked):
            yield refusal
            if len(heard.lays) > 1 or heard.ends:
                yield words.say("nothing-laid")
            return
        loses = warns(game.state, lay)
        game = game.after(lay)
        if loses:
            question = words.say("warning", card=lay.card, pile=lay.pile.letter)
            if not (yield from confirm(words, question)):
                yield words.say("nothing-laid")
                return
            break
    ends = heard.ends and outcome(game.state) is None
    if ends and (illegal := explain(game.state, EndTurn())):
        yield _sentence(words, illegal)
        yield words.say("nothing-laid")
        return
    laid = game.lays_of_turn[len(sitting.game.lays_of_turn) :]
    play_on(sitting, game)
    yield words.say("laid", lays=lays_text(words, laid))
    if ends:
        yield from _end(sitting)
    elif not sitting.is_over:
        yield from bots_speak(sitting)
        yield from short_lines(sitting)


def _refusal(words: Words, state: State, lay: Lay, *, marked: bool) -> str | None:
    if illegal := explain(state, lay):
        return _sentence(words, illegal)
    if marked and not is_trick(state, lay):
        return words.say("not-a-trick", card=lay.card, top=state.tops[lay.pile])
    return None


def _sentence(words: Words, illegal: Illegal) -> str:
    return words.say(f"illegal-{illegal.code}", **illegal.facts)


def _end(sitting: LocalSession) -> Dialogue[None]:
    words, before = sitting.words, sitting.game.state
    if illegal := explain(before, EndTurn()):
        yield _sentence(words, illegal)
        return
    sitting.game = sitting.game.after(EndTurn())
    after, seat = sitting.game.state, turn_of(before).seat
    drawn = after.hands[seat] - before.hands[seat]
    if drawn:
        yield words.say("drawn", cards=cards_text(words, after.rules, drawn))
    if before.draw_pile and not after.draw_pile:
        yield words.say("draw-pile-used-up", count=after.rules.minimum_when_empty)
    if turn_of(after).seat == seat or sitting.is_over:
        return
    if drawn and (sitting.is_shared or sitting.bots):
        yield hand_line(words, after, seat)
    if drawn and sitting.is_shared:
        yield from sitting.ask(f"{words.say('curtain-hide')} ")
    elif sitting.bots and not sitting.is_shared:
        yield from sitting.ask(f"{words.say('others-play')} ")


def _undo(sitting: LocalSession) -> Dialogue[None]:
    words, lays = sitting.words, sitting.game.lays_of_turn
    earlier = sitting.game.undone()
    if not sitting.is_alone:
        yield words.say("undo-together")
    elif earlier is None:
        yield words.say("undo-nothing")
    else:
        sitting.game = earlier
        yield words.say("undone", card=lays[-1][1].card)
        yield from short_lines(sitting)
