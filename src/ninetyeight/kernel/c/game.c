#include "kernel.h"

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

static void draw(Game *game, int seat) {
    Hand *hand = &game->hand[seat];
    while (hand->count < game->table.rules.hand_size && game->next < game->end)
        hand_add(hand, game->draw[game->next++]);
}

void game_deal(Game *game) {
    const Rules *rules = &game->table.rules;
    game->end = (uint8_t)deck_size(rules);
    for (int card = rules->lowest; card <= rules->highest; card++) cards_add(&game->live, card);
    for (int pile = 0; pile < PILES; pile++) game->table.top[pile] = start_of(rules, pile);
    for (int seat = 0; seat < rules->players; seat++) draw(game, seat);
}

void game_begin_turn(Game *game, int seat) {
    const Rules *rules = &game->table.rules;
    int minimum = game->next < game->end ? rules->minimum : rules->minimum_when_empty, due = 0;
    for (int pile = 0; pile < PILES; pile++)
        due |= cards_have(rules->fire, game->table.top[pile]) << pile;
    game->table.turn = (Turn){(uint8_t)seat, 0, (uint8_t)minimum, (uint8_t)due};
}

void lay_on(Table *table, Lay lay) {
    table->top[lay.pile] = lay.card;
    table->turn.laid++;
    table->turn.due &= (uint8_t)~(1 << lay.pile);
}

void game_lay(Game *game, Lay lay) {
    lay_on(&game->table, lay);
    hand_drop(&game->hand[game->table.turn.seat], lay.card);
    cards_drop(&game->live, lay.card);
}

void game_end_turn(Game *game) {
    int last = game->table.turn.seat, seat = last;
    draw(game, last);
    do seat = (seat + 1) % game->table.rules.players;
    while (game->hand[seat].count == 0 && seat != last);
    game_begin_turn(game, seat);
}

int game_left(const Game *game) {
    int left = game->end - game->next;
    for (int seat = 0; seat < game->table.rules.players; seat++) left += game->hand[seat].count;
    return left;
}

int way_out(const Table *table, const Hand *hand, Lay *way) {
    int owed = missing(&table->turn), due = table->turn.due;
    if (!owed && !due) return 0;
    if (owed > hand->count) return -1;
    for (int pile = 0; pile < PILES; pile++) {
        /* A lay changes no other pile, so the due ones may as well come first. */
        if (due && !(due >> pile & 1)) continue;
        for (int i = 0; i < hand->count; i++) {
            int card = hand->card[ascends(pile) ? i : hand->count - 1 - i];
            if (!fits(&table->rules, card, pile, table->top[pile])) continue;
            Table after = *table;
            Hand rest = *hand;
            *way = (Lay){(uint8_t)card, (uint8_t)pile};
            lay_on(&after, *way);
            hand_drop(&rest, card);
            int further = way_out(&after, &rest, way + 1);
            if (further >= 0) return further + 1;
        }
        if (due) return -1;
    }
    return -1;
}

int game_stuck(const Game *game) {
    Lay way[MAX_HAND];
    return game_left(game) > 0 &&
           way_out(&game->table, &game->hand[game->table.turn.seat], way) < 0;
}

int game_lays(const Game *game, Lay *lays) {
    const Hand *hand = &game->hand[game->table.turn.seat];
    int count = 0;
    for (int i = 0; i < hand->count && !game_stuck(game); i++)
        for (int pile = 0; pile < PILES; pile++)
            if (fits(&game->table.rules, hand->card[i], pile, game->table.top[pile]))
                lays[count++] = (Lay){hand->card[i], (uint8_t)pile};
    return count;
}

int game_can_lay(const Game *game, int card, int pile) {
    const Hand *hand = &game->hand[game->table.turn.seat];
    int held = 0;
    for (int i = 0; i < hand->count; i++) held |= hand->card[i] == card;
    return held && pile >= 0 && pile < PILES &&
           fits(&game->table.rules, card, pile, game->table.top[pile]);
}

void count_unseen(View *view) {
    uint8_t count = 0, fires = 0;
    for (int card = 0; card <= MAX_CARD + 1; card++)
        view->upto[card] = count = (uint8_t)(count + cards_have(view->unseen, card));
    for (int i = 0; i < 2; i++)
        for (uint64_t word = view->unseen.word[i] & view->table.rules.fire.word[i]; word; fires++)
            word &= word - 1;
    view->unseen_fires = fires;
}

void game_view(const Game *game, int talk, View *view) {
    memset(view, 0, offsetof(View, memory));
    view->table = game->table;
    view->hand = game->hand[game->table.turn.seat];
    view->live = view->unseen = game->live;
    for (int i = 0; i < view->hand.count; i++) cards_drop(&view->unseen, view->hand.card[i]);
    count_unseen(view);
    for (int seat = 0; seat < game->table.rules.players; seat++)
        view->counts[seat] = game->hand[seat].count;
    view->draw = (uint8_t)(game->end - game->next);
    if (talk) talk_listen(game, view);
}
