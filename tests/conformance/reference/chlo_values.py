#!/usr/bin/env python3
"""Measures how far the functions of CHLO are from those of the reference, in units of the last place.

usage: chlo_values.py LIBRARY [FUNCTION...]

Needs jaxlib, ml_dtypes and numpy. jaxlib's pass makes the reference's decomposition of an op. This library runs both
programs, so only the decompositions differ. Points are random, near special points and far from them, and all pairs of
special numbers. The twin: the same values, moved by three units, must be found to be three units away.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import sys

import ml_dtypes
import numpy as np
from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
from jaxlib.mlir.passmanager import PassManager

stablehlo.register_stablehlo_passes()
library = ctypes.CDLL(sys.argv[1])
library.shlo_error_message.restype = ctypes.c_char_p
pointer, size = ctypes.c_void_p, ctypes.c_size_t
random = np.random.default_rng(1)
COUNT = 20000
MOST = 10 ** 9  # one is a number, the other is none


def call(name, *arguments):
    error = pointer()
    if getattr(library, name)(*arguments, ctypes.byref(error)):
        raise RuntimeError(library.shlo_error_message(error, None).decode())


def run(text, inputs, output):
    data, module, plan = text.encode(), pointer(), pointer()
    call("shlo_module_parse", data, size(len(data)), None, ctypes.byref(module))
    call("shlo_plan_create", module, None, ctypes.byref(plan))
    ins = (pointer * len(inputs))(*[array.ctypes.data for array in inputs])
    outs = (pointer * 1)(output.ctypes.data)
    call("shlo_plan_run_raw", plan, size(len(inputs)), ins, size(1), outs, None)
    library.shlo_plan_destroy(plan)
    library.shlo_module_destroy(module)
    return output


def decomposed(text):
    with make_ir_context():
        module = ir.Module.parse(text)
        PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
        return str(module)


def ordered(values):
    """Floats as integers in their order."""
    bits = values.dtype.itemsize * 8
    numbers = values.view({16: np.int16, 32: np.int32, 64: np.int64}[bits]).astype(object)
    return np.array([n if n >= 0 else -(n + (1 << (bits - 1))) for n in map(int, numbers)], dtype=object)


def units(a, b):
    if np.iscomplexobj(a):
        return np.maximum(units(a.real.copy(), b.real.copy()), units(a.imag.copy(), b.imag.copy()))
    neither, one = np.isnan(a) & np.isnan(b), np.isnan(a) ^ np.isnan(b)
    return np.where(neither, 0, np.where(one, MOST, abs(ordered(a) - ordered(b))))


def wide(kind, low, high, count=COUNT // 2):
    with np.errstate(over="ignore"):
        return (random.choice([-1, 1], count) * 2.0 ** random.uniform(low, high, count)).astype(kind)


def uniform(kind, low, high, count=COUNT // 2):
    return random.uniform(low, high, count).astype(kind)


SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, 2]
RANGES = {"lgamma": ((-10, 30), (-20, 20)), "digamma": ((-10, 30), (-20, 20)), "asin": ((-1, 1), (-30, 0.1)),
          "acos": ((-1, 1), (-30, 0.1)), "atanh": ((-1, 1), (-30, 0.1)), "erf_inv": ((-1, 1), (-30, 0.1)),
          "cosh": ((-10, 10), (-20, 7)), "sinh": ((-10, 10), (-20, 7))}
UNARY = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "cosh", "digamma", "erf", "erf_inv", "erfc",
         "lgamma", "sinh", "square", "tan"]
COMPLEX = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "conj", "cosh", "sinh", "square", "tan"]
BINARY = ["next_after", "polygamma", "zeta"]


def points(op, kind):
    if np.issubdtype(kind, np.complexfloating):
        part = np.dtype(kind).type(0).real.dtype
        z = np.empty(2 * COUNT + len(SPECIAL) ** 2, kind)
        for field in ("real", "imag"):
            getattr(z, field)[:2 * COUNT] = np.concatenate([uniform(part, -4, 4, COUNT), wide(part, -20, 20, COUNT)])
        z.real[2 * COUNT:] = np.repeat(SPECIAL, len(SPECIAL))
        z.imag[2 * COUNT:] = np.tile(SPECIAL, len(SPECIAL))
        return [z]
    if op in UNARY:
        near, far = RANGES.get(op, ((-5, 5), (-30, 30)))
        return [np.concatenate([uniform(kind, *near), wide(kind, *far), np.array(SPECIAL, kind)])]
    second = np.concatenate([uniform(kind, 0.01, 30), wide(kind, -5, 8), wide(kind, -10, 5)])
    if op == "next_after":
        return [wide(kind, -20, 20, len(second)), second]
    whole = random.integers(2, 40, COUNT // 2).astype(kind)
    if op == "zeta":
        return [np.concatenate([uniform(kind, 1, 20), wide(kind, -3, 6), whole]), second]
    return [np.concatenate([random.integers(0, 8, COUNT // 2), random.integers(0, 40, COUNT)]).astype(kind), second]


def compare(op, name, kind):
    inputs = points(op, kind)
    of = f"tensor<{len(inputs[0])}x{name}>"
    names = [f"%a{i}" for i in range(len(inputs))]
    text = (f"func.func @main({', '.join(f'{a}: {of}' for a in names)}) -> {of} {{\n"
            f"  %0 = chlo.{op} {', '.join(names)} : {', '.join(of for _ in names)} -> {of}\n  return %0 : {of}\n}}\n")
    try:
        expected = run(decomposed(text), inputs, np.zeros(len(inputs[0]), kind))
    except Exception:  # noqa: BLE001, the reference has none for this type
        print(f"{op:12} {name:12} the reference has no decomposition")
        return 0, 0
    found = run(text, inputs, np.zeros(len(inputs[0]), kind))
    away = units(expected, found)
    far = np.nonzero(away > 2)[0]
    print(f"{op:12} {name:12} most {max(away[away < MOST], default=0):>4}, more than 2 at {np.sum(away > 2):>4} of "
          f"{len(away)}, none of one kind at {np.sum(away == MOST)}" +
          (f"; at {[array[far[0]] for array in inputs]}: {expected[far[0]]}, here {found[far[0]]}" if len(far) else ""))
    if not np.iscomplexobj(found):
        moved = (found.view(f"i{found.dtype.itemsize}") + 3).view(kind)
        is_plain = np.isfinite(found) & np.isfinite(moved) & (abs(found) > 1e-3)
        assert (units(found[is_plain], moved[is_plain]) == 3).all()
    return len(away), len(far)


def main():
    chosen = sys.argv[2:]
    total = distant = 0
    for ops, kinds in ((UNARY + BINARY, {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "f64": np.float64}),
                       (COMPLEX + ["bessel_i1e"], {"complex<f32>": np.complex64, "complex<f64>": np.complex128})):
        for op in ops:
            for name, kind in kinds.items():
                if not chosen or op in chosen:
                    compared, far = compare(op, name, kind)
                    total, distant = total + compared, distant + far
    print(f"{total} values, {distant} of them more than 2 units away")
    return 0 if total else 1


if __name__ == "__main__":
    sys.exit(main())
