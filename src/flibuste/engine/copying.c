/* copying.py for the compiled wheel.

   A class compiled by mypyc keeps its attributes in the body of its objects, where no Python code can copy them all at
   once. Here the body is copied as it is; then every object it refers to gets one more reference. The class's own
   `tp_traverse`, written for the garbage collector, visits exactly those objects, big integers included.

   A class of Python code that extends a compiled one has the body of that class and a `__dict__` besides. */

#include <Python.h>

static PyObject *attrs_name;

static int add_reference(PyObject *held, void *unused) {
    Py_INCREF(held);
    return 0;
}

/* The compiled class that lays out the body: the type itself, or the nearest of its bases. */
static PyTypeObject *layout_of(PyTypeObject *type) {
    while (type != NULL && !PyDict_Contains(type->tp_dict, attrs_name)) {
        type = type->tp_base;
    }
    return type;
}

static PyObject *copy_one(PyObject *record) {
    static PyTypeObject *known[64]; /* compiled classes copied lately, which are never freed */
    PyTypeObject *type = Py_TYPE(record);
    size_t place = ((size_t)type >> 6) & 63;
    PyTypeObject *layout = type == known[place] ? type : layout_of(type);
    if (layout == NULL) {
        return PyErr_Format(PyExc_TypeError, "%s is not a record", type->tp_name);
    }
    PyObject *copy = type->tp_alloc(type, 0);
    if (copy == NULL) {
        return NULL;
    }
    memcpy(copy + 1, record + 1, layout->tp_basicsize - sizeof(PyObject));
    layout->tp_traverse(copy, add_reference, NULL);
    if (layout == type) {
        known[place] = type;
    } else {
        PyObject *from = PyObject_GenericGetDict(record, NULL);
        PyObject *to = PyObject_GenericGetDict(copy, NULL);
        int failed = from == NULL || to == NULL || PyDict_Update(to, from) < 0;
        Py_XDECREF(from);
        Py_XDECREF(to);
        if (failed) {
            Py_DECREF(copy);
            return NULL;
        }
    }
    return copy;
}

static PyObject *copy_of(PyObject *module, PyObject *record) {
    return copy_one(record);
}

static PyObject *copies_of(PyObject *module, PyObject *records) {
    if (!PyList_Check(records)) {
        return PyErr_Format(PyExc_TypeError, "copies_of takes a list");
    }
    Py_ssize_t size = PyList_GET_SIZE(records);
    PyObject *copies = PyList_New(size);
    if (copies == NULL) {
        return NULL;
    }
    for (Py_ssize_t index = 0; index < size; index++) {
        PyObject *copy = copy_one(PyList_GET_ITEM(records, index));
        if (copy == NULL) {
            Py_DECREF(copies);
            return NULL;
        }
        PyList_SET_ITEM(copies, index, copy);
    }
    return copies;
}

static PyMethodDef methods[] = {
    {"copy_of", copy_of, METH_O, "A shallow copy of a record."},
    {"copies_of", copies_of, METH_O, "A list of shallow copies of the records in a list."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "flibuste.engine.copying", "Shallow copies of records.", -1, methods,
};

PyMODINIT_FUNC PyInit_copying(void) {
    attrs_name = PyUnicode_InternFromString("__mypyc_attrs__");
    return attrs_name == NULL ? NULL : PyModule_Create(&definition);
}
