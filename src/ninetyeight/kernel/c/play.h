/* Whole games between bots. */
#ifndef NINETYEIGHT_PLAY_H
#define NINETYEIGHT_PLAY_H

#include "bots.h"

/* What a game leaves behind. `lay` holds all lays; `ends[i]` is set where a turn ended after lay i.
 * With `inputs` set, what the network saw after each turn is written there, and its logits. */
typedef struct {
    int lays, turns, left, start;
    Lay lay[MAX_CARD];
    uint8_t ends[MAX_CARD];
    int16_t (*inputs)[INPUTS];
    int32_t *logits;
} Story;

/* How gladly a seat would start: 2 gladly, 1 nothing to say, 0 rather not. */
int gladness(const View *view);

void play_game(Game *game, const Bot bots[MAX_PLAYERS], int talk, Chance *chance, Story *story);

enum { MAX_SELF_PLAY = 4096 };

/* A game on a fresh deck with the same net in all seats; `talk` of a hundred have signals. */
void self_play(const Rules *rules, const Net *net, int talk, Chance *chance, Story *story);

#endif
