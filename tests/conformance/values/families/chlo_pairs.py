"""CHLO's functions of two numbers by element type, and those that broadcast their operands.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import itertools
import math

import mpmath as mp
import numpy as np

from . import kinds, points
from .chlo import broadcast
from .elementwise import ULPS
from .kinds import COMPLEX, FLOATS, INF, NAN, TINY_FLOATS
from .program import of

ALL_BITS = {}


def line_of(kind):
    """All numbers of a kind of at most 8 bits in their order, infinities among them, zero once."""
    if kind not in ALL_BITS:
        codes = np.arange(1 << kinds.bits_of(kind), dtype=np.uint8).view(kinds.DTYPES[kind]).astype(np.float64)
        ALL_BITS[kind] = sorted({float(v) for v in codes if v == v and v != 0} | {0.0} & {float(v) for v in codes})
    return ALL_BITS[kind]


def next_after(x, y, kind):
    """As C has it: y where both are equal; the sign of x stays where the result is zero."""
    if math.isnan(x) or math.isnan(y):
        return NAN
    if x == y:
        return y
    if kinds.bits_of(kind) > 8:
        return float(np.nextafter(kinds.array(x, kind), kinds.array(y, kind)))
    line = line_of(kind)
    result = line[line.index(x) + (1 if y > x else -1)]
    return math.copysign(result, x) if result == 0 and kind not in kinds.UNSIGNED_ZERO else result


def neighbors(suite):
    for kind in TINY_FLOATS:
        program = suite.program("chlo.next_after", f"next_after of {kind}")
        # By their text, as both zeros are equal.
        line = [0.5, 1.0, -1.5, 2.0] + points.extremes(kind) + points.special(kind)
        line = [float(v) for v in dict.fromkeys(map(repr, line)) if points.has(float(v), kind)]
        ends = points.extremes(kind)[:2] + [0.0, -0.0, 1.0, INF, -INF, NAN]
        a, b = points.pairs(line, [v for v in ends if points.has(v, kind)])
        x, y = kinds.array(np.array(a), kind), kinds.array(np.array(b), kind)
        got = program.op(
            "next_after", [program.constant(x, kind), program.constant(y, kind)], [of(x.shape, kind)], dialect="chlo"
        )
        program.eq(got, np.array([next_after(p, q, kind) for p, q in zip(a, b)]))


def hurwitz(s, q):
    return mp.zeta(mp.mpf(s), mp.mpf(q))


# The function, and candidates for both operands, the ones that count most first.
PAIRS = {
    "zeta": (hurwitz, (2.0, 3.0, 1.5, 4.0, 8.0), (1.0, 2.0, 0.5, 4.0, 1.5, 3.0, 8.0)),
    "polygamma": (lambda n, x: mp.polygamma(int(n), x), (0.0, 1.0, 2.0, 3.0), (2.0, 1.0, 0.5, 4.0, 1.5, 3.0, 8.0)),
    "next_after": (None, (1.0, 2.0, -1.5, 0.5, 4.0), (2.0, -1.0, 1.0, 0.0, 4.0)),
    "atan2": (mp.atan2, (1.0, 2.0, -1.0, 0.5, -3.0), (2.0, -1.0, 0.5, 1.0, 4.0)),
    "power": (lambda a, b: mp.mpf(a) ** b, (2.0, 0.5, 1.0, 4.0, -2.0), (2.0, 1.0, -1.0, 3.0, 0.5, -2.0)),
    "add": (lambda a, b: mp.mpf(a) + b, (1.0, 2.0, 4.0), (8.0, 16.0, 1.0, 64.0)),
    "subtract": (lambda a, b: mp.mpf(a) - b, (8.0, 16.0, 64.0), (2.0, 4.0, 0.5, 1.0)),
    "remainder": (math.fmod, (1.0, 2.0, 0.5), (4.0, 8.0, 64.0, 16.0)),
}


def grid(name, kind):
    """A column and a row of which each pair has a result, and these; as many as there are, up to 3 by 4."""
    function, first, second = PAIRS[name]

    def result(x, y):
        if function is None:
            return next_after(x, y, kind)
        exact = function(x, y)
        if isinstance(exact, (mp.mpc, complex)) or not mp.isfinite(exact) or abs(exact) > kinds.FORMATS[kind][2]:
            return None
        value = kinds.rounded(mp.mpf(exact), kind)
        return value if value != 0 and points.has(value, kind) else None

    first, second = ([v for v in candidates if points.has(v, kind)] for candidates in (first, second))
    table = {(x, y): result(x, y) for x in first for y in second}
    best, most = None, 0
    for count in range(1, 5):
        for row in itertools.combinations(second, count):
            column = [x for x in first if all(table[x, y] is not None for y in row)][:3]
            if len(column) * count > most:
                best, most = (column, row), len(column) * count
    column, row = best
    return np.array(column)[:, None], np.array(row)[None], np.array([[table[x, y] for y in row] for x in column])


def functions(suite):
    for name in ("zeta", "polygamma"):
        for kind in FLOATS:
            if kind in ("f32", "f64"):
                continue  # ../chlo
            column, row, results = grid(name, kind)
            x, y = (v.reshape(-1) for v in np.broadcast_arrays(column, row))
            program = suite.program("chlo." + name, f"{name} of {kind}")
            operands = [program.constant(x, kind), program.constant(y, kind)]
            got = program.op(name, operands, [of(x.shape, kind)], dialect="chlo")
            program.close(got, results.reshape(-1), ULPS.get(kind, 0))


def broadcasts(suite):
    for name in PAIRS:
        for kind in FLOATS:
            if name in ("add", "subtract", "remainder") and kind != "f8E8M0FNU":
                continue  # the others are in chlo.py
            column, row, results = grid(name, kind)
            program = suite.program("chlo.broadcast_" + name, f"broadcast_{name} of {kind}")
            for x, y, dims, wanted in ((column, row, None, results), (column, row[0, :1], (1,), results[:, :1])):
                got = program.op(
                    "broadcast_" + name,
                    [program.constant(x, kind), program.constant(y, kind)],
                    [of(wanted.shape, kind)],
                    f"broadcast_dimensions = array<i64: {dims[0]}>" if dims else "",
                    dialect="chlo",
                )
                if name in ("next_after", "add", "subtract", "remainder"):
                    program.eq(got, wanted)
                elif kind in ("f32", "f64"):
                    program.close(got, wanted, 16 if name == "polygamma" else 3)
                else:
                    program.close(got, wanted, ULPS.get(kind, 0))


def complexes(suite):
    x, y = np.array([[1.5 - 2j], [-0.75 + 0.5j], [3 + 4j]]), np.array([[0.25 + 7j, -2 - 1.25j, 1 - 3j]])
    for name, function, ulps in (
        ("multiply", lambda p, q: p * q, 0),
        ("divide", lambda p, q: p / q, 3),
        ("power", lambda p, q: mp.exp(q * mp.log(p)), 64),
        ("atan2", lambda p, q: -mp.j * mp.log((q + mp.j * p) / mp.sqrt(q * q + p * p)), 64),
    ):
        for kind in COMPLEX:
            part = kinds.part_of(kind)
            exact = [[function(mp.mpc(p), mp.mpc(q)) for q in y[0]] for p in x[:, 0]]
            wanted = np.array(
                [[complex(*(kinds.rounded(v, part) for v in (e.real, e.imag))) for e in r] for r in exact]
            )
            program = suite.program("chlo.broadcast_" + name, f"broadcast_{name} of {kind}")
            operands = [program.constant(x, kind), program.constant(y, kind)]
            got = program.op("broadcast_" + name, operands, [of((3, 3), kind)], dialect="chlo")
            program.close(got, wanted, ulps)
    for kind in COMPLEX:
        part = kinds.part_of(kind)
        program = suite.program("chlo.broadcast_complex", f"broadcast_complex of {part}")
        real, imag = np.array([[1.5], [-0.0], [INF]]), np.array([[0.25, -INF, -0.0]])
        for a, b, dims in ((real, imag, None), (real, imag[0, :1], (1,))):
            wide = np.broadcast_arrays(a, b)
            wanted = np.empty(wide[0].shape, complex)
            wanted.real, wanted.imag = wide
            broadcast(program, "complex", a, b, part, wanted, kind, dims=dims)
    # CHLO defines w = _asin_acos_kernel(z) by asin(z) = complex(atan2(z.real, w.real), sign(z.imag) * w.imag).
    for kind in COMPLEX:
        part = kinds.part_of(kind)
        program = suite.program("chlo._asin_acos_kernel", f"_asin_acos_kernel of {kind}")
        line = points.complexes(kind)[:30]
        angles = [mp.asin(mp.mpc(z)) for z in line]
        got = program.op("_asin_acos_kernel", [program.constant(line, kind)], [of(line.shape, kind)], dialect="chlo")
        real = program.op("real", [got], [of(line.shape, part)])
        angle = program.op("atan2", [program.constant(line.real, part), real], [of(line.shape, part)])
        program.close(angle, np.array([kinds.rounded(v.real, part) for v in angles]), 4)
        imag = program.op("imag", [got], [of(line.shape, part)])
        program.close(imag, np.array([kinds.rounded(abs(v.imag), part) for v in angles]), 4)


def make(suite):
    neighbors(suite)
    functions(suite)
    broadcasts(suite)
    complexes(suite)
