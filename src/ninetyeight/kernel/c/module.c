/* The interface to Python: bytes in, bytes out. Python's lock is released while games are played. */
#include "module.h"

#include <stdlib.h>

#define NET "ninetyeight.kernel.Net"

static Bytes bytes_of(PyObject *object) {
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &data, &size) < 0) return (Bytes){.wrong = 1};
    return (Bytes){.at = (const uint8_t *)data, .end = (const uint8_t *)data + size};
}

/* Whether all was read and is right; if not, Python is told what the bytes are not. */
static int are_whole(Bytes bytes, const char *what) {
    if (!bytes.wrong && bytes.at == bytes.end) return 1;
    if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "these bytes are not %s", what);
    return 0;
}

/* Converters, as PyArg_ParseTuple wants them for "O&". */

static int to_rules(PyObject *object, void *rules) {
    Bytes bytes = bytes_of(object);
    pack_rules(&bytes, rules);
    return are_whole(bytes, "packed rules");
}

int to_game(PyObject *object, void *game) {
    Bytes bytes = bytes_of(object);
    pack_game(&bytes, game);
    return are_whole(bytes, "a packed game");
}

int to_view(PyObject *object, void *view) {
    Bytes bytes = bytes_of(object);
    pack_view(&bytes, view);
    return are_whole(bytes, "a packed view");
}

int to_net(PyObject *object, void *net) {
    *(const Net **)net = object == Py_None ? NULL : PyCapsule_GetPointer(object, NET);
    return !PyErr_Occurred();
}

int to_calibration(PyObject *object, void *calibration) {
    Bytes bytes = bytes_of(object);
    read_calibration(&bytes, calibration);
    return are_whole(bytes, "a calibration");
}

int to_chance(PyObject *object, void *chance) {
    ((Chance *)chance)->state = PyLong_AsUnsignedLongLongMask(object);
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
    if (!is_bot(bot)) return PyErr_SetString(PyExc_ValueError, "no such bot"), 0;
    return 1;
}

PyObject *from_bytes(const void *data, size_t size) {
    return PyBytes_FromStringAndSize(data, (Py_ssize_t)size);
}

PyObject *from_lays(const Lay *lays, int count) {
    return from_bytes(lays, (size_t)count * sizeof *lays);
}

static PyObject *from_game(Game *game) {
    uint8_t packed[MAX_PACKED];
    Bytes bytes = {.to = packed};
    pack_game(&bytes, game);
    return from_bytes(packed, (size_t)(bytes.to - packed));
}

/* Positions. */

static PyObject *py_stuck(PyObject *Py_UNUSED(self), PyObject *state) {
    Game game = {0};
    return to_game(state, &game) ? PyBool_FromLong(game_stuck(&game)) : NULL;
}

static PyObject *py_lays(PyObject *Py_UNUSED(self), PyObject *state) {
    Game game = {0};
    Lay lays[MAX_HAND * PILES];
    if (!to_game(state, &game)) return NULL;
    return from_lays(lays, game_lays(&game, lays));
}

static PyObject *py_lay(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game = {0};
    int card, pile;
    if (!PyArg_ParseTuple(args, "O&ii", to_game, &game, &card, &pile)) return NULL;
    if (!game_can_lay(&game, card, pile))
        return PyErr_Format(PyExc_ValueError, "card %d cannot be laid on pile %d", card, pile);
    game_lay(&game, (Lay){(uint8_t)card, (uint8_t)pile});
    return from_game(&game);
}

static PyObject *py_end_turn(PyObject *Py_UNUSED(self), PyObject *state) {
    Game game = {0};
    if (!to_game(state, &game)) return NULL;
    game_end_turn(&game);
    return from_game(&game);
}

static PyObject *py_view(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game = {0};
    View view;
    uint8_t packed[MAX_PACKED];
    Bytes bytes = {.to = packed};
    int talk;
    if (!PyArg_ParseTuple(args, "O&p", to_game, &game, &talk)) return NULL;
    game_view(&game, talk, &view);
    pack_view(&bytes, &view);
    return from_bytes(packed, (size_t)(bytes.to - packed));
}

/* What a seat can do, say and imagine. */

static PyObject *py_turns(PyObject *Py_UNUSED(self), PyObject *args) {
    View view = {0};
    Plan plans[MAX_NODES];
    const Net *net;
    int extra;
    if (!PyArg_ParseTuple(args, "O&iO&", to_view, &view, &extra, to_net, &net)) return NULL;
    int count = turns_of(&view, extra, plans);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        int16_t inputs[INPUTS];
        inputs_of(&view, &plans[i], inputs);
        PyObject *turn = Py_BuildValue(
            "NiiNi", from_lays(plans[i].lay, plans[i].count), plans[i].cost,
            steady_value(&view, &plans[i]), from_bytes(inputs, sizeof inputs),
            net ? net_logit(net, inputs) : 0);
        if (!turn || PyList_SetItem(list, i, turn) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *py_speak(PyObject *Py_UNUSED(self), PyObject *packed) {
    View view = {0};
    uint8_t said[PILES + 1];
    if (!to_view(packed, &view)) return NULL;
    talk_speak(&view, said);
    said[PILES] = (uint8_t)gladness(&view);
    return from_bytes(said, sizeof said);
}

static PyObject *py_imagine(PyObject *Py_UNUSED(self), PyObject *args) {
    View view = {0};
    Game game;
    Chance chance;
    if (!PyArg_ParseTuple(args, "O&O&", to_view, &view, to_chance, &chance)) return NULL;
    talk_imagine(&view, &chance, &game);
    return from_game(&game);
}

static PyObject *py_choose(PyObject *Py_UNUSED(self), PyObject *args) {
    View view = {0};
    Bot bot;
    Chance chance;
    Plan plan;
    if (!PyArg_ParseTuple(args, "O&O&O&", to_bot, &bot, to_view, &view, to_chance, &chance))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    plan = bot_choose(&bot, &view, &chance);
    Py_END_ALLOW_THREADS
    return from_lays(plan.lay, plan.count);
}

/* A list of the lays, inputs and sum of each turn. */
static PyObject *py_study(PyObject *Py_UNUSED(self), PyObject *args) {
    View view = {0};
    Bot bot;
    Chance chance;
    Plan plans[MAX_NODES];
    int count;
    if (!PyArg_ParseTuple(args, "O&O&O&", to_bot, &bot, to_view, &view, to_chance, &chance))
        return NULL;
    if (bot.level != MASTER) return PyErr_SetString(PyExc_ValueError, "only MASTER studies"), NULL;
    Py_BEGIN_ALLOW_THREADS
    count = study(&bot, &view, &chance, plans);
    Py_END_ALLOW_THREADS
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        int16_t inputs[INPUTS];
        inputs_of(&view, &plans[i], inputs);
        PyObject *turn = Py_BuildValue("NNL", from_lays(plans[i].lay, plans[i].count),
                                       from_bytes(inputs, sizeof inputs),
                                       (long long)plans[i].value);
        if (!turn || PyList_SetItem(list, i, turn) < 0) Py_CLEAR(list);
    }
    return list;
}

/* The reason, its fact, a seat, and the lays. */
static PyObject *py_why(PyObject *Py_UNUSED(self), PyObject *packed) {
    View view = {0};
    Why why;
    if (!to_view(packed, &view)) return NULL;
    why_of(&view, &why);
    return Py_BuildValue("iiiN", (int)why.reason, why.fact, why.seat,
                         from_lays(why.turn.lay, why.turn.count));
}

/* Whole games. */

static PyObject *from_talk(const Story *story, const Rules *rules) {
    uint8_t packed[MAX_TOLD];
    return from_bytes(packed, story_talk(story, rules, packed));
}

static PyObject *py_play(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game = {0};
    Rules *rules = &game.table.rules;
    PyObject *deck, *players;
    Bot bots[MAX_PLAYERS];
    Story story = {0};
    Chance chance;
    int talk;
    if (!PyArg_ParseTuple(args, "O&OO!pO&", to_rules, rules, &deck, &PyTuple_Type, &players, &talk,
                          to_chance, &chance))
        return NULL;
    Bytes bytes = bytes_of(deck);
    pack_deck(&bytes, rules, game.draw, deck_size(rules), &game.live);
    if (!are_whole(bytes, "a deck that goes with these rules")) return NULL;
    if (PyTuple_Size(players) != rules->players)
        return PyErr_Format(PyExc_ValueError, "deck or bots do not go with these rules");
    for (int seat = 0; seat < rules->players; seat++)
        if (!to_bot(PyTuple_GetItem(players, seat), &bots[seat])) return NULL;
    game_deal(&game);
    Py_BEGIN_ALLOW_THREADS
    play_game(&game, bots, talk, &chance, &story);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("iNNN", story.start, from_lays(story.lay, story.lays),
                         from_bytes(story.ends, (size_t)story.lays), from_talk(&story, rules));
}

/* Plays games for training; gives what the network saw, its logits, and each game's choices
 * and cards left. */
static PyObject *py_self_play(PyObject *Py_UNUSED(self), PyObject *args) {
    Rules rules = {0};
    const Net *net;
    Chance chance;
    int games, talk;
    if (!PyArg_ParseTuple(args, "O&O&iiO&", to_rules, &rules, to_net, &net, &games, &talk,
                          to_chance, &chance))
        return NULL;
    if (!net || games < 1 || games > MAX_SELF_PLAY)
        return PyErr_Format(PyExc_ValueError, "self-play needs a net and 1 to %d games",
                            MAX_SELF_PLAY);
    size_t most_choices = (size_t)games * MAX_CARD, choices = 0;
    int16_t (*inputs)[INPUTS] = malloc(most_choices * (sizeof *inputs + sizeof(int32_t)));
    int32_t ends[MAX_SELF_PLAY][2];
    if (!inputs) return PyErr_NoMemory();
    int32_t *logits = (int32_t *)(inputs + most_choices);
    Py_BEGIN_ALLOW_THREADS
    for (int game = 0; game < games; game++) {
        Story story = {.inputs = inputs + choices, .logits = logits + choices};
        ends[game][1] = self_play(&rules, net, talk, &chance, &story);
        ends[game][0] = story.choices;
        choices += (size_t)story.choices;
    }
    Py_END_ALLOW_THREADS
    PyObject *result = Py_BuildValue("NNN", from_bytes(inputs, choices * sizeof *inputs),
                                     from_bytes(logits, choices * sizeof *logits),
                                     from_bytes(ends, (size_t)games * sizeof *ends));
    free(inputs);
    return result;
}

static void free_net(PyObject *capsule) { free(PyCapsule_GetPointer(capsule, NET)); }

static PyObject *py_net(PyObject *Py_UNUSED(self), PyObject *packed) {
    PyObject *capsule = NULL;
    Bytes bytes = bytes_of(packed);
    Net *net = malloc(sizeof *net);
    if (!net) return PyErr_NoMemory();
    read_net(&bytes, net);
    if (are_whole(bytes, "a network")) capsule = PyCapsule_New(net, NET, free_net);
    if (!capsule) free(net);
    return capsule;
}

static PyMethodDef METHODS[] = {
    {"stuck", py_stuck, METH_O, NULL},
    {"lays", py_lays, METH_O, NULL},
    {"lay", py_lay, METH_VARARGS, NULL},
    {"end_turn", py_end_turn, METH_O, NULL},
    {"view", py_view, METH_VARARGS, NULL},
    {"turns", py_turns, METH_VARARGS, NULL},
    {"speak", py_speak, METH_O, NULL},
    {"imagine", py_imagine, METH_VARARGS, NULL},
    {"choose", py_choose, METH_VARARGS, NULL},
    {"study", py_study, METH_VARARGS, NULL},
    {"why", py_why, METH_O, NULL},
    {"play", py_play, METH_VARARGS, NULL},
    {"self_play", py_self_play, METH_VARARGS, NULL},
    {"solve", py_solve, METH_VARARGS, NULL},
    {"review", py_review, METH_VARARGS, NULL},
    {"net", py_net, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, .m_name = "_native", .m_size = 0, .m_methods = METHODS,
};

PyMODINIT_FUNC PyInit__native(void) { return PyModuleDef_Init(&MODULE); }
