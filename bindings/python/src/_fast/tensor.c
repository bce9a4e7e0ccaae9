/* Tensors: a handle, its element type and its shape.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "fast.h"

#include <stddef.h>
#include <structmember.h>

/* --- What a run made. ctypes takes it like a handle of its own. */

typedef struct {
  PyObject_HEAD shlo_tensor *pointer;
} Owned;
static PyTypeObject *owned_type;

static void owned_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  library.tensor_destroy(((Owned *)self)->pointer);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject *owned_value(PyObject *self, void *Py_UNUSED(closure)) {
  return PyLong_FromVoidPtr(((Owned *)self)->pointer);
}

static PyGetSetDef owned_members[] = {
    {"value", owned_value, NULL, "The address.", NULL},
    {"_as_parameter_", owned_value, NULL, "The address.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot owned_slots[] = {
    {Py_tp_dealloc, (void *)owned_dealloc},
    {Py_tp_getset, owned_members},
    {0, NULL},
};
static PyType_Spec owned_spec = {"stablehlo_c._fast.Owned", sizeof(Owned), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, owned_slots};

/* --- Tensors */

PyTypeObject *tensor_type;

PyObject *tensor_extents(const shlo_tensor *pointer) {
  const int32_t rank = library.tensor_rank(pointer);
  const int64_t *shape = library.tensor_shape(pointer);
  PyObject *found = PyTuple_New(rank < 0 ? 0 : rank);
  for (int32_t axis = 0; found && axis < rank; ++axis) {
    PyObject *extent = PyLong_FromLongLong(shape[axis]);
    if (!extent || PyTuple_SetItem(found, axis, extent))
      Py_CLEAR(found);
  }
  return found;
}

PyObject *tensor_new(PyTypeObject *of_class, shlo_tensor *pointer, PyObject *element_type, PyObject *shape) {
  Owned *owned = PyObject_New(Owned, owned_type);
  if (!owned) {
    library.tensor_destroy(pointer);
    return NULL;
  }
  owned->pointer = pointer;
  Tensor *made = (Tensor *)PyType_GenericAlloc(of_class, 0);
  shape = made && !shape ? tensor_extents(pointer) : Py_XNewRef(shape);
  if (!made || !shape) {
    Py_XDECREF((PyObject *)made);
    Py_XDECREF(shape);
    Py_DECREF((PyObject *)owned);
    return NULL;
  }
  made->handle = (PyObject *)owned;
  made->pointer = pointer;
  made->element_type = Py_NewRef(element_type);
  made->shape = shape;
  return (PyObject *)made;
}

PyDoc_STRVAR(set_doc, "_set(handle, element_type, shape)\n\nTakes a handle whose type and shape are known.");
static PyObject *tensor_set(PyObject *self, PyObject *arguments) {
  Tensor *tensor = (Tensor *)self;
  PyObject *handle, *element_type, *shape;
  if (!PyArg_ParseTuple(arguments, "OOO!", &handle, &element_type, &PyTuple_Type, &shape))
    return NULL;
  PyObject *value = PyObject_GetAttrString(handle, "value");
  shlo_tensor *pointer = value ? PyLong_AsVoidPtr(value) : NULL;
  Py_XDECREF(value);
  if (PyErr_Occurred())
    return NULL;
  PyObject *old[] = {tensor->handle, tensor->element_type, tensor->shape};
  tensor->handle = Py_NewRef(handle);
  tensor->pointer = pointer;
  tensor->element_type = Py_NewRef(element_type);
  tensor->shape = Py_NewRef(shape);
  for (int k = 0; k < 3; ++k)
    Py_XDECREF(old[k]);
  Py_RETURN_NONE;
}

static PyObject *tensor_owned(PyObject *self, void *Py_UNUSED(closure)) {
  PyObject *handle = ((Tensor *)self)->handle;
  return Py_NewRef(handle ? handle : Py_None);
}

/* None closes the tensor. */
static int tensor_close(PyObject *self, PyObject *value, void *Py_UNUSED(closure)) {
  if (value != Py_None) {
    PyErr_SetString(PyExc_TypeError, "None expected");
    return -1;
  }
  Py_CLEAR(((Tensor *)self)->handle);
  return 0;
}

/* Types that have buffers are those of a memoryview, whose buffer lives as long as the one that is made of it here. The
 * exporter is the tensor itself, so that memoryview(tensor).obj is. */
static int tensor_buffer(PyObject *self, Py_buffer *view, int flags) {
  view->obj = NULL;
  PyObject *found = PyObject_CallMethod(self, "_buffer", NULL);
  Py_buffer *inner = found ? PyMem_Malloc(sizeof *inner) : NULL;
  if (found && !inner)
    PyErr_NoMemory();
  const int result = inner ? PyObject_GetBuffer(found, inner, flags) : -1;
  Py_XDECREF(found);
  if (result) {
    PyMem_Free(inner);
    return -1;
  }
  *view = *inner;
  view->obj = Py_NewRef(self);
  view->internal = inner;
  return 0;
}

static void tensor_release_buffer(PyObject *Py_UNUSED(self), Py_buffer *view) {
  PyBuffer_Release(view->internal);
  PyMem_Free(view->internal);
}

static int tensor_traverse(PyObject *self, visitproc visit, void *arg) {
  Tensor *tensor = (Tensor *)self;
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(tensor->handle);
  Py_VISIT(tensor->element_type);
  Py_VISIT(tensor->shape);
  return 0;
}

static int tensor_clear(PyObject *self) {
  Tensor *tensor = (Tensor *)self;
  Py_CLEAR(tensor->handle);
  Py_CLEAR(tensor->element_type);
  Py_CLEAR(tensor->shape);
  return 0;
}

static void tensor_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  tensor_clear(self);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

static PyMethodDef tensor_methods[] = {
    {"_set", tensor_set, METH_VARARGS, set_doc},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef tensor_members[] = {
    {"element_type", T_OBJECT_EX, offsetof(Tensor, element_type), READONLY, "The type of the elements."},
    {"shape", T_OBJECT_EX, offsetof(Tensor, shape), READONLY, "The extents."},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef tensor_properties[] = {
    {"_owned", tensor_owned, tensor_close, "The handle; None if closed.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot tensor_slots[] = {
    {Py_tp_dealloc, (void *)tensor_dealloc},
    {Py_tp_traverse, (void *)tensor_traverse},
    {Py_tp_clear, (void *)tensor_clear},
    {Py_tp_methods, tensor_methods},
    {Py_tp_members, tensor_members},
    {Py_tp_getset, tensor_properties},
    {Py_bf_getbuffer, (void *)tensor_buffer},
    {Py_bf_releasebuffer, (void *)tensor_release_buffer},
    {0, NULL},
};
static PyType_Spec tensor_spec = {"stablehlo_c._fast.Tensor", sizeof(Tensor), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, tensor_slots};

int add_tensor(PyObject *module) {
  owned_type = (PyTypeObject *)PyType_FromSpec(&owned_spec);
  tensor_type = (PyTypeObject *)PyType_FromSpec(&tensor_spec);
  return owned_type && tensor_type && !PyModule_AddObjectRef(module, "Tensor", (PyObject *)tensor_type);
}
