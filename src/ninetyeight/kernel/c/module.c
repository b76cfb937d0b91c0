/* The seam to Python: bytes in, bytes out. Python's lock is released while games are played. */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include <stdlib.h>
#include <string.h>

#include "pack.h"
#include "play.h"

#define NET "ninetyeight.kernel.Net"

/* Converters for PyArg_ParseTuple ("O&"): each reads bytes, or says what they are not. */

static int convert(PyObject *object, Bytes *bytes) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return 0;
    *bytes = (Bytes){(const uint8_t *)data, (const uint8_t *)data + size};
    return 1;
}

static int wrong(const char *what) {
    PyErr_Format(PyExc_ValueError, "these bytes are not %s", what);
    return 0;
}

static int to_game(PyObject *object, void *game) {
    Bytes bytes;
    return convert(object, &bytes) && (read_game(&bytes, game) || wrong("a packed game"));
}

static int to_view(PyObject *object, void *view) {
    Bytes bytes;
    return convert(object, &bytes) && (read_view(&bytes, view) || wrong("a packed view"));
}

static int to_rules(PyObject *object, void *rules) {
    Bytes bytes;
    return convert(object, &bytes) &&
           ((read_rules(&bytes, rules) && bytes.at == bytes.end) || wrong("packed rules"));
}

static int to_net(PyObject *object, void *net) {
    *(const Net **)net = object == Py_None ? NULL : PyCapsule_GetPointer(object, NET);
    return !PyErr_Occurred();
}

/* A bot is (level, net or None, samples, depth). */
static int to_bot(PyObject *object, void *to) {
    Bot *bot = to;
    int level;
    if (!PyTuple_Check(object)) return PyErr_SetString(PyExc_TypeError, "a bot is a tuple"), 0;
    if (!PyArg_ParseTuple(object, "iO&ii", &level, to_net, &bot->net, &bot->samples, &bot->depth))
        return 0;
    bot->level = (enum Level)level;
    if (level < STEADY || level > MASTER || (level >= SHARP && !bot->net) || bot->samples < 0 ||
        bot->samples > MAX_SAMPLES || bot->depth < 0 || bot->depth > MAX_CARD)
        return PyErr_SetString(PyExc_ValueError, "no such bot"), 0;
    return 1;
}

static PyObject *from_bytes(const void *data, size_t size) {
    return PyBytes_FromStringAndSize(data, (Py_ssize_t)size);
}

static PyObject *from_game(const Game *game) {
    uint8_t packed[MAX_PACKED];
    return from_bytes(packed, write_game(game, packed));
}

/* Positions. */

static PyObject *py_stuck(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game;
    if (!PyArg_ParseTuple(args, "O&", to_game, &game)) return NULL;
    return PyBool_FromLong(game_stuck(&game));
}

static PyObject *py_lays(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game;
    Lay lays[MAX_HAND * PILES];
    int count = 0;
    if (!PyArg_ParseTuple(args, "O&", to_game, &game)) return NULL;
    const Hand *hand = &game.hand[game.turn.seat];
    for (int i = 0; i < hand->count && !game_stuck(&game); i++)
        for (int pile = 0; pile < PILES; pile++)
            if (fits(&game.rules, hand->card[i], pile, game.top[pile]))
                lays[count++] = (Lay){hand->card[i], (uint8_t)pile};
    return from_bytes(lays, (size_t)count * sizeof(Lay));
}

static PyObject *py_lay(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game;
    int card, pile, held = 0;
    if (!PyArg_ParseTuple(args, "O&ii", to_game, &game, &card, &pile)) return NULL;
    const Hand *hand = &game.hand[game.turn.seat];
    for (int i = 0; i < hand->count; i++) held |= hand->card[i] == card;
    if (!held || pile < 0 || pile >= PILES || !fits(&game.rules, card, pile, game.top[pile]))
        return PyErr_Format(PyExc_ValueError, "card %d cannot be laid on pile %d", card, pile);
    game_lay(&game, (Lay){(uint8_t)card, (uint8_t)pile});
    return from_game(&game);
}

static PyObject *py_end_turn(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game;
    if (!PyArg_ParseTuple(args, "O&", to_game, &game)) return NULL;
    game_end_turn(&game);
    return from_game(&game);
}

static PyObject *py_view(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game;
    View view;
    uint8_t packed[MAX_PACKED];
    int talk;
    if (!PyArg_ParseTuple(args, "O&p", to_game, &game, &talk)) return NULL;
    game_view(&game, game.turn.seat, &view);
    if (talk) talk_listen(&game, &view);
    return from_bytes(packed, write_view(&view, packed));
}

/* What a seat can do, say and imagine. */

static PyObject *py_turns(PyObject *Py_UNUSED(self), PyObject *args) {
    View view;
    Ranks ranks;
    Plan plans[MAX_TURNS];
    const Net *net;
    int extra;
    if (!PyArg_ParseTuple(args, "O&iO&", to_view, &view, &extra, to_net, &net)) return NULL;
    ranks_of(view.unseen, &ranks);
    int count = turns_of(&view, &ranks, extra, plans);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        int16_t inputs[INPUTS];
        inputs_of(&view, &ranks, &plans[i], inputs);
        PyObject *turn = Py_BuildValue(
            "y#iiy#i", (char *)plans[i].lay, (Py_ssize_t)(plans[i].count * sizeof(Lay)),
            (int)plans[i].cost, steady_value(&view, &ranks, &plans[i]), (char *)inputs,
            (Py_ssize_t)sizeof inputs, net ? net_logit(net, inputs) : 0);
        if (!turn || PyList_SetItem(list, i, turn) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *py_speak(PyObject *Py_UNUSED(self), PyObject *args) {
    View view;
    uint8_t said[PILES + 1];
    Zones zones;
    if (!PyArg_ParseTuple(args, "O&", to_view, &view)) return NULL;
    zones_of(&view.rules, view.top, live_cards(&view), &zones);
    talk_speak(&zones, &view.hand, said);
    said[PILES] = (uint8_t)gladness(&view);
    return from_bytes(said, sizeof said);
}

static PyObject *py_imagine(PyObject *Py_UNUSED(self), PyObject *args) {
    View view;
    Game game;
    Chance chance;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "O&K", to_view, &view, &seed)) return NULL;
    chance.state = seed;
    talk_imagine(&view, &chance, &game);
    return from_game(&game);
}

static PyObject *py_choose(PyObject *Py_UNUSED(self), PyObject *args) {
    Bot bot;
    View view;
    Plan plan;
    Chance chance;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "O&O&K", to_bot, &bot, to_view, &view, &seed)) return NULL;
    if (way_out(&view.rules, view.top, &view.hand, missing(&view.turn), view.turn.due, NULL) < 0)
        return from_bytes("", 0);
    chance.state = seed;
    Py_BEGIN_ALLOW_THREADS
    bot_choose(&bot, &view, &chance, &plan);
    Py_END_ALLOW_THREADS
    return from_bytes(plan.lay, plan.count * sizeof(Lay));
}

/* Whole games. */

static int to_deck(PyObject *object, void *to) {
    Bytes bytes, *deck = to;
    Cards seen = {{0, 0}};
    if (!convert(object, &bytes)) return 0;
    *deck = bytes;
    for (; bytes.at < bytes.end; bytes.at++) {
        if (*bytes.at > MAX_CARD || cards_have(seen, *bytes.at)) return wrong("a deck");
        cards_add(&seen, *bytes.at);
    }
    return 1;
}

static PyObject *py_play(PyObject *Py_UNUSED(self), PyObject *args) {
    Rules rules;
    Bytes deck;
    Bot bots[MAX_PLAYERS];
    PyObject *list;
    Game game;
    Story story = {0};
    Chance chance;
    unsigned long long seed;
    int talk;
    if (!PyArg_ParseTuple(args, "O&O&O!pK", to_rules, &rules, to_deck, &deck, &PyTuple_Type, &list,
                          &talk, &seed))
        return NULL;
    int cards = rules.highest - rules.lowest + 1;
    if (deck.end - deck.at != cards || rules.players * rules.hand_size > cards ||
        PyTuple_Size(list) != rules.players)
        return PyErr_Format(PyExc_ValueError, "deck or bots do not go with these rules");
    for (const uint8_t *card = deck.at; card < deck.end; card++)
        if (*card < rules.lowest || *card > rules.highest) return wrong("a deck"), NULL;
    for (int seat = 0; seat < rules.players; seat++)
        if (!to_bot(PyTuple_GetItem(list, seat), &bots[seat])) return NULL;
    game_deal(&game, &rules, deck.at, cards);
    chance.state = seed;
    Py_BEGIN_ALLOW_THREADS
    play_game(&game, bots, talk, &chance, &story);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("iy#y#", story.start, (char *)story.lay,
                         (Py_ssize_t)((size_t)story.lays * sizeof(Lay)), (char *)story.ends,
                         (Py_ssize_t)story.lays);
}

/* Plays games for training; gives what the network saw, its logits, and each game's turns and
 * cards left. `talk` games of a hundred are played with signals. */
static PyObject *py_self_play(PyObject *Py_UNUSED(self), PyObject *args) {
    Rules rules;
    const Net *net;
    Chance chance;
    unsigned long long seed;
    int games, talk;
    if (!PyArg_ParseTuple(args, "O&O&iiK", to_rules, &rules, to_net, &net, &games, &talk, &seed))
        return NULL;
    if (!net || games < 1 || games > MAX_SELF_PLAY ||
        rules.players * rules.hand_size > rules.highest - rules.lowest + 1)
        return PyErr_Format(PyExc_ValueError, "self-play needs a net, rules that can be dealt, and"
                                              " 1 to %d games", MAX_SELF_PLAY);
    size_t most = (size_t)games * MAX_CARD, turns = 0;
    int16_t (*inputs)[INPUTS] = malloc(most * sizeof *inputs);
    int32_t *logits = malloc(most * sizeof *logits), *ends = malloc((size_t)games * 2 * sizeof *ends);
    PyObject *result = NULL;
    if (inputs && logits && ends) {
        chance.state = seed;
        Py_BEGIN_ALLOW_THREADS
        for (int game = 0; game < games; game++) {
            Story story = {.inputs = inputs + turns, .logits = logits + turns};
            self_play(&rules, net, talk, &chance, &story);
            turns += (size_t)story.turns;
            ends[2 * game] = story.turns;
            ends[2 * game + 1] = story.left;
        }
        Py_END_ALLOW_THREADS
        result = Py_BuildValue("y#y#y#", (char *)inputs, (Py_ssize_t)(turns * sizeof *inputs),
                               (char *)logits, (Py_ssize_t)(turns * sizeof *logits), (char *)ends,
                               (Py_ssize_t)((size_t)games * 2 * sizeof *ends));
    } else {
        PyErr_NoMemory();
    }
    free(inputs);
    free(logits);
    free(ends);
    return result;
}

static void free_net(PyObject *capsule) { free(PyCapsule_GetPointer(capsule, NET)); }

static PyObject *py_net(PyObject *Py_UNUSED(self), PyObject *args) {
    PyObject *object, *capsule;
    Bytes bytes;
    if (!PyArg_ParseTuple(args, "O", &object) || !convert(object, &bytes)) return NULL;
    Net *net = malloc(sizeof *net);
    if (!net) return PyErr_NoMemory();
    if (!read_net(&bytes, net)) {
        free(net);
        return wrong("a network"), NULL;
    }
    if (!(capsule = PyCapsule_New(net, NET, free_net))) free(net);
    return capsule;
}

static PyMethodDef METHODS[] = {
    {"stuck", py_stuck, METH_VARARGS, NULL},
    {"lays", py_lays, METH_VARARGS, NULL},
    {"lay", py_lay, METH_VARARGS, NULL},
    {"end_turn", py_end_turn, METH_VARARGS, NULL},
    {"view", py_view, METH_VARARGS, NULL},
    {"turns", py_turns, METH_VARARGS, NULL},
    {"speak", py_speak, METH_VARARGS, NULL},
    {"imagine", py_imagine, METH_VARARGS, NULL},
    {"choose", py_choose, METH_VARARGS, NULL},
    {"play", py_play, METH_VARARGS, NULL},
    {"self_play", py_self_play, METH_VARARGS, NULL},
    {"net", py_net, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, .m_name = "_native", .m_size = 0, .m_methods = METHODS,
};

PyMODINIT_FUNC PyInit__native(void) { return PyModuleDef_Init(&MODULE); }
