/* What the library calls: a poll for signals, the release of memory; and capsules of DLPack, which Python destroys.
 *
 * None of them runs bytecode of this package. A signal's exception could be raised there and would be lost; and a
 * destructor may run while another exception is on its way.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "fast.h"

/* --- Signals. Python runs their handlers on the main thread only. */

static unsigned long main_thread;

const shlo_run_options *polled_options(void) { return PyThread_get_thread_ident() == main_thread ? library.polled : NULL; }

int32_t ask_for_signals(void *Py_UNUSED(user)) {
  PyGILState_STATE state = PyGILState_Ensure();
  const int stops = PyErr_CheckSignals() != 0;
  PyGILState_Release(state);
  return stops;
}

PyDoc_STRVAR(set_main_doc, "set_main_thread(identifier)\n\nThe thread that handles signals.");
static PyObject *set_main_thread(PyObject *Py_UNUSED(self), PyObject *identifier) {
  main_thread = PyLong_AsUnsignedLong(identifier);
  if (PyErr_Occurred())
    return NULL;
  Py_RETURN_NONE;
}

/* --- Memory */

/* A finalizer may run below: it must not see, or clear, an exception that is on its way. */
void release_object(void *Py_UNUSED(data), void *user) {
  PyObject *type, *value, *traceback;
  if (!Py_IsInitialized())
    return;
  PyGILState_STATE state = PyGILState_Ensure();
  PyErr_Fetch(&type, &value, &traceback);
  Py_DECREF((PyObject *)user);
  PyErr_Restore(type, value, traceback);
  PyGILState_Release(state);
}

PyDoc_STRVAR(keep_doc, "keep(object) -> int\n\nHolds the object, at the address, until `release` is called with it.");
static PyObject *keep(PyObject *Py_UNUSED(self), PyObject *object) { return PyLong_FromVoidPtr(Py_NewRef(object)); }

/* --- Capsules */

/* A deleter takes the structure that it is in. */
struct shlo_dlpack_managed;
struct shlo_dlpack_versioned;
static const char *const names[] = {"dltensor", "dltensor_versioned"};

/* A capsule that was consumed has another name. */
static void capsule_destroy(PyObject *capsule) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  for (int k = 0; k < 2; ++k)
    if (PyCapsule_IsValid(capsule, names[k])) {
      const uintptr_t deleter = (uintptr_t)PyCapsule_GetContext(capsule);
      void *managed = PyCapsule_GetPointer(capsule, names[k]);
      if (k)
        ((void (*)(struct shlo_dlpack_versioned *))deleter)(managed);
      else
        ((void (*)(struct shlo_dlpack_managed *))deleter)(managed);
    }
  PyErr_Restore(type, value, traceback);
}

PyDoc_STRVAR(capsule_doc, "capsule(managed, deleter, is_versioned)\n\nA capsule of a managed tensor of DLPack.");
static PyObject *capsule(PyObject *Py_UNUSED(self), PyObject *arguments) {
  unsigned long long managed, deleter;
  int is_versioned;
  if (!PyArg_ParseTuple(arguments, "KKp", &managed, &deleter, &is_versioned))
    return NULL;
  PyObject *made = PyCapsule_New((void *)(uintptr_t)managed, names[is_versioned], NULL);
  if (made &&
      (PyCapsule_SetContext(made, (void *)(uintptr_t)deleter) || PyCapsule_SetDestructor(made, capsule_destroy)))
    Py_CLEAR(made);
  return made;
}

static PyMethodDef functions[] = {
    {"set_main_thread", set_main_thread, METH_O, set_main_doc},
    {"keep", keep, METH_O, keep_doc},
    {"capsule", capsule, METH_VARARGS, capsule_doc},
    {NULL, NULL, 0, NULL},
};

int add_callbacks(PyObject *module) {
  PyObject *of_poll = PyLong_FromVoidPtr((void *)(uintptr_t)ask_for_signals);
  PyObject *of_release = PyLong_FromVoidPtr((void *)(uintptr_t)release_object);
  const int added = of_poll && of_release && !PyModule_AddObjectRef(module, "poll", of_poll) &&
                    !PyModule_AddObjectRef(module, "release", of_release) && !PyModule_AddFunctions(module, functions);
  Py_XDECREF(of_poll);
  Py_XDECREF(of_release);
  return added;
}
