#include "../module.h"

#include <string.h>

PyObject *py_review(PyObject *Py_UNUSED(self), PyObject *args) {
    View view = {0};
    Calibration calibration;
    Review review = {0};
    Judge judge = {.calibration = &calibration};
    Chance chance;
    Lay lays[MAX_HAND];
    uint8_t packed[MAX_REVIEW];
    const char *played;
    Py_ssize_t size;
    int is_possible;
    if (!PyArg_ParseTuple(args, "O&y#O&O&(iii)O&", to_view, &view, &played, &size, to_net,
                          &judge.net, to_calibration, &calibration, &judge.picks, &judge.deals,
                          &judge.depth, to_chance, &chance))
        return NULL;
    if (!is_judge(&judge))
        return PyErr_Format(PyExc_ValueError, "a network, and 1 to %d deals, at least 2 to measure",
                            MAX_DEALS);
    if ((is_possible = size <= (Py_ssize_t)sizeof lays && size % 2 == 0)) {
        memcpy(lays, played, (size_t)size);
        Py_BEGIN_ALLOW_THREADS
        is_possible = review_turn(&judge, &view, lays, (int)size / 2, &chance, &review);
        Py_END_ALLOW_THREADS
    }
    if (!is_possible)
        return PyErr_Format(PyExc_ValueError, "these lays are no turn of this view");
    return from_bytes(packed, write_review(&review, packed));
}
