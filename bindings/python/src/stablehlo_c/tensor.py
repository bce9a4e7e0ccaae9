"""Tensors: dense arrays that belong to the library, or borrow the memory of an array.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import builtins
import ctypes
import os
from typing import TYPE_CHECKING, Any, Optional, Sequence, Tuple, Union

from . import _capi, _dlpack, _library, _memory
from ._handle import Closable, _c, _quick, buffered, number
from .enums import ElementType
from .errors import Error, FileError, InvalidArgumentError, UnsupportedError, call

OwnedTensor = type("OwnedTensor", (_library.owned(_capi.shlo_tensor),), {"__slots__": ("memory",)})
if TYPE_CHECKING:
    from .devices import Client
if TYPE_CHECKING or _library.fast is None:

    class _Base:
        """The class of the extension."""

        __slots__ = ("element_type", "shape", "_owned")

        def _set(self, handle, element_type, shape):
            self._owned, self.element_type, self.shape = handle, element_type, shape

        def __buffer__(self, flags):  # Python 3.12 and newer
            return self._buffer()

else:
    _Base = _library.fast.Tensor


# The types whose buffers say what they hold.
_BUFFERED = [getattr(ElementType, one) for one in "I1 I8 I16 I32 I64 UI8 UI16 UI32 UI64 F16 F32 F64".split()]


def _shape(extents, unknown=None):
    """A shape, as Python and as C have it. unknown: the number for an extent that is None."""
    try:
        extents = tuple((unknown if one is None else one).__index__() for one in extents)
        if all(-(2**63) <= one < 2**63 for one in extents):
            return extents, (ctypes.c_int64 * len(extents))(*extents)
    except (AttributeError, TypeError):
        pass
    raise InvalidArgumentError(f"{extents!r} is not a shape")


def borrowed(memory, element, shape, release=None):
    """A handle of a tensor in contiguous memory. The handle keeps it, or a release function and its user pointer do."""
    made = OwnedTensor()
    _, c_shape = _shape(shape)
    size = memory.view.nbytes
    borrow = _quick.shlo_tensor_borrow_const if memory.is_readonly else _quick.shlo_tensor_borrow
    release, user = release or (_capi.shlo_release_fn(), None)
    try:
        call(borrow, element, len(shape), c_shape, memory.address, size, release, user, made)
    except Error:
        if release:
            release(None, user)
        raise
    made.memory = memory if not release else None
    return made


def copied(tensor):
    """A Tensor with the elements of one that belongs to somebody else, by its handle."""
    made = OwnedTensor()
    call(
        _c.shlo_tensor_copy,
        _quick.shlo_tensor_element_type(tensor),
        _quick.shlo_tensor_rank(tensor),
        _quick.shlo_tensor_shape(tensor),
        _quick.shlo_tensor_data(tensor),
        _quick.shlo_tensor_size(tensor),
        None,
        made,
    )
    return Tensor._of(made)


def view(handle, address, size, is_readonly=True):
    """A memoryview of bytes that the handle keeps."""
    if not size:
        return memoryview(b"")
    made = (ctypes.c_ubyte * size).from_address(address)
    made.owner = handle
    found = memoryview(made).cast("B")
    return found.toreadonly() if is_readonly else found


def ndarray(handle, element, shape, address, is_readonly):
    """A NumPy array of a tensor's bytes, without a copy."""
    np, dtype = _memory.numpy(), _memory.dtype(element)
    size = _quick.shlo_tensor_size(handle)
    if not size:
        return np.empty(shape, dtype)
    return np.frombuffer(view(handle, address, size, is_readonly), np.uint8).view(dtype).reshape(shape)


# An element type: a member, its name ("f32"), or a data type of NumPy.
AnyElement = Union[ElementType, str, Any]


class Tensor(_Base, Closable):
    """An array with an element type and a shape. Its elements do not change.

    Tensor(array) copies an array, a number, or nested lists. element_type is needed where the array does not say it:
    Tensor([1, 2], "f32"), Tensor(b"\\0\\0\\x80?", "f32", shape=()).
    """

    __slots__ = ("__weakref__",)

    element_type: ElementType
    shape: Tuple[int, ...]

    def __init__(
        self, array: Any, element_type: Optional[AnyElement] = None, shape: Optional[Sequence[int]] = None
    ) -> None:
        element = None if element_type is None else _memory.element_type(element_type)
        if isinstance(array, Tensor):
            array = array._here()
            array = array.memoryview().cast("B") if shape is not None else array
        memory = _memory.memory(array) if not isinstance(array, Tensor) else None
        if isinstance(array, Tensor):
            element = array.element_type if element is None else element
            if element != array.element_type:
                raise InvalidArgumentError(f"the tensor is a {array!r}, not of {_memory.NAMES[element]}")
            self._make(element, array.shape, array._bytes(), None)
        elif memory is None:
            if element is None:
                raise InvalidArgumentError("an element type is needed for numbers, like Tensor([1, 2], 'f32')")
            extents = _memory.shape_of(array) if shape is None else tuple(shape)
            self._make(element, extents, _memory.packed(array, element, extents), None)
        else:
            self._copy(memory, element, shape)

    def _copy(self, memory, element, shape):
        if shape is not None and memory.is_contiguous:
            if element is None:
                element = memory.guess()
            if not (memory.kind == "u1" or memory.holds(element)):
                raise InvalidArgumentError(f"{memory.text()} does not hold {_memory.NAMES[element]}")
            return self._make(element, tuple(shape), memory.view, memory.address)
        element = memory.guess() if element is None else element
        if not memory.holds(element) or shape is not None and tuple(shape) != tuple(memory.shape):
            expected = _memory.type_text(element, memory.shape if shape is None else shape)
            raise InvalidArgumentError(f"expected {expected}, found {memory.text()}")
        strides = None if memory.is_contiguous else (ctypes.c_int64 * len(memory.strides))(*memory.strides)
        self._make(element, tuple(memory.shape), memory.view, memory.address, strides)

    def _make(self, element, shape, source, address, strides=None):
        made = OwnedTensor()
        if address is None:
            address, _, source = _memory.bytes_like(source)
        _, c_shape = _shape(shape)
        call(_c.shlo_tensor_copy, element, len(shape), c_shape, address, source.nbytes, strides, made)
        self._adopt(made)

    def _adopt(self, handle):
        element = ElementType(_quick.shlo_tensor_element_type(handle))
        self._set(handle, element, _library.extents(_quick.shlo_tensor_shape(handle), _quick.shlo_tensor_rank(handle)))
        return self

    @classmethod
    def _of(cls, handle, known=None):
        """A tensor of a handle, whose type and shape may be known."""
        made = cls.__new__(cls)
        if known is None:
            return made._adopt(handle)
        made._set(handle, known.element_type, known.shape)
        return made

    @classmethod
    def zeros(cls, element_type: AnyElement, shape: Sequence[int]) -> Tensor:
        """A tensor of zeros."""
        made = OwnedTensor()
        extents, c_shape = _shape(shape)
        call(_c.shlo_tensor_create, _memory.element_type(element_type), len(extents), c_shape, made)
        return cls._of(made)

    @classmethod
    def borrow(cls, array: Any) -> Tensor:
        """A tensor in the memory of a contiguous array, which must not change as long as the tensor is in use."""
        memory = _memory.memory(array)
        if memory is None or not memory.is_contiguous:
            raise InvalidArgumentError("only a contiguous array can be borrowed")
        return cls._of(borrowed(memory, memory.guess(), memory.shape, _memory.kept(memory)))

    @classmethod
    def from_npy(cls, data: _memory.Bytes, element_type: Optional[AnyElement] = None) -> Tensor:
        """A tensor of the bytes of a .npy file. element_type is for files of raw types, as ml_dtypes writes them."""
        made = OwnedTensor()
        address, size, keep = _memory.bytes_like(data)
        element = ElementType.NONE if element_type is None else _memory.element_type(element_type)
        call(_c.shlo_tensor_from_npy, address, size, element, made)
        return cls._of(made)

    @classmethod
    def load(cls, path: Union[str, os.PathLike[str]], element_type: Optional[AnyElement] = None) -> Tensor:
        """A tensor of a .npy file."""
        try:
            with open(os.fspath(path), "rb") as file:
                data = file.read()
        except OSError as failure:
            raise FileError(str(failure)) from failure
        return cls.from_npy(data, element_type)

    def to_npy(self) -> bytes:
        """The bytes of a .npy file."""
        return buffered(_c.shlo_tensor_to_npy, self._here()._handle)

    @classmethod
    def from_onnx(cls, data: _memory.Bytes) -> Tensor:
        """A tensor of the bytes of an ONNX TensorProto, which files .pb of ONNX's tests have."""
        made = OwnedTensor()
        address, size, keep = _memory.bytes_like(data)
        call(_c.shlo_tensor_from_onnx, address, size, made)
        return cls._of(made)

    def to_onnx(self, name: Optional[str] = None) -> bytes:
        """The bytes of an ONNX TensorProto, with a name if one is given."""
        key = None if name is None else _library.encoded(name)
        return buffered(_c.shlo_tensor_to_onnx, self._here()._handle, key, 0 if key is None else len(key))

    def to_device(self, client: Client, device: int = 0) -> Tensor:
        """A copy on a device of a client, by its index in client.devices. Plans of the client take it without a copy."""
        made = OwnedTensor()
        index = number(device, ctypes.c_int64, "device")
        call(_c.shlo_tensor_to_device, self._handle, client._handle, index, made)
        return Tensor._of(made, self)

    def to_host(self) -> Tensor:
        """A copy, in memory of the host, of a tensor that is on a device."""
        made = OwnedTensor()
        call(_c.shlo_tensor_to_host, self._handle, made)
        return Tensor._of(made, self)

    @property
    def device(self) -> Optional[int]:
        """The index of the device that the tensor is on; None for memory of the host.

        What copies the elements (numpy(), tolist(), float) copies them from there; views of the memory are refused.
        """
        index = _quick.shlo_tensor_device(self._handle)
        return None if index < 0 else index

    @property
    def _is_consumed(self):
        return _quick.shlo_tensor_element_type(self._handle) == ElementType.NONE

    def _here(self):
        return self if _quick.shlo_tensor_device(self._handle) < 0 else self.to_host()

    def _elsewhere(self):
        """Why there is no memory to look at; None if there is."""
        device = self.device
        return None if device is None else f"the tensor is on device {device}: to_host() copies it"

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        return _quick.shlo_tensor_size(self._handle)

    @property
    def element_count(self) -> int:
        return _quick.shlo_tensor_element_count(self._handle)

    def _bytes(self):
        handle = self._handle
        return view(handle, _quick.shlo_tensor_data(handle), _quick.shlo_tensor_size(handle))

    def memoryview(self) -> builtins.memoryview:
        """The elements without a copy, read-only. Types that a memoryview lacks are bytes or 16-bit integers."""
        if self._elsewhere():
            raise InvalidArgumentError(self._elsewhere())
        form = _memory._FORMATS[_memory.kind_of(self.element_type)]
        if form[0] == "2":
            raise InvalidArgumentError("a memoryview has no complex elements; use numpy() or tolist()")
        flat = self._bytes().cast(form)
        return flat if len(self.shape) == 1 or 0 in self.shape else flat.cast("B").cast(form, self.shape)

    def _buffer(self):
        if self.element_type not in _BUFFERED:
            raise BufferError(f"{_memory.NAMES[self.element_type]} is not a type of the buffer protocol")
        if self._elsewhere():
            raise BufferError(self._elsewhere())
        return self.memoryview()

    def __dlpack__(
        self,
        *,
        stream: None = None,
        max_version: Optional[Tuple[int, int]] = None,
        dl_device: Optional[Tuple[int, int]] = None,
        copy: Optional[bool] = None,
    ) -> Any:
        """A capsule of the memory, read-only, or of a copy. A consumer before DLPack 1.0 must not write to it."""
        if stream is not None or dl_device not in (None, _dlpack.CPU):
            raise UnsupportedError("a tensor is in the CPU's memory, which has no streams")
        self.__dlpack_device__()
        handle, flags = self._handle, _capi.SHLO_DLPACK_READ_ONLY
        if copy:
            handle, flags = Tensor(self)._handle, _capi.SHLO_DLPACK_IS_COPIED
        return _dlpack.exported(handle, max_version is not None and max_version[0] >= 1, flags)

    def __dlpack_device__(self) -> Tuple[int, int]:
        if self._elsewhere():
            raise UnsupportedError(self._elsewhere())
        return _dlpack.CPU

    def numpy(self) -> Any:
        """The elements as a NumPy array, read-only: without a copy, unless they are on a device."""
        import numpy  # noqa: F401

        handle = self._here()._handle
        return ndarray(handle, self.element_type, self.shape, _quick.shlo_tensor_data(handle), True)

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> Any:
        if copy is False and self._elsewhere():
            raise InvalidArgumentError(self._elsewhere())
        found = self.numpy()
        if copy or dtype is not None and dtype != found.dtype:
            return found.astype(found.dtype if dtype is None else dtype)
        return found

    def tolist(self) -> Any:
        """The elements as numbers, in nested lists; a number for a tensor of rank 0."""
        here = self._here()
        found = _memory.unpacked(here._bytes(), self.element_type, self.shape)
        if found is None:
            texts = (here.element_text(k) for k in range(self.element_count))
            found = _memory.nested([float(one) for one in texts], self.shape)
        return found

    def element_text(self, index: int) -> str:
        """One element as text, by its row-major index."""
        if not 0 <= index < self.element_count:
            raise InvalidArgumentError(f"index out of range: {index}")
        return _library.decoded(buffered(_c.shlo_tensor_element_text, self._here()._handle, index))

    def difference(self, expected: Tensor, tolerance: float = 0.0) -> Optional[int]:
        """The row-major index of the first element that differs by more than tolerance * (1 + |expected|), or None."""
        index = ctypes.c_int64(-1)
        call(_c.shlo_tensor_compare, self._here()._handle, expected._here()._handle, tolerance, index)
        return None if index.value < 0 else index.value

    def __float__(self) -> float:
        return float(self._item())

    def __int__(self) -> int:
        return int(self._item())

    def __bool__(self) -> bool:
        return bool(self._item())

    def _item(self):
        if self.element_count != 1:
            raise InvalidArgumentError(f"{self!r} is not one number")
        found = self.tolist()
        while isinstance(found, list):
            found = found[0]
        return found

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("a tensor of rank 0 has no length")
        return self.shape[0]

    def __repr__(self):
        device = None if self.is_closed else self.device
        place = "" if device is None else f" on device {device}"
        return f"Tensor({_memory.type_text(self.element_type, self.shape)}{place})"


def from_dlpack(array: Any) -> Tensor:
    """A tensor of an object with __dlpack__: a view of its memory if that is contiguous, else a copy.

    The memory must not change as long as the tensor is in use.
    """
    made = OwnedTensor()
    _dlpack.imported(array, made)
    return Tensor._of(made)
