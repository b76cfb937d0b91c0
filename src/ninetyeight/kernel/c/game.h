/* The game as the kernel plays it: the packed state, what a seat may know, and the moves.
 *
 * These are the rules of ninetyeight.rules once more, for speed only. Tests hold them equal.
 */
#ifndef NINETYEIGHT_GAME_H
#define NINETYEIGHT_GAME_H

#include "cards.h"

typedef struct {
    uint8_t players, hand_size, lowest, highest, trick, minimum, minimum_when_empty;
    Cards fire;
} Rules;

typedef struct { uint8_t card, pile; } Lay;

/* A hand is in ascending order. */
typedef struct { uint8_t count, card[MAX_HAND]; } Hand;

/* Whose turn it is, what was laid and is owed; `due` has a bit for each pile. */
typedef struct { uint8_t seat, laid, minimum, due; } Turn;

typedef struct {
    Rules rules;
    uint8_t top[PILES];
    Hand hand[MAX_PLAYERS];
    uint8_t draw[MAX_CARD], next, end;  /* the draw pile is draw[next..end) */
    Cards gone;
    Turn turn;
} Game;

/* What the seat in turn may know. `said` is what each other seat's hand signals about each pile. */
typedef struct {
    Rules rules;
    uint8_t top[PILES];
    Hand hand;
    Cards unseen;
    uint8_t counts[MAX_PLAYERS], draw;
    Turn turn;
    uint8_t talk, said[MAX_PLAYERS][PILES];
} View;

static inline int is_trick(const Rules *rules, int card, int pile, int top) {
    return card == (ascends(pile) ? top - rules->trick : top + rules->trick);
}

static inline int fits(const Rules *rules, int card, int pile, int top) {
    return (ascends(pile) ? card > top : card < top) || is_trick(rules, card, pile, top);
}

static inline int missing(const Turn *turn) {
    return turn->minimum > turn->laid ? turn->minimum - turn->laid : 0;
}

void hand_add(Hand *hand, int card);
void hand_drop(Hand *hand, int card);

/* Deals a deck of `count` cards. */
void game_deal(Game *game, const Rules *rules, const uint8_t *deck, int count);
void game_begin_turn(Game *game, int seat);
void game_lay(Game *game, Lay lay);
void game_end_turn(Game *game);
int game_left(const Game *game);

/* Whether the cards of `hand` can cover every due pile and be at least `owed` lays. The lays that
 * do it are written to `way` if that is not NULL (at most MAX_HAND), and their number returned;
 * -1 means that there is no way. */
int way_out(const Rules *rules, const uint8_t top[PILES], const Hand *hand, int owed, int due,
            Lay *way);
int game_stuck(const Game *game);

/* What `seat` may know; the signals are given by `talk_listen`. */
void game_view(const Game *game, int seat, View *view);

#endif
