"""Quantized numbers in products, convolutions, factors, normalizations, scatters and the ops of CHLO: what they give is
what the numbers give that they stand for, quantized again. Then conversions between these and floats of all kinds.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import mpmath as mp
import numpy as np

from . import kinds, points
from .chlo import spread
from .elementwise import DIRECTIONS
from .elementwise import reduced as with_precision
from .linear import CONVOLUTIONS, dot_attributes, factors, laid, triangle
from .program import numbers, of
from .quantized import QUANT, SCALE, ZERO, constant, equal, real, stored, tie

# What is on the right of a product has its zero point at zero.
RIGHT = f"!quant.uniform<i8:f32, {SCALE}>"


def values(codes, zero=ZERO):
    return (np.asarray(codes, np.int64) - zero) * SCALE


def codes_of(exact):
    """Of numbers that the type stands for, or that are beyond all of these."""
    scaled = np.asarray(exact, np.float64) / SCALE
    assert np.array_equal(np.rint(scaled), scaled), exact
    return np.clip(scaled.astype(np.int64) + ZERO, -128, 127)


def some(shape, factor, modulus, shift, step=1):
    return ((np.arange(math.prod(shape)) * factor % modulus - shift) * step).reshape(shape)


# --- Products --------------------------------------------------------------------------------------------------------


def products(suite):
    # Halves times whole numbers are halves.
    x, y = some((3, 4), 5, 13, 4), some((4, 2), 7, 9, 4, 2)
    expected = codes_of(values(x) @ values(y, 0))
    program = suite.program("dot", "dot of quantized numbers")
    a, b = constant(program, x), constant(program, y, RIGHT)
    equal(program, program.op("dot", [a, b], [of((3, 2), QUANT)]), expected)
    equal(program, program.op("dot", [constant(program, x[1]), b], [of((2,), QUANT)]), expected[1])
    program = suite.program(
        "dot_general", "dot_general of quantized numbers, with a batch, and more than they can hold"
    )
    x, y = some((3, 2, 4), 5, 13, 4, 3), some((2, 4, 3), 7, 9, 4, 6)
    case = (x.shape, y.shape, (1,), (0,), (2,), (1,))
    exact = values(x).transpose(1, 0, 2) @ values(y, 0)
    assert abs(exact).max() > 70
    got = program.op(
        "dot_general",
        [constant(program, x), constant(program, y, RIGHT)],
        [of(exact.shape, QUANT)],
        dot_attributes(case),
    )
    equal(program, got, codes_of(exact))
    program = suite.program("einsum", "einsum of quantized numbers")
    for text, left, right in (("ab,bc->ca", (3, 4), (4, 2)), ("bij,jkb->kbi", (2, 3, 2), (2, 3, 2)), ("a,b->ba", 2, 3)):
        x, y = some(np.atleast_1d(left), 5, 13, 4), some(np.atleast_1d(right), 7, 9, 4, 2)
        exact = np.einsum(text, values(x), values(y, 0))
        operands = [constant(program, x), constant(program, y, RIGHT)]
        got = program.op("einsum", operands, [of(exact.shape, QUANT)], f'einsum_config = "{text}"')
        equal(program, got, codes_of(exact))
    program = suite.program("unary_einsum", "unary_einsum of quantized numbers")
    for text in ("abc->cb", "abc->b", "abb->a"):
        x = some((2, 3, 3), 5, 13, 4)
        exact = np.einsum(text, values(x))
        got = program.op("unary_einsum", [constant(program, x)], [of(exact.shape, QUANT)], f'einsum_config = "{text}"')
        equal(program, got, codes_of(exact))
    for op in ("convolution", "dynamic_conv"):
        program = suite.program(op, f"{op} of quantized numbers")
        for number in (3, 5, 7, 9, 14):
            case = CONVOLUTIONS[number]
            left, right = case.shapes()
            x, y = some(left, 5, 13, 4), some(right, 7, 5, 2, 2)
            exact = case.result(values(x), values(y, 0))  # around the input there are zeros
            x, y, exact = laid(case, x, y, exact)
            operands = [constant(program, x), constant(program, y, RIGHT)]
            if op == "dynamic_conv":
                operands.append(program.constant(np.array(case.padding), "i64"))
            got = program.op(
                op, operands, [of(exact.shape, QUANT)], case.attributes("" if op == "dynamic_conv" else "padding")
            )
            equal(program, got, codes_of(exact))


def decompositions(suite):
    program = suite.program("cholesky", "cholesky of quantized numbers")
    for shape, lower in (((3, 3), True), ((2, 2, 2), False)):
        left = factors("f32", shape)
        a = left @ np.swapaxes(left, -1, -2)
        got = program.op(
            "cholesky",
            [constant(program, codes_of(a))],
            [of(shape, QUANT)],
            f"lower = {'true' if lower else 'false'}",
        )
        numbers_ = program.op("uniform_dequantize", [got], [of(shape, "f32")])
        program.eq(triangle(program, numbers_, lower), left if lower else np.swapaxes(left, -1, -2))


def normalizations(suite):
    attributes = "epsilon = 1.5 : f32, feature_index = 1 : i64"
    n = 2
    # Of each feature: the mean 1 and -2, the variance 2.5 and 14.5, and so deviations of 2 and 4.
    x = np.array([[3.0, 3], [-1, -7], [2, 0], [0, -4]])
    scale, offset = np.array([2.0, 4]), np.array([-3.0, 1.5])
    mean, variance = x.mean(0), x.var(0)
    assert list(mean) == [1, -2] and list(variance) == [2.5, 14.5]
    centered, deviation = x - mean, np.array([2.0, 4])
    normal = scale * centered / deviation + offset
    gradient = np.array([[1.0, -1], [2, 1], [0, 2], [-1, -1]])
    quantized = lambda program, *lists: [constant(program, codes_of(v)) for v in lists]
    program = suite.program("batch_norm_inference", "batch_norm_inference of quantized numbers")
    operands = quantized(program, x, scale, offset, mean, variance)
    equal(program, program.op("batch_norm_inference", operands, [of(x.shape, QUANT)], attributes), codes_of(normal))
    types = [of(x.shape, QUANT), of((n,), QUANT), of((n,), QUANT)]
    program = suite.program("batch_norm_training", "batch_norm_training of quantized numbers")
    got = program.op("batch_norm_training", quantized(program, x, scale, offset), types, attributes)
    for value, exact in zip(got, (normal, mean, variance)):
        equal(program, value, codes_of(exact))
    program = suite.program("batch_norm_grad", "batch_norm_grad of quantized numbers")
    got = program.op("batch_norm_grad", quantized(program, x, scale, mean, variance, gradient), types, attributes)
    rows = len(x)
    inner = gradient * rows - gradient.sum(0) - (gradient * centered).sum(0) * centered / deviation**2
    exact = scale / deviation / rows * inner
    assert not any(tie(v) for v in exact.reshape(-1))
    equal(program, got[0], [[stored(v) for v in row] for row in exact])
    equal(program, got[1], codes_of((gradient * centered / deviation).sum(0)))
    equal(program, got[2], codes_of(gradient.sum(0)))


def scatters(suite):
    x = some((4, 3), 37, 61, 30)
    updates = np.array([[9, -20, 14], [70, 127, -128], [1, 2, 3]])
    indices = np.array([[1], [3], [1]])
    for op, function in (("add", lambda a, b: a + b), ("maximum", max)):
        program = suite.program("scatter", f"scatter of quantized numbers, {op}")
        expected = x.copy()
        for row, update in zip(indices[:, 0], updates):
            for i in range(3):
                expected[row, i] = stored(function(real(expected[row, i]), real(update[i])))
        body = ([of((), QUANT)] * 2, lambda a, b: program.op(op, [a, b], [of((), QUANT)]))
        got = program.op(
            "scatter",
            [constant(program, x), program.constant(indices, "i32"), constant(program, updates)],
            [of(x.shape, QUANT)],
            "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
            "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, "
            "unique_indices = false",
            [body],
        )
        equal(program, got, expected)
    program = suite.program("select_and_scatter", "select_and_scatter of quantized numbers")
    x, source = some((4, 6), 37, 61, 30), some((2, 3), 11, 17, 8)
    expected = np.full(x.shape, 5)
    for i in range(2):
        for j in range(3):
            window = x[2 * i : 2 * i + 2, 2 * j : 2 * j + 2]
            at = np.unravel_index(window.argmax(), (2, 2))
            expected[2 * i + at[0], 2 * j + at[1]] = stored(real(5) + real(source[i, j]))
    greater = "comparison_direction = #stablehlo<comparison_direction GE>"
    types = [of((), QUANT)] * 2
    got = program.op(
        "select_and_scatter",
        [constant(program, x), constant(program, source), constant(program, np.array(5))],
        [of(x.shape, QUANT)],
        f"window_dimensions = {numbers((2, 2))}, window_strides = {numbers((2, 2))}",
        [
            (types, lambda a, b: program.op("compare", [a, b], [of((), "i1")], greater)),
            (types, lambda a, b: program.op("add", [a, b], [of((), QUANT)])),
        ],
    )
    equal(program, got, expected)
    program = suite.program("reduce_precision", "reduce_precision of quantized numbers")
    codes = some((40,), 37, 256, 128)
    value = constant(program, codes)
    for exponent, mantissa in ((8, 1), (5, 3), (2, 2)):
        # Beyond the narrow format is an infinity, which is stored as the largest number.
        expected = [
            (127 if v > 0 else -128) if math.isinf(v) else stored(v)
            for v in (with_precision(real(c), "f32", exponent, mantissa) for c in codes)
        ]
        got = program.op(
            "reduce_precision",
            [value],
            [of(codes.shape, QUANT)],
            f"exponent_bits = {exponent} : i32, mantissa_bits = {mantissa} : i32",
        )
        equal(program, got, expected)


# --- CHLO ------------------------------------------------------------------------------------------------------------


def clients(suite):
    table = {
        "add": lambda a, b: a + b, "subtract": lambda a, b: a - b, "multiply": lambda a, b: mp.mpf(a) * b,
        "divide": lambda a, b: mp.mpf(a) / b, "remainder": math.fmod, "maximum": max, "minimum": min,
        "power": lambda a, b: mp.mpf(a) ** b, "atan2": mp.atan2,
    }  # fmt: skip
    left, right = np.array([[7], [19], [35]]), np.array([[1, 5, 7, 11]])  # 2, 8, 16 and -1, 1, 2, 4
    middle, line = np.array([[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]), np.array([5, 7])
    for op, function in table.items():
        program = suite.program("chlo.broadcast_" + op, f"broadcast_{op} of quantized numbers")
        for x, y, dims in ((left, right, None), (middle, line, (1,))):
            if op == "power" and dims:
                continue
            a, b = np.broadcast_arrays(x, spread(y, dims, x.ndim))
            exact = [function(real(p), real(q)) for p, q in zip(a.reshape(-1), b.reshape(-1))]
            assert not any(map(tie, exact))
            got = program.op(
                "broadcast_" + op,
                [constant(program, x), constant(program, y)],
                [of(a.shape, QUANT)],
                f"broadcast_dimensions = {numbers(dims)}" if dims else "",
                dialect="chlo",
            )
            equal(program, got, list(map(stored, exact)))
    program = suite.program("chlo.broadcast_compare", "broadcast_compare of quantized numbers")
    operands = [constant(program, left), constant(program, right)]
    for direction, function in DIRECTIONS.items():
        got = program.op(
            "broadcast_compare",
            operands,
            [of((3, 4), "i1")],
            f"comparison_direction = #chlo<comparison_direction {direction}>",
            dialect="chlo",
        )
        program.eq(got, function(left, right))
    program = suite.program("chlo.broadcast_select", "broadcast_select of quantized numbers")
    flags, x = np.array([[True], [False], [True]]), some((3, 4), 37, 61, 30)
    got = program.op(
        "broadcast_select",
        [program.constant(flags, "i1"), constant(program, right), constant(program, x)],
        [of((3, 4), QUANT)],
        dialect="chlo",
    )
    equal(program, got, np.where(flags, right, x))
    program = suite.program("chlo.top_k", "top_k of quantized numbers")
    order = np.argsort(-x, 1, "stable")[:, :2]
    types = [of((3, 2), QUANT), of((3, 2), "i32")]
    got = program.op("top_k", [constant(program, x)], types, "k = 2 : i64", dialect="chlo")
    equal(program, got[0], np.take_along_axis(x, order, 1))
    program.eq(got[1], order)
    program = suite.program("chlo.ragged_dot", "ragged_dot of quantized numbers")
    x, y = some((4, 3), 5, 13, 4), some((2, 3, 2), 7, 9, 4, 2)
    exact = np.zeros((4, 2))
    exact[:1], exact[1:3] = values(x[:1]) @ values(y[0], 0), values(x[1:3]) @ values(y[1], 0)
    got = program.op(
        "ragged_dot",
        [constant(program, x), constant(program, y, RIGHT), program.constant([1, 2], "i64")],
        [of((4, 2), QUANT)],
        "ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], "
        "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>",
        dialect="chlo",
    )
    equal(program, got, codes_of(exact))


# --- Conversions -----------------------------------------------------------------------------------------------------

# Scale, zero point, least and greatest stored integer: the kind has them all, else nothing says what a number becomes.
STORED = {
    "f4E2M1FN": (0.5, 1, -6, 6),
    "f6E2M3FN": (0.5, -1, -7, 7),
    "f6E3M2FN": (2.0, 3, -28, 28),
    "f8E3M4": (0.5, -2, -15, 15),
    "f8E4M3B11FNUZ": (0.5, 2, -28, 28),
    "f8E8M0FNU": (0.5, 1, 1, 64),  # and a zero point that is no zero
}


def conversions(suite):
    for kind in kinds.TINY_FLOATS + ["bf16"]:
        scale, zero, low, high = STORED.get(kind, (0.25, 4, -112, 112))
        storage = "ui8" if low > 0 else "i8"
        quantized = f"!quant.uniform<{storage.replace('ui', 'u')}<{low}:{high}>:{kind}, {scale}:{zero}>"
        rounded = lambda v: kinds.rounded(mp.mpf(v), kind)
        fits = lambda v: points.has(v, kind) and abs(v) <= kinds.FORMATS[kind][2]
        line, codes = [], []
        for x in points.finite(kind) + points.special(kind):
            if not math.isnan(x):
                if math.isfinite(x):
                    if not fits(x / scale) or not fits(rounded(rounded(x / scale) + zero)):
                        continue
                    x_scaled = rounded(rounded(x / scale) + zero)
                    if abs(mp.mpf(x) / scale + zero) > kinds.FORMATS[kind][2]:
                        continue
                else:
                    x_scaled = x
                line.append(x)
                codes.append(int(mp.nint(min(max(x_scaled, low), high))))
        program = suite.program("uniform_quantize", f"uniform_quantize of {kind}")
        value = program.constant(np.array(line), kind)
        equal(program, program.op("uniform_quantize", [value], [of((len(line),), quantized)]), codes, storage)
        program = suite.program("uniform_dequantize", f"uniform_dequantize to {kind}")
        codes = [c for c in range(low, high + 1) if c % 5 in (0, 2) or abs(c) in (low, high) or c == zero]
        line = [rounded(c - zero) for c in codes]
        keep = [fits(v) and abs(c - zero) <= kinds.FORMATS[kind][2] for v, c in zip(line, codes)]
        pairs = [(c, v * scale) for c, v, k in zip(codes, line, keep) if k and fits(rounded(v * scale))]
        value = constant(program, [c for c, _ in pairs], quantized, storage)
        got = program.op("uniform_dequantize", [value], [of((len(pairs),), kind)])
        program.eq(got, np.array([rounded(v) for _, v in pairs]))


def make(suite):
    products(suite)
    decompositions(suite)
    normalizations(suite)
    scatters(suite)
    clients(suite)
    conversions(suite)
