/* Sets of cards as 128 bits, and the generator of chance.
 *
 * Everything in the kernel is integer arithmetic, so that the Python twin and every platform give
 * the same answers to the last bit.
 */
#ifndef NINETYEIGHT_CARDS_H
#define NINETYEIGHT_CARDS_H

#include <stdint.h>

enum { MAX_CARD = 126, MAX_PLAYERS = 5, MAX_HAND = 8, PILES = 4 };

typedef struct { uint64_t word[2]; } Cards;

/* Any number may be asked for, as where a trick leads there need not be a card. */
static inline int cards_have(Cards cards, int card) {
    return card >= 0 && card < 128 && (cards.word[card >> 6] >> (card & 63) & 1);
}

static inline void cards_add(Cards *cards, int card) {
    cards->word[card >> 6] |= (uint64_t)1 << (card & 63);
}

static inline void cards_drop(Cards *cards, int card) {
    cards->word[card >> 6] &= ~((uint64_t)1 << (card & 63));
}

static inline int bits_of(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
}

static inline int cards_count(Cards cards) {
    return bits_of(cards.word[0]) + bits_of(cards.word[1]);
}

static inline Cards cards_both(Cards one, Cards other) {
    return (Cards){{one.word[0] & other.word[0], one.word[1] & other.word[1]}};
}

static inline Cards cards_any(Cards one, Cards other) {
    return (Cards){{one.word[0] | other.word[0], one.word[1] | other.word[1]}};
}

static inline int cards_within(Cards some, Cards all) {
    return !(some.word[0] & ~all.word[0]) && !(some.word[1] & ~all.word[1]);
}

/* splitmix64: small, fast, and easy to write again in any language. */
typedef struct { uint64_t state; } Chance;

static inline uint64_t chance_next(Chance *chance) {
    uint64_t z = chance->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* A number below `bound`; for bounds of card size the bias is below 2^-25. */
static inline int chance_below(Chance *chance, int bound) {
    return (int)(((chance_next(chance) >> 32) * (uint64_t)bound) >> 32);
}

static inline void chance_shuffle(Chance *chance, uint8_t *cards, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = chance_below(chance, last + 1);
        uint8_t card = cards[last];
        cards[last] = cards[other];
        cards[other] = card;
    }
}

#endif
