"""What is said to an engine, and how its answers are read; `docs/engines.md` describes it.

Whatever is wrong with an answer raises ValueError with what was expected.
"""

from collections.abc import Iterator

from ninetyeight.bots.bot import Signals
from ninetyeight.record import format_position, format_signal, parse_lay, parse_signal
from ninetyeight.record.rule_numbers import rule_lines
from ninetyeight.rules import EndTurn, Lay, Rules, Seat, View, apply, explain
from ninetyeight.talk import Signal

VERSION = 1
HELLO = f"n98-engine {VERSION}"
QUIT = "quit"
INFO = "info"
"""What an engine says for those who watch it begins with this word, and is ignored."""

MAX_NAME_LENGTH = 40


def read_name(answer: str) -> str:
    """The name of an engine, from its answer to HELLO."""
    word, _, rest = answer.partition(" ")
    version, _, name = rest.strip().partition(" ")
    name = name.strip()
    is_name = name.isprintable() and 1 <= len(name) <= MAX_NAME_LENGTH
    if word != "engine" or version != str(VERSION) or not is_name:
        raise ValueError(
            f"'engine {VERSION}' and a name of up to {MAX_NAME_LENGTH} letters,"
            f" as in 'engine {VERSION} Nearest'"
        )
    return name


def rules_request(rules: Rules) -> list[str]:
    """The lines that tell the numbers of the rules, as the head of a record has them."""
    return [line.replace(":", "", 1) for line in rule_lines(rules)]


def turn_request(view: View, signals: Signals, think: float, seed: int) -> list[str]:
    """The lines that ask for a turn."""
    heard = [] if signals is None else [_words("signals", map(format_signal, signals))]
    ask = f"turn think={round(1000 * think)} seed={seed}"
    return [f"position {format_position(view)}", *heard, ask]


def words_request(view: View) -> list[str]:
    """The lines that ask what a seat says."""
    return [f"position {format_position(view)}", "words"]


def read_turn(answer: str, view: View) -> tuple[Lay, ...]:
    """The lays of a turn that is legal to its end."""
    word, *texts = answer.split()
    if word != "lays":
        raise ValueError("'lays' and the cards of a whole turn, as in 'lays 57a 47a!'")
    lays: list[Lay] = []
    for text in texts:
        lay, marked = parse_lay(text)
        if illegal := explain(view, lay):
            raise ValueError(f"a legal turn, but {illegal}")
        if marked and not view.rules.is_trick(lay.card, lay.pile, view.tops[lay.pile]):
            raise ValueError(f"a legal turn, but {text} is no backwards trick")
        lays.append(lay)
        view = apply(view, lay)
        if view.outcome is not None:
            return tuple(lays)
    if illegal := explain(view, EndTurn()):
        raise ValueError(f"a legal turn, but {illegal}")
    return tuple(lays)


def read_words(answer: str, view: View) -> tuple[Signal, ...]:
    """What a seat says; about starting only before the start."""
    word, _, rest = answer.partition(" ")
    if word != "says":
        raise ValueError("'says' and signals, as in 'says leave a, no-jump c', or 'says' alone")
    assert view.seat is not None, "a spectator says nothing"
    signals = tuple(_signals(rest, view.seat))
    if view.turn is not None and any(signal.pile is None for signal in signals):
        raise ValueError("signals about piles, because the game has started")
    if len({signal.pile for signal in signals}) < len(signals):
        raise ValueError("one signal about a pile, and one about starting")
    return signals


def _signals(text: str, seat: Seat) -> Iterator[Signal]:
    for part in filter(None, map(str.strip, text.split(","))):
        said = parse_signal(f"{seat + 1} {part}")
        if not isinstance(said, Signal):
            raise ValueError("signals: what is not said any more is left out")
        yield said


def _words(word: str, parts: Iterator[str]) -> str:
    return " ".join([word, ", ".join(parts)]).rstrip()
