"""What happens inside a run: the values of ops, and times.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from typing import Any, Callable, Iterable, List, NamedTuple, Optional, Tuple

from . import _capi, _library
from ._handle import Closable, _c, call, number
from .enums import Measure
from .tensor import Tensor, copied

_OwnedRecorder = _library.owned(_capi.shlo_recorder)


class RecordedValue(NamedTuple):
    """A result of an op. `iterations` says how many iterations of the loops around it had ended, the outermost first."""

    op: str
    location: str
    result: int
    process: int
    iterations: Tuple[int, ...]
    tensor: Tensor


class OpTimes(NamedTuple):
    """What runs have done for an op: all times and bytes since the recorder was made or cleared."""

    name: str
    location: str
    seconds: float
    calls: int
    steps: int
    bytes_read: int
    bytes_written: int


class KernelTimes(NamedTuple):
    """Likewise for what a plan computes together. `ops` are names and locations."""

    name: str
    ops: Tuple[Tuple[str, str], ...]
    seconds: float
    calls: int
    steps: int
    bytes_read: int
    bytes_written: int


def answering(function: Callable[..., Any], failures: List[BaseException], argument: Callable[[Any], Any]) -> Any:
    """A function for the library that stops the run if `function` raises, and keeps the failure for the end of it."""

    def answer(given, _):
        try:
            function(argument(given))
            return 0
        except BaseException as failure:
            failures.append(failure)
            return 1

    return answer


def _value(address):
    one = _capi.shlo_recorded(address if isinstance(address, int) else address.value)
    return RecordedValue(
        _library.text(_c.shlo_recorded_op, one),
        _library.text(_c.shlo_recorded_location, one),
        _c.shlo_recorded_result(one),
        _c.shlo_recorded_process(one),
        tuple(_c.shlo_recorded_iteration(one, k) for k in range(_c.shlo_recorded_loop_count(one))),
        copied(_c.shlo_recorded_tensor(one)),
    )


class Recorder(Closable):
    """Records values and times of the runs whose RunOptions have it. Results are the same bytes as without.

    ops, locations: what to record: the ops of these names ("dot_general"), and at these places ("model.py:12"); with
    all, every op but constants. The plan must be made with recordable=True.
    times: whether times are measured, of any plan.
    function: gets each RecordedValue instead of `values`; if it raises an exception, the run ends with that.
    max_memory: the bytes of all values that are kept; a run that records more raises LimitError.
    """

    def __init__(
        self,
        ops: Iterable[str] = (),
        locations: Iterable[str] = (),
        *,
        all: bool = False,
        times: bool = False,
        function: Optional[Callable[[RecordedValue], Any]] = None,
        max_memory: Optional[int] = None,
    ) -> None:
        made = _OwnedRecorder()
        call(_c.shlo_recorder_create, made)
        for setter, names in ((_c.shlo_recorder_record_op, ops), (_c.shlo_recorder_record_location, locations)):
            for name in (names,) if isinstance(names, str) else names:
                text = _library.encoded(name)
                call(setter, made, text, len(text))
        if all:
            call(_c.shlo_recorder_record_all, made)
        call(_c.shlo_recorder_set_times, made, int(bool(times)))
        if max_memory is not None:
            setter = _c.shlo_recorder_set_max_memory
            call(setter, made, number(max_memory, setter.argtypes[1], "max_memory"))
        self._failures: List[BaseException] = []
        self._kept = None
        if function is not None:
            self._kept = _capi.shlo_record_fn(answering(function, self._failures, _value))
            call(_c.shlo_recorder_set_function, made, self._kept, None)
        self._owned = made

    @property
    def values(self) -> List[RecordedValue]:
        """The recorded values, in their order; copies."""
        one = self._handle
        return [_value(_c.shlo_recorder_value(one, k)) for k in range(_c.shlo_recorder_value_count(one))]

    @property
    def ops(self) -> List[OpTimes]:
        """The times of ops. Of a kernel with several ops, each has an equal part."""
        one = self._handle
        return [
            OpTimes(
                _library.text(_c.shlo_recorder_op_name, one, k),
                _library.text(_c.shlo_recorder_op_location, one, k),
                *_measures(_c.shlo_recorder_op_measure, one, k),
            )
            for k in range(_c.shlo_recorder_op_count(one))
        ]

    @property
    def kernels(self) -> List[KernelTimes]:
        """The times of kernels, in the order of the plan."""
        one = self._handle
        names = [(op.name, op.location) for op in self.ops]
        return [
            KernelTimes(
                _library.text(_c.shlo_recorder_kernel_name, one, k),
                tuple(
                    names[_c.shlo_recorder_kernel_op(one, k, i)]
                    for i in range(_c.shlo_recorder_kernel_op_count(one, k))
                ),
                *_measures(_c.shlo_recorder_kernel_measure, one, k),
            )
            for k in range(_c.shlo_recorder_kernel_count(one))
        ]

    def clear(self) -> None:
        """Removes values and times."""
        _c.shlo_recorder_clear(self._handle)


def _measures(function, recorder, index):
    nanoseconds, *others = (function(recorder, index, measure) for measure in Measure)
    return (nanoseconds * 1e-9, *others)
