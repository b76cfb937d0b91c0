#include "../kernel.h"

#include <string.h>

enum {
    CERTAIN = 65535,
    CHANCE_WEIGHT = 8, LEFT_WEIGHT = 5,     /* a card less is worth a quarter of a point */
    MIN_DEALS = 2,
    MOST_BATCHES = 4,       /* what is not clear after all deals is tried in as many more, */
    CLEAR = 4,              /* until the cost is so many errors away from the first mark */
    SIGNAL_COUNTS = 100,    /* in 1/10000: a signal that changes less is not worth a word */

    /* What a turn may cost, in 1/10000 of the chance to win. */
    INACCURATE = 300, MISTAKEN = 700, BLUNDERED = 1500,
    /* Where the game is as good as lost or won, in 1/100 of a card. */
    LOST_BELOW = 200, WON_ABOVE = 9800,
    LEFT_INACCURATE = 75, LEFT_MISTAKEN = 150, LEFT_BLUNDERED = 300,
};

/* What becomes of a turn in a deal: the chance in 1/65535, the cards left in 1/256. */
typedef struct { int32_t chance, left; } Worth;

/* What is between two knots, `part` of 256 from the first. */
static int32_t mixed(int32_t one, int32_t other, int32_t part) {
    return (one * (256 - part) + other * part) >> 8;
}

static int32_t looked_up(const uint16_t table[STAGES + 1][KNOTS + 1], int stage, int knot) {
    const uint16_t *low = table[least(stage >> 8, STAGES - 1)] + least(knot >> 8, KNOTS - 1);
    const uint16_t *high = low + KNOTS + 1;
    int down = stage - (least(stage >> 8, STAGES - 1) << 8);
    int along = knot - (least(knot >> 8, KNOTS - 1) << 8);
    return mixed(mixed(low[0], low[1], along), mixed(high[0], high[1], along), down);
}

static Worth meant(const Judge *judge, const Rules *rules, int32_t logit, int left) {
    int32_t limit = 1 << 20, within = most(-limit, least(limit, logit));
    int knot = (within + limit) >> 8, stage = left * (STAGES << 8) / deck_size(rules);
    return (Worth){looked_up(judge->calibration->chance, stage, knot),
                   looked_up(judge->calibration->left, stage, knot)};
}

static Worth play_on(const Judge *judge, Game game, Plan plan, int talk) {
    Plan plans[MAX_NODES];
    int goes_on = play_turn(&game, &plan);
    for (int turn = 0; turn < judge->depth && goes_on; turn++) {
        View view;
        game_view(&game, talk, &view);
        sharp_turns(judge->net, &view, NARROW_WIDTH, plans);
        plan = plans[0];
        goes_on = play_turn(&game, &plan);
    }
    int left = game_left(&game);
    if (goes_on) return meant(judge, &game.table.rules, plan.logit, left);
    return (Worth){left ? 0 : CERTAIN, left << 8};
}

/* Brings the turns that do best in imagined deals to the front, the best first, and returns how many
 * are kept. Again and again the worse half is left out, and the others are tried in more deals. */
static int pick(const Judge *judge, const View *view, Chance *chance, Plan *plans, int count) {
    for (int i = 0; i < count; i++) plans[i].value = 0;
    for (int room = count; room > 1;) {
        for (int deal = 0; deal < judge->picks; deal++) {
            Game game;
            talk_imagine(view, chance, &game);
            for (int i = 0; i < count; i++) {
                Worth worth = play_on(judge, game, plans[i], view->talk);
                plans[i].value += CHANCE_WEIGHT * worth.chance - LEFT_WEIGHT * worth.left;
            }
        }
        room = (room + 1) / 2;
        count = best_first(plans, count, most(room, KEPT));
    }
    return count;
}

/* The sums of what was measured, of how far the best is ahead of each, and of the squares of that.
 * Besides the best turns there are the played one, and the best if nobody had spoken. */
enum { MEASURED = KEPT + 2 };
typedef struct { int64_t sum[MEASURED], lead[MEASURED], squares[MEASURED]; } Tally;

static void add_up(Tally *tally, const int32_t *found, int count) {
    for (int i = 0; i < count; i++) {
        int64_t lead = found[0] - found[i];
        tally->sum[i] += found[i];
        tally->lead[i] += lead;
        tally->squares[i] += lead * lead;
    }
}

static int64_t root_of(int64_t square) {
    int64_t root = 0;
    for (int bit = 31; bit >= 0; bit--) {
        int64_t more = root | INT64_C(1) << bit;
        if (more * more <= square) root = more;
    }
    return root;
}

/* The standard error of the mean difference. */
static int64_t error_of(const Tally *tally, int turn, int deals) {
    int64_t squares = tally->squares[turn] - tally->lead[turn] * tally->lead[turn] / deals;
    return root_of(squares / ((int64_t)deals * (deals - 1)));
}

/* What is shown for a chance in 1/65535: 1/10000. */
static int32_t shown(const Judge *judge, int64_t chance) {
    int32_t within = (int32_t)(chance < 0 ? 0 : chance > CERTAIN ? CERTAIN : chance);
    const uint16_t *low = judge->calibration->shown + (within >> 11);
    int32_t part = within & 2047, value = (low[0] * (2048 - part) + low[1] * part) >> 11;
    return (int32_t)(((int64_t)value * 10000 + CERTAIN / 2) / CERTAIN);
}

static int32_t hundredths(int64_t left) { return (int32_t)((left * 100 + 128) >> 8); }

static enum Mark mark_of(int cost, int error, int first, int second, int third) {
    int sure = cost - 2 * error;
    if (sure > third) return BLUNDER;
    if (sure > second) return MISTAKE;
    if (sure > first) return INACCURACY;
    return cost + 2 * error < first ? GOOD : UNMARKED;
}

static int is_by_cards(const Review *review) {
    return review->best[0].chance < LOST_BELOW || review->played.chance > WON_ABOVE;
}

/* Whether more deals would hardly change whether the turn has a mark. */
static int is_clear(const Review *review) {
    int over = review->cost - INACCURATE, left_over = review->left_cost - LEFT_INACCURATE;
    if (is_by_cards(review)) return most(left_over, -left_over) > CLEAR * review->left_error;
    return most(over, -over) > CLEAR * review->error;
}

static void mark(Review *review) {
    if (is_by_cards(review))
        review->mark = mark_of(review->left_cost, review->left_error, LEFT_INACCURATE,
                               LEFT_MISTAKEN, LEFT_BLUNDERED);
    else
        review->mark = mark_of(review->cost, review->error, INACCURATE, MISTAKEN, BLUNDERED);
}

/* Where a turn is among these; it is added if it is not there. */
static int place_of(Plan *plans, int *count, const Plan *turn) {
    int place = 0;
    while (place < *count && !is_same_turn(&plans[place], turn)) place++;
    if (place == *count) plans[(*count)++] = *turn;
    return place;
}

/* The standard error of what the best turn is better by, as it is shown. */
static int32_t error_shown(const Judge *judge, const Tally *chances, int turn, int deals) {
    int64_t error = error_of(chances, turn, deals);
    int64_t middle = (chances->sum[0] + chances->sum[turn]) / (2 * deals);
    return (shown(judge, middle + error) - shown(judge, middle - error) + 1) / 2;
}

/* Tries the best turns and the others in deals that none of them was picked by. */
static void measure(const Judge *judge, const View *view, const Plan *unsignalled, Chance *chance,
                    Review *review) {
    Tally chances = {0}, lefts = {0};
    int count = review->kept;
    Plan plans[MEASURED];
    for (int i = 0; i < count; i++) plans[i] = review->best[i].turn;
    int played = place_of(plans, &count, &review->played.turn);
    int deaf = place_of(plans, &count, unsignalled);
    int deals = 0, deaf_cost = 0;
    do {
        for (int deal = 0; deal < judge->deals; deal++, deals++) {
            int32_t chance_in[MEASURED], left_in[MEASURED];
            Game game;
            talk_imagine(view, chance, &game);
            for (int i = 0; i < count; i++) {
                Worth worth = play_on(judge, game, plans[i], view->talk);
                chance_in[i] = worth.chance;
                left_in[i] = -worth.left;
            }
            add_up(&chances, chance_in, count);
            add_up(&lefts, left_in, count);
        }
        for (int i = 0; i < count; i++) {
            Judged judged = {shown(judge, chances.sum[i] / deals),
                             hundredths(-lefts.sum[i] / deals), plans[i]};
            if (i < review->kept) review->best[i] = judged;
            if (i == deaf) deaf_cost = review->best[0].chance - judged.chance;
            if (i != played) continue;
            review->played.chance = judged.chance;
            review->played.left = judged.left;
        }
        review->cost = review->best[0].chance - review->played.chance;
        review->error = error_shown(judge, &chances, played, deals);
        review->left_cost = review->played.left - review->best[0].left;
        review->left_error = hundredths(error_of(&lefts, played, deals));
    } while (!is_clear(review) && deals < MOST_BATCHES * judge->deals);
    int deaf_error = error_shown(judge, &chances, deaf, deals);
    review->signals = deaf_cost - 2 * deaf_error > SIGNAL_COUNTS;
    mark(review);
}

int is_judge(const Judge *judge) {
    return judge->net && judge->picks >= 1 && judge->picks <= MAX_DEALS &&
           judge->deals >= MIN_DEALS && judge->deals <= MAX_DEALS &&
           judge->depth >= 0 && judge->depth <= MAX_CARD;
}

/* The turn of these lays; 0 if the view does not allow them. */
static int plan_of(const View *view, const Lay *lays, int count, Plan *plan) {
    *plan = (Plan){.due = view->table.turn.due};
    memcpy(plan->top, view->table.top, sizeof plan->top);
    for (int i = 0; i < count; i++) {
        int place = 0, card = lays[i].card, pile = lays[i].pile;
        while (place < view->hand.count && view->hand.card[place] != card) place++;
        if (place == view->hand.count || plan->used >> place & 1 || pile >= PILES) return 0;
        if (!fits(&view->table.rules, card, pile, plan->top[pile])) return 0;
        plan_lay(plan, place, card, pile);
    }
    return plan->count || view->table.turn.laid;
}

static int learned(const Net *net, const View *view, const Plan *plan) {
    int16_t inputs[INPUTS];
    inputs_of(view, plan, inputs);
    return net_logit(net, inputs);
}

/* All that anybody says. */
static int said(const View *view) {
    int said = 0;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        for (int pile = 0; pile < PILES; pile++) said |= view->said[seat][pile];
    return said;
}

/* The turns worth comparing, and the best of them first; how many there are is written down. */
static int best_turns(const Judge *judge, const View *view, const Plan *played, Chance *chance,
                      Plan plans[MAX_NODES], int *candidates) {
    int count = sharp_turns(judge->net, view, WIDTH, plans), known = 0;
    for (int i = 0; i < count; i++) known |= is_same_turn(&plans[i], played);
    if (count && !known) plans[count++] = *played;
    *candidates = count;
    return pick(judge, view, chance, plans, count);
}

int review_turn(const Judge *judge, const View *view, const Lay *lays, int count, Chance *chance,
                Review *review) {
    Plan plans[MAX_NODES], unsignalled;
    Plan *played = &review->played.turn;
    if (!plan_of(view, lays, count, played)) return 0;
    played->logit = learned(judge->net, view, played);
    review->kept = best_turns(judge, view, played, chance, plans, &review->candidates);
    if (!review->kept) return 0;
    for (int i = 0; i < review->kept; i++) review->best[i].turn = plans[i];
    unsignalled = plans[0];
    if (said(view) && review->candidates > 1) {
        View silent = *view;
        int ignored;
        silent.talk = 0;
        memset(silent.said, SILENT, sizeof silent.said);
        best_turns(judge, &silent, played, chance, plans, &ignored);
        unsignalled = plans[0];
    }
    measure(judge, view, &unsignalled, chance, review);
    find_faults(view, &unsignalled, review);
    return 1;
}

static uint8_t *write_number(uint8_t *to, int32_t number) {
    for (int i = 0; i < 4; i++) *to++ = (uint8_t)((uint32_t)number >> 8 * i);
    return to;
}

size_t write_review(const Review *review, uint8_t *to) {
    const uint8_t *start = to;
    int32_t head[] = {
        (int32_t)review->mark, review->cost, review->error, review->left_cost, review->left_error,
        review->played.chance, review->played.left, review->candidates, review->kept,
        review->remarks,
    };
    for (size_t i = 0; i < sizeof head / sizeof *head; i++) to = write_number(to, head[i]);
    for (int i = 0; i < review->kept; i++) {
        const Judged *judged = &review->best[i];
        to = write_number(to, judged->chance);
        to = write_number(to, judged->left);
        to = write_number(to, judged->turn.count);
        memcpy(to, judged->turn.lay, sizeof judged->turn.lay);
        to += sizeof judged->turn.lay;
    }
    for (int i = 0; i < review->remarks; i++) {
        const Remark *remark = &review->remark[i];
        int32_t numbers[] = {remark->fault, remark->card, remark->pile, remark->seat,
                             remark->count, remark->other};
        for (int j = 0; j < 6; j++) to = write_number(to, numbers[j]);
    }
    return (size_t)(to - start);
}
