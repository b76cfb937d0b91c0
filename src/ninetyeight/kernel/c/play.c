#include "play.h"

#include <stddef.h>

int gladness(const View *view) {
    Plan plans[MAX_TURNS];
    Ranks ranks;
    ranks_of(view->unseen, &ranks);
    int count = turns_of(view, &ranks, 0, plans), cheapest = INT16_MAX;
    for (int i = 0; i < count; i++)
        if (plans[i].cost < cheapest) cheapest = plans[i].cost;
    return cheapest <= 2 * view->rules.minimum ? 2 : cheapest <= 5 * view->rules.minimum ? 1 : 0;
}

static int agreed_start(Game *game) {
    int start = 0, most = -1;
    for (int seat = 0; seat < game->rules.players; seat++) {
        View view;
        game_begin_turn(game, seat);
        game_view(game, seat, &view);
        int glad = gladness(&view);
        if (glad > most) { most = glad; start = seat; }
    }
    return start;
}

static void remember(Story *story, const View *view, const Plan *plan, const Net *net) {
    Ranks ranks;
    ranks_of(view->unseen, &ranks);
    inputs_of(view, &ranks, plan, story->inputs[story->turns]);
    story->logits[story->turns] = net_logit(net, story->inputs[story->turns]);
}

/* Lays the plan card by card; 0 as soon as the game is over. */
static int lay_plan(Game *game, const Plan *plan, Story *story) {
    for (int i = 0; i < plan->count; i++) {
        game_lay(game, plan->lay[i]);
        story->ends[story->lays] = 0;
        story->lay[story->lays++] = plan->lay[i];
        if (game_left(game) == 0 || game_stuck(game)) return 0;
    }
    story->ends[story->lays - 1] = 1;
    game_end_turn(game);
    return !game_stuck(game);
}

void play_game(Game *game, const Bot bots[MAX_PLAYERS], int talk, Chance *chance, Story *story) {
    int going;
    story->lays = story->turns = 0;
    story->start = talk ? agreed_start(game) : 0;
    game_begin_turn(game, story->start);
    going = !game_stuck(game);
    while (going) {
        View view;
        Plan plan;
        const Bot *bot = &bots[game->turn.seat];
        game_view(game, game->turn.seat, &view);
        if (talk) talk_listen(game, &view);
        bot_choose(bot, &view, chance, &plan);
        if (story->inputs) remember(story, &view, &plan, bot->net);
        story->turns++;
        going = lay_plan(game, &plan, story);
    }
    story->left = game_left(game);
}

static void chance_deck(const Rules *rules, Chance *chance, uint8_t deck[MAX_CARD]) {
    int count = rules->highest - rules->lowest + 1;
    for (int i = 0; i < count; i++) deck[i] = (uint8_t)(rules->lowest + i);
    for (int last = count - 1; last > 0; last--) {
        int other = chance_below(chance, last + 1);
        uint8_t card = deck[last];
        deck[last] = deck[other];
        deck[other] = card;
    }
}

void self_play(const Rules *rules, const Net *net, int talk, Chance *chance, Story *story) {
    Bot bots[MAX_PLAYERS];
    uint8_t deck[MAX_CARD];
    Game game;
    for (int seat = 0; seat < MAX_PLAYERS; seat++) bots[seat] = (Bot){SHARP, net, 0, 0};
    chance_deck(rules, chance, deck);
    game_deal(&game, rules, deck, rules->highest - rules->lowest + 1);
    play_game(&game, bots, chance_below(chance, 100) < talk, chance, story);
}
