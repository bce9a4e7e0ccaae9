"""What a run computed, value by value, and where two runs part.

    a, b = module.history([x]), rewritten.history([x])
    first = shlo.diff(a, b, 1e-5).first

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_int64
from functools import partial
from typing import Any, List, NamedTuple, Optional, Tuple, Union, overload

from . import _capi, _library, _run
from ._handle import Closable, _c, _quick, call, number
from .errors import Error, InvalidArgumentError
from .errors import error as _error
from .ir import Operation, Owner
from .tensor import Tensor, copied

_OwnedHistory = _library.owned(_capi.shlo_history)
_OwnedDiff = _library.owned(_capi.shlo_diff)


def _known(found):
    """None for the -1 that the library gives for what there is not."""
    return None if found < 0 else found


class PastValue:
    """A result of an op in a history, which it keeps. Equal objects are the same value of one history."""

    __slots__ = ("_owner", "_index")

    def __init__(self, owner: Owner, index: int) -> None:
        self._owner, self._index = owner, index

    @property
    def index(self) -> int:
        """Its place in the history."""
        return self._index

    @property
    def op(self) -> str:
        """The name of the op that gave the value, like "stablehlo.add"."""
        return _library.text(_quick.shlo_history_op, self._owner.handle, self._index)

    @property
    def operation(self) -> Optional[Operation]:
        """The op of the module: the one of that name, or one that was decomposed into it."""
        return Operation._of(_quick.shlo_history_operation(self._owner.handle, self._index), self._owner)

    @property
    def result(self) -> int:
        """Which result of the op it is."""
        return _quick.shlo_history_result(self._owner.handle, self._index)

    @property
    def iterations(self) -> Tuple[int, ...]:
        """How many iterations of the loops around the op had ended, the outermost first."""
        handle, index = self._owner.handle, self._index
        count = _quick.shlo_history_loop_count(handle, index)
        return tuple(_quick.shlo_history_iteration(handle, index, k) for k in range(count))

    @property
    def tensor(self) -> Optional[Tensor]:
        """A copy of the value; None if it was not kept or not set."""
        found = _quick.shlo_history_tensor(self._owner.handle, self._index)
        return copied(found) if found else None

    @property
    def nonfinite_count(self) -> int:
        """How many elements are NaN or infinite."""
        return _quick.shlo_history_nonfinite_count(self._owner.handle, self._index)

    @property
    def probe(self) -> Optional[int]:
        """The number of its probe, from 1, as the pass interpreter-instrument-with-probe counts; None for constants."""
        return _known(_quick.shlo_history_probe(self._owner.handle, self._index))

    @property
    def operands(self) -> Tuple[Optional[PastValue], ...]:
        """The values of the op's operands; None for inputs of the function and where it is not known."""
        return tuple(None if one is None else PastValue(self._owner, one) for one in self._sources("operand"))

    @property
    def operand_inputs(self) -> Tuple[Optional[int], ...]:
        """Which input of the function each operand is; None for all other operands."""
        return self._sources("operand_input")

    def _sources(self, kind):
        source, handle, index = getattr(_quick, "shlo_history_" + kind), self._owner.handle, self._index
        return tuple(_known(source(handle, index, k)) for k in range(_quick.shlo_history_operand_count(handle, index)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._place() == other._place()

    def __hash__(self) -> int:
        return hash(self._place())

    def _place(self):
        return self._owner.handle.value, self._index

    def __repr__(self):
        loops = f", iterations {self.iterations}" if self.iterations else ""
        return f"<PastValue {self._index}: result {self.result} of {self.op}{loops}>"


class History(Closable, Sequence[PastValue]):
    """Every value of a run, as PastValues in the order of execution, constants too. Module.history makes it."""

    def __init__(self, handle: Any, calls: Any) -> None:
        self._owned = handle
        # What values can be set in is used by one thread at a time: by calls that keep the GIL.
        self._calls = calls

    @classmethod
    def _record(cls, module, planning, inputs, settings):
        """The history of a run, from handles."""
        made, given = _OwnedHistory(), (_capi.shlo_tensor * len(inputs))(*[one.value for one in inputs])
        _run.interruptible(
            partial(call, _c.shlo_history_options_set_poll, settings),
            _c.shlo_history_record,
            module,
            planning,
            len(inputs),
            given,
            settings,
            made,
        )
        return cls(made, _c)

    @property
    def _owner(self):
        return Owner(self._handle, self._calls)

    def __len__(self) -> int:
        return _quick.shlo_history_count(self._handle)

    @overload
    def __getitem__(self, index: int) -> PastValue: ...

    @overload
    def __getitem__(self, index: slice) -> List[PastValue]: ...

    def __getitem__(self, index):
        owner, found = self._owner, range(len(self))[index]
        return [PastValue(owner, one) for one in found] if isinstance(found, range) else PastValue(owner, found)

    def __setitem__(self, index: int, value: Any) -> None:
        """Sets a value of a history that beside() has made: to a Tensor, or a copy of an array."""
        place = range(len(self))[index]
        if isinstance(place, range):
            raise InvalidArgumentError("values are set one by one")
        tensor = value if isinstance(value, Tensor) else Tensor(value)
        call(_quick.shlo_history_set, self._handle, place, tensor._handle)

    def beside(self) -> History:
        """The history of another run of the same program, somewhere else.

        It has the same places, and no value and no output. Items are set: other[3] = array.
        """
        made = _OwnedHistory()
        call(self._calls.shlo_history_create_beside, self._handle, made)
        return History(made, _quick)

    @property
    def first_nan(self) -> Optional[PastValue]:
        """The first value that has NaNs or infinities although the op's operands have none."""
        owner = self._owner
        found = owner.calls.shlo_history_first_nan(owner.handle)
        return None if found < 0 else PastValue(owner, found)

    @property
    def outputs(self) -> Tuple[Tensor, ...]:
        """Copies of the outputs of the run; none if it has ended before."""
        handle = self._handle
        count = _quick.shlo_history_output_count(handle)
        return tuple(copied(_quick.shlo_history_output(handle, k)) for k in range(count))

    @property
    def error(self) -> Optional[Error]:
        """Why the run ended before its end; None if it did not, or stopped at a NaN as it was told to."""
        handle = self._handle
        found = _quick.shlo_history_error(handle)
        return _error(found) if found else None

    def __repr__(self):
        return "<History, closed>" if self.is_closed else f"<History of {len(self)} values>"


class OutputDifference(NamedTuple):
    """How two outputs differ.

    element: the first element that differs by more than the tolerance, or None. distance: the largest |a - b| of any
    element, infinite if only one of two elements is NaN; None if the outputs were not compared.
    """

    element: Optional[int]
    distance: Optional[float]


class Diff(Closable):
    """The values of two histories in pairs, and how far apart they are. It keeps both histories.

    Pairs are by place if both are of one program; otherwise by the order of ops, their locations, types and values. Two
    values differ if an element has |a - b| > tolerance * (1 + |b|); with the tolerance 0, if their bits differ, except
    that NaNs are equal.
    """

    def __init__(self, a: History, b: History, tolerance: float = 0.0) -> None:
        for one in (a, b):
            if not isinstance(one, History):
                raise InvalidArgumentError(f"a diff is of two histories, not of {one!r}")
        made = _OwnedDiff()
        made.histories = histories = a._owner, b._owner
        calls = _quick if any(one.calls is _quick for one in histories) else _c
        call(calls.shlo_diff_create, *(one.handle for one in histories), tolerance, made)
        self._owned = made

    @property
    def first(self) -> Optional[PastValue]:
        """The first value of the first history that differs from its partner."""
        handle = self._handle
        return self._value(handle, 0, _quick.shlo_diff_first(handle))

    @property
    def operation_a(self) -> Optional[Operation]:
        """The op of the first difference in the first history: the one that gave the value.

        If ops in its regions compute elements, it is the first of these that is another one in the second history.
        """
        handle = self._handle
        return Operation._of(_quick.shlo_diff_operation_a(handle), handle.histories[0])

    @property
    def operation_b(self) -> Optional[Operation]:
        """The op of the first difference in the second history, likewise."""
        handle = self._handle
        return Operation._of(_quick.shlo_diff_operation_b(handle), handle.histories[1])

    @property
    def compared(self) -> int:
        """How many pairs of values were compared."""
        return _quick.shlo_diff_compared_count(self._handle)

    def partner(self, value: Union[PastValue, int]) -> Optional[PastValue]:
        """The value of the second history that a value of the first one, or its index, is compared with."""
        handle = self._handle
        return self._value(handle, 1, _quick.shlo_diff_partner(handle, self._index(handle, value)))

    def element(self, value: Union[PastValue, int]) -> Optional[int]:
        """The first element of a value of the first history that differs from its partner's."""
        handle = self._handle
        return _known(_quick.shlo_diff_element(handle, self._index(handle, value)))

    def distance(self, value: Union[PastValue, int]) -> Optional[float]:
        """The largest |a - b| of any element of a value of the first history and its partner.

        It is infinite if only one of two elements is NaN, and None if the values were not compared.
        """
        handle = self._handle
        return _known(_quick.shlo_diff_distance(handle, self._index(handle, value)))

    @property
    def outputs(self) -> Tuple[OutputDifference, ...]:
        """How the outputs of both histories differ."""
        handle = self._handle
        return tuple(
            OutputDifference(
                _known(_quick.shlo_diff_output_element(handle, k)), _known(_quick.shlo_diff_output_distance(handle, k))
            )
            for k in range(_quick.shlo_diff_output_count(handle))
        )

    @staticmethod
    def _value(handle, side, index):
        return None if index < 0 else PastValue(handle.histories[side], index)

    @staticmethod
    def _index(handle, value):
        """The index of a value of the first history."""
        first = handle.histories[0].handle
        if not isinstance(value, PastValue):
            return range(_quick.shlo_history_count(first))[number(value, c_int64, "the index of a value")]
        if value._owner.handle.value != first.value:
            raise InvalidArgumentError(f"{value!r} is not of the first history")
        return value.index

    def __repr__(self):
        if self.is_closed:
            return "<Diff, closed>"
        return f"<Diff of {self.compared} pairs of values, first: {self.first!r}>"


def diff(a: History, b: History, tolerance: float = 0.0) -> Diff:
    """Compares two histories: of two programs, or of one program here and elsewhere."""
    return Diff(a, b, tolerance)
