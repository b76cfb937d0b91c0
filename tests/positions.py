"""Positions for tests, told in as few words as the test needs."""

from collections.abc import Iterable, Sequence

from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Card,
    EndTurn,
    Lay,
    Pile,
    Position,
    Reason,
    Rules,
    Seat,
    State,
    Turn,
    apply,
    explain,
    faults,
)

TIGHT = (97, 98, 3, 4)
"""Tops that leave almost no room: only 99, 2 and the tricks 87, 88, 13 and 14 fit."""


def position(
    rules: str | Rules = "standard",
    *,
    tops: Sequence[int] | None = None,
    hands: Sequence[Iterable[int]] = ((),),
    draw: Sequence[int] | None = None,
    seat: int = 0,
    laid: int = 0,
    due: str | None = None,
) -> State:
    """A position without faults, in the middle of a game.

    `due` names piles by their letters; at the beginning of a turn it follows from the tops. Without
    `draw`, the draw pile holds all cards that are not named. While there are cards to draw, hands
    are filled up, if possible with cards that fit nowhere and are no trick on a card of a hand.
    Cards that are in no hand and not in the draw pile have been laid.
    """
    if isinstance(rules, str):
        rules = RULE_SETS[rules]
    tops = rules.starts if tops is None else tuple(tops)
    cards = [set(hand) for hand in hands]
    unnamed = _harmless_first(rules, tops, cards, draw or ())
    if draw is None or draw:
        for owner, hand in enumerate(cards):
            full = rules.hand_size(len(cards)) - (laid if owner == seat else 0)
            while len(hand) < full:
                hand.add(unnamed.pop(0))
    if draw is None:
        on_top = sum(top in rules.cards for top in tops)
        draw = sorted(unnamed)[max(0, laid - on_top) :]
    if due is None:
        due_piles = rules.burning(tops) if laid == 0 else frozenset[Pile]()
    else:
        due_piles = frozenset(_pile(letter) for letter in due)
    state = State(
        rules=rules,
        tops=tops,
        hands=tuple(frozenset(map(Card, hand)) for hand in cards),
        draw_pile=tuple(map(Card, draw)),
        turn=Turn(
            seat=Seat(seat),
            minimum=rules.minimum if draw else rules.minimum_when_empty,
            laid=laid,
            due=due_piles,
        ),
    )
    assert not faults(state), faults(state)
    return state


def _harmless_first(
    rules: Rules, tops: Sequence[int], hands: list[set[int]], draw: Sequence[int]
) -> list[Card]:
    named = {card for hand in hands for card in hand}

    def is_harmless(card: Card) -> bool:
        return not named & {card - rules.trick, card + rules.trick} and not any(
            rules.fits(card, pile, tops[pile]) for pile in Pile
        )

    unnamed = [card for card in rules.cards if card not in named.union(tops, draw)]
    return sorted(unnamed, key=lambda card: not is_harmless(card))


def action(text: str) -> Action:
    """A lay like `34a`, or `end`."""
    return EndTurn() if text == "end" else lay(text)


def lay(text: str) -> Lay:
    """A lay like `34a`."""
    return Lay(Card(int(text[:-1])), _pile(text[-1]))


def _pile(letter: str) -> Pile:
    return next(pile for pile in Pile if pile.letter == letter)


def after(state: State, actions: str) -> State:
    """The state after actions like `34a 24a end`."""
    for text in actions.split():
        state = apply(state, action(text))
    return state


def refusal(position: Position, text: str) -> Reason | None:
    """Why the rules forbid an action; None if they allow it."""
    illegal = explain(position, action(text))
    return illegal.code if illegal else None


def can(position: Position, text: str) -> bool:
    return refusal(position, text) is None


def turn_of(state: State) -> Turn:
    """The turn of a game that has started."""
    assert state.turn is not None
    return state.turn


def hand(*cards: int) -> frozenset[Card]:
    return frozenset(map(Card, cards))
