"""Writes programs with large operands, whose results have a closed form, into a folder: make.py FOLDER

Kernels work in blocks, panels, tiles and vectors. The programs in ../values are smaller than these. Here the operands
are formulas of their indices (iota and integer arithmetic), chosen so that the result is a formula of its own indices
too: the Cholesky factor of (min(i, j) + 1) is all ones, the transform of an impulse is a power of a root of unity.
A program computes both and compares them. No expected value is stored.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import pathlib
import sys

INTEGERS = {"i1", "i4", "i8", "i16", "i32", "i64", "ui8", "ui32"}


def tensor(shape, kind):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + kind + ">"


def numbers(values):
    values = list(values)
    return "array<i64" + (": " + ", ".join(map(str, values)) if values else "") + ">"


class Value:
    """A tensor in a program. Arithmetic with Python's operators; a number stands for a tensor full of it."""

    def __init__(self, program, name, shape, kind):
        self.program, self.name, self.shape, self.kind = program, name, tuple(shape), kind

    @property
    def type(self):
        return tensor(self.shape, self.kind)

    def _with(self, op, other):
        other = self.program.full(self.shape, self.kind, other) if isinstance(other, (int, float)) else other
        return self.program.add(f"stablehlo.{op} {self.name}, {other.name} : {self.type}", self.shape, self.kind)

    def __add__(self, other):
        return self._with("add", other)

    def __sub__(self, other):
        return self._with("subtract", other)

    def __mul__(self, other):
        return self._with("multiply", other)

    def __floordiv__(self, other):
        return self._with("divide", other)

    def __mod__(self, other):
        return self._with("remainder", other)

    def __and__(self, other):
        return self._with("and", other)

    def at_least(self, other):
        return self._with("maximum", other)

    def at_most(self, other):
        return self._with("minimum", other)

    def is_(self, direction, other):
        """The comparison as an i1 tensor: EQ, NE, GE, GT, LE, LT."""
        other = self.program.full(self.shape, self.kind, other) if isinstance(other, int) else other
        return self.program.add(f"stablehlo.compare {direction}, {self.name}, {other.name} : "
                                f"({self.type}, {self.type}) -> {tensor(self.shape, 'i1')}", self.shape, "i1")

    def to(self, kind):
        if kind == self.kind:
            return self
        if kind.startswith("complex"):
            real = self.to(kind[len("complex<"):-1])
            return self.program.add(f"stablehlo.complex {real.name}, {(real * -2).name} : {tensor(self.shape, kind)}",
                                    self.shape, kind)
        return self.program.op("convert", [self], self.shape, kind)

    def unary(self, op):
        return self.program.add(f"stablehlo.{op} {self.name} : {self.type}", self.shape, self.kind)


class Program:
    def __init__(self, title):
        self.title, self.lines, self.count, self.checks = title, [], 0, 0

    def add(self, text, shape, kind):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        return Value(self, name, shape, kind)

    def op(self, name, operands, shape, kind, attributes="", region=""):
        """An op in its generic form, with one result."""
        return self.add(f'"stablehlo.{name}"({", ".join(value.name for value in operands)})'
                        + (f" <{{{attributes}}}>" if attributes else "") + (f" ({region})" if region else "")
                        + f" : ({', '.join(value.type for value in operands)}) -> {tensor(shape, kind)}", shape, kind)

    def full(self, shape, kind, number):
        if isinstance(number, int) and kind not in INTEGERS:
            number = float(number)
        if kind.startswith("complex"):
            number = f"({number}, 0.0)"
        return self.add(f"stablehlo.constant dense<{number}> : {tensor(shape, kind)}", shape, kind)

    def index(self, shape, axis):
        """The index along an axis, of a tensor of this shape."""
        return self.add(f"stablehlo.iota dim = {axis} : {tensor(shape, 'i64')}", shape, "i64")

    def indices(self, *shape):
        return [self.index(shape, axis) for axis in range(len(shape))]

    def select(self, predicate, yes, no):
        return self.add(f"stablehlo.select {predicate.name}, {yes.name}, {no.name} : {predicate.type}, {yes.type}",
                        yes.shape, yes.kind)

    def expect(self, actual, expected, tolerance=None):
        assert actual.type == expected.type, (self.title, actual.type, expected.type)
        self.checks += 1
        option = f" {{tolerance = {tolerance:.1e} : f64}}" if tolerance else ""
        check = "expect_almost_eq" if tolerance else "expect_eq"
        self.lines.append(f"    stablehlo.custom_call @check.{check}({actual.name}, {expected.name}){option} : "
                          f"({actual.type}, {expected.type}) -> ()")

    def __str__(self):
        assert self.checks
        return "\n".join([f"// {self.title}", "module {", "  func.func public @main() -> () {", *self.lines,
                          "    return", "  }", "}", ""])


VIEWS = ["plain", "transposed", "sliced", "strided"]


def viewed(p, view, shape, make):
    """make(indices), directly or as a view of another tensor: kernels read such operands where they are."""
    if view == "plain":
        return make(p.indices(*shape))
    if view == "transposed":
        order = [*range(len(shape) - 2), len(shape) - 1, len(shape) - 2]
        at = p.indices(*(shape[axis] for axis in order))
        value = make([at[axis] for axis in order])
        return p.op("transpose", [value], shape, value.kind, f"permutation = {numbers(order)}")
    step, start = (2, 0) if view == "strided" else (1, 1)
    at = p.indices(*(extent * step + 2 * start for extent in shape))
    value = make([(index - start) // step for index in at])
    return p.op("slice", [value], shape, value.kind, f"start_indices = {numbers([start] * len(shape))}, "
                f"limit_indices = {numbers(extent * step + start for extent in shape)}, "
                f"strides = {numbers([step] * len(shape))}")


def adder(kind, op="add"):
    scalar = tensor((), kind)
    return (f"{{ ^bb0(%a: {scalar}, %b: {scalar}): %r = stablehlo.{op} %a, %b : {scalar} "
            f"stablehlo.return %r : {scalar} }}")


# --- Products --------------------------------------------------------------------------------------------------------


def dots():
    """A(i, k) = s(i) + 5 where k = 3i + 1 modulo K; B(k, j) = k mod 4 - j mod 3; K is a multiple of four."""
    for rows, depth, columns in [(1, 1000, 1), (130, 68, 257), (3, 700, 5), (64, 64, 64), (1, 300, 200), (200, 300, 1),
                                 (17, 1028, 19)]:
        for kind, result in [("f32", "f32"), ("f64", "f64"), ("bf16", "f32"), ("f16", "f32"), ("i8", "i32"),
                             ("i32", "i32"), ("i64", "i64"), ("complex<f32>", "complex<f32>")]:
            for left_first, right_first, batch in [(False, True, 0), (True, False, 0), (False, False, 3)]:
                if batch and rows * columns > 10000:
                    continue
                yield dot(rows, depth, columns, kind, result, left_first, right_first, batch, ("plain", "plain"))
    for kind, result in [("f32", "f32"), ("bf16", "f32"), ("i8", "i32"), ("f16", "f16"), ("complex<f64>", None),
                         ("f16", "f64"), ("f64", "bf16")]:
        for views in [(left, right) for left in VIEWS for right in VIEWS][1:]:
            yield dot(33, 36, 21, kind, result or kind, False, True, len(set(views)) - 1, views)
    # A matrix and a vector with gaps.
    for rows, columns in [(200, 1), (1, 200), (3, 200), (200, 3)]:
        for kind in ["f32", "f64", "complex<f32>"]:
            for views in [(left, right) for left in VIEWS for right in VIEWS][1:]:
                yield dot(rows, 300, columns, kind, kind, False, True, len(set(views)) - 1, views)


def dot(rows, depth, columns, kind, result, left_first, right_first, batch, views):
    p = Program(f"dot_general of {kind}, {rows} x {depth} by {depth} x {columns}, the left one contracted along its "
                f"{'first' if left_first else 'last'} axis, the right one along its "
                f"{'first' if right_first else 'last'}, batch {batch}, {' and '.join(views)}")
    lead = (batch,) if batch else ()
    first = len(lead)

    def operand(shape, contracted_first, formula, view):
        def values(at):
            k, other = at[-2:] if contracted_first else reversed(at[-2:])
            return formula(at[0] if lead else k * 0, other, k).to(kind)

        return viewed(p, view, lead + shape, values)

    def left(b, i, k):
        return i % 5 + 1 + b + p.select(k.is_("EQ", (i * 3 + 1) % depth), p.full(k.shape, "i64", 5),
                                        p.full(k.shape, "i64", 0))

    def right(b, j, k):
        return k % 4 - j % 3

    lhs = operand((depth, rows) if left_first else (rows, depth), left_first, left, views[0])
    rhs = operand((depth, columns) if right_first else (columns, depth), right_first, right, views[1])
    shape = lead + (rows, columns)
    actual = p.op("dot_general", [lhs, rhs], shape, result,
                  "dot_dimension_numbers = #stablehlo.dot<"
                  + ("lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], " if batch else "")
                  + f"lhs_contracting_dimensions = [{first + (not left_first)}], "
                  + f"rhs_contracting_dimensions = [{first + (not right_first)}]>")
    i, j = p.index(shape, first), p.index(shape, first + 1)
    b = p.index(shape, 0) if batch else p.full(shape, "i64", 0)
    sum_of_right = p.full(shape, "i64", depth // 4 * 6) - (j % 3) * depth
    expected = (i % 5 + 1 + b) * sum_of_right + (((i * 3 + 1) % depth) % 4 - j % 3) * 5
    if kind.startswith("complex"):  # (a - 2ai)(b - 2bi) = -3ab - 4abi
        part = expected.to(kind[len("complex<"):-1])
        expected = p.add(f"stablehlo.complex {(part * -3).name}, {(part * -4).name} : {tensor(shape, kind)}",
                         shape, kind)
    p.expect(actual, expected.to(result) if not kind.startswith("complex") else expected)
    return p


def convolutions():
    """A kernel is 1 at one tap and one input feature, which depend on the output feature, so it moves its input."""
    for kind, result in [("f32", "f32"), ("f64", "f64"), ("bf16", "bf16"), ("i8", "i8"), ("i8", "i32"), ("i32", "i32")]:
        for layout in ["last", "first"]:
            for features, results, groups, taps, strides, padding, dilations, reversal, batch_groups in [
                    (35, 67, 1, (3, 3), (1, 1), ((1, 1), (1, 1)), (1, 1), (False, False), 1),
                    (64, 64, 1, (1, 1), (1, 1), ((0, 0), (0, 0)), (1, 1), (False, False), 1),
                    (16, 48, 1, (5, 3), (2, 3), ((2, 1), (0, 2)), (1, 2), (False, False), 1),
                    (16, 48, 1, (5, 3), (2, 1), ((2, 1), (0, 2)), (1, 2), (True, False), 1),
                    (16, 40, 1, (2, 3), (1, 1), ((3, 1), (0, 2)), (2, 1), (True, True), 1),
                    (40, 40, 40, (3, 3), (1, 1), ((1, 1), (1, 1)), (1, 1), (False, False), 1),
                    (40, 80, 40, (3, 5), (2, 1), ((1, 1), (2, 0)), (1, 1), (False, True), 1),
                    (36, 72, 4, (3, 3), (1, 2), ((1, 0), (0, 1)), (1, 1), (False, False), 1),
                    (12, 30, 1, (3, 3), (1, 1), ((1, 1), (1, 1)), (1, 1), (True, False), 3)]:
                yield convolution(kind, result, layout, 3, (33, 41), features, results, groups, taps, strides, padding,
                                  dilations, reversal, batch_groups, ("plain", "plain"))
            for views in [(left, right) for left in VIEWS for right in VIEWS][1:]:
                yield convolution(kind, result, layout, 2, (7, 9), 5, 11, 1, (3, 2), (1, 1), ((1, 1), (1, 1)), (1, 1),
                                  (False, False), 1, views)
                for groups in (1, 6):
                    yield convolution(kind, result, layout, 2, (9,), 6, 12, groups, (3,), (1,), ((1, 1),), (1,),
                                      (False,), 1, views)
    # Axes with more than 2^20 positions and taps, for which the kernel has no table.
    for features, groups in [(1, 1), (2, 2)]:
        yield convolution("f32", "f32", "last", 1, (350000,), features, features, groups, (3,), (1,), ((1, 1),), (1,),
                          (False,), 1, ("plain", "plain"))
        yield convolution("f32", "f32", "last", 1, (350000, 2), features, features, groups, (3, 1), (1, 1),
                          ((1, 1), (0, 0)), (1, 1), (False, False), 1, ("plain", "plain"))
        yield convolution("f64", "f64", "first", 1, (2, 350000), features, features, groups, (1, 3), (1, 1),
                          ((0, 0), (2, 0)), (1, 1), (False, True), 1, ("plain", "plain"))


def convolution(kind, result, layout, batch, extents, features, results, groups, taps, strides, padding, dilations,
                reversal, batch_groups, views):
    p = Program(f"convolution of {kind} into {result}, features {layout}, {features} to {results} in {groups} groups "
                f"and {batch_groups} of the batch, window {taps}, strides {strides}, padding {padding}, "
                f"dilations {dilations}, reversal {reversal}, {' and '.join(views)}")
    inputs = features // groups
    spans = [(tap - 1) * dilation + 1 for tap, dilation in zip(taps, dilations)]
    outs = [(extent + low + high - span) // stride + 1
            for extent, (low, high), span, stride in zip(extents, padding, spans, strides)]
    order = (lambda b, f, s: (b, *s, f)) if layout == "last" else (lambda b, f, s: (b, f, *s))
    axes = range(len(extents))
    dimensions = ["b", *axes, "f"] if layout == "last" else ["b", "f", *axes]
    names = f"[{', '.join(map(str, dimensions))}]"
    where = {name: axis for axis, name in enumerate(dimensions)}

    def image(b, f, positions):
        total = b * 5 + f * 2
        for weight, position in zip((3, 7), positions):
            total = total + position * weight
        return total % 11 - 5

    def chosen_tap(o, axis):
        return o % taps[0] if axis == 0 else (o // 2) % taps[1]

    lhs = viewed(p, views[0], order(batch, features, extents),
                 lambda at: image(at[where["b"]], at[where["f"]], [at[where[axis]] for axis in axes]).to(kind))

    def kernel(at):
        *positions, f, o = at
        chosen = f.is_("EQ", (o * 3) % inputs)
        for axis, position in enumerate(positions):
            chosen = chosen & position.is_("EQ", chosen_tap(o, axis))
        return p.select(chosen, p.full(o.shape, "i64", 1), p.full(o.shape, "i64", 0)).to(kind)

    rhs = viewed(p, views[1], (*taps, inputs, results), kernel)
    shape = order(batch // batch_groups, results, outs)
    window = (f"window_strides = {numbers(strides)}, padding = dense<{[list(pair) for pair in padding]}> : "
              f"tensor<{len(taps)}x2xi64>, rhs_dilation = {numbers(dilations)}, window_reversal = array<i1: "
              f"{', '.join('true' if r else 'false' for r in reversal)}>")
    actual = p.op("convolution", [lhs, rhs], shape, result, window + ", dimension_numbers = #stablehlo.conv<"
                  f"{names}x[{', '.join(map(str, axes))}, i, o]->{names}>, feature_group_count = {groups} : i64, "
                  f"batch_group_count = {batch_groups} : i64")
    at = {name: p.index(shape, axis) for name, axis in where.items()}
    o = at["f"]
    feature = (o * 3) % inputs + (o // (results // groups)) * inputs
    image_batch = at["b"] + (o // (results // batch_groups)) * (batch // batch_groups)
    inside, positions = None, []
    for axis in axes:
        tap = chosen_tap(o, axis)
        if reversal[axis]:
            tap = p.full(shape, "i64", taps[axis] - 1) - tap
        position = at[axis] * strides[axis] + tap * dilations[axis] - padding[axis][0]
        within = position.is_("GE", 0) & position.is_("LT", extents[axis])
        inside = within if inside is None else inside & within
        positions.append(position)
    moved = image(image_batch, feature, positions)
    p.expect(actual, p.select(inside, moved, p.full(shape, "i64", 0)).to(result))
    return p


def ffts():
    """The transform of the impulses at 3 and 5: sums of two roots of unity."""
    for kind, tolerance in [("f32", 1e-4), ("f64", 1e-10)]:
        for size in [8, 16, 17, 100, 257, 360, 1000, 1024, 2048]:
            for transform in ["FFT", "IFFT", "RFFT", "IRFFT"]:
                yield fft(kind, tolerance, size, transform)


def fft(kind, tolerance, size, transform):
    p = Program(f"{transform} of {size} numbers of {kind}, twice")
    batch, half, whole = 2, size // 2 + 1, f"complex<{kind}>"
    turn = 6.283185307179586476925 / size

    def waves(length, sign, scale):
        """exp(sign 2 pi i 3k/n) + (b + 2) exp(sign 2 pi i 5k/n), times scale: real and imaginary parts."""
        b, k = p.indices(batch, length)
        angles = [((k * impulse) % size).to("f64") * (sign * turn) for impulse in (3, 5)]
        factor = (b + 2).to("f64")
        return [((angles[0].unary(function) + angles[1].unary(function) * factor) * scale).to(kind)
                for function in ("cosine", "sine")]

    def impulses(length):
        b, k = p.indices(batch, length)
        zero, one = p.full(b.shape, "i64", 0), p.full(b.shape, "i64", 1)
        return (p.select(k.is_("EQ", 3), one, zero) + p.select(k.is_("EQ", 5), b + 2, zero)).to(kind)

    def pair(parts):
        return p.add(f"stablehlo.complex {parts[0].name}, {parts[1].name} : {tensor(parts[0].shape, whole)}",
                     parts[0].shape, whole)

    length = half if transform == "RFFT" else size
    attributes = f"fft_type = #stablehlo<fft_type {transform}>, fft_length = {numbers([size])}"
    if transform in ("FFT", "IFFT"):
        points = impulses(size)
        start = pair([points, points * 0])
        sign, scale = (-1, 1.0) if transform == "FFT" else (1, 1.0 / size)
        actual, parts = p.op("fft", [start], (batch, size), whole, attributes), waves(size, sign, scale)
    elif transform == "RFFT":
        actual, parts = p.op("fft", [impulses(size)], (batch, half), whole, attributes), waves(half, -1, 1.0)
    else:
        actual = p.op("fft", [pair(waves(half, -1, 1.0))], (batch, size), kind, attributes)
        p.expect(actual, impulses(size), tolerance)
        return p
    for function, part in zip(("real", "imag"), parts):
        p.expect(p.add(f"stablehlo.{function} {actual.name} : ({actual.type}) -> {tensor((batch, length), kind)}",
                       (batch, length), kind), part, tolerance)
    return p


def choleskys():
    """L(i, j) = d(i) e(j), with d(i) = 1 + i mod 3 and e(j) = 1 + j mod 2, has an L L^T in closed form."""
    for kind, tolerance in [("f32", 1e-3), ("f64", 1e-9), ("complex<f32>", 1e-3)]:
        for size in [1, 33, 96, 97, 130, 200]:
            for lower in [True, False]:
                yield cholesky(kind, tolerance, size, lower, "plain")
    for kind in ["f16", "bf16", "f32", "f64"]:
        for view in VIEWS:
            yield cholesky(kind, 2e-2, 5, view != "strided", view)


def cholesky(kind, tolerance, size, lower, view):
    p = Program(f"cholesky of {size} x {size} {kind}, {'lower' if lower else 'upper'}, {view}")
    real = kind[len("complex<"):-1] if kind.startswith("complex") else kind
    shape = (2, size, size)

    def typed(value):
        value = value.to(real)
        if real == kind:
            return value
        return p.add(f"stablehlo.complex {value.name}, {(value * 0).name} : {tensor(value.shape, kind)}", value.shape,
                     kind)

    def matrix(at):
        b, i, j = at
        steps = i.at_most(j) + 1
        squares = (steps // 2) * 5 + steps % 2
        return typed((i % 3 + 1) * (j % 3 + 1) * squares * (b * 3 + 1))

    b, i, j = p.indices(*shape)
    row, column = (i, j) if lower else (j, i)
    factor = p.select(row.is_("GE", column), (row % 3 + 1) * (column % 2 + 1) * (b + 1), p.full(shape, "i64", 0))
    actual = p.op("cholesky", [viewed(p, view, shape, matrix)], shape, kind, f"lower = {str(lower).lower()}")
    # What stands on the other side of the diagonal is undefined.
    kept = p.select(row.is_("GE", column), actual, p.full(shape, kind, 0))
    if real == kind:
        p.expect(kept, typed(factor), tolerance)
        return p
    for function, part in [("real", factor.to(real)), ("imag", factor.to(real) * 0)]:
        p.expect(p.add(f"stablehlo.{function} {kept.name} : ({kept.type}) -> {tensor(shape, real)}", shape, real), part,
                 tolerance)
    return p


def solves():
    """T is d(i) where j <= i, else 0; X(j, r) = j + r mod 4: T X has the sums of arithmetic series. Complex matrices are
    (1 + i) T, and adjoint where they are transposed."""
    for kind, tolerance in [("f32", 2e-2), ("f64", 1e-9), ("complex<f32>", 2e-2), ("complex<f64>", 1e-9)]:
        for size, count in [(5, 70), (48, 3), (49, 1), (97, 33), (130, 5)]:
            for left in [True, False]:
                for lower in [True, False]:
                    for transposed in [False, True]:
                        yield solve(kind, tolerance, size, count, left, lower, transposed, ("plain", "plain"))
    for kind in ["f16", "bf16", "f32", "f64"]:
        for views in [(first, second) for first in VIEWS for second in VIEWS][1:]:
            yield solve(kind, 2e-2, 5, 4, views[0] != "sliced", views[1] != "sliced", views[0] == views[1], views)


def solve(kind, tolerance, size, count, left, lower, transposed, views):
    p = Program(f"triangular_solve of {kind}, {size} x {size}, {count} on the {'left' if left else 'right'}, "
                f"{'lower' if lower else 'upper'}{', transposed' if transposed else ''}, {' and '.join(views)}")
    real = kind[len("complex<"):-1] if kind.startswith("complex") else kind

    def typed(value, sign=1):
        value = value.to(real)
        if real == kind:
            return value
        return p.add(f"stablehlo.complex {value.name}, {(value * sign).name} : {tensor(value.shape, kind)}", value.shape,
                     kind)

    def matrix(at):
        i, j = at
        # What stands on the other side of the diagonal is ignored: sevens.
        return typed(p.select(i.is_("GE" if lower else "LE", j), i % 3 + 1, p.full(i.shape, "i64", 7)))

    shape = (size, count) if left else (count, size)
    # op(T) X on the left; X op(T) is the transpose of op(T)^T X^T.
    effective_transposed = transposed != (not left)

    def series(first, last, r):
        """The sum of m + r mod 4 for m from first to last."""
        terms = last - first + 1
        return (first + last) * terms // 2 + (r % 4) * terms

    def scaled_series(first, last, r):
        """The sum of (m + r mod 4)(m mod 3 + 1) for m from first to last: prefix sums over whole periods of three."""

        def prefix(m):  # of m terms, each period q gives 3q + 0, 3q + 1, 3q + 2 with weights 1, 2, 3
            q, rest = m // 3, m % 3
            whole = q * (q - 1) * 9 + q * 8 + (r % 4) * q * 6
            one = q * 3 + r % 4
            two = (q * 3 + 1 + r % 4) * 2
            none = r * 0
            return whole + p.select(rest.is_("GE", 1), one, none) + p.select(rest.is_("GE", 2), two, none)

        return prefix(last + 1) - prefix(first)

    def right(at):
        n, r = at if left else reversed(at)
        zero, end = n * 0, n * 0 + (size - 1)
        first, last = (zero, n) if lower != effective_transposed else (n, end)
        return typed(scaled_series(first, last, r) if effective_transposed
                     else (n % 3 + 1) * series(first, last, r), -1 if transposed else 1)

    operands = [viewed(p, views[0], (size, size), matrix), viewed(p, views[1], shape, right)]
    matrix_form = ("TRANSPOSE" if real == kind else "ADJOINT") if transposed else "NO_TRANSPOSE"
    actual = p.op("triangular_solve", operands, shape, kind,
                  f"left_side = {str(left).lower()}, lower = {str(lower).lower()}, unit_diagonal = false, "
                  f"transpose_a = #stablehlo<transpose {matrix_form}>")
    n, r = p.indices(*shape) if left else reversed(p.indices(*shape))
    expected = (n + r % 4).to(real)
    if real == kind:
        p.expect(actual, expected, tolerance)
        return p
    for function, part in [("real", expected), ("imag", expected * 0)]:
        p.expect(p.add(f"stablehlo.{function} {actual.name} : ({actual.type}) -> {tensor(shape, real)}", shape, real), part,
                 tolerance)
    return p


# --- Order and reductions --------------------------------------------------------------------------------------------

COMPARATOR = {"i64": "SIGNED", "i32": "SIGNED", "i8": "SIGNED", "ui8": "UNSIGNED", "ui32": "UNSIGNED",
              "f32": "FLOAT", "f64": "FLOAT", "bf16": "FLOAT", "f16": "FLOAT"}


def sorts():
    """Keys are a permutation (i times a prime, modulo n) with ties; the second operand says where each came from."""
    for size in [100, 1021, 70001]:
        for kind in ["i32", "f32", "ui32", "i64", "f64", "bf16", "i8", "ui8"]:
            for direction, last in [("LT", True), ("GT", True), ("LT", False)]:
                if size > 2000 and not last:
                    continue
                yield sort(size, kind, direction, last)


def sort(size, kind, direction, last):
    p = Program(f"sort of {size} keys of {kind}, {direction}, stable, along the {'last' if last else 'first'} axis")
    rows = 2 if size > 2000 else 5
    shape = (rows, size) if last else (size, rows)
    axis = 1 if last else 0
    i, row = p.index(shape, axis), p.index(shape, 1 - axis)
    small = kind in ("i8", "ui8", "bf16")
    width = max(1, (size + 99) // 100) if small else 16  # keys with ties
    permuted = (i * 37 + row) % size
    key = permuted // width
    key = key if kind.startswith("u") else key - 3
    operands = [key.to(kind), permuted.to("i32")]
    types = ", ".join(value.type for value in operands)
    region = (f"{{ ^bb0(%a: tensor<{kind}>, %b: tensor<{kind}>, %c: tensor<i32>, %d: tensor<i32>): "
              f"%r = stablehlo.compare {direction}, %a, %b, {COMPARATOR[kind]} : (tensor<{kind}>, tensor<{kind}>) -> "
              f"tensor<i1> stablehlo.return %r : tensor<i1> }}")
    name = f"%{p.count}"
    p.count += 1
    p.lines.append(f'    {name}:2 = "stablehlo.sort"({operands[0].name}, {operands[1].name}) '
                   f"<{{dimension = {axis} : i64, is_stable = true}}> ({region}) : ({types}) -> ({types})")
    keys, origins = Value(p, f"{name}#0", shape, kind), Value(p, f"{name}#1", shape, "i32")
    rank = i if direction == "LT" else p.full(shape, "i64", size - 1) - i
    group = rank // width
    p.expect(keys, (group if kind.startswith("u") else group - 3).to(kind))
    # The keys of a group are in the order of their operands: each rank once, and positions ascend within a group.
    p.expect(origins.to("i64") // width, group)
    inverse = pow(37, -1, size)
    positions = ((origins.to("i64") - row + size) % size * inverse) % size
    before = slice_of(p, positions, axis, 0, size - 1)
    after = slice_of(p, positions, axis, 1, size)
    same = slice_of(p, group, axis, 0, size - 1).is_("EQ", slice_of(p, group, axis, 1, size))
    rising = after.is_("GT", before)
    p.expect(p.select(same, rising, p.full(same.shape, "i1", "true")), p.full(same.shape, "i1", "true"))
    return p


def slice_of(p, value, axis, begin, end):
    starts = [begin if a == axis else 0 for a in range(len(value.shape))]
    limits = [end if a == axis else extent for a, extent in enumerate(value.shape)]
    shape = [limit - start for start, limit in zip(starts, limits)]
    return p.op("slice", [value], shape, value.kind, f"start_indices = {numbers(starts)}, "
                f"limit_indices = {numbers(limits)}, strides = {numbers([1] * len(shape))}")


def reductions():
    shape = (7, 301, 13)
    for kind, view in [("i64", "plain"), ("i32", "transposed"), ("f32", "plain"), ("f64", "strided"),
                       ("f32", "transposed"), ("i64", "sliced"), ("f64", "plain"), ("f32", "strided")]:
        for axes in [(0,), (1,), (2,), (0, 1), (1, 2), (0, 2), (0, 1, 2)]:
            p = Program(f"reduce of {kind} {shape} along {axes}, {view}")
            operand = viewed(p, view, shape, lambda at: (at[0] * 3 + at[1] - at[2] * 2).to(kind))
            kept = [axis for axis in range(3) if axis not in axes]
            result = tuple(shape[axis] for axis in kept)
            terms = 1
            for axis in axes:
                terms *= shape[axis]
            for op, initial in [("add", 5), ("maximum", -10000), ("minimum", 10000)]:
                start = p.full((), kind, initial)
                actual = p.op("reduce", [operand, start], result, kind, f"dimensions = {numbers(axes)}",
                              adder(kind, op))
                weights = {0: 3, 1: 1, 2: -2}
                value = p.full(result, "i64", 0)
                for position, axis in enumerate(kept):
                    value = value + p.index(result, position) * weights[axis]
                if op == "add":
                    value = value * terms + (5 + sum(weights[axis] * (shape[axis] - 1) * terms // 2 for axis in axes))
                else:
                    ends = [(0, weights[axis] * (shape[axis] - 1)) for axis in axes]
                    value = value + sum((max if op == "maximum" else min)(pair) for pair in ends)
                p.expect(actual, value.to(kind))
            yield p


def windows():
    """Sums and maxima of j - 3i in windows, and running sums and maxima along each axis."""
    shape = (37, 150)
    for kind in ["i32", "f32", "f64", "i64"]:
        for window, strides, dilations in [((1, 5), (1, 1), (1, 1)), ((4, 1), (1, 1), (1, 1)), ((3, 7), (2, 3), (1, 1)),
                                           ((3, 3), (1, 2), (4, 5)), ((1, 64), (1, 1), (1, 1))]:
            p = Program(f"reduce_window of {kind} {shape}, window {window}, strides {strides}, dilations {dilations}")
            i, j = p.indices(*shape)
            operand = (j - i * 3).to(kind)
            outs = [(extent - (w - 1) * d - 1) // s + 1 for extent, w, s, d in zip(shape, window, strides, dilations)]
            y, x = p.indices(*outs)
            base = x * strides[1] - y * (3 * strides[0])
            reach = [(w - 1) * d for w, d in zip(window, dilations)]
            terms = window[0] * window[1]
            for op, initial, value in [
                    ("add", 1, base * terms + (1 + terms * reach[1] // 2 - 3 * terms * reach[0] // 2)
                     if terms * reach[1] % 2 == 0 and 3 * terms * reach[0] % 2 == 0 else None),
                    ("maximum", -10000, base + reach[1]), ("minimum", 10000, base - 3 * reach[0])]:
                if value is None:
                    continue
                start = p.full((), kind, initial)
                actual = p.op("reduce_window", [operand, start], outs, kind,
                              f"window_dimensions = {numbers(window)}, window_strides = {numbers(strides)}, "
                              f"window_dilations = {numbers(dilations)}", adder(kind, op))
                p.expect(actual, value.to(kind))
            yield p
        for axis in range(2):
            for backward in [False, True]:
                p = Program(f"running sums and maxima of {kind} {shape} along {axis}"
                            + (", from the end" if backward else ""))
                i, j = p.indices(*shape)
                n, other, extent = (i, j, shape[0]) if axis == 0 else (j, i, shape[1])
                operand = (n + other * 2).to(kind)
                pad = [[0, 0], [0, 0]]
                pad[axis] = [0, extent - 1] if backward else [extent - 1, 0]
                window = [extent if a == axis else 1 for a in range(2)]
                low, high = (n, n * 0 + (extent - 1)) if backward else (n * 0, n)
                sums = (low + high) * (high - low + 1) // 2 + other * 2 * (high - low + 1)
                for op, initial, value in [("add", 0, sums), ("maximum", -10000, high + other * 2),
                                           ("minimum", 10000, low + other * 2)]:
                    start = p.full((), kind, initial)
                    actual = p.op("reduce_window", [operand, start], shape, kind,
                                  f"window_dimensions = {numbers(window)}, padding = dense<{pad}> : tensor<2x2xi64>",
                                  adder(kind, op))
                    p.expect(actual, value.to(kind))
                yield p


# --- Moving elements -------------------------------------------------------------------------------------------------

KINDS = ["i1", "i4", "i8", "i16", "f32", "f64", "complex<f64>"]


def places(p, indices, kind):
    """A number for each place that the type can hold; neighbours differ."""
    total = None
    for weight, index in zip([1, 3, 5, 7], indices):
        total = index * weight if total is None else total + index * weight
    if kind == "i1":
        return (total % 3).is_("EQ", 0)
    return (total % 7).to(kind)


def moves():
    shape = (19, 70, 33)
    for kind in KINDS:
        for order in [(0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)]:
            p = Program(f"transpose of {kind} {shape} to {order}")
            operand = places(p, p.indices(*shape), kind)
            result = tuple(shape[axis] for axis in order)
            actual = p.op("transpose", [operand], result, kind, f"permutation = {numbers(order)}")
            at = p.indices(*result)
            p.expect(actual, places(p, [at[order.index(axis)] for axis in range(3)], kind))
            yield p
        p = Program(f"reverse, slice, concatenate and pad of {kind} {shape}")
        operand = places(p, p.indices(*shape), kind)
        for axes in [(0,), (1,), (2,), (0, 2)]:
            actual = p.op("reverse", [operand], shape, kind, f"dimensions = {numbers(axes)}")
            at = p.indices(*shape)
            p.expect(actual, places(p, [at[a] * -1 + (shape[a] - 1) if a in axes else at[a] for a in range(3)], kind))
        starts, limits, strides = (1, 5, 2), (18, 70, 33), (3, 1, 4)
        result = tuple(-(-(limit - start) // stride) for start, limit, stride in zip(starts, limits, strides))
        actual = p.op("slice", [operand], result, kind, f"start_indices = {numbers(starts)}, limit_indices = "
                      f"{numbers(limits)}, strides = {numbers(strides)}")
        p.expect(actual, places(p, [at * stride + start for at, stride, start in
                                    zip(p.indices(*result), strides, starts)], kind))
        for axis in range(3):
            result = tuple(2 * extent if a == axis else extent for a, extent in enumerate(shape))
            reversed_ = p.op("reverse", [operand], shape, kind, f"dimensions = {numbers([1])}")
            actual = p.op("concatenate", [operand, reversed_], result, kind, f"dimension = {axis} : i64")
            at = p.indices(*result)
            second = at[axis].is_("GE", shape[axis])
            local = [at[a] % shape[a] if a == axis else at[a] for a in range(3)]
            flipped = [local[a] * -1 + (shape[a] - 1) if a == 1 else local[a] for a in range(3)]
            p.expect(actual, p.select(second, places(p, flipped, kind), places(p, local, kind)))
        low, high, interior = (1, -2, 0), (2, 3, -4), (0, 1, 2)
        result = tuple(l + h + extent + (extent - 1) * s for extent, l, h, s in zip(shape, low, high, interior))
        filler = p.full((), kind, "true" if kind == "i1" else 1)
        actual = p.op("pad", [operand, filler], result, kind, f"edge_padding_low = {numbers(low)}, edge_padding_high = "
                      f"{numbers(high)}, interior_padding = {numbers(interior)}")
        at, inside, sources = p.indices(*result), None, []
        for a in range(3):
            position = at[a] - low[a]
            hit = (position.is_("GE", 0) & position.is_("LT", (shape[a] - 1) * (interior[a] + 1) + 1)
                   & (position % (interior[a] + 1)).is_("EQ", 0))
            inside = hit if inside is None else inside & hit
            sources.append(position.at_least(0) // (interior[a] + 1))
        spread = p.op("broadcast_in_dim", [filler], result, kind, "broadcast_dimensions = array<i64>")
        p.expect(actual, p.select(inside, places(p, sources, kind), spread))
        yield p


def gathers():
    """Rows and single elements in the order of a permutation; scatters that put them back, and that count."""
    rows, columns = 331, 47
    for kind in ["i8", "i16", "i32", "f32", "f64", "complex<f64>", "i1"]:
        p = Program(f"gather and scatter of rows of {kind}")
        operand = places(p, p.indices(rows, columns), kind)
        order = (p.index((rows, 1), 0) * 17 + 5) % rows
        actual = p.op("gather", [operand, order], (rows, columns), kind,
                      "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
                      f"start_index_map = [0], index_vector_dim = 1>, slice_sizes = {numbers([1, columns])}, "
                      "indices_are_sorted = false")
        i, j = p.indices(rows, columns)
        p.expect(actual, places(p, [(i * 17 + 5) % rows, j], kind))
        scalar = tensor((), kind)
        back = p.op("scatter", [operand, order, actual], (rows, columns), kind,
                    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = "
                    "[0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, "
                    "unique_indices = true",
                    f"{{ ^bb0(%a: {scalar}, %b: {scalar}): stablehlo.return %b : {scalar} }}")
        p.expect(back, operand)
        yield p
    for kind in ["i32", "f32", "f64", "i64"]:
        p = Program(f"scatter of {kind} that adds where indices meet")
        count, bins = 4099, 97
        zero = p.full((bins,), kind, 0)
        at = p.index((count,), 0)
        where = p.add(f"stablehlo.reshape {(at * 5 % 128).name} : (tensor<{count}xi64>) -> tensor<{count}x1xi64>",
                      (count, 1), "i64")
        one = p.full((count,), kind, 1)
        actual = p.op("scatter", [zero, where, one], (bins,), kind,
                      "scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], "
                      "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, "
                      "unique_indices = false", adder(kind))
        # 5 is odd, so each 128 indices meet each bin below 128 once; bins from 97 on do not exist. 4099 = 32 * 128 + 3.
        bin_ = p.index((bins,), 0)
        rest = (bin_ % 5).is_("EQ", 0) & bin_.is_("LE", 10)
        extra = p.select(rest, p.full((bins,), "i64", 1), p.full((bins,), "i64", 0))
        p.expect(actual, (extra + 32).to(kind))
        yield p


def tiles():
    """Elementwise chains longer than a tile, with operands that are broadcast along each axis, and their sums."""
    for kind in ["f32", "f64", "i32", "i8", "bf16", "i64", "f16"]:
        for shape in [(5003,), (3, 2049), (2049, 3), (7, 11, 129)]:
            p = Program(f"elementwise chain of {kind} {shape}")
            rank = len(shape)
            at = p.indices(*shape)
            value, whole = None, None
            for axis in range(rank):
                row = (p.index((shape[axis],), 0) % 5).to(kind)
                wide = p.op("broadcast_in_dim", [row], shape, kind, f"broadcast_dimensions = {numbers([axis])}")
                value = wide if value is None else value + wide
                whole = at[axis] % 5 if whole is None else whole + at[axis] % 5
            value = value * value.at_least(2) - 1
            expected = whole * whole.at_least(2) - 1
            p.expect(value, expected.to(kind))
            yield p


def loops():
    """A loop that writes one row in each step, in place, and reads the row before."""
    for kind in ["i32", "f32", "f64"]:
        p = Program(f"while that fills rows of {kind}")
        rows, columns = 300, 37
        start = p.full((rows, columns), kind, 0)
        first, step = p.full((), "i64", 1), p.index((1, columns), 1).to(kind)
        name, whole, row = f"%{p.count}", start.type, step.type
        p.count += 1
        p.lines.append(f"""    %zero = stablehlo.constant dense<0> : tensor<i64>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %end = stablehlo.constant dense<{rows}> : tensor<i64>
    {name}:2 = stablehlo.while(%n = {first.name}, %rows = {start.name}) : tensor<i64>, {whole}
    cond {{
      %more = stablehlo.compare LT, %n, %end : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %last = stablehlo.subtract %n, %one : tensor<i64>
      %before = stablehlo.dynamic_slice %rows, %last, %zero, sizes = [1, {columns}]
        : ({whole}, tensor<i64>, tensor<i64>) -> {row}
      %sum = stablehlo.add %before, {step.name} : {row}
      %next = stablehlo.dynamic_update_slice %rows, %sum, %n, %zero
        : ({whole}, {row}, tensor<i64>, tensor<i64>) -> {whole}
      %up = stablehlo.add %n, %one : tensor<i64>
      stablehlo.return %up, %next : tensor<i64>, {whole}
    }}""")
        i, j = p.indices(rows, columns)
        p.expect(Value(p, f"{name}#1", (rows, columns), kind), (i * j).to(kind))
        yield p


FAMILIES = [dots, convolutions, ffts, choleskys, solves, sorts, reductions, windows, moves, gathers, tiles, loops]


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        programs = [str(program) for program in family()]
        text = "// -----\n".join(programs)
        (folder / f"{family.__name__}.mlir").write_text(text, encoding="utf-8")
        print(f"{family.__name__}: {len(programs)} programs, {len(text)} bytes")


if __name__ == "__main__":
    main()
