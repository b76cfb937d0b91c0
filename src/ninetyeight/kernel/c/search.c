#include "search.h"

enum { WON = 65535 };

/* Lays a whole turn; 0 if that ends the game. */
static int lay_all(Game *game, const Plan *plan) {
    for (int i = 0; i < plan->count; i++) game_lay(game, plan->lay[i]);
    if (game_left(game) == 0) return 0;
    game_end_turn(game);
    return !game_stuck(game);
}

static int32_t end_value(const Net *net, const Game *game) {
    int left = game_left(game);
    return left == 0 ? WON : net->lost[left];
}

/* What a turn is worth in this deal, after a few more turns by the learned value. */
static int32_t roll_out(const Bot *bot, Game *game, const Plan *plan, int talk) {
    Plan best[CANDIDATES];
    if (!lay_all(game, plan)) return end_value(bot->net, game);
    best[0].value = plan->value;
    for (int turn = 0; turn < bot->depth; turn++) {
        View view;
        game_view(game, game->turn.seat, &view);
        if (talk) talk_listen(game, &view);
        sharp_turns(bot->net, &view, best);
        if (!lay_all(game, &best[0])) return end_value(bot->net, game);
    }
    return net_value(bot->net, best[0].value);
}

/* Sequential halving: all candidates are tried in the same imagined deals, and the worse half goes
 * while the better half is tried in twice as many. */
void master_choose(const Bot *bot, const View *view, Chance *chance, Plan *plan) {
    Plan candidate[CANDIDATES];
    int64_t sum[CANDIDATES] = {0};
    int count = sharp_turns(bot->net, view, candidate);
    for (int share = bot->samples / 4; count > 1; count = (count + 1) / 2, share *= 2) {
        for (int sample = 0; sample < share; sample++) {
            Game deal;
            talk_imagine(view, chance, &deal);
            for (int i = 0; i < count; i++) {
                Game game = deal;
                sum[i] += roll_out(bot, &game, &candidate[i], view->talk);
            }
        }
        for (int i = 1; i < count; i++)
            for (int place = i; place > 0 && sum[place - 1] < sum[place]; place--) {
                Plan plan_before = candidate[place - 1];
                int64_t sum_before = sum[place - 1];
                candidate[place - 1] = candidate[place];
                sum[place - 1] = sum[place];
                candidate[place] = plan_before;
                sum[place] = sum_before;
            }
    }
    *plan = candidate[0];
}
