/* What the network sees: the position after a turn, before drawing, as its player knows it. */
#ifndef NINETYEIGHT_INPUTS_H
#define NINETYEIGHT_INPUTS_H

#include "turns.h"

enum { PILE_INPUTS = 19, GLOBAL_INPUTS = 20, INPUTS = PILES * PILE_INPUTS + GLOBAL_INPUTS };

void inputs_of(const View *view, const Ranks *ranks, const Plan *plan, int16_t inputs[INPUTS]);

#endif
