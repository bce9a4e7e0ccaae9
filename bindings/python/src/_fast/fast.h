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

/* The library's handles and functions, as it declares them: a call has the type of its function. */
typedef struct shlo_plan shlo_plan;
typedef struct shlo_tensor shlo_tensor;
typedef struct shlo_run_options shlo_run_options;
typedef struct shlo_error shlo_error;

/* What bind() gives. */
typedef struct {
  int32_t (*plan_run)(const shlo_plan *plan, size_t input_count, const shlo_tensor *const *inputs, size_t output_count,
                      shlo_tensor **outputs, const shlo_run_options *options, shlo_error **error);
  int32_t (*plan_run_raw)(const shlo_plan *plan, size_t input_count, const void *const *inputs, size_t output_count,
                          void *const *outputs, const shlo_run_options *options, shlo_error **error);
  int32_t (*plan_run_grid)(const shlo_plan *plan, size_t process_count, size_t input_count,
                           const shlo_tensor *const *inputs, size_t output_count, shlo_tensor **outputs,
                           const shlo_run_options *options, shlo_error **error);
  int32_t (*tensor_borrow_const)(int32_t type, int32_t rank, const int64_t *shape, const void *data, size_t size,
                                 void (*release)(void *data, void *user), void *user, shlo_tensor **out,
                                 shlo_error **error);
  const void *(*tensor_data)(const shlo_tensor *tensor);
  size_t (*tensor_size)(const shlo_tensor *tensor);
  void (*tensor_destroy)(shlo_tensor *tensor);
  int32_t (*tensor_rank)(const shlo_tensor *tensor);
  const int64_t *(*tensor_shape)(const shlo_tensor *tensor);
  void (*error_destroy)(shlo_error *error);
  const shlo_run_options *polled; /* run options that ask Python for signals */
  PyObject *fail;                 /* raises the error of an address */
} Library;
extern Library library;

/* A tensor, the base of the class in Python. */
typedef struct {
  PyObject_HEAD PyObject *handle; /* owns the tensor; NULL if closed */
  shlo_tensor *pointer;
  PyObject *element_type, *shape;
} Tensor;
extern PyTypeObject *tensor_type;
/* A tensor of the class that owns what the pointer points to; NULL with an exception. shape is NULL if it is unknown.
 */
PyObject *tensor_new(PyTypeObject *of_class, shlo_tensor *pointer, PyObject *element_type, PyObject *shape);

/* The shape of a tensor, a tuple; NULL with an exception. */
PyObject *tensor_extents(const shlo_tensor *pointer);

/* What a run on this thread needs so that Ctrl-C ends it: run options, or NULL. */
const shlo_run_options *polled_options(void);
/* Asks Python for signals. A handler's exception stays set. */
int32_t ask_for_signals(void *user);
/* Lets go of the object `user`. */
void release_object(void *data, void *user);

/* Instead of a number of processes of a grid (_run.py). */
enum { ON_MEMORY = -1, ON_TENSORS = -2 };
/* Runs without the GIL: on tensors of each process, on tensors, or on memory. 0 with an exception. */
int run_without_gil(Py_ssize_t processes, const shlo_plan *plan, Py_ssize_t input_count, const void *inputs,
                    Py_ssize_t output_count, void *outputs, const shlo_run_options *options);

/* Adds the types and functions of a file to the module; 0 with an exception. */
int add_tensor(PyObject *module);
int add_runner(PyObject *module);
int add_callbacks(PyObject *module);

#pragma GCC visibility pop

#endif
