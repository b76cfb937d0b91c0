#include "kernel.h"

int cost_of(const View *view, const Plan *plan, int *regained) {
    uint8_t top[PILES];
    int cost = 0;
    Cards live = view->live;
    for (int pile = 0; pile < PILES; pile++) top[pile] = view->table.top[pile];
    for (int i = 0; i < plan->count; i++) {
        Lay lay = plan->lay[i];
        int passed = 0, low = least(top[lay.pile], lay.card), high = most(top[lay.pile], lay.card);
        for (int card = low + 1; card < high; card++) passed += cards_have(live, card);
        if (lay.card == trick_number(&view->table.rules, lay.pile, top[lay.pile])) {
            *regained += passed;
            passed = -passed;
        }
        cost += passed;
        top[lay.pile] = lay.card;
        cards_drop(&live, lay.card);
    }
    return cost;
}

int dead_after(const View *view, const Plan *plan) {
    int dead = 0;
    for (int card = 1; card <= MAX_CARD; card++) {
        int piles = 0;
        for (int pile = 0; pile < PILES; pile++)
            piles += fits(&view->table.rules, card, pile, plan->top[pile]);
        dead += cards_have(view->unseen, card) && !piles;
    }
    return dead;
}

int gaps_after(const View *view, const Plan *plan) {
    int gaps = 0;
    for (int i = 0; i < view->hand.count; i++)
        if (!(plan->used >> i & 1))
            gaps += nearest_jump(view, plan->top, view->hand.card[i],
                                 deck_size(&view->table.rules));
    return gaps;
}

static int is_only_way(const View *view, Lay chosen) {
    const Table *table = &view->table;
    if (!missing(&table->turn) && !table->turn.due) return 0;
    for (int i = 0; i < view->hand.count; i++)
        for (int pile = 0; pile < PILES; pile++) {
            Lay lay = {view->hand.card[i], (uint8_t)pile}, way[MAX_HAND];
            if (!fits(&table->rules, lay.card, pile, table->top[pile])) continue;
            if (lay.card == chosen.card && pile == chosen.pile) continue;
            Table after = *table;
            Hand rest = view->hand;
            lay_on(&after, lay);
            hand_drop(&rest, lay.card);
            if (rest.count + view->upto[MAX_CARD] == 0 || way_out(&after, &rest, way) >= 0)
                return 0;
        }
    return 1;
}

int piles_of(const Plan *plan) {
    int piles = 0;
    for (int i = 0; i < plan->count; i++) piles |= 1 << plan->lay[i].pile;
    return piles;
}

/* The first pile that would have been used if nobody had said anything, and who spoke of it. */
static int finds_wish(const View *view, const Plan *chosen, Why *why) {
    Plan plans[MAX_NODES];
    View silent = *view;
    int says = 0;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        for (int pile = 0; pile < PILES; pile++) {
            says |= view->said[seat][pile];
            silent.said[seat][pile] = SILENT;
        }
    if (!says) return 0;
    steady_turns(&silent, 0, plans, 1);
    int spared = piles_of(&plans[0]) & ~piles_of(chosen);
    for (int pile = 0; pile < PILES; pile++)
        for (int seat = 0; seat < view->table.rules.players; seat++)
            if (spared >> pile & 1 && view->said[seat][pile]) {
                why->fact = pile;
                why->seat = seat;
                return 1;
            }
    return 0;
}

static enum Reason reason_of(const View *view, const Plan *chosen, const Plan *cheapest, Why *why) {
    Lay way[MAX_HAND];
    int regained = 0, ignored = 0, paid = cost_of(view, chosen, &regained);
    int lowest = cost_of(view, cheapest, &ignored);
    if ((why->fact = regained) > 0) return TRICK;
    if (is_only_way(view, chosen->lay[0])) return ONLY_WAY;
    if (finds_wish(view, chosen, why)) return WISH;
    why->fact = chosen->count - way_out(&view->table, &view->hand, way);
    if (why->fact > 0 && paid <= lowest) return MORE;
    why->fact = 0;
    if (paid == 0) return FREE;
    why->fact = paid;
    if (paid <= lowest) return LEAST;
    why->fact = dead_after(view, cheapest) - dead_after(view, chosen);
    if (why->fact > 0) return SPARED;
    why->fact = 0;
    return gaps_after(view, chosen) < gaps_after(view, cheapest) ? NEARER : BALANCE;
}

void why_of(const View *view, Why *why) {
    Plan plans[MAX_NODES];
    Lay way[MAX_HAND];
    int cheapest = 0, least_cost = 0;
    *why = (Why){.reason = OVER};
    if (view->hand.count + view->upto[MAX_CARD] == 0) return;
    if (way_out(&view->table, &view->hand, way) < 0) return;
    int count = steady_turns(view, 0, plans, MAX_TURNS);
    why->turn = plans[0];
    why->reason = STOP;
    if (!plans[0].count) return;
    for (int i = 0; i < count; i++) {
        int ignored = 0, cost = cost_of(view, &plans[i], &ignored);
        if (i && cost >= least_cost) continue;
        least_cost = cost;
        cheapest = i;
    }
    why->reason = reason_of(view, &plans[0], &plans[cheapest], why);
}
