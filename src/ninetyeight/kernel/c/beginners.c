#include "kernel.h"

enum {
    TRICK_BITS = 2,     /* a trick is overlooked if so many bits of chance are all 0 */
    COURTESY = 10,      /* how much farther a card may go to spare a pile that was asked for */
};

/* What a seat has before its next lay; `place` is where in the hand each card was at first. */
typedef struct {
    const View *view;
    Table table;
    Hand hand;
    uint8_t place[MAX_CARD + 1];
} Moment;

/* What a rookie overlooks and heeds in one turn. */
typedef struct { uint64_t chance; int heeded; } Attention;

typedef struct { Lay lay[MAX_HAND * PILES]; int count; } Choice;

static int may_end(const Moment *now) {
    return !missing(&now->table.turn) && !now->table.turn.due;
}

static int is_over(const Moment *now) {
    Lay way[MAX_HAND];
    int left = now->hand.count + now->view->upto[MAX_CARD];
    return left == 0 || way_out(&now->table, &now->hand, way) < 0;
}

static int is_trick(const Moment *now, Lay lay) {
    return lay.card == trick_number(&now->table.rules, lay.pile, now->table.top[lay.pile]);
}

static Choice all_lays(const Moment *now) {
    Choice all = {.count = 0};
    for (int i = 0; i < now->hand.count; i++)
        for (int pile = 0; pile < PILES; pile++)
            if (fits(&now->table.rules, now->hand.card[i], pile, now->table.top[pile]))
                all.lay[all.count++] = (Lay){now->hand.card[i], (uint8_t)pile};
    return all;
}

static void lay_now(Moment *now, Lay lay) {
    lay_on(&now->table, lay);
    hand_drop(&now->hand, lay.card);
}

static int loses(const Moment *now, Lay lay) {
    Moment after = *now;
    lay_now(&after, lay);
    return is_over(&after) && after.hand.count + now->view->upto[MAX_CARD] > 0;
}

static int notices(const Moment *now, const Attention *attention, Lay lay) {
    int bit = TRICK_BITS * (PILES * now->place[lay.card] + lay.pile);
    return !is_trick(now, lay) || (attention->chance >> bit & ((1 << TRICK_BITS) - 1));
}

static int is_worth_it(const Moment *now, const Attention *attention, Lay lay) {
    int step = lay.card - now->table.top[lay.pile];
    return (is_trick(now, lay) || step == 1 || step == -1) &&
           !(attention->heeded >> lay.pile & 1) && notices(now, attention, lay);
}

static int far(const Moment *now, const Attention *attention, Lay lay) {
    int step = lay.card - now->table.top[lay.pile];
    int courtesy = attention->heeded >> lay.pile & 1 ? COURTESY : 0;
    return courtesy + (is_trick(now, lay) ? -now->table.rules.trick : step < 0 ? -step : step);
}

/* The lay of a rookie, of those with the nearest number the first; 0 if the turn ends. */
static int rookie_lay(const Moment *now, const Attention *attention, Lay *lay) {
    Choice all = all_lays(now);
    int any_due = 0, best = -1, best_group = 0, best_far = 0;
    for (int i = 0; i < all.count; i++)
        any_due |= now->table.turn.due >> all.lay[i].pile & 1;
    for (int i = 0; i < all.count; i++) {
        Lay next = all.lay[i];
        int group = 0, distance = far(now, attention, next);
        if (may_end(now)) {
            if (!is_worth_it(now, attention, next)) continue;
        } else {
            /* First what was noticed and is due, then what is due, then all: what was overlooked
             * is found after all when everything else loses the game. */
            int is_due = !any_due || now->table.turn.due >> next.pile & 1;
            group = !is_due ? 2 : !notices(now, attention, next);
            if (loses(now, next)) continue;
        }
        if (best < 0 || group < best_group || (group == best_group && distance < best_far)) {
            best = i;
            best_group = group;
            best_far = distance;
        }
    }
    if (best >= 0) *lay = all.lay[best];
    return best >= 0;
}

static int random_lay(const Moment *now, Chance *chance, Lay *lay) {
    Choice all = all_lays(now);
    int chosen = chance_below(chance, all.count + may_end(now));
    if (chosen < all.count) *lay = all.lay[chosen];
    return chosen < all.count;
}

static Attention attention_of(const View *view, Chance *chance) {
    Attention attention = {.chance = chance_next(chance)};
    int asked = 0;
    for (int seat = 0; seat < view->table.rules.players; seat++)
        for (int pile = 0; pile < PILES && seat != view->table.turn.seat; pile++)
            asked |= (view->said[seat][pile] == LEAVE) << pile;
    attention.heeded = asked & (int)(chance_next(chance) >> 60);
    return attention;
}

Plan beginner_turn(enum Level level, const View *view, Chance *chance) {
    Plan plan = {.due = view->table.turn.due};
    Moment now = {.view = view, .table = view->table, .hand = view->hand};
    Attention attention = {0};
    Lay lay;
    for (int i = 0; i < view->hand.count; i++) now.place[view->hand.card[i]] = (uint8_t)i;
    for (int pile = 0; pile < PILES; pile++) plan.top[pile] = view->table.top[pile];
    if (level == ROOKIE) attention = attention_of(view, chance);
    while (!is_over(&now) && (level == ROOKIE ? rookie_lay(&now, &attention, &lay)
                                              : random_lay(&now, chance, &lay))) {
        plan_lay(&plan, now.place[lay.card], lay.card, lay.pile);
        lay_now(&now, lay);
    }
    return plan;
}
