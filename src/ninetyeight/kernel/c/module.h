/* What the files share that speak to Python. */
#ifndef NINETYEIGHT_MODULE_H
#define NINETYEIGHT_MODULE_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>

#include "kernel.h"

/* Converters, as PyArg_ParseTuple wants them for "O&". */
int to_game(PyObject *object, void *game);
int to_view(PyObject *object, void *view);
int to_net(PyObject *object, void *net);
int to_calibration(PyObject *object, void *calibration);
int to_chance(PyObject *object, void *chance);

PyObject *from_lays(const Lay *lays, int count);

PyObject *from_bytes(const void *data, size_t size);

PyObject *py_solve(PyObject *self, PyObject *args);
PyObject *py_review(PyObject *self, PyObject *args);

#endif
