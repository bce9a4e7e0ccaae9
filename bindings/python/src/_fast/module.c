/* The module, and what it knows of the library.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "fast.h"

Library library;

PyDoc_STRVAR(bind_doc, "bind(plan_run, plan_run_raw, plan_run_grid, tensor_borrow_const, tensor_data, tensor_size, "
                       "tensor_destroy, tensor_rank, tensor_shape, error_destroy, polled, fail)\n\n"
                       "Takes addresses of functions and of run options, and a function that raises an error.");
static PyObject *bind(PyObject *Py_UNUSED(self), PyObject *arguments) {
  unsigned long long run, run_raw, run_grid, borrow_const, data, size, destroy, rank, shape, error_destroy, polled;
  PyObject *fail;
  if (!PyArg_ParseTuple(arguments, "KKKKKKKKKKKO", &run, &run_raw, &run_grid, &borrow_const, &data, &size, &destroy,
                        &rank, &shape, &error_destroy, &polled, &fail))
    return NULL;
#define TAKE(member, address) library.member = (__typeof__(library.member))(uintptr_t)(address)
  TAKE(plan_run, run);
  TAKE(plan_run_raw, run_raw);
  TAKE(plan_run_grid, run_grid);
  TAKE(tensor_borrow_const, borrow_const);
  TAKE(tensor_data, data);
  TAKE(tensor_size, size);
  TAKE(tensor_destroy, destroy);
  TAKE(tensor_rank, rank);
  TAKE(tensor_shape, shape);
  TAKE(error_destroy, error_destroy);
  TAKE(polled, polled);
#undef TAKE
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
