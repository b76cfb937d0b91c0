"""Bytes read with the checks of `c/pack.c`; what goes back is written by `packing`."""

from struct import Struct

from ninetyeight.kernel.interface import KNOTS, STAGES
from ninetyeight.kernel.net_shape import LAYERS, MAX_BIAS, MAX_WEIGHT, VALUES
from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND, MOST_PLAYERS
from ninetyeight.rules import PILES, Card, Hand, Lay, Pile, Rules, Seat, State, Tops, Turn

from .game import AnyRules, View, counted
from .history import UNTOLD, History
from .net import Layer, Net
from .review.judge import Calibration


class Bytes:
    """Packed bytes, read from left to right; errors report `what` they should be."""

    def __init__(self, packed: bytes, what: str) -> None:
        self._packed = packed
        self._at = 0
        self._what = what

    def require(self, makes_sense: bool) -> None:
        if not makes_sense:
            raise ValueError(f"these bytes are not {self._what}")

    def byte(self, low: int, high: int) -> int:
        self.require(self._at < len(self._packed) and low <= self._packed[self._at] <= high)
        self._at += 1
        return self._packed[self._at - 1]

    def cards(self) -> frozenset[Card]:
        """A set of cards: 16 bytes, bit i of byte j for card 8j + i."""
        bits = sum(self.byte(0, 255) << 8 * place for place in range(16))
        return frozenset(Card(card) for card in range(128) if bits >> card & 1)

    def require_end(self) -> None:
        self.require(self._at == len(self._packed))


def read_rules(packed: bytes) -> AnyRules:
    read = Bytes(packed, "packed rules")
    rules = _rules(read)
    read.require_end()
    return rules


def read_game(packed: bytes) -> State:
    read = Bytes(packed, "a packed game")
    rules, tops, turn = _rules_tops_turn(read)
    hands = tuple(_hand(read, rules) for _ in range(rules.players))
    count = read.byte(0, len(rules.cards))
    draw_pile = tuple(Card(read.byte(rules.lowest, rules.highest)) for _ in range(count))
    held = [card for cards in (*hands, draw_pile) for card in cards]
    read.require(len(set(held)) == len(held) and not set(held).intersection(tops))
    read.require_end()
    return State(rules=rules, tops=tops, hands=hands, draw_pile=draw_pile, turn=turn)


def read_view(packed: bytes) -> View:
    read = Bytes(packed, "a packed view")
    rules, tops, turn = _rules_tops_turn(read)
    hand, unseen = _hand(read, rules), read.cards()
    live = hand | unseen
    read.require(live.issubset(rules.cards) and not hand & unseen)
    read.require(live.isdisjoint(tops))
    counts = tuple(read.byte(0, rules.hand_sizes[-1]) for _ in range(rules.players))
    draw, talk = read.byte(0, HIGHEST_CARD), read.byte(0, 1)
    said = tuple(tuple(read.byte(0, 2) for _ in PILES) for _ in range(rules.players))
    read.require(counts[turn.seat] == len(hand) and sum(counts) + draw == len(live))
    history = _history(read, rules, turn)
    if history:
        read.require(history.tops == tops and history.live == live)
        read.require(tuple(len(each.never) for each in history.memory) == counts)
    read.require_end()
    return View(
        rules=rules,
        seat=turn.seat,
        hand=hand,
        tops=tops,
        hand_counts=counts,
        draw_count=draw,
        gone=frozenset(rules.cards) - live,
        turn=turn,
        outcome=None,
        upto=counted(unseen),
        talk=talk == 1,
        said=said,
        memory=tuple(history.memory) if history else (),
    )


def _history(read: Bytes, rules: AnyRules, turn: Turn) -> History | None:
    """The lays so far with what was said before each; a game may also begin anywhere."""
    lays = read.byte(0, len(rules.cards))
    if not lays:
        return None
    history, seat = History(rules, rules.players), Seat(0)
    for number in range(lays):
        before, seat = seat, Seat(read.byte(0, rules.players - 1))
        laid = read.byte(0, MOST_IN_HAND)
        card, pile = Card(read.byte(rules.lowest, rules.highest)), Pile(read.byte(0, 3))
        said = [[read.byte(0, UNTOLD) for _ in PILES] for _ in range(rules.players)]
        if number and not laid:
            history.end_turn(before)
        read.require(card in history.live and bool(history.memory[seat].never))
        history.lay(seat, Lay(card, pile), said)
    if not turn.laid:
        history.end_turn(seat)
    return history


def _rules(read: Bytes) -> AnyRules:
    players, size = read.byte(1, MOST_PLAYERS), read.byte(1, MOST_IN_HAND)
    lowest = read.byte(1, HIGHEST_CARD)
    highest = read.byte(lowest, HIGHEST_CARD)
    rules = AnyRules(
        name="packed",
        lowest=Card(lowest),
        highest=Card(highest),
        hand_sizes=(size,) * players,
        trick=read.byte(1, HIGHEST_CARD),
        minimum=read.byte(1, MOST_IN_HAND),
        minimum_when_empty=read.byte(1, MOST_IN_HAND),
        fire=read.cards(),
    )
    read.require(players * size <= len(rules.cards))
    return rules


def _rules_tops_turn(read: Bytes) -> tuple[AnyRules, Tops, Turn]:
    rules = _rules(read)
    tops = tuple(_top(read, rules, pile) for pile in PILES)
    seat, laid = Seat(read.byte(0, rules.players - 1)), read.byte(0, MOST_IN_HAND)
    minimum, due = read.byte(0, MOST_IN_HAND), read.byte(0, 15)
    piles = frozenset(pile for pile in PILES if due >> pile & 1)
    return rules, tops, Turn(seat=seat, laid=laid, minimum=minimum, due=piles)


def _top(read: Bytes, rules: Rules, pile: Pile) -> int:
    start = rules.starts[pile]
    return read.byte(min(start, rules.lowest), max(start, rules.highest))


def _hand(read: Bytes, rules: Rules) -> Hand:
    cards: list[Card] = []
    for _ in range(read.byte(0, rules.hand_sizes[-1])):
        above = cards[-1] + 1 if cards else rules.lowest
        cards.append(Card(read.byte(above, rules.highest)))
    return frozenset(cards)


_NET = Struct(
    "<"
    + "".join(f"{inputs * outputs}h{outputs}i" for inputs, outputs in LAYERS)
    + f"{VALUES}H{HIGHEST_CARD + 2}H"
)


def read_net(packed: bytes) -> Net:
    """A network: for each layer all weights, then all biases; then the values and the losses."""
    read = Bytes(packed, "a network")
    read.require(len(packed) == _NET.size)
    numbers = list(_NET.unpack(packed))

    def take(count: int, most: int) -> list[int]:
        taken, numbers[:count] = numbers[:count], []
        read.require(all(-most <= number <= most for number in taken))
        return taken

    def layer(inputs: int, outputs: int) -> Layer:
        weights = take(inputs * outputs, MAX_WEIGHT)
        rows = [weights[start : start + inputs] for start in range(0, len(weights), inputs)]
        return Layer(rows, take(outputs, MAX_BIAS))

    first, middle, last = (layer(inputs, outputs) for inputs, outputs in LAYERS)
    return Net(first, middle, last, values=numbers[:VALUES], lost=numbers[VALUES:])


_CALIBRATION = Struct(f"<{(2 * (STAGES + 1) + 1) * (KNOTS + 1)}H")


def read_calibration(packed: bytes) -> Calibration:
    """The chances by stage and logit, the cards left, and what is shown for a chance."""
    read = Bytes(packed, "a calibration")
    read.require(len(packed) == _CALIBRATION.size)
    numbers, width = _CALIBRATION.unpack(packed), KNOTS + 1
    rows = [numbers[start : start + width] for start in range(0, len(numbers), width)]
    chance, left, shown = rows[: STAGES + 1], rows[STAGES + 1 : -1], rows[-1]
    read.require(all(list(row) == sorted(row) for row in (*chance, shown)))
    read.require(all(number <= HIGHEST_CARD << 8 for row in left for number in row))
    return Calibration(chance, left, shown)
