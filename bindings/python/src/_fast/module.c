/* The module, and what it knows of the library.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "fast.h"

Library library;

PyDoc_STRVAR(bind_doc, "bind(plan_run, plan_run_raw, tensor_destroy, tensor_rank, tensor_shape, error_destroy, "
                       "polled, fail)\n\n"
                       "Takes addresses of functions and of run options, and a function that raises an error.");
static PyObject *bind(PyObject *Py_UNUSED(self), PyObject *arguments) {
  unsigned long long run, run_raw, destroy, rank, shape, error_destroy, polled;
  PyObject *fail;
  if (!PyArg_ParseTuple(arguments, "KKKKKKKO", &run, &run_raw, &destroy, &rank, &shape, &error_destroy, &polled, &fail))
    return NULL;
  library.plan_run = (run_function)(uintptr_t)run;
  library.plan_run_raw = (run_function)(uintptr_t)run_raw;
  library.tensor_destroy = (void (*)(void *))(uintptr_t)destroy;
  library.tensor_rank = (int32_t (*)(const void *))(uintptr_t)rank;
  library.tensor_shape = (const int64_t *(*)(const void *))(uintptr_t)shape;
  library.error_destroy = (void (*)(void *))(uintptr_t)error_destroy;
  library.polled = (const void *)(uintptr_t)polled;
  Py_XDECREF(library.fail);
  library.fail = Py_NewRef(fail);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"bind", bind, METH_VARARGS, bind_doc},
    {NULL, NULL, 0, NULL},
};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_fast", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__fast(void) {
  PyObject *module = PyModule_Create(&definition);
  if (module && !(add_tensor(module) && add_runner(module) && add_callbacks(module)))
    Py_CLEAR(module);
  return module;
}
