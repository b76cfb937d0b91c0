#include "turns.h"

#include <string.h>

/* What costs far more than the cheapest turn is left out: learned values are wrong there, and
 * self-play would fall for it. */
enum { LAYER_SLACK = 14, FINAL_SLACK = 8, MAX_NODES = 4096, MAX_LAYER = 1024, SLOTS = 2048 };

typedef struct {
    uint8_t top[PILES];
    uint8_t used, due;
    int16_t cost, parent;
    Lay lay;
} Node;

void ranks_of(Cards cards, Ranks *ranks) {
    int count = 0;
    for (int card = 0; card <= MAX_CARD + 1; card++)
        ranks->upto[card] = (uint8_t)(count += card <= MAX_CARD && cards_have(cards, card));
}

static int bits(unsigned byte) {
    static const uint8_t half[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return half[byte & 15] + half[byte >> 4];
}

/* The hand's places of the cards in a range are the bits between two of its ranks. */
static int lay_cost(const View *view, const Ranks *ranks, const Ranks *own, const Node *node,
                    int card, int pile) {
    int top = node->top[pile];
    int low = card < top ? card : top, high = card < top ? top : card;
    unsigned places = (1u << own->upto[high - 1]) - (1u << own->upto[low]);
    int cost = high - low > 1 ? between(ranks, low, high) + bits(places & ~node->used & 255) : 0;
    return is_trick(&view->rules, card, pile, top) ? -cost : cost;
}

/* The nodes of all layers, the last of which is looked up by what it leads to. */
typedef struct {
    Node node[MAX_NODES];
    int count, layer;       /* the last layer is node[layer..count) */
    int16_t best;           /* the lowest cost in the last layer */
    int16_t slot[SLOTS];
} Tree;

static void open_layer(Tree *tree) {
    tree->layer = tree->count;
    tree->best = INT16_MAX;
}

static void add_node(Tree *tree, const Node *node) {
    uint32_t key = (uint32_t)node->top[0] | (uint32_t)node->top[1] << 8 | (uint32_t)node->top[2] << 16 |
          (uint32_t)node->top[3] << 24;
    uint32_t place = (key * 2654435761u ^ node->used * 40503u * 2654435761u) >> 21;
    /* Slots of earlier layers count as empty. */
    for (; tree->slot[place] >= tree->layer; place = (place + 1) % SLOTS) {
        Node *other = &tree->node[tree->slot[place]];
        if (other->used == node->used && memcmp(other->top, node->top, PILES) == 0) {
            if (node->cost < other->cost) *other = *node;
            break;
        }
    }
    if (node->cost < tree->best) tree->best = node->cost;
    if (tree->slot[place] >= tree->layer || tree->count == MAX_NODES ||
        tree->count - tree->layer == MAX_LAYER)
        return;
    tree->slot[place] = (int16_t)tree->count;
    tree->node[tree->count++] = *node;
}

static void expand(Tree *tree, const View *view, const Ranks *ranks, const Ranks *own, int parent,
                   int dearest) {
    Node from = tree->node[parent];
    for (int i = 0; i < view->hand.count; i++) {
        if (from.used >> i & 1) continue;
        int card = view->hand.card[i];
        for (int pile = 0; pile < PILES; pile++) {
            if (!fits(&view->rules, card, pile, from.top[pile])) continue;
            int cost = lay_cost(view, ranks, own, &from, card, pile);
            if (cost > dearest || from.cost + cost > tree->best + LAYER_SLACK) continue;
            Node node = from;
            node.top[pile] = (uint8_t)card;
            node.used |= (uint8_t)(1 << i);
            node.due &= (uint8_t)~(1 << pile);
            node.cost = (int16_t)(from.cost + cost);
            node.parent = (int16_t)parent;
            node.lay = (Lay){(uint8_t)card, (uint8_t)pile};
            add_node(tree, &node);
        }
    }
}

static void write_plan(const Tree *tree, int index, int depth, Plan *plan) {
    const Node *node = &tree->node[index];
    memcpy(plan->top, node->top, sizeof plan->top);
    plan->used = node->used;
    plan->count = (uint8_t)depth;
    plan->cost = node->cost;
    for (; depth > 0; node = &tree->node[node->parent]) plan->lay[--depth] = node->lay;
}

/* The tree keeps to what is cheap; a seat whose only way out is dear gets just that. */
static int last_resort(const View *view, Plan *plan) {
    int count = way_out(&view->rules, view->top, &view->hand, missing(&view->turn),
                        view->turn.due, plan->lay);
    if (count < 0) return 0;
    plan->count = (uint8_t)count;
    plan->used = 0;
    plan->cost = 0;
    memcpy(plan->top, view->top, sizeof plan->top);
    for (int i = 0; i < count; i++) {
        plan->top[plan->lay[i].pile] = plan->lay[i].card;
        for (int place = 0; place < view->hand.count; place++)
            if (view->hand.card[place] == plan->lay[i].card) plan->used |= (uint8_t)(1 << place);
    }
    return 1;
}

int turns_of(const View *view, const Ranks *ranks, int extra, Plan plans[MAX_TURNS]) {
    Tree tree;
    Ranks own;
    Cards hand = {{0, 0}};
    for (int i = 0; i < view->hand.count; i++) cards_add(&hand, view->hand.card[i]);
    ranks_of(hand, &own);
    int owed = missing(&view->turn), found = 0, cheapest = INT16_MAX;
    tree.count = 0;
    memset(tree.slot, -1, sizeof tree.slot);
    Node root = {.due = view->turn.due};
    memcpy(root.top, view->top, sizeof root.top);
    tree.node[tree.count++] = root;
    for (int depth = 0, first = 0; first < tree.count; depth++) {
        int last = tree.count;
        open_layer(&tree);
        for (int index = first; index < last; index++) {
            const Node *node = &tree.node[index];
            int complete = depth >= owed && !node->due;
            if (complete && (depth || view->turn.laid) && found < MAX_TURNS) {
                write_plan(&tree, index, depth, &plans[found++]);
                if (node->cost < cheapest) cheapest = node->cost;
            }
            expand(&tree, view, ranks, &own, index, complete ? extra : INT16_MAX);
        }
        first = last;
    }
    int kept = 0;
    for (int index = 0; index < found; index++)
        if (plans[index].cost <= cheapest + FINAL_SLACK) plans[kept++] = plans[index];
    return kept ? kept : last_resort(view, plans);
}
