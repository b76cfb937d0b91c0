/* The strongest player: imagined deals, a few turns played in each, then the learned value. */
#ifndef NINETYEIGHT_SEARCH_H
#define NINETYEIGHT_SEARCH_H

#include "bots.h"

void master_choose(const Bot *bot, const View *view, Chance *chance, Plan *plan);

#endif
