"""Programs at the edges of cases that kernels treat on their own, and programs that only look like such a case.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import cmath
import math

import numpy as np

from . import kinds
from .data import data
from .program import numbers, of, random
from .randomness import expect_bits
from .reduction import array_of, compared, folded, plain, sort, window_attributes, windows

ONES = (1, 1)

# Windows of one element that move it, or see only a part of the operand: window, strides, base and window dilations,
# padding.
SINGLE = [
    (ONES, ONES, (2, 1), ONES, ((0, -4), (0, 0))),
    (ONES, ONES, (1, 3), ONES, ((0, 0), (-6, -6))),
    (ONES, ONES, (2, 2), ONES, ((-1, -3), (0, -6))),
    (ONES, ONES, ONES, ONES, ((0, -2), (0, 0))),
    (ONES, ONES, ONES, ONES, ((0, 0), (0, -3))),
    (ONES, ONES, ONES, ONES, ((0, 0), (1, -1))),
    (ONES, ONES, ONES, ONES, ((-1, 1), (1, -1))),
    (ONES, ONES, ONES, ONES, ((0, 2), (0, 0))),
    (ONES, (5, 1), ONES, ONES, ((0, 0), (0, 0))),
    (ONES, (1, 7), ONES, ONES, ((0, 0), (0, 0))),
    (ONES, (3, 1), ONES, ONES, ((2, 0), (0, 0))),
]

# Windows as long as an axis that are not running totals along it.
LONG = [
    ((5, 2), ONES, ONES, ONES, ((4, 0), (1, 0))),
    ((5, 7), ONES, ONES, ONES, ((4, 0), (6, 0))),
    ((5, 1), (1, 2), ONES, ONES, ((4, 0), (0, 6))),
    ((1, 7), ONES, ONES, ONES, ((-1, 1), (6, 0))),
    ((1, 7), ONES, ONES, ONES, ((0, 0), (0, 6))),
    ((5, 1), ONES, ONES, ONES, ((2, 2), (0, 0))),
]


def window_lookalikes(suite):
    for kind in ("f32", "i32", "bf16"):
        program = suite.program("reduce_window", f"windows of {kind} that look like none, and like running totals")
        x = data(kind, (5, 7), "lookalikes")
        value, one = program.constant(x, kind), program.constant(1, kind)
        for op in ("maximum", "minimum"):
            for window in SINGLE + LONG:
                rows, shape = windows(x, 1, *window)
                got = program.op(
                    "reduce_window",
                    [value, one],
                    [of(shape, kind)],
                    window_attributes(*window),
                    [program.scalar(op, kind)],
                )
                program.eq(got, array_of([folded(op, row, 1, kind) for row in rows], shape, kind))
    # Differences, where the order of the operands and of the elements counts.
    for kind in ("i32", "f32"):
        program = suite.program("reduce_window", f"differences of {kind} in windows that end with each element")
        x = (np.arange(35).reshape(5, 7) * 11 % 17 - 8).astype(kinds.DTYPES[kind])
        value, zero = program.constant(x, kind), program.constant(0, kind)
        for window in [(w, ONES, ONES, ONES, p) for w, p in RUNNING]:
            rows, shape = windows(x, 0, *window)
            for turned in (False, True):
                body = lambda a, b: program.like("subtract", [b, a] if turned else [a, b])
                got = program.op(
                    "reduce_window",
                    [value, zero],
                    [of(shape, kind)],
                    window_attributes(*window),
                    [([of((), kind)] * 2, body)],
                )
                results = []
                for row in rows:
                    held = 0
                    for v in row:
                        held = v - held if turned else held - v
                    results.append(held)
                program.eq(got, array_of(results, shape, kind))


RUNNING = [
    ((5, 1), ((4, 0), (0, 0))),
    ((5, 1), ((0, 4), (0, 0))),
    ((1, 7), ((0, 0), (6, 0))),
    ((1, 7), ((0, 0), (0, 6))),
]


def selections(suite):
    """Windows of one element, which padding moves; the scattered values are subtracted, in both orders."""
    cases = [
        (ONES, ONES, ((1, -1), (0, 0))),
        (ONES, ONES, ((0, 0), (1, -1))),
        (ONES, ONES, ((0, 0), (-2, 2))),
        (ONES, (2, 3), ((0, 0), (0, 0))),
        ((2, 1), (2, 1), ((0, 0), (1, -1))),
        ((1, 3), (1, 1), ((0, 0), (1, 1))),
    ]
    for kind in ("f32", "i32"):
        program = suite.program("select_and_scatter", f"select_and_scatter of {kind}, small windows, differences")
        x = (np.arange(24).reshape(4, 6) * 7 % 13).astype(kinds.DTYPES[kind])
        for window, strides, padding in cases:
            rows, shape = windows(x, None, window, strides, ONES, ONES, padding)
            places, _ = windows(np.arange(x.size).reshape(x.shape), None, window, strides, ONES, ONES, padding)
            source = (np.arange(len(rows)).reshape(shape) * 3 % 7 + 1).astype(kinds.DTYPES[kind])
            for turned in (False, True):
                result = [5] * x.size
                for row, place, s in zip(rows, places, plain(source)):
                    seen = [(v, p) for v, p in zip(row, place) if p is not None]
                    if seen:
                        chosen = max(seen, key=lambda pair: (pair[0], -pair[1]))[1]
                        result[chosen] = s - result[chosen] if turned else result[chosen] - s
                pads = ", ".join(f"[{low}, {high}]" for low, high in padding)
                got = program.op(
                    "select_and_scatter",
                    [program.constant(x, kind), program.constant(source, kind), program.constant(5, kind)],
                    [of(x.shape, kind)],
                    f"window_dimensions = {numbers(window)}, window_strides = {numbers(strides)}, padding = "
                    f"dense<[{pads}]> : tensor<2x2xi64>",
                    [
                        ([of((), kind)] * 2, lambda a, b: compared(program, a, b, "GE")),
                        ([of((), kind)] * 2, lambda a, b: program.like("subtract", [b, a] if turned else [a, b])),
                    ],
                )
                program.eq(got, array_of(result, x.shape, kind))


def sorts(suite):
    """Comparators that are not the same function of both sides. Of two elements, neither is before the other, so they
    stay where they are; sorted by what the comparator resembles, they would change places."""
    program = suite.program("sort", "two elements of which neither is before the other")

    def stays(values, kind, body, others=None):
        operands = [program.constant(np.array(values), kind)]
        if others is not None:
            operands.append(program.constant(np.array(others), "i32"))
        got = sort(program, operands, 0, True, body)
        for value, wanted in zip([got] if others is None else got, (values, others)):
            program.eq(value, np.array(wanted))

    def changed(name, value, attributes="", kind=None):
        return program.op(name, [value], [of((), kind or value.kind)], attributes)

    def plus(value, number):
        return program.like("add", [value, program.constant(number, value.kind)])

    # Another number is added to each side; within the comparator, and from outside.
    stays([5, 4], "i32", lambda a, b: compared(program, plus(a, 2), plus(b, 1), "LT"))
    more, less = program.constant(2, "i32"), program.constant(1, "i32")
    side = lambda value, other: program.like("add", [value, other])
    stays([5, 4], "i32", lambda a, b: compared(program, side(a, more), side(b, less), "LT"))
    # Rounded to fewer bits on one side only.
    rounded = lambda value, m: changed("reduce_precision", value, f"exponent_bits = 8 : i32, mantissa_bits = {m} : i32")
    stays([1.2, 1.1], "f32", lambda a, b: compared(program, rounded(a, 20), rounded(b, 1), "LT"))
    # Through a narrower type on one side: 300 becomes 44.
    through = lambda value, kind: changed("convert", changed("convert", value, kind=kind), kind="i32")
    stays([300, 100], "i32", lambda a, b: compared(program, through(a, "i16"), through(b, "ui8"), "LT"))
    # A predicate of one side is another one.
    predicate = lambda a, way: changed("convert", compared(program, a, program.constant(3, "i32"), way), kind="i32")
    stays([7, 1], "i32", lambda a, b: compared(program, predicate(a, "LT"), predicate(b, "NE"), "GT"))
    # A second key that is only asked where the first one is equal in a stricter order, or is no number.
    i1 = [of((), "i1")]

    def two(first, second, last="LT"):
        def body(a, b, c, d):
            before = compared(program, a, b, "LT", first)
            both = program.op("and", [compared(program, a, b, "EQ", second), compared(program, c, d, last)], i1)
            return program.op("or", [before, both], i1)

        return body

    stays([-0.0, 0.0], "f32", two("WEAKORDER", "TOTALORDER"), [5, 3])
    stays([np.nan, np.nan], "f32", two("FLOAT", "FLOAT"), [5, 3])
    stays([np.nan, np.nan], "f64", two("FLOAT", "FLOAT", "GT"), [3, 5])

    # The second key's equality is of another operand.
    def other(a, b, c, d):
        tie = program.op("and", [compared(program, c, d, "EQ"), compared(program, c, d, "LT")], i1)
        return program.op("or", [compared(program, a, b, "LT"), tie], i1)

    stays([1, 1], "i32", other, [5, 3])

    # Keys of both operands, with the sides mixed: a - d < b - c is a + c < b + d.
    program = suite.program("sort", "sums of two operands, written as differences of both sides")
    x, y = np.arange(20) * 7 % 19 - 9, np.arange(20) * 5 % 11
    operands = [program.constant(x, "i32"), program.constant(y, "i32")]
    minus = lambda p, q: program.like("subtract", [p, q])
    got = sort(program, operands, 0, True, lambda a, b, c, d: compared(program, minus(a, d), minus(b, c), "LT"))
    order = sorted(range(20), key=lambda i: x[i] + y[i])
    program.eq(got[0], x[order])
    program.eq(got[1], y[order])


def infinities(suite):
    """The numbers next to infinity are not NaN, and NaNs next to it are."""
    for kind in ("f16", "bf16", "f32", "f64"):
        program = suite.program("sort", f"sort of {kind} by the weak order, infinities and their neighbours")
        size = kinds.bits_of(kind)
        mantissa = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}[kind]
        infinity = ((1 << (size - 1 - mantissa)) - 1) << mantissa
        patterns = [infinity + 1, infinity, infinity - 1, 1 << mantissa, infinity - 2, infinity | 1 << (mantissa - 1)]
        patterns = [p | s for p in patterns for s in (0, 1 << (size - 1))]
        values = np.array(patterns, f"u{size // 8}").view(kinds.DTYPES[kind])
        places = program.iota((len(patterns),), "i32")
        bits_kind = f"ui{size}"
        operand = program.op(
            "bitcast_convert", [program.constant(np.array(patterns, object), bits_kind)], [of((len(patterns),), kind)]
        )
        numbers_ = [float(v) for v in values]
        for reverse in (False, True):
            key = lambda i: (numbers_[i] != numbers_[i], 0 if numbers_[i] != numbers_[i] else numbers_[i])
            order = sorted(range(len(patterns)), key=key)
            if reverse:
                order = sorted(range(len(patterns) - 1, -1, -1), key=key)[::-1]
            got = sort(
                program,
                [operand, places],
                0,
                True,
                lambda a, b, c, d: compared(program, a, b, "GT" if reverse else "LT", "WEAKORDER"),
            )
            program.eq(got[1], order)


def half_spectra(suite):
    """Half spectra that are not those of real numbers: imaginary parts that a real signal cannot have are ignored."""
    for kind, part, tolerance in (("complex<f32>", "f32", 1e-4), ("complex<f64>", "f64", 1e-11)):
        program = suite.program("fft", f"irfft of {kind}, of any numbers")
        for shape in ((1,), (2,), (5,), (6,), (8,), (14,), (2, 3, 4), (3, 2, 5), (2, 2, 2, 7)):
            generator = random("half", shape)
            axes = list(range(max(0, len(shape) - 3), len(shape)))
            half = (*shape[:-1], shape[-1] // 2 + 1)
            z = generator.integers(-8, 8, half) + 1j * generator.integers(1, 8, half)
            length = [shape[d] for d in axes]
            got = program.op(
                "fft",
                [program.constant(z, kind)],
                [of(shape, part)],
                f"fft_type = #stablehlo<fft_type IRFFT>, fft_length = {numbers(length)}",
            )
            program.near(got, np.fft.irfftn(z, s=length, axes=axes), tolerance)


def factors(suite):
    """A matrix that is not positive definite has no factor, only NaN; its neighbours in the batch have theirs."""
    for kind in ("f32", "f64", "complex<f32>"):
        program = suite.program("cholesky", f"cholesky of {kind}, a matrix that is not positive definite")
        good = np.array([[4.0, 2], [2, 5]])
        for bad in ([[0.0, 0], [0, 0]], [[-1.0, 0], [0, 1]], [[1.0, 2], [2, 1]], [[1.0, 1], [1, 1]]):
            for lower in (True, False):
                value = program.constant(np.array([good, bad, good]), kind)
                got = program.op("cholesky", [value], [of((3, 2, 2), kind)], f"lower = {'true' if lower else 'false'}")
                factor = np.array([[2.0, 0], [1, 2]])
                factor, inside = (factor, np.tri(2)) if lower else (factor.T, np.tri(2).T)
                if kinds.is_complex(kind):
                    got = program.op("real", [got], [of((3, 2, 2), kinds.part_of(kind))])
                # What stands on the other side of the diagonal is undefined.
                keep = program.constant(np.broadcast_to(inside != 0, (3, 2, 2)), "i1")
                zeros = program.constant(np.zeros((3, 2, 2)), got.kind)
                kept = program.op("select", [keep, got, zeros], [of((3, 2, 2), got.kind)])
                program.eq(kept, np.array([factor, np.where(inside != 0, np.nan, 0), factor]))


def random_shapes(suite):
    """Shapes with several axes along which ThreeFry could pair elements; counters that overflow their low half."""
    for kind in ("ui32", "i16", "i2"):
        program = suite.program("rng_bit_generator", f"rng_bit_generator of {kind}, several longest or even dimensions")
        for shape in ((3, 3), (5, 3, 5), (1, 3, 3), (2, 4), (3, 2, 4), (1, 1)):
            for algorithm, state in (("THREE_FRY", (3, 5)), ("PHILOX", (3, 2**64 - 1, 2**64 - 1))):
                expect_bits(program, algorithm, state, shape, kind)


def complex_axes(suite):
    """Complex functions of real and of imaginary numbers: a part that is zero has the sign of annex G of C."""
    functions = [
        ("exponential", cmath.exp),
        ("exponential_minus_one", lambda z: complex(math.expm1(z.real), z.imag) if z.imag == 0 else None),
        ("log", cmath.log),
        ("log_plus_one", lambda z: complex(math.log1p(z.real), z.imag) if z.imag == 0 and z.real > -1 else None),
        ("sqrt", cmath.sqrt),
        ("sine", lambda z: cmath.sinh(complex(-z.imag, z.real))),  # i sin(z) = sinh(i z)
        ("cosine", lambda z: cmath.cosh(complex(-z.imag, z.real))),
        ("tan", lambda z: cmath.tanh(complex(-z.imag, z.real))),
        ("tanh", cmath.tanh),
    ]
    points = [complex(x, y) for n in (0.5, -0.75, 2.0, -2.5) for z in (0.0, -0.0) for x, y in ((n, z), (z, n))]
    for name, function in functions:
        for kind in kinds.COMPLEX:
            part = kinds.part_of(kind)
            pairs = [(z, function(z)) for z in points]
            pairs = [(z, value) for z, value in pairs if value is not None]
            if name in ("sine", "tan"):
                pairs = [(z, complex(value.imag, -value.real)) for z, value in pairs]
            program = suite.program(name, f"{name} of {kind}, of numbers on the axes")
            shape = (len(pairs),)
            got = program.op(name, [program.constant([z for z, _ in pairs], kind)], [of(shape, kind)])
            program.close(got, [value for _, value in pairs], 4)
            for side in ("real", "imag"):
                parts = [getattr(value, side) for _, value in pairs]
                zeros = [v for v in parts if v == 0]
                if not zeros:
                    continue
                # The parts that are zero; the others become one.
                made = program.op(side, [got], [of(shape, part)])
                one = program.constant([1.0] * len(pairs), part)
                is_zero = program.constant([v == 0 for v in parts], "i1")
                program.eq(
                    program.op("select", [is_zero, made, one], [of(shape, part)]),
                    [v if v == 0 else 1.0 for v in parts],
                )


def make(suite):
    complex_axes(suite)
    window_lookalikes(suite)
    selections(suite)
    sorts(suite)
    infinities(suite)
    half_spectra(suite)
    factors(suite)
    random_shapes(suite)
