#include "kernel.h"

enum {
    WON = 65535,
    TRUST = 12,     /* the learned value counts like so many imagined deals */
};

/* What a turn is worth in this deal, after a few more turns by the learned value. */
static int roll_out(const Bot *bot, Game game, Plan plan, int talk) {
    Plan plans[MAX_NODES];
    int goes_on = play_turn(&game, &plan);
    for (int turn = 0; turn < bot->depth && goes_on; turn++) {
        View view;
        game_view(&game, talk, &view);
        sharp_turns(bot->net, &view, plans);
        plan = plans[0];
        goes_on = play_turn(&game, &plan);
    }
    int left = game_left(&game);
    return goes_on ? net_value(bot->net, plan.logit) : left == 0 ? WON : bot->net->lost[left];
}

void master_turns(const Bot *bot, const View *view, Chance *chance, Plan plans[MAX_NODES]) {
    int count = sharp_turns(bot->net, view, plans);
    for (int i = 0; i < count; i++) plans[i].value = TRUST * net_value(bot->net, plans[i].logit);
    /* Sequential halving: all turns are tried in the same imagined deals, and the worse half goes
     * while the better half is tried in twice as many. */
    for (int share = bot->samples / 4; count > 1; count = (count + 1) / 2, share *= 2) {
        for (int sample = 0; sample < share; sample++) {
            Game deal;
            talk_imagine(view, chance, &deal);
            for (int i = 0; i < count; i++)
                plans[i].value += roll_out(bot, deal, plans[i], view->talk);
        }
        best_first(plans, count, count);
    }
}
