#include "kernel.h"

#include <string.h>

/* What each card makes a hand say about each pile: of its cards' words, a hand says the highest. */
typedef struct { uint8_t word[PILES][MAX_CARD + 1]; } Words;

static void words_of(const View *view, Words *words) {
    memset(words, SILENT, sizeof *words);
    for (int pile = 0; pile < PILES; pile++) {
        uint8_t *word = words->word[pile];
        int top = view->table.top[pile], sign = ascends(pile) ? 1 : -1, next[5], found = 0;
        int trick = trick_number(&view->table.rules, pile, top);
        int has_trick = cards_have(view->live, trick);
        for (int card = top + sign; found < 5 && card > 0 && card <= MAX_CARD; card += sign)
            if (cards_have(view->live, card)) next[found++] = card;
        /* What can be true of one card only would name it, and is not said. */
        if (found + has_trick > 1) {
            if (has_trick) word[trick] = LEAVE;
            for (int i = 0; i < found && i < 2; i++) word[next[i]] = LEAVE;
        }
        for (int i = 2; i < found && found > 3; i++) word[next[i]] = NO_JUMP;
    }
}

static int said_by(const Hand *hand, const uint8_t word[MAX_CARD + 1]) {
    int said = SILENT;
    for (int i = 0; i < hand->count; i++) said = most(said, word[hand->card[i]]);
    return said;
}

void talk_speak(const View *view, uint8_t said[PILES]) {
    Words words;
    words_of(view, &words);
    for (int pile = 0; pile < PILES; pile++)
        said[pile] = (uint8_t)said_by(&view->hand, words.word[pile]);
}

void talk_listen(const Game *game, View *view) {
    Words words;
    words_of(view, &words);
    view->talk = 1;
    for (int seat = 0; seat < view->table.rules.players; seat++)
        for (int pile = 0; pile < PILES && seat != view->table.turn.seat; pile++)
            view->said[seat][pile] = (uint8_t)said_by(&game->hand[seat], words.word[pile]);
}

/* What a seat said, and the words by which it did. */
typedef struct { Words words; uint8_t said[PILES]; } Heard;

static int agrees(const Heard *heard, int card) {
    int agrees = 1;
    for (int pile = 0; pile < PILES; pile++)
        agrees &= heard->words.word[pile][card] <= heard->said[pile];
    return agrees;
}

/* Takes the first card of the draw pile that agrees with what was said and says at least `word`
 * about `pile`; 0 if there is none. */
static int take(Game *game, Hand *hand, const Heard *heard, int pile, int word) {
    for (int i = 0; i < game->end; i++) {
        int card = game->draw[i];
        if (heard->words.word[pile][card] < word || !agrees(heard, card)) continue;
        hand_add(hand, card);
        memmove(game->draw + i, game->draw + i + 1, (size_t)(--game->end - i));
        return 1;
    }
    return 0;
}

/* Takes a hand that says what was said; 0 if the draw pile has none. */
static int take_hand(Game *game, Hand *hand, int count, const Heard *heard) {
    for (int pile = 0; pile < PILES; pile++) {
        int said = heard->said[pile], is_silent = said_by(hand, heard->words.word[pile]) < said;
        if (is_silent && !take(game, hand, heard, pile, said)) return 0;
    }
    while (hand->count < count && take(game, hand, heard, 0, SILENT)) {}
    return hand->count == count;
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
        if (said_by(hand, words->word[pile]) == LEAVE && chance_below(chance, 100) < DOUBTED[ago])
            return 0;
    return 1;
}

void talk_imagine(const View *view, Chance *chance, Game *game) {
    enum { TRIES = 8 };
    int players = view->table.rules.players, own = view->table.turn.seat, agreed = 0;
    int failures[MAX_PLAYERS] = {0};
    uint8_t unseen[MAX_CARD], count = 0;
    Words words;
    words_of(view, &words);
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
            Heard heard = {.words = words};
            memcpy(heard.said, view->said[seat], PILES);
            /* What people say may fit no hand at all; after some tries it is not heard. */
            if (!view->talk || failures[seat] == TRIES) memset(&heard, SILENT, sizeof heard);
            agreed = take_hand(game, &game->hand[seat], view->counts[seat], &heard);
            failures[seat] += !agreed;
            if (agreed && !view->talk)
                agreed = is_likely(view, &words, seat, &game->hand[seat], chance);
        }
    }
}
