#include "kernel.h"

#include <string.h>

void memory_draw(Memory *memory, int count) {
    while (memory->count < count) memory->never[memory->count++] = (Cards){{0, 0}};
}

static void drop_promise(Memory *memory, int place) {
    memory->promises--;
    for (int i = place; i < memory->promises; i++) {
        memory->one_of[i] = memory->one_of[i + 1];
        memory->among[i] = memory->among[i + 1];
    }
}

/* What follows from the new promise is of no use any more. People may say what is true of no card. */
static void promise(Memory *memory, Cards one_of) {
    if (!cards_count(one_of)) return;
    for (int i = memory->promises - 1; i >= 0; i--)
        if (memory->among[i] >= memory->count && cards_within(one_of, memory->one_of[i]))
            drop_promise(memory, i);
    if (memory->promises == MAX_PROMISES) drop_promise(memory, 0);
    memory->among[memory->promises] = memory->count;
    memory->one_of[memory->promises++] = one_of;
}

void memory_hear(Memory *memory, const Words *words, const uint8_t said[PILES]) {
    Cards never = {{0, 0}};
    for (int pile = 0; pile < PILES; pile++) {
        Cards leave = words->leave[pile], no_jump = words->no_jump[pile];
        if (said[pile] < LEAVE) never = cards_any(never, leave);
        if (said[pile] < NO_JUMP) never = cards_any(never, no_jump);
    }
    for (int i = 0; i < memory->count; i++) memory->never[i] = cards_any(memory->never[i], never);
    for (int pile = 0; pile < PILES; pile++) {
        if (said[pile] == LEAVE) promise(memory, words->leave[pile]);
        if (said[pile] == NO_JUMP) promise(memory, words->no_jump[pile]);
    }
}

void memory_lay(Memory *memory, int card) {
    int place = 0;
    while (place < memory->count - 1 && cards_have(memory->never[place], card)) place++;
    memory->count--;
    for (; place < memory->count; place++) memory->never[place] = memory->never[place + 1];
    for (int i = memory->promises - 1; i >= 0; i--) {
        memory->among[i] = (uint8_t)least(memory->among[i], memory->count);
        if (cards_have(memory->one_of[i], card)) drop_promise(memory, i);
    }
}

static void refill(History *history, int seat) {
    Memory *memory = &history->memory[seat];
    int drawn = least(history->table.rules.hand_size - memory->count, history->draw);
    history->draw = (uint8_t)(history->draw - drawn);
    memory_draw(memory, memory->count + drawn);
}

void history_deal(History *history) {
    const Rules *rules = &history->table.rules;
    history->draw = (uint8_t)deck_size(rules);
    for (int card = rules->lowest; card <= rules->highest; card++) cards_add(&history->live, card);
    for (int pile = 0; pile < PILES; pile++) history->table.top[pile] = start_of(rules, pile);
    for (int seat = 0; seat < rules->players; seat++) refill(history, seat);
}

void history_lay(History *history, Lay lay, uint8_t said[MAX_PLAYERS][PILES]) {
    int seat = history->table.turn.seat;
    Words words;
    words_of(&history->table, history->live, &words);
    for (int other = 0; other < history->table.rules.players; other++)
        if (other != seat) memory_hear(&history->memory[other], &words, said[other]);
    memory_lay(&history->memory[seat], lay.card);
    lay_on(&history->table, lay);
    cards_drop(&history->live, lay.card);
}

void history_end_turn(History *history) { refill(history, history->table.turn.seat); }
