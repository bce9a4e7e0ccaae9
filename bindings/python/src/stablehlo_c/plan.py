"""Plans: functions that are compiled to run, on arrays or tensors.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from collections.abc import Mapping
from ctypes import addressof, c_char, c_void_p, cast
from typing import NamedTuple, Optional, Tuple

from . import _capi, _library, _memory
from ._handle import Closable, _c, _quick, call, choice, options
from .enums import ElementType, Simd
from .errors import InvalidArgumentError
from .errors import error as _error
from .tensor import OwnedTensor, Tensor, borrowed, ndarray

_OwnedPlan = _library.owned(_capi.shlo_plan)
try:
    from ._fast import Runner as _Runner
except ImportError:

    class _Runner:
        """The extension in _fast.c, without a fast way."""

        def __call__(self, *inputs, **named):
            return self._call(*inputs, **named)

        def run(self, inputs, out=None, options=None):
            """Runs the plan on a sequence of inputs, or a mapping from their names.

            out: writable contiguous arrays or memoryviews for the outputs, one for each; they are returned.
            options: RunOptions, a time limit and the means to cancel.
            """
            return self._run_general(inputs, out, options)

        def _prepare(self, *_):
            pass

        def _release(self):
            pass


_held = c_char.from_buffer
_OwnedRunOptions = _library.owned(_capi.shlo_run_options)


class Parameter(NamedTuple):
    """An input or output of a plan. A dynamic extent is None."""

    name: str
    element_type: ElementType
    shape: Tuple[Optional[int], ...]

    def __str__(self):
        return (f"{self.name}: " if self.name else "") + _memory.type_text(self.element_type, self.shape)


class RunOptions(Closable):
    """What stops a run: a time limit in seconds, and cancel(), which any thread may call."""

    def __init__(self, timeout=None):
        made = _OwnedRunOptions()
        call(_c.shlo_run_options_create, made)
        if timeout is not None:
            if not timeout > 0:
                raise InvalidArgumentError(f"a timeout must be more than 0 seconds, not {timeout}")
            milliseconds = min(max(1, round(min(timeout, 1e15) * 1000)), 2**63)
            call(_c.shlo_run_options_set_max_milliseconds, made, milliseconds)
        self._owned = made

    def cancel(self):
        """Cancels all runs with these options, also later ones: they raise CancelledError."""
        _c.shlo_run_options_cancel(self._handle)


class Plan(_Runner, Closable):
    """A function that is compiled to run: plan(x, y) or plan(x=..., y=...).

    Inputs are NumPy arrays, Tensors, other arrays with the buffer protocol, numbers and nested lists. The result is one
    array, or a tuple if the function has not exactly one output. It is made of NumPy arrays if an input is one, else of
    Tensors.
    """

    def __init__(self, module, function=None, *, simd=None, max_memory=None):
        made = _OwnedPlan()
        simd = None if simd is None else choice(Simd, simd)
        settings = options(_capi.shlo_plan_options, function=function, simd=simd, max_memory=max_memory)
        call(_c.shlo_plan_create, module._handle, settings, made)
        self.inputs = _parameters(made, "input")
        self.outputs = _parameters(made, "output")
        self._is_static = all(None not in one.shape for one in self.inputs + self.outputs)
        self._addresses = c_void_p * len(self.inputs)
        self._out_addresses = c_void_p * len(self.outputs)
        self._array_rows = None
        self._sizes = (
            [[_size(one) for one in kind] for kind in (self.inputs, self.outputs)] if self._is_static else None
        )
        self._owned = made

    @property
    def memory(self):
        """How many bytes one run allocates in addition to inputs and outputs; 0 if shapes are dynamic."""
        return _c.shlo_plan_memory(self._handle)

    def close(self):
        self._release()
        super().close()

    def _call(self, *inputs, **named):
        if named:
            inputs = self._ordered(inputs, named)
        return self._run(inputs, None, None)

    def _run_general(self, inputs, out=None, options=None):
        if isinstance(inputs, Mapping):
            inputs = self._ordered((), inputs)
        return self._run(inputs, out, None if options is None else options._handle)

    def _ordered(self, inputs, named):
        names = [one.name for one in self.inputs]
        found = list(inputs) + [None] * (len(names) - len(inputs))
        for name, value in named.items():
            if names.count(name) != 1 or names.index(name) < len(inputs):
                state = "given twice" if name in names[: len(inputs)] else "not the name of one input"
                known = ", ".join(one or "(no name)" for one in names) or "none"
                raise InvalidArgumentError(f"{name!r} is {state}; the inputs are: {known}")
            found[names.index(name)] = value
        missing = [names[k] or f"number {k}" for k in range(len(inputs), len(names)) if names[k] not in named]
        if missing:
            raise InvalidArgumentError(f"inputs are missing: {', '.join(missing)}")
        return found

    def _run(self, inputs, out, settings):
        if len(inputs) != len(self.inputs):
            raise InvalidArgumentError(f"expected {len(self.inputs)} inputs, found {len(inputs)}")
        handle = self._handle
        if out is None:
            np = _memory.numpy()
            is_numpy = np is not None and any([isinstance(one, np.ndarray) for one in inputs])
            if not is_numpy or not self._is_static:
                return self._run_tensors(handle, inputs, None, settings, is_numpy)
            outputs = [np.empty(shape, dtype) for shape, dtype, _ in self._rows(np)[1]]
        else:
            outputs = list(out) if isinstance(out, (list, tuple)) else [out]
            if len(outputs) != len(self.outputs):
                raise InvalidArgumentError(f"expected {len(self.outputs)} arrays for outputs, found {len(outputs)}")
            if not self._is_static:
                self._run_tensors(handle, inputs, outputs, settings, False)
                return out
        self._run_arrays(handle, inputs, outputs, settings, out is not None)
        if out is not None:
            return out
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _rows(self, np):
        """What a NumPy array must have to be an input or output as it is: shape, data type, size of an element."""
        if self._array_rows is None and np is not None:
            self._array_rows = tuple(
                tuple((one.shape, _memory.dtype(one.element_type), _memory.SIZES[one.element_type]) for one in kind)
                for kind in (self.inputs, self.outputs)
            )
            self._prepare_fast(np)
        return self._array_rows

    def _prepare_fast(self, np):
        """Lets the extension take arrays of types that have buffers; rank and number are limited in _fast.c."""
        inputs, outputs = self._array_rows
        rows = inputs + outputs
        if not self._is_static or max(len(inputs), len(outputs)) > 32 or any(len(shape) > 8 for shape, _, _ in rows):
            return
        if any(dtype.isbuiltin != 1 for _, dtype, _ in rows):
            return
        fast = [(_memory.FORMATS_OF_KINDS[dtype.kind], size, shape) for shape, dtype, size in rows]
        handle, address = self._handle, cast(_c.shlo_plan_run_raw, c_void_p).value
        self._prepare(
            handle,
            handle.value,
            address,
            _fail,
            np.ndarray,
            np.empty,
            tuple(fast[: len(inputs)]),
            tuple(fast[len(inputs) :]),
            tuple((shape, dtype) for shape, dtype, _ in outputs),
        )

    def _run_arrays(self, handle, inputs, outputs, settings, is_given):
        keep = []
        rows = self._rows(_memory.numpy())
        if rows is None:
            given = [_address(*one, k, keep) for k, one in enumerate(zip(inputs, self.inputs))]
            written = [_out_address(*one, k, keep) for k, one in enumerate(zip(outputs, self.outputs))]
        else:
            given = [_plain_address(one, row, keep) for one, row in zip(inputs, rows[0])]
            if None in given:
                given = [_address(*one, k, keep) for k, one in enumerate(zip(inputs, self.inputs))]
            written = [_plain_address(one, row, keep) for one, row in zip(outputs, rows[1])]
            if None in written:
                written = [_out_address(*one, k, keep) for k, one in enumerate(zip(outputs, self.outputs))]
        given, written = self._addresses(*given), self._out_addresses(*written)
        if is_given:
            _refuse_overlap(list(zip(given, self._sizes[0])), list(zip(written, self._sizes[1])))
        failure = _capi.shlo_error()
        if _c.shlo_plan_run_raw(handle, len(given), given, len(written), written, settings, failure):
            raise _error(_library.Error(failure.value))

    def _run_tensors(self, handle, inputs, out, settings, is_numpy):
        handles = [_tensor(one, parameter, k) for k, (one, parameter) in enumerate(zip(inputs, self.inputs))]
        given = (_capi.shlo_tensor * len(handles))(*handles)
        results = (_capi.shlo_tensor * len(self.outputs))()
        if out is not None:
            held = [_output(*one, k) for k, one in enumerate(zip(out, self.outputs))]
            results = (_capi.shlo_tensor * len(held))(*held)
        failure = _capi.shlo_error()
        if _c.shlo_plan_run(handle, len(given), given, len(results), results, settings, failure):
            raise _error(_library.Error(failure.value))
        if out is not None:
            return None
        made = [OwnedTensor(one.value) for one in results]
        if is_numpy:
            found = [_ndarray(one, parameter) for one, parameter in zip(made, self.outputs)]
        else:
            known = self.outputs if self._is_static else [None] * len(made)
            found = [Tensor._of(one, parameter) for one, parameter in zip(made, known)]
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self):
        inputs, outputs = ", ".join(map(str, self.inputs)), ", ".join(map(str, self.outputs))
        return f"<Plan ({inputs}) -> ({outputs})>"


def _fail(address):
    """Raises the error at an address."""
    raise _error(_library.Error(address))


def _parameters(plan, kind):
    word = f"shlo_plan_{kind}"
    element, rank = getattr(_c, word + "_element_type"), getattr(_c, word + "_rank")
    shape, name = getattr(_c, word + "_shape"), getattr(_c, word + "_name")
    return tuple(
        Parameter(
            _library.text(name, plan, k),
            ElementType(element(plan, k)),
            _library.extents(shape(plan, k), rank(plan, k)),
        )
        for k in range(getattr(_c, word + "_count")(plan))
    )


def _wrong(kind, index, parameter, found):
    name = f" ({parameter.name})" if parameter.name else ""
    expected = _memory.type_text(parameter.element_type, parameter.shape)
    return InvalidArgumentError(f"{kind} {index}{name}: expected {expected}, found {found}")


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


def _plain_address(one, row, keep):
    """The address of a NumPy array that is writable, contiguous and aligned; None for all others."""
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
    """The address of an input. Strided and misaligned memory is copied."""
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
    """The handle of a tensor for an input."""
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


def _ndarray(handle, parameter):
    shape = _library.extents(_quick.shlo_tensor_shape(handle), _quick.shlo_tensor_rank(handle))
    return ndarray(handle, parameter.element_type, shape, _quick.shlo_tensor_mutable_data(handle), False)


def _size(parameter):
    size = _memory.SIZES[parameter.element_type]
    for extent in parameter.shape:
        size *= extent
    return size


def _refuse_overlap(given, written):
    """Refuses outputs, of an address and a size each, that share bytes with another array."""
    for k, (start, size) in enumerate(written):
        for other, other_size in given + written[:k]:
            if size and other_size and start < other + other_size and other < start + size:
                raise InvalidArgumentError(f"output {k} overlaps an input or another output")
