#include "inputs.h"

enum { FAR = 24, NONE = 50 };

static int least(int a, int b) { return a < b ? a : b; }

/* The nearest whole number to 10 * sqrt(number). */
static const uint8_t ROOT[MAX_CARD + 1] = {
    0, 10, 14, 17, 20, 22, 24, 26, 28, 30, 32, 33, 35, 36, 37, 39,
    40, 41, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 57, 58, 59, 60, 61, 62, 62, 63, 64, 65, 66, 66, 67, 68, 69,
    69, 70, 71, 71, 72, 73, 73, 74, 75, 75, 76, 77, 77, 78, 79, 79,
    80, 81, 81, 82, 82, 83, 84, 84, 85, 85, 86, 87, 87, 88, 88, 89,
    89, 90, 91, 91, 92, 92, 93, 93, 94, 94, 95, 95, 96, 96, 97, 97,
    98, 98, 99, 99, 100, 100, 101, 101, 102, 102, 103, 103, 104, 104, 105, 105,
    106, 106, 107, 107, 108, 108, 109, 109, 110, 110, 110, 111, 111, 112, 112,
};

typedef struct {
    const View *view;
    const Ranks *ranks;
    const Plan *plan;
    Hand own;               /* what remains of the hand */
} Scene;

static int distance(const Scene *scene, int from, int to) {
    return from < to ? between(scene->ranks, from, to) : between(scene->ranks, to, from);
}

static int live_in(const Scene *scene, int low, int high) {
    int count = between(scene->ranks, low, high);
    for (int i = 0; i < scene->own.count; i++)
        count += scene->own.card[i] > low && scene->own.card[i] < high;
    return count;
}

static int owns(const Scene *scene, int card) {
    for (int i = 0; i < scene->own.count; i++)
        if (scene->own.card[i] == card) return 1;
    return 0;
}

static int unseen(const Scene *scene, int card) {
    const Rules *rules = &scene->view->rules;
    return card >= rules->lowest && card <= rules->highest &&
           cards_have(scene->view->unseen, card);
}

static void talk_inputs(const Scene *scene, int pile, int16_t *x) {
    const View *view = scene->view;
    int unchanged = view->top[pile] == scene->plan->top[pile], next = 1;
    int leave = 0, no_jump = 0, next_said = 0;
    for (int step = 1; step < view->rules.players; step++) {
        int seat = (view->turn.seat + step) % view->rules.players;
        int said = view->said[seat][pile];
        leave += said == 2;
        no_jump += said == 1;
        if (next && view->counts[seat]) { next_said = said; next = 0; }
    }
    x[0] = (int16_t)(unchanged && next_said == 2 ? 32 : 0);
    x[1] = (int16_t)(unchanged && next_said == 1 ? 32 : 0);
    x[2] = (int16_t)(unchanged ? 16 * leave : 0);
    x[3] = (int16_t)(unchanged ? 16 * no_jump : 0);
    x[4] = (int16_t)(unchanged ? 0 : 16 * leave);
    x[5] = (int16_t)(unchanged ? 0 : 16 * no_jump);
}

static void pile_inputs(const Scene *scene, int pile, int16_t *x) {
    const Rules *rules = &scene->view->rules;
    int top = scene->plan->top[pile], up = ascends(pile), sign = up ? 1 : -1;
    int edge = up ? rules->highest + 1 : rules->lowest - 1;
    int beyond = 0, nearest = 0, second = 0, pair = NONE;
    for (int step = 0; step < scene->own.count; step++) {
        int card = scene->own.card[up ? step : scene->own.count - 1 - step];
        if ((card - top) * sign <= 0) continue;
        beyond++;
        if (!nearest) nearest = card;
        else if (!second) second = card;
        if (pair == NONE && owns(scene, card + sign * rules->trick))
            pair = 2 * least(FAR, distance(scene, top, card));
    }
    int room = distance(scene, top, edge) + beyond;
    int trick = top - sign * rules->trick;
    int own_trick = owns(scene, trick), unseen_trick = unseen(scene, trick);
    int regained = own_trick || unseen_trick
                       ? live_in(scene, least(top, trick), top > trick ? top : trick) : 0;
    int near3 = top + sign * 4, near8 = top + sign * 9;
    if ((near3 - edge) * sign > 0) near3 = edge;
    if ((near8 - edge) * sign > 0) near8 = edge;
    x[0] = (int16_t)room;
    x[1] = (int16_t)ROOT[room];
    x[2] = (int16_t)(8 * beyond);
    x[3] = (int16_t)(nearest ? 2 * least(FAR, distance(scene, top, nearest)) : NONE);
    x[4] = (int16_t)(second ? 2 * least(FAR, distance(scene, nearest, second)) : NONE);
    x[5] = (int16_t)(32 * own_trick);
    x[6] = (int16_t)(32 * unseen_trick);
    x[7] = (int16_t)(own_trick ? 4 * regained : 0);
    x[8] = (int16_t)(unseen_trick ? 4 * regained : 0);
    x[9] = (int16_t)pair;
    x[10] = (int16_t)(cards_have(rules->fire, top) ? 32 : 0);
    x[11] = (int16_t)(8 * distance(scene, top, near3));
    x[12] = (int16_t)(4 * distance(scene, top, near8));
    talk_inputs(scene, pile, x + 13);
}

/* Own cards: how near each is to its cheapest pile, and how many piles take it. */
static void own_inputs(const Scene *scene, int16_t *x) {
    const Rules *rules = &scene->view->rules;
    int dead = 0, single = 0, sum = 0, widest = 0, smallest = FAR, second = FAR, pairs = 0, fires = 0;
    for (int i = 0; i < scene->own.count; i++) {
        int card = scene->own.card[i], gap = FAR, places = 0;
        for (int pile = 0; pile < PILES; pile++) {
            int top = scene->plan->top[pile];
            if (!fits(rules, card, pile, top)) continue;
            places++;
            gap = is_trick(rules, card, pile, top) ? 0 : least(gap, distance(scene, top, card));
        }
        dead += places == 0;
        single += places == 1;
        sum += gap;
        if (gap > widest) widest = gap;
        if (gap < smallest) { second = smallest; smallest = gap; }
        else if (gap < second) second = gap;
        pairs += owns(scene, card + rules->trick);
        fires += cards_have(rules->fire, card);
    }
    x[0] = (int16_t)(8 * scene->own.count);
    x[1] = (int16_t)(16 * dead);
    x[2] = (int16_t)(8 * single);
    x[3] = (int16_t)least(127, sum);
    x[4] = (int16_t)(4 * widest);
    x[5] = (int16_t)(4 * smallest);
    x[6] = (int16_t)(4 * second);
    x[7] = (int16_t)(16 * pairs);
    x[8] = (int16_t)(16 * fires);
}

/* Unseen cards that no pile takes any more, and those that only one pile takes. */
static void unseen_inputs(const Scene *scene, const int order[PILES], int16_t *x) {
    const Rules *rules = &scene->view->rules;
    const uint8_t *top = scene->plan->top;
    int low = top[order[0]], high = top[order[1]];      /* ascending: roomy, then narrow */
    int down = top[order[2]], deep = top[order[3]];     /* descending: roomy, then narrow */
    /* No pile takes what lies from `down` to `low`. */
    int dead = between(scene->ranks, down - 1, low + 1);
    for (int pile = 0; pile < PILES; pile++) {
        int trick = ascends(pile) ? top[pile] - rules->trick : top[pile] + rules->trick, first = 1;
        for (int other = 0; other < pile; other++)
            first &= trick != (ascends(other) ? top[other] - rules->trick : top[other] + rules->trick);
        dead -= first && trick >= down && trick <= low && unseen(scene, trick);
    }
    int single = 0;
    /* Only the roomy ascending pile: above `low`, not above `high`, not below `down`. */
    single += between(scene->ranks, low > down - 1 ? low : down - 1, high + 1);
    /* Only the roomy descending pile: below `down`, not below `deep`, not above `low`. */
    single += between(scene->ranks, deep - 1, least(down, low + 1));
    x[0] = (int16_t)least(127, 2 * dead);
    x[1] = (int16_t)single;
}

static Cards unseen_fires(const View *view) {
    const uint64_t *fire = view->rules.fire.word, *cards = view->unseen.word;
    return (Cards){{fire[0] & cards[0], fire[1] & cards[1]}};
}

void inputs_of(const View *view, const Ranks *ranks, const Plan *plan, int16_t inputs[INPUTS]) {
    Scene scene = {view, ranks, plan, {0, {0}}};
    for (int i = 0; i < view->hand.count; i++)
        if (!(plan->used >> i & 1)) scene.own.card[scene.own.count++] = view->hand.card[i];
    /* Within a direction the roomier pile comes first. */
    const uint8_t *top = plan->top;
    int swap_up = top[0] > top[1], swap_down = top[2] < top[3];
    const int order[PILES] = {swap_up, 1 - swap_up, 2 + swap_down, 3 - swap_down};
    for (int place = 0; place < PILES; place++)
        pile_inputs(&scene, order[place], inputs + place * PILE_INPUTS);
    int16_t *x = inputs + PILES * PILE_INPUTS;
    own_inputs(&scene, x);
    unseen_inputs(&scene, order, x + 9);
    int total = 0, others = 0, seated = 0, next = 0, burning = 0, fires = 0;
    for (int step = 1; step < view->rules.players; step++) {
        int count = view->counts[(view->turn.seat + step) % view->rules.players];
        others += count;
        seated += count > 0;
        if (!next) next = count;
    }
    total = view->draw + others;
    for (int pile = 0; pile < PILES; pile++) burning += cards_have(view->rules.fire, top[pile]);
    for (Cards rest = unseen_fires(view); rest.word[0] | rest.word[1]; fires++)
        if (rest.word[0]) rest.word[0] &= rest.word[0] - 1;
        else rest.word[1] &= rest.word[1] - 1;
    int drawn = least(view->draw, view->rules.hand_size - scene.own.count);
    x[11] = (int16_t)(view->draw - drawn);
    x[12] = (int16_t)total;
    x[13] = (int16_t)(2 * others);
    x[14] = (int16_t)(8 * (next ? next : scene.own.count + drawn));
    x[15] = (int16_t)(view->draw == drawn ? 32 : 0);
    x[16] = (int16_t)(view->talk ? 32 : 0);
    x[17] = (int16_t)(24 * burning);
    x[18] = (int16_t)(8 * fires);
    x[19] = (int16_t)(8 * (seated + (scene.own.count + drawn > 0)));
}
