"""Plans: functions that are compiled to run, on arrays or tensors.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, addressof, c_char, c_int32, c_int64, c_size_t, c_void_p, cast
from typing import TYPE_CHECKING, Any, Callable, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _capi, _library, _memory, _run
from ._handle import Closable, _c, _quick, call, choice, number, options
from .calls import CustomCalls, registry
from .devices import Client
from .enums import ElementType, Simd
from .errors import CancelledError, InvalidArgumentError, NotFoundError, invalid_value
from .recorder import Recorder, answering
from .tensor import OwnedTensor, Tensor, borrowed, ndarray

if TYPE_CHECKING:
    from .module import Module

_OwnedPlan = _library.owned(_capi.shlo_plan)
if TYPE_CHECKING or _library.fast is None:

    class _Runner:
        """The class of the extension, without a fast way."""

        _call: Any
        _run_general: Any

        def __call__(self, *inputs: Any, **named: Any) -> Any:
            return self._call(*inputs, **named)

        def run(self, inputs: Any, out: Any = None, options: Optional[RunOptions] = None) -> Any:
            """Runs the plan on a sequence of inputs, or a mapping from their names.

            out: writable contiguous arrays or memoryviews for the outputs, one for each; they are returned.
            options: RunOptions, a time limit and the means to cancel.
            """
            return self._run_general(inputs, out, options)

        def _prepare(self, *_):
            pass

        _prepare_arrays = _prepare

        def _release(self):
            pass

else:
    _Runner = _library.fast.Runner


_held = c_char.from_buffer
_OwnedCancellation = _library.owned(_capi.shlo_cancellation)
_OwnedPool = _library.owned(_capi.shlo_pool)


class Parameter(NamedTuple):
    """An input or output of a plan. A dynamic extent is None.

    has_default: whether an input may be left out, or None, so that it takes its default: the initializer of that name
    of an ONNX model. decides_shape: whether the value of an input may decide a shape.
    """

    name: str
    element_type: ElementType
    shape: Tuple[Optional[int], ...]
    has_default: bool = False
    decides_shape: bool = False

    def __str__(self) -> str:
        return (f"{self.name}: " if self.name else "") + _memory.type_text(self.element_type, self.shape)


class Cancellation(Closable):
    """Stops runs from any thread: those whose RunOptions have it. It may be closed at any time; they continue."""

    def __init__(self) -> None:
        made = _OwnedCancellation()
        call(_c.shlo_cancellation_create, made)
        self._owned = made

    def cancel(self) -> None:
        """Cancels the runs, also later ones: they raise CancelledError."""
        _c.shlo_cancellation_cancel(self._handle)

    @property
    def is_cancelled(self) -> bool:
        return bool(_c.shlo_cancellation_is_cancelled(self._handle))


class Pool(Closable):
    """Threads that help runs: those whose RunOptions have it. Results are the same with any pool and with none.

    `threads` counts the one that runs; 0 means one for each processor. A thread looks for more work for `spin` seconds
    before it sleeps. Any number of runs may share a pool. It may be closed at any time: then runs go on alone.
    """

    def __init__(self, threads: int = 0, *, spin: float = 0) -> None:
        if not 0 <= spin <= 1:
            raise InvalidArgumentError(f"spin must be from 0 to 1 second, not {spin}")
        made = _OwnedPool()
        call(_c.shlo_pool_create, threads, made)
        call(_c.shlo_pool_set_spin, made, round(spin * 1e6))
        self._owned = made

    @property
    def threads(self) -> int:
        """The number of threads that work at once, with the one that runs."""
        return _c.shlo_pool_threads(self._handle)


def milliseconds(timeout):
    """A time limit in seconds, or None, as the library takes it."""
    if timeout is None:
        return None
    if not timeout > 0:
        raise InvalidArgumentError(f"a timeout must be more than 0 seconds, not {timeout}")
    return min(max(1, round(min(timeout, 1e15) * 1000)), 2**63)


class RunOptions(Closable):
    """What stops a run: a time limit in seconds, a Cancellation, and cancel(), which any thread may call. And who helps.

    recorder: a Recorder that sees what happens inside.
    progress: a function that gets the part of the run that is done, from 0 to 1, at most every 100 ms and at the end.
    If it raises an exception, the run ends with that.
    results_on_device: whether new results stay on the device of the plan's client, as Tensors (Tensor.to_host).
    donate: the numbers of inputs that are Tensors whose memory the run may reuse. The run closes them.
    Ctrl-C stops every run on the main thread, which raises KeyboardInterrupt.
    """

    def __init__(
        self,
        timeout: Optional[float] = None,
        cancellation: Optional[Cancellation] = None,
        pool: Optional[Pool] = None,
        recorder: Optional[Recorder] = None,
        progress: Optional[Callable[[float], Any]] = None,
        results_on_device: bool = False,
        donate: Sequence[int] = (),
    ) -> None:
        stop = None if cancellation is None else cancellation._handle
        settings = {"max_milliseconds": milliseconds(timeout), "cancellation": stop, "pool": pool and pool._handle}
        settings["recorder"] = None if recorder is None else recorder._handle
        settings["results_on_device"] = 1 if results_on_device else None
        self._donated = [number(one, c_size_t, "donate") for one in donate]
        settings["donate"] = self._donated
        self._keeps_on_device = bool(results_on_device)
        self._pool = pool  # its threads end with it
        self._recorder = recorder
        self._failures: List[BaseException] = []
        self._progress = None
        if progress is not None:
            self._progress = _capi.shlo_progress_fn(answering(progress, self._failures, float))
            settings["progress"] = self._progress
        # The second one is for the main thread.
        self._owned = [_run.options(one, **settings) for one in (False, True)]
        # For the extension: no Python is needed around a run.
        needs_python = recorder is not None or progress is not None or results_on_device or self._donated
        self._quick = None if needs_python else tuple(self._owned)

    def close(self) -> None:
        self._quick = None
        super().close()

    @property
    def _here(self):
        return self._handle[_run.looks_for_signals()]

    def _observe(self, run, inputs):
        """Calls with the handle for a run here. Tensors of the inputs that it consumes are closed."""
        try:
            found = run(self._here)
        except CancelledError:
            self._raise()
            raise
        finally:
            for one in self._donated and inputs:
                if isinstance(one, Tensor) and not one.is_closed and one._is_consumed:
                    one.close()
        self._raise()  # of the last progress
        return found

    def _raise(self):
        """Raises what a function of Python has raised during a run."""
        for failures in (self._failures, [] if self._recorder is None else self._recorder._failures):
            if failures:
                raise failures.pop(0)

    def cancel(self) -> None:
        """Cancels all runs with these options, also later ones: they raise CancelledError."""
        for one in self._handle:
            _c.shlo_run_options_cancel(one)


class Plan(_Runner, Closable):
    """A function that is compiled to run: plan(x, y) or plan(x=..., y=...).

    Inputs are NumPy arrays, Tensors, other arrays with the buffer protocol, numbers and nested lists. The result is one
    array, or a tuple if the function has not exactly one output. It is made of NumPy arrays if an input is one, else of
    Tensors. Inputs that have a default may be left out, or be None.
    """

    _inputs: Tuple[Parameter, ...]
    _outputs: Tuple[Parameter, ...]

    def __init__(
        self,
        module: Module,
        function: Optional[str] = None,
        *,
        simd: Union[Simd, str, None] = None,
        max_memory: Optional[int] = None,
        custom_calls: Optional[CustomCalls] = None,
        replicas: int = 1,
        partitions: int = 1,
        recordable: bool = False,
        client: Optional[Client] = None,
        devices: Optional[Sequence[int]] = None,
    ) -> None:
        if hasattr(self, "_sizes"):
            raise InvalidArgumentError("a plan is made once")
        made = _OwnedPlan()
        simd = None if simd is None else choice(Simd, simd)
        calls = None if custom_calls is None else registry(custom_calls)
        grid = None if replicas == partitions == 1 else (replicas, partitions)
        settings = options(
            _capi.shlo_plan_options,
            function=function,
            simd=simd,
            max_memory=max_memory,
            custom_calls=calls,
            grid=grid,
            recordable=1 if recordable else None,
            client=None if client is None else client._handle,
        )
        if devices is not None:
            if client is None:
                raise InvalidArgumentError("devices are those of a client")
            chosen = (c_int64 * len(devices))(*[number(one, c_int64, "devices") for one in devices])
            call(_c.shlo_plan_options_set_devices, settings, len(devices), chosen)
        call(_c.shlo_plan_create, module._handle, settings, made)
        self._take(made)

    @classmethod
    def _borrowed(cls, handle):
        """A plan whose handle belongs to somebody else, who closes it."""
        made = cls.__new__(cls)
        made._take(handle)
        return made

    def _take(self, made):
        self._inputs = _parameters(made, "input")
        self._outputs = _parameters(made, "output")
        self._is_static = all(None not in one.shape for one in self._inputs + self._outputs)
        self._addresses = c_void_p * len(self._inputs)
        self._out_addresses = c_void_p * len(self._outputs)
        self._array_rows = None
        self._is_prepared = False  # for arrays of open shapes
        self._sizes = [_size(one) for one in self._inputs + self._outputs] if self._is_static else None
        self._counts = c_size_t(len(self._inputs)), c_size_t(len(self._outputs))
        self._owned = made
        outputs = tuple((one.element_type, one.shape if None not in one.shape else None) for one in self._outputs)
        self._prepare(made, len(self._inputs), Tensor, outputs)

    @property
    def inputs(self) -> Tuple[Parameter, ...]:
        """The arguments of the function."""
        return self._inputs

    @property
    def outputs(self) -> Tuple[Parameter, ...]:
        """The results of the function."""
        return self._outputs

    @property
    def grid(self) -> Tuple[int, int]:
        """The numbers of replicas and partitions: of the processes that run the function together."""
        return _c.shlo_plan_replica_count(self._handle), _c.shlo_plan_partition_count(self._handle)

    @property
    def memory(self) -> int:
        """How many bytes one run allocates in addition to inputs and outputs; 0 if shapes are dynamic."""
        return _c.shlo_plan_memory(self._handle)

    def output_shapes(self, *shapes: Sequence[int], **named: Sequence[int]) -> Tuple[Tuple[int, ...], ...]:
        """The shapes of the outputs for shapes of the inputs, by position or by name, without a run."""
        ordered = self._completed(self._ordered(shapes, named) if named else shapes)
        if len(ordered) != len(self._inputs):
            raise InvalidArgumentError(f"expected shapes of {len(self._inputs)} inputs, found {len(ordered)}")
        left_out = [one is None and of.has_default for one, of in zip(ordered, self._inputs)]
        given = [_extents(() if is_default else one) for one, is_default in zip(ordered, left_out)]
        ranks = [-1 if is_default else len(one) for one, is_default in zip(given, left_out)]
        found = [(c_int64 * len(one.shape))() for one in self._outputs]
        pointer = POINTER(c_int64)
        call(
            _c.shlo_plan_output_shapes,
            self._handle,
            len(given),
            (c_int32 * len(given))(*ranks),
            (pointer * len(given))(*(cast(one, pointer) for one in given)),
            len(found),
            (pointer * len(found))(*(cast(one, pointer) for one in found)),
        )
        return tuple(map(tuple, found))

    def run_grid(self, inputs: Sequence[Sequence[Any]], options: Optional[RunOptions] = None) -> list:
        """Runs the plan on all processes of its grid, on the inputs of each; returns the results of each.

        Process p is partition p % partitions of replica p // partitions. Results are as those of a run. Of a sharded
        program that devices of a client divide among them, these are parts.
        """
        for process, one in enumerate(inputs):
            if len(one) != len(self._inputs):
                raise InvalidArgumentError(f"expected {len(self._inputs)} inputs, found {len(one)} for process {process}")
        np = _memory.numpy()
        is_numpy = np is not None and any(isinstance(one, np.ndarray) for given in inputs for one in given)
        parts = _parts(self._handle, self._inputs, _c.shlo_plan_input_part_extent)
        handles = [_tensor(*one, k) for given in inputs for k, one in enumerate(zip(given, parts))]
        count = len(self._outputs)
        given = (c_void_p * len(handles))(*[one.value for one in handles])
        results = (c_void_p * (count * len(inputs)))()
        run = lambda settings: _run.execute(  # noqa: E731
            len(inputs), self._handle, given, results, self._counts, settings
        )
        if options is None:
            run(None)
        else:
            options._observe(run, [one for given in inputs for one in given])
            is_numpy = is_numpy and not options._keeps_on_device
        made = [OwnedTensor(one) for one in results]
        parts = _parts(self._handle, self._outputs, _c.shlo_plan_output_part_extent)
        return [self._results(made[k * count : (k + 1) * count], is_numpy, parts) for k in range(len(inputs))]

    def close(self) -> None:
        self._release()
        super().close()

    def _call(self, *inputs, **named):
        if named:
            inputs = self._ordered(inputs, named)
        return self._run(inputs, None, None)

    def _run_general(self, inputs, out=None, options=None):
        if type(inputs) is not tuple and isinstance(inputs, Mapping):
            inputs = self._ordered((), inputs)
        if options is None:
            return self._run(inputs, out, None)
        inputs = tuple(inputs)
        return options._observe(lambda settings: self._run(inputs, out, settings, options), inputs)

    def _ordered(self, inputs, named):
        names = [one.name for one in self._inputs]
        found = list(inputs) + [None] * (len(names) - len(inputs))
        for name, value in named.items():
            known = ", ".join(one or "(no name)" for one in names) or "none"
            if names.count(name) != 1:
                raise NotFoundError(f"{name!r} is not the name of one input; the inputs are: {known}")
            if names.index(name) < len(inputs):
                raise InvalidArgumentError(f"{name!r} is given twice; the inputs are: {known}")
            found[names.index(name)] = value
        missing = [
            names[k] or f"number {k}"
            for k in range(len(inputs), len(names))
            if names[k] not in named and not self._inputs[k].has_default
        ]
        if missing:
            raise InvalidArgumentError(f"inputs are missing: {', '.join(missing)}")
        return found

    def _completed(self, inputs):
        """Inputs, and None for those behind them that have defaults."""
        rest = self._inputs[len(inputs) :]
        return [*inputs, *[None] * len(rest)] if rest and all(one.has_default for one in rest) else inputs

    def _all(self, inputs):
        """Likewise; refuses another number of inputs."""
        inputs = self._completed(inputs)
        if len(inputs) != len(self._inputs):
            raise InvalidArgumentError(f"expected {len(self._inputs)} inputs, found {len(inputs)}")
        return inputs

    def _tensors(self, inputs):
        """Handles of tensors for a sequence of inputs, or a mapping from their names."""
        if isinstance(inputs, Mapping):
            inputs = self._ordered((), inputs)
        return [_tensor(one, parameter, k) for k, (one, parameter) in enumerate(zip(self._all(inputs), self._inputs))]

    def _run(self, inputs, out, settings, options=None):
        inputs = self._all(inputs)
        handle = self._handle
        keeps = options is not None and options._keeps_on_device
        on_memory = self._is_static and not self._are_tensors(inputs, options)
        if out is None:
            np = _memory.numpy()
            is_numpy = np is not None and not keeps and any([isinstance(one, np.ndarray) for one in inputs])
            if is_numpy and not self._is_static:
                self._prepare_open(np)
            if not is_numpy or not on_memory:
                return self._run_tensors(handle, inputs, None, settings, is_numpy)
            outputs = [_memory.empty(shape, dtype) for shape, dtype, _ in self._rows(np)[1]]
        else:
            outputs = list(out) if isinstance(out, (list, tuple)) else [out]
            if len(outputs) != len(self._outputs):
                raise InvalidArgumentError(f"expected {len(self._outputs)} arrays for outputs, found {len(outputs)}")
            if not on_memory:
                self._run_tensors(handle, inputs, outputs, settings, False)
                return out
        self._run_arrays(handle, inputs, outputs, settings, out is not None)
        if out is not None:
            return out
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _are_tensors(self, inputs, options):
        """Whether inputs must be tensors: some are on a device, or are donated."""
        if options is not None and options._donated:
            return True
        return any(isinstance(one, Tensor) and one.device is not None for one in inputs)

    def _rows(self, np):
        """What a NumPy array must have to be an input or output as it is: shape, data type, size of an element."""
        if self._array_rows is None and np is not None:
            self._array_rows = tuple(
                tuple((one.shape, _memory.dtype(one.element_type), _memory.SIZES[one.element_type]) for one in kind)
                for kind in (self._inputs, self._outputs)
            )
            self._prepare_fast(np)
        return self._array_rows

    def _prepare_fast(self, np):
        """Lets the extension take arrays as they are."""
        if self._is_static:
            are_long = any(size >= _memory.LONG for size in self._sizes[len(self._inputs) :])
            shapes = [one.shape for one in (*self._inputs, *self._outputs)]
            self._prepare_rows(np, _memory.empty if are_long else np.empty, shapes, None)

    def _prepare_open(self, np):
        """The same for inputs of known rank. Outputs may have any shape."""
        if self._is_prepared or any(one.shape is None for one in self._inputs):
            return
        self._is_prepared = True
        shapes = [tuple(-1 if extent is None else extent for extent in one.shape) for one in self._inputs]
        self._prepare_rows(np, np.empty, [*shapes, *[()] * len(self._outputs)], _opened)

    def _prepare_rows(self, np, empty, shapes, wrap):
        if all(len(shape) <= 8 for shape in shapes):
            types = [one.element_type for one in (*self._inputs, *self._outputs)]
            rows = tuple((_memory.dtype(one), _memory.SIZES[one], shape, one) for one, shape in zip(types, shapes))
            probe = np.zeros((2, 3), "f4")
            self._prepare_arrays(np.ndarray, empty, probe, probe.dtype, rows, wrap)

    def _run_arrays(self, handle, inputs, outputs, settings, is_given):
        keep = []
        np = _memory.numpy()
        rows = self._rows(np)
        if rows is None:
            given = [_address(*one, k, keep) for k, one in enumerate(zip(inputs, self._inputs))]
            written = [_out_address(*one, k, keep) for k, one in enumerate(zip(outputs, self._outputs))]
        else:
            given = [_plain_address(one, row, keep, np.ndarray) for one, row in zip(inputs, rows[0])]
            if None in given:
                given = [_address(*one, k, keep) for k, one in enumerate(zip(inputs, self._inputs))]
            written = [_plain_address(one, row, keep, np.ndarray) for one, row in zip(outputs, rows[1])]
            if None in written:
                written = [_out_address(*one, k, keep) for k, one in enumerate(zip(outputs, self._outputs))]
        if is_given:
            _refuse_overlap([one or 0 for one in given + written], self._sizes, len(given))
        _run.execute(_run.ON_MEMORY, handle, self._addresses(*given), self._out_addresses(*written), self._counts, settings)

    def _run_tensors(self, handle, inputs, out, settings, is_numpy):
        handles = [_tensor(one, parameter, k) for k, (one, parameter) in enumerate(zip(inputs, self._inputs))]
        given = (c_void_p * len(handles))(*[one.value for one in handles])
        results = (c_void_p * len(self._outputs))()
        if out is not None:
            held = [_output(*one, k) for k, one in enumerate(zip(out, self._outputs))]
            results = (c_void_p * len(held))(*[one.value for one in held])
        _run.execute(_run.ON_TENSORS, handle, given, results, self._counts, settings)
        if out is not None:
            return None
        return self._results([OwnedTensor(one) for one in results], is_numpy)

    def _results(self, made, is_numpy, outputs=None):
        outputs = outputs or self._outputs
        if is_numpy:
            found = [_ndarray(one, parameter.element_type) for one, parameter in zip(made, outputs)]
        else:
            known = outputs if self._is_static else [None] * len(made)
            found = [Tensor._of(one, parameter) for one, parameter in zip(made, known)]
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self):
        inputs, outputs = ", ".join(map(str, self._inputs)), ", ".join(map(str, self._outputs))
        return f"<Plan ({inputs}) -> ({outputs})>"


def _extents(shape):
    try:
        extents = [number(one, c_int64, "an extent") for one in shape]
    except TypeError:
        raise InvalidArgumentError(f"{shape!r} is not a shape") from None
    return (c_int64 * len(extents))(*extents)


def _parameters(plan, kind):
    word = f"shlo_plan_{kind}"
    element, rank = getattr(_c, word + "_element_type"), getattr(_c, word + "_rank")
    shape, name = getattr(_c, word + "_shape"), getattr(_c, word + "_name")
    facts = ("has_default", "decides_shape") if kind == "input" else ()
    return tuple(
        Parameter(
            _library.text(name, plan, k),
            ElementType(element(plan, k)),
            _library.extents(shape(plan, k), rank(plan, k)),
            *(bool(getattr(_c, f"{word}_{fact}")(plan, k)) for fact in facts),
        )
        for k in range(getattr(_c, word + "_count")(plan))
    )


def _parts(plan, values, extent):
    """What one process has of inputs or outputs."""
    return [
        one if None in one.shape else one._replace(shape=tuple(extent(plan, k, axis) for axis in range(len(one.shape))))
        for k, one in enumerate(values)
    ]


def _wrong(kind, index, parameter, found):
    name = f" ({parameter.name})" if parameter.name else ""
    expected = _memory.type_text(parameter.element_type, parameter.shape)
    return invalid_value(f"{kind} {index}", f"{kind} {index}{name}: expected {expected}, found {found}")


def _fits(shape, parameter):
    return len(shape) == len(parameter.shape) and all(b is None or a == b for a, b in zip(shape, parameter.shape))


def _checked(kind, one, parameter, index):
    """The memory of an array that has the parameter's type and shape; None for numbers and lists."""
    try:
        memory = _memory.memory(one)
    except InvalidArgumentError as failure:
        raise _wrong(kind, index, parameter, failure.message) from None
    if memory is not None and not (memory.holds(parameter.element_type) and _fits(memory.shape, parameter)):
        raise _wrong(kind, index, parameter, memory.text())
    return memory


def _converted(one, parameter, index):
    if not isinstance(one, (bool, int, float, complex, list, tuple)):
        raise _wrong("input", index, parameter, type(one).__name__)
    shape = _memory.shape_of(one)
    if not _fits(shape, parameter):
        raise _wrong("input", index, parameter, f"numbers of the shape {shape}")
    return _memory.Memory(_memory.packed(one, parameter.element_type, shape), parameter.element_type, shape)


def _plain_address(one, row, keep, array):
    """The address of a NumPy array that is writable, contiguous and aligned; None for all others."""
    if type(one) is not array:  # a subclass could state another shape than it has
        return None
    try:
        if one.dtype is not row[1] or one.shape != row[0]:
            return None
        held = _held(one)
    except (AttributeError, TypeError, ValueError, BufferError):
        return None
    keep.append(held)
    address = addressof(held)
    return None if address % row[2] else address


def _address(one, parameter, index, keep):
    """The address of an input, None for its default. Strided and misaligned memory is copied."""
    if one is None and parameter.has_default:
        return None
    if isinstance(one, Tensor):
        if one.element_type != parameter.element_type or one.shape != parameter.shape:
            raise _wrong("input", index, parameter, _memory.type_text(one.element_type, one.shape))
        handle = one._handle
        keep.append(handle)
        address = _quick.shlo_tensor_data(handle)
        if address and not address % (_memory.SIZES[parameter.element_type] or 1):
            return address
        one = one.memoryview()
    memory = _checked("input", one, parameter, index) or _converted(one, parameter, index)
    address = memory.address
    if not memory.is_contiguous or address % _memory.SIZES[parameter.element_type]:
        memory = _memory.Memory(memoryview(bytearray(memory.view.tobytes())), parameter.element_type)
        address = memory.address
    keep.append(memory)
    return address


def _out_address(one, parameter, index, keep):
    """The address of an output, which must be contiguous, aligned and writable."""
    memory = _written(one, parameter, index)
    if memory.address % _memory.SIZES[parameter.element_type]:
        raise _wrong("output", index, parameter, "an array that is not aligned to its elements")
    keep.append(memory)
    return memory.address


def _written(one, parameter, index):
    memory = _checked("output", one, parameter, index)
    if memory is None:
        raise _wrong("output", index, parameter, type(one).__name__)
    if memory.is_readonly or not memory.is_contiguous:
        state = "a read-only array" if memory.is_readonly else "an array that is not contiguous"
        raise _wrong("output", index, parameter, state)
    return memory


def _tensor(one, parameter, index):
    """The handle of a tensor for an input, an empty one for its default."""
    if one is None and parameter.has_default:
        return c_void_p()
    if isinstance(one, Tensor):
        return one._handle
    memory = _checked("input", one, parameter, index) or _converted(one, parameter, index)
    shape = memory.shape
    if not memory.is_contiguous:
        memory = _memory.Memory(memoryview(bytearray(memory.view.tobytes())), parameter.element_type)
    return borrowed(memory, parameter.element_type, shape)


def _output(one, parameter, index):
    memory = _written(one, parameter, index)
    return borrowed(memory, parameter.element_type, memory.shape)


def _ndarray(handle, element_type):
    shape = _library.extents(_quick.shlo_tensor_shape(handle), _quick.shlo_tensor_rank(handle))
    return ndarray(handle, element_type, shape, _quick.shlo_tensor_mutable_data(handle), False)


def _opened(address, element_type):
    return _ndarray(OwnedTensor(address), element_type)


def _size(parameter):
    size = _memory.SIZES[parameter.element_type]
    for extent in parameter.shape:
        size *= extent
    return size


def _refuse_overlap(starts, sizes, first):
    """Refuses arrays from the first output on, of an address and a size each, that share bytes with one before them."""
    for k in range(first, len(starts)):
        start, size = starts[k], sizes[k]
        if size:
            end = start + size
            for other, other_size in zip(starts[:k], sizes):
                if other_size and other < end and start < other + other_size:
                    subject = f"output {k - first}"
                    raise invalid_value(subject, f"{subject} overlaps an input or another output")
