"""Functions of Python that programs call: module.compile(custom_calls={"target": function}).

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import itertools
import threading
from ctypes import c_int64, c_size_t, c_void_p, memmove
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Tuple, Union

from . import _capi, _library, _memory
from ._handle import _c, call
from .enums import ElementType
from .errors import InvalidArgumentError
from .ir import Operation, Owner
from .tensor import OwnedTensor, Tensor

if TYPE_CHECKING:
    from .plan import Plan

# Functions by target.
CustomCalls = Mapping[str, "Union[HostFunction, Callable[..., Any]]"]

_OwnedCalls = _library.owned(_capi.shlo_custom_calls)


class HostCall:
    """A call of a HostFunction. It, and what it gives, can be used until the function returns."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._plans: List[Plan] = []

    @property
    def _call(self):
        if self._owner.handle is None:
            raise InvalidArgumentError("the custom call is over")
        return self._owner.handle

    @property
    def operation(self) -> Operation:
        """The op in the program, whose attributes are call_target_name, backend_config and others."""
        return Operation._of(_c.shlo_call_operation(self._call), self._owner)

    @property
    def computations(self) -> Tuple[Plan, ...]:
        """The functions that the op names as called_computations, ready to run, with the same custom calls and limits."""
        from .plan import Plan

        count = _c.shlo_call_computation_count(self._call)
        while len(self._plans) < count:
            self._plans.append(Plan._borrowed(_c.shlo_call_computation(self._call, len(self._plans))))
        return tuple(self._plans)

    @property
    def process(self) -> int:
        """The process of the plan's grid that calls; 0 without a grid."""
        return _c.shlo_call_process(self._call)

    @property
    def is_stopped(self) -> bool:
        """Whether the run must stop, because it was cancelled or its time is over. A long function asks, and returns."""
        return bool(_c.shlo_call_is_stopped(self._call))

    def _end(self):
        self._owner.handle = None
        for one in self._plans:
            one.close()


class HostFunction:
    """A function for the custom calls of a target.

    It gets a Tensor for each operand and returns an array, a Tensor or a number for the result, or a sequence of them if
    there are several. Where the program leaves the shape of a result open, the array gives it. An exception ends the run
    with FailedError.

    pure: results follow from operands alone, so calls may be dropped or repeated. ordered: calls stay in the order of the
    program. passes_call: a HostCall comes before the operands: it has the op, functions that this names, and more.
    """

    def __init__(
        self, function: Callable[..., Any], *, pure: bool = False, ordered: bool = True, passes_call: bool = False
    ) -> None:
        self.function, self.pure, self.ordered, self.passes_call = function, pure, ordered, passes_call

    @property
    def _flags(self):
        pure = _capi.SHLO_CALL_PURE if self.pure else 0
        return pure | (0 if self.ordered else _capi.SHLO_CALL_UNORDERED)


# What registrations need, by the number that they have as user data.
_kept: Dict[int, Any] = {}
_numbers = itertools.count(1)
_guard = threading.Lock()


@_capi.shlo_release_user_fn
def _release(number):
    with _guard:
        _kept.pop(number, None)


def _operand(one, index):
    element = ElementType(_c.shlo_call_operand_element_type(one, index))
    rank = _c.shlo_call_operand_rank(one, index)
    size = c_size_t()
    data = _c.shlo_call_operand_data(one, index, size)
    made = OwnedTensor()
    call(_c.shlo_tensor_copy, element, rank, _c.shlo_call_operand_shape(one, index), data, size.value, None, made)
    return Tensor._of(made)


def _write(one, index, value):
    element = ElementType(_c.shlo_call_result_element_type(one, index))
    shape = _library.extents(_c.shlo_call_result_shape(one, index), _c.shlo_call_result_rank(one, index))
    made = value if isinstance(value, Tensor) else Tensor(value, element)
    fits = len(made.shape) == len(shape) and all(b in (None, a) for a, b in zip(made.shape, shape))
    if made.element_type != element or not fits:
        expected = _memory.type_text(element, shape)
        raise InvalidArgumentError(f"result {index} must be a {expected}, not a {made!r}")
    if None in shape:
        call(_c.shlo_call_set_result_shape, one, index, len(shape), (c_int64 * len(shape))(*made.shape))
    here = made._here()
    memmove(_c.shlo_call_result_data(one, index, None), _c.shlo_tensor_data(here._handle), here.nbytes)


def _answer(function):
    """The function that the library calls."""

    @_capi.shlo_call_fn
    def answer(address, _):
        one = _capi.shlo_call(address if isinstance(address, int) else address.value)
        try:
            operands = [_operand(one, k) for k in range(_c.shlo_call_operand_count(one))]
            count = _c.shlo_call_result_count(one)
            if function.passes_call:
                host_call = HostCall(Owner(one))
                try:
                    found = function.function(host_call, *operands)
                finally:
                    host_call._end()
            else:
                found = function.function(*operands)
            results = [] if count == 0 else [found] if count == 1 else list(found)
            if len(results) != count:
                raise InvalidArgumentError(f"expected {count} results, found {len(results)}")
            for k, value in enumerate(results):
                _write(one, k, value)
        except BaseException as failure:
            message = _library.encoded(f"{type(failure).__name__}: {failure}")
            _c.shlo_call_fail(one, message, len(message))

    return answer


def registry(functions: CustomCalls) -> Any:
    """The handle of a registry with functions by target."""
    made = _OwnedCalls()
    call(_c.shlo_custom_calls_create, made)
    for target, function in functions.items():
        if not isinstance(function, HostFunction):
            function = HostFunction(function)
        answer, name = _answer(function), _library.encoded(target)
        with _guard:
            number = next(_numbers)
            _kept[number] = answer
        try:
            call(_c.shlo_custom_calls_register, made, name, len(name), 0, function._flags, answer, c_void_p(number), _release)
        except BaseException:
            _release(number)
            raise
    return made
