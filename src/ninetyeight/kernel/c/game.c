#include "game.h"

#include <string.h>

void hand_add(Hand *hand, int card) {
    int place = hand->count++;
    for (; place > 0 && hand->card[place - 1] > card; place--)
        hand->card[place] = hand->card[place - 1];
    hand->card[place] = (uint8_t)card;
}

void hand_drop(Hand *hand, int card) {
    int place = 0;
    while (hand->card[place] != card) place++;
    hand->count--;
    for (; place < hand->count; place++) hand->card[place] = hand->card[place + 1];
}

void game_deal(Game *game, const Rules *rules, const uint8_t *deck, int count) {
    memset(game, 0, sizeof *game);
    game->rules = *rules;
    for (int pile = 0; pile < PILES; pile++)
        game->top[pile] = (uint8_t)(ascends(pile) ? rules->lowest - 1 : rules->highest + 1);
    memcpy(game->draw, deck, (size_t)count);
    game->end = (uint8_t)count;
    for (int seat = 0; seat < rules->players; seat++)
        for (int i = 0; i < rules->hand_size; i++)
            hand_add(&game->hand[seat], game->draw[game->next++]);
}

void game_begin_turn(Game *game, int seat) {
    const Rules *rules = &game->rules;
    game->turn.seat = (uint8_t)seat;
    game->turn.laid = 0;
    game->turn.minimum =
        game->next < game->end ? rules->minimum : rules->minimum_when_empty;
    game->turn.due = 0;
    for (int pile = 0; pile < PILES; pile++)
        if (cards_have(rules->fire, game->top[pile])) game->turn.due |= (uint8_t)(1 << pile);
}

void game_lay(Game *game, Lay lay) {
    game->top[lay.pile] = lay.card;
    hand_drop(&game->hand[game->turn.seat], lay.card);
    cards_add(&game->gone, lay.card);
    game->turn.laid++;
    game->turn.due &= (uint8_t)~(1 << lay.pile);
}

void game_end_turn(Game *game) {
    int seat = game->turn.seat;
    Hand *hand = &game->hand[seat];
    while (hand->count < game->rules.hand_size && game->next < game->end)
        hand_add(hand, game->draw[game->next++]);
    do seat = (seat + 1) % game->rules.players;
    while (game->hand[seat].count == 0 && seat != game->turn.seat);
    game_begin_turn(game, seat);
}

int game_left(const Game *game) {
    int left = game->end - game->next;
    for (int seat = 0; seat < game->rules.players; seat++) left += game->hand[seat].count;
    return left;
}

int way_out(const Rules *rules, const uint8_t top[PILES], const Hand *hand, int owed, int due,
            Lay *way) {
    if (owed <= 0 && !due) return 0;
    if (owed > hand->count) return -1;
    for (int pile = 0; pile < PILES; pile++) {
        /* A lay changes no other pile, so the due ones may as well come first. */
        if (due && !(due >> pile & 1)) continue;
        for (int i = 0; i < hand->count; i++) {
            int card = hand->card[ascends(pile) ? i : hand->count - 1 - i];
            if (!fits(rules, card, pile, top[pile])) continue;
            uint8_t after[PILES];
            memcpy(after, top, sizeof after);
            after[pile] = (uint8_t)card;
            Hand rest = *hand;
            hand_drop(&rest, card);
            int further = way_out(rules, after, &rest, owed - 1, due & ~(1 << pile),
                                  way ? way + 1 : NULL);
            if (further < 0) continue;
            if (way) *way = (Lay){(uint8_t)card, (uint8_t)pile};
            return further + 1;
        }
        if (due) return -1;
    }
    return -1;
}

int game_stuck(const Game *game) {
    return game_left(game) > 0 && way_out(&game->rules, game->top, &game->hand[game->turn.seat],
                                          missing(&game->turn), game->turn.due, NULL) < 0;
}

void game_view(const Game *game, int seat, View *view) {
    const Rules *rules = &game->rules;
    memset(view, 0, sizeof *view);
    view->rules = *rules;
    memcpy(view->top, game->top, sizeof view->top);
    view->hand = game->hand[seat];
    for (int card = rules->lowest; card <= rules->highest; card++)
        if (!cards_have(game->gone, card)) cards_add(&view->unseen, card);
    for (int i = 0; i < view->hand.count; i++) cards_drop(&view->unseen, view->hand.card[i]);
    for (int other = 0; other < rules->players; other++)
        view->counts[other] = game->hand[other].count;
    view->draw = (uint8_t)(game->end - game->next);
    view->turn = game->turn;
}
