/* The fast way through a plan: NumPy arrays that are inputs and outputs as they are, and tensors. Everything else goes
 * to the methods _call and _run_general in Python, which also raise the errors.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "fast.h"

#include <string.h>

enum { MOST = 32, MOST_RANK = 8 };

/* The start of an array object, which is part of NumPy's ABI. _prepare_arrays compares it with the array's buffer. */
typedef struct {
  PyObject_HEAD char *data;
  int rank;
  Py_ssize_t *shape, *strides;
  PyObject *base, *dtype;
  int flags;
} Array;
enum { CONTIGUOUS = 0x1, WRITEABLE = 0x400 };

/* What an array must have to be an input or output as it is. */
typedef struct {
  PyObject *dtype;
  Py_ssize_t size, bytes; /* of an element, of all */
  int rank;
  int32_t element_type; /* of an input of a plan whose shapes are open; an extent may be -1 then */
  Py_ssize_t extents[MOST_RANK];
} Row;

typedef struct {
  PyObject_HEAD PyObject *handle; /* keeps the plan; NULL before _prepare and after _release */
  const shlo_plan *plan;
  Py_ssize_t input_count, output_count;
  PyTypeObject *tensor;                         /* the class of new tensors */
  PyObject *element_types[MOST], *shapes[MOST]; /* of outputs; a dynamic shape is NULL */
  Row *rows;                                    /* inputs, then outputs; NULL before _prepare_arrays */
  PyObject *ndarray, *empty;
  PyObject *empty_arguments[MOST];
  PyObject *wrap; /* makes an array of a tensor's memory, if shapes are open */
} Runner;

int run_without_gil(Py_ssize_t processes, const shlo_plan *plan, Py_ssize_t input_count, const void *inputs,
                    Py_ssize_t output_count, void *outputs, const shlo_run_options *options) {
  shlo_error *error = NULL;
  int32_t status;
  Py_BEGIN_ALLOW_THREADS;
  if (processes == ON_MEMORY)
    status = library.plan_run_raw(plan, (size_t)input_count, inputs, (size_t)output_count, outputs, options, &error);
  else if (processes == ON_TENSORS)
    status = library.plan_run(plan, (size_t)input_count, inputs, (size_t)output_count, outputs, options, &error);
  else
    status = library.plan_run_grid(plan, (size_t)processes, (size_t)input_count, inputs, (size_t)output_count, outputs,
                                   options, &error);
  Py_END_ALLOW_THREADS;
  if (status && PyErr_Occurred())
    library.error_destroy(error);
  else if (status)
    Py_XDECREF(PyObject_CallFunction(library.fail, "K", (unsigned long long)(uintptr_t)error));
  return !status;
}

/* A tuple of `count` references, or the only one. Steals them. */
static PyObject *results(PyObject **made, Py_ssize_t count) {
  if (count == 1)
    return made[0];
  PyObject *all = PyTuple_New(count);
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!all)
      Py_DECREF(made[i]);
    else if (PyTuple_SetItem(all, i, made[i]))
      Py_CLEAR(all);
  return all;
}

/* Makes the result of a tensor, which it takes; NULL with an exception. */
typedef PyObject *(*MakeResult)(const Runner *runner, shlo_tensor *made, Py_ssize_t index);
/* The results of a run. Takes the tensors. */
static PyObject *results_of(const Runner *runner, shlo_tensor **targets, MakeResult make) {
  PyObject *made[MOST];
  const Py_ssize_t count = runner->output_count;
  Py_ssize_t k = 0;
  while (k < count && (made[k] = make(runner, targets[k], k)))
    ++k;
  if (k == count)
    return results(made, count);
  for (Py_ssize_t other = k + 1; other < count; ++other)
    library.tensor_destroy(targets[other]);
  while (k-- > 0)
    Py_DECREF(made[k]);
  return NULL;
}

/* --- Tensors */

static PyObject *tensor_of(const Runner *runner, shlo_tensor *made, Py_ssize_t index) {
  return tensor_new(runner->tensor, made, runner->element_types[index], runner->shapes[index]);
}

/* A new result; NULL without an exception if an input is not an open tensor, else with one. */
static PyObject *run_tensors(const Runner *runner, PyObject **inputs, const shlo_run_options *options) {
  PyObject *held[MOST + 1], *result = NULL;
  const shlo_tensor *sources[MOST];
  shlo_tensor *targets[MOST] = {NULL};
  const Py_ssize_t input_count = runner->input_count, output_count = runner->output_count;
  Py_ssize_t count = 0;
  for (Py_ssize_t i = 0; i < input_count; ++i)
    if (!PyObject_TypeCheck(inputs[i], tensor_type) || !((Tensor *)inputs[i])->handle)
      return NULL;
  /* The plan and the tensors may be closed at any time by another thread. */
  for (; count < input_count; ++count) {
    sources[count] = ((Tensor *)inputs[count])->pointer;
    held[count] = Py_NewRef(((Tensor *)inputs[count])->handle);
  }
  held[count++] = Py_NewRef(runner->handle);
  if (run_without_gil(ON_TENSORS, runner->plan, input_count, sources, output_count, targets, options))
    result = results_of(runner, targets, tensor_of);
  while (count)
    Py_DECREF(held[--count]);
  return result;
}

/* --- Arrays */

static int fits(const Runner *runner, PyObject *object, Py_ssize_t index, int flags) {
  const Row *row = &runner->rows[index];
  const Array *array = (const Array *)object;
  return (PyObject *)Py_TYPE(object) == runner->ndarray && array->dtype == row->dtype && array->rank == row->rank &&
         (array->flags & flags) == flags && (uintptr_t)array->data % (uintptr_t)row->size == 0 &&
         (!row->rank || !memcmp(array->shape, row->extents, (size_t)row->rank * sizeof *row->extents));
}

static int overlap(const char *a, Py_ssize_t a_bytes, const char *b, Py_ssize_t b_bytes) {
  return a_bytes && b_bytes && a < b + b_bytes && b < a + a_bytes;
}

/* `given` are the outputs, or NULL for new ones, which `made` receives. Returns 1 if it ran, 0 if the arrays do not
 * fit, -1 with an exception. */
static int run_arrays(const Runner *runner, PyObject **inputs, PyObject **given, PyObject **made,
                      const shlo_run_options *options) {
  PyObject *held[2 * MOST + 1];
  const void *sources[MOST];
  void *targets[MOST];
  const Py_ssize_t input_count = runner->input_count, output_count = runner->output_count;
  Py_ssize_t count = 0;
  int result = 0;
  for (Py_ssize_t i = 0; i < input_count; ++i) {
    if (!fits(runner, inputs[i], i, CONTIGUOUS))
      goto done;
    sources[i] = ((const Array *)inputs[i])->data;
    held[count++] = Py_NewRef(inputs[i]);
  }
  for (Py_ssize_t i = 0; i < output_count; ++i) {
    const Row *row = &runner->rows[input_count + i];
    PyObject *array = given ? Py_NewRef(given[i]) : PyObject_Call(runner->empty, runner->empty_arguments[i], NULL);
    if (!array) {
      result = -1;
      goto done;
    }
    held[count++] = array;
    if (!fits(runner, array, input_count + i, CONTIGUOUS | WRITEABLE))
      goto done;
    targets[i] = ((const Array *)array)->data;
    for (Py_ssize_t other = 0; given && other < input_count + i; ++other)
      if (overlap(targets[i], row->bytes, other < input_count ? sources[other] : targets[other - input_count],
                  runner->rows[other].bytes))
        goto done;
  }
  /* The plan may be closed at any time, by another thread or by a finalizer that ran above. */
  if (!runner->handle)
    goto done;
  held[count++] = Py_NewRef(runner->handle);
  result = run_without_gil(ON_MEMORY, runner->plan, input_count, sources, output_count, targets, options) ? 1 : -1;
done:
  for (Py_ssize_t i = 0; !given && result == 1 && i < output_count; ++i)
    made[i] = Py_NewRef(held[input_count + i]);
  while (count)
    Py_DECREF(held[--count]);
  return result;
}

/* --- Arrays of open shapes */

/* Results of more bytes are not copied. */
enum { MOST_COPIED = 16 << 10 };

static int fits_open(const Runner *runner, PyObject *object, const Row *row) {
  const Array *array = (const Array *)object;
  if ((PyObject *)Py_TYPE(object) != runner->ndarray || array->dtype != row->dtype || array->rank != row->rank ||
      !(array->flags & CONTIGUOUS) || (uintptr_t)array->data % (uintptr_t)row->size != 0)
    return 0;
  for (int axis = 0; axis < row->rank; ++axis)
    if (row->extents[axis] >= 0 && array->shape[axis] != row->extents[axis])
      return 0;
  return 1;
}

/* A tensor in the memory of an array that fits; NULL if there is none. */
static shlo_tensor *borrowed(const Array *array, const Row *row) {
  int64_t shape[MOST_RANK];
  size_t bytes = (size_t)row->size;
  for (int axis = 0; axis < row->rank; ++axis) {
    shape[axis] = array->shape[axis];
    bytes *= (size_t)shape[axis];
  }
  shlo_tensor *made = NULL;
  shlo_error *error = NULL;
  if (library.tensor_borrow_const(row->element_type, row->rank, shape, array->data, bytes, NULL, NULL, &made, &error))
    library.error_destroy(error);
  return made;
}

/* An array with the elements of a result, which it takes. NULL with an exception. */
static PyObject *array_of(const Runner *runner, shlo_tensor *tensor, Py_ssize_t k) {
  const size_t bytes = library.tensor_size(tensor);
  if (bytes > MOST_COPIED)
    return PyObject_CallFunction(runner->wrap, "KO", (unsigned long long)(uintptr_t)tensor, runner->element_types[k]);
  PyObject *shape = tensor_extents(tensor), *array = NULL;
  if (shape)
    array = PyObject_CallFunctionObjArgs(runner->empty, shape, runner->rows[runner->input_count + k].dtype, NULL);
  Py_XDECREF(shape);
  if (array && bytes)
    memcpy(((Array *)array)->data, library.tensor_data(tensor), bytes);
  library.tensor_destroy(tensor);
  return array;
}

/* A new result; NULL without an exception if an input does not fit, else with one. */
static PyObject *run_open(const Runner *runner, PyObject **inputs, const shlo_run_options *options) {
  PyObject *held[MOST + 1], *result = NULL;
  shlo_tensor *sources[MOST], *targets[MOST] = {NULL};
  const Py_ssize_t input_count = runner->input_count, output_count = runner->output_count;
  Py_ssize_t count = 0, borrowed_count = 0;
  for (; count < input_count && fits_open(runner, inputs[count], &runner->rows[count]); ++count)
    held[count] = Py_NewRef(inputs[count]);
  for (; count == input_count && borrowed_count < input_count; ++borrowed_count)
    if (!(sources[borrowed_count] = borrowed((const Array *)held[borrowed_count], &runner->rows[borrowed_count])))
      break;
  if (count == input_count && borrowed_count == input_count) {
    held[count++] = Py_NewRef(runner->handle);
    if (run_without_gil(ON_TENSORS, runner->plan, input_count, sources, output_count, targets, options))
      result = results_of(runner, targets, array_of);
  }
  while (borrowed_count)
    library.tensor_destroy(sources[--borrowed_count]);
  while (count)
    Py_DECREF(held[--count]);
  return result;
}

/* --- Calls */

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

/* A result for new outputs; NULL without an exception if the general way must be taken. */
static PyObject *run_new(const Runner *runner, PyObject *sequence, const shlo_run_options *options) {
  PyObject *inputs[MOST], *made[MOST];
  if (!runner->handle || !items(sequence, runner->input_count, inputs))
    return NULL;
  if (!runner->input_count || PyObject_TypeCheck(inputs[0], tensor_type))
    return run_tensors(runner, inputs, options);
  if (!runner->rows)
    return NULL;
  if (runner->wrap)
    return run_open(runner, inputs, options);
  return run_arrays(runner, inputs, NULL, made, options) > 0 ? results(made, runner->output_count) : NULL;
}

static PyObject *general(PyObject *self, const char *name, PyObject *arguments, PyObject *named) {
  PyObject *method = PyObject_GetAttrString(self, name);
  PyObject *result = method && arguments ? PyObject_Call(method, arguments, named) : NULL;
  Py_XDECREF(method);
  return result;
}

/* The same for the arguments of a vectorcall. */
static PyObject *general_of(PyObject *self, const char *name, PyObject *const *values, Py_ssize_t count,
                            PyObject *names) {
  PyObject *arguments = PyTuple_New(count), *named = names ? PyDict_New() : NULL, *result = NULL;
  for (Py_ssize_t i = 0; arguments && i < count; ++i)
    PyTuple_SetItem(arguments, i, Py_NewRef(values[i]));
  for (Py_ssize_t i = 0; names && i < PyTuple_Size(names); ++i)
    if (!named || PyDict_SetItem(named, PyTuple_GetItem(names, i), values[count + i]))
      goto done;
  result = general(self, name, arguments, named);
done:
  Py_XDECREF(arguments);
  Py_XDECREF(named);
  return result;
}

static PyObject *runner_call(PyObject *self, PyObject *arguments, PyObject *named) {
  if (!named || !PyDict_Size(named)) {
    PyObject *found = run_new((Runner *)self, arguments, polled_options());
    if (found || PyErr_Occurred())
      return found;
  }
  return general(self, "_call", arguments, named);
}

/* 1 if it ran into the arrays of `out`, 0 if the general way must be taken, -1 with an exception. */
static int run_into(const Runner *runner, PyObject *sequence, PyObject *out, const shlo_run_options *options) {
  PyObject *inputs[MOST], *outputs[MOST];
  if (!runner->handle || !runner->rows || runner->wrap || !items(sequence, runner->input_count, inputs))
    return 0;
  outputs[0] = out;
  const int is_one = (PyObject *)Py_TYPE(out) == runner->ndarray && runner->output_count == 1;
  return is_one || items(out, runner->output_count, outputs) ? run_arrays(runner, inputs, outputs, NULL, options) : 0;
}

/* The handle of run options that need no Python during a run, which keeps them, or of none: NULL. 0 if the general way
 * must be taken, -1 with an exception. */
static int options_of(PyObject *given, PyObject **handle, const shlo_run_options **options) {
  *options = polled_options();
  *handle = NULL;
  if (!given || given == Py_None)
    return 1;
  PyObject *quick = PyObject_GetAttrString(given, "_quick");
  if (!quick) {
    if (!PyErr_ExceptionMatches(PyExc_AttributeError))
      return -1;
    PyErr_Clear();
    return 0;
  }
  if (PyTuple_Check(quick) && PyTuple_Size(quick) == 2)
    *handle = Py_NewRef(PyTuple_GetItem(quick, *options != NULL));
  Py_DECREF(quick);
  PyObject *value = *handle ? PyObject_GetAttrString(*handle, "value") : NULL;
  *options = value ? PyLong_AsVoidPtr(value) : NULL;
  Py_XDECREF(value);
  if (PyErr_Occurred()) {
    Py_CLEAR(*handle);
    return -1;
  }
  return *options != NULL;
}

PyDoc_STRVAR(run_doc, "run(inputs, out=None, options=None)\n\n"
                      "Runs the plan on a sequence of inputs, or a mapping from their names.\n\n"
                      "out: writable contiguous arrays for the outputs, one for each; they are returned.\n"
                      "options: RunOptions, a time limit and the means to cancel.");
static PyObject *runner_run(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names) {
  static const char *const parameters[] = {"inputs", "out", "options"};
  enum { PARAMETERS = sizeof parameters / sizeof *parameters };
  const Runner *runner = (Runner *)self;
  const Py_ssize_t named_count = names ? PyTuple_Size(names) : 0;
  PyObject *given[PARAMETERS] = {NULL};
  int is_known = count <= PARAMETERS;
  for (Py_ssize_t i = 0; is_known && i < count; ++i)
    given[i] = arguments[i];
  for (Py_ssize_t i = 0; is_known && i < named_count; ++i) {
    int k = 0;
    while (k < PARAMETERS && PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i), parameters[k]))
      ++k;
    is_known = k < PARAMETERS && !given[k];
    if (is_known)
      given[k] = arguments[count + i];
  }
  /* None is what is not given. */
  PyObject *const out = given[1] == Py_None ? NULL : given[1];
  PyObject *handle = NULL, *found = NULL;
  const shlo_run_options *options;
  const int is_quick = is_known && given[0] ? options_of(given[2], &handle, &options) : 0;
  if (is_quick < 0)
    return NULL;
  if (is_quick && !out)
    found = run_new(runner, given[0], options);
  else if (is_quick && run_into(runner, given[0], out, options) > 0)
    found = Py_NewRef(out);
  Py_XDECREF(handle);
  if (found || PyErr_Occurred())
    return found;
  return general_of(self, "_run_general", arguments, count, names);
}

/* --- Preparing */

PyDoc_STRVAR(prepare_doc,
             "_prepare(handle, input_count, tensor, outputs)\n\n"
             "Lets tensors through without Python, unless there are too many. outputs: an element type and "
             "a shape, or None, for each.");
static PyObject *runner_prepare(PyObject *self, PyObject *arguments) {
  Runner *runner = (Runner *)self;
  PyObject *handle, *tensor, *outputs;
  Py_ssize_t input_count;
  if (!PyArg_ParseTuple(arguments, "OnOO!", &handle, &input_count, &tensor, &PyTuple_Type, &outputs))
    return NULL;
  const Py_ssize_t output_count = PyTuple_Size(outputs);
  if (runner->tensor || input_count > MOST || output_count > MOST)
    Py_RETURN_NONE;
  if (!PyType_Check(tensor) || !PyType_IsSubtype((PyTypeObject *)tensor, tensor_type)) {
    PyErr_SetString(PyExc_TypeError, "a class of tensors expected");
    return NULL;
  }
  PyObject *value = PyObject_GetAttrString(handle, "value");
  runner->plan = value ? PyLong_AsVoidPtr(value) : NULL;
  Py_XDECREF(value);
  if (PyErr_Occurred())
    return NULL;
  for (Py_ssize_t k = 0; k < output_count; ++k) {
    PyObject *element_type, *shape;
    if (!PyArg_ParseTuple(PyTuple_GetItem(outputs, k), "OO", &element_type, &shape))
      return NULL;
    runner->element_types[k] = Py_NewRef(element_type);
    runner->shapes[k] = shape == Py_None ? NULL : Py_NewRef(shape);
    runner->output_count = k + 1;
  }
  runner->input_count = input_count;
  runner->tensor = (PyTypeObject *)Py_NewRef(tensor);
  runner->handle = Py_NewRef(handle);
  Py_RETURN_NONE;
}

/* One row of (dtype, size, shape, element type); 0 with an exception. */
static int row_of(PyObject *parts, Row *out) {
  PyObject *dtype, *shape;
  if (!PyArg_ParseTuple(parts, "OnO!i", &dtype, &out->size, &PyTuple_Type, &shape, &out->element_type))
    return 0;
  out->rank = (int)PyTuple_Size(shape);
  out->bytes = out->size;
  for (int axis = 0; axis < out->rank; ++axis) {
    out->extents[axis] = PyLong_AsSsize_t(PyTuple_GetItem(shape, axis));
    out->bytes *= out->extents[axis];
  }
  if (PyErr_Occurred())
    return 0;
  out->dtype = Py_NewRef(dtype);
  return 1;
}

/* Whether array objects are as declared above. The probe has two axes, which its buffer tells apart. */
static int is_known(PyObject *probe, PyObject *dtype) {
  const Array *array = (const Array *)probe;
  Py_buffer view;
  if (PyObject_GetBuffer(probe, &view, PyBUF_FULL)) {
    PyErr_Clear();
    return 0;
  }
  const size_t size = 2 * sizeof(Py_ssize_t);
  const int known = view.ndim == 2 && array->data == view.buf && array->rank == 2 && array->dtype == dtype &&
                    !memcmp(array->shape, view.shape, size) && !memcmp(array->strides, view.strides, size) &&
                    (array->flags & (CONTIGUOUS | WRITEABLE)) == (CONTIGUOUS | WRITEABLE);
  PyBuffer_Release(&view);
  return known;
}

PyDoc_STRVAR(prepare_arrays_doc, "_prepare_arrays(ndarray, empty, probe, dtype, rows, wrap)\n\n"
                                 "Lets arrays through without Python, unless their rank is too large. probe: an array "
                                 "of rank 2 and its data type. rows: for each input and output its data type, the size "
                                 "of an element, the shape and the element type. wrap: None, or, if shapes are open "
                                 "(an extent of -1, outputs of any shape), a function that makes an array of the "
                                 "address and the element type of a tensor, which it takes.");
static PyObject *runner_prepare_arrays(PyObject *self, PyObject *arguments) {
  Runner *runner = (Runner *)self;
  PyObject *ndarray, *empty, *probe, *dtype, *all, *wrap;
  if (!PyArg_ParseTuple(arguments, "OOOOO!O", &ndarray, &empty, &probe, &dtype, &PyTuple_Type, &all, &wrap))
    return NULL;
  const Py_ssize_t input_count = runner->input_count, count = PyTuple_Size(all);
  if (!runner->tensor || runner->rows || count != input_count + runner->output_count ||
      (PyObject *)Py_TYPE(probe) != ndarray || !is_known(probe, dtype))
    Py_RETURN_NONE;
  Row *rows = PyMem_Calloc((size_t)count + 1, sizeof *rows);
  if (!rows)
    return PyErr_NoMemory();
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject *parts = PyTuple_GetItem(all, i);
    PyObject *arguments_of = NULL;
    if (row_of(parts, &rows[i]) && i >= input_count)
      arguments_of = PyTuple_Pack(2, PyTuple_GetItem(parts, 2), PyTuple_GetItem(parts, 0));
    if (PyErr_Occurred()) {
      while (i >= 0)
        Py_XDECREF(rows[i--].dtype);
      PyMem_Free(rows);
      return NULL;
    }
    if (arguments_of)
      runner->empty_arguments[i - input_count] = arguments_of;
  }
  runner->ndarray = Py_NewRef(ndarray);
  runner->empty = Py_NewRef(empty);
  runner->wrap = wrap == Py_None ? NULL : Py_NewRef(wrap);
  runner->rows = rows;
  Py_RETURN_NONE;
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
  Py_XDECREF((PyObject *)runner->tensor);
  Py_XDECREF(runner->ndarray);
  Py_XDECREF(runner->empty);
  Py_XDECREF(runner->wrap);
  for (Py_ssize_t k = 0; k < runner->output_count; ++k) {
    Py_XDECREF(runner->element_types[k]);
    Py_XDECREF(runner->shapes[k]);
    Py_XDECREF(runner->empty_arguments[k]);
  }
  for (Py_ssize_t i = 0; runner->rows && i < runner->input_count + runner->output_count; ++i)
    Py_DECREF(runner->rows[i].dtype);
  PyMem_Free(runner->rows);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

/* --- Any run of Python's */

PyDoc_STRVAR(execute_doc, "execute(processes, plan, input_count, inputs, output_count, outputs, options)\n\n"
                          "Runs a plan on addresses of arrays of pointers: to tensors of each process, or if "
                          "processes is -2, of the plan, or if it is -1, to memory. options: an address, or 0.");
static PyObject *execute(PyObject *Py_UNUSED(self), PyObject *arguments) {
  Py_ssize_t processes, input_count, output_count;
  unsigned long long plan, inputs, outputs, options;
  if (!PyArg_ParseTuple(arguments, "nKnKnKK", &processes, &plan, &input_count, &inputs, &output_count, &outputs,
                        &options))
    return NULL;
  if (!run_without_gil(processes, (const shlo_plan *)(uintptr_t)plan, input_count, (const void *)(uintptr_t)inputs,
                       output_count, (void *)(uintptr_t)outputs, (const shlo_run_options *)(uintptr_t)options))
    return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"run", (PyCFunction)(void (*)(void))runner_run, METH_FASTCALL | METH_KEYWORDS, run_doc},
    {"_prepare", runner_prepare, METH_VARARGS, prepare_doc},
    {"_prepare_arrays", runner_prepare_arrays, METH_VARARGS, prepare_arrays_doc},
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
static PyMethodDef functions[] = {
    {"execute", execute, METH_VARARGS, execute_doc},
    {NULL, NULL, 0, NULL},
};

int add_runner(PyObject *module) {
  PyObject *type = PyType_FromSpec(&spec);
  const int added = type && !PyModule_AddObjectRef(module, "Runner", type) && !PyModule_AddFunctions(module, functions);
  Py_XDECREF(type);
  return added;
}
