#include "../kernel.h"

#include <string.h>

enum {
    BEST_PILE = 3,      /* what a live card is worth that fits on the better pile of a direction, */
    OTHER_PILE = 2,     /* and on the other one */
    PAIR = 3,           /* two live cards of which one is the trick on the other */
    READY_TRICK = 2,    /* a live card that is the trick on a top */
};

/* Sets of cards. */

static int is_empty(Cards cards) { return !(cards.word[0] | cards.word[1]); }

static uint64_t from_bit(int bit) {
    return bit <= 0 ? UINT64_MAX : bit >= 64 ? 0 : UINT64_MAX << bit;
}

/* What a pile that shows `top` takes without a trick. */
static Cards onwards(int pile, int top) {
    if (ascends(pile)) return (Cards){{from_bit(top + 1), from_bit(top - 63)}};
    return (Cards){{~from_bit(top), ~from_bit(top - 64)}};
}

/* Every card lowered or raised by `trick`, which is at least 1. */
static Cards lowered(Cards cards, int trick) {
    uint64_t low = cards.word[0], high = cards.word[1];
    if (trick >= 64) return (Cards){{high >> (trick - 64), 0}};
    return (Cards){{low >> trick | high << (64 - trick), high >> trick}};
}

static Cards raised(Cards cards, int trick) {
    uint64_t low = cards.word[0], high = cards.word[1];
    if (trick >= 64) return (Cards){{0, low << (trick - 64)}};
    return (Cards){{low << trick, high << trick | low >> (64 - trick)}};
}

static int lowest(Cards cards) {
    uint64_t word = cards.word[0] ? cards.word[0] : cards.word[1];
    return bits_of((word & (~word + 1)) - 1) + (cards.word[0] ? 0 : 64);
}

static int highest(Cards cards) {
    uint64_t word = cards.word[1] ? cards.word[1] : cards.word[0];
    for (int i = 1; i < 64; i *= 2) word |= word >> i;
    return bits_of(word) - 1 + (cards.word[1] ? 64 : 0);
}

/* What a spot is worth. */

/* How far back a pile can come, if every trick on every live card works out. */
static int furthest_back(const Rules *rules, Cards live, int pile, int top) {
    for (int back = top;;) {
        int before = back;
        Cards at = cards_both(live, onwards(pile, back));
        cards_add(&at, back);
        for (;;) {
            at = cards_both(live, ascends(pile) ? lowered(at, rules->trick) : raised(at, rules->trick));
            if (is_empty(at)) break;
            back = ascends(pile) ? least(back, lowest(at)) : most(back, highest(at));
        }
        if (back == before) return back;
    }
}

int has_dead_card(const Rules *rules, Cards live, const uint8_t top[PILES]) {
    Cards dead = live;
    for (int pile = 0; pile < PILES; pile++) dead = cards_both(dead, onwards(pile ^ 3, top[pile]));
    for (int pile = 0; pile < PILES && !is_empty(dead); pile++)
        dead = cards_both(dead, onwards(pile ^ 3, furthest_back(rules, live, pile, top[pile])));
    return !is_empty(dead);
}

int spot_value(const Rules *rules, Cards live, const uint8_t top[PILES]) {
    static const int worth[PILES] = {BEST_PILE, OTHER_PILE, OTHER_PILE, BEST_PILE};
    int value = PAIR * cards_count(cards_both(live, lowered(live, rules->trick)));
    for (int pile = 0; pile < PILES; pile++) {
        value += worth[pile] * cards_count(cards_both(live, onwards(pile, top[pile])));
        value += READY_TRICK * cards_have(live, trick_number(rules, pile, top[pile]));
    }
    return value;
}

uint64_t spot_hash(const Spot *spot, uint64_t seed) {
    const uint8_t *byte = (const uint8_t *)spot;
    uint64_t hash = seed;
    for (size_t i = 0; i < sizeof *spot; i += 8) {
        uint64_t word = 0;
        for (size_t k = 0; k < 8; k++) word |= (uint64_t)byte[i + k] << 8 * k;
        hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
    }
    hash *= UINT64_C(0xbf58476d1ce4e5b9);
    return hash ^ hash >> 32;
}

/* From one spot to the next. */

static int sort_piles(Spot *spot) {
    int swapped = 0;
    for (int pile = 0; pile < PILES; pile += 2) {
        uint8_t low = spot->top[pile], high = spot->top[pile + 1];
        int due = spot->due >> pile & 3;
        if (low < high || (low == high && due != 1)) continue;
        spot->top[pile] = high;
        spot->top[pile + 1] = low;
        spot->due = (uint8_t)((spot->due & ~(3 << pile)) | (due >> 1 | (due & 1) << 1) << pile);
        swapped |= 1 << pile / 2;
    }
    return swapped;
}

static int held(const uint8_t hand[MAX_HAND]) {
    int count = 0;
    while (count < MAX_HAND && hand[count]) count++;
    return count;
}

int spot_lay(Spot *spot, int card, int pile) {
    uint8_t *hand = spot->hand[spot->seat];
    int place = 0;
    while (hand[place] != card) place++;
    memmove(hand + place, hand + place + 1, (size_t)(MAX_HAND - 1 - place));
    hand[MAX_HAND - 1] = 0;
    spot->top[pile] = (uint8_t)card;
    spot->due &= (uint8_t)~(1 << pile);
    if (spot->missing) spot->missing--;
    return sort_piles(spot);
}

void spot_end_turn(const Game *game, Spot *spot) {
    const Rules *rules = &game->table.rules;
    Hand hand = {.count = (uint8_t)held(spot->hand[spot->seat])};
    memcpy(hand.card, spot->hand[spot->seat], sizeof hand.card);
    while (hand.count < rules->hand_size && spot->next < game->end)
        hand_add(&hand, game->draw[spot->next++]);
    memcpy(spot->hand[spot->seat], hand.card, sizeof hand.card);
    int last = spot->seat, seat = last;
    do seat = (seat + 1) % rules->players;
    while (!spot->hand[seat][0] && seat != last);
    spot->seat = (uint8_t)seat;
    spot->missing = spot->next < game->end ? rules->minimum : rules->minimum_when_empty;
    spot->due = 0;
    for (int pile = 0; pile < PILES; pile++)
        spot->due |= (uint8_t)(cards_have(rules->fire, spot->top[pile]) << pile);
}

int spot_can_go_on(const Rules *rules, const Spot *spot) {
    Table table = {.rules = *rules, .turn = {spot->seat, 0, spot->missing, spot->due}};
    Hand hand = {.count = (uint8_t)held(spot->hand[spot->seat])};
    Lay way[MAX_HAND];
    memcpy(table.top, spot->top, sizeof table.top);
    memcpy(hand.card, spot->hand[spot->seat], sizeof hand.card);
    return way_out(&table, &hand, way) >= 0;
}

Spot spot_of(const Game *game, int *swapped) {
    const Turn *turn = &game->table.turn;
    Spot spot = {.seat = turn->seat, .missing = (uint8_t)missing(turn), .due = turn->due};
    memcpy(spot.top, game->table.top, sizeof spot.top);
    spot.next = game->next;
    for (int seat = 0; seat < game->table.rules.players; seat++)
        memcpy(spot.hand[seat], game->hand[seat].card, game->hand[seat].count);
    *swapped = sort_piles(&spot);
    return spot;
}

Cards spot_live(const Game *game, const Spot *spot) {
    Cards live = {{0, 0}};
    for (int i = spot->next; i < game->end; i++) cards_add(&live, game->draw[i]);
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        for (int i = 0; i < MAX_HAND && spot->hand[seat][i]; i++)
            cards_add(&live, spot->hand[seat][i]);
    return live;
}
