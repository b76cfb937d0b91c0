#include "kernel.h"

#include <string.h>

/* What costs far more than the cheapest turn is left out: learned values are wrong there, and
 * self-play would fall for it. */
enum { LAYER_SLACK = 14, FINAL_SLACK = 8, MAX_LAYER = 1024, SLOTS = 2048 };

/* The plans by number of lays; those of the last layer are looked up by where they lead. */
typedef struct {
    const View *view;
    Plan *plan;
    uint64_t leads_to[MAX_NODES];   /* tops and used places of each plan, as one number */
    int count, layer;               /* the last layer is plan[layer..count) */
    int best;                       /* the lowest cost in the last layer */
    int16_t slot[SLOTS];
    uint8_t below[MAX_CARD + 2];    /* the places of the hand's cards that are lower, as bits */
} Tree;

static int bits(int byte) {
    static const uint8_t half[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return half[byte & 15] + half[byte >> 4];
}

static int lay_cost(const Tree *tree, const Plan *plan, int card, int pile) {
    int top = plan->top[pile], low = least(card, top), high = most(card, top);
    int own = tree->below[high] & ~tree->below[low + 1] & ~plan->used;
    int cost = between(tree->view, low, high) + bits(own);
    return card == trick_number(&tree->view->table.rules, pile, top) ? -cost : cost;
}

static void lay_next(Plan *plan, int place, int card, int pile) {
    plan->top[pile] = (uint8_t)card;
    plan->used |= (uint8_t)(1 << place);
    plan->due &= (uint8_t)~(1 << pile);
    plan->lay[plan->count++] = (Lay){(uint8_t)card, (uint8_t)pile};
}

/* Where to write a plan. Of those that lead to the same, the first of the cheapest is kept; NULL if
 * that is another one, or if there is no room. */
static Plan *place_for(Tree *tree, uint64_t leads_to, int cost) {
    uint64_t hash = leads_to * UINT64_C(0x9e3779b97f4a7c15) >> 53;
    if (cost < tree->best) tree->best = cost;
    /* Slots of earlier layers count as empty. */
    for (; tree->slot[hash] >= tree->layer; hash = (hash + 1) % SLOTS) {
        int other = tree->slot[hash];
        if (tree->leads_to[other] == leads_to)
            return cost < tree->plan[other].cost ? &tree->plan[other] : NULL;
    }
    if (tree->count == MAX_NODES || tree->count - tree->layer == MAX_LAYER) return NULL;
    tree->slot[hash] = (int16_t)tree->count;
    tree->leads_to[tree->count] = leads_to;
    return &tree->plan[tree->count++];
}

/* Adds the plans with one lay more, if that costs at most `dearest`. */
static void expand(Tree *tree, int index, int dearest) {
    const View *view = tree->view;
    Plan begun = tree->plan[index];
    for (int place = 0; place < view->hand.count; place++) {
        if (begun.used >> place & 1) continue;
        int card = view->hand.card[place];
        uint64_t used = tree->leads_to[index] + (UINT64_C(1) << (8 * PILES + place));
        for (int pile = 0; pile < PILES; pile++) {
            int top = begun.top[pile];
            if (!fits(&view->table.rules, card, pile, top)) continue;
            int cost = lay_cost(tree, &begun, card, pile);
            if (cost > dearest || begun.cost + cost > tree->best + LAYER_SLACK) continue;
            uint64_t leads_to = used + ((uint64_t)(card - top) << 8 * pile);
            Plan *plan = place_for(tree, leads_to, begun.cost + cost);
            if (!plan) continue;
            *plan = begun;
            plan->cost += cost;
            lay_next(plan, place, card, pile);
        }
    }
}

/* The tree keeps to what is cheap; a seat whose only way out is dear gets just that. */
static int last_resort(const Tree *tree, Plan *plan) {
    Lay way[MAX_HAND];
    int count = way_out(&tree->view->table, &tree->view->hand, way);
    for (int i = 0; i < count; i++)
        lay_next(plan, bits(tree->below[way[i].card]), way[i].card, way[i].pile);
    return count >= 0;
}

int turns_of(const View *view, int extra, Plan plans[MAX_NODES]) {
    const Turn *turn = &view->table.turn;
    Plan nothing = {.due = turn->due};
    memcpy(nothing.top, view->table.top, sizeof nothing.top);
    Tree tree;
    tree.view = view;
    tree.plan = plans;
    memset(tree.slot, -1, sizeof tree.slot);
    memset(tree.below, 0, sizeof tree.below);
    for (int place = 0; place < view->hand.count; place++) {
        size_t above = view->hand.card[place] + 1u;
        memset(tree.below + above, (2 << place) - 1, sizeof tree.below - above);
    }
    plans[0] = nothing;
    tree.leads_to[0] = 0;
    tree.count = 1;
    int found = 0, kept = 0, cheapest = INT16_MAX;
    for (int next = 0; next < tree.count;) {
        tree.layer = tree.count;
        tree.best = INT16_MAX;
        for (; next < tree.layer; next++) {
            Plan plan = plans[next];
            int is_whole = plan.count >= missing(turn) && !plan.due;
            /* What was looked at makes room for what is found. */
            if (is_whole && (plan.count || turn->laid) && found < MAX_TURNS) {
                plans[found++] = plan;
                cheapest = least(cheapest, plan.cost);
            }
            expand(&tree, next, is_whole ? extra : INT16_MAX);
        }
    }
    for (int i = 0; i < found; i++)
        if (plans[i].cost <= cheapest + FINAL_SLACK) plans[kept++] = plans[i];
    if (kept) return kept;
    plans[0] = nothing;
    return last_resort(&tree, plans);
}
