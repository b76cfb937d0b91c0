/* What the kernel is made of, file by file. */
#ifndef NINETYEIGHT_KERNEL_H
#define NINETYEIGHT_KERNEL_H

#include <stddef.h>

#include "cards.h"

/* game.c: the rules of ninetyeight.rules once more, for speed only. Tests hold them equal. */

typedef struct {
    uint8_t players, hand_size, lowest, highest, trick, minimum, minimum_when_empty;
    Cards fire;
} Rules;

typedef struct { uint8_t card, pile; } Lay;
typedef struct { uint8_t count, card[MAX_HAND]; } Hand;                 /* in ascending order */
typedef struct { uint8_t seat, laid, minimum, due; } Turn;              /* due: a bit a pile */
typedef struct { Rules rules; uint8_t top[PILES]; Turn turn; } Table;   /* what all can see */

typedef struct {
    Table table;
    Hand hand[MAX_PLAYERS];
    uint8_t draw[MAX_CARD], next, end;  /* the draw pile is draw[next..end) */
    Cards live;                         /* what has not been laid */
} Game;

/* What is remembered of what a seat has said: what each card that it holds, the oldest first, cannot
 * be; and sets of which it holds a card, the newest last, each with how many of its oldest cards
 * there were to choose from. */
enum { MAX_PROMISES = 16 };
typedef struct {
    uint8_t count, promises, among[MAX_PROMISES];
    Cards never[MAX_HAND], one_of[MAX_PROMISES];
} Memory;

/* What the seat in turn may know. `said` is what each other seat's hand signals about each pile,
 * `memory` what the seats said before, where that is known. */
typedef struct {
    Table table;
    Hand hand;
    Cards live, unseen;
    uint8_t upto[MAX_CARD + 2];         /* how many unseen cards are at most so high */
    uint8_t unseen_fires, counts[MAX_PLAYERS], draw, talk, said[MAX_PLAYERS][PILES];
    Memory memory[MAX_PLAYERS];         /* the last field: it is long, and few need it */
} View;

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }
static inline int ascends(int pile) { return pile < 2; }
static inline int deck_size(const Rules *rules) { return rules->highest - rules->lowest + 1; }
static inline int missing(const Turn *turn) { return most(0, turn->minimum - turn->laid); }

/* What would go back on the pile; there need not be such a card. */
static inline int trick_number(const Rules *rules, int pile, int top) {
    return ascends(pile) ? top - rules->trick : top + rules->trick;
}

static inline int fits(const Rules *rules, int card, int pile, int top) {
    return (ascends(pile) ? card > top : card < top) || card == trick_number(rules, pile, top);
}

/* What a pile shows before its first card. */
static inline uint8_t start_of(const Rules *rules, int pile) {
    return (uint8_t)(ascends(pile) ? rules->lowest - 1 : rules->highest + 1);
}

/* How many unseen cards are higher than `low` and lower than `high`. */
static inline int between(const View *view, int low, int high) {
    return high - low > 1 ? view->upto[high - 1] - view->upto[low] : 0;
}

/* How many unseen cards lie between two numbers, whichever is higher. */
static inline int distance(const View *view, int one, int other) {
    return between(view, least(one, other), most(one, other));
}

/* How many unseen cards a card jumps on its nearest pile, a trick none; at most `far`. */
static inline int nearest_jump(const View *view, const uint8_t top[PILES], int card, int far) {
    int nearest = far;
    for (int pile = 0; pile < PILES; pile++) {
        if (card == trick_number(&view->table.rules, pile, top[pile])) return 0;
        if (ascends(pile) ? card > top[pile] : card < top[pile])
            nearest = least(nearest, distance(view, top[pile], card));
    }
    return nearest;
}

void hand_add(Hand *hand, int card);
void hand_drop(Hand *hand, int card);
void lay_on(Table *table, Lay lay);

/* Deals from a draw pile of all cards; the rules are known, all else is zero. */
void game_deal(Game *game);
void game_begin_turn(Game *game, int seat);
void game_lay(Game *game, Lay lay);
void game_end_turn(Game *game);
int game_left(const Game *game);
int game_stuck(const Game *game);

/* All lays that are legal, by card and pile, at most MAX_HAND * PILES; none if the game is lost. */
int game_lays(const Game *game, Lay *lays);
int game_can_lay(const Game *game, int card, int pile);

/* The lays by which the seat in turn covers every due pile and comes to its minimum are written to
 * `way`, at most MAX_HAND, and their number returned; -1 means that there is no way. */
int way_out(const Table *table, const Hand *hand, Lay *way);

/* With `talk` also what the others say. */
void game_view(const Game *game, int talk, View *view);
void count_unseen(View *view);

/* turns.c: whole turns, that is every sensible set of lays, merged by what they lead to. */

enum { MAX_NODES = 4096, MAX_TURNS = 512 };

/* A turn or its beginning: where it leads, and one order of lays that leads there. */
typedef struct {
    uint8_t top[PILES];
    uint8_t used;       /* a bit for each place in the hand */
    uint8_t due, count;
    int32_t cost;       /* the live cards that lose their place on a pile; a trick wins some back */
    int32_t logit;      /* the learned value */
    int64_t value;      /* for whoever compares turns */
    Lay lay[MAX_HAND];
} Plan;

/* The turns worth a look, by number of lays, at most MAX_TURNS. Beyond what is owed, only lays that
 * cost at most `extra` are tried; below 0 only what costs nothing, and turns that cost little more
 * than the cheapest. There is at least one turn if the seat is not stuck; if it is,
 * none is counted, and the first has no lays. */
int turns_of(const View *view, int extra, Plan plans[MAX_NODES]);

/* One lay more, of the card that is in this place of the hand. */
void plan_lay(Plan *plan, int place, int card, int pile);

/* inputs.c: what the network sees, that is the position after a turn, before drawing.
 * For each pile in turn, then for the table, then card by card around each top, then for the hand. */

enum {
    PILE_INPUTS = 19, GLOBAL_INPUTS = 20, NEAR_INPUTS = 50, HAND_INPUTS = 8,
    INPUTS = PILES * PILE_INPUTS + GLOBAL_INPUTS + PILES * NEAR_INPUTS + HAND_INPUTS,
};

void inputs_of(const View *view, const Plan *plan, int16_t inputs[INPUTS]);

/* net.c: the learned value of a position, by a small network in 16-bit integers.
 *
 * inputs -> 80 -> 32 -> 1. Weights are in 1/1024, activations in 1/128 (clipped to 0..16), inputs
 * stand for themselves divided by 32, the result is a logit in 1/2^17. */

enum { HIDDEN = 80, HIDDEN2 = 32, VALUES = 2048, MAX_WEIGHT = 8191, MAX_BIAS = 1 << 27 };

typedef struct {
    int16_t in[INPUTS / 2][HIDDEN][2];      /* two inputs side by side, for each unit */
    int32_t in_bias[HIDDEN];
    int16_t mid[HIDDEN / 2][HIDDEN2][2];
    int32_t mid_bias[HIDDEN2];
    int16_t out[HIDDEN2];
    int32_t out_bias;
    uint16_t value[VALUES];         /* logit to value, in 1/65535; logits from -8 to 8 */
    uint16_t lost[MAX_CARD + 2];    /* what a loss with so many cards left is worth */
} Net;

int32_t net_logit(const Net *net, const int16_t inputs[INPUTS]);

/* What was valued last, with the sums of the first layer. Positions after turns of one view are much
 * alike, so the next one only adds what has changed. */
typedef struct { int16_t inputs[INPUTS]; int32_t sum[HIDDEN]; } Valued;

Valued nothing_valued(const Net *net);
int32_t net_next_logit(const Net *net, Valued *last, const int16_t inputs[INPUTS]);
int32_t net_value(const Net *net, int32_t logit);

/* talk.c: signals, that is what a hand says about the piles, and deals that agree with them.
 *
 * A seat says *leave it to me* about a pile if it holds the trick card or one of the next two live
 * cards, *no big jump* if not, but one of the three live cards after those; else nothing. Where
 * only one card could be meant, nothing is said. */

enum { SILENT = 0, NO_JUMP = 1, LEAVE = 2 };

/* The cards by which a hand says *leave it to me* or *no big jump* about each pile. */
typedef struct { Cards leave[PILES], no_jump[PILES]; } Words;

void words_of(const Table *table, Cards live, Words *words);

void talk_speak(const View *view, uint8_t said[PILES]);
void talk_listen(const Game *game, View *view);

/* A game that agrees with the view, and if possible with what the others say and have said; in
 * silence, with what they would hardly have kept. */
void talk_imagine(const View *view, Chance *chance, Game *game);

/* history.c: what was said earlier still tells something about the cards that a seat has kept. */

enum { UNTOLD = 3 };    /* nothing was said that counts; silence would mean something */

/* The hand grows to so many cards, of which nothing is known. */
void memory_draw(Memory *memory, int count);
void memory_hear(Memory *memory, const Words *words, const uint8_t said[PILES]);

/* Which of the cards was laid is not known: of those that it can be, the oldest. So what is said of
 * the others stays true. */
void memory_lay(Memory *memory, int card);

/* The lays of a game so far, with what was said before each. */
typedef struct { Table table; Cards live; uint8_t draw; Memory memory[MAX_PLAYERS]; } History;

/* The rules are known, all else is zero. */
void history_deal(History *history);
void history_lay(History *history, Lay lay, uint8_t said[MAX_PLAYERS][PILES]);
void history_end_turn(History *history);

/* bots.c and search.c: the players that plan, each choosing from what its seat may know. */

enum Level { RANDOM, ROOKIE, STEADY, SHARP, MASTER };
enum {
    MAX_SAMPLES = 1 << 16,
    EXTRA = 2, WIDTH = 16, CANDIDATES = 12,
    NARROW_EXTRA = -1, NARROW_WIDTH = 5,
    WIDE_EXTRA = 4, WIDE_WIDTH = 60, WIDE_CANDIDATES = 30,
};

typedef struct {
    enum Level level;
    const Net *net;     /* for SHARP and MASTER */
    int samples, depth; /* for MASTER: how often it tries a turn in an imagined deal, and how many
                         * further turns it plays there */
} Bot;

int is_bot(const Bot *bot);

/* The whole turn that the bot chooses; without lays if its seat is stuck. */
Plan bot_choose(const Bot *bot, const View *view, Chance *chance);

/* What a planner who counts cards thinks of a turn, in hundredths of a card. */
int steady_value(const View *view, const Plan *plan);

/* Brings the turns of highest value to the front, the best first, as many as there is `room` for;
 * of equal ones the earlier stays ahead. */
int best_first(Plan *plans, int count, int room);

/* The turns worth a look that STEADY likes best, the best first. */
int steady_turns(const View *view, int extra, Plan plans[MAX_NODES], int room);

/* Of the `width` turns that STEADY likes best, those of highest learned value, the best first. With
 * less than WIDTH, beyond what is owed only what costs nothing is laid, and nothing is looked at that
 * costs much more than the cheapest: that is faster, and wins as often. With more, dearer turns are
 * looked at too, and more of them are returned. */
int sharp_turns(const Net *net, const View *view, int width, Plan plans[MAX_NODES]);

/* Of these, the one that does best in imagined deals comes first. */
void master_turns(const Bot *bot, const View *view, Chance *chance, Plan plans[MAX_NODES]);

/* The turns that MASTER would try, of which there are as many as is returned, each with the sum of
 * what it was worth in as many imagined deals as it has samples, the same for all: for training. */
int study(const Bot *bot, const View *view, Chance *chance, Plan plans[MAX_NODES]);

/* beginners.c: the players that look no further than the next card.
 *
 * RANDOM does anything that the rules allow. ROOKIE lays the nearest number first and counts no
 * cards: it covers due fires first, overlooks one backwards trick in four, listens to *leave it to
 * me* half of the time, and goes on beyond the minimum only for the next number or a trick. A
 * warning before a lay that would lose the game is taken seriously. */

Plan beginner_turn(enum Level level, const View *view, Chance *chance);

/* why.c: why STEADY lays what it lays. Of all reasons that are true the first is given. A card loses
 * its place when a pile is laid past it. */

enum Reason {
    OVER,       /* the game is over */
    STOP,       /* nothing more is laid */
    TRICK,      /* tricks win back so many cards */
    ONLY_WAY,   /* every other beginning loses the game */
    WISH,       /* a pile is spared for a seat */
    MORE,       /* so many more cards than are owed, as that costs nothing */
    FREE,       /* no card loses its place */
    LEAST,      /* no turn is cheaper than this, which costs so much */
    SPARED,     /* a cheaper turn would leave so many more unseen cards that fit nowhere */
    NEARER,     /* the rest of the hand stays closer to the piles */
    BALANCE,    /* all in all */
};

typedef struct { enum Reason reason; int fact, seat; Plan turn; } Why;

void why_of(const View *view, Why *why);

/* How many live cards each lay of a turn takes their place from, or wins back, in the order of the
 * lays: what is gained by tricks is added to `regained`, and all of it returned. */
int cost_of(const View *view, const Plan *plan, int *regained);

/* How many unseen cards fit nowhere after the turn. */
int dead_after(const View *view, const Plan *plan);

/* How far what stays in the hand is from its nearest piles, in unseen cards. */
int gaps_after(const View *view, const Plan *plan);

/* The piles that a turn uses, a bit each. */
int piles_of(const Plan *plan);

/* play.c: whole games between bots. */

enum {
    MAX_SELF_PLAY = 4096,
    MAX_TOLD = MAX_PLAYERS + MAX_CARD * (1 + MAX_PLAYERS * PILES),
};

/* What a game leaves behind; `ends` tells for each lay whether its turn ended after it, `glad` how
 * gladly each seat would start, and `said` for each lay what each seat says about each pile before
 * it. With `inputs` set, what the network saw of each choice of lays is written there, and its
 * logits: at most MAX_CARD. */
typedef struct {
    int start, lays, choices;
    Lay lay[MAX_CARD];
    uint8_t ends[MAX_CARD], glad[MAX_PLAYERS], seat[MAX_CARD], said[MAX_CARD][MAX_PLAYERS][PILES];
    int16_t (*inputs)[INPUTS];
    int32_t *logits;
} Story;

/* How gladly the seat in turn would start: 2 gladly, 1 nothing to say, 0 rather not. */
int gladness(const View *view);

/* Lays and ends a whole turn; 0 if the game is over. */
int play_turn(Game *game, const Plan *plan);
void play_game(Game *game, const Bot bots[MAX_PLAYERS], int talk, Chance *chance, Story *story);

/* Writes how gladly each seat would start; then for each lay its seat, and what all seats say.
 * Returns how many bytes that are, at most MAX_TOLD. */
size_t story_talk(const Story *story, const Rules *rules, uint8_t *to);

/* A game of SHARP on a fresh deck, `talk` of a hundred with signals; how many cards are left. */
int self_play(const Rules *rules, const Net *net, int talk, Chance *chance, Story *story);

/* solver/spots.c and solver/solve.c: whether a game can be won when all cards are known. */

/* A moment of the game as it is compared: of the two piles of a direction the lower comes first, and
 * a turn is what it still owes. Hands are in ascending order, with zeros behind; `next` is the place
 * in the draw pile. There are only bytes, so no padding. */
typedef struct {
    uint8_t top[PILES], seat, missing, due, next, hand[MAX_PLAYERS][MAX_HAND];
} Spot;

/* `swapped` tells by bits which direction changed the order of its piles; so does a lay. */
Spot spot_of(const Game *game, int *swapped);
int spot_lay(Spot *spot, int card, int pile);
void spot_end_turn(const Game *game, Spot *spot);
int spot_can_go_on(const Rules *rules, const Spot *spot);
Cards spot_live(const Game *game, const Spot *spot);

/* Whether there is a live card that no pile can ever take. */
int has_dead_card(const Rules *rules, Cards live, const uint8_t top[PILES]);

/* How promising the tops are, compared with others and as many live cards. */
int spot_value(const Rules *rules, Cards live, const uint8_t top[PILES]);

/* The same on all machines; the seed decides between spots of equal value. */
uint64_t spot_hash(const Spot *spot, uint64_t seed);

enum Answer { CANNOT_BE_WON, CAN_BE_WON, NOT_KNOWN };
enum { MAX_WIDTH = 1 << 16 };

/* `nodes` is how many spots were looked at, `way` the lays that win; a lay of card 0 ends a turn. */
typedef struct {
    enum Answer answer;
    int64_t nodes;
    int count;
    Lay way[2 * MAX_CARD];
} Solution;

/* Now and then `stop` is asked whether to give up. */
typedef struct { int width; int64_t nodes; uint64_t seed; int (*stop)(void *); void *asked; } Effort;

/* Follows the `width` best spots from card to card until `effort->nodes` were looked at. If none was
 * left out, and no way found, there is none. 0 if there is not enough memory. */
int solve(const Game *game, const Effort *effort, Solution *solution);

/* review/judge.c: what a turn cost, judged by what its player could know.
 *
 * The turns of a position are tried in imagined deals, all of them in the same ones: played on for a
 * few turns by the learned value, whose meaning is then looked up. On some deals the best turn is
 * picked, on others it is measured against the one that was played; the best of noisy numbers would
 * else look better than it is. */

enum { STAGES = 8, KNOTS = 32, MAX_DEALS = 4096, KEPT = 3 };

/* What logits from -8 to 8 have meant for MASTER, from no card left to all: the chance to win, in
 * 1/65535, and the cards left in the end, in 1/256. `shown` is what a mean chance has meant. */
typedef struct {
    uint16_t chance[STAGES + 1][KNOTS + 1], left[STAGES + 1][KNOTS + 1], shown[KNOTS + 1];
} Calibration;

/* How a turn is judged: in how many deals turns are compared before some are left out, in how many
 * they are measured, and how many further turns are played. */
typedef struct { const Net *net; const Calibration *calibration; int picks, deals, depth; } Judge;

enum Mark { UNMARKED, GOOD, INACCURACY, MISTAKE, BLUNDER };

/* A turn with its chance in 1/10000 and the expected cards left in 1/100. */
typedef struct { int32_t chance, left; Plan turn; } Judged;

/* What speaks against the played turn, compared with the best one. */
enum Fault {
    LOSES,      /* it loses the game at once */
    JUMPED,     /* its card on a pile passed `count` cards, where the best turn costs `other` */
    NO_TRICK,   /* the best turn wins back `count` cards by tricks, this one `other` */
    FIRE_LEFT,  /* it leaves a fire on a pile */
    BLOCKED,    /* `count` unseen cards fit nowhere, after the best turn `other` */
    UNHEARD,    /* it uses a pile that a seat wanted to be spared */
    TOO_FEW,    /* it has `count` lays, the best turn `other` */
    TOO_MANY,
    FARTHER,    /* the rest of the hand is `count` cards from its piles, after the best `other` */
    OVERALL,    /* nothing of all this */
    SIGNAL,     /* of the best turn: had a seat not spoken of a pile, another would be best */
    NO_CHOICE,  /* there is no other turn */
};
enum { MAX_REMARKS = 4 };

typedef struct { int32_t fault, card, pile, seat, count, other; } Remark;

/* The played turn, and those that were found best, in their order. The cost is what the first of
 * them is better by, with its standard error, for chances and for cards left. */
typedef struct {
    enum Mark mark;
    int32_t cost, error, left_cost, left_error;
    int candidates, kept, remarks, signals;     /* signals: whether they changed what is best */
    Judged played, best[KEPT];
    Remark remark[MAX_REMARKS];
} Review;

enum { MAX_REVIEW = 4 * 10 + KEPT * (3 * 4 + 2 * MAX_HAND) + MAX_REMARKS * 6 * 4 };

int is_judge(const Judge *judge);

/* 0 if the view does not allow these lays. */
int review_turn(const Judge *judge, const View *view, const Lay *lays, int count, Chance *chance,
                Review *review);

/* Returns how many bytes were written, at most MAX_REVIEW. */
size_t write_review(const Review *review, uint8_t *to);

/* review/reasons.c: what speaks against a turn. `unsignalled` is the best turn if nobody had spoken. */
void find_faults(const View *view, const Plan *unsignalled, Review *review);
int is_same_turn(const Plan *one, const Plan *other);

/* pack.c: positions and networks as the bytes that docs/kernel.md describes.
 *
 * Each `pack` function writes bytes if there is a place `to` write, else reads them; what is read
 * into must be all zero. Reading checks every number that memory safety rests on. What was read
 * counts only if nothing is `wrong` or left over. */

enum { MAX_PACKED = 256 };

typedef struct { const uint8_t *at, *end; uint8_t *to; int wrong; } Bytes;

void pack_rules(Bytes *bytes, Rules *rules);
void pack_deck(Bytes *bytes, const Rules *rules, uint8_t *deck, int count, Cards *seen);
void pack_game(Bytes *bytes, Game *game);
void pack_view(Bytes *bytes, View *view);
void read_net(Bytes *bytes, Net *net);
void read_calibration(Bytes *bytes, Calibration *calibration);

#endif
