#include "bots.h"

#include "search.h"

/* What counts for STEADY, in hundredths of a card. */
enum {
    COST = -100,        /* a live card that loses its place on a pile */
    DEAD = -100,        /* an unseen card that no pile takes any more */
    REGAIN = 30,        /* a live card that an unseen trick card would win back */
    OWN_GAP = -13,      /* a live card between a card that stays in the hand and its nearest pile */
    NO_PILE = 40,       /* such a gap where no pile takes the card */
    LAID = 10,          /* a card laid */
    NEAR = 4,           /* so many unseen cards from the top are near */
    SAID_LEAVE = -75,   /* a near one passed on a pile that another seat asked to leave */
    SAID_NO_JUMP = -20, /* a farther one passed where another seat asked for no big jump */
};

int steady_value(const View *view, const Ranks *ranks, const Plan *plan) {
    const Rules *rules = &view->rules;
    int value = COST * plan->cost + LAID * plan->count;
    int low = plan->top[0] < plan->top[1] ? plan->top[0] : plan->top[1];
    int down = plan->top[2] > plan->top[3] ? plan->top[2] : plan->top[3];
    value += DEAD * between(ranks, down - 1, low + 1);
    for (int pile = 0; pile < PILES; pile++) {
        int top = plan->top[pile], trick = ascends(pile) ? top - rules->trick : top + rules->trick;
        if (trick >= rules->lowest && trick <= rules->highest && cards_have(view->unseen, trick)) {
            value += REGAIN * (trick < top ? between(ranks, trick, top) : between(ranks, top, trick));
            if (trick >= down && trick <= low) value -= DEAD;
        }
        int before = view->top[pile];
        int passed = ascends(pile) ? between(ranks, before, top) : between(ranks, top, before);
        int close = passed < NEAR ? passed : NEAR;
        for (int seat = 0; seat < rules->players; seat++)
            value += view->said[seat][pile] == LEAVE     ? SAID_LEAVE * close
                     : view->said[seat][pile] == NO_JUMP ? SAID_NO_JUMP * (passed - close)
                                                         : 0;
    }
    for (int i = 0; i < view->hand.count; i++) {
        if (plan->used >> i & 1) continue;
        int card = view->hand.card[i], gap = NO_PILE;
        for (int pile = 0; pile < PILES; pile++) {
            int top = plan->top[pile];
            if (!fits(rules, card, pile, top)) continue;
            int jump = is_trick(rules, card, pile, top) ? 0
                     : card > top ? between(ranks, top, card) : between(ranks, card, top);
            if (jump < gap) gap = jump;
        }
        value += OWN_GAP * gap;
    }
    return value;
}

/* Puts a turn in its place among the `most` best; of equal ones the earlier stays ahead. */
static void offer(Plan *best, int *count, int most, const Plan *plan) {
    int place = *count;
    if (place == most && best[most - 1].value >= plan->value) return;
    if (place < most) ++*count;
    else place--;
    for (; place > 0 && best[place - 1].value < plan->value; place--) best[place] = best[place - 1];
    best[place] = *plan;
}

/* The `most` best turns as STEADY sees it. */
static int steady_turns(const View *view, const Ranks *ranks, int extra, Plan *best, int most) {
    Plan plans[MAX_TURNS];
    int count = turns_of(view, ranks, extra, plans), kept = 0;
    for (int i = 0; i < count; i++) {
        plans[i].value = steady_value(view, ranks, &plans[i]);
        offer(best, &kept, most, &plans[i]);
    }
    return kept;
}

int sharp_turns(const Net *net, const View *view, Plan best[CANDIDATES]) {
    Plan plans[WIDTH];
    Ranks ranks;
    ranks_of(view->unseen, &ranks);
    int count = steady_turns(view, &ranks, EXTRA, plans, WIDTH), kept = 0;
    for (int i = 0; i < count; i++) {
        int16_t inputs[INPUTS];
        inputs_of(view, &ranks, &plans[i], inputs);
        plans[i].value = net_logit(net, inputs);
        offer(best, &kept, CANDIDATES, &plans[i]);
    }
    return kept;
}

void bot_choose(const Bot *bot, const View *view, Chance *chance, Plan *plan) {
    Plan best[CANDIDATES];
    Ranks ranks;
    switch (bot->level) {
    case STEADY:
        ranks_of(view->unseen, &ranks);
        steady_turns(view, &ranks, 0, plan, 1);
        break;
    case SHARP:
        sharp_turns(bot->net, view, best);
        *plan = best[0];
        break;
    case MASTER:
        master_choose(bot, view, chance, plan);
        break;
    }
}
