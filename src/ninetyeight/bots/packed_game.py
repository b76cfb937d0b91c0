"""A whole game between bots, in bytes, and its record.

The record is written directly, without replaying the game, which is known to follow the rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress
from operator import ne

from ninetyeight.record import Record, format_lay, format_signal
from ninetyeight.record.entries import CONTINUES, SIGNAL
from ninetyeight.record.writer import dumps_unverified
from ninetyeight.rules import PILES, Card, Lay, Outcome, Pile, Rules, Seat, Seed
from ninetyeight.talk import Meaning, Signal, Withdrawal
from ninetyeight.talk.telling import SAID

from .bot import Signals
from .talking import GLADNESS

FREELY = 3
"""In a packed game, a seat that says *use it freely* differs from one that says nothing (0)."""

_NUMBERS = {**SAID, Meaning.USE_FREELY: FREELY}
_MEANINGS = {number: meaning for meaning, number in SAID.items()} | {FREELY: Meaning.USE_FREELY}


@dataclass(frozen=True, slots=True)
class PackedGame:
    """Who started, card and pile of every lay, which lays ended a turn, and the talk of the game.

    `docs/kernel.md` describes the bytes.
    """

    start: Seat
    lays: bytes
    ends: bytes
    talk: bytes

    def left(self, deck: Sequence[Card]) -> int:
        """How many cards of the deck were not laid."""
        return len(deck) - len(self.ends)


def talk_before_lay(seat: Seat, players: int, signals: Signals) -> bytes:
    """What the others say before a card is laid, as in a packed game."""
    said = bytearray(players * len(PILES))
    for signal in signals or ():
        if signal.pile is not None:
            said[len(PILES) * signal.seat + signal.pile] = _NUMBERS[signal.meaning]
    return bytes([seat]) + said


def record_text(
    rules: Rules,
    players: Sequence[str],
    deck: tuple[Card, ...],
    seed: Seed,
    game: PackedGame,
    *,
    talk: bool,
) -> str:
    """The record of a game that is over, as text."""
    names = tuple(players)
    record = Record(rules=rules, players=names, deck=deck, start=game.start, seed=seed, talk=talk)
    head, end = dumps_unverified(record, Outcome(game.left(deck))).split(_NO_ENTRIES)
    lines = "\n".join([*_wishes(game, len(players)), *_turns(rules, game, len(players)), ""])
    return f"{head}---\n{lines}---\n{end}"


_NO_ENTRIES = "---\n---\n"


def _wishes(game: PackedGame, players: int) -> Iterator[str]:
    for seat, gladness in enumerate(game.talk[:players]):
        if (wish := GLADNESS[gladness]) is not None:
            yield f"{SIGNAL} {format_signal(Signal(Seat(seat), wish))}"


def _turns(rules: Rules, game: PackedGame, players: int) -> list[str]:
    """The turns, and before each card what is said anew."""
    lines, words, tops, at = list[str](), list[str](), list(rules.starts), players
    nothing, (written, tricks) = bytes(players), _lays(rules)
    # Signals hold until the pile changes, so only new ones are written.
    counts = bytearray(len(PILES) * players)
    for card, pile, ends in zip(game.lays[::2], game.lays[1::2], game.ends, strict=True):
        in_turn, said = game.talk[at], game.talk[at + 1 : at + 1 + len(counts)]
        at += 1 + len(counts)
        if said != counts and (signals := list(_new_signals(in_turn, said, counts))):
            if words:
                lines.append(" ".join([*words, CONTINUES]))
                words = []
            lines += signals
        if not words:
            words.append(str(in_turn + 1))
        words.append(written[tricks[pile][tops[pile]] == card][pile][card])
        tops[pile] = card
        counts[pile :: len(PILES)] = nothing
        if ends:
            lines.append(" ".join(words))
            words = []
    # The last turn may have been cut short by the end of the game.
    return [*lines, " ".join(words)] if words else lines


def _new_signals(in_turn: int, said: bytes, counts: bytearray) -> Iterator[str]:
    """What has changed: what is said anew, and what is withdrawn."""
    for place in compress(range(len(said)), map(ne, said, counts)):
        if place // len(PILES) != in_turn:
            counts[place] = said[place]
            yield _signal(place, said[place])


@cache
def _signal(place: int, number: int) -> str:
    seat, pile = Seat(place // len(PILES)), Pile(place % len(PILES))
    said = Signal(seat, _MEANINGS[number], pile) if number else Withdrawal(seat, pile)
    return f"{SIGNAL} {format_signal(said)}"


@lru_cache(maxsize=16)
def _lays(rules: Rules) -> tuple[list[list[list[str]]], list[list[int]]]:
    """The text of each lay, by trick, pile and card; and the trick for each top."""
    numbers = range(max(rules.starts) + 1)
    written = [
        [[format_lay(Lay(Card(card), pile), trick=trick) for card in numbers] for pile in PILES]
        for trick in (False, True)
    ]
    tricks = [[_trick(rules, pile, top) for top in numbers] for pile in PILES]
    return written, tricks


def _trick(rules: Rules, pile: Pile, top: int) -> int:
    return next((card for card in rules.cards if rules.is_trick(card, pile, top)), 0)
