#include "kernel.h"

#include <string.h>

enum { FAR = 24, NONE = 50 };

/* The nearest whole number to 10 * sqrt(number). */
static const uint8_t ROOT[MAX_CARD + 1] = {
    0, 10, 14, 17, 20, 22, 24, 26, 28, 30, 32, 33, 35, 36, 37, 39,
    40, 41, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 57, 58, 59, 60, 61, 62, 62, 63, 64, 65, 66, 66, 67, 68, 69,
    69, 70, 71, 71, 72, 73, 73, 74, 75, 75, 76, 77, 77, 78, 79, 79,
    80, 81, 81, 82, 82, 83, 84, 84, 85, 85, 86, 87, 87, 88, 88, 89,
    89, 90, 91, 91, 92, 92, 93, 93, 94, 94, 95, 95, 96, 96, 97, 97,
    98, 98, 99, 99, 100, 100, 101, 101, 102, 102, 103, 103, 104, 104, 105, 105,
    106, 106, 107, 107, 108, 108, 109, 109, 110, 110, 110, 111, 111, 112, 112,
};

static int is_own(const View *view, int card) {
    return cards_have(view->live, card) && !cards_have(view->unseen, card);
}

static int live_between(const View *view, int one, int other) {
    int low = least(one, other), high = most(one, other), count = between(view, low, high);
    for (int i = 0; i < view->hand.count; i++)
        count += view->hand.card[i] > low && view->hand.card[i] < high;
    return count;
}

static void pile_inputs(const View *view, int pile, int *x) {
    const Rules *rules = &view->table.rules;
    const Hand *hand = &view->hand;
    int top = view->table.top[pile], sign = ascends(pile) ? 1 : -1;
    int edge = ascends(pile) ? rules->highest + 1 : rules->lowest - 1;
    int beyond = 0, last = top, gap[2] = {NONE, NONE}, pair = NONE;
    for (int i = 0; i < hand->count; i++) {
        int card = hand->card[ascends(pile) ? i : hand->count - 1 - i];
        if ((card - top) * sign <= 0) continue;
        if (beyond < 2) gap[beyond] = 2 * least(FAR, distance(view, last, card));
        if (pair == NONE && is_own(view, card + sign * rules->trick))
            pair = 2 * least(FAR, distance(view, top, card));
        last = card;
        beyond++;
    }
    int room = distance(view, top, edge) + beyond, trick = trick_number(rules, pile, top);
    int own_trick = is_own(view, trick), unseen_trick = cards_have(view->unseen, trick);
    int regained = own_trick || unseen_trick ? live_between(view, trick, top) : 0;
    int near_3 = sign * least(sign * top + 4, sign * edge);
    int near_8 = sign * least(sign * top + 9, sign * edge);
    const int seen[] = {
        room, ROOT[room], 8 * beyond, gap[0], gap[1],
        32 * own_trick, 32 * unseen_trick, 4 * regained * own_trick, 4 * regained * unseen_trick,
        pair, 32 * cards_have(rules->fire, top),
        8 * distance(view, top, near_3), 4 * distance(view, top, near_8),
    };
    memcpy(x, seen, sizeof seen);
}

/* What the others said: the next to play and all, as long as the pile is what it was. */
static void talk_inputs(const View *view, int pile, int same, int *x) {
    int players = view->table.rules.players, leave = 0, no_jump = 0, next = SILENT;
    for (int step = players - 1; step > 0; step--) {
        int seat = (view->table.turn.seat + step) % players, said = view->said[seat][pile];
        leave += said == LEAVE;
        no_jump += said == NO_JUMP;
        if (view->counts[seat]) next = said;
    }
    const int seen[] = {
        32 * (same && next == LEAVE), 32 * (same && next == NO_JUMP),
        16 * leave * same, 16 * no_jump * same, 16 * leave * !same, 16 * no_jump * !same,
    };
    memcpy(x, seen, sizeof seen);
}

/* Own cards: how near each is to its cheapest pile, and how many piles take it. */
static void own_inputs(const View *view, int *x) {
    const Table *table = &view->table;
    int dead = 0, single = 0, sum = 0, widest = 0, smallest = FAR, second = FAR;
    int pairs = 0, fires = 0;
    for (int i = 0; i < view->hand.count; i++) {
        int card = view->hand.card[i], gap = nearest_jump(view, table->top, card, FAR), piles = 0;
        for (int pile = 0; pile < PILES; pile++)
            piles += fits(&table->rules, card, pile, table->top[pile]);
        dead += piles == 0;
        single += piles == 1;
        sum += gap;
        widest = most(widest, gap);
        second = least(second, most(smallest, gap));
        smallest = least(smallest, gap);
        pairs += is_own(view, card + table->rules.trick);
        fires += cards_have(table->rules.fire, card);
    }
    const int seen[] = {
        8 * view->hand.count, 16 * dead, 8 * single,
        least(127, sum), 4 * widest, 4 * smallest, 4 * second,
        16 * pairs, 16 * fires,
    };
    memcpy(x, seen, sizeof seen);
}

/* Unseen cards that no pile takes any more, and those that only one pile takes. */
static void unseen_inputs(const View *view, const int order[PILES], int *x) {
    const uint8_t *top = view->table.top;
    int low = top[order[0]], high = top[order[1]];      /* ascending: roomy, then narrow */
    int down = top[order[2]], deep = top[order[3]];     /* descending: roomy, then narrow */
    /* Without a trick no pile takes what lies from `down` to `low`. */
    int dead = between(view, down - 1, low + 1);
    Cards unseen = view->unseen;
    for (int pile = 0; pile < PILES; pile++) {
        int trick = trick_number(&view->table.rules, pile, top[pile]);
        if (trick < down || trick > low || !cards_have(unseen, trick)) continue;
        cards_drop(&unseen, trick);
        dead--;
    }
    /* Only the roomy ascending pile: above `low`, not above `high`, not below `down`. */
    int single = between(view, most(low, down - 1), high + 1);
    /* Only the roomy descending pile: below `down`, not below `deep`, not above `low`. */
    single += between(view, deep - 1, least(down, low + 1));
    x[0] = least(127, 2 * dead);
    x[1] = single;
}

static void table_inputs(const View *view, int *x) {
    const Rules *rules = &view->table.rules;
    int own = view->hand.count, drawn = least(view->draw, rules->hand_size - own);
    int others = 0, seated = own + drawn > 0, next = own + drawn, burning = 0;
    for (int step = rules->players - 1; step > 0; step--) {
        int count = view->counts[(view->table.turn.seat + step) % rules->players];
        others += count;
        seated += count > 0;
        if (count) next = count;
    }
    for (int pile = 0; pile < PILES; pile++)
        burning += cards_have(rules->fire, view->table.top[pile]);
    const int seen[] = {
        view->draw - drawn, view->draw + others, 2 * others, 8 * next,
        32 * (view->draw == drawn), 32 * view->talk,
        24 * burning, 8 * view->unseen_fires, 8 * seated,
    };
    memcpy(x, seen, sizeof seen);
}

/* Own cards once more: how many are near a pile, and the gaps after the two smallest. */
static void hand_inputs(const View *view, int *x) {
    const Table *table = &view->table;
    int gap[MAX_HAND + 4], count = 0, free = 0, near_1 = 0, near_3 = 0, tricks = 0;
    for (int i = 0; i < view->hand.count; i++) {
        int card = view->hand.card[i], jump = nearest_jump(view, table->top, card, FAR);
        int place = count++;
        for (; place > 0 && gap[place - 1] > jump; place--) gap[place] = gap[place - 1];
        gap[place] = jump;
        free += jump == 0;
        near_1 += jump <= 1;
        near_3 += jump <= 3;
        for (int pile = 0; pile < PILES; pile++)
            tricks += card == trick_number(&table->rules, pile, table->top[pile]);
    }
    for (int i = count; i < 4; i++) gap[i] = FAR;
    int drawn = least(view->draw, table->rules.hand_size - count);
    const int seen[] = {
        4 * gap[2], 4 * gap[3], 8 * free, 8 * near_1, 8 * near_3, 16 * tricks, 8 * (count + drawn),
        least(127, 4 * (view->draw - drawn) / table->rules.players),
    };
    memcpy(x, seen, sizeof seen);
}

/* Card by card, what lies around the tops. */
enum { BEHIND = 9, AHEAD = 14, WINDOW = BEHIND + AHEAD };

/* The cards from `first` on, as bits; there need not be such cards. */
static uint64_t cards_from(Cards cards, int first) {
    if (first <= 0) return cards.word[0] << -first;
    if (first < 64) return cards.word[0] >> first | cards.word[1] << (64 - first);
    return first < 128 ? cards.word[1] >> (first - 64) : 0;
}

static Cards cards_beyond(Cards cards, int top) {
    uint64_t all = ~UINT64_C(0);
    if (top < 63) return (Cards){{cards.word[0] & all << (top + 1), cards.word[1]}};
    return (Cards){{0, top < 127 ? cards.word[1] & all << (top - 63) : 0}};
}

static uint64_t swap_bits(uint64_t word, int by, uint64_t mask) {
    return (word >> by & mask) | (word & mask) << by;
}

static uint64_t reversed(uint64_t word) {
    word = swap_bits(word, 1, UINT64_C(0x5555555555555555));
    word = swap_bits(word, 2, UINT64_C(0x3333333333333333));
    word = swap_bits(word, 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    word = swap_bits(word, 8, UINT64_C(0x00ff00ff00ff00ff));
    word = swap_bits(word, 16, UINT64_C(0x0000ffff0000ffff));
    return word >> 32 | word << 32;
}

/* The card 127 becomes 0 and so on, so that a pile that descends ascends. */
static Cards cards_reversed(Cards cards) {
    return (Cards){{reversed(cards.word[1]), reversed(cards.word[0])}};
}

/* How many of the cards beyond the top have another one that is the trick further on. */
static int pairs_of(Cards cards, int top, int trick) {
    Cards later = {{cards_from(cards, trick), trick < 64 ? cards.word[1] >> trick : 0}};
    Cards pairs = cards_beyond(cards_both(cards, later), top);
    return cards_count(pairs);
}

/* The top, which nobody holds, is left out. */
static uint64_t window(Cards cards, int top) {
    uint64_t behind = (1 << BEHIND) - 1, ahead = (1 << WINDOW) - (1 << BEHIND);
    uint64_t bits = cards_from(cards, top - BEHIND);
    return (bits & behind) | (bits >> 1 & ahead);
}

/* Writes up to three numbers more than the window has. */
static void write_window(uint64_t bits, int16_t *x) {
    static const int16_t FOUR[16][4] = {
        {0, 0, 0, 0}, {32, 0, 0, 0}, {0, 32, 0, 0}, {32, 32, 0, 0},
        {0, 0, 32, 0}, {32, 0, 32, 0}, {0, 32, 32, 0}, {32, 32, 32, 0},
        {0, 0, 0, 32}, {32, 0, 0, 32}, {0, 32, 0, 32}, {32, 32, 0, 32},
        {0, 0, 32, 32}, {32, 0, 32, 32}, {0, 32, 32, 32}, {32, 32, 32, 32},
    };
    for (int i = 0; i < WINDOW; i += 4) memcpy(x + i, FOUR[bits >> i & 15], sizeof FOUR[0]);
}

/* Own and unseen cards around the top of a pile that ascends: those ahead can be laid, and those
 * behind win back what lies between once a card that is the trick ahead of them has been laid. */
static void window_inputs(Cards own, Cards unseen, Cards fire, int top, int trick, int16_t *x) {
    Cards live = {{own.word[0] | unseen.word[0], own.word[1] | unseen.word[1]}};
    uint64_t mine = window(own, top), others = window(unseen, top);
    uint64_t burning = window(fire, top) >> BEHIND << BEHIND;
    int unseen_pairs = pairs_of(unseen, top, trick);
    write_window(mine, x);
    write_window(others, x + WINDOW);
    x += 2 * WINDOW;
    x[0] = (int16_t)(2 * unseen_pairs);
    x[1] = (int16_t)(8 * (pairs_of(live, top, trick) - unseen_pairs));
    x[2] = (int16_t)(16 * bits_of(burning & others));
    x[3] = (int16_t)(16 * bits_of(burning & mine));
}

static void near_inputs(const View *view, const int order[PILES], int16_t x[PILES * NEAR_INPUTS]) {
    const Table *table = &view->table;
    Cards unseen = view->unseen, fire = table->rules.fire;
    Cards own = {{view->live.word[0] & ~unseen.word[0], view->live.word[1] & ~unseen.word[1]}};
    for (int place = 0; place < PILES; place++, x += NEAR_INPUTS) {
        int top = table->top[order[place]];
        if (place == 2) {
            own = cards_reversed(own);
            unseen = cards_reversed(unseen);
            fire = cards_reversed(fire);
        }
        window_inputs(own, unseen, fire, place < 2 ? top : 127 - top, table->rules.trick, x);
    }
}

void inputs_of(const View *before, const Plan *plan, int16_t inputs[INPUTS]) {
    View view;              /* from here on, what is known after the turn */
    memcpy(&view, before, offsetof(View, memory));
    const uint8_t *top = view.table.top;
    memcpy(view.table.top, plan->top, sizeof plan->top);
    view.hand.count = 0;
    for (int i = 0; i < before->hand.count; i++)
        if (plan->used >> i & 1) cards_drop(&view.live, before->hand.card[i]);
        else view.hand.card[view.hand.count++] = before->hand.card[i];
    /* Within a direction the roomier pile comes first. */
    int swap_up = top[0] > top[1], swap_down = top[2] < top[3];
    const int order[PILES] = {swap_up, 1 - swap_up, 2 + swap_down, 3 - swap_down};
    int wide[PILES * PILE_INPUTS + GLOBAL_INPUTS + HAND_INPUTS], *x = wide;
    for (int place = 0; place < PILES; place++, x += PILE_INPUTS) {
        int pile = order[place];
        pile_inputs(&view, pile, x);
        talk_inputs(&view, pile, top[pile] == before->table.top[pile], x + 13);
    }
    own_inputs(&view, x);
    unseen_inputs(&view, order, x + 9);
    table_inputs(&view, x + 11);
    hand_inputs(&view, x + GLOBAL_INPUTS);
    int narrow = PILES * PILE_INPUTS + GLOBAL_INPUTS;
    for (int i = 0; i < narrow; i++) inputs[i] = (int16_t)wide[i];
    near_inputs(&view, order, inputs + narrow);
    for (int i = 0; i < HAND_INPUTS; i++)
        inputs[narrow + PILES * NEAR_INPUTS + i] = (int16_t)wide[narrow + i];
}
