#include "../module.h"

/* Ctrl-C is heard in the middle of a long search; what it raises ends it. */
static int is_interrupted(void *state) {
    PyEval_RestoreThread(*(PyThreadState **)state);
    int interrupted = PyErr_CheckSignals() < 0;
    *(PyThreadState **)state = PyEval_SaveThread();
    return interrupted;
}

PyObject *py_solve(PyObject *Py_UNUSED(self), PyObject *args) {
    Game game = {0};
    Chance chance;
    Solution solution = {0};
    PyThreadState *state;
    Effort effort = {.stop = is_interrupted, .asked = &state};
    long long nodes;
    if (!PyArg_ParseTuple(args, "O&iLO&", to_game, &game, &effort.width, &nodes, to_chance, &chance))
        return NULL;
    if (effort.width < 1 || effort.width > MAX_WIDTH || nodes < 0)
        return PyErr_Format(PyExc_ValueError, "a width of 1 to %d and a number of nodes", MAX_WIDTH);
    effort.nodes = nodes;
    effort.seed = chance.state;
    state = PyEval_SaveThread();
    int enough_memory = solve(&game, &effort, &solution);
    PyEval_RestoreThread(state);
    if (!enough_memory) return PyErr_NoMemory();
    if (PyErr_Occurred()) return NULL;
    return Py_BuildValue("iNL", (int)solution.answer, from_lays(solution.way, solution.count),
                         (long long)solution.nodes);
}
