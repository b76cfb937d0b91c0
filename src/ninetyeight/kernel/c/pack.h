/* Positions and networks as bytes: how Python and the kernel hand them to each other.
 *
 * All numbers are little-endian. Sets of cards are 16 bytes, bit i of byte j for card 8j + i.
 *
 *   rules  players, hand size, lowest, highest, trick, minimum, minimum when empty; fire set
 *   turn   seat, laid, minimum, due (a bit for each pile)
 *   hand   count, cards in ascending order
 *   game   rules; 4 tops; turn; a hand for each player; count of the draw pile, its cards in order
 *   view   rules; 4 tops; turn; hand; unseen set; hand counts; draw count; talk; signals (4 a player)
 *   lays   card, pile; card, pile; ...
 *
 * Reading checks every number that memory safety rests on; a reader returns 0 for what is wrong.
 */
#ifndef NINETYEIGHT_PACK_H
#define NINETYEIGHT_PACK_H

#include <stddef.h>

#include "net.h"

enum { MAX_PACKED = 256 };

typedef struct { const uint8_t *at, *end; } Bytes;

int read_rules(Bytes *bytes, Rules *rules);
int read_game(Bytes *bytes, Game *game);
int read_view(Bytes *bytes, View *view);
int read_net(Bytes *bytes, Net *net);

/* Both write at most MAX_PACKED bytes and return how many. */
size_t write_game(const Game *game, uint8_t *to);
size_t write_view(const View *view, uint8_t *to);

#endif
