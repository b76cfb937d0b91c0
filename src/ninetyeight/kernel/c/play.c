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

void play_game(Game *game, const Bot bots[MAX_PLAYERS], int talk, Chance *chance, Story *story) {
    memset(story->glad, 1, sizeof story->glad);
    story->start = talk ? agreed_start(game, story->glad) : 0;
    game_begin_turn(game, story->start);
    int goes_on = !game_stuck(game);
    for (story->turns = story->lays = 0; goes_on; story->turns++) {
        View view;
        game_view(game, talk, &view);
        story->seat[story->turns] = game->table.turn.seat;
        memcpy(story->said[story->turns], view.said, sizeof view.said);
        Plan plan = bot_choose(&bots[game->table.turn.seat], &view, chance);
        if (story->inputs) {
            inputs_of(&view, &plan, story->inputs[story->turns]);
            story->logits[story->turns] = plan.logit;
        }
        goes_on = play_turn(game, &plan);
        memcpy(story->lay + story->lays, plan.lay, plan.count * sizeof(Lay));
        memset(story->ends + story->lays, 0, plan.count);
        story->lays += plan.count;
        story->ends[story->lays - 1] = game->table.turn.laid == 0;
    }
}

size_t story_talk(const Story *story, const Rules *rules, uint8_t *to) {
    size_t players = rules->players, size = players;
    memcpy(to, story->glad, players);
    for (int turn = 0; turn < story->turns; turn++, size += players * PILES) {
        to[size++] = story->seat[turn];
        memcpy(to + size, story->said[turn], players * PILES);
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
