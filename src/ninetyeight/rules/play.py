"""The course of a game: the deal, the choice of the starter, lays and the end of a turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never, overload

from .actions import Action, EndTurn, Lay
from .cards import Card, Seat
from .errors import BadDeck, NotVisible
from .legality import Illegal, IllegalAction, Reason, explain, require_seat
from .position import Hand, Position, State, Turn, View, begin_turn, tops_after
from .ruleset import Rules
from .shuffle import Seed, shuffled
from .sight import view_after_lay


def deal(rules: Rules, players: int, seed: Seed) -> State:
    """A fresh game whose deck is shuffled by `seed`."""
    return deal_from(rules, players, shuffled(rules, seed))


def deal_from(rules: Rules, players: int, deck: Sequence[Card]) -> State:
    """A fresh game from a deck in order: one hand after the other, then the draw pile."""
    size = rules.hand_size(players)
    if problem := _deck_problem(rules, deck):
        raise BadDeck(problem)
    dealt = players * size
    return State(
        rules=rules,
        tops=rules.starts,
        hands=tuple(frozenset(deck[start : start + size]) for start in range(0, dealt, size)),
        draw_pile=tuple(deck[dealt:]),
    )


def _deck_problem(rules: Rules, deck: Sequence[Card]) -> str | None:
    counts = Counter(deck)
    faults = {
        "foreign": sorted(card for card in counts if card not in rules.cards),
        "doubled": sorted(card for card, count in counts.items() if count > 1),
        "missing": sorted(card for card in rules.cards if card not in counts),
    }
    listed = [f"{kind} {', '.join(map(str, cards))}" for kind, cards in faults.items() if cards]
    return f"not a deck of {rules.name}: {'; '.join(listed)}" if listed else None


def choose_starter(state: State, seat: Seat) -> State:
    """Begins the first turn, once the table has agreed on `seat`."""
    if state.turn is not None:
        raise IllegalAction(Illegal(Reason.ALREADY_STARTED))
    require_seat(state, seat)
    return replace(state, turn=begin_turn(state.rules, state.tops, state.draw_count, seat))


@overload
def apply(position: State, action: Action) -> State: ...


@overload
def apply(position: View, action: Lay) -> View: ...


def apply(position: Position, action: Action) -> Position:
    """The position after `action`; raises IllegalAction if the rules forbid it.

    A view can be followed through the lays of its own turn. What the end of a turn draws is hidden,
    so there it raises NotVisible.
    """
    if illegal := explain(position, action):
        raise IllegalAction(illegal)
    match action:
        case Lay():
            if isinstance(position, View):
                return view_after_lay(position, action)
            return after_lay(position, action)
        case EndTurn():
            if isinstance(position, View):
                raise NotVisible("what the end of a turn draws is hidden from a view")
            return after_turn(position)
        case _:
            assert_never(action)


def after_lay(state: State, lay: Lay) -> State:
    """The state after a lay that is known to be legal, unchecked, which makes replays fast."""
    turn = _turn_of(state)
    hand = state.hands[turn.seat] - {lay.card}
    return State(
        rules=state.rules,
        tops=tops_after(state.tops, lay),
        hands=_with_hand(state.hands, turn.seat, hand),
        draw_pile=state.draw_pile,
        turn=turn.after_lay_on(lay.pile),
    )


def after_turn(state: State) -> State:
    """The state after a turn that is known to be allowed to end, unchecked."""
    seat, players = _turn_of(state).seat, len(state.hands)
    drawn = state.rules.hand_size(players) - len(state.hands[seat])
    hand = state.hands[seat].union(state.draw_pile[:drawn])
    hands = _with_hand(state.hands, seat, hand)
    draw_pile = state.draw_pile[drawn:]
    next_seat = _next_with_cards(hands, seat)
    return State(
        rules=state.rules,
        tops=state.tops,
        hands=hands,
        draw_pile=draw_pile,
        turn=begin_turn(state.rules, state.tops, len(draw_pile), next_seat),
    )


def _next_with_cards(hands: tuple[Hand, ...], seat: Seat) -> Seat:
    """The next seat clockwise that has cards, which may be the same one."""
    players = len(hands)
    for step in range(1, players):
        other = Seat((seat + step) % players)
        if hands[other]:
            return other
    return seat


def _turn_of(state: State) -> Turn:
    assert state.turn is not None, "a legal action has a turn"
    return state.turn


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
