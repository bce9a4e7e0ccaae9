"""Reductions, windows, maps and sorts. The operands make sums and products exact in any order.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import functools
import itertools
import math

import numpy as np

from . import kinds
from .data import counted, data, whole
from .elementwise import maximum, minimum, sample
from .kinds import INF, NAN
from .program import Value, numbers, of, random


def key(z):
    return (z.real, z.imag)


def folded(op, values, init, kind):
    """The values one after the other, from the init value on."""
    if kinds.is_complex(kind):
        step = {
            "add": lambda a, b: a + b,
            "multiply": lambda a, b: a * b,
            "maximum": lambda a, b: max(a, b, key=key),
            "minimum": lambda a, b: min(a, b, key=key),
        }[op]
    elif kinds.is_float(kind):
        step = {"add": lambda a, b: a + b, "multiply": lambda a, b: a * b, "maximum": maximum, "minimum": minimum}[op]
    else:
        step = {
            "add": lambda a, b: a + b,
            "multiply": lambda a, b: a * b,
            "maximum": max,
            "minimum": min,
            "and": lambda a, b: a & b,
            "or": lambda a, b: a | b,
            "xor": lambda a, b: a ^ b,
        }[op]
    result = functools.reduce(step, values, init)
    return kinds.wrapped(result, kind) if kinds.is_integer(kind) else bool(result) if kind == "i1" else result


def plain(x):
    """The elements as Python's numbers."""
    flat = x.reshape(-1)
    if x.dtype == np.bool_:
        return [bool(v) for v in flat]
    if x.dtype in (np.complex64, np.complex128):
        return [complex(v) for v in flat]
    if np.dtype(x.dtype).kind in "iu" or x.dtype in [kinds.DTYPES[k] for k in ("i2", "i4", "ui2", "ui4")]:
        return [int(v) for v in flat]
    return [float(v) for v in flat]


def array_of(values, shape, kind):
    values = np.array(
        [kinds.wrapped(v, kind) if kinds.is_integer(kind) else v for v in values],
        dtype=object if kinds.is_integer(kind) else None,
    )
    return kinds.array(values.reshape(shape), kind)


def reduced(op, x, init, dimensions, kind):
    kept = [d for d in range(x.ndim) if d not in dimensions]
    turned = x.transpose(kept + list(dimensions))
    shape = turned.shape[: len(kept)]
    rows = turned.reshape(int(np.prod(shape, dtype=np.int64)), -1) if x.size else None
    count = int(np.prod(shape, dtype=np.int64))
    results = [folded(op, plain(rows[i]) if rows is not None else [], init, kind) for i in range(count)]
    return array_of(results, shape, kind)


def few(kind, shape, *seed):
    """Zeros, and a few ones of both signs, whose sums the narrowest kinds have."""
    x = np.zeros(shape)
    places = random("few", kind, shape, *seed).choice(x.size, min(4, x.size), replace=False)
    for place, value in zip(places, (1, 1, -1, 1)):
        x.reshape(-1)[place] = value
    return kinds.array(x, kind)


def units(kind, shape, *seed):
    """Ones of both signs, and now and then a two or a half."""
    generator = random("units", kind, shape, *seed)
    signs = generator.choice([-1.0, 1.0], shape) if kind != "f8E8M0FNU" else np.ones(shape)
    for place, value in zip(generator.choice(signs.size, min(3, signs.size), replace=False), (2.0, 0.5, 2.0)):
        signs.reshape(-1)[place] *= value if not kinds.is_integer(kind) else 3
    if kinds.is_integer(kind):
        return array_of([int(v) for v in signs.reshape(-1)], shape, kind)
    return kinds.array(signs.astype(complex) if kinds.is_complex(kind) else signs, kind)


def operand_of(op, kind, shape, *seed):
    """What the op can reduce exactly, and an init value that changes the result."""
    if kind == "i1":
        return (
            data(kind, shape, op, *seed),
            {"add": False, "multiply": True, "maximum": False, "minimum": True, "and": True, "or": False, "xor": True}[
                op
            ],
        )
    if kinds.is_integer(kind):
        return data(kind, shape, op, *seed), kinds.wrapped(3, kind)
    if op == "multiply":
        return units(kind, shape, *seed), 2.0
    if op == "add":
        tiny = kinds.is_float(kind) and kinds.bits_of(kind) <= 8
        return (few(kind, shape, *seed), 1.0) if tiny else (whole(kind, shape, *seed, most=9), 3.0)
    return data(kind, shape, op, *seed), 0.5 + (2j if kinds.is_complex(kind) else 0)


def ops_of(kind):
    if kind == "f8E8M0FNU":
        return ["multiply", "maximum", "minimum"]
    ops = ["add", "multiply", "maximum", "minimum"]
    return ops + ["and", "or", "xor"] if kind == "i1" or kinds.is_integer(kind) else ops


def reduce(program, op, value, init, dimensions, shape):
    """By one op, in the short form."""
    result = Value(program.name(), shape, value.kind)
    program.line(
        f"{result.name} = stablehlo.reduce({value.name} init: {init.name}) applies stablehlo.{op} across dimensions = "
        f"{list(dimensions)} : ({value.type}, {init.type}) -> {result.type}"
    )
    return result


def reductions(suite):
    for kind in kinds.ALL:
        for op in ops_of(kind):
            if (
                kind in kinds.BRIEF
                and op not in ("add", "maximum", "multiply")
                or kind not in kinds.CORE
                and op in ("minimum", "or", "xor")
            ):
                continue
            program = suite.program("reduce", f"reduce of {kind} by {op}")
            x, start = operand_of(op, kind, (3, 4, 5))
            value, init = program.constant(x, kind), program.constant(start, kind)
            every = [d for n in range(4) for d in itertools.combinations(range(3), n)]
            for dimensions in every if kind in kinds.CORE else [(1,), (0, 2), (0, 1, 2)]:
                expected = reduced(op, x, start, dimensions, kind)
                program.eq(reduce(program, op, value, init, dimensions, expected.shape), expected)
            # Operands with other strides, of one element, and without elements.
            turned = program.op("transpose", [value], [of((5, 3, 4), kind)], f"permutation = {numbers((2, 0, 1))}")
            expected = reduced(op, x.transpose(2, 0, 1), start, (1,), kind)
            if kind in kinds.CORE:
                program.eq(reduce(program, op, turned, init, (1,), (5, 4)), expected)
            empty = program.constant(data(kind, (2, 0)), kind)
            program.eq(reduce(program, op, empty, init, (1,), (2,)), array_of([start] * 2, (2,), kind))
            program.eq(reduce(program, op, empty, init, (0,), (0,)), data(kind, (0,)))
    for kind in ("f32", "f64", "f16", "bf16"):
        program = suite.program("reduce", f"reduce of {kind} with zeros, infinities and no numbers")
        rows = np.array(
            [
                [1, NAN, 3, 2],
                [-0.0, 0.0, -0.0, -0.0],
                [0.0, -0.0, 0.0, 0.0],
                [-0.0, -0.0, -0.0, -0.0],
                [INF, 1, -INF, 2],
                [NAN, NAN, NAN, NAN],
                [-INF, -1, -2, -3],
            ]
        )
        value = program.constant(rows, kind)
        for op, start in (
            ("maximum", -INF),
            ("minimum", INF),
            ("maximum", NAN),
            ("maximum", -0.0),
            ("minimum", 0.0),
            ("add", 0.0),
            ("add", -0.0),
            ("multiply", 1.0),
        ):
            for x, dimension in ((rows, 1), (rows.T, 0)):
                expected = np.array(
                    [
                        functools.reduce(
                            {
                                "maximum": maximum,
                                "minimum": minimum,
                                "add": lambda a, b: a + b,
                                "multiply": lambda a, b: a * b,
                            }[op],
                            row,
                            start,
                        )
                        for row in rows.tolist()
                    ]
                )
                operand = (
                    value
                    if dimension
                    else program.op("transpose", [value], [of((4, 7), kind)], f"permutation = {numbers((1, 0))}")
                )
                program.eq(reduce(program, op, operand, program.constant(start, kind), (dimension,), (7,)), expected)


# Shapes and dimensions that use every path of fused reductions: rows longer than a tile, columns, short innermost
# dimensions inside long ones, several dimensions that are not adjacent, and results longer than a tile.
LARGE = [
    ((2, 5003), (1,)),
    ((5003,), (0,)),
    ((2100, 3), (0,)),
    ((45, 130), (0,)),
    ((45, 130), (1,)),
    ((45, 130), (0, 1)),
    ((10, 6, 7), (0, 2)),
    ((60, 6, 7), (0, 2)),
    ((300, 5, 64), (0, 2)),
    ((9, 40, 33), (1,)),
    ((9, 40, 33), (0, 2)),
    ((4, 3, 2, 70), (0, 2)),
    ((4, 3, 20, 70), (1, 3)),
    ((3, 2500), (0,)),
    ((2, 3, 2, 3, 2, 3), (1, 3, 5)),
]


def large_reductions(suite):
    for kind in ("f32", "f64", "bf16", "f16", "i32", "i8", "ui64", "complex<f32>"):
        for op in ("add", "maximum"):
            program = suite.program("reduce", f"reduce of {kind} by {op}, larger than tiles")
            for shape, dimensions in LARGE if kind in ("f32", "i32") else LARGE[::3]:
                if kind not in ("f32", "i32") and shape in ((3, 2500), (45, 130), (9, 40, 33)):
                    continue
                if kind in ("bf16", "f16") and op == "add":
                    # Ones of both signs in turn, whose sums have few digits; of an odd number of columns.
                    if len(shape) > 2 or shape[-1] % 2 == 0 and 1 not in dimensions:
                        continue
                    value, x = counted(
                        program,
                        shape,
                        kind,
                        factor=2,
                        modulus=3 if 3 not in shape else 5,
                        shift=1 if 3 not in shape else 2,
                    )
                else:
                    value, x = counted(program, shape, kind, shift=100 if kind != "ui64" else 0)
                start = 5 if kind not in ("ui64",) else 2
                wide = (
                    x.astype(np.int64)
                    if kinds.is_integer(kind) and kind != "ui64"
                    else x.astype(np.complex128) if kinds.is_complex(kind) else x.astype(np.float64)
                )
                if op == "add":
                    expected = wide.sum(dimensions) + start
                else:
                    expected = (
                        np.maximum(wide.real.max(dimensions), start)
                        if not kinds.is_complex(kind)
                        else np.maximum(wide.real.max(dimensions), start) + 0j
                    )
                if kinds.is_integer(kind):
                    expected = array_of([int(v) for v in np.asarray(expected).reshape(-1)], expected.shape, kind)
                got = reduce(program, op, value, program.constant(start, kind), dimensions, np.shape(expected))
                if kind == "i32" and np.size(expected) > 1000:
                    weighed(program, got, expected)
                else:
                    program.eq(got, expected)


def fused_reductions(suite):
    """Reductions of the results of elementwise ops, which also have other readers."""
    for kind in ("f32", "f64", "i32", "bf16"):
        program = suite.program("reduce", f"reduce of {kind} with what computes its operand")
        for shape, dimensions in (
            ((3, 700), (1,)),
            ((700, 3), (0,)),
            ((6, 11, 5), (0, 2)),
            ((6, 11, 5), (1,)),
            ((17,), (0,)),
        ):
            value, x = counted(program, shape, kind, factor=3, modulus=5, shift=2)
            wide = x.astype(np.int64)
            row = program.constant(np.arange(shape[-1]) % 3, kind)
            spread = program.op(
                "broadcast_in_dim", [row], [of(shape, kind)], f"broadcast_dimensions = {numbers((len(shape) - 1,))}"
            )
            total = program.op("add", [value, spread], [of(shape, kind)])
            absolute = program.op("abs", [total], [of(shape, kind)])
            summed = wide + np.arange(shape[-1]) % 3
            zero = program.constant(0, kind)
            kept = tuple(n for d, n in enumerate(shape) if d not in dimensions)
            program.eq(reduce(program, "add", total, zero, dimensions, kept), summed.sum(dimensions))
            most = reduce(program, "maximum", absolute, zero, dimensions, kept)
            program.eq(most, abs(summed).max(dimensions))
            # Back onto all elements: x - max(x).
            back = program.op(
                "broadcast_in_dim",
                [most],
                [of(shape, kind)],
                "broadcast_dimensions = " + numbers(d for d in range(len(shape)) if d not in dimensions),
            )
            left = program.op("subtract", [total, back], [of(shape, kind)])
            program.eq(
                reduce(program, "minimum", left, zero, dimensions, kept),
                np.minimum((summed - np.expand_dims(abs(summed).max(dimensions), dimensions)).min(dimensions), 0),
            )
            if kind != "bf16":  # has too few digits
                program.eq(
                    reduce(program, "add", left, zero, tuple(range(len(shape))), ()),
                    (summed - np.expand_dims(abs(summed).max(dimensions), dimensions)).sum(),
                )


def bodies(suite):
    """Reductions of several operands, and those whose function is not one op."""
    for kind in ("i32", "f32", "i64", "f16", "ui8", "f64"):
        program = suite.program("reduce", f"reduce of {kind} to the largest element and its index")
        for shape, dimension in (((3, 7), 1), ((3, 7), 0), ((5, 700), 1), ((700, 5), 0), ((2, 3, 400), 2), ((1,), 0)):
            value, x = counted(program, shape, kind, factor=37, modulus=101, shift=0)
            index = program.iota(shape, "i32", dimension)

            def largest(a, i, b, j):
                better = program.op(
                    "compare", [a, b], [of((), "i1")], "comparison_direction = #stablehlo<comparison_direction GT>"
                )
                same = program.op(
                    "compare", [a, b], [of((), "i1")], "comparison_direction = #stablehlo<comparison_direction EQ>"
                )
                before = program.op(
                    "compare", [i, j], [of((), "i1")], "comparison_direction = #stablehlo<comparison_direction LT>"
                )
                tie = program.op("and", [same, before], [of((), "i1")])
                keep = program.op("or", [better, tie], [of((), "i1")])
                return (
                    program.op("select", [keep, a, b], [of((), kind)]),
                    program.op("select", [keep, i, j], [of((), "i32")]),
                )

            types = [of((), kind), of((), "i32")] * 2
            least = 0
            shape_left = tuple(n for d, n in enumerate(shape) if d != dimension)
            got = program.op(
                "reduce",
                [value, index, program.constant(least, kind), program.constant(2**30, "i32")],
                [of(shape_left, kind), of(shape_left, "i32")],
                f"dimensions = {numbers((dimension,))}",
                [(types, largest)],
            )
            program.eq(got[0], x.max(dimension))
            program.eq(got[1], x.argmax(dimension))
    # Composition of affine maps is associative, and its order matters: elements are combined in their order.
    program = suite.program("reduce", "reduce of i32 and ui64 in the order of the elements")
    for kind in ("i32", "ui64"):
        for shape, dimensions in (
            ((3, 900), (1,)),
            ((1030,), (0,)),
            ((50, 3), (0,)),
            ((4, 5, 6), (0, 2)),
            ((4, 5, 6), (1,)),
        ):
            a, x = counted(program, shape, kind, factor=11, modulus=97, shift=0)
            b, y = counted(program, shape, kind, factor=5, modulus=89, shift=0)

            def after(a, b, c, d):
                return (
                    program.op("multiply", [a, c], [of((), kind)]),
                    program.op("add", [program.op("multiply", [c, b], [of((), kind)]), d], [of((), kind)]),
                )

            kept = tuple(n for d, n in enumerate(shape) if d not in dimensions)
            got = program.op(
                "reduce",
                [a, b, program.constant(1, kind), program.constant(0, kind)],
                [of(kept, kind)] * 2,
                f"dimensions = {numbers(dimensions)}",
                [([of((), kind)] * 4, after)],
            )
            order = [d for d in range(len(shape)) if d not in dimensions] + list(dimensions)
            first = x.transpose(order).reshape(*kept, -1).astype(object)
            second = y.transpose(order).reshape(*kept, -1).astype(object)
            factor, term = np.ones(kept, object), np.zeros(kept, object)
            for i in range(first.shape[-1]):
                factor, term = factor * first[..., i], first[..., i] * term + second[..., i]
                factor, term = factor % 2**64, term % 2**64
            program.eq(got[0], array_of(list(np.asarray(factor).reshape(-1)), kept, kind))
            program.eq(got[1], array_of(list(np.asarray(term).reshape(-1)), kept, kind))


PROMOTIONS = [
    ("i8", "i32"),
    ("ui8", "ui32"),
    ("i4", "i8"),
    ("f16", "f32"),
    ("bf16", "f32"),
    ("f32", "f64"),
    ("f8E4M3FN", "f32"),
    ("complex<f32>", "complex<f64>"),
    ("i32", "i64"),
    ("i2", "i16"),
]


def promotions(suite):
    """The function may compute in a wider type than the operand has; so does the result."""
    for narrow, wide in PROMOTIONS:
        program = suite.program("reduce", f"reduce of {narrow} in {wide}")
        x = data(narrow, (4, 70)) if narrow != "f8E4M3FN" else whole(narrow, (4, 70))
        start = 1
        for dimension in (0, 1):
            total = x.astype(np.complex128 if kinds.is_complex(wide) else np.float64).sum(dimension) + start
            got = program.op(
                "reduce",
                [program.constant(x, narrow), program.constant(start, narrow)],
                [of(total.shape, wide)],
                f"dimensions = {numbers((dimension,))}",
                [program.scalar("add", wide)],
            )
            program.eq(got, array_of([int(v) for v in total], total.shape, wide) if kinds.is_integer(wide) else total)
        program = suite.program("reduce_window", f"reduce_window of {narrow} in {wide}")
        y = x[:, :9]
        got = program.op(
            "reduce_window",
            [program.constant(y, narrow), program.constant(start, narrow)],
            [of((3, 8), wide)],
            f"window_dimensions = {numbers((2, 2))}",
            [program.scalar("add", wide)],
        )
        w = y.astype(np.complex128 if kinds.is_complex(wide) else np.float64)
        total = w[:-1, :-1] + w[1:, :-1] + w[:-1, 1:] + w[1:, 1:] + start
        program.eq(
            got, array_of([int(v) for v in total.reshape(-1)], total.shape, wide) if kinds.is_integer(wide) else total
        )


def maps(suite):
    for kind in kinds.ALL:
        program = suite.program("map", f"map of {kind}")
        for shape in (
            ((), (5,), (2, 3), (3, 50)) if kind == "f32" else ((), (2, 3)) if kind in kinds.CORE else ((2, 3),)
        ):
            x, y = whole(kind, shape, 1, most=2), whole(kind, shape, 2, most=2)
            if kind == "f8E8M0FNU":
                x, y = whole(kind, shape, 1), whole(kind, shape, 2)
            a, b = program.constant(x, kind), program.constant(y, kind)
            attributes = f"dimensions = {numbers(range(len(shape)))}"
            op = "add" if kind == "i1" else "multiply"
            got = program.op("map", [a, b], [of(shape, kind)], attributes, [program.scalar(op, kind)])
            results = [folded(op, [v], w, kind) for v, w in zip(plain(x), plain(y))]
            program.eq(got, array_of(results, shape, kind))
            # The element itself, and a value from outside.
            program.eq(
                program.op("map", [a, b], [of(shape, kind)], attributes, [([of((), kind)] * 2, lambda p, q: q)]), y
            )
            outside = program.constant(plain(whole(kind, (1,), 3))[0], kind)
            got = program.op(
                "map",
                [a],
                [of(shape, kind)],
                attributes,
                [([of((), kind)], lambda p: program.op("maximum", [p, outside], [of((), kind)]))],
            )
            number = plain(whole(kind, (1,), 3))[0]
            program.eq(got, array_of([folded("maximum", [v], number, kind) for v in plain(x)], shape, kind))


# --- Windows ---------------------------------------------------------------------------------------------------------


def windows(x, start, window, strides, base, dilation, padding):
    """The elements under each window, in order, straight from the specification; and the shape of the result."""
    low, high = [p[0] for p in padding], [p[1] for p in padding]
    dilated = [(n - 1) * b + 1 if n else 0 for n, b in zip(x.shape, base)]
    extents = [d + l + h for d, l, h in zip(dilated, low, high)]
    spans = [(w - 1) * d + 1 for w, d in zip(window, dilation)]
    shape = tuple((e - s) // t + 1 if e >= s else 0 for e, s, t in zip(extents, spans, strides))
    flat = plain(x)
    strides_of = [int(np.prod(x.shape[d + 1 :], dtype=np.int64)) for d in range(x.ndim)]
    rows = []
    for out in np.ndindex(*shape):
        row = []
        for tap in np.ndindex(*window):
            at, inside = 0, True
            for d in range(x.ndim):
                place = out[d] * strides[d] + tap[d] * dilation[d] - low[d]
                inside = inside and place >= 0 and place % base[d] == 0 and place // base[d] < x.shape[d]
                at += place // base[d] * strides_of[d] if inside else 0
            row.append(flat[at] if inside else start)
        rows.append(row)
    return rows, shape


def window_attributes(window, strides, base, dilation, padding):
    pairs = "[" + ", ".join(f"[{a}, {b}]" for a, b in padding) + "]"
    words = [
        f"{name} = {numbers(values)}"
        for name, values in (
            ("window_dimensions", window),
            ("window_strides", strides),
            ("base_dilations", base),
            ("window_dilations", dilation),
        )
        if name == "window_dimensions" or any(v != 1 for v in values)
    ]
    if any(p != (0, 0) for p in map(tuple, padding)):
        words.append(f"padding = dense<{pairs}> : tensor<{len(padding)}x2xi64>")
    return ", ".join(words)


# Window, strides, dilations of the operand and of the window, padding.
WINDOWS = [
    ((2, 2), (1, 1), (1, 1), (1, 1), ((0, 0), (0, 0))),
    ((3, 1), (2, 1), (1, 1), (1, 1), ((1, 1), (0, 0))),
    ((1, 3), (1, 2), (1, 1), (1, 1), ((0, 0), (1, 0))),
    ((2, 3), (1, 2), (2, 3), (1, 1), ((0, 1), (2, 1))),
    ((2, 2), (1, 3), (1, 1), (2, 3), ((1, 1), (0, 2))),
    ((2, 2), (1, 1), (1, 1), (1, 1), ((-1, 0), (0, -2))),
    ((2, 3), (1, 1), (2, 2), (2, 1), ((-1, 2), (3, -1))),
    ((5, 1), (1, 1), (1, 1), (1, 1), ((4, 0), (0, 0))),
    ((5, 1), (1, 1), (1, 1), (1, 1), ((0, 4), (0, 0))),
    ((1, 7), (1, 1), (1, 1), (1, 1), ((0, 0), (6, 0))),
    ((1, 7), (1, 1), (1, 1), (1, 1), ((0, 0), (0, 6))),
    ((1, 7), (1, 1), (1, 1), (1, 1), ((0, 0), (3, 3))),
    ((1, 1), (1, 1), (1, 1), (1, 1), ((0, 0), (0, 0))),
    ((1, 1), (2, 3), (1, 1), (1, 1), ((0, 0), (0, 0))),
    ((6, 2), (1, 1), (1, 1), (1, 1), ((0, 0), (0, 0))),
    ((1, 7), (1, 1), (1, 1), (1, 1), ((1, -1), (6, 0))),
]


def reduce_windows(suite):
    for kind in kinds.ALL:
        for op in ops_of(kind):
            if (
                op not in ("add", "maximum", "multiply")
                and kind not in ("f32", "i32", "i1")
                or kind in kinds.BRIEF
                and op == "multiply"
                and kind != "f8E8M0FNU"
            ):
                continue
            program = suite.program("reduce_window", f"reduce_window of {kind} by {op}")
            x, start = operand_of(op, kind, (5, 7), "window")
            if op == "add" and kinds.is_float(kind) and kinds.bits_of(kind) <= 8:
                start = 0.0  # padding counts, too
            if op == "multiply" and not kinds.is_integer(kind):
                x = units(kind, (5, 7))
                start = -1.0 if kind != "f8E8M0FNU" else 1.0
            value = program.constant(x, kind)
            neutral = {"add": 0, "multiply": 1, "maximum": None, "minimum": None}.get(op)
            for init in [start] + (
                [neutral] if neutral is not None and kind not in ("i1", "f8E8M0FNU") and start else []
            ):
                some = (
                    WINDOWS
                    if kind in ("f32", "i32")
                    else (
                        WINDOWS[1::2]
                        if kind in kinds.CORE
                        else [WINDOWS[i] for i in ((3, 6, 9) if kind in kinds.BRIEF else (1, 3, 4, 6, 9))]
                    )
                )
                for window in some if init == start else WINDOWS[7:11]:
                    rows, shape = windows(x, init, *window)
                    expected = array_of([folded(op, row, init, kind) for row in rows], shape, kind)
                    got = program.op(
                        "reduce_window",
                        [value, program.constant(init, kind)],
                        [of(shape, kind)],
                        window_attributes(*window),
                        [program.scalar(op, kind)],
                    )
                    # Which sign a zero of a complex product has depends on how it is computed.
                    program.close(got, expected, 1 if kinds.is_complex(kind) and op == "multiply" else 0)


def cumulative(suite):
    """Windows from one end of a dimension to each element, for each dimension and both ends, with NaNs."""
    for kind in ("f32", "f64", "f16", "i32", "i64", "ui32", "ui64", "i8", "bf16", "complex<f32>"):
        for op in ("add", "multiply", "maximum", "minimum"):
            if kinds.is_complex(kind) and op != "add":
                continue
            program = suite.program("reduce_window", f"cumulative {op} of {kind}")
            shape = (3, 4, 5)
            x, _ = operand_of(op, kind, shape, "cumulative")
            if kinds.is_float(kind) and op in ("maximum", "minimum"):
                x = x.copy()
                x[1, 2, 3], x[0, 0, 1], x[2, 3, 0] = NAN, INF, -INF
                x[2, 1, :3] = [-0.0, 0.0, -0.0]
            init = {
                "add": 0,
                "multiply": 1,
                "maximum": kinds.limits(kind)[0] if kinds.is_integer(kind) else -INF,
                "minimum": kinds.limits(kind)[1] if kinds.is_integer(kind) else INF,
            }[op]
            value, start = program.constant(x, kind), program.constant(init, kind)
            for axis in range(3) if kind in ("f32", "i32", "f64", "bf16", "i8") else (0, 2):
                for backwards in (False, True):
                    window, padding = [1, 1, 1], [(0, 0)] * 3
                    window[axis] = shape[axis]
                    padding[axis] = (0, shape[axis] - 1) if backwards else (shape[axis] - 1, 0)
                    ones = (1, 1, 1)
                    rows, made = windows(x, init, window, ones, ones, ones, padding)
                    got = program.op(
                        "reduce_window",
                        [value, start],
                        [of(made, kind)],
                        window_attributes(window, ones, ones, ones, padding),
                        [program.scalar(op, kind)],
                    )
                    program.eq(got, array_of([folded(op, row, init, kind) for row in rows], made, kind))
        program = suite.program("reduce_window", f"cumulative sum of {kind}, longer than a tile")
        for shape, axis in (((3, 700), 1), ((700, 4), 0)):
            value, x = counted(program, shape, kind, factor=7, modulus=3, shift=0 if kind.startswith("ui") else 1)
            window, padding = [1, 1], [(0, 0)] * 2
            window[axis], padding[axis] = shape[axis], (shape[axis] - 1, 0)
            got = program.op(
                "reduce_window",
                [value, program.constant(0, kind)],
                [of(shape, kind)],
                window_attributes(window, (1, 1), (1, 1), (1, 1), padding),
                [program.scalar("add", kind)],
            )
            last = program.op(
                "slice",
                [got],
                [of(tuple(1 if d == axis else n for d, n in enumerate(shape)), kind)],
                f"start_indices = {numbers(699 if d == axis else 0 for d in range(2))}, limit_indices = "
                f"{numbers(shape)}, strides = {numbers((1, 1))}",
            )
            wide = x.astype(np.int64) if not kinds.is_complex(kind) else x
            sums = (
                array_of([int(v) for v in wide.sum(axis).reshape(-1)], np.expand_dims(wide.sum(axis), axis).shape, kind)
                if kinds.is_integer(kind)
                else np.expand_dims(wide.sum(axis), axis)
            )
            program.eq(last, sums)


def pair_windows(suite):
    program = suite.program("reduce_window", "the largest element and its index in each window, by a function of four")
    for kind in ("f32", "i16"):
        x = data(kind, (4, 9), "pairs")
        value, index = program.constant(x, kind), program.iota((4, 9), "i32", 1)

        def largest(a, i, b, j):
            keep = program.op(
                "compare", [a, b], [of((), "i1")], "comparison_direction = #stablehlo<comparison_direction GE>"
            )
            return (
                program.op("select", [keep, a, b], [of((), kind)]),
                program.op("select", [keep, i, j], [of((), "i32")]),
            )

        for window in (WINDOWS[2], WINDOWS[1], WINDOWS[4], WINDOWS[3]):
            least = -10000
            rows, shape = windows(x, least, *window)
            places, _ = windows(np.broadcast_to(np.arange(9, dtype=np.int32), (4, 9)), -1, *window)
            best = []
            for row, place in zip(rows, places):
                held = (least, -1)
                for v, p in zip(row, place):
                    held = held if held[0] >= v else (v, p)
                best.append(held)
            got = program.op(
                "reduce_window",
                [value, index, program.constant(least, kind), program.constant(-1, "i32")],
                [of(shape, kind), of(shape, "i32")],
                window_attributes(*window),
                [([of((), kind), of((), "i32")] * 2, largest)],
            )
            program.eq(got[0], array_of([v for v, _ in best], shape, kind))
            program.eq(got[1], array_of([p for _, p in best], shape, "i32"))


# --- Select and scatter ----------------------------------------------------------------------------------------------


def select_and_scatters(suite):
    cases = [
        ((2, 3), (2, 3), ((0, 0), (0, 0))),
        ((2, 2), (1, 1), ((0, 0), (0, 0))),
        ((3, 3), (2, 2), ((1, 1), (1, 1))),
        ((1, 3), (1, 2), ((0, 0), (1, 0))),
        ((3, 1), (1, 1), ((2, 0), (0, 0))),
        ((2, 2), (2, 3), ((-1, 0), (0, -1))),
    ]
    comparisons = {"GE": lambda a, b: a >= b, "LE": lambda a, b: a <= b, "GT": lambda a, b: a > b}
    for kind in kinds.ALL:
        program = suite.program("select_and_scatter", f"select_and_scatter of {kind}")
        # With ties: which of equal elements is chosen depends on the comparison.
        x = np.abs(whole("i8", (4, 6), kind, most=2).astype(np.int64))
        x = array_of([int(v) % (4 if kind in ("ui2",) else 2) for v in x.reshape(-1)], x.shape, kind)
        if kind == "f8E8M0FNU":
            x = whole(kind, (4, 6))
        value = program.constant(x, kind)
        scatter = "add" if kind not in ("f8E8M0FNU",) else "maximum"
        for number, (window, strides, padding) in enumerate(cases):
            if kind in kinds.BRIEF and number not in (1, 2, 5):
                continue
            ones = (1, 1)
            rows, shape = windows(x, None, window, strides, ones, ones, padding)
            places, _ = windows(np.arange(x.size).reshape(x.shape), None, window, strides, ones, ones, padding)
            source = whole(kind, shape, number, most=1) if kind != "f8E8M0FNU" else whole(kind, shape, number)
            if kinds.is_float(kind) and kinds.bits_of(kind) <= 8 and kind != "f8E8M0FNU":
                source = few(kind, shape, number)
            start = kinds.wrapped(3, kind) if kinds.is_integer(kind) else False if kind == "i1" else 1.0
            for direction in ("GE", "LE", "GT") if kind in kinds.CORE else ("GE", "GT")[number % 2 :: 2]:
                compare = comparisons[direction]
                result = [start] * x.size
                for row, place, s in zip(rows, places, plain(source)):
                    held = None
                    for v, p in zip(row, place):
                        if p is None:
                            continue
                        order = key if kinds.is_complex(kind) else lambda v: v
                        if held is None or not compare(order(held[0]), order(v)):
                            held = (v, p)
                    if held is not None:
                        result[held[1]] = folded(scatter, [s], result[held[1]], kind)
                got = program.op(
                    "select_and_scatter",
                    [value, program.constant(source, kind), program.constant(start, kind)],
                    [of(x.shape, kind)],
                    f"window_dimensions = {numbers(window)}, window_strides = {numbers(strides)}, "
                    f"padding = dense<[[{padding[0][0]}, {padding[0][1]}], [{padding[1][0]}, {padding[1][1]}]]> : "
                    "tensor<2x2xi64>",
                    [
                        (
                            [of((), kind)] * 2,
                            lambda a, b: program.op(
                                "compare",
                                [a, b],
                                [of((), "i1")],
                                f"comparison_direction = #stablehlo<comparison_direction {direction}>",
                            ),
                        ),
                        program.scalar(scatter, kind),
                    ],
                )
                program.eq(got, array_of(result, x.shape, kind))


# --- Sort ------------------------------------------------------------------------------------------------------------


def compared(program, a, b, direction, order=None):
    attributes = f"comparison_direction = #stablehlo<comparison_direction {direction}>"
    if order:
        attributes += f", compare_type = #stablehlo<comparison_type {order}>"
    return program.op("compare", [a, b], [of((), "i1")], attributes)


def total(x):
    """The key of the total order."""
    sign = math.copysign(1, x)
    return (sign, sign if math.isnan(x) else 0, 0 if math.isnan(x) else x)


def sorted_lines(x, axis, keys, reverse=False):
    """Indices along the axis in the order of keys(elements), equal ones in their order."""
    moved = np.moveaxis(x, axis, -1)
    result = np.empty(moved.shape, np.int64)
    for index in np.ndindex(*moved.shape[:-1]):
        line = plain(moved[index])
        order = sorted(range(len(line)), key=lambda i: keys(line[i]), reverse=False)
        if reverse:  # stable, too
            order = sorted(range(len(line) - 1, -1, -1), key=lambda i: keys(line[i]))[::-1]
        result[index] = order
    return np.moveaxis(result, -1, axis)


def sort(program, operands, axis, stable, body):
    types = [of((), v.kind) for v in operands for _ in range(2)]
    return program.op(
        "sort",
        operands,
        [of(v.shape, v.kind) for v in operands],
        f"dimension = {axis} : i64, is_stable = {'true' if stable else 'false'}",
        [(types, body)],
    )


def sorts(suite):
    for kind in kinds.ALL:
        program = suite.program("sort", f"sort of {kind} with the places where elements were")
        x = data(kind, (3, 4, 5), "sort")
        order_type = None
        if kinds.is_complex(kind):
            keys = key
        elif kinds.is_float(kind):
            order_type = "TOTALORDER"
            keys = total
            # The sign of a NaN does not matter here.
            special = [v for v in sample(kind) if v != v and kind not in kinds.UNSIGNED_ZERO or v == 0 or abs(v) == INF]
            x = x.copy()
            x.reshape(-1)[5 : 5 + len(special)] = kinds.array(np.array(special), kind)
        else:
            keys = lambda v: v
        value = program.constant(x, kind)
        for axis in range(3) if kind in kinds.CORE else (1,):
            places = program.iota((3, 4, 5), "i32", axis)
            for reverse in (False, True):
                order = sorted_lines(x, axis, keys, reverse)
                got = sort(
                    program,
                    [value, places],
                    axis,
                    True,
                    lambda a, b, p, q: compared(program, a, b, "GT" if reverse else "LT", order_type),
                )
                program.eq(got[0], np.take_along_axis(x, order, axis))
                program.eq(got[1], order)
        # One operand alone; the last dimension by a negative number; nothing to sort, and lines of one element.
        got = sort(program, [value], -1, False, lambda a, b: compared(program, a, b, "LT", order_type))
        program.eq(got, np.take_along_axis(x, sorted_lines(x, 2, keys), 2))
        for shape in ((0,), (2, 0), (3, 1)):
            y = data(kind, shape)
            got = sort(
                program,
                [program.constant(y, kind)],
                len(shape) - 1,
                True,
                lambda a, b: compared(program, a, b, "LT", order_type),
            )
            program.eq(got, y)


def large_sorts(suite):
    """Lines that are long enough for sorting by digits."""
    for kind in ("i32", "f32", "ui8", "i64", "f64", "i16", "bf16", "ui64", "f16", "i8"):
        program = suite.program("sort", f"sort of {kind}, long lines")
        modulus = 251
        for shape, axis in (((600,), 0), ((3, 515), 1), ((530, 2), 0), ((511,), 0)):
            value, x = counted(
                program, shape, kind, factor=83, modulus=modulus, shift=0 if kind.startswith("ui") else 120
            )
            places = program.iota(shape, "i32", axis)
            for reverse in (False, True):
                order = sorted_lines(x, axis, lambda v: v, reverse)
                if kind not in ("i32", "f32") and reverse == (axis == 0):
                    continue
                got = sort(
                    program,
                    [value, places],
                    axis,
                    True,
                    lambda a, b, p, q: compared(program, a, b, "GT" if reverse else "LT"),
                )
                # Sums with weights tell the order: the places are compared one by one, where they are few.
                program.eq(got[1], order) if kind == "i32" else weighed(program, got[1], order)
                weighed(program, got[0], np.take_along_axis(x, order, axis))


def weighed(program, value, x):
    """Compares the sum of all elements times odd weights, modulo 2^32, instead of each."""
    count = int(np.prod(value.shape))
    flat = value
    if len(value.shape) != 1:
        flat = program.op("reshape", [value], [of((count,), value.kind)])
    if value.kind != "i32":
        flat = program.op("convert", [flat], [of((count,), "i32")])
    weights = program.iota((count,), "i32")
    for op, number in (("multiply", 40503 * 2), ("add", 12345)):
        weights = program.op(op, [weights, program.splat(number, (count,), "i32")], [of((count,), "i32")])
    terms = program.op("multiply", [flat, weights], [of((count,), "i32")])
    got = reduce(program, "add", terms, program.constant(0, "i32"), (0,), ())
    numbers_ = [int(v) for v in np.asarray(x).astype(np.float64).reshape(-1)]
    program.eq(got, array_of([sum(v * (i * 40503 * 2 + 12345) for i, v in enumerate(numbers_))], (), "i32"))


def comparators(suite):
    """Orders that are not one comparison of the elements."""
    program = suite.program("sort", "sorts by other functions")
    x = (np.arange(40) * 7 % 19 - 9).astype(np.int32).reshape(2, 20)
    y = (np.arange(40) * 5 % 7 - 3).astype(np.float32).reshape(2, 20)
    a, b = program.constant(x, "i32"), program.constant(y, "f32")
    places = program.iota((2, 20), "i32", 1)

    def check(body, order_key, reverse=False):
        got = sort(program, [a, b, places], 1, True, body)
        order = np.array([sorted(range(20), key=lambda i: order_key(int(r[i]), float(s[i]))) for r, s in zip(x, y)])
        for value, wanted in zip(got, (x, y, np.broadcast_to(np.arange(20), (2, 20)))):
            program.eq(value, np.take_along_axis(wanted, order, 1))

    like = lambda v, kind: program.constant(v, kind)
    i1 = [of((), "i1")]
    # By an element's size; by the second operand; with the sides exchanged; by two keys; by the remainder.
    check(
        lambda p, q, r, s, u, v: compared(
            program, program.op("abs", [p], [of((), "i32")]), program.op("abs", [q], [of((), "i32")]), "LT"
        ),
        lambda m, n: abs(m),
    )
    check(lambda p, q, r, s, u, v: compared(program, r, s, "LT", "TOTALORDER"), lambda m, n: n)
    check(lambda p, q, r, s, u, v: compared(program, q, p, "GT"), lambda m, n: m)
    check(lambda p, q, r, s, u, v: compared(program, q, p, "LT"), lambda m, n: -m)

    def two(p, q, r, s, u, v):
        before = compared(program, r, s, "LT", "TOTALORDER")
        same = compared(program, r, s, "EQ", "TOTALORDER")
        return program.op("or", [before, program.op("and", [same, compared(program, p, q, "GT")], i1)], i1)

    check(two, lambda m, n: (n, -m))

    def chosen(p, q, r, s, u, v):
        same = compared(program, r, s, "EQ", "TOTALORDER")
        return program.op(
            "select", [same, compared(program, p, q, "LT"), compared(program, r, s, "GT", "TOTALORDER")], i1
        )

    check(chosen, lambda m, n: (-n, m))
    seven = lambda v: program.op("remainder", [v, like(7, "i32")], [of((), "i32")])
    check(lambda p, q, r, s, u, v: compared(program, seven(p), seven(q), "LT"), lambda m, n: math.fmod(m, 7))

    # Not mirrored: negative numbers last, else by size.
    def last(p, q, r, s, u, v):
        zero = like(0, "i32")
        left, right = compared(program, p, zero, "LT"), compared(program, q, zero, "LT")
        less = compared(program, p, q, "LT")
        return program.op("select", [program.op("xor", [left, right], i1), right, less], i1)

    check(last, lambda m, n: (m < 0, m))
    # IEEE comparison of zeros: equal, so they stay in their order.
    z = np.array([0.0, -0.0, 1.0, -0.0, 0.0, -1.0, -0.0], np.float32)
    got = sort(program, [program.constant(z, "f32")], 0, True, lambda p, q: compared(program, p, q, "LT", "FLOAT"))
    program.eq(got, z[np.argsort(z, kind="stable")])


def make(suite):
    reductions(suite)
    large_reductions(suite)
    fused_reductions(suite)
    bodies(suite)
    promotions(suite)
    maps(suite)
    reduce_windows(suite)
    cumulative(suite)
    pair_windows(suite)
    select_and_scatters(suite)
    sorts(suite)
    large_sorts(suite)
    comparators(suite)
