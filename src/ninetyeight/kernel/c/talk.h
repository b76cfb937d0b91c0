/* Signals: what a hand says about the piles, and deals that agree with what was said.
 *
 * A seat says *leave it to me* (2) about a pile if it holds the trick card or one of the next two
 * live cards, *no big jump* (1) if not, but one of the three live cards after those; else nothing.
 * Where only one card could be meant, nothing is said.
 */
#ifndef NINETYEIGHT_TALK_H
#define NINETYEIGHT_TALK_H

#include "game.h"

enum { SILENT = 0, NO_JUMP = 1, LEAVE = 2 };

/* The cards that make a hand say LEAVE or NO_JUMP about a pile. */
typedef struct { Cards leave[PILES], no_jump[PILES]; } Zones;

void zones_of(const Rules *rules, const uint8_t top[PILES], Cards live, Zones *zones);
void talk_speak(const Zones *zones, const Hand *hand, uint8_t said[PILES]);

/* The cards that have not been laid. */
Cards live_cards(const View *view);

/* Writes to the view what the other seats say. */
void talk_listen(const Game *game, View *view);

/* A game that agrees with the view, and if possible with what the others said. */
void talk_imagine(const View *view, Chance *chance, Game *game);

#endif
