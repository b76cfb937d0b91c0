#include "../kernel.h"

#include <stdlib.h>
#include <string.h>

enum { BETWEEN_STOPS = 2048 };

/* The lay that led to a spot, from a parent in the layer before; `ends` if the turn ended with it.
 * The pile is that of the game; `swapped` tells by bits which piles of the spot are not. */
typedef struct { uint32_t parent; uint8_t card, pile, ends, swapped; } Step;

typedef struct { Spot spot; uint64_t hash; int32_t value; Step step; } Node;
typedef struct { uint64_t hash; int32_t value; const Node *node; } Rank;

typedef struct {
    const Game *game;
    const Effort *effort;
    Solution *solution;
    Node *node, *spare, *layer;     /* node[0..count) are the best so far, and distinct */
    Rank *rank, worst;              /* if some were left out: the worst that was not */
    int32_t *slot;                  /* where a node is, by its hash; -1 if nowhere */
    uint32_t slots;
    int count, left_out, looked_at;
    Step *step;                     /* those of all layers, each with room for its width */
    Step last;
} Solver;

/* The best first. No two spots are equal in this order. */
static int compare(const void *one, const void *other) {
    const Rank *a = one, *b = other;
    if (a->value != b->value) return a->value > b->value ? -1 : 1;
    if (a->hash != b->hash) return a->hash < b->hash ? -1 : 1;
    return memcmp(&a->node->spot, &b->node->spot, sizeof(Spot));
}

/* The best spots of a layer. */

/* Writes the best nodes to `to` in their order, at most `width`. */
static void gather_best(Solver *solver, Node *to) {
    for (int i = 0; i < solver->count; i++)
        solver->rank[i] = (Rank){solver->node[i].hash, solver->node[i].value, &solver->node[i]};
    qsort(solver->rank, (size_t)solver->count, sizeof *solver->rank, compare);
    if (solver->count > solver->effort->width) {
        solver->count = solver->effort->width;
        solver->left_out = 1;
    }
    for (int i = 0; i < solver->count; i++) to[i] = *solver->rank[i].node;
}

static void forget_slots(Solver *solver) {
    for (uint32_t i = 0; i < solver->slots; i++) solver->slot[i] = -1;
}

/* Where the spot is, or where it would be. */
static int32_t *slot_of(const Solver *solver, const Spot *spot, uint64_t hash) {
    for (uint32_t at = (uint32_t)hash;; at++) {
        int32_t *slot = &solver->slot[at & (solver->slots - 1)];
        if (*slot < 0) return slot;
        const Node *node = &solver->node[*slot];
        if (node->hash == hash && !memcmp(&node->spot, spot, sizeof *spot)) return slot;
    }
}

/* The array is twice as long as needed, so that sorting it now and then is cheap. */
static void make_room(Solver *solver) {
    gather_best(solver, solver->spare);
    Node *kept = solver->spare;
    solver->spare = solver->node;
    solver->node = kept;
    Node *worst = &kept[solver->count - 1];
    solver->worst = (Rank){worst->hash, worst->value, worst};
    forget_slots(solver);
    for (int i = 0; i < solver->count; i++) *slot_of(solver, &kept[i].spot, kept[i].hash) = i;
}

static void add(Solver *solver, const Spot *spot, Cards live, Step step) {
    const Rules *rules = &solver->game->table.rules;
    solver->solution->nodes++;
    if (has_dead_card(rules, live, spot->top)) return;
    uint64_t hash = spot_hash(spot, solver->effort->seed);
    Node node = {*spot, hash, spot_value(rules, live, spot->top), step};
    Rank rank = {hash, node.value, &node};
    if (solver->worst.node && compare(&rank, &solver->worst) > 0) return;
    int32_t *slot = slot_of(solver, spot, hash);
    if (*slot >= 0) return;
    *slot = solver->count;
    solver->node[solver->count++] = node;
    if (solver->count == 2 * solver->effort->width) make_room(solver);
}

/* Adds a spot in which a turn goes on, and the one after its end. */
static void add_both(Solver *solver, Spot spot, Cards live, Step step) {
    const Rules *rules = &solver->game->table.rules;
    if (spot.hand[spot.seat][0] && spot_can_go_on(rules, &spot)) add(solver, &spot, live, step);
    if (spot.missing || spot.due) return;
    spot_end_turn(solver->game, &spot);
    step.ends = 1;
    if (spot_can_go_on(rules, &spot)) add(solver, &spot, live, step);
}

/* Adds what follows from a spot; 1 if one of the lays wins the game. */
static int expand(Solver *solver, const Node *node, uint32_t parent, int left) {
    const Spot *spot = &node->spot;
    const uint8_t *hand = spot->hand[spot->seat];
    Cards live = spot_live(solver->game, spot);
    for (int i = 0; i < MAX_HAND && hand[i]; i++)
        for (int pile = 0; pile < PILES; pile++) {
            if (!fits(&solver->game->table.rules, hand[i], pile, spot->top[pile])) continue;
            int swapped = node->step.swapped, real = pile ^ (swapped >> pile / 2 & 1);
            Spot after = *spot;
            Cards rest = live;
            swapped ^= spot_lay(&after, hand[i], pile);
            cards_drop(&rest, hand[i]);
            Step step = {parent, hand[i], (uint8_t)real, 0, (uint8_t)swapped};
            /* A spot whose turn cannot do what it owes was not added, so the last card wins. */
            if (left == 1) {
                solver->last = step;
                return 1;
            }
            add_both(solver, after, rest, step);
        }
    return 0;
}

/* Writes the way to the last step. */
static void trace(const Solver *solver, int layers) {
    Solution *solution = solver->solution;
    Step way[MAX_CARD + 1];
    way[layers] = solver->last;
    for (int i = layers - 1; i >= 0; i--)
        way[i] = solver->step[(size_t)i * (size_t)solver->effort->width + way[i + 1].parent];
    for (int i = 0; i <= layers; i++) {
        /* The first step is no lay: it is the beginning, or the end of the turn before any lay. */
        if (i > 0) solution->way[solution->count++] = (Lay){way[i].card, way[i].pile};
        if (way[i].ends) solution->way[solution->count++] = (Lay){0, 0};
    }
}

static int is_stopped(Solver *solver) {
    const Effort *effort = solver->effort;
    if (solver->solution->nodes >= effort->nodes) return 1;
    return ++solver->looked_at % BETWEEN_STOPS == 0 && effort->stop && effort->stop(effort->asked);
}

static enum Answer search(Solver *solver, int left) {
    int swapped;
    Spot start = spot_of(solver->game, &swapped);
    if (!left) return CAN_BE_WON;
    forget_slots(solver);
    add_both(solver, start, spot_live(solver->game, &start), (Step){.swapped = (uint8_t)swapped});
    for (int layer = 0;; layer++) {
        gather_best(solver, solver->layer);
        int count = solver->count;
        if (!count) return solver->left_out ? NOT_KNOWN : CANNOT_BE_WON;
        Step *step = solver->step + (size_t)layer * (size_t)solver->effort->width;
        for (int i = 0; i < count; i++) step[i] = solver->layer[i].step;
        solver->count = 0;
        solver->worst.node = NULL;
        forget_slots(solver);
        for (int i = 0; i < count; i++) {
            if (is_stopped(solver)) return NOT_KNOWN;
            if (expand(solver, &solver->layer[i], (uint32_t)i, left - layer)) {
                trace(solver, layer + 1);
                return CAN_BE_WON;
            }
        }
    }
}

int solve(const Game *game, const Effort *effort, Solution *solution) {
    int left = game_left(game);
    size_t width = (size_t)effort->width, room = 2 * width;
    Solver solver = {.game = game, .effort = effort, .solution = solution, .slots = 2};
    while (solver.slots < 2 * room) solver.slots *= 2;
    solver.node = malloc(room * sizeof *solver.node);
    solver.spare = malloc(room * sizeof *solver.spare);
    solver.layer = malloc(width * sizeof *solver.layer);
    solver.rank = malloc(room * sizeof *solver.rank);
    solver.slot = malloc(solver.slots * sizeof *solver.slot);
    solver.step = malloc((size_t)(left + 1) * width * sizeof *solver.step);
    int enough = solver.node && solver.spare && solver.layer && solver.rank && solver.slot &&
                 solver.step;
    if (enough) solution->answer = search(&solver, left);
    free(solver.node);
    free(solver.spare);
    free(solver.layer);
    free(solver.rank);
    free(solver.slot);
    free(solver.step);
    return enough;
}
