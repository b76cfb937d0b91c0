#include "../kernel.h"

#include <string.h>

enum {
    LONG_JUMP = 3,      /* passing fewer cards is no jump */
    MUCH_DEARER = 2,    /* nor is one to blame if the whole turn costs hardly more */
};

int is_same_turn(const Plan *one, const Plan *other) {
    return one->used == other->used && !memcmp(one->top, other->top, sizeof one->top);
}

static void add_remark(Review *review, Remark remark) {
    if (review->remarks < MAX_REMARKS) review->remark[review->remarks++] = remark;
}

/* The lay of a turn that passes the most live cards. */
static Remark longest_jump(const View *view, const Plan *plan) {
    Remark jump = {.fault = JUMPED};
    Plan begun = *plan;
    int before = 0;
    for (begun.count = 1; begun.count <= plan->count; begun.count++) {
        int ignored = 0, cost = cost_of(view, &begun, &ignored), passed = cost - before;
        const Lay *lay = &plan->lay[begun.count - 1];
        before = cost;
        if (passed <= jump.count) continue;
        jump.card = lay->card;
        jump.pile = lay->pile;
        jump.count = passed;
    }
    return jump;
}

/* The first of these piles about which a seat says something. */
static int find_speaker(const View *view, int piles, Remark *remark) {
    for (int pile = 0; pile < PILES; pile++)
        for (int seat = 0; seat < view->table.rules.players; seat++)
            if (piles >> pile & 1 && view->said[seat][pile]) {
                remark->pile = pile;
                remark->seat = seat;
                return 1;
            }
    return 0;
}

static int fires_on(const View *view, const Plan *plan) {
    int fires = 0;
    for (int pile = 0; pile < PILES; pile++)
        fires |= cards_have(view->table.rules.fire, plan->top[pile]) << pile;
    return fires;
}

/* A remark if the played turn has more of something than the best. */
static void compare(Review *review, enum Fault fault, int count, int other) {
    if (count > other)
        add_remark(review, (Remark){.fault = (int32_t)fault, .count = count, .other = other});
}

static void blame(const View *view, Review *review) {
    const Plan *played = &review->played.turn, *best = &review->best[0].turn;
    int won_back = 0, best_won_back = 0, before = review->remarks;
    int cost = cost_of(view, played, &won_back), best_cost = cost_of(view, best, &best_won_back);
    Remark jump = longest_jump(view, played), wish = {.fault = UNHEARD};
    if (jump.count >= LONG_JUMP && cost - best_cost >= MUCH_DEARER) {
        jump.other = best_cost;
        add_remark(review, jump);
    }
    compare(review, NO_TRICK, best_won_back, won_back);
    int fires = fires_on(view, played) & ~fires_on(view, best);
    for (int pile = 0; pile < PILES; pile++)
        if (fires >> pile & 1) add_remark(review, (Remark){.fault = FIRE_LEFT, .pile = pile});
    compare(review, BLOCKED, dead_after(view, played), dead_after(view, best));
    if (find_speaker(view, piles_of(played) & ~piles_of(best), &wish)) add_remark(review, wish);
    if (review->remarks == before)
        compare(review, FARTHER, gaps_after(view, played), gaps_after(view, best));
    if (played->count < best->count)
        add_remark(review, (Remark){.fault = TOO_FEW, .count = played->count, .other = best->count});
    if (review->remarks == before) compare(review, TOO_MANY, played->count, best->count);
    if (review->remarks == before) add_remark(review, (Remark){.fault = OVERALL});
}

void find_faults(const View *view, const Plan *unsignalled, Review *review) {
    const Plan *played = &review->played.turn, *best = &review->best[0].turn;
    const Turn *turn = &view->table.turn;
    int is_whole = played->count >= missing(turn) && !played->due;
    int is_last = view->upto[MAX_CARD] == 0 && played->count == view->hand.count;
    Remark signal = {.fault = SIGNAL};
    if (review->candidates == 1) {
        add_remark(review, (Remark){.fault = NO_CHOICE});
    } else if (!is_whole && !is_last) {
        add_remark(review, (Remark){.fault = LOSES});
    } else {
        if (review->signals &&
            find_speaker(view, piles_of(unsignalled) | piles_of(best), &signal))
            add_remark(review, signal);
        if (!is_same_turn(played, best)) blame(view, review);
    }
}
