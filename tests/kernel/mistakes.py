"""Kernels that are wrong on purpose, each in one place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """In `file` of the C sources, `new` stands where `old` should; `test` has to notice.

    That is the quick tests of a file, or one test by its name.
    """

    name: str
    file: str
    old: str
    new: str
    test: str


ALIKE = "test_twins.py::test_twins_answer_alike"
RARE = "test_twins.py::test_twins_answer_alike_in_rare_positions"
LATER = "test_twins.py::test_twins_try_the_same_turns_after_a_card"
ALONE = "test_twins.py::test_twins_try_the_same_dear_turns_alone"
LEFT_OUT = "test_twins.py::test_twins_leave_out_the_same_turns"
STUDIES = "test_twins.py::test_twins_study_alike"
COMPARED = "test_review.py::test_the_played_turn_is_compared_even_if_nobody_would_play_it"
REASONS = "test_review.py::test_reasons_are_true"


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
        (
            "no shuffled card keeps its place",
            "chance_below(chance, last + 1)",
            "chance_below(chance, last)",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "kernel.h",
        (
            "the trick is one less",
            "ascends(pile) ? top - rules->trick : top + rules->trick",
            "ascends(pile) ? top - rules->trick + 1 : top + rules->trick - 1",
            "test_rules.py",
        ),
        (
            "the trick works on ascending piles only",
            "ascends(pile) ? top - rules->trick : top + rules->trick",
            "ascends(pile) ? top - rules->trick : 0",
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
            "due |= cards_have(rules->fire, game->table.top[pile]) << pile;",
            "",
            "test_rules.py",
        ),
        (
            "a due fire stays due",
            "table->turn.due &= (uint8_t)~(1 << lay.pile);",
            "",
            "test_rules.py",
        ),
        (
            "one card too few is drawn",
            "while (hand->count < game->table.rules.hand_size",
            "while (hand->count + 1 < game->table.rules.hand_size",
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
            "while (game->hand[seat].count == 0 && seat != last);",
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
            "lay_on(&after, *way);",
            "lay_on(&after, *way); after.turn.due = 0;",
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
            "return cost < tree->plan[other].cost ?",
            "return cost > tree->plan[other].cost ?",
            "test_turns.py",
        ),
        (
            "a trick costs what it wins back",
            "cheap |=",
            "if (is_trick) cost[pile] = -cost[pile];\n            cheap |=",
            "test_turns.py",
        ),
        (
            "the own cards cost nothing",
            "view->upto[card] + unused++",
            "view->upto[card] + 0 * unused++",
            "test_turns.py",
        ),
        (
            "a turn may end with a due fire",
            "plan.count >= missing(turn) && !plan.due;",
            "plan.count >= missing(turn);",
            "test_turns.py",
        ),
        (
            "the last resort is a turn without lays",
            "for (int i = 0; i < count; i++)",
            "for (int i = 0; i < 0; i++)",
            "test_turns.py",
        ),
    ),
    *_mistakes(
        "talk.c",
        ("leave it to me reaches one card too far", "i < 2;", "i < 3;", "test_talk.py"),
        ("no big jump reaches one card too short", "found < 5 &&", "found < 4 &&", "test_talk.py"),
        (
            "what names a card is said",
            "if (found + has_trick > 1) {",
            "if (found + has_trick > 0) {",
            "test_talk.py",
        ),
        (
            "an imagined deal listens to nobody",
            "if (view->talk) memory_hear(&memory[seat], &words, view->said[seat]);",
            "",
            "test_talk.py",
        ),
        (
            "who cannot be believed silences the others",
            "memory[seat] = (Memory){0};",
            "for (int i = 0; i < players; i++) memory[i].promises = 0;",
            "test_talk.py",
        ),
        (
            "who has just played is imagined with any hand",
            "ago > 2 ||",
            "ago > 0 ||",
            "test_talk.py",
        ),
        (
            "who has not played yet is thought to have kept few near cards",
            "|| laid < ago * rules->minimum",
            "",
            "test_talk.py",
        ),
        (
            "what was said earlier is forgotten",
            "if (view->talk) memory[seat] = view->memory[seat];",
            "",
            "test_history.py",
        ),
    ),
    *_mistakes(
        "history.c",
        (
            "an imagined hand says more than was said",
            "if (said[pile] < NO_JUMP) never = cards_any(never, no_jump);",
            "",
            "test_talk.py",
        ),
        (
            "a card that was laid still keeps its promise",
            "if (cards_have(memory->one_of[i], card)) drop_promise(memory, i);",
            "",
            "test_history.py",
        ),
        (
            "what was said counts for cards that were drawn later",
            "memory->never[memory->count++] = (Cards){{0, 0}};",
            "memory->count++;",
            "test_history.py",
        ),
        (
            "the newest card is taken for the one that was laid",
            "int place = 0;",
            "int place = memory->count - 1;",
            "test_history.py",
        ),
        (
            "a promise may be kept by a card that was drawn after it",
            "(uint8_t)least(memory->among[i], memory->count)",
            "memory->among[i]",
            "test_history.py",
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
            "if (view->counts[seat]) next = said;",
            "next = said;",
            "test_twins.py",
        ),
        (
            "a dead card counts as one that a single pile takes",
            "single += piles == 1;",
            "single += piles <= 1;",
            ALIKE,
        ),
    ),
    *_mistakes(
        "inputs.c",
        (
            "a pile that descends looks up",
            "place < 2 ? top : 127 - top",
            "place < 2 ? top : 128 - top",
            "test_twins.py",
        ),
        (
            "a pair may lie behind the top",
            "cards_beyond(cards_both(cards, later), top)",
            "cards_both(cards, later)",
            "test_twins.py",
        ),
        (
            "a fire behind the top counts",
            "window(fire, top) >> BEHIND << BEHIND",
            "window(fire, top)",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "net.c",
        (
            "the last weight is forgotten",
            "(int16_t)(inputs[i] - last->inputs[i])",
            "(int16_t)(i < INPUTS - 1 ? inputs[i] - last->inputs[i] : 0)",
            "test_twins.py",
        ),
        (
            "what was valued last is forgotten",
            "memcpy(last->inputs, inputs, sizeof last->inputs);",
            "",
            "test_bots.py",
        ),
        ("a neuron is never full", "value > 2047 ? 2047 : value", "value", "test_twins.py"),
    ),
    *_mistakes(
        "bots.c",
        (
            "of equal turns the later is preferred",
            "plans[place - 1].value < plan.value; place--",
            "plans[place - 1].value <= plan.value; place--",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "beginners.c",
        (
            "rookie overlooks every second trick",
            "TRICK_BITS = 2,",
            "TRICK_BITS = 1,",
            RARE,
        ),
        (
            "rookie is deaf to warnings",
            "if (loses(now, next)) continue;",
            "",
            "test_bots.py",
        ),
        (
            "random never ends a turn while it can lay",
            "all.count + may_end(now)",
            "all.count + (may_end(now) && !all.count)",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "why.c",
        (
            "a card that was laid still counts",
            "cards_drop(&live, lay.card);",
            "",
            ALIKE,
        ),
        (
            "one way among others is the only one",
            "way_out(&after, &rest, way) >= 0)\n                return 0;",
            "way_out(&after, &rest, way) >= 0)\n                return 1;",
            "test_twins.py",
        ),
    ),
    *_mistakes(
        "search.c",
        (
            "a later card is tried as often as the first",
            "is_later ? LATER_PART : FIRST_PART",
            "is_later ? FIRST_PART : FIRST_PART",
            LATER,
        ),
        (
            "a later card is chosen among all turns",
            "race.count = least(race.count, LATER_TURNS)",
            "race.count = least(race.count, MAX_NODES)",
            LATER,
        ),
        (
            "who is alone looks at no dear turns",
            "rules->players == 1",
            "0",
            ALONE,
        ),
        (
            "who is alone always looks at dear turns",
            "rules->minimum >= WIDE_MINIMUM",
            "1",
            ALONE,
        ),
        (
            "who has little time looks at dear turns too",
            "samples >= WIDE_FROM;",
            "1;",
            ALONE,
        ),
        (
            "the worst turn is taken",
            "if (lead(race, race->turn[i], best) > 0)",
            "if (lead(race, race->turn[i], best) < 0)",
            "test_twins.py",
        ),
        ("a loss counts as a win", "left == 0 ? WON", "left >= 0 ? WON", ALIKE),
        ("what was learned is forgotten", "TRUST * net_value", "0 * net_value", RARE),
        (
            "the spread of the difference is that of one side",
            "- sum * sum / race->deals",
            "",
            LEFT_OUT,
        ),
        (
            "only the last deal counts in a study",
            "plans[i].value += roll_out",
            "plans[i].value = roll_out",
            STUDIES,
        ),
        (
            "no turn is ever left out",
            "!is_clear(&race, best, race.turn[i])",
            "1",
            LEFT_OUT,
        ),
    ),
    *_mistakes(
        "play.c",
        (
            "who starts least gladly starts",
            "if (glad > gladdest)",
            "if (seat == 0 || glad < gladdest)",
            "test_bots.py",
        ),
        (
            "a game forgets what was said",
            "memcpy(story->said[story->lays], view->said, sizeof view->said);",
            "",
            "test_bots.py",
        ),
    ),
    *_mistakes(
        "solver/spots.c",
        (
            "a card that a trick on the top makes possible is given up",
            "cards_add(&at, back);",
            "",
            "test_solve.py",
        ),
        (
            "the solver forgets that a player has no cards",
            "while (!spot->hand[seat][0] && seat != last);",
            "while (0);",
            "test_solve.py",
        ),
    ),
    *_mistakes(
        "solver/solve.c",
        ("what was left out counts as lost", "solver->left_out = 1;", "", "test_solve.py"),
        (
            "the solver ends a turn with a due fire",
            "if (spot.missing || spot.due) return;",
            "if (spot.missing) return;",
            "test_solve.py",
        ),
        (
            "the solver forgets which pile is which",
            "real = pile ^ (swapped >> pile / 2 & 1)",
            "real = pile",
            "test_solve.py",
        ),
    ),
    *_mistakes(
        "pack.c",
        (
            "a card may be in two hands",
            "require(bytes, !cards_have(*seen, *card));",
            "",
            "test_bytes.py",
        ),
        (
            "more unseen cards may be hidden than there are places",
            "held + view->draw == view->upto[MAX_CARD]",
            "held + view->draw <= view->upto[MAX_CARD]",
            "test_bytes.py",
        ),
        (
            "there may be more hands than cards",
            "require(bytes, rules->players * rules->hand_size <= deck_size(rules));",
            "",
            "test_bytes.py",
        ),
    ),
    *_mistakes(
        "review/judge.c",
        (
            "a game that goes on counts as lost",
            "if (goes_on) return meant(",
            "if (0) return meant(",
            "test_review.py",
        ),
        (
            "a won game counts as lost",
            "(Worth){left ? 0 : CERTAIN, left << 8}",
            "(Worth){0, left << 8}",
            "test_review.py",
        ),
        (
            "the best turn is the worst",
            "plans[i].value += CHANCE_WEIGHT",
            "plans[i].value -= CHANCE_WEIGHT",
            "test_twins.py",
        ),
        (
            "the error is that of the best turn alone",
            "int64_t lead = found[0] - found[i];",
            "int64_t lead = found[0];",
            "test_review.py",
        ),
        (
            "an error does not shrink with the deals",
            "squares / ((int64_t)deals * (deals - 1))",
            "squares / (deals - 1)",
            "test_review.py",
        ),
        (
            "a mark needs no certainty",
            "int sure = cost - 2 * error;",
            "int sure = cost;",
            "test_review.py",
        ),
        (
            "cards left never decide",
            "review->best[0].chance < LOST_BELOW || ",
            "",
            "test_review.py",
        ),
        (
            "the played turn is left out if nobody would play it",
            "if (count && !known) plans[count++] = *played;",
            "",
            COMPARED,
        ),
        (
            "a card may be laid twice",
            "plan->used >> place & 1 || ",
            "",
            "test_review.py",
        ),
        (
            "a silent table is asked what was said",
            "silent.talk = 0;",
            "",
            RARE,
        ),
    ),
    *_mistakes(
        "review/reasons.c",
        (
            "turns with the same cards are the same",
            " && !memcmp(one->top, other->top, sizeof one->top)",
            "",
            RARE,
        ),
        (
            "every small step is a jump",
            "jump.count >= LONG_JUMP && ",
            "",
            REASONS,
        ),
        (
            "a fire that the best turn leaves too is a fault",
            "fires_on(view, played) & ~fires_on(view, best)",
            "fires_on(view, played)",
            REASONS,
        ),
        (
            "using a pile like the best turn is a fault",
            "piles_of(played) & ~piles_of(best), &wish",
            "piles_of(played), &wish",
            REASONS,
        ),
        (
            "a turn that owes something does not lose",
            "} else if (!is_whole && !is_last) {",
            "} else if (0) {",
            "test_review.py",
        ),
    ),
)
