#include "kernel.h"

enum {
    WON = 65535,
    TRUST = 12,         /* the learned value counts like so many imagined deals */
    FIRST_LOOK = 8,     /* after so many deals hopeless turns are left out for the first time, */
    LOOK_EVERY = 4,     /* and again after so many more */
    DOUBT = 1 << 16,    /* deals that all went alike are no certainty */
    TRIFLE = 16,        /* who may be better by so little a deal, of 16383, is not worth the time */
    /* Where there is talk a turn is chosen anew after each card, so the tries are shared out: */
    FIRST_PART = 2,     /* this part of them for the first card, */
    LATER_PART = 12,    /* and for each later one, */
    LATER_TURNS = 4,    /* among so many turns */
    /* Dear turns are tried by who is alone, must lay so many cards, and has so many tries: */
    WIDE_MINIMUM = 3,
    WIDE_FROM = 400,
};

/* What a turn is worth in this deal, after a few more turns by the learned value. */
static int roll_out(const Bot *bot, Game game, Plan plan, int talk) {
    Plan plans[MAX_NODES];
    int goes_on = play_turn(&game, &plan);
    for (int turn = 0; turn < bot->depth && goes_on; turn++) {
        View view;
        game_view(&game, talk, &view);
        sharp_turns(bot->net, &view, NARROW_WIDTH, plans);
        plan = plans[0];
        goes_on = play_turn(&game, &plan);
    }
    int left = game_left(&game);
    return goes_on ? net_value(bot->net, plan.logit) : left == 0 ? WON : bot->net->lost[left];
}

/* What the turns did in the deals so far, in quarters so that squares have room. */
typedef struct {
    int64_t prior[WIDE_CANDIDATES], sum[WIDE_CANDIDATES];
    int64_t product[WIDE_CANDIDATES][WIDE_CANDIDATES];
    int deals, count, turn[WIDE_CANDIDATES];    /* which turns are still in the race */
} Race;

static int64_t lead(const Race *race, int one, int other) {
    return race->prior[one] + race->sum[one] - race->prior[other] - race->sum[other];
}

static int leader(const Race *race) {
    int best = race->turn[0];
    for (int i = 1; i < race->count; i++)
        if (lead(race, race->turn[i], best) > 0) best = race->turn[i];
    return best;
}

/* Whether the other can hardly be better by more than a trifle: the lead is more than twice its
 * standard error. All turns were tried in the same deals, so it is the spread of their difference
 * that counts. */
static int is_clear(const Race *race, int best, int other) {
    int64_t ahead = lead(race, best, other) + TRIFLE * race->deals;
    int64_t sum = race->sum[best] - race->sum[other];
    int64_t squares = race->product[best][best] + race->product[other][other] -
                      2 * race->product[best][other] - sum * sum / race->deals;
    return ahead * ahead > 4 * (squares + DOUBT);
}

static void try_in(Race *race, const Bot *bot, const View *view, const Plan *plans, Game *deal) {
    int64_t worth[WIDE_CANDIDATES];
    for (int i = 0; i < race->count; i++)
        worth[i] = roll_out(bot, *deal, plans[race->turn[i]], view->talk) / 4;
    for (int i = 0; i < race->count; i++) {
        race->sum[race->turn[i]] += worth[i];
        for (int j = 0; j < race->count; j++)
            race->product[race->turn[i]][race->turn[j]] += worth[i] * worth[j];
    }
    race->deals++;
}

void master_turns(const Bot *bot, const View *view, Chance *chance, Plan plans[MAX_NODES]) {
    int samples = bot->samples, is_later = view->talk && view->table.turn.laid;
    const Rules *rules = &view->table.rules;
    int is_wide = rules->players == 1 && rules->minimum >= WIDE_MINIMUM && samples >= WIDE_FROM;
    Race race = {.count = sharp_turns(bot->net, view, is_wide ? WIDE_WIDTH : WIDTH, plans)};
    if (view->talk) samples /= is_later ? LATER_PART : FIRST_PART;
    if (is_later) race.count = least(race.count, LATER_TURNS);
    for (int i = 0; i < race.count; i++) {
        race.prior[i] = TRUST * net_value(bot->net, plans[i].logit) / 4;
        race.turn[i] = i;
    }
    int best = 0;
    for (int tried = 0; race.count > 1 && tried < samples;) {
        Game deal;
        talk_imagine(view, chance, &deal);
        tried += race.count;
        try_in(&race, bot, view, plans, &deal);
        best = leader(&race);
        if (race.deals < FIRST_LOOK || race.deals % LOOK_EVERY) continue;
        int kept = 0;
        for (int i = 0; i < race.count; i++)
            if (race.turn[i] == best || !is_clear(&race, best, race.turn[i]))
                race.turn[kept++] = race.turn[i];
        race.count = kept;
    }
    plans[0] = plans[best];
}

int study(const Bot *bot, const View *view, Chance *chance, Plan plans[MAX_NODES]) {
    int count = sharp_turns(bot->net, view, WIDTH, plans);
    for (int i = 0; i < count; i++) plans[i].value = 0;
    for (int tried = 0; tried < bot->samples; tried++) {
        Game deal;
        talk_imagine(view, chance, &deal);
        for (int i = 0; i < count; i++)
            plans[i].value += roll_out(bot, deal, plans[i], view->talk);
    }
    return count;
}
