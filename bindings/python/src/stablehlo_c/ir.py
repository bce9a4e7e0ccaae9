"""The contents of a module: operations, regions, values, types, attributes.

Every object keeps its module alive. What a builder made ends with builder.finish(): the module has it from then on.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar, Dict, Iterator, List, Optional, Tuple, Union

from . import _capi, _library, _memory
from ._handle import _c, _quick, buffered, options
from .enums import AttributeKind, ElementType, Op, TypeKind
from .errors import InvalidArgumentError, call
from .tensor import OwnedTensor, Tensor, view


class Owner:
    """Keeps the handle that others are borrowed from. `calls` are the library's, for calls that may be long."""

    __slots__ = ("handle", "calls")

    def __init__(self, handle, calls=_c):
        self.handle = handle
        self.calls = calls


class _Borrowed:
    """Equal objects are the same part of one program."""

    __slots__ = ("_pointer", "_owner")
    _C: ClassVar[Any]  # the class of its handles
    _pointer: Any
    _owner: Owner

    @classmethod
    def _of(cls, pointer, owner):
        """None for NULL."""
        if not pointer:
            return None
        made = cls.__new__(cls)
        made._pointer, made._owner = pointer, owner
        return made

    def __init__(self):
        raise TypeError(f"a {type(self).__name__} is part of a module; a builder makes them")

    @property
    def _handle(self):
        """A handle for a call. It keeps its owner, which another thread may close before the call returns."""
        owner = self._owner.handle
        if owner is None:
            raise InvalidArgumentError(f"the builder of the {type(self).__name__.lower()} has finished or is closed")
        made = self._C(self._pointer.value)
        made.owner = owner
        return made

    def _text(self, function, *arguments):
        return _library.text(function, self._handle, *arguments)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._pointer.value == other._pointer.value

    def __hash__(self) -> int:
        return hash(self._pointer.value)


class Operation(_Borrowed):
    """An op: a module, a function, or an op in one."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self._text(_quick.shlo_operation_name)

    @property
    def op(self) -> Op:
        """The number of the op; Op.NONE if it is not of StableHLO or CHLO."""
        return Op(_quick.shlo_operation_op(self._handle))

    @property
    def parent(self) -> Optional[Operation]:
        return Operation._of(_quick.shlo_operation_parent(self._handle), self._owner)

    @property
    def operands(self) -> Tuple[Value, ...]:
        return self._list(_quick.shlo_operation_operand_count, _quick.shlo_operation_operand, Value)

    @property
    def results(self) -> Tuple[Value, ...]:
        return self._list(_quick.shlo_operation_result_count, _quick.shlo_operation_result, Value)

    @property
    def result(self) -> Value:
        """The only result."""
        found = self.results
        if len(found) != 1:
            raise InvalidArgumentError(f"{self.name} has {len(found)} results, not one")
        return found[0]

    @property
    def regions(self) -> Tuple[Optional[Region], ...]:
        """The regions; None for one without a body."""
        return self._list(_quick.shlo_operation_region_count, _quick.shlo_operation_region, Region)

    def _list(self, count, at, kind):
        handle = self._handle
        return tuple(kind._of(at(handle, k), self._owner) for k in range(count(handle)))

    @property
    def attributes(self) -> Dict[str, Attribute]:
        """The attributes that are present, by name."""
        handle = self._handle
        return {
            _library.text(_quick.shlo_operation_attribute_name, handle, k): Attribute._of(
                _quick.shlo_operation_attribute_at(handle, k), self._owner
            )
            for k in range(_quick.shlo_operation_attribute_count(handle))
        }

    def attribute(self, name: str) -> Optional[Attribute]:
        """The attribute of that name, or None."""
        key = _library.encoded(name)
        return Attribute._of(_quick.shlo_operation_attribute(self._handle, key, len(key)), self._owner)

    @property
    def file(self) -> str:
        return self._text(_quick.shlo_operation_file)

    @property
    def line(self) -> int:
        return _quick.shlo_operation_line(self._handle)

    @property
    def column(self) -> int:
        return _quick.shlo_operation_column(self._handle)

    @property
    def location_name(self) -> str:
        """The outermost name in the location, like "jit(f)/add"."""
        return self._text(_quick.shlo_operation_location_name)

    def walk(self) -> Iterator[Operation]:
        """This operation and all in its regions, each before those in its own regions."""
        waiting = [self]
        while waiting:
            one = waiting.pop()
            yield one
            waiting.extend(reversed([inner for region in one.regions if region is not None for inner in region]))

    def text(self, *, generic: Optional[bool] = None, locations: Optional[bool] = None) -> str:
        settings = options(_capi.shlo_print_options, generic=generic, locations=locations)
        return _library.decoded(buffered(self._owner.calls.shlo_operation_print, self._handle, settings))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self):
        return f"<Operation {self.name}>"


class Region(_Borrowed):
    """Arguments, and operations, which iteration gives."""

    __slots__ = ()

    @property
    def arguments(self) -> Tuple[Value, ...]:
        handle = self._handle
        count = _quick.shlo_region_argument_count(handle)
        return tuple(Value._of(_quick.shlo_region_argument(handle, k), self._owner) for k in range(count))

    @property
    def last(self) -> Optional[Operation]:
        """The terminator."""
        return Operation._of(_quick.shlo_region_last(self._handle), self._owner)

    @property
    def parent(self) -> Optional[Operation]:
        """The enclosing operation; None as long as the region waits in a builder."""
        return Operation._of(_quick.shlo_region_parent(self._handle), self._owner)

    def __iter__(self) -> Iterator[Operation]:
        one = Operation._of(_quick.shlo_region_first(self._handle), self._owner)
        while one is not None:
            yield one
            one = Operation._of(_quick.shlo_operation_next(one._handle), self._owner)


class Value(_Borrowed):
    """A result of an operation, or an argument of a region."""

    __slots__ = ()

    @property
    def type(self) -> Type:
        return Type._of(_quick.shlo_value_type(self._handle), self._owner)

    @property
    def operation(self) -> Optional[Operation]:
        """The operation that defines the value; None for an argument."""
        return Operation._of(_quick.shlo_value_operation(self._handle), self._owner)

    @property
    def region(self) -> Optional[Region]:
        """The region whose argument the value is; None for a result."""
        return Region._of(_quick.shlo_value_region(self._handle), self._owner)

    @property
    def index(self) -> int:
        return _quick.shlo_value_index(self._handle)

    def __repr__(self):
        return f"<Value {self.index}: {self.type}>"


class Type(_Borrowed):
    """A type. Dynamic extents are None."""

    __slots__ = ()

    @property
    def kind(self) -> TypeKind:
        return TypeKind(_quick.shlo_type_kind_of(self._handle))

    @property
    def element_type(self) -> ElementType:
        return ElementType(_quick.shlo_type_element(self._handle))

    @property
    def rank(self) -> int:
        return _quick.shlo_type_rank(self._handle)

    @property
    def shape(self) -> Optional[Tuple[Optional[int], ...]]:
        """The extents; None for a type without a rank."""
        handle = self._handle
        rank = _quick.shlo_type_rank(handle)
        return None if rank < 0 else _library.extents(_quick.shlo_type_shape(handle), rank)

    @property
    def bounds(self) -> Optional[Tuple[Optional[int], ...]]:
        """The upper bounds of the extents; None if there are none."""
        handle = self._handle
        found = _quick.shlo_type_bounds(handle)
        return _library.extents(found, _quick.shlo_type_rank(handle)) if found else None

    @property
    def parts(self) -> Tuple[Type, ...]:
        """The parts of a tuple or future; the inputs and then the results of a function."""
        handle = self._handle
        count = _quick.shlo_type_part_count(handle)
        return tuple(Type._of(_quick.shlo_type_part(handle, k), self._owner) for k in range(count))

    @property
    def input_count(self) -> int:
        """How many of a function's parts are inputs."""
        return _quick.shlo_type_input_count(self._handle)

    @property
    def is_quantized(self) -> bool:
        return bool(_quick.shlo_type_is_quantized(self._handle))

    @property
    def expressed(self) -> ElementType:
        return ElementType(_quick.shlo_type_expressed(self._handle))

    @property
    def quantized_axis(self) -> int:
        """The axis of the scales; -1 if there is one scale."""
        return _quick.shlo_type_quantized_axis(self._handle)

    @property
    def scales(self) -> Tuple[float, ...]:
        handle = self._handle
        return tuple(_quick.shlo_type_scale(handle, k) for k in range(_quick.shlo_type_scale_count(handle)))

    @property
    def zero_points(self) -> Tuple[int, ...]:
        handle = self._handle
        return tuple(_quick.shlo_type_zero_point(handle, k) for k in range(_quick.shlo_type_scale_count(handle)))

    @property
    def storage_range(self) -> Tuple[int, int]:
        """The smallest and the largest stored value."""
        return _quick.shlo_type_storage_min(self._handle), _quick.shlo_type_storage_max(self._handle)

    def __str__(self):
        return _library.decoded(buffered(self._owner.calls.shlo_type_print, self._handle))

    def __repr__(self):
        return f"<Type {self}>"


class Attribute(_Borrowed):
    """An attribute. As a list or mapping it has len(), [] by index or name, and iteration."""

    __slots__ = ()

    @property
    def kind(self) -> AttributeKind:
        return AttributeKind(_quick.shlo_attribute_kind_of(self._handle))

    @property
    def class_name(self) -> str:
        """The name of a struct or enum: "stablehlo.dot"; "" for all others."""
        return self._text(_quick.shlo_attribute_class)

    @property
    def type(self) -> Optional[Type]:
        """The type that a TYPE holds, or that a TENSOR, INTEGER, FLOAT or BOOL has."""
        return Type._of(_quick.shlo_attribute_type(self._handle), self._owner)

    @property
    def text(self) -> str:
        """The string, the name of a function, or the name of an enum's case; "" for all others."""
        return self._text(_quick.shlo_attribute_text)

    @property
    def number(self) -> int:
        """The value of an INTEGER, the case of an ENUM, 0 or 1 for a BOOL."""
        return _quick.shlo_attribute_integer(self._handle)

    @property
    def value(self) -> Any:
        """The attribute as a Python value; itself if Python has no such value."""
        kind, handle = self.kind, self._handle
        if kind == AttributeKind.UNIT:
            return True
        if kind == AttributeKind.BOOL:
            return bool(self.number)
        if kind == AttributeKind.INTEGER:
            return self.number
        if kind == AttributeKind.FLOAT:
            return _quick.shlo_attribute_float(handle)
        if kind in (AttributeKind.STRING, AttributeKind.SYMBOL, AttributeKind.ENUM):
            return self.text
        if kind == AttributeKind.TYPE:
            return self.type
        if kind == AttributeKind.INTEGERS:
            return [_quick.shlo_attribute_integer_at(handle, k) for k in range(len(self))]
        if kind == AttributeKind.ARRAY:
            return [one.value for one in self]
        if kind in (AttributeKind.DICTIONARY, AttributeKind.STRUCT):
            return {key: None if one is None else one.value for key, one in self.items()}
        return self

    def __len__(self) -> int:
        return _quick.shlo_attribute_count(self._handle)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, key: Union[int, str]) -> Attribute:
        handle = self._handle
        if isinstance(key, str):
            name = _library.encoded(key)
            found = Attribute._of(_quick.shlo_attribute_entry(handle, name, len(name)), self._owner)
            if found is None:
                raise KeyError(key)
            return found
        index = key.__index__()
        if not 0 <= index < len(self):
            raise IndexError(index)
        return Attribute._of(_quick.shlo_attribute_at(handle, index), self._owner)

    def __iter__(self) -> Iterator[Attribute]:
        return (self[k] for k in range(len(self)))

    def items(self) -> List[Tuple[str, Optional[Attribute]]]:
        """The names and values of the entries or fields; None for an absent field."""
        return [(self._text(_quick.shlo_attribute_key, k), self[k]) for k in range(len(self))]

    # --- Constants

    @property
    def is_splat(self) -> bool:
        """Whether one stored element stands for all."""
        return bool(_quick.shlo_attribute_is_splat(self._handle))

    @property
    def bytes(self) -> Optional[memoryview]:
        """The bytes of a constant as they are stored, a read-only memoryview without a copy; None if there are none."""
        size, handle = ctypes.c_size_t(), self._handle
        address = _quick.shlo_attribute_bytes(handle, size)
        return view(handle, address, size.value) if address else None

    def tensor(self) -> Tensor:
        """A constant as a Tensor, with splats expanded."""
        made = OwnedTensor()
        call(self._owner.calls.shlo_attribute_tensor, self._handle, made)
        return Tensor._of(made)

    def numpy(self) -> Any:
        """A constant as a read-only NumPy array; of the stored bytes without a copy where they have NumPy's form."""
        stored, of_type = self.bytes, self.type
        element, shape = (of_type.element_type, of_type.shape) if of_type else (ElementType.NONE, None)
        if stored is None or self.is_splat or element in (ElementType.NONE, ElementType.I1):
            return self.tensor().numpy()
        if _memory.SIZES[element] == 1 and element not in (ElementType.I8, ElementType.UI8):
            return self.tensor().numpy()
        import numpy as np

        return np.frombuffer(stored, np.uint8).view(_memory.dtype(element)).reshape(shape)

    def __str__(self):
        return _library.decoded(buffered(self._owner.calls.shlo_attribute_print, self._handle, None))

    def __repr__(self):
        shown = str(self)
        return f"<Attribute {shown if len(shown) <= 60 else shown[:57] + '...'}>"
