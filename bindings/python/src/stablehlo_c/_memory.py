"""The memory of arrays: NumPy's, ml_dtypes', array.array, memoryview, and all else with the buffer protocol.

NumPy is used only for arrays that a program made with it.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import ctypes
import itertools
import struct
import sys
from typing import Any, Dict, Union

from . import _capi, _library
from .enums import ElementType as T
from .errors import InvalidArgumentError, UnsupportedError

# The kind and size of the elements in memory. A type that no buffer has is held by unsigned integers of its size.
_KINDS = {
    T.I1: "b1", T.I2: "i1", T.I4: "i1", T.I8: "i1", T.I16: "i2", T.I32: "i4", T.I64: "i8",
    T.UI2: "u1", T.UI4: "u1", T.UI8: "u1", T.UI16: "u2", T.UI32: "u4", T.UI64: "u8",
    T.BF16: "u2", T.F16: "f2", T.F32: "f4", T.F64: "f8", T.COMPLEX_F32: "c8", T.COMPLEX_F64: "c16",
}  # fmt: skip
# The names of NumPy and ml_dtypes.
_DTYPES = {
    "bool": T.I1, "int2": T.I2, "int4": T.I4, "int8": T.I8, "int16": T.I16, "int32": T.I32, "int64": T.I64,
    "uint2": T.UI2, "uint4": T.UI4, "uint8": T.UI8, "uint16": T.UI16, "uint32": T.UI32, "uint64": T.UI64,
    "float4_e2m1fn": T.F4E2M1FN, "float6_e2m3fn": T.F6E2M3FN, "float6_e3m2fn": T.F6E3M2FN, "float8_e3m4": T.F8E3M4,
    "float8_e4m3": T.F8E4M3, "float8_e4m3fn": T.F8E4M3FN, "float8_e4m3fnuz": T.F8E4M3FNUZ,
    "float8_e4m3b11fnuz": T.F8E4M3B11FNUZ, "float8_e5m2": T.F8E5M2, "float8_e5m2fnuz": T.F8E5M2FNUZ,
    "float8_e8m0fnu": T.F8E8M0FNU, "bfloat16": T.BF16, "float16": T.F16, "float32": T.F32, "float64": T.F64,
    "complex64": T.COMPLEX_F32, "complex128": T.COMPLEX_F64,
}  # fmt: skip
_DTYPE_NAMES = {element: name for name, element in _DTYPES.items()}
_FORMATS = {"f2": "e", "f4": "f", "f8": "d", "c8": "2f", "c16": "2d", "b1": "?"}
_FORMATS.update({f"{kind}{size}": letter if kind == "i" else letter.upper() for size, letter in
                 ((1, "b"), (2, "h"), (4, "i"), (8, "q")) for kind in "iu"})  # fmt: skip
# What has bytes, or text.
Bytes = Union[str, bytes, bytearray, memoryview]
SIZES = {element: _library.library.shlo_element_type_size(element) for element in T}
NAMES = {element: _library.static_text(_library.library.shlo_element_type_name, element) for element in T}
_BY_NAME = {name: element for element, name in NAMES.items()}


def kind_of(element):
    return _KINDS.get(element, "u1")


def element_type(one):
    """An element type, given as a member, its name ("f32"), or a data type of NumPy or its name ("float32")."""
    if isinstance(one, T):
        return one
    found = _BY_NAME.get(one) or _DTYPES.get(one) if isinstance(one, str) else None
    if found is None and numpy() is not None:
        try:
            found = _DTYPES.get(numpy().dtype(one).name)
        except TypeError:
            pass
    if found is None:
        raise InvalidArgumentError(f"{one!r} is not an element type, like 'f32'")
    return found


def numpy():
    """NumPy, if the program has imported it."""
    return sys.modules.get("numpy")


# A line of the processor's cache; and the bytes from which on it is worth its time to begin an array with one.
_LINE, LONG = 64, 1 << 16


def empty(shape, dtype):
    """A NumPy array for a result. Kernels write a long one up to a third quicker if it begins with a line of the cache."""
    np = numpy()
    size = dtype.itemsize
    for extent in shape:
        size *= extent
    if size < LONG:
        return np.empty(shape, dtype)
    memory = np.empty(size + _LINE, np.uint8)
    return np.ndarray(shape, dtype, memory, -memory.__array_interface__["data"][0] % _LINE)


_dtypes: Dict[T, Any] = {}


def dtype(element):
    """The data type of NumPy. One that needs ml_dtypes is, without it, integers of the same size."""
    found = _dtypes.get(element)
    if found is None:
        found = numpy().dtype(kind_of(element))
        name = _DTYPE_NAMES[element]
        if found.name != name:
            try:
                import ml_dtypes

                found = numpy().dtype(getattr(ml_dtypes, name))
            except (ImportError, AttributeError):
                pass
        _dtypes[element] = found
    return found


def type_text(element, shape):
    return "tensor<" + "".join(f"{'?' if one is None else one}x" for one in shape) + NAMES[element] + ">"


# --- The buffer protocol


class _Buffer(ctypes.Structure):
    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.c_void_p),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_void_p),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("suboffsets", ctypes.c_void_p),
        ("internal", ctypes.c_void_p),
    ]


_FULL_RO = 0x011C
_get = ctypes.pythonapi.PyObject_GetBuffer
_get.argtypes, _get.restype = [ctypes.py_object, ctypes.POINTER(_Buffer), ctypes.c_int], ctypes.c_int
_release = ctypes.pythonapi.PyBuffer_Release
_release.argtypes, _release.restype = [ctypes.POINTER(_Buffer)], None


def _address(view):
    """Where a memoryview's first element is. It stays there as long as the view is alive."""
    buffer = _Buffer()
    _get(view, buffer, _FULL_RO)
    address = buffer.buf or 0
    _release(buffer)
    return address


def _kind(view):
    """The kind and size of a view's elements: "f4"; None if there are no such elements."""
    form = view.format
    if form[:1] in "@=<>!":
        if view.itemsize > 1 and form[0] in (">!" if sys.byteorder == "little" else "<"):
            raise InvalidArgumentError("the array's bytes are swapped; convert it to the machine's byte order first")
        form = form[1:]
    for kind, letters in (("b", "?"), ("i", "bhilqn"), ("u", "BHILQNc"), ("f", "efd")):
        if len(form) == 1 and form in letters:
            return f"{kind}{view.itemsize}"
    return f"c{view.itemsize}" if form in ("Zf", "Zd", "F", "D") else None


class Memory:
    """The memory of an array. `view` keeps it."""

    __slots__ = ("view", "address", "element", "kind", "shape", "strides", "is_contiguous", "is_readonly")

    def __init__(self, view, element, shape=None):
        if any(one >= 0 for one in view.suboffsets):
            raise InvalidArgumentError("the array is not in one piece of memory")
        self.view = view
        self.address = _address(view)
        self.element = element
        self.kind = kind_of(element) if element is not None else _kind(view)
        self.shape = view.shape if shape is None else shape
        self.strides = view.strides
        self.is_contiguous = view.c_contiguous
        self.is_readonly = view.readonly

    def holds(self, element):
        """Whether the elements may be of this type: bytes hold every type of a byte, 16-bit integers hold bf16."""
        if self.element is not None:
            # Without ml_dtypes, integers stand for its types.
            return element == self.element or element not in (T.I8, T.UI8, T.UI16) and self._is_raw(element)
        return self.kind == kind_of(element) or self.kind == "u1" and element == T.I1

    def _is_raw(self, element):
        return self.element in (T.I8, T.UI8, T.UI16) and kind_of(self.element) == kind_of(element)

    def guess(self):
        """The element type of an array that says it."""
        if self.element is not None:
            return self.element
        for element, kind in _KINDS.items():
            if kind == self.kind and _DTYPE_NAMES[element] not in ("int2", "int4", "uint2", "uint4", "bfloat16"):
                return element
        raise InvalidArgumentError(f"no element type has the form {self.view.format!r}")

    def text(self):
        if self.element is None and self.kind is None:
            return f"an array of the form {self.view.format!r}"
        return type_text(self.guess(), self.shape)


def memory(one):
    """The memory of an object with the buffer protocol, or that becomes a NumPy array; None for all others."""
    np = numpy()
    if np is None or not isinstance(one, np.ndarray):
        try:
            return Memory(memoryview(one), None)
        except (TypeError, BufferError):
            pass
        if isinstance(one, (bool, int, float, complex, str, list, tuple)):
            return None
        found = _to_numpy(one) if np is not None else None
        if found is None and hasattr(one, "__dlpack__"):
            from .tensor import from_dlpack

            tensor = from_dlpack(one)
            return Memory(tensor._bytes(), tensor.element_type, tensor.shape)
        one = found
        if one is None:
            return None
    element = _DTYPES.get(one.dtype.name)
    if element is None:
        raise InvalidArgumentError(f"no element type is like NumPy's {one.dtype}")
    if not one.dtype.isnative:
        raise InvalidArgumentError("the array's bytes are swapped; convert it to the machine's byte order first")
    plain = one.view(f"u{one.itemsize}") if one.dtype.kind == "V" or one.dtype.isbuiltin == 2 else one
    return Memory(memoryview(plain), element)


def _to_numpy(one):
    if hasattr(one, "__array__") or hasattr(one, "__array_interface__"):
        return numpy().asarray(one)
    return None


# --- Memory that the library keeps

if _library.fast is not None:
    _RELEASE = _capi.shlo_release_fn(_library.fast.release)

    def kept(one):
        """What holds an object until the library releases it: a release function and its user pointer."""
        return _RELEASE, _library.fast.keep(one)

else:
    _kept: Dict[int, Any] = {}
    _keys = itertools.count(1)
    # It may be called as long as there is such memory, also when this module is gone: it is never freed.
    _RELEASE = _capi.shlo_release_fn(lambda data, key, kept=_kept: kept.pop(key, None) and None)
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_RELEASE))

    def kept(one):
        """What holds an object until the library releases it: a release function and its user pointer."""
        key = next(_keys)
        _kept[key] = one
        return _RELEASE, key


# --- Numbers and lists


def _flat(value, shape):
    if not shape:
        return [value]
    if len(value) != shape[0]:
        raise TypeError
    return [one for part in value for one in _flat(part, shape[1:])]


def shape_of(value):
    """The shape of a number or of nested lists."""
    shape = []
    while isinstance(value, (list, tuple)):
        shape.append(len(value))
        value = value[0] if value else None
    return tuple(shape)


def packed(value, element, shape):
    """The bytes of a number or of nested lists as elements of this type, in a writable view."""
    form = _FORMATS.get(_KINDS.get(element))
    if form is None or element == T.BF16:
        raise UnsupportedError(f"numbers of type {NAMES[element]} need an array; ml_dtypes has this type")
    try:
        numbers = _flat(value, shape)
        if form in ("2f", "2d"):
            numbers = [part for one in map(complex, numbers) for part in (one.real, one.imag)]
        elif element in (T.I2, T.I4, T.UI2, T.UI4):
            low, high = {T.I2: (-2, 1), T.I4: (-8, 7), T.UI2: (0, 3), T.UI4: (0, 15)}[element]
            if not all(low <= one <= high for one in numbers):
                raise OverflowError
        made = bytearray(struct.pack(f"={len(numbers)}{form[-1]}", *numbers))
    except (TypeError, ValueError, OverflowError, struct.error):
        raise InvalidArgumentError(f"{_shown(value)} is not a {type_text(element, shape)}") from None
    return memoryview(made)


def _shown(value):
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def unpacked(view, element, shape):
    """Numbers, in nested lists, of bytes as elements of this type; None if Python has no such numbers."""
    form = _FORMATS.get(_KINDS.get(element))
    if form is None or element == T.BF16:
        return None
    numbers = list(struct.unpack(f"={len(view) // struct.calcsize('=' + form[-1])}{form[-1]}", view))
    if form in ("2f", "2d"):
        numbers = [complex(*pair) for pair in zip(numbers[::2], numbers[1::2])]
    return nested(numbers, shape)


def nested(numbers, shape):
    """Nested lists of this shape."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    count = 1
    for one in shape[1:]:
        count *= one
    return [nested(numbers[k * count : (k + 1) * count], shape[1:]) for k in range(shape[0])]


def bytes_like(one):
    """An address, a size and what keeps it, of bytes that a call reads."""
    if isinstance(one, str):
        one = _library.encoded(one)
    try:
        view = memoryview(one)
    except TypeError:
        raise InvalidArgumentError(f"bytes or text expected, not {type(one).__name__}") from None
    if not view.c_contiguous:
        view = memoryview(view.tobytes())
    return _address(view), view.nbytes, view
