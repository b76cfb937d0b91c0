/* The interface to WebAssembly: numbers and one memory, and nothing is imported.
 *
 * The host writes what a function is to read into `input`, and finds its answer in `output`. What a
 * function returns is the size of the answer in bytes, unless it says otherwise, or, below zero,
 * what was wrong. Networks and bots stay where they were put. */
#include <string.h>

#include "wasm.h"

#define EXPORTED(name) __attribute__((export_name(name)))

enum {
    NOT_RULES = -1,
    NOT_A_GAME = -2,
    NOT_A_VIEW = -3,
    NOT_A_NET = -4,
    NOT_A_DECK = -5,    /* none that goes with the rules */
    NOT_A_LAY = -6,     /* none that is possible */
    NOT_A_BOT = -7,
    NOT_A_SEAT = -8,    /* or not as many as the rules have */
    NOT_A_TEXT = -9,    /* none that there is room for */
    NOT_AN_EFFORT = -10,
    NO_MEMORY = -11,
    NOT_A_CALIBRATION = -12,
    NOT_A_JUDGE = -13,  /* no network, or too few or too many deals */
};

/* A turn worth a look; what the network sees of it is written behind all of these. */
typedef struct { int32_t cost, value, logit, count; Lay lay[MAX_HAND]; } Found;

typedef struct { int32_t reason, fact, seat, count; Lay lay[MAX_HAND]; } Given;
typedef struct { int32_t answer, count; int64_t nodes; Lay way[2 * MAX_CARD]; } Solved;
typedef struct { uint64_t chance; int32_t choices, left; } Ending;

static union { uint8_t byte[sizeof(Net)]; } input;
static union {
    uint8_t byte[MAX_TURNS * (sizeof(Found) + INPUTS * sizeof(int16_t))];
    Found found[MAX_TURNS];
    Given reason;
    Solved solved;
    Ending ending;
} output;
static Net nets[MAX_PLAYERS];
static int has_net[MAX_PLAYERS];
static Bot bots[MAX_PLAYERS];

_Static_assert(sizeof output >= sizeof(Ending) + MAX_CARD * (4 + INPUTS * 2), "room for a game");
_Static_assert(sizeof output >= 2 + 3 * MAX_CARD + MAX_TOLD, "room for what is told of one");

EXPORTED("input") uint8_t *input_place(void) { return input.byte; }
EXPORTED("input_size") int input_size(void) { return sizeof input.byte; }
EXPORTED("output") uint8_t *output_place(void) { return output.byte; }

static Bytes bytes_at(int start, int size) {
    int room = (int)sizeof input.byte - start;
    if (size < 0 || size > room) return (Bytes){.wrong = 1};
    return (Bytes){.at = input.byte + start, .end = input.byte + start + size};
}

static int are_whole(Bytes bytes) { return !bytes.wrong && bytes.at == bytes.end; }

static int read_rules(int size, Rules *rules) {
    Bytes bytes = bytes_at(0, size);
    pack_rules(&bytes, rules);
    return are_whole(bytes);
}

static int read_game(int size, Game *game) {
    Bytes bytes = bytes_at(0, size);
    pack_game(&bytes, game);
    return are_whole(bytes);
}

static int read_view(int size, View *view) {
    Bytes bytes = bytes_at(0, size);
    pack_view(&bytes, view);
    return are_whole(bytes);
}

static int write_game(Game *game) {
    Bytes bytes = {.to = output.byte};
    pack_game(&bytes, game);
    return (int)(bytes.to - output.byte);
}

static int write_lays(const Lay *lays, int count) {
    memcpy(output.byte, lays, (size_t)count * sizeof *lays);
    return count * (int)sizeof *lays;
}

/* Networks and bots. */

static int is_place(int place) { return place >= 0 && place < MAX_PLAYERS; }

/* Reads a network and keeps it in one of MAX_PLAYERS places, for bots to name. */
EXPORTED("net") int wasm_net(int place, int size) {
    Bytes bytes = bytes_at(0, size);
    if (!is_place(place)) return NOT_A_SEAT;
    has_net[place] = 0;
    read_net(&bytes, &nets[place]);
    has_net[place] = are_whole(bytes);
    return has_net[place] ? 0 : NOT_A_NET;
}

static const Net *net_at(int place) {
    return is_place(place) && has_net[place] ? &nets[place] : NULL;
}

/* Seats a bot; `net` is the place of its network, or -1. `choose` asks the bot of the first seat. */
EXPORTED("bot") int wasm_bot(int seat, int level, int net, int samples, int depth) {
    if (!is_place(seat)) return NOT_A_SEAT;
    Bot bot = {(enum Level)level, net_at(net), samples, depth};
    if (!is_bot(&bot)) return NOT_A_BOT;
    bots[seat] = bot;
    return 0;
}

/* Positions. */

/* Returns 1 if the game is lost, else 0. */
EXPORTED("stuck") int wasm_stuck(int size) {
    Game game = {0};
    return read_game(size, &game) ? game_stuck(&game) : NOT_A_GAME;
}

EXPORTED("lays") int wasm_lays(int size) {
    Game game = {0};
    Lay lays[MAX_HAND * PILES];
    if (!read_game(size, &game)) return NOT_A_GAME;
    return write_lays(lays, game_lays(&game, lays));
}

EXPORTED("lay") int wasm_lay(int size, int card, int pile) {
    Game game = {0};
    if (!read_game(size, &game)) return NOT_A_GAME;
    if (!game_can_lay(&game, card, pile)) return NOT_A_LAY;
    game_lay(&game, (Lay){(uint8_t)card, (uint8_t)pile});
    return write_game(&game);
}

EXPORTED("end_turn") int wasm_end_turn(int size) {
    Game game = {0};
    if (!read_game(size, &game)) return NOT_A_GAME;
    game_end_turn(&game);
    return write_game(&game);
}

EXPORTED("view") int wasm_view(int size, int talk) {
    Game game = {0};
    View view;
    Bytes bytes = {.to = output.byte};
    if (!read_game(size, &game)) return NOT_A_GAME;
    game_view(&game, talk, &view);
    pack_view(&bytes, &view);
    return (int)(bytes.to - output.byte);
}

/* What a seat can do, say and imagine. */

/* Returns how many turns there are; `output` has as many `Found`, then the inputs of each. */
EXPORTED("turns") int wasm_turns(int size, int extra, int net) {
    View view = {0};
    Plan plans[MAX_NODES];
    if (!read_view(size, &view)) return NOT_A_VIEW;
    if (net >= 0 && !net_at(net)) return NOT_A_NET;
    int count = turns_of(&view, extra, plans);
    int16_t (*inputs)[INPUTS] = (int16_t (*)[INPUTS])(output.found + count);
    for (int i = 0; i < count; i++) {
        const Plan *plan = &plans[i];
        inputs_of(&view, plan, inputs[i]);
        output.found[i] = (Found){plan->cost, steady_value(&view, plan),
                                  net < 0 ? 0 : net_logit(&nets[net], inputs[i]), plan->count, {{0}}};
        memcpy(output.found[i].lay, plan->lay, sizeof plan->lay);
    }
    return count;
}

EXPORTED("speak") int wasm_speak(int size) {
    View view = {0};
    if (!read_view(size, &view)) return NOT_A_VIEW;
    talk_speak(&view, output.byte);
    output.byte[PILES] = (uint8_t)gladness(&view);
    return PILES + 1;
}

EXPORTED("imagine") int wasm_imagine(int size, uint64_t seed) {
    View view = {0};
    Game game;
    Chance chance = {seed};
    if (!read_view(size, &view)) return NOT_A_VIEW;
    talk_imagine(&view, &chance, &game);
    return write_game(&game);
}

EXPORTED("choose") int wasm_choose(int size, uint64_t seed) {
    View view = {0};
    Chance chance = {seed};
    if (!read_view(size, &view)) return NOT_A_VIEW;
    Plan plan = bot_choose(&bots[0], &view, &chance);
    return write_lays(plan.lay, plan.count);
}

/* Writes the reason, its fact, a seat and the number of lays, and these. */
EXPORTED("why") int wasm_why(int size) {
    View view = {0};
    Why why;
    if (!read_view(size, &view)) return NOT_A_VIEW;
    why_of(&view, &why);
    output.reason = (Given){(int32_t)why.reason, why.fact, why.seat, why.turn.count, {{0}}};
    memcpy(output.reason.lay, why.turn.lay, sizeof why.turn.lay);
    return sizeof output.reason;
}

EXPORTED("digest") int wasm_digest(int size) {
    Bytes bytes = bytes_at(0, size);
    if (bytes.wrong) return NOT_A_TEXT;
    sha256(bytes.at, (size_t)size, output.byte);
    return DIGEST;
}

/* Whole games. */

/* Reads the rules and, behind them, the deck, and deals. Returns 0, or what was wrong. */
static int read_deal(int rules_size, int size, Game *game) {
    const Rules *rules = &game->table.rules;
    if (!read_rules(rules_size, &game->table.rules)) return NOT_RULES;
    Bytes bytes = bytes_at(rules_size, size);
    pack_deck(&bytes, rules, game->draw, deck_size(rules), &game->live);
    if (!are_whole(bytes)) return NOT_A_DECK;
    game_deal(game);
    return 0;
}

/* The game that was dealt, as that seat begins it. */
EXPORTED("deal") int wasm_deal(int rules_size, int size, int seat) {
    Game game = {0};
    int wrong = read_deal(rules_size, size, &game);
    if (wrong) return wrong;
    if (seat < 0 || seat >= game.table.rules.players) return NOT_A_SEAT;
    game_begin_turn(&game, seat);
    return write_game(&game);
}

/* Reads the rules and, behind them, the deck. Writes who started, the number of lays, these, for
 * each whether it ended a turn, and the talk. */
EXPORTED("play") int wasm_play(int rules_size, int size, int seats, int talk, uint64_t seed) {
    Game game = {0};
    Story story = {0};
    Chance chance = {seed};
    const Rules *rules = &game.table.rules;
    int wrong = read_deal(rules_size, size, &game);
    if (wrong) return wrong;
    if (seats != rules->players) return NOT_A_SEAT;
    play_game(&game, bots, talk, &chance, &story);
    output.byte[0] = (uint8_t)story.start;
    output.byte[1] = (uint8_t)story.lays;
    uint8_t *to = output.byte + 2;
    memcpy(to, story.lay, (size_t)story.lays * sizeof(Lay));
    to += (size_t)story.lays * sizeof(Lay);
    memcpy(to, story.ends, (size_t)story.lays);
    to += story.lays;
    to += story_talk(&story, rules, to);
    return (int)(to - output.byte);
}

/* Whether the game can be won with all cards known. */
EXPORTED("solve") int wasm_solve(int size, int width, int64_t nodes, uint64_t seed) {
    Game game = {0};
    Solution solution = {0};
    Effort effort = {.width = width, .nodes = nodes, .seed = seed};
    if (!read_game(size, &game)) return NOT_A_GAME;
    if (width < 1 || width > MAX_WIDTH || nodes < 0) return NOT_AN_EFFORT;
    int enough_memory = solve(&game, &effort, &solution);
    forget_memory();
    if (!enough_memory) return NO_MEMORY;
    output.solved = (Solved){(int32_t)solution.answer, solution.count, solution.nodes, {{0}}};
    memcpy(output.solved.way, solution.way, sizeof solution.way);
    return (int)(offsetof(Solved, way) + (size_t)solution.count * sizeof(Lay));
}

/* Reads a view, behind it the lays of the turn that was played, and behind these a calibration. */
EXPORTED("review")
int wasm_review(int view_size, int lays_size, int size, int net, int picks, int deals, int depth,
                uint64_t seed) {
    View view = {0};
    Calibration calibration;
    Review review = {0};
    Chance chance = {seed};
    Judge judge = {net_at(net), &calibration, picks, deals, depth};
    Lay lays[MAX_HAND];
    if (!read_view(view_size, &view)) return NOT_A_VIEW;
    if (lays_size < 0 || lays_size > (int)sizeof lays || lays_size % 2) return NOT_A_LAY;
    memcpy(lays, input.byte + view_size, (size_t)lays_size);
    Bytes bytes = bytes_at(view_size + lays_size, size);
    read_calibration(&bytes, &calibration);
    if (!are_whole(bytes)) return NOT_A_CALIBRATION;
    if (!is_judge(&judge)) return NOT_A_JUDGE;
    if (!review_turn(&judge, &view, lays, lays_size / 2, &chance, &review)) return NOT_A_LAY;
    return (int)write_review(&review, output.byte);
}

/* One game for training. Writes an `Ending`, whose chance is the seed of the next game, the logits
 * and the inputs of each choice. */
EXPORTED("self_play") int wasm_self_play(int size, int net, int talk, uint64_t seed) {
    Rules rules = {0};
    Chance chance = {seed};
    if (!read_rules(size, &rules)) return NOT_RULES;
    if (!net_at(net)) return NOT_A_NET;
    int32_t logits[MAX_CARD];
    int16_t inputs[MAX_CARD][INPUTS];
    Story story = {.inputs = inputs, .logits = logits};
    int left = self_play(&rules, &nets[net], talk, &chance, &story);
    output.ending = (Ending){chance.state, story.choices, left};
    uint8_t *to = output.byte + sizeof(Ending);
    size_t choices = (size_t)story.choices;
    memcpy(to, logits, choices * sizeof *logits);
    memcpy(to + choices * sizeof *logits, inputs, choices * sizeof *inputs);
    return (int)(sizeof(Ending) + choices * (sizeof *logits + sizeof *inputs));
}
