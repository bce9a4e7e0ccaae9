"""What the typed builders in ops.py share: how values of Python become parameters of C.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Sequence, Tuple, Union

from . import _capi, _library
from ._handle import _quick, call, choice, number
from .enums import TypeKind
from .errors import InvalidArgumentError
from .ir import Attribute, Region, Type, Value
from .tensor import Tensor

Values = Union[Value, Sequence[Value]]
AnyType = Union[Type, str]
# The body of a region: it is called at once with the arguments and gives the values that the region returns. Or the
# region itself, which builder.region makes.
Body = Union[Callable[..., Values], Region]
IntegerTensor = Union[Tensor, Sequence[int], Sequence[Sequence[int]]]
Number = Union[bool, int, float, Attribute]
Array = Any


def sequence(one: Any) -> Tuple[Any, ...]:
    """A tuple of one thing or several."""
    if one is None:
        return ()
    return tuple(one) if isinstance(one, (list, tuple)) else (one,)


def handles(kind, objects, of_class, what):
    """A count and an array of the handles of these objects."""
    for one in objects:
        if not isinstance(one, of_class):
            raise InvalidArgumentError(f"{what} must be a {of_class.__name__}, not {one!r}")
    given = [one._handle for one in objects]
    made = (kind * len(objects))(*given)
    made.owners = given  # they keep what they are borrowed from
    return len(objects), made


class Struct:
    """An attribute that has fields. Each class states its name in programs, and what its fields are made of."""


class Dialect:
    """The ops of a dialect as methods. Required parameters come first; the optional ones have names.

    The location of an op is the line that asked for it. An op that breaks a rule raises its error and leaves no trace.
    """

    __slots__ = ("_builder",)

    def __init__(self, builder):
        self._builder = builder

    # --- Adding

    def _call(self, function, *arguments):
        builder = self._builder
        with builder._turn:
            builder._locate()
            call(getattr(_quick, function), builder._handle, *arguments)

    def _one(self, function, *arguments):
        """Adds an op by its C function. Gives its only result."""
        return self._several(function, 1, *arguments)[0]

    def _several(self, function, count, *arguments):
        outs = [_capi.shlo_value() for _ in range(count)]
        self._call(function, *arguments, *outs)
        return tuple(Value._of(one, self._builder._owner) for one in outs)

    def _list(self, function, *arguments):
        """The same for an op whose results are one list."""
        with self._builder._turn:
            self._call(function, *arguments, 0, None)
            return self._builder.last.results

    def _lists(self, function, counts, *arguments):
        """The same for several lists of these lengths."""
        outs = [(_capi.shlo_value * max(count, 0))() for count in counts]
        self._call(function, *arguments, *(part for one in outs for part in (len(one), one)))
        owner = self._builder._owner
        return tuple(tuple(Value._of(_capi.shlo_value(one.value), owner) for one in out) for out in outs)

    # --- Operands and types

    def _value(self, one):
        return handles(_capi.shlo_value, [one], Value, "an operand")[1][0]

    def _values(self, several):
        return handles(_capi.shlo_value, several, Value, "an operand")

    def _type(self, one):
        return None if one is None else self._builder.type(one)._handle

    def _types(self, several):
        return (0, None) if several is None else self._builder._types(sequence(several))

    # --- Attributes

    def _integer(self, one, name):
        return number(one, ctypes.c_int64, name)

    def _integer32(self, one, name):
        return number(one, ctypes.c_int32, name)

    def _float(self, one, name):
        try:
            return float(one)
        except (TypeError, ValueError):
            raise InvalidArgumentError(f"{name} must be a number, not {one!r}") from None

    def _text(self, one):
        if one is None:
            return None, 0
        text = _library.encoded(one)
        return text, len(text)

    def _enum(self, kind, one):
        return -1 if one is None else choice(kind, one)

    def _enums(self, kind, several):
        if several is None:
            return 0, None
        cases = [choice(kind, one) for one in sequence(several)]
        return len(cases), (ctypes.c_int32 * len(cases))(*cases)

    def _integers(self, several, name):
        if several is None:
            return 0, None
        if isinstance(several, (str, bytes)) or not hasattr(several, "__iter__"):
            raise InvalidArgumentError(f"{name} must be a list of integers, not {several!r}")
        numbers = [number(one, ctypes.c_int64, name) for one in several]
        return len(numbers), (ctypes.c_int64 * len(numbers))(*numbers)

    def _booleans(self, several, name):
        if several is None:
            return 0, None
        bools = [bool(one) for one in several]
        return len(bools), (ctypes.c_int32 * len(bools))(*bools)

    def _pairs(self, several, name):
        if several is None:
            return 0, None
        rows = [tuple(one) for one in several]
        if any(len(one) != 2 for one in rows):
            raise InvalidArgumentError(f"{name} must be pairs of integers, not {several!r}")
        return len(rows), self._integers([part for one in rows for part in one], name)[1]

    def _attribute(self, structure, value):
        return None if value is None else self._made(structure, value)._handle

    def _made(self, structure, value):
        """An attribute of a structure: a kind, ("list", structure), ("enum", name, class), ("any_of", structures), or
        a class of structs."""
        builder = self._builder
        if isinstance(value, Attribute):
            return value
        if isinstance(structure, type):
            if not isinstance(value, structure):
                raise InvalidArgumentError(f"expected a {structure.__name__}, found {value!r}")
            parts = [(name, of, getattr(value, attribute)) for name, attribute, of in structure._FIELDS]
            fields = {name: self._made(of, part) for name, of, part in parts if part is not None}
            return builder.struct(structure._NAME, **fields)
        if not isinstance(structure, str):
            kind, *of = structure
            if kind == "list":
                return builder.array([self._made(of[0], one) for one in value])
            if kind == "enum":
                return builder.enum(of[0], choice(of[1], value))
            return self._made(next((one for one in of if _fits(one, value)), of[0]), value)
        return _MAKERS[structure](builder, value)

    # --- Regions

    def _region(self, body: Body, types: Sequence[Type] = ()) -> Region:
        if isinstance(body, Region):
            return body
        if not callable(body):
            raise InvalidArgumentError(f"the body of a region must be a function or a Region, not {body!r}")
        return self._builder.region(types, body)

    def _yields(self, region):
        """How many values a region returns."""
        return len(region.last.operands)

    def _regions(self, bodies):
        """Regions without arguments, or pairs of types and a body."""
        pairs = [one if isinstance(one, (list, tuple)) else ((), one) for one in sequence(bodies)]
        return handles(_capi.shlo_region, [self._region(body, types) for types, body in pairs], Region, "a region")

    def _scalars(self, values):
        """A scalar of the element type of each value."""
        return [self._with_shape(one, (), None) for one in values]

    def _scalar_pairs(self, values):
        return [one for one in self._scalars(values) for _ in range(2)]

    def _common_scalar(self, values):
        """A scalar of the element type that the values have in common."""
        if not values:
            raise InvalidArgumentError("without an operand the types of the region's arguments are unknown")
        return self._scalars(values[:1])

    def _slices(self, values, dimension):
        """The type of each value without a dimension."""
        found = []
        for one in values:
            shape, bounds = one.type.shape, one.type.bounds
            if shape is None or not 0 <= dimension < len(shape):
                raise InvalidArgumentError(f"{one.type} has no dimension {dimension}")
            without = [None if one is None else one[:dimension] + one[dimension + 1 :] for one in (shape, bounds)]
            found.append(self._with_shape(one, *without))
        return found

    def _with_shape(self, value, shape, bounds):
        of = value.type
        if of.kind not in (TypeKind.TENSOR, TypeKind.UNRANKED_TENSOR):
            raise InvalidArgumentError(f"{of} is not a tensor")
        if not of.is_quantized:
            return self._builder.tensor_type(of.element_type, shape, bounds)
        parts = of.scales, of.zero_points, of.quantized_axis, of.storage_range
        return self._builder.quantized_tensor_type(of.element_type, of.expressed, shape, *parts)


def _fits(structure, value):
    if isinstance(structure, type) or isinstance(value, Struct):
        return isinstance(structure, type) and isinstance(value, structure)
    kinds = {str: ("text", "symbol"), dict: ("dictionary",)}
    return structure in kinds.get(type(value), ("integer_tensor",))


def _layout(builder, dimensions):
    listed = [number(one, ctypes.c_int64, "a dimension") for one in dimensions]
    return builder.parse_attribute(f"dense<{listed}> : tensor<{len(listed)}xindex>")


_MAKERS = {
    "bool": lambda builder, value: builder.attribute(bool(value)),
    "dictionary": lambda builder, value: builder.attribute(dict(value)),
    "float": lambda builder, value: builder.float(value, "f64"),
    "integer": lambda builder, value: builder.integer(value, "i64"),
    "integer_tensor": lambda builder, value: builder.attribute(Tensor(value, "i64")),
    "integers": lambda builder, value: builder.attribute([number(one, ctypes.c_int64, "an integer") for one in value]),
    "layout": _layout,
    "number": lambda builder, value: builder.attribute(value),
    "symbol": lambda builder, value: builder.symbol(value),
    "tensor": lambda builder, value: builder.attribute(value if isinstance(value, Tensor) else Tensor(value)),
    "text": lambda builder, value: builder.attribute(str(value)),
    "type": lambda builder, value: builder.attribute(builder.type(value)),
}
