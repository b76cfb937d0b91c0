#include "kernel.h"

#include <string.h>

/* What costs far more than the cheapest turn is left out: learned values are wrong there, and
 * self-play would fall for it. Who also lays what costs `extra` looks further. */
enum { SLACK = 12, SLACK_FOR_EXTRA = 2, MAX_EXTRA = 4, NARROW_SLACK = 5, LAYER_SLACK = 2 };
enum { MAX_LAYER = 1024, SLOTS = 2048 };

/* The plans by number of lays; those of the last layer are looked up by where they lead. */
typedef struct {
    const View *view;
    Plan *plan;
    uint64_t leads_to[MAX_NODES];   /* tops and used places of each plan, as one number */
    int count, layer;               /* the last layer is plan[layer..count) */
    int best;                       /* the lowest cost in the last layer */
    int slack;                      /* how much more a plan of it may cost */
    int16_t slot[SLOTS];
    uint8_t own[MAX_CARD + 2];      /* the places of the hand's cards that are at most so high */
} Tree;

static int bits(int byte) {
    static const uint8_t half[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return half[byte & 15] + half[byte >> 4];
}

void plan_lay(Plan *plan, int place, int card, int pile) {
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

/* Adds the plans with one lay more, if that costs at most `dearest`. A lay costs the unseen cards
 * that it passes and the unused ones of the hand; both are counted from below. */
static void expand(Tree *tree, Plan begun, uint64_t leads_from, int dearest) {
    const View *view = tree->view;
    int trick[PILES], top_above[PILES];
    for (int pile = 0; pile < PILES; pile++) {
        int top = begun.top[pile];
        trick[pile] = trick_number(&view->table.rules, pile, top);
        top_above[pile] = view->upto[top] + bits(tree->own[top] & ~begun.used);
    }
    for (int place = 0, unused = 0; place < view->hand.count; place++) {
        if (begun.used >> place & 1) continue;
        int card = view->hand.card[place], card_above = view->upto[card] + unused++;
        int limit = least(dearest, tree->best + tree->slack - begun.cost);
        int cost[PILES], cheap = 0;    /* cheap: a bit a pile */
        for (int pile = 0; pile < PILES; pile++) {
            /* Below nothing where the card does not fit; a trick wins back what it passes. */
            int ahead = card_above - top_above[pile], is_trick = card == trick[pile];
            cost[pile] = (ascends(pile) ? ahead : -1 - ahead) + is_trick;
            cheap |= (((cost[pile] >= 0) | is_trick) & (cost[pile] <= limit)) << pile;
        }
        if (!cheap) continue;
        uint64_t used = leads_from + (UINT64_C(1) << (8 * PILES + place));
        for (int pile = 0; pile < PILES; pile++) {
            if (!(cheap >> pile & 1)) continue;
            if (begun.cost + cost[pile] > tree->best + tree->slack) continue;
            uint64_t leads_to = used + ((uint64_t)(card - begun.top[pile]) << 8 * pile);
            Plan *plan = place_for(tree, leads_to, begun.cost + cost[pile]);
            if (!plan) continue;
            *plan = begun;
            plan->cost += cost[pile];
            plan_lay(plan, place, card, pile);
        }
    }
}

/* The tree keeps to what is cheap; a seat whose only way out is dear gets just that. */
static int last_resort(const Tree *tree, Plan *plan) {
    Lay way[MAX_HAND];
    int count = way_out(&tree->view->table, &tree->view->hand, way);
    for (int i = 0; i < count; i++)
        plan_lay(plan, bits(tree->own[way[i].card]) - 1, way[i].card, way[i].pile);
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
    memset(tree.own, 0, sizeof tree.own);
    for (int place = 0; place < view->hand.count; place++) {
        int card = view->hand.card[place];
        memset(tree.own + card, (2 << place) - 1, sizeof tree.own - (size_t)card);
    }
    plans[0] = nothing;
    tree.leads_to[0] = 0;
    tree.count = 1;
    int slack = extra < 0 ? NARROW_SLACK : SLACK + SLACK_FOR_EXTRA * least(extra, MAX_EXTRA);
    extra = most(extra, 0);
    tree.slack = slack + LAYER_SLACK;
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
            expand(&tree, plan, tree.leads_to[next], is_whole ? extra : INT16_MAX);
        }
    }
    for (int i = 0; i < found; i++)
        if (plans[i].cost <= cheapest + slack) plans[kept++] = plans[i];
    if (kept) return kept;
    plans[0] = nothing;
    return last_resort(&tree, plans);
}
