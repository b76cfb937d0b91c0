/* The part of the inputs that tells card by card what lies around the tops. */
#include "kernel.h"

#include <string.h>

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

static Cards cards_both(Cards one, Cards other) {
    return (Cards){{one.word[0] & other.word[0], one.word[1] & other.word[1]}};
}

static int bits_of(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
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
    return bits_of(pairs.word[0]) + bits_of(pairs.word[1]);
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

void near_inputs(const View *view, const int order[PILES], int16_t x[PILES * NEAR_INPUTS]) {
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
