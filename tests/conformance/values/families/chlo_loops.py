"""Scans, ragged products, largest elements and constants of CHLO by element type.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np

from . import kinds
from .data import data, whole
from .linear import back, factor, wide
from .program import Value, of
from .quantized import QUANT, ZERO, constant, equal, stored
from .reduction import array_of, folded, key, plain


def scan(program, value, start, dimension, reverse, op):
    """A scan whose outputs are the carries: the slices so far, combined by the op."""
    part = start.type
    names = [program.name() for _ in range(2)]
    attributes = " attributes {is_reverse = true}" if reverse else ""
    program.line(
        f"{names[0]}, {names[1]} = chlo.scan({value.name}) inits ({start.name}) dimension={dimension}{attributes} {{"
    )
    program.line(f"^bb0(%input: {part}, %carry: {part}):")
    program.line(f"  %next = stablehlo.{op} %input, %carry : {part}")
    program.line(f"  stablehlo.return %next, %next : {part}, {part}")
    program.line(f"}} : ({value.type}, {part}) -> ({value.type}, {part})")
    return Value(names[0], value.shape, value.kind), Value(names[1], start.shape, start.kind)


def scanned(x, start, dimension, reverse, step):
    """Slice by slice: the outputs, and the last carry."""
    made, carry = np.empty_like(x), start
    for i in range(x.shape[dimension])[:: -1 if reverse else 1]:
        at = (slice(None),) * dimension + (i,)
        carry = step(x[at], carry)
        made[at] = carry
    return made, carry


def scans(suite):
    for kind in kinds.ALL:
        op = "multiply" if kind == "f8E8M0FNU" else "add"
        tiny = kinds.is_float(kind) and kinds.bits_of(kind) <= 8
        # Sums of three ones of any sign, and one, which all kinds have.
        x = data(kind, (2, 3, 2), "scan") if kinds.is_integer(kind) else whole(kind, (2, 3, 2), most=1 if tiny else 9)

        def step(a, b):
            sums = [folded(op, [p], q, kind) for p, q in zip(plain(a), plain(b))]
            return array_of(sums, a.shape, kind)

        program = suite.program("chlo.scan", f"scan of {kind}")
        value = program.constant(x, kind)
        for dimension, reverse in ((1, False), (0, True), (2, False)) if kind in kinds.CORE else ((1, True),):
            start = array_of([1] * (12 // x.shape[dimension]), np.delete(x.shape, dimension), kind)
            made, carry = scanned(x, start, dimension, reverse, step)
            got = scan(program, value, program.constant(start, kind), dimension, reverse, op)
            program.eq(got[0], made)
            program.eq(got[1], carry)
    program = suite.program("chlo.scan", "scan of quantized numbers")
    x = (np.arange(12) * 37 % 251 - 125).reshape(2, 3, 2)
    start = np.full((2, 2), ZERO + 2)
    # Halves on top of halves: what is stored is added, but for one of the two zero points, up to the limits.
    step = lambda a, b: np.clip(a + b - ZERO, -128, 127)
    assert stored(1) == ZERO + 2
    for reverse in (False, True):
        made, carry = scanned(x, start, 1, reverse, step)
        got = scan(program, constant(program, x), constant(program, start), 1, reverse, "add")
        equal(program, got[0], made)
        equal(program, got[1], carry)


def ragged(program, x, y, sizes, kind, expected, **dimensions):
    words = ", ".join(f"{name} = {list(values)}" for name, values in dimensions.items())
    got = program.op(
        "ragged_dot",
        [program.constant(x, kind), program.constant(y, kind), program.constant(np.array(sizes), "i64")],
        [of(expected.shape, kind)],
        f"ragged_dot_dimension_numbers = #chlo.ragged_dot<{words}>",
        dialect="chlo",
    )
    program.eq(got, expected)


def ragged_products(suite):
    for kind in kinds.ALL:
        program = suite.program("chlo.ragged_dot", f"ragged_dot of {kind}")
        depth = 2 if kind == "f8E8M0FNU" else 3  # sums of ones are powers of two
        # Rows in groups, each with its own factor; the last row is in no group, where the kind has a zero.
        x, y = factor(kind, (4, depth), "ragged"), factor(kind, (2, depth, 3), "ragged")
        sizes = (1, 3) if kind == "f8E8M0FNU" else (1, 2)
        p, q = wide(x), wide(y)
        expected = np.zeros((4, 3), p.dtype)
        expected[:1], expected[1 : 1 + sizes[1]] = p[:1] @ q[0], p[1 : 1 + sizes[1]] @ q[1]
        ragged(
            program,
            x,
            y,
            sizes,
            kind,
            np.asarray(back(expected, kind)),
            lhs_contracting_dimensions=[1],
            rhs_contracting_dimensions=[1],
            lhs_ragged_dimensions=[0],
            rhs_group_dimensions=[0],
        )
        if kind not in kinds.CORE:
            continue
        # What is summed in groups: a product for each. Then batches, which a group has or has not.
        groups = np.stack([p[:, :1] @ q[0][:1], p[:, 1:] @ q[0][1:]])
        ragged(
            program,
            x,
            y[0],
            (1, 2),
            kind,
            np.asarray(back(groups, kind)),
            lhs_contracting_dimensions=[1],
            rhs_contracting_dimensions=[0],
            lhs_ragged_dimensions=[1],
        )
        z = factor(kind, (2, 4, depth), "batch")
        ragged(
            program,
            z,
            y,
            (1, 1),
            kind,
            np.asarray(back(np.stack([wide(z)[i] @ q[i] for i in range(2)]), kind)),
            lhs_batching_dimensions=[0],
            rhs_batching_dimensions=[0],
            lhs_contracting_dimensions=[2],
            rhs_contracting_dimensions=[1],
            lhs_ragged_dimensions=[0],
        )


def largest(suite):
    for kind in ["i1"] + kinds.COMPLEX:
        program = suite.program("chlo.top_k", f"top_k of {kind}")
        x = whole(kind, (3, 9), "top", most=2)
        order = key if kinds.is_complex(kind) else lambda v: v
        rank = np.array([sorted(range(9), key=lambda i: order(r[i]), reverse=True)[:4] for r in map(plain, x)])
        types = [of((3, 4), kind), of((3, 4), "i32")]
        got = program.op("top_k", [program.constant(x, kind)], types, "k = 4 : i64", dialect="chlo")
        program.eq(got[0], np.take_along_axis(x, rank, 1))
        program.eq(got[1], rank)


def constants(suite):
    for kind in ["i1"] + kinds.INTEGERS + kinds.FLOATS:
        number = True if kind == "i1" else kinds.limits(kind)[0] + 1 if kinds.is_integer(kind) else 2.0
        word = kinds.text(kinds.array(number, kind)[()], kind) + ("" if kind == "i1" else f" : {kind}")
        program = suite.program("chlo.constant_like", f"constant_like to {kind}")
        for other, shape in (("f32", (2, 3)), (kind, (0, 2)), (kind, ())):
            like = program.constant(data(other, shape), other)
            got = program.op("constant_like", [like], [of(shape, kind)], f"value = {word}", dialect="chlo")
            program.eq(got, np.full(shape, number))


def make(suite):
    scans(suite)
    ragged_products(suite)
    largest(suite)
    constants(suite)
