"""Hypothesis strategies for what has text: names, signals and whole games."""

from random import Random

from hypothesis import strategies as st

from ninetyeight.record import Record
from ninetyeight.record.game import MAX_NAME_LENGTH
from ninetyeight.record.recording import entries_of
from ninetyeight.rules import (
    PILES,
    Action,
    Lay,
    Seat,
    Seed,
    State,
    choose_starter,
    deal_from,
    shuffled,
)
from ninetyeight.talk import (
    GivenSignals,
    Meaning,
    Signal,
    Withdrawal,
    heard_after,
    heard_after_lay,
)
from tests.golden.players import Steps, careful, reckless
from tests.rules.strategies import decks, players, rule_sets

ODD_NAMES = (
    "n98 2",
    "---",
    "~",
    "+",
    "2 12a",
    "a:b",
    "a=b",
    "Ж  ж",
    "e\u0301",
    "王",
    "🦊",
    "x" * 40,
)


Story = list[tuple[State, Action | Signal | Withdrawal | None]]
"""The steps of a game, with what was said between them."""

ABOUT_A_PILE = (Meaning.LEAVE_IT_TO_ME, Meaning.NO_BIG_JUMP, Meaning.USE_FREELY)


def names() -> st.SearchStrategy[str]:
    """Everything that may be a player's name."""
    visible = st.characters(exclude_categories=("C", "Z"), exclude_characters="|#")
    spaced = st.text(visible | st.just(" "), max_size=MAX_NAME_LENGTH).map(str.strip)
    return st.sampled_from(ODD_NAMES) | spaced.filter(bool)


def seeds() -> st.SearchStrategy[Seed]:
    return st.binary(min_size=16, max_size=16).map(lambda seed: Seed(seed.hex()))


def signals(players: int) -> st.SearchStrategy[Signal]:
    """Everything that one of so many players can say."""
    piles = [(meaning, pile) for meaning in ABOUT_A_PILE for pile in PILES]
    start = [(meaning, None) for meaning in Meaning if meaning not in ABOUT_A_PILE]
    seats = st.integers(0, players - 1).map(Seat)
    said = st.sampled_from([*piles, *start])
    return st.builds(lambda seat, words: Signal(seat, *words), seats, said)


def heard_at(story: Story, place: int) -> GivenSignals:
    """What is heard at a place of a game with its talk."""
    heard: GivenSignals = ()
    for _, each in story[:place]:
        if isinstance(each, Lay):
            heard = heard_after_lay(heard, each.pile)
        elif isinstance(each, Signal):
            heard = heard_after(heard, each)
    return heard


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Games of every rule set, not started, stopped anywhere or at an end, with talk or without."""
    rules = draw(rule_sets())
    count = draw(players(rules))
    seed = draw(st.none() | seeds())
    deck = draw(decks(rules)) if seed is None else shuffled(rules, seed)
    start = draw(st.none() | st.integers(0, count - 1).map(Seat))
    dealt = deal_from(rules, count, deck)
    steps: Steps = [(dealt, None)]
    if start is not None:
        play = draw(st.sampled_from([careful, reckless]))
        steps = play(choose_starter(dealt, start), Random(draw(st.integers(0, 2**16))))
        last = len(steps) - 1
        stop = draw(st.just(last) | st.integers(0, last))
        steps = [*steps[:stop], (steps[stop][0], None)]
    talk = draw(st.booleans())
    story: Story = [*steps]
    for signal in draw(st.lists(signals(count), max_size=4 * talk)):
        place = draw(st.integers(0, len(story) - 1))
        story.insert(place, (story[place][0], signal))
    place = draw(st.integers(0, len(story) - 1))
    for heard in heard_at(story, place)[-1:]:
        story.insert(place, (story[place][0], Withdrawal(heard.seat, heard.pile)))
    return Record(
        rules=rules,
        players=tuple(draw(st.lists(names(), min_size=count, max_size=count))),
        deck=deck,
        start=start,
        seed=seed,
        talk=talk,
        entries=entries_of(story),
    )
