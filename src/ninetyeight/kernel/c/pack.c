#include "pack.h"

#include <string.h>

static int byte(Bytes *bytes, int low, int high, uint8_t *to) {
    if (bytes->at == bytes->end || *bytes->at < low || *bytes->at > high) return 0;
    *to = *bytes->at++;
    return 1;
}

static int read_cards(Bytes *bytes, Cards *cards) {
    if (bytes->end - bytes->at < 16) return 0;
    cards->word[0] = cards->word[1] = 0;
    for (int i = 0; i < 16; i++) cards->word[i / 8] |= (uint64_t)bytes->at[i] << i % 8 * 8;
    bytes->at += 16;
    return 1;
}

int read_rules(Bytes *bytes, Rules *rules) {
    return byte(bytes, 1, MAX_PLAYERS, &rules->players) &&
           byte(bytes, 1, MAX_HAND, &rules->hand_size) &&
           byte(bytes, 1, MAX_CARD, &rules->lowest) &&
           byte(bytes, rules->lowest, MAX_CARD, &rules->highest) &&
           byte(bytes, 1, MAX_CARD, &rules->trick) &&
           byte(bytes, 1, MAX_HAND, &rules->minimum) &&
           byte(bytes, 1, MAX_HAND, &rules->minimum_when_empty) &&
           read_cards(bytes, &rules->fire);
}

static int read_tops(Bytes *bytes, const Rules *rules, uint8_t top[PILES]) {
    for (int pile = 0; pile < PILES; pile++)
        if (!byte(bytes, rules->lowest - ascends(pile), rules->highest + !ascends(pile), &top[pile]))
            return 0;
    return 1;
}

static int read_turn(Bytes *bytes, const Rules *rules, Turn *turn) {
    return byte(bytes, 0, rules->players - 1, &turn->seat) &&
           byte(bytes, 0, MAX_HAND, &turn->laid) && byte(bytes, 0, MAX_HAND, &turn->minimum) &&
           byte(bytes, 0, 15, &turn->due);
}

/* Adds the cards to `seen`; 0 if one is there already. */
static int read_hand(Bytes *bytes, const Rules *rules, Hand *hand, Cards *seen) {
    if (!byte(bytes, 0, rules->hand_size, &hand->count)) return 0;
    for (int i = 0; i < hand->count; i++) {
        int above = i ? hand->card[i - 1] + 1 : rules->lowest;
        if (!byte(bytes, above, rules->highest, &hand->card[i])) return 0;
        if (cards_have(*seen, hand->card[i])) return 0;
        cards_add(seen, hand->card[i]);
    }
    return 1;
}

int read_game(Bytes *bytes, Game *game) {
    Cards seen = {{0, 0}};
    const Rules *rules = &game->rules;
    memset(game, 0, sizeof *game);
    if (!read_rules(bytes, &game->rules) || !read_tops(bytes, rules, game->top) ||
        !read_turn(bytes, rules, &game->turn))
        return 0;
    for (int seat = 0; seat < rules->players; seat++)
        if (!read_hand(bytes, rules, &game->hand[seat], &seen)) return 0;
    if (!byte(bytes, 0, rules->highest - rules->lowest + 1, &game->end)) return 0;
    for (int i = 0; i < game->end; i++) {
        if (!byte(bytes, rules->lowest, rules->highest, &game->draw[i])) return 0;
        if (cards_have(seen, game->draw[i])) return 0;
        cards_add(&seen, game->draw[i]);
    }
    for (int card = rules->lowest; card <= rules->highest; card++)
        if (!cards_have(seen, card)) cards_add(&game->gone, card);
    return bytes->at == bytes->end;
}

int read_view(Bytes *bytes, View *view) {
    const Rules *rules = &view->rules;
    Cards own = {{0, 0}};
    memset(view, 0, sizeof *view);
    if (!read_rules(bytes, &view->rules) || !read_tops(bytes, rules, view->top) ||
        !read_turn(bytes, rules, &view->turn) || !read_hand(bytes, rules, &view->hand, &own) ||
        !read_cards(bytes, &view->unseen))
        return 0;
    int hidden = 0, held = 0;
    for (int card = 0; card < 128; card++) {
        if (!cards_have(view->unseen, card)) continue;
        if (card < rules->lowest || card > rules->highest || cards_have(own, card)) return 0;
        hidden++;
    }
    for (int seat = 0; seat < rules->players; seat++) {
        if (!byte(bytes, 0, rules->hand_size, &view->counts[seat])) return 0;
        if (seat != view->turn.seat) held += view->counts[seat];
    }
    if (!byte(bytes, 0, MAX_CARD, &view->draw) || !byte(bytes, 0, 1, &view->talk)) return 0;
    for (int seat = 0; seat < rules->players; seat++)
        for (int pile = 0; pile < PILES; pile++)
            if (!byte(bytes, 0, 2, &view->said[seat][pile])) return 0;
    return bytes->at == bytes->end && hidden == held + view->draw &&
           view->counts[view->turn.seat] == view->hand.count;
}

static uint32_t number(Bytes *bytes, int size) {
    uint32_t value = 0;
    for (int i = 0; i < size; i++) value |= (uint32_t)*bytes->at++ << 8 * i;
    return value;
}

/* Numbers within the limits cannot make a sum overflow. */
static int read_weights(Bytes *bytes, int16_t *to, int count) {
    int fine = 1;
    for (int i = 0; i < count; i++) {
        to[i] = (int16_t)(uint16_t)number(bytes, 2);
        fine &= to[i] >= -MAX_WEIGHT && to[i] <= MAX_WEIGHT;
    }
    return fine;
}

static int read_biases(Bytes *bytes, int32_t *to, int count) {
    int fine = 1;
    for (int i = 0; i < count; i++) {
        to[i] = (int32_t)number(bytes, 4);
        fine &= to[i] >= -MAX_BIAS && to[i] <= MAX_BIAS;
    }
    return fine;
}

int read_net(Bytes *bytes, Net *net) {
    enum {
        SIZE = 2 * (HIDDEN * INPUTS + HIDDEN2 * HIDDEN + HIDDEN2) + 4 * (HIDDEN + HIDDEN2 + 1) +
               2 * (VALUES + MAX_CARD + 2)
    };
    if (bytes->end - bytes->at != SIZE) return 0;
    if (!(read_weights(bytes, &net->in[0][0], HIDDEN * INPUTS) &&
          read_biases(bytes, net->in_bias, HIDDEN) &&
          read_weights(bytes, &net->mid[0][0], HIDDEN2 * HIDDEN) &&
          read_biases(bytes, net->mid_bias, HIDDEN2) &&
          read_weights(bytes, net->out, HIDDEN2) && read_biases(bytes, &net->out_bias, 1)))
        return 0;
    for (int i = 0; i < VALUES; i++) net->value[i] = (uint16_t)number(bytes, 2);
    for (int i = 0; i < MAX_CARD + 2; i++) net->lost[i] = (uint16_t)number(bytes, 2);
    return 1;
}

static uint8_t *put(uint8_t *to, const void *from, size_t count) {
    memcpy(to, from, count);
    return to + count;
}

static uint8_t *put_cards(uint8_t *to, Cards cards) {
    for (int i = 0; i < 16; i++) *to++ = (uint8_t)(cards.word[i / 8] >> i % 8 * 8);
    return to;
}

static uint8_t *put_common(uint8_t *to, const Rules *rules, const uint8_t *top, const Turn *turn) {
    const uint8_t numbers[] = {rules->players, rules->hand_size, rules->lowest, rules->highest,
                               rules->trick, rules->minimum, rules->minimum_when_empty};
    const uint8_t owed[] = {turn->seat, turn->laid, turn->minimum, turn->due};
    to = put_cards(put(to, numbers, sizeof numbers), rules->fire);
    return put(put(to, top, PILES), owed, sizeof owed);
}

static uint8_t *put_hand(uint8_t *to, const Hand *hand) {
    *to++ = hand->count;
    return put(to, hand->card, hand->count);
}

size_t write_game(const Game *game, uint8_t *start) {
    uint8_t *to = put_common(start, &game->rules, game->top, &game->turn);
    for (int seat = 0; seat < game->rules.players; seat++) to = put_hand(to, &game->hand[seat]);
    *to++ = (uint8_t)(game->end - game->next);
    return (size_t)(put(to, game->draw + game->next, (size_t)(game->end - game->next)) - start);
}

size_t write_view(const View *view, uint8_t *start) {
    uint8_t *to = put_common(start, &view->rules, view->top, &view->turn);
    to = put_cards(put_hand(to, &view->hand), view->unseen);
    to = put(to, view->counts, view->rules.players);
    *to++ = view->draw;
    *to++ = view->talk;
    return (size_t)(put(to, view->said, (size_t)view->rules.players * PILES) - start);
}
