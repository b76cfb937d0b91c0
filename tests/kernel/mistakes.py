"""Kernels that are wrong on purpose, each in one place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """In `file` of the C sources, `new` stands where `old` should; `test` has to notice."""

    name: str
    file: str
    old: str
    new: str
    test: str


def _mistakes(file: str, *mistakes: tuple[str, str, str, str]) -> tuple[Mistake, ...]:
    return tuple(
        Mistake(name=name, file=file, old=old, new=new, test=test)
        for name, old, new, test in mistakes
    )


MISTAKES = (
    *_mistakes(
        "cards.h",
        (
            "chance comes from another generator",
            "0x94d049bb133111eb",
            "0x94d049bb133111ed",
            "test_twins.py",
        ),
        (
            "chance is never in the upper half",
            "(chance_next(chance) >> 32)",
            "(chance_next(chance) >> 33)",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "game.h",
        (
            "the trick is one less",
            "card == (ascends(pile) ? top - rules->trick : top + rules->trick)",
            "card == (ascends(pile) ? top - rules->trick + 1 : top + rules->trick - 1)",
            "test_rules.py",
        ),
        (
            "the trick works on ascending piles only",
            "card == (ascends(pile) ? top - rules->trick : top + rules->trick)",
            "card == (ascends(pile) ? top - rules->trick : 0)",
            "test_rules.py",
        ),
        (
            "an equal card fits",
            "ascends(pile) ? card > top : card < top",
            "ascends(pile) ? card >= top : card <= top",
            "test_rules.py",
        ),
    ),
    *_mistakes(
        "game.c",
        (
            "the minimum never falls",
            "game->next < game->end ? rules->minimum : rules->minimum_when_empty",
            "rules->minimum",
            "test_rules.py",
        ),
        (
            "no fire is ever due",
            "game->turn.due |= (uint8_t)(1 << pile);",
            "game->turn.due = 0;",
            "test_rules.py",
        ),
        (
            "a due fire stays due",
            "game->turn.due &= (uint8_t)~(1 << lay.pile);",
            "",
            "test_rules.py",
        ),
        (
            "one card too few is drawn",
            "while (hand->count < game->rules.hand_size",
            "while (hand->count + 1 < game->rules.hand_size",
            "test_rules.py",
        ),
        (
            "cards are drawn from the bottom",
            "hand_add(hand, game->draw[game->next++]);",
            "hand_add(hand, game->draw[--game->end]);",
            "test_rules.py",
        ),
        (
            "a player without cards is not passed over",
            "while (game->hand[seat].count == 0 && seat != game->turn.seat);",
            "while (0);",
            "test_rules.py",
        ),
        (
            "the search for a way out forgets the last pile",
            "pile < PILES; pile++) {\n        /* A lay changes",
            "pile < PILES - 1; pile++) {\n        /* A lay changes",
            "test_rules.py",
        ),
        (
            "the search for a way out covers one fire only",
            "owed - 1, due & ~(1 << pile)",
            "owed - 1, 0",
            "test_rules.py",
        ),
        (
            "the search for a way out lays a card twice",
            "hand_drop(&rest, card);",
            "",
            "test_rules.py",
        ),
        (
            "the own hand is unseen",
            "cards_drop(&view->unseen, view->hand.card[i]);",
            "",
            "test_rules.py",
        ),
    ),
    *_mistakes(
        "turns.c",
        (
            "of two ways to the same end the dearer one is kept",
            "if (node->cost < other->cost) *other = *node;",
            "if (node->cost > other->cost) *other = *node;",
            "test_turns.py",
        ),
        ("a trick costs what it wins back", "? -cost : cost", "? cost : cost", "test_turns.py"),
        (
            "the own cards cost nothing",
            "bits(places & ~node->used & 255)",
            "0 * bits(places & ~node->used & 255)",
            "test_turns.py",
        ),
        (
            "a turn may end with a due fire",
            "int complete = depth >= owed && !node->due;",
            "int complete = depth >= owed;",
            "test_turns.py",
        ),
        (
            "the last resort is a turn without lays",
            "plan->count = (uint8_t)count;",
            "plan->count = 0;",
            "test_turns.py",
        ),
    ),
    *_mistakes(
        "talk.c",
        ("leave it to me reaches one card too far", "found < 2 ?", "found < 3 ?", "test_talk.py"),
        ("no big jump reaches one card too short", "found < 5 &&", "found < 4 &&", "test_talk.py"),
        (
            "an imagined deal listens to nobody",
            "if (view->talk && attempt < TRIES)",
            "if (attempt < 0)",
            "test_talk.py",
        ),
        (
            "no imagined card keeps its place",
            "chance_below(chance, last + 1)",
            "chance_below(chance, last)",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "inputs.c",
        (
            "the narrower ascending pile comes first",
            "swap_up = top[0] > top[1]",
            "swap_up = top[0] < top[1]",
            "test_twins.py",
        ),
        (
            "the next player is one without cards",
            "if (next && view->counts[seat])",
            "if (next)",
            "test_twins.py",
        ),
        (
            "a dead card counts as one that a single pile takes",
            "single += places == 1;",
            "single += places <= 1;",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "net.c",
        (
            "the last weight is forgotten",
            "i < count; i++) sum += a[i] * b[i]",
            "i < count - 1; i++) sum += a[i] * b[i]",
            "test_twins.py",
        ),
        ("a neuron is never full", "value > 2047 ? 2047 : value", "value", "test_twins.py"),
    ),
    *_mistakes(
        "bots.c",
        (
            "of equal turns the later is preferred",
            "best[place - 1].value < plan->value; place--",
            "best[place - 1].value <= plan->value; place--",
            "test_bots.py",
        ),
    ),
    *_mistakes(
        "search.c",
        (
            "the better half goes",
            "sum[place - 1] < sum[place]",
            "sum[place - 1] > sum[place]",
            "test_twins.py",
        ),
        ("a loss counts as a win", "left == 0 ? WON", "left >= 0 ? WON", "test_twins.py"),
    ),
    *_mistakes(
        "play.c",
        (
            "who starts least gladly starts",
            "if (glad > most)",
            "if (seat == 0 || glad < most)",
            "test_bots.py",
        ),
    ),
    *_mistakes(
        "pack.c",
        (
            "a card may be in two hands",
            "if (cards_have(*seen, hand->card[i])) return 0;",
            "",
            "test_bytes.py",
        ),
        (
            "more unseen cards may be hidden than there are places",
            "hidden == held + view->draw",
            "hidden >= held + view->draw",
            "test_bytes.py",
        ),
    ),
)
