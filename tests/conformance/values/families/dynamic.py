"""Ops whose shapes are values of the program.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np

from . import kinds
from .data import data, padding_of
from .linear import CONVOLUTIONS, ONES, back, factor, laid
from .program import of
from .shaping import PADDINGS, padded


def dynamic_shapes(suite):
    for kind in kinds.ALL:
        x = data(kind, (3, 1))
        program = suite.program("dynamic_broadcast_in_dim", f"dynamic_broadcast_in_dim of {kind}")
        for index, dimensions, shape, extra in (
            ("i32", (0, 1), (3, 4), ""),
            (
                "i64",
                (1, 2),
                (2, 3, 5),
                ", known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>",
            ),
            ("i32", (0, 2), (3, 2, 1), ""),
        ):
            place = [1] * len(shape)
            for d, n in zip(dimensions, x.shape):
                place[d] = n
            got = program.op(
                "dynamic_broadcast_in_dim",
                [program.constant(x, kind), program.constant(np.array(shape), index)],
                [of(shape, kind)],
                "broadcast_dimensions = array<i64: " + ", ".join(map(str, dimensions)) + ">" + extra,
            )
            program.eq(got, np.broadcast_to(x.reshape(place), shape))

        y = data(kind, (4, 6))
        program = suite.program("dynamic_reshape", f"dynamic_reshape of {kind}")
        for index, shape in (("i32", (24,)), ("i64", (2, 3, 4)), ("i32", (6, 4))):
            got = program.op(
                "dynamic_reshape",
                [program.constant(y, kind), program.constant(np.array(shape), index)],
                [of(shape, kind)],
            )
            program.eq(got, y.reshape(shape))

        z, filling = data(kind, (3, 5)), kinds.array(padding_of(kind), kind)
        program = suite.program("dynamic_pad", f"dynamic_pad of {kind}")
        for low, high, interior in PADDINGS[::3]:
            expected = padded(z, filling, low, high, interior)
            lists = [program.constant(np.array(v), "i64") for v in (low, high, interior)]
            got = program.op(
                "dynamic_pad",
                [program.constant(z, kind), program.constant(filling, kind), *lists],
                [of(expected.shape, kind)],
            )
            program.eq(got, expected)

        program = suite.program("real_dynamic_slice", f"real_dynamic_slice of {kind}")
        for start, limit, strides in (((1, 0), (4, 6), (1, 1)), ((0, 1), (4, 6), (3, 2)), ((2, 2), (2, 5), (1, 1))):
            expected = y[tuple(slice(*s) for s in zip(start, limit, strides))]
            lists = [program.constant(np.array(v), "i32") for v in (start, limit, strides)]
            got = program.op("real_dynamic_slice", [program.constant(y, kind), *lists], [of(expected.shape, kind)])
            program.eq(got, expected)

        program = suite.program("get_dimension_size", f"get_dimension_size of {kind}")
        for d, n in enumerate((4, 6)):
            program.eq(
                program.op(
                    "get_dimension_size", [program.constant(y, kind)], [of((), "i32")], f"dimension = {d} : i64"
                ),
                n,
            )

        program = suite.program("set_dimension_size", f"set_dimension_size of {kind}")
        for d, n in ((0, 2), (1, 6), (1, 0)):
            shape = tuple(n if e == d else m for e, m in enumerate(y.shape))
            got = program.op(
                "set_dimension_size",
                [program.constant(y, kind), program.constant(n, "i32")],
                [of(("?" if e == d else m for e, m in enumerate(y.shape)), kind)],
                f"dimension = {d} : i64",
            )
            bounded = (
                f"tensor<{'x'.join('?' if e == d else str(m) for e, m in enumerate(y.shape))}x{kind},"
                " #stablehlo.bounds<" + ", ".join(str(m) if e == d else "?" for e, m in enumerate(y.shape)) + ">>"
            )
            program.lines[-1] = program.lines[-1].replace(got.type, bounded)
            got.shape, got.kind = None, bounded
            size = program.op("get_dimension_size", [got], [of((), "i32")], f"dimension = {d} : i64")
            program.eq(size, n)
            whole = program.op(
                "real_dynamic_slice",
                [got, *(program.constant(np.array(v), "i32") for v in ((0, 0), shape, (1, 1)))],
                [of(shape, kind)],
            )
            program.eq(whole, y[tuple(slice(0, m) for m in shape)])

        if kind != "f8E8M0FNU":
            program = suite.program("dynamic_iota", f"dynamic_iota of {kind}")
            for index, shape, d in (("i32", (2,), 0), ("i64", (2, 2), 1), ("i64", (2, 3), 0)):
                if kind == "i1":
                    continue
                place = [1] * len(shape)
                place[d] = -1
                got = program.op(
                    "dynamic_iota",
                    [program.constant(np.array(shape), index)],
                    [of(shape, kind)],
                    f"iota_dimension = {d} : i64",
                )
                program.eq(got, np.broadcast_to(kinds.array(np.arange(shape[d]), kind).reshape(place), shape))

        program = suite.program("dynamic_conv", f"dynamic_conv of {kind}")
        for number in (3, 5, 7, 9, 14) if kind in ("f32", "i32") else (3, 7) if kind in kinds.CORE else (7,):
            case = CONVOLUTIONS[number] if kind != "f8E8M0FNU" else ONES
            left, right = case.shapes()
            x, w = factor(kind, left, number, 1), factor(kind, right, number, 2)
            x, w, expected = laid(case, x, w, back(case.result(x, w), kind))
            got = program.op(
                "dynamic_conv",
                [
                    program.constant(x, kind),
                    program.constant(w, kind),
                    program.constant(np.array(case.padding), "i64"),
                ],
                [of(expected.shape, kind)],
                case.attributes(""),
            )
            program.eq(got, expected)
    suite.files["dynamic_iota"] = [p for p in suite.files["dynamic_iota"] if p.checks]


def make(suite):
    dynamic_shapes(suite)
