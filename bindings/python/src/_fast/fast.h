/* The extension: what is called often, or must not run Python code. All else is Python over ctypes.
 *
 * An extension over the limited API of Python 3.11. It does not link to the library: bind() gives it the addresses of
 * functions. Without it the package works too.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PYTHON_FAST_H
#define STABLEHLO_C_PYTHON_FAST_H

#define Py_LIMITED_API 0x030b0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdint.h>

/* These are names of the extension alone. */
#pragma GCC visibility push(hidden)

/* What bind() gives. */
typedef int32_t (*run_function)(const void *plan, size_t input_count, const void *const *inputs, size_t output_count,
                                void **outputs, const void *options, void **error);
typedef struct {
  run_function plan_run, plan_run_raw;
  void (*tensor_destroy)(void *tensor);
  int32_t (*tensor_rank)(const void *tensor);
  const int64_t *(*tensor_shape)(const void *tensor);
  void (*error_destroy)(void *error);
  const void *polled; /* run options that ask Python for signals */
  PyObject *fail;     /* raises the error of an address */
} Library;
extern Library library;

/* A tensor, the base of the class in Python. */
typedef struct {
  PyObject_HEAD PyObject *handle; /* owns the tensor; NULL if closed */
  void *pointer;
  PyObject *element_type, *shape;
} Tensor;
extern PyTypeObject *tensor_type;
/* A tensor of the class that owns what the pointer points to; NULL with an exception. shape is NULL if it is unknown.
 */
PyObject *tensor_new(PyTypeObject *of_class, void *pointer, PyObject *element_type, PyObject *shape);

/* What a run on this thread needs so that Ctrl-C ends it: run options, or NULL. */
const void *polled_options(void);
/* Asks Python for signals. A handler's exception stays set. */
int32_t ask_for_signals(void *user);
/* Lets go of the object `user`. */
void release_object(void *data, void *user);

/* Runs with the arguments of shlo_plan_run or shlo_plan_run_raw, without the GIL. 0 with an exception. */
int run_without_gil(run_function run, const void *plan, Py_ssize_t input_count, const void *const *inputs,
                    Py_ssize_t output_count, void **outputs, const void *options);

/* Adds the types and functions of a file to the module; 0 with an exception. */
int add_tensor(PyObject *module);
int add_runner(PyObject *module);
int add_callbacks(PyObject *module);

#pragma GCC visibility pop

#endif
