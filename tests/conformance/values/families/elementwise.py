"""Elementwise ops. Functions of floats are those of mpmath, rounded once; specials are those of IEEE 754 and of annex F
of C.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import cmath
import math

import mpmath as mp
import numpy as np

from . import kinds, points
from .kinds import COMPLEX, FLOATS, INF, INTEGERS, NAN, TINY_FLOATS, WIDE_FLOATS
from .program import of


def check(program, op, operands, kind, expected, result=None, ulps=0, attributes="", shape=None):
    """One op on lists of numbers of one kind."""
    result = result or kind
    arrays = [kinds.array(np.array(v, dtype=object) if kinds.is_integer(kind) else np.array(v), kind) for v in operands]
    wanted = kinds.array(np.array(expected, dtype=object) if kinds.is_integer(result) else np.array(expected), result)
    sides = points.sides(*operands) if len(operands) == 2 and result == kind and kind not in kinds.CORE else None
    if sides and wanted.size > 20:
        # All pairs of two lists: a column and a row are shorter.
        shape = (len(sides[0]), len(sides[1]))
        column, row = arrays[0][:: shape[1]], arrays[1][: shape[1]]
        dims = "broadcast_dimensions = array<i64"
        values = [
            program.op("broadcast_in_dim", [program.constant(side, kind)], [of(shape, kind)], f"{dims}: {dimension}>")
            for dimension, side in enumerate((column, row))
        ]
    else:
        shape = shape or wanted.shape
        values = [program.constant(a.reshape(shape), kind) for a in arrays]
    got = program.op(op, values, [of(shape, result)], attributes)
    program.close(got, wanted.reshape(shape), ulps)


# --- Functions of one float ------------------------------------------------------------------------------------------

# Name, function, at 0, -0, inf, -inf; the numbers that it has no value at give NaN.
FUNCTIONS = [
    ("cbrt", lambda x: mp.sign(x) * mp.cbrt(abs(x)), (0.0, -0.0, INF, -INF)),
    ("cosine", mp.cos, (1.0, 1.0, NAN, NAN)),
    ("exponential", mp.exp, (1.0, 1.0, INF, 0.0)),
    ("exponential_minus_one", mp.expm1, (0.0, -0.0, INF, -1.0)),
    ("log", lambda x: mp.log(x) if x > 0 else mp.nan, (-INF, -INF, INF, NAN)),
    ("log_plus_one", lambda x: mp.log1p(x) if x > -1 else -mp.inf if x == -1 else mp.nan, (0.0, -0.0, INF, NAN)),
    ("logistic", lambda x: 1 / (1 + mp.exp(-x)), (0.5, 0.5, 1.0, 0.0)),
    ("rsqrt", lambda x: 1 / mp.sqrt(x) if x > 0 else mp.nan, (INF, -INF, 0.0, NAN)),
    ("sine", mp.sin, (0.0, -0.0, NAN, NAN)),
    ("sqrt", lambda x: mp.sqrt(x) if x >= 0 else mp.nan, (0.0, -0.0, INF, NAN)),
    ("tan", mp.tan, (0.0, -0.0, NAN, NAN)),
    ("tanh", mp.tanh, (0.0, -0.0, 1.0, -1.0)),
]
COMPLEX_FUNCTIONS = {
    "cbrt": lambda z: mp.exp(mp.log(z) / 3),
    "cosine": mp.cos,
    "exponential": mp.exp,
    "exponential_minus_one": mp.expm1,
    "log": mp.log,
    "log_plus_one": lambda z: mp.log(1 + z),
    "logistic": lambda z: 1 / (1 + mp.exp(-z)),
    "rsqrt": lambda z: 1 / mp.sqrt(z),
    "sine": mp.sin,
    "sqrt": mp.sqrt,
    "tan": mp.tan,
    "tanh": mp.tanh,
}
ULPS = {"f32": 2, "f64": 2, "f16": 1, "bf16": 1}


def at(function, x):
    with mp.workdps(60):
        value = function(mp.mpf(x))
        return mp.nan if isinstance(value, mp.mpc) else value


def storable(values, kind):
    """Whether the kind can hold each result: no sign or zero where it has none, no infinity either."""

    def one(value):
        if kind == "f8E8M0FNU":
            return math.isnan(value) or value > 0
        if kinds.FORMATS[kind][3] == "largest":
            return not math.isnan(value)
        return True

    return [one(v) for v in values]


def only(flags, *lists):
    return [[v for v, flag in zip(values, flags) if flag] for values in lists]


def functions(suite):
    for name, function, specials in FUNCTIONS:
        special = dict(zip(("0.0", "-0.0", "inf", "-inf", "nan"), (*specials, NAN)))
        for kind in FLOATS:
            inputs = points.finite(kind)
            exact = [at(function, x) for x in inputs]
            results = [kinds.rounded(v, kind) for v in exact]
            for x in points.special(kind):
                inputs.append(x)
                results.append(special[repr(x)])
            # A zero keeps the sign of its operand.
            results = [
                (
                    math.copysign(0.0, x)
                    if r == 0
                    and kind not in kinds.UNSIGNED_ZERO
                    and x < 0
                    and name in ("cbrt", "exponential_minus_one", "log_plus_one", "sine", "tan", "tanh")
                    else r
                )
                for x, r in zip(inputs, results)
            ]
            keep = [
                k and points.has(r, kind) or k and kinds.FORMATS[kind][3] != "largest" and kind != "f8E8M0FNU"
                for k, r in zip(storable(results, kind), results)
            ]
            if kinds.FORMATS[kind][3] == "largest":
                keep = [
                    (
                        k and math.isfinite(r) and abs(v) <= kinds.FORMATS[kind][2]
                        if i < len(exact)
                        else k and math.isfinite(r)
                    )
                    for i, (k, r, v) in enumerate(zip(keep, results, exact + [0] * (len(results) - len(exact))))
                ]
            inputs, results = only(keep, inputs, results)
            program = suite.program(name, f"{name} of {kind}")
            ulps = 0 if name == "sqrt" else ULPS.get(kind, 0)
            check(program, name, [inputs], kind, results, ulps=ulps)
        for kind in COMPLEX:
            part = kinds.part_of(kind)
            inputs = [z for z in points.complexes(kind) if z.real and z.imag]
            values = [COMPLEX_FUNCTIONS[name](mp.mpc(z)) for z in inputs]
            results = [complex(kinds.rounded(v.real, part), kinds.rounded(v.imag, part)) for v in values]
            # Where exp(x) cos(y) is near 1 the real part loses digits.
            check(
                suite.program(name, f"{name} of {kind}"),
                name,
                [inputs],
                kind,
                results,
                ulps=16 if name == "exponential_minus_one" else 4,
            )


def accuracies(suite):
    """What accuracy a program asks for changes no value by more than that."""
    program = suite.program("exponential", "accuracies that are asked for")
    inputs = [0.5, -1.25, 3.0, 0.0625, 2.0]
    results = [kinds.rounded(mp.exp(x), "f32") for x in inputs]
    for accuracy in (
        "ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>",
        "ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>",
        "ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
    ):
        check(
            program,
            "exponential",
            [inputs],
            "f32",
            results,
            ulps=2,
            attributes=f"result_accuracy = #stablehlo.result_accuracy<{accuracy}>",
        )


# --- Arithmetic of one operand ---------------------------------------------------------------------------------------


def float_unary(suite):
    def whole(function):
        return lambda x: x if not math.isfinite(x) else math.copysign(float(function(x)), x)

    # 1 - 2^-k / 2 plus one half rounds to one where that is computed: kept exact by integers.
    def half_away(x):
        if not math.isfinite(x):
            return x
        base = math.floor(abs(x))
        return math.copysign(float(base + (abs(x) - base >= 0.5)), x)

    def sign(x):
        return x if x == 0 or math.isnan(x) else math.copysign(1.0, x)

    table = [
        ("abs", abs, None),
        ("negate", lambda x: -x, None),
        ("sign", sign, None),
        ("ceil", whole(math.ceil), None),
        ("floor", whole(math.floor), None),
        ("round_nearest_afz", half_away, None),
        ("round_nearest_even", whole(np.rint), None),
    ]
    for name, function, _ in table:
        for kind in FLOATS:
            inputs = points.finite(kind) + points.special(kind)
            inputs += [
                v
                for v in (
                    0.5,
                    1.5,
                    2.5,
                    3.5,
                    4.5,
                    -0.5,
                    -1.5,
                    -2.5,
                    -3.5,
                    0.49999997,
                    8388609.0,
                    -8388607.5,
                    4503599627370497.0,
                    0.49999999999999994,
                )
                if points.has(v, kind) and v not in inputs
            ]
            results = [function(x) for x in inputs]
            keep = [points.has(r, kind) or r == 0 and kind in kinds.UNSIGNED_ZERO for r in results]
            inputs, results = only(keep, inputs, results)
            check(suite.program(name, f"{name} of {kind}"), name, [inputs], kind, results)
    for kind in FLOATS:
        inputs = points.finite(kind) + points.special(kind)
        check(
            suite.program("is_finite", f"is_finite of {kind}"),
            "is_finite",
            [inputs],
            kind,
            [math.isfinite(x) for x in inputs],
            "i1",
        )
        for name, result in (("real", inputs), ("imag", [0.0] * len(inputs))):
            if kind == "f8E8M0FNU" and name == "imag":
                continue  # has no zero
            check(suite.program(name, f"{name} of {kind}"), name, [inputs], kind, result)


def integer_unary(suite):
    for kind in INTEGERS:
        bits, inputs = kinds.bits_of(kind), points.integers(kind)
        field = [x & ((1 << bits) - 1) for x in inputs]
        table = [
            ("negate", [-x for x in inputs]),
            ("not", [~x for x in inputs]),
            ("popcnt", [bin(x).count("1") for x in field]),
            ("count_leading_zeros", [bits - x.bit_length() for x in field]),
        ]
        if kinds.is_signed(kind):
            table += [("abs", [abs(x) for x in inputs]), ("sign", [(x > 0) - (x < 0) for x in inputs])]
        for name, results in table:
            check(
                suite.program(name, f"{name} of {kind}"),
                name,
                [inputs],
                kind,
                [kinds.wrapped(r, kind) for r in results],
            )
    check(suite.program("not", "not of i1"), "not", [[True, False, True]], "i1", [False, True, False])


def complex_unary(suite):
    for kind in COMPLEX:
        part = kinds.part_of(kind)
        inputs = list(points.complexes(kind)) + [complex(3, 4), complex(-5, 12), complex(0, 0)]
        sizes = [kinds.rounded(mp.sqrt(mp.mpf(z.real) ** 2 + mp.mpf(z.imag) ** 2), part) for z in inputs]
        check(suite.program("abs", f"abs of {kind}"), "abs", [inputs], kind, sizes, part, ulps=1)
        check(suite.program("negate", f"negate of {kind}"), "negate", [inputs], kind, [-z for z in inputs])
        signs = []
        for z in inputs:
            size = mp.sqrt(mp.mpf(z.real) ** 2 + mp.mpf(z.imag) ** 2)
            signs.append(complex(kinds.rounded(z.real / size, part), kinds.rounded(z.imag / size, part)) if z else 0)
        check(suite.program("sign", f"sign of {kind}"), "sign", [inputs], kind, signs, ulps=2)
        inputs += [complex(INF, -0.0), complex(NAN, 1), complex(-0.0, -INF)]
        check(suite.program("real", f"real of {kind}"), "real", [inputs], kind, [z.real for z in inputs], part)
        check(suite.program("imag", f"imag of {kind}"), "imag", [inputs], kind, [z.imag for z in inputs], part)
        check(
            suite.program("complex", f"complex of {part}"),
            "complex",
            [[z.real for z in inputs], [z.imag for z in inputs]],
            part,
            inputs,
            kind,
        )


# --- Two operands ----------------------------------------------------------------------------------------------------


def quotient(a, b, kind):
    """Towards zero; what division by zero gives is all ones, and the one quotient that does not fit wraps around."""
    if b == 0:
        return -1
    size = abs(a) // abs(b)
    return size if (a < 0) == (b < 0) else -size


def rest(a, b, kind):
    return a if b == 0 else a - b * quotient(a, b, kind)


def shifted_left(a, b, kind):
    amount = b & ((1 << kinds.bits_of(kind)) - 1)
    return a << amount if amount < kinds.bits_of(kind) else 0


def shifted_arithmetic(a, b, kind):
    bits = kinds.bits_of(kind)
    amount, signed = b & ((1 << bits) - 1), a & ((1 << bits) - 1)
    if signed >> (bits - 1):
        signed -= 1 << bits
    return signed >> min(amount, bits - 1)


def shifted_logical(a, b, kind):
    bits = kinds.bits_of(kind)
    amount = b & ((1 << bits) - 1)
    return (a & ((1 << bits) - 1)) >> amount if amount < bits else 0


def powered(a, b, kind):
    if b < 0:
        return {1: 1, -1: -1 if b & 1 else 1}.get(a, 0)
    return pow(a, b, 1 << 64) if b > 64 else a**b


INTEGER_BINARY = [
    ("add", lambda a, b, k: a + b),
    ("subtract", lambda a, b, k: a - b),
    ("multiply", lambda a, b, k: a * b),
    ("divide", quotient),
    ("remainder", rest),
    ("maximum", lambda a, b, k: max(a, b)),
    ("minimum", lambda a, b, k: min(a, b)),
    ("and", lambda a, b, k: a & b),
    ("or", lambda a, b, k: a | b),
    ("xor", lambda a, b, k: a ^ b),
    ("shift_left", shifted_left),
    ("shift_right_arithmetic", shifted_arithmetic),
    ("shift_right_logical", shifted_logical),
    ("power", powered),
]


def integer_binary(suite):
    for name, function in INTEGER_BINARY:
        for kind in INTEGERS:
            bits, (low, high) = kinds.bits_of(kind), kinds.limits(kind)
            first = [
                v
                for v in dict.fromkeys([low, low + 1, low // 3, -7, -1, 0, 1, 2, 3, 10, 37, high // 2, high - 1, high])
                if low <= v <= high
            ]
            second = (
                first
                if not name.startswith("shift")
                else [
                    v
                    for v in dict.fromkeys([0, 1, 2, 3, bits - 1, bits, bits + 1, high, low, -1, 5])
                    if low <= v <= high
                ]
            )
            a, b = points.pairs(first, second)
            if name == "power":
                a, b = only([x != 0 or y >= 0 for x, y in zip(a, b)], a, b)
            results = [kinds.wrapped(function(x, y, kind), kind) for x, y in zip(a, b)]
            check(suite.program(name, f"{name} of {kind}"), name, [a, b], kind, results)
    a, b = points.pairs([False, True], [False, True])
    for name, function in (
        ("add", max),
        ("multiply", min),
        ("maximum", max),
        ("minimum", min),
        ("and", min),
        ("or", max),
        ("xor", lambda x, y: x != y),
    ):
        check(suite.program(name, f"{name} of i1"), name, [a, b], "i1", [function(x, y) for x, y in zip(a, b)])


def maximum(a, b):
    if math.isnan(a) or math.isnan(b):
        return NAN
    return (b if math.copysign(1, a) < 0 else a) if a == b else max(a, b)


def minimum(a, b):
    return -maximum(-a, -b)


def divided(a, b):
    if math.isnan(a) or math.isnan(b) or (a == 0 and b == 0) or (math.isinf(a) and math.isinf(b)):
        return NAN
    sign = math.copysign(1, a) * math.copysign(1, b)
    if math.isinf(a) or b == 0:
        return sign * INF
    if math.isinf(b) or a == 0:
        return sign * 0.0
    return mp.mpf(a) / mp.mpf(b)


def sum_of(a, b):
    # Sums of zeros and infinities are those of any IEEE format.
    return (
        float(np.float64(a) + np.float64(b)) if a == 0 or b == 0 or not math.isfinite(a + b) else mp.mpf(a) + mp.mpf(b)
    )


def product(a, b):
    return (
        float(np.float64(a) * np.float64(b))
        if a == 0 or b == 0 or math.isinf(a) or math.isinf(b) or a != a or b != b
        else mp.mpf(a) * mp.mpf(b)
    )


def fmod(a, b):
    if math.isnan(a) or math.isnan(b) or math.isinf(a) or b == 0:
        return NAN
    return math.fmod(a, b)


def signed_zero(exact, result, a, b, name):
    """Rounding to zero keeps the sign of the exact result."""
    if result == 0 and isinstance(exact, mp.mpf):
        return math.copysign(0.0, -1.0 if exact < 0 else 1.0)
    return result


def float_binary(suite):
    table = [
        ("add", sum_of),
        ("subtract", lambda a, b: sum_of(a, -b)),
        ("multiply", product),
        ("divide", divided),
        ("remainder", fmod),
        ("maximum", maximum),
        ("minimum", minimum),
    ]
    for name, function in table:
        for kind in FLOATS:
            line = [0.375, -1.5, 3.0, -7.0, 0.0625, 1.0, 2.5, 28.0] + points.extremes(kind)[:6] + points.special(kind)
            line = [v for v in dict.fromkeys(map(repr, line))]
            line = [v for v in map(float, line) if points.has(v, kind)]
            if kind == "f8E8M0FNU":
                line = [2.0**k for k in (-127, -60, -1, 0, 1, 2, 3, 60, 127)] + [NAN]
            a, b = points.pairs(line, line)
            exact = [function(x, y) for x, y in zip(a, b)]
            results = [
                signed_zero(e, float(e) if not isinstance(e, mp.mpf) else kinds.rounded(e, kind), x, y, name)
                for e, x, y in zip(exact, a, b)
            ]
            if kind in kinds.UNSIGNED_ZERO:
                results = [r + 0.0 if r == 0 else r for r in results]
            if kinds.FORMATS[kind][3] == "nan":
                results = [NAN if math.isinf(r) else r for r in results]
            keep = [points.has(r, kind) or (r == 0 and kind in kinds.UNSIGNED_ZERO) for r in results]
            if kinds.FORMATS[kind][3] == "largest":  # beyond the largest number there is nothing to agree on
                keep = [k and abs(e) <= kinds.FORMATS[kind][2] for k, e in zip(keep, exact)]
            a, b, results = only(keep, a, b, results)
            check(suite.program(name, f"{name} of {kind}"), name, [a, b], kind, results)


def float_powers(suite):
    def power(a, b):
        try:
            return mp.mpf(a) ** mp.mpf(b) if a > 0 or b == int(b) else mp.nan
        except ZeroDivisionError:
            return mp.inf

    for kind in FLOATS:
        base = [v for v in (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.5, 7.0, -0.5, -1.0, -2.0, -3.0) if points.has(v, kind)]
        exponent = [v for v in (-2.5, -2.0, -1.0, -0.5, 0.5, 1.0, 2.0, 3.0, 1.25) if points.has(v, kind)]
        a, b = points.pairs(base, exponent)
        results = [kinds.rounded(power(x, y), kind) for x, y in zip(a, b)]
        extra = points.pairs(
            points.special(kind), points.special(kind) + [v for v in (1.0, -1.0, 2.0, -3.0, 0.5) if points.has(v, kind)]
        )
        special = np.power(np.array(extra[0], np.float64), np.array(extra[1], np.float64))
        a, b, results = a + extra[0], b + extra[1], results + [float(v) for v in special]
        keep = [
            points.has(r, kind) and not (kinds.FORMATS[kind][3] == "largest" and abs(r) == kinds.FORMATS[kind][2])
            for r in results
        ]
        check(
            suite.program("power", f"power of {kind}"),
            "power",
            only(keep, a, b),
            kind,
            only(keep, results)[0],
            ulps=ULPS.get(kind, 0),
        )

        y, x = points.pairs(
            [v for v in (-3.5, -1.0, -0.25, 0.5, 1.0, 2.0, 6.0) if points.has(v, kind)],
            [v for v in (-7.0, -1.0, -0.5, 0.25, 1.0, 3.0) if points.has(v, kind)],
        )
        results = [kinds.rounded(mp.atan2(p, q), kind) for p, q in zip(y, x)]
        extra = points.pairs(
            points.special(kind) + [v for v in (1.0, -1.0) if points.has(v, kind)],
            points.special(kind) + [v for v in (1.0, -1.0) if points.has(v, kind)],
        )
        y, x, results = (
            y + extra[0],
            x + extra[1],
            results + [kinds.float_of(math.atan2(p, q), kind) for p, q in zip(*extra)],
        )
        if kind in kinds.UNSIGNED_ZERO:
            results = [0.0 if r == 0 else r for r in results]
        keep = [points.has(r, kind) for r in results]
        check(
            suite.program("atan2", f"atan2 of {kind}"),
            "atan2",
            only(keep, y, x),
            kind,
            only(keep, results)[0],
            ulps=ULPS.get(kind, 0),
        )


def complex_binary(suite):
    def parts(values, part):
        return [complex(kinds.rounded(mp.re(v), part), kinds.rounded(mp.im(v), part)) for v in values]

    for kind in COMPLEX:
        part = kinds.part_of(kind)
        line = [complex(1.5, -2), complex(-0.75, 0.5), complex(3, 4), complex(-2, -1.25), complex(0.25, 7)]
        a, b = points.pairs(line, line[::-1])
        x, y = [mp.mpc(v) for v in a], [mp.mpc(v) for v in b]
        for name, function, ulps in (
            ("add", lambda p, q: p + q, 0),
            ("subtract", lambda p, q: p - q, 0),
            ("multiply", lambda p, q: p * q, 0),
            ("divide", lambda p, q: p / q, 3),
            ("power", lambda p, q: mp.exp(q * mp.log(p)), 64),
        ):
            check(
                suite.program(name, f"{name} of {kind}"),
                name,
                [a, b],
                kind,
                parts([function(p, q) for p, q in zip(x, y)], part),
                ulps=ulps,
            )
        # atan2(y, x) = -i log((x + i y) / sqrt(x^2 + y^2))
        results = [-mp.j * mp.log((q + mp.j * p) / mp.sqrt(q * q + p * p)) for p, q in zip(x, y)]
        keep = [
            abs(p * p + q * q) > 0.01 and abs(r.real) > 0.01 and abs(r.imag) > 0.01 for p, q, r in zip(x, y, results)
        ]
        check(
            suite.program("atan2", f"atan2 of {kind}"),
            "atan2",
            only(keep, a, b),
            kind,
            parts(only(keep, results)[0], part),
            ulps=64,
        )
        # The order of complex numbers: real parts first.
        line = [complex(1, 2), complex(1, -2), complex(-3, 5), complex(2, 0), complex(1, 0)]
        a, b = points.pairs(line, line)
        key = lambda z: (z.real, z.imag)
        for name, choose in (("maximum", max), ("minimum", min)):
            check(
                suite.program(name, f"{name} of {kind}"),
                name,
                [a, b],
                kind,
                [choose(p, q, key=key) for p, q in zip(a, b)],
            )


# --- Choosing --------------------------------------------------------------------------------------------------------

DIRECTIONS = {
    "EQ": lambda a, b: a == b,
    "NE": lambda a, b: a != b,
    "LT": lambda a, b: a < b,
    "LE": lambda a, b: a <= b,
    "GT": lambda a, b: a > b,
    "GE": lambda a, b: a >= b,
}


def sample(kind):
    """Numbers of any kind, specials among them."""
    if kind == "i1":
        return [False, True]
    if kinds.is_integer(kind):
        low, high = kinds.limits(kind)
        return [v for v in dict.fromkeys([low, -1, 0, 1, 2, high // 2, high]) if low <= v <= high]
    if kinds.is_complex(kind):
        return [complex(1, 2), complex(1, -2), complex(-3, 0.5), complex(0.0, 0.0), complex(-0.0, 0.0)]
    values = [v for v in (-7.0, -1.5, 0.5, 1.0, 3.0) if points.has(v, kind)] + points.special(kind)
    return values if kind != "f8E8M0FNU" else [0.25, 0.5, 1.0, 2.0, 64.0, NAN]


def total_order(x):
    """-NaN < -inf < ... < -0 < 0 < ... < inf < NaN."""
    sign = math.copysign(1, x)
    return (
        (sign, 1 if math.isnan(x) else 0, 0 if math.isnan(x) else x)
        if sign > 0
        else (sign, -1 if math.isnan(x) else 0, 0 if math.isnan(x) else x)
    )


def comparisons(suite):
    for kind in kinds.ALL:
        program = suite.program("compare", f"compare of {kind}")
        a, b = points.pairs(sample(kind), sample(kind))
        for direction, function in DIRECTIONS.items():
            if kinds.is_complex(kind) and direction not in ("EQ", "NE"):
                results = [function((p.real, p.imag), (q.real, q.imag)) for p, q in zip(a, b)]
            else:
                results = [bool(function(p, q)) for p, q in zip(a, b)]
            of_type = (
                ""
                if kind == "i1"
                else ", compare_type = #stablehlo<comparison_type "
                + ("SIGNED" if kinds.is_signed(kind) else "UNSIGNED" if kinds.is_integer(kind) else "FLOAT")
                + ">"
            )
            check(
                program,
                "compare",
                [a, b],
                kind,
                results,
                "i1",
                attributes=f"comparison_direction = #stablehlo<comparison_direction {direction}>{of_type}",
            )
        if kind not in ("bf16", "f16", "f32", "f64"):
            continue
        nan = np.array([NAN], np.float64)
        line = sample(kind) + [float(-nan[0])]
        a, b = points.pairs(line, line)
        for order in ("TOTALORDER", "WEAKORDER"):
            program = suite.program("compare", f"compare of {kind} in {order.lower()}")
            for direction, function in DIRECTIONS.items():
                if order == "TOTALORDER":
                    keys = [(total_order(p), total_order(q)) for p, q in zip(a, b)]
                else:  # zeros are one, and so are all that are no numbers, which are the largest
                    keys = [
                        ((math.isnan(p), 0 if math.isnan(p) else p), (math.isnan(q), 0 if math.isnan(q) else q))
                        for p, q in zip(a, b)
                    ]
                check(
                    program,
                    "compare",
                    [a, b],
                    kind,
                    [function(p, q) for p, q in keys],
                    "i1",
                    attributes=(
                        f"comparison_direction = #stablehlo<comparison_direction {direction}>, "
                        f"compare_type = #stablehlo<comparison_type {order}>"
                    ),
                )


def choices(suite):
    for kind in kinds.ALL:
        line = sample(kind)
        a, b = points.pairs(line, line)
        count = len(a)
        flags = [(i * 7 + i // 3) % 2 == 0 for i in range(count)]
        left, right = [
            kinds.array(np.array(v, dtype=object) if kinds.is_integer(kind) else np.array(v), kind) for v in (a, b)
        ]
        program = suite.program("select", f"select of {kind}")
        x, y = program.constant(left, kind), program.constant(right, kind)
        chosen = program.op("select", [program.constant(flags, "i1"), x, y], [of((count,), kind)])
        program.eq(chosen, np.where(flags, left, right))
        for flag, wanted in ((True, left), (False, right)):
            program.eq(program.op("select", [program.constant(flag, "i1"), x, y], [of((count,), kind)]), wanted)

        if kinds.is_complex(kind):
            line = [complex(1, 2), complex(1, -2), complex(-3, 0.5), complex(2, 1)]
        line = [v for v in line if v == v]
        low = [v for v in line for _ in line for _ in line]
        middle = [v for _ in line for v in line for _ in line]
        high = [v for _ in line for _ in line for v in line]
        key = (
            (lambda z: (z.real, z.imag))
            if kinds.is_complex(kind)
            else (lambda v: (float(v), math.copysign(1, v)) if kinds.is_float(kind) else v)
        )

        def clamped(l, v, h):
            return min(max(v, l, key=key), h, key=key)

        every = 1 if len(line) <= 4 else 5
        low, middle, high = low[::every], middle[::every], high[::every]
        results = [clamped(l, v, h) for l, v, h in zip(low, middle, high)]
        program = suite.program("clamp", f"clamp of {kind}")
        check(program, "clamp", [low, middle, high], kind, results)
        # Bounds of rank 0 stand for all elements.
        whole = kinds.array(np.array(line, dtype=object) if kinds.is_integer(kind) else np.array(line), kind)
        low, high = sorted((line[0], line[len(line) // 2]), key=key)
        results = [clamped(low, v, high) for v in line]
        bounds = [
            program.constant(
                kinds.array(np.array(v, dtype=object) if kinds.is_integer(kind) else np.array(v), kind), kind
            )
            for v in (low, high)
        ]
        got = program.op("clamp", [bounds[0], program.constant(whole, kind), bounds[1]], [of(whole.shape, kind)])
        program.eq(got, np.array(results, dtype=object) if kinds.is_integer(kind) else np.array(results))
    for kind in WIDE_FLOATS:
        check(
            suite.program("clamp", f"clamp of {kind} with no numbers"),
            "clamp",
            [[NAN, 0.0, 0.0, -INF], [1.0, NAN, 1.0, 2.5], [2.0, 2.0, NAN, INF]],
            kind,
            [NAN, NAN, NAN, 2.5],
        )


# --- Conversions -----------------------------------------------------------------------------------------------------


def converted(value, source, target):
    """A number of one kind as one of another; None where nothing says what that is."""
    if kinds.is_complex(source):
        if kinds.is_complex(target):
            part = kinds.part_of(target)
            return complex(kinds.float_of(value.real, part), kinds.float_of(value.imag, part))
        return converted(value.real, kinds.part_of(source), target)
    if kinds.is_complex(target):
        real = converted(value, source, kinds.part_of(target))
        return None if real is None else complex(real, 0.0)
    if target == "i1":
        return value != 0
    if kinds.is_integer(target):
        if source == "i1" or kinds.is_integer(source):
            return kinds.wrapped(int(value), target)
        low, high = kinds.limits(target)
        return math.trunc(value) if math.isfinite(value) and low <= math.trunc(value) <= high else None
    if source == "i1" or kinds.is_integer(source):
        result = kinds.rounded(mp.mpf(int(value)), target)
        beyond = abs(int(value)) > kinds.FORMATS[target][2]
    else:
        result = value if value == 0 or not math.isfinite(value) else kinds.rounded(mp.mpf(value), target)
        if result == 0:
            result = 0.0 if target in kinds.UNSIGNED_ZERO else math.copysign(0.0, value)
        if math.isinf(result) and kinds.FORMATS[target][3] == "nan":
            result = NAN
        beyond = math.isfinite(value) and abs(value) > kinds.FORMATS[target][2]
    if not points.has(result, target) or beyond and kinds.FORMATS[target][3] == "largest":
        return None
    return result


def conversions(suite):
    for source in kinds.ALL:
        program = suite.program("convert", f"convert of {source}")
        if source == "i1":
            line = [False, True]
        elif kinds.is_integer(source):
            line = points.integers(source)
        elif kinds.is_complex(source):
            line = [complex(1.5, -2), complex(0.0, 3), complex(-2.75, 0.25), complex(7, 7), complex(1000.123, 1e-3)]
            line = list(kinds.array(np.array(line), source))
            line = [complex(v) for v in line]
        else:
            line = points.finite(source) + points.special(source)
            if source in ("f32", "f64", "f16", "bf16"):  # halfway between numbers of narrower kinds, and beside that
                extra = (
                    [1 + 2.0**-k for k in (2, 3, 4, 8, 9, 11, 12, 24, 25)]
                    + [3 * 2.0**-k for k in (8, 11, 12, 16, 25, 26, 134, 150)]
                    + [1 + 2.0**-9 + 2.0**-16, 1 + 3 * 2.0**-9, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0, 5e-8]
                )
                line += [v for v in extra if points.has(v, source)]
        for target in kinds.ALL:
            results = [converted(v, source, target) for v in line]
            inputs, results = only([r is not None for r in results], line, results)
            if inputs:
                check(program, "convert", [inputs], source, results, target)


def reduced(value, kind, exponent_bits, mantissa_bits):
    """The value in a format of fewer bits: digits rounded to even, then infinite or zero beyond its exponents."""
    if math.isnan(value) or math.isinf(value) or value == 0:
        return value
    least, most = 2 - (1 << (exponent_bits - 1)), (1 << (exponent_bits - 1)) - 1
    size = abs(mp.mpf(value))
    exponent = int(mp.floor(mp.log(size, 2)))
    while mp.ldexp(1, exponent) > size:
        exponent -= 1
    while mp.ldexp(2, exponent) <= size:
        exponent += 1
    size = float(mp.nint(size / mp.ldexp(1, exponent - mantissa_bits)) * mp.ldexp(1, exponent - mantissa_bits))
    if math.isinf(size) or size > 0 and math.frexp(size)[1] - 1 > most:
        size = INF
    elif size > 0 and math.frexp(size)[1] - 1 < least:
        size = 0.0
    return math.copysign(size, value)


def precisions(suite):
    for kind in FLOATS:
        program = suite.program("reduce_precision", f"reduce_precision of {kind}")
        inputs = points.finite(kind) + points.special(kind)
        if kind in ("f32", "f64"):
            inputs += [
                1 + 2.0**-8,
                1 + 3 * 2.0**-8,
                1 + 2.0**-8 + 2.0**-20,
                65519.0,
                65520.0,
                -65536.0,
                6.1e-5,
                3e-8,
                float(np.float32(1e-38)),
                2.0**-127,
            ]
            inputs = [kinds.rounded(v, kind) if math.isfinite(v) and v else v for v in inputs]
        digits, least, _, _ = kinds.FORMATS[kind]
        for exponent_bits, mantissa_bits in ((5, 10), (8, 7), (4, 3), (5, 2), (3, 1), (2, 0), (8, 23), (11, 52)):
            results = [reduced(v, kind, exponent_bits, mantissa_bits) for v in inputs]
            # With at least as many exponent bits as the kind, subnormal numbers are representable, too.
            whole = exponent_bits >= {
                "f64": 11,
                "f32": 8,
                "bf16": 8,
                "f16": 5,
                "f8E5M2": 5,
                "f8E4M3": 4,
                "f8E3M4": 3,
            }.get(kind, 99)
            if whole and mantissa_bits >= digits - 1:
                results = list(inputs)
            if kind in kinds.UNSIGNED_ZERO:
                results = [0.0 if r == 0 else r for r in results]
            # Subnormal numbers of formats like the kind's, ties between exponents, and infinities of kinds without
            # any are left out: nothing says what they become.
            subnormal = lambda v: 0 < abs(v) < 2.0**least
            tie = lambda v: mantissa_bits == 0 and math.isfinite(v) and v != 0 and abs(math.frexp(v)[0]) == 0.75
            own = not whole and exponent_bits <= 5 and kinds.bits_of(kind) < 16
            keep = [
                points.has(r, kind)
                and not tie(v)
                and not (subnormal(v) and (own or whole and mantissa_bits < digits - 1))
                and not (kinds.FORMATS[kind][3] != "inf" and math.isinf(r))
                and not (own and abs(v) == kinds.FORMATS[kind][2])
                for v, r in zip(inputs, results)
            ]
            x, r = only(keep, inputs, results)
            check(
                program,
                "reduce_precision",
                [x],
                kind,
                r,
                attributes=f"exponent_bits = {exponent_bits} : i32, mantissa_bits = {mantissa_bits} : i32",
            )


def make(suite):
    functions(suite)
    accuracies(suite)
    float_unary(suite)
    integer_unary(suite)
    complex_unary(suite)
    integer_binary(suite)
    float_binary(suite)
    float_powers(suite)
    complex_binary(suite)
    comparisons(suite)
    choices(suite)
    conversions(suite)
    precisions(suite)
