#include "talk.h"

#include <string.h>

void zones_of(const Rules *rules, const uint8_t top[PILES], Cards live, Zones *zones) {
    memset(zones, 0, sizeof *zones);
    for (int pile = 0; pile < PILES; pile++) {
        int sign = ascends(pile) ? 1 : -1, found = 0, trick = top[pile] - sign * rules->trick;
        int has_trick =
            trick >= rules->lowest && trick <= rules->highest && cards_have(live, trick);
        if (has_trick) cards_add(&zones->leave[pile], trick);
        for (int card = top[pile] + sign;
             found < 5 && card >= rules->lowest && card <= rules->highest; card += sign) {
            if (!cards_have(live, card)) continue;
            cards_add(found < 2 ? &zones->leave[pile] : &zones->no_jump[pile], card);
            found++;
        }
        /* What can be true of one card only would name it, and is not said. */
        if (found + has_trick < 2) zones->leave[pile] = (Cards){{0, 0}};
        if (found == 3) zones->no_jump[pile] = (Cards){{0, 0}};
    }
}

void talk_speak(const Zones *zones, const Hand *hand, uint8_t said[PILES]) {
    for (int pile = 0; pile < PILES; pile++) {
        said[pile] = SILENT;
        for (int i = 0; i < hand->count; i++) {
            if (cards_have(zones->leave[pile], hand->card[i])) said[pile] = LEAVE;
            else if (said[pile] == SILENT && cards_have(zones->no_jump[pile], hand->card[i]))
                said[pile] = NO_JUMP;
        }
    }
}

Cards live_cards(const View *view) {
    Cards live = view->unseen;
    for (int i = 0; i < view->hand.count; i++) cards_add(&live, view->hand.card[i]);
    return live;
}

void talk_listen(const Game *game, View *view) {
    Zones zones;
    zones_of(&view->rules, view->top, live_cards(view), &zones);
    view->talk = 1;
    for (int seat = 0; seat < view->rules.players; seat++)
        if (seat != view->turn.seat) talk_speak(&zones, &game->hand[seat], view->said[seat]);
}

/* The unseen cards in random order; those handed out are dropped from `cards`. */
typedef struct { uint8_t card[MAX_CARD], count; Cards cards; } Pool;

static Cards both(Cards a, Cards b) {
    return (Cards){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static Cards either(Cards a, Cards b) {
    return (Cards){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

static Cards without(Cards a, Cards b) {
    return (Cards){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

/* Takes the first cards of the pool that are among `wanted`, until the hand holds `count`. */
static void take(Pool *pool, Cards wanted, Hand *hand, int count) {
    for (int i = 0; i < pool->count && hand->count < count; i++) {
        int card = pool->card[i];
        if (!cards_have(wanted, card)) continue;
        hand_add(hand, card);
        cards_drop(&pool->cards, card);
        cards_drop(&wanted, card);
    }
}

/* A hand that says what was said; 0 if the pool has none left. */
static int agreeing_hand(const Zones *zones, const uint8_t said[PILES], int count, Pool *pool,
                         Hand *hand) {
    Cards denied = {{0, 0}};
    for (int pile = 0; pile < PILES; pile++) {
        if (said[pile] != LEAVE) denied = either(denied, zones->leave[pile]);
        if (said[pile] == SILENT) denied = either(denied, zones->no_jump[pile]);
    }
    for (int pile = 0; pile < PILES; pile++) {
        if (said[pile] == SILENT) continue;
        Cards zone = said[pile] == LEAVE ? zones->leave[pile] : zones->no_jump[pile];
        int held = 0;
        for (int i = 0; i < hand->count; i++) held |= cards_have(zone, hand->card[i]);
        if (held) continue;
        int before = hand->count;
        take(pool, without(both(zone, pool->cards), denied), hand, before + 1);
        if (hand->count == before || hand->count > count) return 0;
    }
    take(pool, without(pool->cards, denied), hand, count);
    return hand->count == count;
}

static void shuffle(Pool *pool, Chance *chance) {
    for (int last = pool->count - 1; last > 0; last--) {
        int other = chance_below(chance, last + 1);
        uint8_t card = pool->card[last];
        pool->card[last] = pool->card[other];
        pool->card[other] = card;
    }
}

void talk_imagine(const View *view, Chance *chance, Game *game) {
    enum { TRIES = 8 };
    const Rules *rules = &view->rules;
    Zones zones;
    Pool all = {{0}, 0, view->unseen};
    for (int card = rules->lowest; card <= rules->highest; card++)
        if (cards_have(view->unseen, card)) all.card[all.count++] = (uint8_t)card;
    zones_of(rules, view->top, live_cards(view), &zones);
    memset(game, 0, sizeof *game);
    game->rules = *rules;
    memcpy(game->top, view->top, sizeof game->top);
    game->turn = view->turn;
    for (int card = rules->lowest; card <= rules->highest; card++)
        if (!cards_have(live_cards(view), card)) cards_add(&game->gone, card);
    for (int attempt = 0; attempt <= TRIES; attempt++) {
        shuffle(&all, chance);
        Pool pool = all;
        int agrees = 1, first = chance_below(chance, rules->players);
        memset(game->hand, 0, sizeof game->hand);
        game->hand[view->turn.seat] = view->hand;
        for (int step = 0; step < rules->players && agrees; step++) {
            int seat = (first + step) % rules->players;
            if (seat == view->turn.seat) continue;
            /* What people say may fit no hand at all: the last try listens to nobody. */
            if (view->talk && attempt < TRIES)
                agrees = agreeing_hand(&zones, view->said[seat], view->counts[seat], &pool,
                                       &game->hand[seat]);
            else
                take(&pool, pool.cards, &game->hand[seat], view->counts[seat]);
        }
        if (!agrees) continue;
        game->next = game->end = 0;
        for (int i = 0; i < pool.count; i++)
            if (cards_have(pool.cards, pool.card[i])) game->draw[game->end++] = pool.card[i];
        return;
    }
}
