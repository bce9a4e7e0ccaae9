"""Tensors of other libraries, and for them, without a copy: capsules of DLPack.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from ctypes import POINTER, addressof, c_char_p, c_int, c_void_p, cast, py_object, pythonapi

from . import _capi, _library
from .errors import InvalidArgumentError, UnsupportedError, call

_c = _library.library
CPU = (_capi.SHLO_DLPACK_CPU, 0)

_is_valid, _pointer, _set_name = (
    getattr(pythonapi, "PyCapsule_" + one) for one in ("IsValid", "GetPointer", "SetName")
)
_is_valid.argtypes, _is_valid.restype = (py_object, c_char_p), c_int
_pointer.argtypes, _pointer.restype = (py_object, c_char_p), c_void_p
_set_name.argtypes, _set_name.restype = (py_object, c_char_p), c_int
# A capsule does not copy its name.
_FORMS = {
    b"dltensor_versioned": (b"used_dltensor_versioned", _capi.shlo_dlpack_versioned, _c.shlo_tensor_from_dlpack),
    b"dltensor": (b"used_dltensor", _capi.shlo_dlpack_managed, _c.shlo_tensor_from_dlpack_managed),
}
for one, (used, _, _) in _FORMS.items():
    for name in (one, used):
        pythonapi.Py_IncRef(py_object(name))


def exported(handle, is_versioned, flags):
    """A capsule that shares the memory of a tensor and keeps it. The flags are for a versioned one."""
    if _library.fast is None:
        raise UnsupportedError("DLPack capsules are made by the package's extension, which is not there; use numpy()")
    made = POINTER(_capi.shlo_dlpack_versioned if is_versioned else _capi.shlo_dlpack_managed)()
    call(_c.shlo_tensor_to_dlpack if is_versioned else _c.shlo_tensor_to_dlpack_managed, handle, made)
    if is_versioned:
        made.contents.flags |= flags
    deleter = cast(made.contents.deleter, c_void_p).value
    return _library.fast.capsule(addressof(made.contents), deleter, is_versioned)


def imported(array, handle):
    """Gives a handle a tensor of an object with __dlpack__: a view of its memory if that is contiguous, else a copy."""
    try:
        device = getattr(array, "__dlpack_device__", lambda: CPU)()
        export = array.__dlpack__
    except AttributeError:
        raise InvalidArgumentError(f"{type(array).__name__} has no __dlpack__") from None
    if device[0] != CPU[0]:
        raise UnsupportedError(
            f"the memory of a {type(array).__name__} is on the device {tuple(device)}, not the CPU's"
        )
    try:
        capsule = export(max_version=(1, 1))
    except TypeError:  # before DLPack 1.0
        capsule = export()
    for name, (used, kind, function) in _FORMS.items():
        if _is_valid(capsule, name):
            managed = cast(_pointer(capsule, name), POINTER(kind))
            # The capsule does not own it during the call. An exception that comes in between frees nothing twice.
            _set_name(capsule, used)
            try:
                return call(function, managed, handle)
            except Exception:
                _set_name(capsule, name)
                raise
    raise InvalidArgumentError(f"{type(array).__name__}.__dlpack__ made no capsule that DLPack 1 knows")
