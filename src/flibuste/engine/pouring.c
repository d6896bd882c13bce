/* pouring.py for the compiled wheel: numbers go from a list into memory without an object for each of them. */

#include <Python.h>
#include <stdint.h>

#define LEAST -32768
#define MOST 32767

static PyObject *zero;

static int16_t fitted(PyObject *item) {
    int too_large = 0;
    long number = PyLong_AsLongAndOverflow(item, &too_large);
    if (too_large != 0) {
        return too_large < 0 ? LEAST : MOST;
    }
    return (int16_t)(number < LEAST ? LEAST : number > MOST ? MOST : number);
}

static int open_buffer(PyObject *buffer, Py_buffer *view, Py_ssize_t from, Py_ssize_t size) {
    if (from < 0 || PyObject_GetBuffer(buffer, view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) {
        if (!PyErr_Occurred()) {
            PyErr_SetString(PyExc_ValueError, "there is no place before the buffer");
        }
        return -1;
    }
    if (from + size > view->len) {
        PyBuffer_Release(view);
        PyErr_SetString(PyExc_ValueError, "the buffer is too small");
        return -1;
    }
    return 0;
}

static PyObject *pour(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Py_buffer view;
    if (count != 4 || !PyList_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "pour(numbers, buffer, at, used)");
        return NULL;
    }
    Py_ssize_t size = PyList_GET_SIZE(args[0]), at = PyLong_AsSsize_t(args[2]), used = PyLong_AsSsize_t(args[3]);
    used = used < 0 ? 0 : used > size ? size : used;
    if (PyErr_Occurred() || open_buffer(args[1], &view, 2 * at, 2 * size) < 0) {
        return NULL;
    }
    int16_t *into = (int16_t *)view.buf + at;
    memset(into + used, 0, (size_t)(2 * (size - used)));
    for (Py_ssize_t place = 0; place < used; place++) {
        PyObject *item = PyList_GET_ITEM(args[0], place);
        if (item == zero) {
            into[place] = 0;
            continue;
        }
        into[place] = fitted(item);
        Py_INCREF(zero);
        PyList_SET_ITEM(args[0], place, zero);
        Py_DECREF(item);
    }
    PyBuffer_Release(&view);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *mark(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Py_buffer view;
    if (count != 4 || !PyList_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "mark(places, buffer, at, size)");
        return NULL;
    }
    Py_ssize_t at = PyLong_AsSsize_t(args[2]), size = PyLong_AsSsize_t(args[3]);
    if (PyErr_Occurred() || open_buffer(args[1], &view, at, size) < 0) {
        return NULL;
    }
    char *into = (char *)view.buf + at;
    memset(into, 0, (size_t)size);
    for (Py_ssize_t number = 0; number < PyList_GET_SIZE(args[0]); number++) {
        Py_ssize_t place = PyLong_AsSsize_t(PyList_GET_ITEM(args[0], number));
        if (place < 0 || place >= size) {
            PyBuffer_Release(&view);
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_IndexError, "there is no such place in the mask");
            }
            return NULL;
        }
        into[place] = 1;
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"pour", (PyCFunction)(void (*)(void))pour, METH_FASTCALL, "Numbers into a buffer of 16-bit numbers."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "A mask into a buffer of bytes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "pouring", "Whole numbers into somebody's memory.", -1, functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_pouring(void) {
    zero = PyLong_FromLong(0);
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddIntConstant(made, "LEAST", LEAST) < 0 ||
        PyModule_AddIntConstant(made, "MOST", MOST) < 0) {
        return NULL;
    }
    return made;
}
