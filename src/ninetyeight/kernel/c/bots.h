/* The players that plan: each chooses a whole turn from what its seat may know. */
#ifndef NINETYEIGHT_BOTS_H
#define NINETYEIGHT_BOTS_H

#include "net.h"
#include "talk.h"

enum Level { STEADY, SHARP, MASTER };
enum { MAX_SAMPLES = 1 << 16, WIDTH = 16, CANDIDATES = 8 };

typedef struct {
    enum Level level;
    const Net *net;     /* for SHARP and MASTER */
    int samples;        /* for MASTER: imagined deals */
    int depth;          /* for MASTER: turns played in each */
} Bot;

/* Writes the turn; the seat must not be stuck. */
void bot_choose(const Bot *bot, const View *view, Chance *chance, Plan *plan);

/* What a planner who counts cards thinks of a turn, in hundredths of a card. */
int steady_value(const View *view, const Ranks *ranks, const Plan *plan);

/* Of the turns that STEADY likes best, those of highest learned value, the best first. */
int sharp_turns(const Net *net, const View *view, Plan best[CANDIDATES]);

#endif
