"""Writes the programs of this folder: ops of CHLO with their expected values.

Expected values are those of mpmath (50 digits, rounded once to the type), numpy and Python integers; nothing here comes
from this library. Needs numpy, ml_dtypes and mpmath: python3 make.py

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import math
import os

import ml_dtypes
import mpmath as mp
import numpy as np

mp.mp.dps = 50
HERE = os.path.dirname(os.path.abspath(__file__))
TYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
         "complex<f32>": np.complex64, "complex<f64>": np.complex128, "i1": np.bool_, "i8": np.int8, "i32": np.int32,
         "i64": np.int64, "ui8": np.uint8, "ui32": np.uint32, "ui64": np.uint64}
INF, NAN = math.inf, math.nan


def tensor(array, kind):
    return "tensor<" + "".join(f"{extent}x" for extent in array.shape) + kind + ">"


def constant(array, kind):
    """A constant's text; floats by their bits."""
    def element(value):
        if kind == "i1":
            return "true" if value else "false"
        if "i" == kind[0] or kind[0] == "u":
            return str(int(value))
        if kind.startswith("complex"):
            parts = np.array([value.real, value.imag])
            return "(" + ", ".join(bits(part) for part in parts) + ")"
        return bits(value)

    def bits(value):
        value = np.asarray(value)
        return f"0x{int.from_bytes(value.tobytes(), 'little'):0{2 * value.dtype.itemsize}X}"

    def nested(part):
        return element(part[()]) if part.ndim == 0 else "[" + ", ".join(nested(inner) for inner in part) + "]"

    return f"dense<{nested(array)}> : {tensor(array, kind)}"


class Program:
    def __init__(self, name):
        self.name, self.lines, self.count, self.last = name, [], 0, None

    def value(self, array, kind):
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"{name} = stablehlo.constant {constant(np.asarray(array, TYPES[kind]), kind)}")
        return name

    def check(self, how, got, expected, kind, ulps=None):
        expected = np.asarray(expected, TYPES[kind])
        wanted, of = self.value(expected, kind), tensor(expected, kind)
        most = f"max_ulp_difference = {ulps} : i64, " if ulps else ""
        self.lines.append(f"stablehlo.custom_call @check.expect_{how}({got}, {wanted}) "
                          f"{{{most}has_side_effect = true}} : ({of}, {of}) -> ()")
        self.last = (got, of)

    def op(self, text, results=1):
        self.count += 1
        names = [f"%v{self.count}_{i}" for i in range(results)]
        self.lines.append(", ".join(names) + " = " + text)
        return names if results > 1 else names[0]

    def write(self):
        with open(os.path.join(HERE, self.name + ".mlir"), "w") as file:
            value, of = self.last
            file.write(f"// Written by make.py.\nmodule {{\n  func.func public @main() -> ({of}) {{\n")
            file.writelines("    " + line + "\n" for line in self.lines)
            file.write(f"    return {value} : {of}\n  }}\n}}\n")


def rounded(value, kind):
    """The number of that type next to an exact one. Subnormal bounds do not matter here."""
    if isinstance(value, float):
        return value
    digits = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8}[kind]
    with mp.workprec(digits):
        near = float(+value)
    return near


def exact(function, kind, *arguments):
    values = []
    for numbers in zip(*(np.asarray(argument, TYPES[kind]).astype(np.float64) for argument in arguments)):
        try:
            values.append(rounded(function(*(mp.mpf(float(number)) for number in numbers)), kind))
        except (ValueError, ZeroDivisionError):
            values.append(NAN)
    return values


def functions(name, function, points, how, kinds=("f32", "f64", "f16", "bf16"), special=()):
    """An op of one operand: at points, and at others with their values."""
    program = Program(name)
    for kind in kinds:
        inputs = list(points) + [point for point, _ in special]
        results = exact(function, kind, points) + [value for _, value in special]
        of = tensor(np.asarray(inputs), kind)
        got = program.op(f"chlo.{name} {program.value(inputs, kind)} : {of} -> {of}")
        program.check(how, got, results, kind)
    program.write()


def complex_functions(name, function, far=40.0):
    program = Program(name + "_complex")
    points = [complex(x, y) for x in (-3.5, -1.0, -0.75, 0.5, 1.25, far) for y in (-2.5, -0.5, 0.25, 1.0, 9.0)]
    for kind in ("complex<f32>", "complex<f64>"):
        part = kind[8:11]
        values = [function(mp.mpc(point)) for point in points]
        results = [complex(rounded(value.real, part), rounded(value.imag, part)) for value in values]
        of = tensor(np.asarray(points), kind)
        got = program.op(f"chlo.{name} {program.value(points, kind)} : {of} -> {of}")
        program.check("close", got, results, kind)
    program.write()


def i1e(x):
    return mp.exp(-abs(x)) * mp.besseli(1, x)


UNIT = [-0.984375, -0.5, -0.25, -0.015625, 0.0078125, 0.125, 0.375, 0.75, 0.96875]
LINE = [-30.5, -7.25, -2.0, -0.75, -0.0625, 0.03125, 0.25, 0.8125, 1.0, 3.5, 12.0, 150.0]
functions("acos", mp.acos, UNIT, "close", special=[(1.0, 0.0), (-1.0, math.pi), (1.5, NAN), (NAN, NAN)])
functions("asin", mp.asin, UNIT, "close", special=[(0.0, 0.0), (-0.0, -0.0), (1.0, math.pi / 2), (-2.0, NAN)])
functions("atan", mp.atan, LINE, "close", special=[(INF, math.pi / 2), (-INF, -math.pi / 2), (NAN, NAN)])
functions("acosh", mp.acosh, [1.0, 1.0625, 1.5, 4.0, 77.0, 30000.0], "close", special=[(0.5, NAN), (INF, INF)])
functions("asinh", mp.asinh, LINE + [-30000.0], "close", special=[(INF, INF), (-INF, -INF), (NAN, NAN)])
functions("atanh", mp.atanh, UNIT, "close", special=[(1.0, INF), (-1.0, -INF), (1.5, NAN)])
SMALL = [-3.5, -2.0, -1.0, -0.5, -0.0625, 0.03125, 0.25, 0.75, 1.5, 4.0]
functions("cosh", mp.cosh, SMALL, "close", special=[(0.0, 1.0), (INF, INF), (-INF, INF)])
functions("sinh", mp.sinh, SMALL, "close", special=[(0.0, 0.0), (INF, INF), (-INF, -INF)])
functions("tan", mp.tan, SMALL, "close", special=[(0.0, 0.0), (INF, NAN)])
functions("square", lambda x: x * x, SMALL, "eq", special=[(INF, INF), (-INF, INF)])
functions("bessel_i1e", i1e, LINE, "almost_eq", special=[(0.0, 0.0), (NAN, NAN)])
functions("digamma", mp.digamma, [-4.75, -2.5, -0.25, 0.0625, 0.5, 1.0, 2.5, 9.0, 100.0], "almost_eq",
          kinds=("f32", "f64"), special=[(0.0, -INF), (-3.0, NAN), (NAN, NAN)])
functions("lgamma", lambda x: mp.log(abs(mp.gamma(x))),
          [-4.75, -2.25, -0.5, 0.0625, 0.5, 1.0, 1.5, 2.0, 3.5, 9.0, 60.0], "almost_eq",
          kinds=("f32", "f64"), special=[(0.0, INF), (-3.0, INF), (INF, INF), (-INF, INF), (NAN, NAN)])
functions("erf", mp.erf, [-2.5, -1.25, -0.5, -0.03125, 0.0625, 0.25, 0.75, 1.0, 2.0], "close",
          special=[(0.0, 0.0), (INF, 1.0), (-INF, -1.0), (NAN, NAN)])
functions("erfc", mp.erfc, [-2.5, -1.25, -0.5, -0.03125, 0.0625, 0.25, 0.4375, 1.25, 2.0, 3.0], "close",
          special=[(INF, 0.0), (-INF, 2.0), (NAN, NAN)])
functions("erf_inv", mp.erfinv, UNIT, "close", special=[(1.0, INF), (-1.0, -INF), (1.5, NAN)])

for name, function in (("acos", mp.acos), ("acosh", mp.acosh), ("asin", mp.asin), ("asinh", mp.asinh),
                       ("atan", mp.atan), ("atanh", mp.atanh), ("tan", mp.tan)):
    complex_functions(name, function)
# For large operands the decomposition is as far from the function as that of the reference: exp(x - log(2)).
complex_functions("cosh", mp.cosh, far=3.0)
complex_functions("sinh", mp.sinh, far=3.0)

# --- Where a function changes its formula -----------------------------------------------------------------------------

program = Program("far")
FAR = [("asinh", mp.asinh, [1e18, -1e18, 3e19, 1e30, -3e38, 1e153, 1e155, 1e200, -1e300], 4, ("f32", "f64")),
       ("acosh", mp.acosh, [1e18, 3e19, 1e30, 3e38, 1e153, 1e155, 1e200, 1e300], 4, ("f32", "f64")),
       ("erfc", mp.erfc, [0.5, 0.9375, 1.0, 1.0625, 4.0, 7.5, 7.96875, 8.0, 8.03125, 9.0], 64, ("f32", "f64")),
       ("erfc", mp.erfc, [10.0, 13.5, 20.0, 25.0, 26.0], 64, ("f64",)),
       ("digamma", mp.digamma, [-1.0, -2.0, -3.0, -4.0, -50.0], None, ("f32", "f64")),
       ("bessel_i1e", i1e, [-150.0, -30.5, -8.5, -8.0, -7.96875, -7.25, -4.0, -2.0, -0.75, 0.03125, 0.25, 0.8125, 1.0,
                            3.5, 5.25, 6.5, 7.0, 7.75, 7.96875, 8.0, 8.03125, 9.0, 12.0, 40.0, 150.0, 1000.0], 16,
        ("f32", "f64"))]
for name, function, points, ulps, kinds in FAR:
    for kind in kinds:
        inputs = [point for point in points if abs(point) < 3.4e38 or kind == "f64"]
        of = tensor(np.asarray(inputs), kind)
        got = program.op(f"chlo.{name} {program.value(inputs, kind)} : {of} -> {of}")
        program.check("close", got, exact(function, kind, inputs), kind, ulps)
for part, tiny in {"f32": (2.0**-70, 2.0**-60, 2.0**-30, 2.0**-10),
                   "f64": (2.0**-600, 2.0**-500, 2.0**-200, 2.0**-30)}.items():
    kind = f"complex<{part}>"
    points = [complex(x, sign * y) for x in (1.0, -1.0) for y in tiny for sign in (1, -1)]
    values = [mp.atanh(mp.mpc(point)) for point in points]
    of = tensor(np.asarray(points), kind)
    got = program.op(f"chlo.atanh {program.value(points, kind)} : {of} -> {of}")
    program.check("close", got, [complex(rounded(v.real, part), rounded(v.imag, part)) for v in values], kind, 16)
rows = [[NAN, 1.0, 2.0, 3.0, NAN], [1.0, 2.0, NAN, NAN, 3.0], [5.0, 4.0, 3.0, 2.0, NAN], [NAN, INF, -INF, 0.5, NAN],
        [INF, 3.0, NAN, 9.0, 1.0]]
a = program.value(rows, "f32")
values, indices = program.op(f"chlo.top_k({a}, k = 4) : tensor<5x5xf32> -> (tensor<5x4xf32>, tensor<5x4xi32>)", 2)
order = [sorted(range(5), key=lambda i: (not math.isnan(row[i]), -row[i] if not math.isnan(row[i]) else 0, i))[:4]
         for row in rows]
program.check("eq", values, [[row[i] for i in places] for row, places in zip(rows, order)], "f32")
program.check("eq", indices, order, "i32")
program.write()

# --- Two operands -----------------------------------------------------------------------------------------------------

program = Program("zeta")
x, q = [1.5, 2.0, 3.25, 4.0, 7.5, 2.0], [0.25, 1.0, 2.5, 9.0, 0.75, -1.5]
for kind in ("f32", "f64"):
    extra = [(1.0, 2.0, INF), (0.5, 2.0, NAN), (2.0, -1.0, INF), (3.0, -1.0, NAN), (2.5, -0.5, NAN)]
    a, b = x + [e[0] for e in extra], q + [e[1] for e in extra]
    of = tensor(np.asarray(a), kind)
    got = program.op(f"chlo.zeta {program.value(a, kind)}, {program.value(b, kind)} : {of}, {of} -> {of}")
    hurwitz = lambda s, a: mp.zeta(s, a) if a > 0 else mp.nsum(lambda k: (a + k) ** -s, [0, 1]) + mp.zeta(s, a + 2)
    program.check("close", got, exact(hurwitz, kind, x, q) + [e[2] for e in extra], kind)
program.write()

program = Program("polygamma")
n, x = [0.0, 1.0, 1.0, 2.0, 3.0, 4.0], [2.5, 0.75, 6.0, 1.5, 2.0, 9.0]
for kind in ("f32", "f64"):
    extra = [(-1.0, 2.0, NAN), (0.5, 2.0, NAN), (INF, 1.0, NAN)]
    a, b = n + [e[0] for e in extra], x + [e[1] for e in extra]
    of = tensor(np.asarray(a), kind)
    got = program.op(f"chlo.polygamma {program.value(a, kind)}, {program.value(b, kind)} : {of}, {of} -> {of}")
    values = exact(lambda n, x: mp.polygamma(int(n), x), kind, n, x) + [e[2] for e in extra]
    program.check("almost_eq", got, values, kind)
program.write()

program = Program("next_after")
for kind in ("f32", "f64", "f16", "bf16"):
    a = np.array([0.0, -0.0, 1.0, 1.0, -1.0, INF, NAN, 2.0, -3.5, 0.0, 0.0], TYPES[kind])
    b = np.array([1.0, -1.0, 2.0, 0.0, 0.0, 0.0, 1.0, 2.0, -INF, -0.0, NAN], TYPES[kind])
    of = tensor(a, kind)
    got = program.op(f"chlo.next_after {program.value(a, kind)}, {program.value(b, kind)} : {of}, {of} -> {of}")
    program.check("eq", got, np.nextafter(a, b), kind)
program.write()

program = Program("mulhi")
for kind in ("i8", "i32", "i64", "ui8", "ui32", "ui64"):
    info = np.iinfo(TYPES[kind])
    a = [info.min, info.min, info.max, info.max, 3, info.max // 3, info.min // 5, info.max - 1]
    b = [info.min, info.max, info.max, 2, 5, 7, 11, info.max // 2]
    of = tensor(np.asarray(a, TYPES[kind]), kind)
    got = program.op(f"chlo.mulhi {program.value(a, kind)}, {program.value(b, kind)} : {of}, {of} -> {of}")
    program.check("eq", got, [(i * j) >> info.bits for i, j in zip(a, b)], kind)
program.write()

# --- Elementwise ops that broadcast -----------------------------------------------------------------------------------


def broadcasts(name, cases):
    program = Program(name)
    for op, kind, function, attribute, dims in cases:
        left = (np.arange(24).reshape(2, 3, 4) - 5).astype(TYPES[kind])
        right = np.array([[1], [2], [3]]).astype(TYPES[kind])
        if dims is not None:
            right = np.array([[7, 5, 3], [2, 9, 4]]).astype(TYPES[kind])
        wide = right.reshape(2, 3, 1) if dims is not None else right
        result = "i1" if op == "compare" else kind
        words = ([f"broadcast_dimensions = array<i64: {', '.join(map(str, dims))}>"] if dims is not None else [])
        words += [attribute] if attribute else []
        a, b = program.value(left, kind), program.value(right, kind)
        got = program.op(f"chlo.broadcast_{op} {a}, {b}{' {' + ', '.join(words) + '}' if words else ''} : "
                         f"({tensor(left, kind)}, {tensor(right, kind)}) -> {tensor(left, result)}")
        program.check("eq", got, function(left, wide), result)
    program.write()


def remainder(a, b):
    return np.fmod(a, b)


def divided(a, b):
    return np.trunc(a / b).astype(a.dtype)


LESS = ("comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>")
broadcasts("broadcast_arithmetic", [
    ("add", "i32", np.add, "", None), ("subtract", "f32", np.subtract, "", None),
    ("multiply", "f64", np.multiply, "", None), ("divide", "i32", divided, "", None),
    ("remainder", "i32", remainder, "", [0, 1]), ("maximum", "f32", np.maximum, "", [0, 1]),
    ("minimum", "i64", np.minimum, "", None), ("add", "f32", np.add, "", [0, 1])])
broadcasts("broadcast_bits", [
    ("and", "i32", np.bitwise_and, "", None), ("or", "i8", np.bitwise_or, "", None),
    ("xor", "i64", np.bitwise_xor, "", [0, 1]), ("shift_left", "i32", np.left_shift, "", None),
    ("shift_right_arithmetic", "i32", np.right_shift, "", None),
    ("shift_right_logical", "i32", lambda a, b: (a.view(np.uint32) >> b.astype(np.uint32)).view(np.int32), "", None),
    ("compare", "i32", np.less, LESS, None)])

program = Program("broadcast_others")
left, right = np.array([[0.5, 2.0, 3.0]]), np.array([[1.0], [2.0]])
a, b = program.value(left, "f32"), program.value(right, "f32")
types = f"({tensor(left, 'f32')}, {tensor(right, 'f32')}) -> tensor<2x3xf32>"
l, r = np.broadcast_arrays(left, right)
program.check("close", program.op(f"chlo.broadcast_atan2 {a}, {b} : {types}"), np.arctan2(l, r), "f32")
program.check("close", program.op(f"chlo.broadcast_power {a}, {b} : {types}"), l ** r, "f32")
program.check("eq", program.op(f"chlo.broadcast_next_after {a}, {b} : {types}"),
              np.nextafter(l.astype(np.float32), r.astype(np.float32)), "f32")
zeta = [[float(mp.zeta(s, a)) for s, a in zip(x, y)] for x, y in zip(r + 1, l)]
c = program.value(right + 1, "f32")
program.check("close", program.op(
    f"chlo.broadcast_zeta {c}, {a} : ({tensor(right, 'f32')}, {tensor(left, 'f32')}) -> tensor<2x3xf32>"), zeta, "f32")
values = [[float(mp.polygamma(int(n), a)) for n, a in zip(x, y)] for x, y in zip(r, l)]
program.check("almost_eq", program.op(
    f"chlo.broadcast_polygamma {b}, {a} : ({tensor(right, 'f32')}, {tensor(left, 'f32')}) -> tensor<2x3xf32>"),
    values, "f32")
program.check("eq", program.op(
    f"chlo.broadcast_complex {a}, {b} : ({tensor(left, 'f32')}, {tensor(right, 'f32')}) -> tensor<2x3xcomplex<f32>>"),
    l + 1j * r, "complex<f32>")
p = program.value([[True], [False]], "i1")
program.check("eq", program.op(
    f"chlo.broadcast_select {p}, {a}, {b} : (tensor<2x1xi1>, {tensor(left, 'f32')}, {tensor(right, 'f32')}) -> "
    "tensor<2x3xf32>"), np.where([[True], [False]], l, r), "f32")
program.write()

# --- The rest ---------------------------------------------------------------------------------------------------------

program = Program("predicates")
points = [0.0, INF, -INF, NAN, 1.0, -3e4]
a = program.value(points, "f32")
for name, values in (("is_inf", [0, 1, 1, 0, 0, 0]), ("is_pos_inf", [0, 1, 0, 0, 0, 0]),
                     ("is_neg_inf", [0, 0, 1, 0, 0, 0])):
    program.check("eq", program.op(f"chlo.{name} {a} : tensor<6xf32> -> tensor<6xi1>"), values, "i1")
program.check("eq", program.op("chlo.constant dense<[1.5, -2.0]> : tensor<2xf64>"), [1.5, -2.0], "f64")
program.check("eq", program.op(f'"chlo.constant_like"({a}) <{{value = 7 : i32}}> : (tensor<6xf32>) -> tensor<6xi32>'),
              [7] * 6, "i32")
z = program.value([1 + 2j, -3.5 - 1j], "complex<f32>")
program.check("eq", program.op(f"chlo.conj {z} : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>"),
              [1 - 2j, -3.5 + 1j], "complex<f32>")
program.check("eq", program.op(f"chlo.square {z} : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>"),
              [-3 + 4j, 11.25 + 7j], "complex<f32>")
program.write()

program = Program("top_k")
for kind, rows in (("f32", [[3.0, -1.0, 7.5, 7.5, 0.0], [-2.0, NAN, -5.0, 1.0, INF]]),
                   ("i32", [[3, -1, 7, 7, 0], [5, 4, 9, 1, 2]])):
    a = program.value(rows, kind)
    values, indices = program.op(
        f"chlo.top_k({a}, k = 3) : tensor<2x5x{kind}> -> (tensor<2x3x{kind}>, tensor<2x3xi32>)", 2)
    # A number that is none is larger than all.
    order = [sorted(range(5), key=lambda i: (not math.isnan(row[i]), -row[i] if not math.isnan(row[i]) else 0, i))[:3]
             for row in rows]
    program.check("eq", values, [[row[i] for i in places] for row, places in zip(rows, order)], kind)
    program.check("eq", indices, order, "i32")
program.write()

program = Program("ragged_dot")


def ragged_dot(operands, kinds, result, precision="", **dimensions):
    numbers = ", ".join(f"{name} = {value}" for name, value in dimensions.items())
    return program.op(f'"chlo.ragged_dot"({", ".join(operands)}) <{{{precision}ragged_dot_dimension_numbers = '
                      f"#chlo.ragged_dot<{numbers}>}}> : ({kinds}) -> {result}")


lhs, rhs = (np.arange(24).reshape(6, 4) % 7 - 3.0), (np.arange(60).reshape(3, 4, 5) % 11 - 5.0)
a, b, sizes = program.value(lhs, "f32"), program.value(rhs, "f32"), program.value([2, 0, 3], "i64")
rows = np.zeros((6, 5))
rows[:2], rows[2:5] = lhs[:2] @ rhs[0], lhs[2:5] @ rhs[2]
got = ragged_dot((a, b, sizes), "tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>", "tensor<6x5xf32>",
                 lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[1], lhs_ragged_dimensions=[0],
                 rhs_group_dimensions=[0])
program.check("eq", got, rows, "f32")
other = np.arange(20).reshape(4, 5) % 6 - 2.0
c, parts = program.value(other, "f32"), program.value([1, 3], "i64")
got = ragged_dot((a, c, parts), "tensor<6x4xf32>, tensor<4x5xf32>, tensor<2xi64>", "tensor<2x6x5xf32>",
                 "precision_config = [#chlo<precision HIGHEST>, #chlo<precision DEFAULT>], ",
                 lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0], lhs_ragged_dimensions=[1])
program.check("eq", got, np.stack([lhs[:, :1] @ other[:1], lhs[:, 1:] @ other[1:]]), "f32")
pair, factor = lhs.reshape(2, 3, 4), rhs[:2]
d, e, batch = program.value(pair, "f32"), program.value(factor, "f32"), program.value([1, 1], "i64")
got = ragged_dot((d, e, batch), "tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2xi64>", "tensor<2x3x5xf32>",
                 lhs_batching_dimensions=[0], rhs_batching_dimensions=[0], lhs_contracting_dimensions=[2],
                 rhs_contracting_dimensions=[1], lhs_ragged_dimensions=[0])
program.check("eq", got, pair @ factor, "f32")
program.write()

program = Program("scan")
data = np.arange(12.0).reshape(2, 3, 2)
a, start = program.value(data, "f32"), program.value([[1.0, 2.0], [3.0, 4.0]], "f32")
for reverse in (False, True):
    attributes = " attributes {is_reverse = true}" if reverse else ""
    program.count += 1
    outputs, carry = f"%o{program.count}", f"%c{program.count}"
    program.lines += [
        f"{outputs}, {carry} = chlo.scan({a}) inits ({start}) dimension=1{attributes} {{",
        "^bb0(%input: tensor<2x2xf32>, %carry: tensor<2x2xf32>):",
        "  %sum = stablehlo.add %input, %carry : tensor<2x2xf32>",
        "  %square = chlo.square %sum : tensor<2x2xf32> -> tensor<2x2xf32>",
        "  stablehlo.return %square, %sum : tensor<2x2xf32>, tensor<2x2xf32>",
        "} : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)"]
    total, made = np.array([[1.0, 2.0], [3.0, 4.0]]), np.zeros_like(data)
    for step in (2, 1, 0) if reverse else (0, 1, 2):
        total = total + data[:, step]
        made[:, step] = total * total
    program.check("eq", outputs, made, "f32")
    program.check("eq", carry, total, "f32")
program.write()
