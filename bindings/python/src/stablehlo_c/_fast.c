/* The fast way through a plan: NumPy arrays that are inputs and outputs as they are. Everything else goes to the
 * methods _call and _run_general in Python, which also raise the errors.
 *
 * An extension over the limited API of Python 3.11. It does not link to the library; Python passes the function's
 * address.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#define Py_LIMITED_API 0x030b0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdint.h>
#include <string.h>

enum { MOST = 32, MOST_RANK = 8 };

typedef int32_t (*run_function)(const void *plan, size_t input_count, const void *const *inputs, size_t output_count,
                                void *const *outputs, const void *options, void **error);

/* What an array must have to be an input or output as it is. */
typedef struct {
  char formats[8]; /* letters of the buffer protocol, for elements of `size` bytes */
  Py_ssize_t size;
  int rank;
  Py_ssize_t shape[MOST_RANK];
} Parameter;

typedef struct {
  PyObject_HEAD PyObject *handle; /* keeps the plan; NULL before _prepare and after _release */
  void *plan;
  run_function run;
  PyObject *fail; /* raises the error of an address */
  PyObject *ndarray, *empty;
  PyObject *empty_arguments[MOST]; /* of outputs: (shape, dtype) */
  Py_ssize_t input_count, output_count;
  Parameter *parameters; /* inputs, then outputs */
} Runner;

static int fits(const Parameter *parameter, const Py_buffer *view) {
  const char *format = view->format ? view->format : "B";
  if (*format == '@' || *format == '=' || *format == (PY_LITTLE_ENDIAN ? '<' : '>'))
    ++format;
  if (!*format || !strchr(parameter->formats, *format) || (format[1] && *format != 'Z') ||
      view->itemsize != parameter->size || view->ndim != parameter->rank ||
      (uintptr_t)view->buf % (uintptr_t)parameter->size)
    return 0;
  for (int axis = 0; axis < view->ndim; ++axis)
    if (view->shape[axis] != parameter->shape[axis])
      return 0;
  return 1;
}

/* Takes the memory of an array that fits; 0, without an exception, for all others. */
static int take(const Runner *runner, PyObject *array, Py_ssize_t index, int flags, Py_buffer *view) {
  if ((PyObject *)Py_TYPE(array) != runner->ndarray)
    return 0;
  if (PyObject_GetBuffer(array, view, PyBUF_ND | PyBUF_FORMAT | flags)) {
    PyErr_Clear();
    return 0;
  }
  if (fits(&runner->parameters[index], view))
    return 1;
  PyBuffer_Release(view);
  return 0;
}

static int overlap(const Py_buffer *a, const Py_buffer *b) {
  const char *first = a->buf, *second = b->buf;
  return first < second + b->len && second < first + a->len;
}

/* Runs the plan if all arrays fit. `given` are the outputs, or NULL for new ones, which `made` receives. Returns 1 if
 * it ran, 0 if the arrays do not fit, -1 with an exception. */
static int attempt(const Runner *runner, PyObject **inputs, PyObject **given, PyObject **made) {
  Py_buffer views[2 * MOST];
  const void *sources[MOST];
  void *targets[MOST];
  const Py_ssize_t input_count = runner->input_count, output_count = runner->output_count;
  Py_ssize_t held = 0, new_count = 0;
  int result = 0;
  for (Py_ssize_t i = 0; i < input_count; ++i, ++held) {
    if (!take(runner, inputs[i], i, 0, &views[held]))
      goto done;
    sources[i] = views[held].buf;
  }
  for (Py_ssize_t i = 0; i < output_count; ++i, ++held) {
    PyObject *array = given ? given[i] : PyObject_Call(runner->empty, runner->empty_arguments[i], NULL);
    if (!array) {
      result = -1;
      goto done;
    }
    if (!given)
      made[new_count++] = array;
    if (!take(runner, array, input_count + i, PyBUF_WRITABLE, &views[held]))
      goto done;
    targets[i] = views[held].buf;
    for (Py_ssize_t other = 0; given && other < held; ++other)
      if (overlap(&views[held], &views[other])) {
        ++held;
        goto done;
      }
  }
  {
    /* The plan may be closed at any time, by another thread or by a finalizer that ran above. */
    PyObject *handle = runner->handle;
    void *error = NULL;
    int32_t status;
    if (!handle)
      goto done;
    Py_INCREF(handle);
    Py_BEGIN_ALLOW_THREADS status =
        runner->run(runner->plan, (size_t)input_count, sources, (size_t)output_count, targets, NULL, &error);
    Py_END_ALLOW_THREADS Py_DECREF(handle);
    result = 1;
    if (status) {
      Py_XDECREF(PyObject_CallFunction(runner->fail, "K", (unsigned long long)(uintptr_t)error));
      result = -1;
    }
  }
done:
  while (held)
    PyBuffer_Release(&views[--held]);
  if (result != 1)
    while (new_count)
      Py_DECREF(made[--new_count]);
  return result;
}

/* The items of a tuple or list of `count`; 0 if it is none. They are borrowed. */
static int items(PyObject *sequence, Py_ssize_t count, PyObject **out) {
  if (PyTuple_Check(sequence) && PyTuple_Size(sequence) == count) {
    for (Py_ssize_t i = 0; i < count; ++i)
      out[i] = PyTuple_GetItem(sequence, i);
    return 1;
  }
  if (PyList_Check(sequence) && PyList_Size(sequence) == count) {
    for (Py_ssize_t i = 0; i < count; ++i)
      out[i] = PyList_GetItem(sequence, i);
    return 1;
  }
  return 0;
}

static PyObject *general(PyObject *self, const char *name, PyObject *arguments, PyObject *named) {
  PyObject *method = PyObject_GetAttrString(self, name);
  PyObject *result = method ? PyObject_Call(method, arguments, named) : NULL;
  Py_XDECREF(method);
  return result;
}

static PyObject *runner_call(PyObject *self, PyObject *arguments, PyObject *named) {
  const Runner *runner = (Runner *)self;
  PyObject *inputs[MOST], *made[MOST];
  if (runner->handle && (!named || !PyDict_Size(named)) && items(arguments, runner->input_count, inputs)) {
    int ran = attempt(runner, inputs, NULL, made);
    if (ran < 0)
      return NULL;
    if (ran && runner->output_count == 1)
      return made[0];
    if (ran) {
      PyObject *result = PyTuple_New(runner->output_count);
      for (Py_ssize_t i = 0; i < runner->output_count; ++i)
        if (!result || PyTuple_SetItem(result, i, made[i]))
          Py_CLEAR(result);
      return result;
    }
  }
  return general(self, "_call", arguments, named);
}

static PyObject *runner_run(PyObject *self, PyObject *arguments, PyObject *named) {
  const Runner *runner = (Runner *)self;
  PyObject *inputs[MOST], *outputs[MOST];
  if (runner->handle && named && PyTuple_Size(arguments) == 1 && PyDict_Size(named) == 1) {
    PyObject *out = PyDict_GetItemString(named, "out");
    if (out && out != Py_None && items(PyTuple_GetItem(arguments, 0), runner->input_count, inputs)) {
      int is_one = (PyObject *)Py_TYPE(out) == runner->ndarray && runner->output_count == 1;
      outputs[0] = out;
      if (is_one || items(out, runner->output_count, outputs)) {
        int ran = attempt(runner, inputs, outputs, NULL);
        if (ran < 0)
          return NULL;
        if (ran) {
          Py_INCREF(out);
          return out;
        }
      }
    }
  }
  return general(self, "_run_general", arguments, named);
}

/* One parameter of (formats, size, shape); 0 with an exception. */
static int parameter_of(PyObject *row, Parameter *out) {
  const char *formats;
  PyObject *shape;
  if (!PyArg_ParseTuple(row, "snO!", &formats, &out->size, &PyTuple_Type, &shape))
    return 0;
  out->rank = (int)PyTuple_Size(shape);
  if (strlen(formats) >= sizeof out->formats || out->size < 1 || out->rank > MOST_RANK) {
    PyErr_SetString(PyExc_ValueError, "not a parameter");
    return 0;
  }
  strcpy(out->formats, formats);
  for (int axis = 0; axis < out->rank; ++axis)
    out->shape[axis] = PyLong_AsSsize_t(PyTuple_GetItem(shape, axis));
  return !PyErr_Occurred();
}

PyDoc_STRVAR(prepare_doc, "_prepare(handle, plan, run, fail, ndarray, empty, inputs, outputs, empty_arguments)\n\n"
                          "From now on, calls with arrays that fit do not pass through Python.");
static PyObject *runner_prepare(PyObject *self, PyObject *arguments) {
  Runner *runner = (Runner *)self;
  PyObject *handle, *fail, *ndarray, *empty, *inputs, *outputs, *empty_arguments;
  unsigned long long plan, run;
  if (!PyArg_ParseTuple(arguments, "OKKOOOO!O!O!", &handle, &plan, &run, &fail, &ndarray, &empty, &PyTuple_Type,
                        &inputs, &PyTuple_Type, &outputs, &PyTuple_Type, &empty_arguments))
    return NULL;
  const Py_ssize_t input_count = PyTuple_Size(inputs), output_count = PyTuple_Size(outputs);
  if (runner->parameters || input_count > MOST || output_count > MOST || PyTuple_Size(empty_arguments) != output_count)
    Py_RETURN_FALSE;
  Parameter *parameters = PyMem_Calloc((size_t)(input_count + output_count) + 1, sizeof *parameters);
  if (!parameters)
    return PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < input_count + output_count; ++i) {
    PyObject *row = i < input_count ? PyTuple_GetItem(inputs, i) : PyTuple_GetItem(outputs, i - input_count);
    if (!parameter_of(row, &parameters[i])) {
      PyMem_Free(parameters);
      return NULL;
    }
  }
  for (Py_ssize_t i = 0; i < output_count; ++i)
    runner->empty_arguments[i] = Py_NewRef(PyTuple_GetItem(empty_arguments, i));
  runner->plan = (void *)(uintptr_t)plan;
  runner->run = (run_function)(uintptr_t)run;
  runner->fail = Py_NewRef(fail);
  runner->ndarray = Py_NewRef(ndarray);
  runner->empty = Py_NewRef(empty);
  runner->input_count = input_count;
  runner->output_count = output_count;
  runner->parameters = parameters;
  runner->handle = Py_NewRef(handle);
  Py_RETURN_TRUE;
}

PyDoc_STRVAR(release_doc, "_release()\n\nCalls pass through Python again.");
static PyObject *runner_release(PyObject *self, PyObject *Py_UNUSED(none)) {
  Py_CLEAR(((Runner *)self)->handle);
  Py_RETURN_NONE;
}

static void runner_dealloc(PyObject *self) {
  Runner *runner = (Runner *)self;
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(runner->handle);
  Py_XDECREF(runner->fail);
  Py_XDECREF(runner->ndarray);
  Py_XDECREF(runner->empty);
  for (Py_ssize_t i = 0; i < runner->output_count; ++i)
    Py_XDECREF(runner->empty_arguments[i]);
  PyMem_Free(runner->parameters);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

PyDoc_STRVAR(run_doc, "run(inputs, out=None, options=None)\n\n"
                      "Runs the plan on a sequence of inputs, or a mapping from their names.\n\n"
                      "out: writable contiguous arrays for the outputs, one for each; they are returned.\n"
                      "options: RunOptions, a time limit and the means to cancel.");
static PyMethodDef methods[] = {
    {"run", (PyCFunction)(void (*)(void))runner_run, METH_VARARGS | METH_KEYWORDS, run_doc},
    {"_prepare", runner_prepare, METH_VARARGS, prepare_doc},
    {"_release", runner_release, METH_NOARGS, release_doc},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot slots[] = {
    {Py_tp_call, (void *)runner_call},
    {Py_tp_dealloc, (void *)runner_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};
static PyType_Spec spec = {"stablehlo_c._fast.Runner", sizeof(Runner), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           slots};

static int execute(PyObject *module) {
  PyObject *type = PyType_FromSpec(&spec);
  int failed = !type || PyModule_AddObjectRef(module, "Runner", type);
  Py_XDECREF(type);
  return failed ? -1 : 0;
}
static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, (void *)execute}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_fast", NULL, 0, NULL, module_slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__fast(void) { return PyModuleDef_Init(&definition); }
