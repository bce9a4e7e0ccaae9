"""CHLO by element type: ops that broadcast the operands of another op, and functions at a few points of every float.
../chlo has the tests that need more points.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import mpmath as mp
import numpy as np

from . import kinds, points
from .data import data, whole
from .elementwise import DIRECTIONS, INTEGER_BINARY, at, maximum, minimum, only
from .kinds import COMPLEX, FLOATS, INF, INTEGERS, TINY_FLOATS
from .program import numbers, of
from .reduction import array_of, key, plain


def broadcast(program, op, x, y, kind, expected, result=None, attributes="", dims=None):
    result = result or kind
    if dims is not None:
        attributes = ", ".join(filter(None, [f"broadcast_dimensions = {numbers(dims)}", attributes]))
    got = program.op(
        "broadcast_" + op,
        [program.constant(x, kind), program.constant(y, kind)],
        [of(expected.shape, result)],
        attributes,
        dialect="chlo",
    )
    program.eq(got, expected)


def pairs_of(kind, op):
    """A column and a row, a matrix and a line along its first dimension: of numbers that give exact results."""
    if op in ("divide", "power", "remainder") and not kinds.is_integer(kind):
        choice = np.array([1.0, 2.0, 1.0, 0.5, 2.0, 1.0, 2.0, 0.5, 1.0, 2.0, 1.0, 2.0])
    elif kinds.is_integer(kind):
        return [
            (data(kind, (3, 1), op), data(kind, (1, 4), op, 2), None),
            (data(kind, (2, 3, 2), op), data(kind, (3,), op, 2), (1,)),
        ]
    else:
        choice = None
    pick = lambda shape, seed: (
        whole(kind, shape, op, seed, most=1)
        if choice is None
        else kinds.array(np.resize(np.roll(choice, seed), shape), kind)
    )
    return [(pick((3, 1), 1), pick((1, 4), 2), None), (pick((2, 3, 2), 3), pick((3,), 4), (1,))]


def spread(y, dims, rank):
    if dims is None:
        return y
    place = [1] * rank
    for d, n in zip(dims, y.shape):
        place[d] = n
    return y.reshape(place)


FLOAT_FUNCTIONS = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / b,
    "remainder": math.fmod,
    "maximum": maximum,
    "minimum": minimum,
}


def broadcasts(suite):
    integer = dict(INTEGER_BINARY)
    for op in list(integer):
        for kind in kinds.ALL:
            if kinds.is_integer(kind):
                function = lambda a, b: kinds.wrapped(integer[op](a, b, kind), kind)
            elif kind == "i1":
                function = {
                    "add": max,
                    "multiply": min,
                    "maximum": max,
                    "minimum": min,
                    "and": min,
                    "or": max,
                    "xor": lambda a, b: a != b,
                }.get(op)
            elif kinds.is_complex(kind):
                function = {
                    "add": lambda a, b: a + b,
                    "subtract": lambda a, b: a - b,
                    "maximum": lambda a, b: max(a, b, key=key),
                    "minimum": lambda a, b: min(a, b, key=key),
                }.get(op)
            else:
                function = FLOAT_FUNCTIONS.get(op)
            if function is None or kind == "f8E8M0FNU" and op in ("subtract", "remainder", "add"):
                continue
            program = suite.program("chlo.broadcast_" + op, f"broadcast_{op} of {kind}")
            for x, y, dims in pairs_of(kind, op):
                if op == "power" and kinds.is_integer(kind):
                    y = array_of([abs(int(v)) % 4 for v in y.reshape(-1)], y.shape, kind)
                a, b = np.broadcast_arrays(
                    np.array(plain(x), object).reshape(x.shape),
                    spread(np.array(plain(y), object).reshape(y.shape), dims, x.ndim),
                )
                results = [function(p, q) for p, q in zip(a.reshape(-1), b.reshape(-1))]
                broadcast(program, op, x, y, kind, array_of(results, a.shape, kind), dims=dims)
    for kind in kinds.ALL:
        program = suite.program("chlo.broadcast_compare", f"broadcast_compare of {kind}")
        for direction in DIRECTIONS:
            for x, y, dims in pairs_of(kind, "compare"):
                order = key if kinds.is_complex(kind) else lambda v: v
                a, b = np.broadcast_arrays(
                    np.array(plain(x), object).reshape(x.shape),
                    spread(np.array(plain(y), object).reshape(y.shape), dims, x.ndim),
                )
                results = np.array(
                    [DIRECTIONS[direction](order(p), order(q)) for p, q in zip(a.reshape(-1), b.reshape(-1))]
                ).reshape(a.shape)
                broadcast(
                    program,
                    "compare",
                    x,
                    y,
                    kind,
                    results,
                    "i1",
                    f"comparison_direction = #chlo<comparison_direction {direction}>",
                    dims,
                )
        program = suite.program("chlo.broadcast_select", f"broadcast_select of {kind}")
        flags, x, y = np.array([[True], [False], [True]]), data(kind, (1, 4)), data(kind, (3, 4), 2)
        got = program.op(
            "broadcast_select",
            [program.constant(flags, "i1"), program.constant(x, kind), program.constant(y, kind)],
            [of((3, 4), kind)],
            dialect="chlo",
        )
        program.eq(got, np.where(flags, x, y))


def simple(suite):
    """Those whose results are exact."""
    for kind in FLOATS:
        line = points.finite(kind) + points.special(kind)
        for op, function in (
            ("is_inf", math.isinf),
            ("is_pos_inf", lambda v: v == INF),
            ("is_neg_inf", lambda v: v == -INF),
        ):
            program = suite.program("chlo." + op, f"{op} of {kind}")
            got = program.op(op, [program.constant(np.array(line), kind)], [of((len(line),), "i1")], dialect="chlo")
            program.eq(got, np.array([function(v) for v in line]))
        program = suite.program("chlo.conj", f"conj of {kind}")
        program.eq(
            program.op("conj", [program.constant(np.array(line), kind)], [of((len(line),), kind)], dialect="chlo"),
            np.array(line),
        )
        exact = [v for v in (0.5, 1.0, 2.0, -1.0, -0.5, 1.5) if points.has(v, kind) and points.has(v * v, kind)]
        program = suite.program("chlo.square", f"square of {kind}")
        program.eq(
            program.op("square", [program.constant(np.array(exact), kind)], [of((len(exact),), kind)], dialect="chlo"),
            np.array(exact) ** 2,
        )
    for kind in COMPLEX:
        line = points.complexes(kind)
        for op, expected in (("conj", np.conj(line)), ("square", line * line)):
            program = suite.program("chlo." + op, f"{op} of {kind}")
            program.close(
                program.op(op, [program.constant(line, kind)], [of(line.shape, kind)], dialect="chlo"), expected, 1
            )
    for kind in INTEGERS:
        x, y = data(kind, (40,), "mulhi"), data(kind, (40,), "mulhi", 2)
        program = suite.program("chlo.mulhi", f"mulhi of {kind}")
        got = program.op(
            "mulhi", [program.constant(x, kind), program.constant(y, kind)], [of((40,), kind)], dialect="chlo"
        )
        program.eq(got, array_of([(p * q) >> kinds.bits_of(kind) for p, q in zip(plain(x), plain(y))], (40,), kind))
    for kind in kinds.ALL:
        x = data(kind, (2, 3), "constant")
        program = suite.program("chlo.constant", f"constant of {kind}")
        program.eq(
            program.op(
                "constant",
                [],
                [of(x.shape, kind)],
                f"value = {kinds.dense(x, kind)} : {kinds.tensor(x.shape, kind)}",
                dialect="chlo",
            ),
            x,
        )
    for kind in INTEGERS + FLOATS:
        program = suite.program("chlo.top_k", f"top_k of {kind}")
        x = data(kind, (3, 9), "top")
        if kinds.is_float(kind) and kind != "f8E8M0FNU":
            x = kinds.array(x.astype(np.float64) + 0.0, kind)  # one zero: which of two comes first is open
        order = np.array([sorted(range(9), key=lambda i: (-row[i], i))[:4] for row in [plain(r) for r in x]])
        got = program.op(
            "top_k", [program.constant(x, kind)], [of((3, 4), kind), of((3, 4), "i32")], "k = 4 : i64", dialect="chlo"
        )
        program.eq(got[0], np.take_along_axis(x, order, 1))
        program.eq(got[1], order)


FUNCTIONS = {
    "acos": mp.acos,
    "asin": mp.asin,
    "atan": mp.atan,
    "acosh": mp.acosh,
    "asinh": mp.asinh,
    "atanh": mp.atanh,
    "cosh": mp.cosh,
    "sinh": mp.sinh,
    "tan": mp.tan,
    "erf": mp.erf,
    "erfc": mp.erfc,
    "erf_inv": mp.erfinv,
    "bessel_i1e": lambda x: mp.exp(-abs(x)) * mp.besseli(1, x),
    "digamma": mp.digamma,
    "lgamma": lambda x: mp.log(abs(mp.gamma(x))),
}


def functions(suite):
    """Functions of floats that are too narrow for more than their nearest results."""
    for name, function in FUNCTIONS.items():
        for kind in TINY_FLOATS + (["f16", "bf16"] if name in ("digamma", "lgamma") else []):
            line = [v for v in (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, -0.25, -0.5, -0.75, -1.5) if points.has(v, kind)]
            low, high = {
                "acos": (-0.9, 0.9),
                "asin": (-0.9, 0.9),
                "atanh": (-0.9, 0.9),
                "erf_inv": (-0.9, 0.9),
                "acosh": (1.1, 9),
                "digamma": (0.1, 9),
                "lgamma": (0.1, 9),
            }.get(name, (-9, 9))
            line = [v for v in line if low <= v <= high and not (name == "lgamma" and v in (1, 2))]
            results = [kinds.rounded(at(function, v), kind) for v in line]
            keep = [points.has(r, kind) and abs(r) <= kinds.FORMATS[kind][2] for r in results]
            line, results = only(keep, line, results)
            if not line:
                continue
            program = suite.program("chlo." + name, f"{name} of {kind}")
            got = program.op(name, [program.constant(np.array(line), kind)], [of((len(line),), kind)], dialect="chlo")
            program.close(got, np.array(results), 1 if kind in ("f16", "bf16") else 0)


def make(suite):
    broadcasts(suite)
    simple(suite)
    functions(suite)
