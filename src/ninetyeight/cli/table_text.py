"""The table in words: piles, hands, what the turn requires, and how a game ended."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from ninetyeight.rules import (
    PILES,
    RULE_SETS,
    Card,
    Lay,
    Outcome,
    Pile,
    Position,
    Rules,
    State,
    Turn,
    is_trick,
)
from ninetyeight.words import Words

from .dealing import default_names


def rules_title(words: Words, rules: Rules) -> str:
    """The name of a rule set for people: of a published one in their words, else as it is."""
    if rules.name not in RULE_SETS:
        return rules.name
    name, _, fire = rules.name.partition("+")
    title = words.say(f"rules-{name}")
    return words.say("rules-with-fire", rules=title) if fire else title


def shown_names(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names in a record; default names are shown in the language of the reader."""
    return tuple(
        words.say("player-name", number=number) if name == default else name
        for number, (name, default) in enumerate(
            zip(names, default_names(len(names)), strict=True), start=1
        )
    )


def pile_lines(words: Words, position: Position) -> Iterator[str]:
    """The tops: one line for the ascending piles, one for the descending ones."""
    texts = {pile: _pile(words, position, pile) for pile in PILES}
    up = ", ".join(text for pile, text in texts.items() if pile.ascends)
    down = ", ".join(text for pile, text in texts.items() if not pile.ascends)
    yield words.say("piles-ascending", piles=up)
    yield words.say("piles-descending", piles=down)


def draw_pile_line(words: Words, position: Position) -> str:
    return words.say("draw-pile", count=position.draw_count)


def _pile(words: Words, position: Position, pile: Pile) -> str:
    facts: dict[str, str | int] = {"pile": pile.letter, "top": position.tops[pile]}
    if position.turn is not None and pile in position.turn.due:
        return words.say("pile-fire-due", **facts)
    if pile in position.rules.burning(position.tops):
        return words.say("pile-fire", **facts)
    return words.say("pile", **facts)


def cards_text(words: Words, rules: Rules, cards: Collection[Card]) -> str:
    """Cards in ascending order; fire cards are marked."""
    return ", ".join(
        words.say("card-fire", card=card) if card in rules.fire else str(card)
        for card in sorted(cards)
    )


def hand_lines(words: Words, position: Position, names: Iterable[str]) -> Iterator[str]:
    """Every hand: its cards if the position shows them, else how many there are."""
    for seat, (name, count) in enumerate(zip(names, position.hand_counts, strict=True)):
        if isinstance(position, State):
            hand = position.hands[seat]
        else:
            hand = position.hand if seat == position.seat else frozenset()
        if count == 0:
            yield words.say("hand-empty", name=name)
        elif hand:
            yield words.say("hand-open", name=name, cards=cards_text(words, position.rules, hand))
        else:
            yield words.say("hand-hidden", name=name, count=count)


def lays_text(words: Words, lays: Iterable[tuple[State, Lay]]) -> str:
    """Lays, each given with the state in which it was made."""
    return ", ".join(_lay(words, state, lay) for state, lay in lays)


def _lay(words: Words, state: State, lay: Lay) -> str:
    if is_trick(state, lay):
        return words.say("lay-trick", card=lay.card, pile=lay.pile.letter)
    return words.say("lay", card=lay.card, pile=lay.pile.letter)


def owed_lines(words: Words, turn: Turn) -> Iterator[str]:
    """What must still be done before the turn may end; empty if it may."""
    if turn.missing and turn.laid:
        yield words.say("owed-more-cards", count=turn.missing)
    elif turn.missing:
        yield words.say("owed-cards", count=turn.missing)
    if turn.due:
        piles = ", ".join(pile.letter for pile in sorted(turn.due))
        yield words.say("owed-fires", count=len(turn.due), piles=piles)


def result_lines(words: Words, rules: Rules, end: Outcome) -> Iterator[str]:
    if end.won:
        yield words.say("result-won", cards=len(rules.cards))
    else:
        yield words.say("result-lost", count=end.left)
    yield words.say(f"grade-{end.grade}")
