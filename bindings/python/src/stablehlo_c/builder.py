"""Building programs: types, attributes, functions, regions, ops.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import builtins
import contextlib
import ctypes
import os
import sys
import threading
from typing import Any, Callable, List, Mapping, Optional, Sequence, Tuple, Union

from . import _capi, _library, _memory
from ._dialect import AnyType, handles, sequence
from ._handle import Closable, _quick, call, choice, number
from .enums import ApiVersion, ElementType, Visibility
from .errors import InvalidArgumentError
from .ir import Attribute, Operation, Owner, Region, Type, Value
from .module import Module, _OwnedModule
from .ops import ATTRIBUTE_NAMES, Chlo, Stablehlo
from .tensor import AnyElement, Tensor

Extents = Sequence[Optional[int]]
_OwnedBuilder = _library.owned(_capi.shlo_builder)
_FOLDER = os.path.dirname(os.path.abspath(__file__)) + os.sep


class _Turn:
    """Lets one thread at a time use a builder. As long as a function or region is open, only its thread may."""

    def __init__(self):
        self._lock = threading.RLock()
        self._thread, self._depth = None, 0

    def __enter__(self):
        self._lock.acquire()
        if self._thread not in (None, threading.get_ident()):
            self._lock.release()
            raise InvalidArgumentError("another thread is building a function with this builder")

    def __exit__(self, *_):
        self._lock.release()

    def open(self):
        self._thread, self._depth = threading.get_ident(), self._depth + 1

    def close(self):
        self._depth -= 1
        if not self._depth:
            self._thread = None


class Builder(Closable):
    """An unfinished module. Each op is verified when it is added, and its result types are inferred.

        b = Builder()

        @b.function(x="tensor<?xf32>")
        def main(x):
            return b.stablehlo.tanh(x)

        module = b.finish()

    An op that breaks a rule raises its error and leaves no trace; building can continue. The location of an op is the
    line that asked for it.
    """

    def __init__(self, name: Optional[str] = None) -> None:
        made, given = _OwnedBuilder(), None if name is None else _library.encoded(name)
        call(_quick.shlo_builder_create, given, 0 if given is None else len(given), made)
        self._owned = made
        self._owner = Owner(made, _quick)
        self._turn = _Turn()
        self._place = None

    @property
    def stablehlo(self) -> Stablehlo:
        """The ops of StableHLO as methods."""
        return Stablehlo(self)

    @property
    def chlo(self) -> Chlo:
        """The ops of CHLO as methods."""
        return Chlo(self)

    def close(self) -> None:
        with self._turn:
            self._owner.handle = None
            super().close()

    def finish(self) -> Module:
        """Verifies the module as a whole and returns it. The builder and all that it made end."""
        out = _OwnedModule()
        with self._turn:
            call(_quick.shlo_builder_finish, self._handle, out)
            self.close()
        return Module(out)

    def _make(self, kind, function, *arguments):
        out = kind._C()
        with self._turn:
            call(function, self._handle, *arguments, out)
            return kind._of(out, self._owner)

    # --- Locations

    def _locate(self):
        """Gives what is added next the position of the first caller outside of this package."""
        frame = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename.startswith(_FOLDER):
            frame = frame.f_back
        if frame is None:
            return
        place = frame.f_code.co_filename, frame.f_lineno
        if place != self._place:
            file = os.fsencode(place[0])
            call(_quick.shlo_builder_set_location, self._handle, file, len(file), max(place[1] or 1, 1), 1)
            self._place = place

    def name_locations(self, name: str) -> None:
        """Names everything that is added from now on, like "jit(f)/add"; "" is no name."""
        text = _library.encoded(name)
        with self._turn:
            call(_quick.shlo_builder_set_location_name, self._handle, text, len(text))

    # --- Types

    def type(self, text: AnyType) -> Type:
        """A type of its text: "tensor<2x?xf32>". A Type is itself."""
        if isinstance(text, Type):
            return text
        if not isinstance(text, str):
            raise InvalidArgumentError(f"{text!r} is not a type or its text, like 'tensor<2xf32>'")
        given = _library.encoded(text)
        return self._make(Type, _quick.shlo_builder_parse_type, given, len(given))

    def tensor_type(self, element_type: AnyElement, shape: Extents = (), bounds: Optional[Extents] = None) -> Type:
        """A tensor type. None is a dynamic extent, and no bound."""
        element = _memory.element_type(element_type)
        extents = _extents(shape)
        if bounds is None:
            return self._make(Type, _quick.shlo_builder_tensor_type, element, len(extents), extents)
        limits = _extents(bounds)
        if len(limits) != len(extents):
            raise InvalidArgumentError(f"expected {len(extents)} bounds, found {len(limits)}")
        return self._make(Type, _quick.shlo_builder_bounded_tensor_type, element, len(extents), extents, limits)

    def quantized_tensor_type(
        self,
        storage: AnyElement,
        expressed: AnyElement,
        shape: Extents,
        scales: Union[float, Sequence[float]],
        zero_points: Union[int, Sequence[int]],
        axis: int = -1,
        storage_range: Tuple[int, int] = (0, 0),
    ) -> Type:
        """A tensor type with quantized elements: expressed = (stored - zero_point) * scale."""
        factors, zeros = sequence(scales), _extents(sequence(zero_points))
        if len(factors) != len(zeros):
            raise InvalidArgumentError(f"expected {len(factors)} zero points, found {len(zeros)}")
        extents = _extents(shape)
        low, high = (number(one, ctypes.c_int64, "storage_range") for one in storage_range)
        return self._make(
            Type,
            _quick.shlo_builder_quantized_tensor_type,
            _memory.element_type(storage),
            _memory.element_type(expressed),
            len(extents),
            extents,
            number(axis, ctypes.c_int32, "axis"),
            len(factors),
            (ctypes.c_double * len(factors))(*factors),
            zeros,
            low,
            high,
        )

    def token_type(self) -> Type:
        return self._make(Type, _quick.shlo_builder_token_type)

    def tuple_type(self, parts: Sequence[AnyType]) -> Type:
        return self._make(Type, _quick.shlo_builder_tuple_type, *self._types(parts))

    def _types(self, types):
        return handles(_capi.shlo_type, [self.type(one) for one in types], Type, "a type")

    # --- Attributes

    def attribute(self, value: Any) -> Attribute:
        """An attribute of a Python value.

        True and False; integers (i64) and floats (f64); str is a string; a member of an enumeration of this package; a
        Type; a Tensor or an array is a constant; a list of integers or bools is array<i64: ...> or array<i1: ...>, any
        other list is an array; a dict is a dictionary. An Attribute is itself.
        """

        def make(form, *arguments):
            return self._make(Attribute, getattr(_quick, f"shlo_builder_{form}_attribute"), *arguments)

        if isinstance(value, Attribute):
            return value
        if isinstance(value, bool):
            return make("bool", value)
        if type(value) in ATTRIBUTE_NAMES:
            name = _library.encoded(ATTRIBUTE_NAMES[type(value)])
            return make("enum", name, len(name), value)
        if isinstance(value, ApiVersion):
            return make("integer", value, ElementType.I32)
        if isinstance(value, int):
            return make("integer", number(value, ctypes.c_int64, "an integer attribute"), ElementType.NONE)
        if isinstance(value, float):
            return make("float", value, ElementType.F64)
        if isinstance(value, str):
            text = _library.encoded(value)
            return make("string", text, len(text))
        if isinstance(value, Type):
            return make("type", value._handle)
        if isinstance(value, dict):
            return make("dictionary", *self._entries(value))
        if isinstance(value, (list, tuple)):
            if value and all(isinstance(one, bool) for one in value):
                return make("bools", len(value), (ctypes.c_int32 * len(value))(*value))
            if all(type(one) is int for one in value):
                return make("integers", len(value), _extents(value))
            return self.array(value)
        tensor = value if isinstance(value, Tensor) else Tensor(value)
        return make("tensor", tensor._handle)

    def array(self, values: Sequence[Any]) -> Attribute:
        """A list of attributes, also where attribute() would make array<i64: ...>."""
        return self._make(Attribute, _quick.shlo_builder_array_attribute, *self._attributes(values))

    def parse_attribute(self, text: str) -> Attribute:
        """An attribute of its text: "#stablehlo<precision HIGH>"."""
        given = _library.encoded(text)
        return self._make(Attribute, _quick.shlo_builder_parse_attribute, given, len(given))

    def integer(self, value: int, element_type: AnyElement) -> Attribute:
        value = number(value, ctypes.c_int64, "an integer attribute")
        return self._make(Attribute, _quick.shlo_builder_integer_attribute, value, _memory.element_type(element_type))

    def float(self, value: Union[int, builtins.float], element_type: AnyElement) -> Attribute:
        return self._make(Attribute, _quick.shlo_builder_float_attribute, value, _memory.element_type(element_type))

    def unit(self) -> Attribute:
        """An attribute whose presence is the information."""
        return self._make(Attribute, _quick.shlo_builder_unit_attribute)

    def symbol(self, name: str) -> Attribute:
        """A reference to the function of that name."""
        text = _library.encoded(name)
        return self._make(Attribute, _quick.shlo_builder_symbol_attribute, text, len(text))

    def enum(self, name: str, case: int) -> Attribute:
        """An enum attribute: ("stablehlo.fft_type", FftType.RFFT)."""
        text, case = _library.encoded(name), number(case, ctypes.c_int32, "an enum's case")
        return self._make(Attribute, _quick.shlo_builder_enum_attribute, text, len(text), case)

    def struct(self, name: str, /, **fields: Any) -> Attribute:
        """A struct attribute: ("stablehlo.dot", lhs_contracting_dimensions=[1], ...)."""
        text = _library.encoded(name)
        return self._make(Attribute, _quick.shlo_builder_struct_attribute, text, len(text), *self._entries(fields))

    def _attributes(self, values):
        return handles(_capi.shlo_attribute, [self.attribute(one) for one in values], Attribute, "an attribute")

    def _entries(self, entries):
        keys = [_library.encoded(one) for one in entries]
        count, values = self._attributes(entries.values())
        lengths = (ctypes.c_size_t * count)(*map(len, keys))
        return count, (ctypes.c_char_p * count)(*keys), lengths, values

    # --- Functions and regions

    def function(
        self,
        name: Optional[str] = None,
        arguments: Union[Mapping[str, AnyType], Sequence[AnyType], None] = None,
        body: Optional[Callable[..., Any]] = None,
        visibility: Union[Visibility, str] = "default",
        **named: AnyType,
    ) -> Any:
        """Adds a function, whose body is called at once with the arguments and returns the results.

        As a decorator, @b.function(x="tensor<2xf32>"), it takes the name of the Python function. arguments: types, or a
        mapping from names to types. If the body raises, the function is abandoned.
        """
        types: Any = dict(arguments) if isinstance(arguments, Mapping) else list(arguments or ())
        if named:
            if not isinstance(types, dict) and types:
                raise InvalidArgumentError("the arguments are given as a list and by name")
            types = {**dict(types), **named}
        if body is None:
            return lambda body: self._function(name or body.__name__, types, body, visibility)
        if name is None:
            name = body.__name__
        return self._function(name, types, body, visibility)

    def _function(self, name, types, body, visibility):
        out, name, operation = _capi.shlo_region(), _library.encoded(name), _capi.shlo_operation()
        with self._turn:
            self._locate()
            given = self._types(types.values() if isinstance(types, dict) else types)
            shown = choice(Visibility, visibility)
            call(_quick.shlo_builder_begin_function, self._handle, name, len(name), shown, *given, out)
            self._turn.open()
        with self._abandoning():
            region = Region._of(out, self._owner)
            if isinstance(types, dict):
                for k, one in enumerate(map(_library.encoded, types)):
                    call(_quick.shlo_builder_set_argument_name, self._handle, region._handle, k, one, len(one))
            results = handles(_capi.shlo_value, sequence(body(*region.arguments)), Value, "a result")
            call(_quick.shlo_builder_end_function, self._handle, *results, operation)
        return Operation._of(operation, self._owner)

    @contextlib.contextmanager
    def _abandoning(self):
        """While a body is called: abandons the function or region if that raises."""
        try:
            yield
        except BaseException:
            if not self.is_closed:
                call(_quick.shlo_builder_abandon, self._handle)
            raise
        finally:
            self._turn.close()

    def declare(self, name: str, arguments: Sequence[AnyType] = (), results: Sequence[AnyType] = ()) -> Operation:
        """Declares a function that is defined elsewhere."""
        text = _library.encoded(name)
        given, returned = self._types(arguments), self._types(results)
        with self._turn:
            self._locate()
        return self._make(Operation, _quick.shlo_builder_declare_function, text, len(text), *given, *returned)

    def region(self, arguments: Sequence[AnyType], body: Callable[..., Any]) -> Region:
        """A region for the op that is added next. The body is called at once, as that of a function."""
        out = _capi.shlo_region()
        with self._turn:
            given = self._types(arguments)
            call(_quick.shlo_builder_begin_region, self._handle, *given, out)
            self._turn.open()
        with self._abandoning():
            region = Region._of(out, self._owner)
            results = handles(_capi.shlo_value, sequence(body(*region.arguments)), Value, "a result")
            call(_quick.shlo_builder_end_region, self._handle, *results)
        return region

    def set_attribute(self, operation: Optional[Operation], name: str, value: Any) -> None:
        """Sets a discardable attribute, like "mhlo.num_partitions", of an operation, or of the module for None."""
        text = _library.encoded(name)
        target = None if operation is None else operation._handle
        value = None if value is None else self.attribute(value)._handle
        with self._turn:
            call(_quick.shlo_builder_set_attribute, self._handle, target, text, len(text), value)

    def set_argument_attribute(self, function: Operation, index: int, name: str, value: Any) -> None:
        self._set_of(_quick.shlo_builder_set_argument_attribute, function, index, name, value)

    def set_result_attribute(self, function: Operation, index: int, name: str, value: Any) -> None:
        self._set_of(_quick.shlo_builder_set_result_attribute, function, index, name, value)

    def _set_of(self, setter, function, index, name, value):
        name = _library.encoded(name)
        index = number(index, ctypes.c_size_t, "index")
        value = None if value is None else self.attribute(value)._handle
        with self._turn:
            call(setter, self._handle, function._handle, index, name, len(name), value)

    # --- Ops

    def op(
        self,
        name: str,
        *operands: Value,
        regions: Union[Region, Sequence[Region]] = (),
        types: Union[AnyType, Sequence[AnyType], None] = None,
        **attributes: Any,
    ) -> Any:
        """Adds an op by its name. Returns its result, or a tuple if it has not exactly one.

        types: result types, for ops whose operands do not determine them. An attribute that is None is left out; a
        trailing underscore of its name too.
        """
        with self._turn:
            self._locate()
            added = self._add(name, operands, attributes, regions, types)
        results = added.results
        return results[0] if len(results) == 1 else results

    def constant(self, value: Any, element_type: Optional[AnyElement] = None) -> Value:
        """A constant of an array, a Tensor, a number or nested lists: constant([1, 2], "f32")."""
        value = value if element_type is None and isinstance(value, Tensor) else Tensor(value, element_type)
        return self.op("stablehlo.constant", value=value)

    @property
    def last(self) -> Optional[Operation]:
        """The operation that was added last to the innermost open function or region, or None."""
        with self._turn:
            return Operation._of(_quick.shlo_builder_last(self._handle), self._owner)

    def infer(
        self, name: str, *operand_types: AnyType, regions: Union[Region, Sequence[Region]] = (), **attributes: Any
    ) -> List[Type]:
        """The result types of an op, which is not added."""
        text = _library.encoded(name)
        operands, given, waiting = self._types(operand_types), self._dictionary(attributes), self._regions(regions)
        capacity = 16
        while True:
            types, count = (_capi.shlo_type * capacity)(), ctypes.c_size_t()
            with self._turn:
                call(
                    _quick.shlo_builder_infer,
                    self._handle,
                    text,
                    len(text),
                    *operands,
                    given,
                    *waiting,
                    capacity,
                    types,
                    count,
                )
            if count.value <= capacity:
                return [Type._of(_capi.shlo_type(one.value), self._owner) for one in types[: count.value]]
            capacity = count.value

    def result_shape(self, value: Value) -> Value:
        """Adds ops that compute the extents of a value from the operands of its op."""
        return self._make(Value, _quick.shlo_builder_result_shape, value._handle)

    def _add(self, name, operands, attributes, regions, types):
        out, name = _capi.shlo_operation(), _library.encoded(name)
        given = self._dictionary(attributes)
        waiting = self._regions(regions)
        values = handles(_capi.shlo_value, operands, Value, "an operand")
        results = (0, None) if types is None else self._types(sequence(types))
        call(_quick.shlo_builder_add_op, self._handle, name, len(name), *values, given, *waiting, *results, out)
        return Operation._of(out, self._owner)

    def _dictionary(self, attributes):
        given = {
            name[:-1] if name.endswith("_") else name: value for name, value in attributes.items() if value is not None
        }
        return self.attribute(given)._handle if given else None

    def _regions(self, regions):
        return handles(_capi.shlo_region, sequence(regions), Region, "a region")


def _extents(values):
    found = [_capi.SHLO_DYNAMIC if one is None else number(one, ctypes.c_int64, "an extent") for one in values]
    return (ctypes.c_int64 * len(found))(*found)


Type._C, Attribute._C, Value._C = _capi.shlo_type, _capi.shlo_attribute, _capi.shlo_value
Operation._C, Region._C = _capi.shlo_operation, _capi.shlo_region


def infer(name: str, *operand_types: str, **attributes: Any) -> List[str]:
    """The text of the result types of an op: infer("stablehlo.add", "tensor<2xf32>", "tensor<2xf32>")."""
    with Builder() as builder:
        return [str(one) for one in builder.infer(name, *operand_types, **attributes)]
