#include "kernel.h"

#include <string.h>

int gladness(const View *view) {
    Plan plans[MAX_NODES];
    int count = turns_of(view, 0, plans), cheapest = INT16_MAX;
    int minimum = view->table.rules.minimum;
    for (int i = 0; i < count; i++) cheapest = least(cheapest, plans[i].cost);
    return (cheapest <= 2 * minimum) + (cheapest <= 5 * minimum);
}

static int agreed_start(Game *game, uint8_t glad_seats[MAX_PLAYERS]) {
    int start = 0, gladdest = -1;
    for (int seat = 0; seat < game->table.rules.players; seat++) {
        View view;
        game_begin_turn(game, seat);
        game_view(game, 0, &view);
        int glad = glad_seats[seat] = (uint8_t)gladness(&view);
        if (glad > gladdest) {
            gladdest = glad;
            start = seat;
        }
    }
    return start;
}

int play_turn(Game *game, const Plan *plan) {
    for (int i = 0; i < plan->count; i++) game_lay(game, plan->lay[i]);
    /* A player that does not plan may leave a turn in which nothing can be laid any more. */
    const Turn *turn = &game->table.turn;
    if (game_left(game) == 0 || missing(turn) || turn->due) return 0;
    game_end_turn(game);
    return !game_stuck(game);
}

/* Adds lays to what a game leaves behind, with what was said before them. */
static void note(Story *story, History *history, View *view, const Lay *lays, int count) {
    for (int i = 0; i < count; i++, story->lays++) {
        if (view->talk) history_lay(history, lays[i], view->said);
        story->lay[story->lays] = lays[i];
        story->ends[story->lays] = 0;
        story->seat[story->lays] = view->table.turn.seat;
        memcpy(story->said[story->lays], view->said, sizeof view->said);
    }
}

/* A turn; 0 if the game is over. Where there is talk the others speak again after each card, and the
 * rest of the turn is chosen anew. */
static int bot_turn(Game *game, const Bot *bot, int talk, Chance *chance, Story *story,
                    History *history) {
    View view;
    Plan plan;
    history->table.turn = game->table.turn;
    for (;;) {
        game_view(game, talk, &view);
        memcpy(view.memory, history->memory, sizeof view.memory);
        plan = bot_choose(bot, &view, chance);
        if (story->inputs && plan.count) {
            inputs_of(&view, &plan, story->inputs[story->choices]);
            story->logits[story->choices++] = plan.logit;
        }
        if (!talk || plan.count <= 1) break;
        note(story, history, &view, plan.lay, 1);
        game_lay(game, plan.lay[0]);
    }
    note(story, history, &view, plan.lay, plan.count);
    int goes_on = play_turn(game, &plan);
    history_end_turn(history);
    story->ends[story->lays - 1] = game->table.turn.laid == 0;
    return goes_on;
}

void play_game(Game *game, const Bot bots[MAX_PLAYERS], int talk, Chance *chance, Story *story) {
    memset(story->glad, 1, sizeof story->glad);
    story->start = talk ? agreed_start(game, story->glad) : 0;
    game_begin_turn(game, story->start);
    int goes_on = !game_stuck(game);
    story->choices = story->lays = 0;
    History history = {.table.rules = game->table.rules};
    history_deal(&history);
    while (goes_on)
        goes_on = bot_turn(game, &bots[game->table.turn.seat], talk, chance, story, &history);
}

size_t story_talk(const Story *story, const Rules *rules, uint8_t *to) {
    size_t players = rules->players, size = players;
    memcpy(to, story->glad, players);
    for (int lay = 0; lay < story->lays; lay++, size += players * PILES) {
        to[size++] = story->seat[lay];
        memcpy(to + size, story->said[lay], players * PILES);
    }
    return size;
}

int self_play(const Rules *rules, const Net *net, int talk, Chance *chance, Story *story) {
    Game game = {.table.rules = *rules};
    Bot bots[MAX_PLAYERS];
    for (int seat = 0; seat < MAX_PLAYERS; seat++) bots[seat] = (Bot){SHARP, net, 0, 0};
    for (int i = 0; i < deck_size(rules); i++) game.draw[i] = (uint8_t)(rules->lowest + i);
    chance_shuffle(chance, game.draw, deck_size(rules));
    game_deal(&game);
    play_game(&game, bots, chance_below(chance, 100) < talk, chance, story);
    return game_left(&game);
}
