/* Whole turns: every sensible set of lays, merged by the tops and cards that remain. */
#ifndef NINETYEIGHT_TURNS_H
#define NINETYEIGHT_TURNS_H

#include "game.h"

enum { MAX_TURNS = 512 };

/* How many unseen cards are at most `card`: counts in any range are one subtraction. */
typedef struct { uint8_t upto[MAX_CARD + 2]; } Ranks;

/* A whole turn: where it leads, and one order of lays that leads there. `cost` counts the live
 * cards that lose their place on a pile; a trick wins some back. */
typedef struct {
    uint8_t top[PILES];
    uint8_t used;   /* a bit for each place in the hand */
    uint8_t count;
    int16_t cost;
    int32_t value;  /* for whoever compares turns */
    Lay lay[MAX_HAND];
} Plan;

void ranks_of(Cards cards, Ranks *ranks);

static inline int between(const Ranks *ranks, int low, int high) {
    return high - low > 1 ? ranks->upto[high - 1] - ranks->upto[low] : 0;
}

/* The turns worth a look, by number of lays; at least one if the seat is not stuck. Beyond what is
 * owed, only lays that cost at most `extra` are tried. */
enum { EXTRA = 2 };
int turns_of(const View *view, const Ranks *ranks, int extra, Plan plans[MAX_TURNS]);

#endif
