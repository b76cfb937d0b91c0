"""Positions as the bytes that the kernel reads; `docs/kernel.md` describes them."""

from collections.abc import Iterable, Mapping, Sequence

from ninetyeight.rules import Card, Lay, Pile, Rules, Seat, State, Turn, View

from .interface import TooLarge

MOST_PLAYERS = 5
MOST_IN_HAND = 8
HIGHEST_CARD = 126


def pack_rules(rules: Rules, players: int) -> bytes:
    size = rules.hand_size(players)
    if players > MOST_PLAYERS or size > MOST_IN_HAND or rules.highest > HIGHEST_CARD:
        raise TooLarge(
            f"{rules.name} for {players}: the kernel plays up to {MOST_PLAYERS} players with"
            f" {MOST_IN_HAND} cards each, and cards up to {HIGHEST_CARD}"
        )
    numbers = [players, size, rules.lowest, rules.highest, min(rules.trick, HIGHEST_CARD)]
    return bytes([*numbers, rules.minimum, rules.minimum_when_empty]) + _pack_set(rules.fire)


def pack_state(state: State) -> bytes:
    """A state whose starter has been chosen."""
    assert state.turn is not None, "the kernel begins when the first turn does"
    return b"".join(
        [
            pack_rules(state.rules, len(state.hands)),
            bytes(state.tops),
            _pack_turn(state.turn),
            *map(_pack_hand, state.hands),
            bytes([len(state.draw_pile), *state.draw_pile]),
        ]
    )


def unpack_state(rules: Rules, packed: bytes) -> State:
    """The state that `pack_state` packed."""
    players, rest = packed[0], packed[len(pack_rules(rules, packed[0])) :]
    tops, seat, laid, minimum, due, rest = rest[:4], *rest[4:8], rest[8:]
    hands: list[frozenset[Card]] = []
    for _ in range(players):
        count = rest[0]
        hands.append(frozenset(map(Card, rest[1 : count + 1])))
        rest = rest[count + 1 :]
    piles = frozenset(pile for pile in Pile if due >> pile & 1)
    return State(
        rules=rules,
        tops=tuple(tops),
        hands=tuple(hands),
        draw_pile=tuple(map(Card, rest[1:])),
        turn=Turn(seat=Seat(seat), laid=laid, minimum=minimum, due=piles),
    )


def pack_view(view: View, said: Mapping[Seat, Sequence[int]] | None, history: bytes = b"") -> bytes:
    """The view of the seat in turn; `said` has what each other seat says about the four piles.

    `history` is what was said before each lay of the game (`talk.telling`), if that is known.
    """
    assert view.turn is not None and view.seat == view.turn.seat, "only the seat in turn chooses"
    heard = said or {}
    signals = [heard.get(Seat(seat), (0, 0, 0, 0)) for seat in range(len(view.hand_counts))]
    return b"".join(
        [
            pack_rules(view.rules, len(view.hand_counts)),
            bytes(view.tops),
            _pack_turn(view.turn),
            _pack_hand(view.hand),
            _pack_set(view.unseen),
            bytes([*view.hand_counts, view.draw_count, said is not None]),
            *map(bytes, signals),
            bytes([len(history) // (4 + len(Pile) * len(view.hand_counts))]),
            history,
        ]
    )


def unpack_lays(packed: bytes) -> tuple[Lay, ...]:
    return tuple(
        Lay(Card(card), Pile(pile)) for card, pile in zip(packed[::2], packed[1::2], strict=True)
    )


def _pack_turn(turn: Turn) -> bytes:
    return bytes([turn.seat, turn.laid, turn.minimum, sum(1 << pile for pile in turn.due)])


def _pack_hand(hand: Iterable[Card]) -> bytes:
    cards = sorted(hand)
    return bytes([len(cards), *cards])


def _pack_set(cards: Iterable[Card]) -> bytes:
    return sum(1 << card for card in cards).to_bytes(16, "little")
