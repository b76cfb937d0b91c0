"""What the network sees, as in `c/inputs.c`: the position after a turn, before drawing."""

from dataclasses import dataclass
from math import sqrt

from ninetyeight.kernel.packing import HIGHEST_CARD
from ninetyeight.rules import PILES, Card, Pile, Rules, Tops

from .game import View, trick_number
from .history import LEAVE, NO_JUMP
from .turns import Plan

FAR = 24
NONE = 50
BEHIND = 9
AHEAD = 14

ROOT = [round(10 * sqrt(number)) for number in range(HIGHEST_CARD + 1)]


@dataclass(frozen=True, slots=True)
class Scene:
    """The position after a turn, as its player knows it; `own` is what remains of the hand."""

    view: View
    rules: Rules
    unseen: frozenset[Card]
    tops: Tops
    own: tuple[Card, ...]


def inputs_of(view: View, plan: Plan) -> list[int]:
    scene = Scene(view, view.rules, view.unseen, plan.tops, plan.rest)
    order = _roomier_first(plan.tops)
    inputs: list[int] = []
    for pile in order:
        inputs += _pile_inputs(scene, pile)
        inputs += _talk_inputs(scene, pile)
    inputs += _own_inputs(scene)
    inputs += _unseen_inputs(scene, order)
    inputs += _table_inputs(scene)
    for pile in order:
        inputs += _near_inputs(scene, pile)
    return inputs + _hand_inputs(scene)


def _roomier_first(tops: Tops) -> tuple[Pile, ...]:
    """The ascending piles, then the descending ones; of two, the one with more room first."""
    a, b, c, d = PILES
    return (*((b, a) if tops[a] > tops[b] else (a, b)), *((d, c) if tops[c] < tops[d] else (c, d)))


def _pile_inputs(scene: Scene, pile: Pile) -> list[int]:
    view, rules, own, top = scene.view, scene.rules, scene.own, scene.tops[pile]
    sign, edge = (1, rules.highest + 1) if pile.ascends else (-1, rules.lowest - 1)
    beyond = [card for card in own[::sign] if (card - top) * sign > 0]
    gaps = [2 * min(FAR, view.distance(top, card)) for card in beyond]
    second = [2 * min(FAR, view.distance(beyond[0], card)) for card in beyond[1:2]]
    pairs = [
        gap for card, gap in zip(beyond, gaps, strict=True) if card + sign * rules.trick in own
    ]
    room = view.distance(top, edge) + len(beyond)
    trick = trick_number(rules, pile, top)
    own_trick, unseen_trick = trick in own, trick in scene.unseen
    regained = _live_between(scene, trick, top) if own_trick or unseen_trick else 0
    near_3, near_8 = (sign * min(sign * top + jump, sign * edge) for jump in (4, 9))
    return [
        room,
        ROOT[room],
        8 * len(beyond),
        gaps[0] if gaps else NONE,
        second[0] if second else NONE,
        32 * own_trick,
        32 * unseen_trick,
        4 * regained * own_trick,
        4 * regained * unseen_trick,
        pairs[0] if pairs else NONE,
        32 * (top in rules.fire),
        8 * view.distance(top, near_3),
        4 * view.distance(top, near_8),
    ]


def _live_between(scene: Scene, one: int, other: int) -> int:
    low, high = min(one, other), max(one, other)
    return scene.view.between(low, high) + sum(low < card < high for card in scene.own)


def _talk_inputs(scene: Scene, pile: Pile) -> list[int]:
    """What the others said: the next to play and all, as long as the pile is what it was."""
    view = scene.view
    said = [view.said[seat][pile] for seat in _others(view)]
    next_said = next((view.said[seat][pile] for seat in _others(view) if view.hand_counts[seat]), 0)
    leave, no_jump = 16 * said.count(LEAVE), 16 * said.count(NO_JUMP)
    if view.tops[pile] != scene.tops[pile]:
        return [0, 0, 0, 0, leave, no_jump]
    return [32 * (next_said == LEAVE), 32 * (next_said == NO_JUMP), leave, no_jump, 0, 0]


def _own_inputs(scene: Scene) -> list[int]:
    """Own cards: how near each is to its cheapest pile, and how many piles take it."""
    rules, own = scene.rules, scene.own
    jumps = [scene.view.jumps(scene.tops, card) for card in own]
    gaps, piles = [min([FAR, *each]) for each in jumps], list(map(len, jumps))
    smallest, second = sorted([*gaps, FAR, FAR])[:2]
    return [
        8 * len(own),
        16 * piles.count(0),
        8 * piles.count(1),
        min(127, sum(gaps)),
        4 * max(gaps, default=0),
        4 * smallest,
        4 * second,
        16 * sum(card + rules.trick in own for card in own),
        16 * sum(card in rules.fire for card in own),
    ]


def _unseen_inputs(scene: Scene, order: tuple[Pile, ...]) -> list[int]:
    """Unseen cards that no pile takes any more, and those that only one pile takes."""
    view, (low, high, down, deep) = scene.view, (scene.tops[pile] for pile in order)
    tricks = {trick_number(scene.rules, pile, scene.tops[pile]) for pile in PILES}
    # Without a trick no pile takes what lies from `down` to `low`.
    dead = view.between(down - 1, low + 1)
    dead -= sum(down <= trick <= low and trick in scene.unseen for trick in tricks)
    # Only the roomy ascending pile: above `low`, not above `high`, not below `down`.
    single = view.between(max(low, down - 1), high + 1)
    # Only the roomy descending pile: below `down`, not below `deep`, not above `low`.
    single += view.between(deep - 1, min(down, low + 1))
    return [min(127, 2 * dead), single]


def _table_inputs(scene: Scene) -> list[int]:
    view, rules, own = scene.view, scene.rules, len(scene.own)
    counts = [view.hand_counts[seat] for seat in _others(view)]
    seated = [count for count in counts if count]
    drawn = min(view.draw_count, rules.hand_size(len(view.hand_counts)) - own)
    return [
        view.draw_count - drawn,
        view.draw_count + sum(counts),
        2 * sum(counts),
        8 * (seated[0] if seated else own + drawn),
        32 * (view.draw_count == drawn),
        32 * view.talk,
        24 * sum(top in rules.fire for top in scene.tops),
        8 * len(rules.fire & scene.unseen),
        8 * (len(seated) + (own + drawn > 0)),
    ]


def _near_inputs(scene: Scene, pile: Pile) -> list[int]:
    """Own and unseen cards around the top of a pile, card by card.

    Those ahead can be laid, and those behind win back what lies between once a card that is the
    trick ahead of them has been laid.
    """
    own, unseen, rules, top = scene.own, scene.unseen, scene.rules, scene.tops[pile]
    sign = 1 if pile.ascends else -1
    ahead = range(top + sign, top + sign * (AHEAD + 1), sign)
    window = [*range(top - sign * BEHIND, top, sign), *ahead]
    later = {card: card + sign * rules.trick for card in rules.cards if (card - top) * sign > 0}
    live = {*own, *unseen}
    pairs = sum(card in live and other in live for card, other in later.items())
    unseen_pairs = sum(card in unseen and other in unseen for card, other in later.items())
    burning = rules.fire.intersection(ahead)
    return [
        *(32 * (card in own) for card in window),
        *(32 * (card in unseen) for card in window),
        2 * unseen_pairs,
        8 * (pairs - unseen_pairs),
        16 * len(burning & unseen),
        16 * len(burning.intersection(own)),
    ]


def _hand_inputs(scene: Scene) -> list[int]:
    """Own cards once more: how many are near a pile, and the gaps after the two smallest."""
    view, rules, tops, own = scene.view, scene.rules, scene.tops, scene.own
    gaps = sorted(min([FAR, *view.jumps(tops, card)]) for card in own)
    tricks = [trick_number(rules, pile, tops[pile]) for pile in PILES]
    players = len(view.hand_counts)
    drawn = min(view.draw_count, rules.hand_size(players) - len(own))
    third, fourth = [*gaps, FAR, FAR, FAR, FAR][2:4]
    return [
        4 * third,
        4 * fourth,
        8 * gaps.count(0),
        8 * sum(gap <= 1 for gap in gaps),
        8 * sum(gap <= 3 for gap in gaps),
        16 * sum(trick in own for trick in tricks),
        8 * (len(own) + drawn),
        min(127, 4 * (view.draw_count - drawn) // players),
    ]


def _others(view: View) -> list[int]:
    """The other seats, from the next on."""
    players = len(view.hand_counts)
    return [(view.turn.seat + step) % players for step in range(1, players)]
