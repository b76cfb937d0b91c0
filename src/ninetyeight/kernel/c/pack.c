#include "kernel.h"

#include <string.h>

static void require(Bytes *bytes, int makes_sense) { bytes->wrong |= !makes_sense; }

/* After something wrong all is read as 0, so that reading may safely go on. */
static void byte(Bytes *bytes, uint8_t *number, int low, int high) {
    if (bytes->to) {
        *bytes->to++ = *number;
    } else {
        require(bytes, bytes->at < bytes->end && *bytes->at >= low && *bytes->at <= high);
        *number = bytes->wrong ? 0 : *bytes->at++;
    }
}

static void pack_cards(Bytes *bytes, Cards *cards) {
    for (int i = 0; i < 16; i++) {
        uint8_t part = (uint8_t)(cards->word[i / 8] >> i % 8 * 8);
        byte(bytes, &part, 0, 255);
        cards->word[i / 8] |= (uint64_t)part << i % 8 * 8;
    }
}

void pack_rules(Bytes *bytes, Rules *rules) {
    byte(bytes, &rules->players, 1, MAX_PLAYERS);
    byte(bytes, &rules->hand_size, 1, MAX_HAND);
    byte(bytes, &rules->lowest, 1, MAX_CARD);
    byte(bytes, &rules->highest, rules->lowest, MAX_CARD);
    byte(bytes, &rules->trick, 1, MAX_CARD);
    byte(bytes, &rules->minimum, 1, MAX_HAND);
    byte(bytes, &rules->minimum_when_empty, 1, MAX_HAND);
    pack_cards(bytes, &rules->fire);
    require(bytes, rules->players * rules->hand_size <= deck_size(rules));
}

static void pack_table(Bytes *bytes, Table *table) {
    const Rules *rules = &table->rules;
    pack_rules(bytes, &table->rules);
    for (int pile = 0; pile < PILES; pile++)
        byte(bytes, &table->top[pile], rules->lowest - ascends(pile),
             rules->highest + !ascends(pile));
    byte(bytes, &table->turn.seat, 0, rules->players - 1);
    byte(bytes, &table->turn.laid, 0, MAX_HAND);
    byte(bytes, &table->turn.minimum, 0, MAX_HAND);
    byte(bytes, &table->turn.due, 0, 15);
}

/* Cards that are read are added to `seen`, and must not be there already. */
static void pack_card(Bytes *bytes, uint8_t *card, int low, int high, Cards *seen) {
    byte(bytes, card, low, high);
    require(bytes, !cards_have(*seen, *card));
    cards_add(seen, *card);
}

static void pack_hand(Bytes *bytes, const Rules *rules, Hand *hand, Cards *seen) {
    byte(bytes, &hand->count, 0, rules->hand_size);
    for (int i = 0; i < hand->count; i++)
        pack_card(bytes, &hand->card[i], i ? hand->card[i - 1] + 1 : rules->lowest, rules->highest,
                  seen);
}

void pack_deck(Bytes *bytes, const Rules *rules, uint8_t *deck, int count, Cards *seen) {
    for (int i = 0; i < count; i++)
        pack_card(bytes, &deck[i], rules->lowest, rules->highest, seen);
}

/* A top has been laid, so nobody can hold or draw it. */
static void require_laid(Bytes *bytes, const uint8_t top[PILES], Cards live) {
    for (int pile = 0; pile < PILES; pile++) require(bytes, !cards_have(live, top[pile]));
}

void pack_game(Bytes *bytes, Game *game) {
    const Rules *rules = &game->table.rules;
    uint8_t count = (uint8_t)(game->end - game->next);
    pack_table(bytes, &game->table);
    for (int seat = 0; seat < rules->players; seat++)
        pack_hand(bytes, rules, &game->hand[seat], &game->live);
    byte(bytes, &count, 0, deck_size(rules));
    game->end = (uint8_t)(game->next + count);
    pack_deck(bytes, rules, game->draw + game->next, count, &game->live);
    require_laid(bytes, game->table.top, game->live);
}

/* What was said before each lay is read as what is remembered of it; it is not written. Without
 * lays nothing is remembered: a game may begin anywhere. */
static void pack_history(Bytes *bytes, View *view) {
    History history = {.table.rules = view->table.rules};
    const Rules *rules = &history.table.rules;
    Turn *turn = &history.table.turn;
    uint8_t lays = 0;
    byte(bytes, &lays, 0, deck_size(rules));
    if (!lays || bytes->wrong) return;
    history_deal(&history);
    for (int i = 0; i < lays && !bytes->wrong; i++) {
        uint8_t seat = 0, laid = 0, said[MAX_PLAYERS][PILES] = {{0}};
        Lay lay = {0, 0};
        byte(bytes, &seat, 0, rules->players - 1);
        byte(bytes, &laid, 0, MAX_HAND);
        byte(bytes, &lay.card, rules->lowest, rules->highest);
        byte(bytes, &lay.pile, 0, PILES - 1);
        for (int other = 0; other < rules->players; other++)
            for (int pile = 0; pile < PILES; pile++) byte(bytes, &said[other][pile], 0, UNTOLD);
        if (i && !laid) history_end_turn(&history);
        *turn = (Turn){.seat = seat, .laid = laid};
        require(bytes, cards_have(history.live, lay.card) && history.memory[seat].count);
        if (!bytes->wrong) history_lay(&history, lay, said);
    }
    if (!view->table.turn.laid) history_end_turn(&history);
    for (int pile = 0; pile < PILES; pile++)
        require(bytes, history.table.top[pile] == view->table.top[pile]);
    for (int seat = 0; seat < rules->players; seat++)
        require(bytes, history.memory[seat].count == view->counts[seat]);
    require(bytes, !memcmp(&history.live, &view->live, sizeof view->live));
    memcpy(view->memory, history.memory, sizeof view->memory);
}

void pack_view(Bytes *bytes, View *view) {
    const Rules *rules = &view->table.rules;
    int held = 0;
    pack_table(bytes, &view->table);
    pack_hand(bytes, rules, &view->hand, &view->live);
    pack_cards(bytes, &view->unseen);
    for (int seat = 0; seat < rules->players; seat++) {
        byte(bytes, &view->counts[seat], 0, rules->hand_size);
        held += view->counts[seat];
    }
    byte(bytes, &view->draw, 0, MAX_CARD);
    byte(bytes, &view->talk, 0, 1);
    for (int seat = 0; seat < rules->players; seat++)
        for (int pile = 0; pile < PILES; pile++) byte(bytes, &view->said[seat][pile], 0, LEAVE);
    count_unseen(view);
    require(bytes, view->counts[view->table.turn.seat] == view->hand.count);
    require(bytes, held + view->draw == view->upto[MAX_CARD] + view->hand.count);
    for (int card = 0; card <= MAX_CARD + 1; card++)
        if (cards_have(view->unseen, card)) {
            require(bytes, card >= rules->lowest && card <= rules->highest);
            require(bytes, !cards_have(view->live, card));
            cards_add(&view->live, card);
        }
    require_laid(bytes, view->table.top, view->live);
    pack_history(bytes, view);
}

/* A number of 2 or 4 bytes, at most `most` either way. */
static int32_t number(Bytes *bytes, int size, int32_t most) {
    uint32_t bits = 0;
    for (int i = 4 - size; i < 4; i++) bits |= (uint32_t)*bytes->at++ << 8 * i;
    int32_t value = (int32_t)bits >> 8 * (4 - size);
    require(bytes, value >= -most && value <= most);
    return value;
}

/* In the bytes a unit has its weights side by side, in memory two inputs have theirs. */
static void read_layer(Bytes *bytes, int inputs, int units, int16_t *weight, int32_t *bias) {
    for (int unit = 0; unit < units; unit++)
        for (int i = 0; i < inputs; i++)
            weight[(i / 2 * units + unit) * 2 + i % 2] = (int16_t)number(bytes, 2, MAX_WEIGHT);
    for (int i = 0; i < units; i++) bias[i] = number(bytes, 4, MAX_BIAS);
}

void read_net(Bytes *bytes, Net *net) {
    /* The parts of a network fill the struct without gaps. */
    require(bytes, bytes->end - bytes->at == sizeof *net);
    if (bytes->wrong) return;
    /* Numbers within the limits cannot make a sum overflow. */
    read_layer(bytes, INPUTS, HIDDEN, net->in[0][0], net->in_bias);
    read_layer(bytes, HIDDEN, HIDDEN2, net->mid[0][0], net->mid_bias);
    read_layer(bytes, HIDDEN2, 1, net->out, &net->out_bias);
    for (int i = 0; i < VALUES; i++) net->value[i] = (uint16_t)number(bytes, 2, 1 << 15);
    for (int i = 0; i < MAX_CARD + 2; i++) net->lost[i] = (uint16_t)number(bytes, 2, 1 << 15);
}

/* Numbers of 16 bits that never fall. */
static void read_rising(Bytes *bytes, uint16_t *numbers, int count) {
    for (int i = 0; i < count; i++) {
        numbers[i] = (uint16_t)number(bytes, 2, 1 << 15);
        require(bytes, !i || numbers[i] >= numbers[i - 1]);
    }
}

void read_calibration(Bytes *bytes, Calibration *calibration) {
    /* It has no gaps either. */
    require(bytes, bytes->end - bytes->at == sizeof *calibration);
    if (bytes->wrong) return;
    for (int i = 0; i <= STAGES; i++) read_rising(bytes, calibration->chance[i], KNOTS + 1);
    for (int i = 0; i <= STAGES; i++)
        for (int j = 0; j <= KNOTS; j++) {
            int left = (uint16_t)number(bytes, 2, 1 << 15);
            require(bytes, left <= MAX_CARD << 8);
            calibration->left[i][j] = (uint16_t)left;
        }
    read_rising(bytes, calibration->shown, KNOTS + 1);
}
