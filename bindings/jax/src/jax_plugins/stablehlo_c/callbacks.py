"""Functions of Python in programs (pure_callback, io_callback, debug.callback, debug.print): one handler of XLA's FFI,
made with ctypes, calls them by number.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import itertools
import secrets
import traceback
import weakref

import numpy as np

from . import PLATFORM, ffi

TARGET = "jax_stablehlo_c_callback"
_INTERNAL = 13  # the code of an error

_size, _pointer, _int64, _int = ctypes.c_size_t, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int
_head = [("struct_size", _size), ("extension_start", _pointer)]


class _Buffer(ctypes.Structure):
    _fields_ = _head + [("dtype", _int), ("data", _pointer), ("rank", _int64), ("dims", _pointer)]


class _Values(ctypes.Structure):
    _fields_ = _head + [("size", _int64), ("types", _pointer), ("list", ctypes.POINTER(ctypes.POINTER(_Buffer)))]


class _Scalar(ctypes.Structure):
    _fields_ = [("dtype", _int), ("value", ctypes.POINTER(ctypes.c_uint64))]


class _Attributes(ctypes.Structure):
    _fields_ = _head + [
        ("size", _int64),
        ("types", _pointer),
        ("names", _pointer),
        ("list", ctypes.POINTER(ctypes.POINTER(_Scalar))),
    ]


class _CreateError(ctypes.Structure):
    _fields_ = _head + [("message", ctypes.c_char_p), ("code", _int)]


class _Api(ctypes.Structure):
    _fields_ = _head + [
        ("version", _size * 3),
        ("internal", _pointer),
        ("create_error", ctypes.CFUNCTYPE(_pointer, ctypes.POINTER(_CreateError))),
    ]


class _CallFrame(ctypes.Structure):
    _fields_ = _head + [
        ("api", ctypes.POINTER(_Api)),
        ("context", _pointer),
        ("stage", _int),
        ("arguments", _Values),
        ("results", _Values),
        ("attributes", _Attributes),
    ]


class _Callback:
    """A function, and the types of what it takes and gives."""

    def __init__(self, function, operands, results):
        self.function = function
        self.operands = [(tuple(aval.shape), np.dtype(aval.dtype)) for aval in operands]
        self.results = [(tuple(aval.shape), np.dtype(aval.dtype)) for aval in results]

    @staticmethod
    def _arrays(values, types):
        # Tokens, which have no elements, come first.
        for (shape, dtype), i in zip(types, range(values.size - len(types), values.size)):
            count = int(np.prod(shape, dtype=np.int64))
            data = values.list[i].contents.data
            memory = (ctypes.c_char * (count * dtype.itemsize)).from_address(data or 0) if count else b""
            yield np.frombuffer(memory, dtype=dtype, count=count).reshape(shape)

    def __call__(self, frame):
        given = self.function(*(array.copy() for array in self._arrays(frame.arguments, self.operands)))
        if len(given) != len(self.results):
            raise RuntimeError(
                f"Mismatched number of outputs from callback. Expected: {len(self.results)}, Actual: {len(given)}"
            )
        for i, (result, value) in enumerate(zip(self._arrays(frame.results, self.results), given)):
            value = np.asarray(value)
            if value.shape != result.shape:
                raise RuntimeError(
                    f"Incorrect output shape for return value #{i}: Expected: {result.shape}, Actual: {value.shape}"
                )
            if value.dtype != result.dtype:
                raise RuntimeError(
                    f"Incorrect output dtype for return value #{i}: Expected: {result.dtype}, Actual: {value.dtype}"
                )
            if result.size:
                result[...] = value


_callbacks = weakref.WeakValueDictionary()  # as long as a program keeps them
# Unlike those of other processes, so that no program of theirs in JAX's compilation cache calls a function of this one.
_numbers = itertools.count(secrets.randbits(60))


@ctypes.CFUNCTYPE(_pointer, ctypes.POINTER(_CallFrame))
def _handler(frame):
    frame = frame.contents
    try:
        callback = _callbacks.get(frame.attributes.list[0].contents.value[0])
        if callback is None:
            raise RuntimeError("the function of the callback is not in this process")
        callback(frame)
        return None
    except Exception:  # noqa: BLE001, whatever the function raises
        message = traceback.format_exc().encode()
        error = _CreateError(ctypes.sizeof(_CreateError), None, message, _INTERNAL)
        return frame.api.contents.create_error(error)


def _emit(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect):
    from jax._src import dtypes
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    from jax._src.lib.mlir.dialects import hlo

    def canonical(*arguments):
        values = (np.asarray(value) for value in callback(*arguments))
        return tuple(value.astype(dtypes.canonicalize_dtype(value.dtype), copy=False) for value in values)

    kept = _Callback(canonical, operand_avals, result_avals)
    number = next(_numbers)
    _callbacks[number] = kept
    ctx.module_context.add_keepalive(kept)
    tokens = [] if token is None else [token]
    types = [hlo.TokenType.get() for _ in tokens] + [
        ir.RankedTensorType.get(shape, mlir.dtype_to_ir_type(dtype)) for shape, dtype in kept.results
    ]
    call = mlir.custom_call(
        TARGET,
        result_types=types,
        operands=[*tokens, *operands],
        backend_config={"index": ir.IntegerAttr.get(ir.IntegerType.get_unsigned(64), number)},
        has_side_effect=has_side_effect,
        api_version=4,
    )
    results = list(call.results)
    return results[len(tokens) :], results[0] if tokens else None, kept


def register(path):
    from jax._src import callback as module

    ffi.register_handler(path, TARGET, ctypes.cast(_handler, _pointer).value)
    of_jax = module.emit_python_callback

    def emit_python_callback(
        ctx, callback, token, operands, operand_avals, result_avals, *, has_side_effect, **options
    ):
        if tuple(ctx.module_context.platforms) == (PLATFORM,):
            return _emit(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect)
        return of_jax(
            ctx, callback, token, operands, operand_avals, result_avals, has_side_effect=has_side_effect, **options
        )

    module.emit_python_callback = emit_python_callback
