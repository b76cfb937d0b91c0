#include "kernel.h"

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

int steady_value(const View *view, const Plan *plan) {
    const Rules *rules = &view->table.rules;
    const uint8_t *top = plan->top;
    int low = least(top[0], top[1]), down = most(top[2], top[3]);
    int value = COST * plan->cost + LAID * plan->count + DEAD * between(view, down - 1, low + 1);
    for (int pile = 0; pile < PILES; pile++) {
        int trick = trick_number(rules, pile, top[pile]), before = view->table.top[pile];
        if (cards_have(view->unseen, trick)) {
            value += REGAIN * distance(view, trick, top[pile]);
            if (trick >= down && trick <= low) value -= DEAD;
        }
        int passed = ascends(pile) ? between(view, before, top[pile])
                                   : between(view, top[pile], before);
        int close = least(passed, NEAR);
        for (int seat = 0; seat < rules->players; seat++) {
            int said = view->said[seat][pile];
            if (said == LEAVE) value += SAID_LEAVE * close;
            if (said == NO_JUMP) value += SAID_NO_JUMP * (passed - close);
        }
    }
    for (int i = 0; i < view->hand.count; i++)
        if (!(plan->used >> i & 1))
            value += OWN_GAP * nearest_jump(view, top, view->hand.card[i], NO_PILE);
    return value;
}

int best_first(Plan *plans, int count, int room) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        Plan plan = plans[i];
        int place = kept;
        if (kept < room) kept++;
        else if (plans[--place].value >= plan.value) continue;
        for (; place > 0 && plans[place - 1].value < plan.value; place--)
            plans[place] = plans[place - 1];
        plans[place] = plan;
    }
    return kept;
}

int steady_turns(const View *view, int extra, Plan plans[MAX_NODES], int room) {
    int count = turns_of(view, extra, plans);
    for (int i = 0; i < count; i++) plans[i].value = steady_value(view, &plans[i]);
    return best_first(plans, count, room);
}

int sharp_turns(const Net *net, const View *view, int width, Plan plans[MAX_NODES]) {
    int extra = width < WIDTH ? NARROW_EXTRA : width > WIDTH ? WIDE_EXTRA : EXTRA;
    int count = steady_turns(view, extra, plans, width);
    Valued last = nothing_valued(net);
    for (int i = 0; i < count; i++) {
        int16_t inputs[INPUTS];
        inputs_of(view, &plans[i], inputs);
        plans[i].value = plans[i].logit = net_next_logit(net, &last, inputs);
    }
    return best_first(plans, count, width > WIDTH ? WIDE_CANDIDATES : CANDIDATES);
}

int is_bot(const Bot *bot) {
    int level = (int)bot->level;
    return level >= RANDOM && level <= MASTER && (level < SHARP || bot->net) &&
           bot->samples >= 0 && bot->samples <= MAX_SAMPLES &&
           bot->depth >= 0 && bot->depth <= MAX_CARD;
}

Plan bot_choose(const Bot *bot, const View *view, Chance *chance) {
    Plan plans[MAX_NODES];
    if (bot->level < STEADY) return beginner_turn(bot->level, view, chance);
    if (bot->level == STEADY) steady_turns(view, 0, plans, 1);
    if (bot->level == SHARP) sharp_turns(bot->net, view, WIDTH, plans);
    if (bot->level == MASTER) master_turns(bot, view, chance, plans);
    return plans[0];
}
