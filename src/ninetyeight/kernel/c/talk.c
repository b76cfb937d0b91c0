#include "kernel.h"

#include <string.h>

void words_of(const Table *table, Cards live, Words *words) {
    memset(words, 0, sizeof *words);
    for (int pile = 0; pile < PILES; pile++) {
        int top = table->top[pile], sign = ascends(pile) ? 1 : -1, next[5], found = 0;
        int trick = trick_number(&table->rules, pile, top), has_trick = cards_have(live, trick);
        for (int card = top + sign; found < 5 && card > 0 && card <= MAX_CARD; card += sign)
            if (cards_have(live, card)) next[found++] = card;
        /* What can be true of one card only would name it, and is not said. */
        if (found + has_trick > 1) {
            if (has_trick) cards_add(&words->leave[pile], trick);
            for (int i = 0; i < found && i < 2; i++) cards_add(&words->leave[pile], next[i]);
        }
        for (int i = 2; i < found && found > 3; i++) cards_add(&words->no_jump[pile], next[i]);
    }
}

static int has_one_of(const Hand *hand, Cards cards) {
    int has = 0;
    for (int i = 0; i < hand->count; i++) has |= cards_have(cards, hand->card[i]);
    return has;
}

static int said_by(const Hand *hand, const Words *words, int pile) {
    return has_one_of(hand, words->leave[pile])     ? LEAVE
           : has_one_of(hand, words->no_jump[pile]) ? NO_JUMP
                                                    : SILENT;
}

void talk_speak(const View *view, uint8_t said[PILES]) {
    Words words;
    words_of(&view->table, view->live, &words);
    for (int pile = 0; pile < PILES; pile++)
        said[pile] = (uint8_t)said_by(&view->hand, &words, pile);
}

void talk_listen(const Game *game, View *view) {
    Words words;
    words_of(&view->table, view->live, &words);
    view->talk = 1;
    for (int seat = 0; seat < view->table.rules.players; seat++)
        for (int pile = 0; pile < PILES && seat != view->table.turn.seat; pile++)
            view->said[seat][pile] = (uint8_t)said_by(&game->hand[seat], &words, pile);
}

/* Takes the first card of the draw pile that is among `cards`, and that one of these cards of the
 * hand can be; 0 if there is none. */
static int take(Game *game, Hand *hand, const Memory *memory, Cards cards, int first, int end,
                uint8_t is_taken[MAX_HAND]) {
    for (int i = 0; i < game->end; i++) {
        int card = game->draw[i], place = first;
        if (!cards_have(cards, card)) continue;
        while (place < end && (is_taken[place] || cards_have(memory->never[place], card))) place++;
        if (place == end) continue;
        is_taken[place] = 1;
        hand_add(hand, card);
        memmove(game->draw + i, game->draw + i + 1, (size_t)(--game->end - i));
        return 1;
    }
    return 0;
}

/* Takes a hand that agrees with what was said; 0 if the draw pile has none. */
static int take_hand(Game *game, Hand *hand, const Memory *memory) {
    uint8_t is_taken[MAX_HAND] = {0};
    for (int i = memory->promises - 1; i >= 0; i--)
        if (!has_one_of(hand, memory->one_of[i]) &&
            !take(game, hand, memory, memory->one_of[i], 0, memory->among[i], is_taken))
            return 0;
    for (int place = 0; place < memory->count; place++)
        if (!is_taken[place] && !take(game, hand, memory, game->live, place, place + 1, is_taken))
            return 0;
    return 1;
}

/* Whoever has just played would have laid a card that was near. Of a hundred hands that could say
 * *leave it to me* about a pile, so many are not believed in silence, by how many turns ago their
 * seat has played. */
static const int DOUBTED[] = {0, 40, 17};

static int is_likely(const View *view, const Words *words, int seat, const Hand *hand,
                     Chance *chance) {
    const Rules *rules = &view->table.rules;
    int ago = (view->table.turn.seat - seat + rules->players) % rules->players;
    int laid = deck_size(rules) - cards_count(view->live);
    if (ago > 2 || laid < ago * rules->minimum) return 1;
    for (int pile = 0; pile < PILES; pile++)
        if (has_one_of(hand, words->leave[pile]) && chance_below(chance, 100) < DOUBTED[ago])
            return 0;
    return 1;
}

void talk_imagine(const View *view, Chance *chance, Game *game) {
    enum { TRIES = 8 };
    int players = view->table.rules.players, own = view->table.turn.seat, agreed = 0;
    int failures[MAX_PLAYERS] = {0};
    uint8_t unseen[MAX_CARD], count = 0;
    Memory memory[MAX_PLAYERS] = {0};
    Words words;
    words_of(&view->table, view->live, &words);
    for (int seat = 0; seat < players; seat++) {
        if (view->talk) memory[seat] = view->memory[seat];
        memory_draw(&memory[seat], view->counts[seat]);
        if (view->talk) memory_hear(&memory[seat], &words, view->said[seat]);
    }
    for (int card = 1; card <= MAX_CARD; card++)
        if (cards_have(view->unseen, card)) unseen[count++] = (uint8_t)card;
    while (!agreed) {
        chance_shuffle(chance, unseen, count);
        *game = (Game){.table = view->table, .live = view->live, .end = count};
        memcpy(game->draw, unseen, count);
        game->hand[own] = view->hand;
        agreed = 1;
        int first = chance_below(chance, players);
        for (int step = 0; step < players && agreed; step++) {
            int seat = (first + step) % players;
            if (seat == own) continue;
            agreed = take_hand(game, &game->hand[seat], &memory[seat]);
            /* What people say may fit no hand at all; after some tries it is not heard. */
            if (!agreed && ++failures[seat] == TRIES) {
                memory[seat] = (Memory){0};
                memory_draw(&memory[seat], view->counts[seat]);
            }
            if (agreed && !view->talk)
                agreed = is_likely(view, &words, seat, &game->hand[seat], chance);
        }
    }
}
