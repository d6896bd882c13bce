/* hashing.py for the compiled wheel.

   A compiled class keeps its attributes in the body of its objects (see copying.c). The body is read word by word: the
   words that the class's own `tp_traverse` visits are objects and are followed, all others are plain numbers. */

#include <Python.h>
#include <stdint.h>

#define MOST 128

static PyObject *record_type, *action_type, *attrs_name, *notation_name;

typedef struct {
    PyObject *held[MOST];
    int number;
} Held;

static int hash_any(PyObject *value, uint64_t *hash);

static void mix(uint64_t *hash, uint64_t value) {
    uint64_t mixed = (*hash ^ value) * 0x9E3779B97F4A7C15u;
    *hash = mixed ^ (mixed >> 29);
}

static int collect(PyObject *held, void *into) {
    Held *found = into;
    if (found->number < MOST) {
        found->held[found->number++] = held;
    }
    return 0;
}

static PyTypeObject *layout_of(PyTypeObject *type) {
    while (type != NULL && !PyDict_Contains(type->tp_dict, attrs_name)) {
        type = type->tp_base;
    }
    return type;
}

static void hash_bytes(const char *bytes, Py_ssize_t size, uint64_t *hash) {
    uint64_t word = 14695981039346656037u;
    for (Py_ssize_t index = 0; index < size; index++) {
        word = (word ^ (unsigned char)bytes[index]) * 1099511628211u;
    }
    mix(hash, word);
}

static int hash_text(PyObject *text, uint64_t *hash) {
    Py_ssize_t size;
    const char *bytes = PyUnicode_AsUTF8AndSize(text, &size);
    if (bytes == NULL) {
        return -1;
    }
    hash_bytes(bytes, size, hash);
    return 0;
}

static int hash_number(PyObject *value, uint64_t *hash) {
    int too_large = 0;
    long long small = PyLong_AsLongLongAndOverflow(value, &too_large);
    mix(hash, too_large ? (uint64_t)PyObject_Hash(value) : (uint64_t)small);
    return PyErr_Occurred() ? -1 : 0;
}

static int hash_items(PyObject **items, Py_ssize_t size, uint64_t *hash) {
    mix(hash, (uint64_t)size + 77);
    for (Py_ssize_t index = 0; index < size; index++) {
        if (hash_any(items[index], hash) < 0) {
            return -1;
        }
    }
    return 0;
}

/* In any order: the sum of what each entry makes by itself. */
static int hash_dict(PyObject *dict, uint64_t *hash) {
    uint64_t sum = 0;
    Py_ssize_t place = 0;
    PyObject *key, *value;
    while (PyDict_Next(dict, &place, &key, &value)) {
        uint64_t entry = 5;
        if (hash_any(key, &entry) < 0 || hash_any(value, &entry) < 0) {
            return -1;
        }
        sum += entry;
    }
    mix(hash, sum);
    return 0;
}

static int hash_set(PyObject *set, uint64_t *hash) {
    uint64_t sum = 0;
    PyObject *item, *items = PyObject_GetIter(set);
    if (items == NULL) {
        return -1;
    }
    while ((item = PyIter_Next(items)) != NULL) {
        uint64_t entry = 3;
        int failed = hash_any(item, &entry);
        Py_DECREF(item);
        if (failed < 0) {
            Py_DECREF(items);
            return -1;
        }
        sum += entry;
    }
    Py_DECREF(items);
    mix(hash, sum);
    return PyErr_Occurred() ? -1 : 0;
}

/* The first word of the body is the table of methods, the same for all objects of a class. */
static int hash_body(PyObject *record, PyTypeObject *layout, uint64_t *hash) {
    Held found;
    found.number = 0;
    layout->tp_traverse(record, collect, &found);
    uint64_t *word = (uint64_t *)(record + 1) + 1;
    uint64_t *end = (uint64_t *)((char *)record + layout->tp_basicsize);
    int next = 0;
    for (; word < end; word++) {
        if (next < found.number && (*word & ~(uint64_t)1) == (uint64_t)found.held[next]) {
            if (hash_any(found.held[next++], hash) < 0) {
                return -1;
            }
        } else {
            mix(hash, *word);
        }
    }
    return 0;
}

static int hash_record(PyObject *record, uint64_t *hash) {
    PyTypeObject *type = Py_TYPE(record);
    PyTypeObject *layout = layout_of(type);
    const char *name = type->tp_name;
    hash_bytes(name, (Py_ssize_t)strlen(name), hash);
    if (layout == NULL || Py_EnterRecursiveCall(" in a fingerprint")) {
        return layout == NULL ? 0 : -1;
    }
    int failed = hash_body(record, layout, hash);
    if (failed == 0 && layout != type) {
        PyObject *own = PyObject_GenericGetDict(record, NULL);
        if (own == NULL) {
            PyErr_Clear();
        } else {
            failed = hash_dict(own, hash);
            Py_DECREF(own);
        }
    }
    Py_LeaveRecursiveCall();
    return failed;
}

static int hash_action(PyObject *action, uint64_t *hash) {
    PyObject *notation = PyObject_GetAttr(action, notation_name);
    if (notation == NULL) {
        return -1;
    }
    int failed = hash_text(notation, hash);
    Py_DECREF(notation);
    return failed;
}

static int hash_any(PyObject *value, uint64_t *hash) {
    PyTypeObject *type = Py_TYPE(value);
    if (PyLong_Check(value)) {
        return hash_number(value, hash);
    }
    if (PyList_CheckExact(value)) {
        return hash_items(((PyListObject *)value)->ob_item, PyList_GET_SIZE(value), hash);
    }
    if (PyType_IsSubtype(type, (PyTypeObject *)record_type)) {
        return hash_record(value, hash);
    }
    if (PyTuple_Check(value)) {
        return hash_items(((PyTupleObject *)value)->ob_item, PyTuple_GET_SIZE(value), hash);
    }
    if (PyUnicode_Check(value)) {
        return hash_text(value, hash);
    }
    if (PyFloat_Check(value)) {
        double number = PyFloat_AS_DOUBLE(value);
        uint64_t bits;
        memcpy(&bits, &number, sizeof bits);
        mix(hash, bits);
        return 0;
    }
    if (PyDict_Check(value)) {
        return hash_dict(value, hash);
    }
    if (PyAnySet_Check(value)) {
        return hash_set(value, hash);
    }
    if (PyType_IsSubtype(type, (PyTypeObject *)action_type)) {
        return hash_action(value, hash);
    }
    mix(hash, 1);
    return 0;
}

static PyObject *fingerprint(PyObject *module, PyObject *state) {
    uint64_t hash = 0;
    return hash_any(state, &hash) < 0 ? NULL : PyLong_FromUnsignedLongLong(hash);
}

static PyObject *found_in(const char *module, const char *name) {
    PyObject *found = NULL, *loaded = PyImport_ImportModule(module);
    if (loaded != NULL) {
        found = PyObject_GetAttrString(loaded, name);
        Py_DECREF(loaded);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"fingerprint", fingerprint, METH_O, "64 bits that tell states apart."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "flibuste.engine.hashing", "Fingerprints of states.", -1, methods,
};

PyMODINIT_FUNC PyInit_hashing(void) {
    attrs_name = PyUnicode_InternFromString("__mypyc_attrs__");
    notation_name = PyUnicode_InternFromString("notation");
    record_type = found_in("flibuste.engine.record", "Record");
    action_type = found_in("flibuste.engine.action", "Action");
    if (attrs_name == NULL || notation_name == NULL || record_type == NULL || action_type == NULL) {
        return NULL;
    }
    return PyModule_Create(&definition);
}
