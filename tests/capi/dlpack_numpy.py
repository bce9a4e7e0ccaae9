#!/usr/bin/env python3
"""Exchanges tensors with NumPy over DLPack, in both directions, with ctypes alone. It needs NumPy: no default test.

usage: dlpack_numpy.py LIBRARY
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import gc
import sys

import numpy as np

shlo = ctypes.CDLL(sys.argv[1])
python = ctypes.pythonapi
python.PyCapsule_New.restype = ctypes.py_object
python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
python.PyCapsule_GetPointer.restype = ctypes.c_void_p
python.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
python.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
shlo.shlo_tensor_data.restype = ctypes.c_void_p
shlo.shlo_tensor_mutable_data.restype = ctypes.c_void_p
shlo.shlo_tensor_shape.restype = ctypes.POINTER(ctypes.c_int64)
shlo.shlo_element_type_name.restype = ctypes.c_char_p
for name in ("data", "mutable_data", "shape", "element_type", "rank", "destroy", "size"):
    getattr(shlo, f"shlo_tensor_{name}").argtypes = [ctypes.c_void_p]
for name in ("from_dlpack", "from_dlpack_managed", "to_dlpack", "to_dlpack_managed"):
    getattr(shlo, f"shlo_tensor_{name}").argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p]

VERSIONED, MANAGED = (b"dltensor_versioned", b"used_dltensor_versioned"), (b"dltensor", b"used_dltensor")
checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"dlpack_numpy: {what}")


def to_shlo(array, versioned):
    """A tensor of the array, or the status of the refusal."""
    capsule = array.__dlpack__(max_version=(1, 1)) if versioned else array.__dlpack__()
    name, used = VERSIONED if versioned else MANAGED
    tensor = ctypes.c_void_p()
    take = shlo.shlo_tensor_from_dlpack if versioned else shlo.shlo_tensor_from_dlpack_managed
    status = take(python.PyCapsule_GetPointer(capsule, name), ctypes.byref(tensor), None)
    if status:
        return status, None
    python.PyCapsule_SetName(capsule, used)
    return 0, tensor


class Export:
    """What NumPy asks for an array."""

    def __init__(self, tensor):
        self.tensor = tensor

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        versioned = max_version is not None and max_version[0] >= 1
        made = ctypes.c_void_p()
        give = shlo.shlo_tensor_to_dlpack if versioned else shlo.shlo_tensor_to_dlpack_managed
        status = give(self.tensor, ctypes.byref(made), None)
        if status:
            raise BufferError(status)
        name = VERSIONED[0] if versioned else MANAGED[0]
        return python.PyCapsule_New(made, ctypes.c_char_p(name), None)


NAMES = {"bool": "i1", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "ui8", "uint16": "ui16",
         "uint32": "ui32", "uint64": "ui64", "float16": "f16", "float32": "f32", "float64": "f64",
         "complex64": "complex<f32>", "complex128": "complex<f64>"}
for versioned in (True, False):
    for dtype, element in NAMES.items():
        whole = (np.arange(24) % 2 if dtype == "bool" else np.arange(24)).astype(dtype).reshape(2, 3, 4)
        for what, array in {"contiguous": whole, "transpose": whole.T, "part": whole[:, 1:, ::2],
                            "backwards": whole[::-1], "repeated": np.broadcast_to(whole[0], (2, 3, 4)), "scalar": whole[1, 2, 3:].reshape(()),
                            "empty": whole[:0], "read-only": whole.copy()}.items():
            if what in ("read-only", "repeated"):
                array.flags.writeable = False
                if not versioned:
                    continue  # NumPy refuses
            references = sys.getrefcount(array)
            status, tensor = to_shlo(array, versioned)
            place = f"{dtype}, {what}, versioned {versioned}"
            check(status == 0, f"{place}: status {status}")
            check(shlo.shlo_element_type_name(shlo.shlo_tensor_element_type(tensor)).decode() == element, place)
            check(shlo.shlo_tensor_rank(tensor) == array.ndim, place)
            check(tuple(shlo.shlo_tensor_shape(tensor)[:array.ndim]) == array.shape, place)
            data = shlo.shlo_tensor_data(tensor)
            check(ctypes.string_at(data, array.nbytes) == array.tobytes(), f"{place}: other bytes")
            is_view = array.flags.c_contiguous
            check((data == array.ctypes.data) == is_view or array.size == 0, f"{place}: view or copy")
            check((sys.getrefcount(array) > references) == is_view, f"{place}: the array is kept if it is seen")
            writable = array.flags.writeable or not is_view
            check(bool(shlo.shlo_tensor_mutable_data(tensor)) == writable or array.size == 0, f"{place}: writable")
            # And back, where NumPy keeps the memory.
            if versioned or array.flags.writeable or not is_view:
                again = np.from_dlpack(Export(tensor))
                shlo.shlo_tensor_destroy(tensor)
                check(again.dtype == array.dtype and again.shape == array.shape, f"{place}: back")
                check(again.tobytes() == array.tobytes(), f"{place}: back")
                check(again.size == 0 or again.ctypes.data == data, f"{place}: no copy on the way back")
                check(again.flags.writeable == writable, f"{place}: writable on the way back")
                del again
            gc.collect()
            check(sys.getrefcount(array) == references, f"{place}: the array is let go")
# The check can fail.
status, tensor = to_shlo(np.arange(3), True)
check(ctypes.string_at(shlo.shlo_tensor_data(tensor), 24) != np.arange(1, 4).tobytes(), "other arrays have other bytes")
shlo.shlo_tensor_destroy(tensor)
print(f"{checks} checks with NumPy {np.__version__} pass")
