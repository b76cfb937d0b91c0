"""Short text for the smallest things: seats, piles, lays, signals, results."""

import re

from ninetyeight.rules import Card, Lay, Outcome, Pile, Seat
from ninetyeight.talk import Meaning, Signal, Withdrawal

_NUMBER = "0|[1-9][0-9]{0,2}"
_LAY = re.compile(rf"({_NUMBER})([a-d])(!?)")
WITHDRAW = "withdraw"


def format_lay(lay: Lay, *, trick: bool = False) -> str:
    """Writes a lay as card, pile and, for the backwards trick, a mark: `57a`, `47a!`."""
    return f"{lay.card}{lay.pile.letter}{'!' if trick else ''}"


def parse_lay(text: str) -> tuple[Lay, bool]:
    """Reads a lay, and whether it is marked as a backwards trick.

    >>> parse_lay("47a!")
    (Lay(card=47, pile=<Pile.A: 0>), True)
    """
    if not (match := _LAY.fullmatch(text)):
        raise ValueError(f"{text!r} is not a lay: expected a card and a pile, as in 57a or 47a!")
    card, letter, mark = match.groups()
    return Lay(Card(int(card)), parse_pile(letter)), mark == "!"


def parse_pile(letter: str) -> Pile:
    """Reads the letter of a pile."""
    if letter not in ("a", "b", "c", "d"):
        raise ValueError(f"{letter!r} is not a pile: expected a, b, c or d")
    return Pile[letter.upper()]


def parse_number(text: str) -> int:
    if not re.fullmatch(_NUMBER, text):
        raise ValueError(f"{text!r} is not a number from 0 to 999 without leading zeros")
    return int(text)


def format_seat(seat: Seat) -> str:
    """Writes a seat as people count, from 1."""
    return str(seat + 1)


def parse_seat(text: str) -> Seat:
    """Reads a seat as people count, from 1."""
    if not re.fullmatch(r"[1-9][0-9]?", text):
        raise ValueError(f"{text!r} is not a seat: expected a number from 1")
    return Seat(int(text) - 1)


def format_signal(said: Signal | Withdrawal) -> str:
    """Writes a signal as seat, meaning and pile: `2 leave a`, `3 gladly`, `2 withdraw a`."""
    meaning = said.meaning.value if isinstance(said, Signal) else WITHDRAW
    words = [format_seat(said.seat), meaning]
    return " ".join(words if said.pile is None else [*words, said.pile.letter])


def parse_signal(text: str) -> Signal | Withdrawal:
    """Reads a signal, or that one was taken back."""
    seat, meaning, pile, *more = [*text.split(), "", "", ""]
    if meaning not in (*Meaning, WITHDRAW) or any(more):
        known = ", ".join([*Meaning, WITHDRAW])
        raise ValueError(f"{text!r} is not a signal: expected a seat, one of {known}, and a pile")
    about = parse_pile(pile) if pile else None
    if meaning == WITHDRAW:
        return Withdrawal(parse_seat(seat), about)
    return Signal(parse_seat(seat), Meaning(meaning), about)


def format_result(outcome: Outcome) -> str:
    """Writes how a game ended, with the cards left: `won 0`, `lost 14`."""
    return f"{'won' if outcome.won else 'lost'} {outcome.left}"


def parse_result(text: str) -> Outcome:
    """Reads how a game ended."""
    match = re.fullmatch(rf"(won|lost)\s+({_NUMBER})", text)
    if not match or (match[1] == "won") != (int(match[2]) == 0):
        raise ValueError(f"{text!r} is not a result: expected 'won 0' or, for example, 'lost 14'")
    return Outcome(int(match[2]))
