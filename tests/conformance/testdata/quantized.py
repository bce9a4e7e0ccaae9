"""Writes programs/quantized.mlir: quantized programs and what the specification's formulas give, computed with numpy.

Nothing here comes from this library. usage: python3 quantized.py

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
FLOATS = {"f32": np.float32, "f64": np.float64, "f16": np.float16}


class Quant:
    """A quantized element type. `storage` as the program spells it: i8, u8, i4, i8<-16:15>."""

    def __init__(self, storage, expressed, scales, zeros, axis=None):
        self.storage, self.expressed, self.axis = storage, expressed, axis
        self.scales, self.zeros = np.atleast_1d(scales).astype(np.float64), np.atleast_1d(zeros).astype(np.int64)
        kind, _, limits = storage.partition("<")
        width = int(kind[1:])
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if kind[0] == "i" else (0, (1 << width) - 1)
        if limits:
            low, high = map(int, limits.rstrip(">").split(":"))
        self.low, self.high, self.plain = low, high, ("ui" if kind[0] == "u" else "i") + str(width)

    def element(self):
        parameters = [f"{s!r}:{z}" if z else f"{s!r}" for s, z in zip(self.scales.tolist(), self.zeros.tolist())]
        if self.axis is None:
            return f"!quant.uniform<{self.storage}:{self.expressed}, {parameters[0]}>"
        return f"!quant.uniform<{self.storage}:{self.expressed}:{self.axis}, {{{', '.join(parameters)}}}>"

    def spread(self, parameters, rank):
        return parameters.reshape([-1 if axis == self.axis else 1 for axis in range(rank)])

    def dequantize(self, stored):
        """(stored - zero point) * scale, the product in the expressed type."""
        real = FLOATS[self.expressed]
        stored = np.asarray(stored, dtype=np.int64)
        return (stored - self.spread(self.zeros, stored.ndim)).astype(real) * self.spread(self.scales, stored.ndim).astype(real)

    def quantize(self, values):
        real = FLOATS[self.expressed]
        values = np.asarray(values, dtype=real)
        scaled = values / self.spread(self.scales, values.ndim).astype(real) + self.spread(self.zeros, values.ndim).astype(real)
        return np.rint(np.clip(scaled, real(self.low), real(self.high))).astype(np.int64)


def tensor(shape, element):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + ">"


def numbers(array):
    def one(value):
        if isinstance(value, (bool, np.bool_)):
            return "true" if value else "false"
        return str(int(value)) if isinstance(value, (int, np.integer)) else repr(float(value))
    def text(value):
        return "[" + ", ".join(text(part) for part in value) + "]" if isinstance(value, list) else one(value)
    return text(np.asarray(array).tolist())


class Program:
    def __init__(self, title):
        self.lines, self.checks, self.title, self.count = [], [], title, 0

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def constant(self, array, element):
        array, name = np.asarray(array), self.name()
        if isinstance(element, Quant):
            self.lines.append(f'{name} = "stablehlo.constant"() <{{value = dense<{numbers(array)}> : '
                              f'{tensor(array.shape, element.plain)}}}> : () -> {tensor(array.shape, element.element())}')
        else:
            self.lines.append(f"{name} = stablehlo.constant dense<{numbers(array)}> : {tensor(array.shape, element)}")
        return name

    def op(self, text, operands, types, result):
        """`text` is the op's name and attributes in generic form."""
        name, (head, _, tail) = self.name(), text.partition(" ")
        self.lines.append(f'{name} = "stablehlo.{head}"({", ".join(operands)}) {tail} : ({", ".join(types)}) -> {result}')
        return name

    def expect(self, actual, array, element):
        array = np.asarray(array)
        expected = self.constant(array, element)
        type = tensor(array.shape, element.element() if isinstance(element, Quant) else element)
        self.checks.append(f"stablehlo.custom_call @check.expect_eq({actual}, {expected}) {{has_side_effect = true}} : "
                           f"({type}, {type}) -> ()")

    def text(self):
        lines = "".join(f"    {line}\n" for line in [*self.lines, *self.checks])
        return f"// {self.title}\nmodule {{\n  func.func public @main() -> () {{\n{lines}    return\n  }}\n}}\n"


programs = []


def program(title):
    programs.append(Program(title))
    return programs[-1]


# Each type: its own integers to reals, reals to integers beyond its limits and half way between two.
def round_trips():
    for kind in (Quant("i8", "f32", 0.5, 0), Quant("u8", "f32", 0.25, 128), Quant("i4", "f32", 0.1, -3),
                 Quant("u4", "f32", 0.3, 2), Quant("i16", "f32", 0.01, 1000), Quant("u16", "f64", 0.125, 65535),
                 Quant("i32", "f64", 0.5, -7), Quant("i8<-16:15>", "f32", 0.2, 5), Quant("i8", "f16", 0.5, 3),
                 Quant("i2", "f32", 1.5, -1), Quant("u2", "f32", 0.75, 1)):
        p = program(f"{kind.element()}: from integers and from reals.")
        stored = np.unique(np.linspace(kind.low, kind.high, 9).astype(np.int64))
        name = p.constant(stored, kind)
        type, real = tensor(stored.shape, kind.element()), tensor(stored.shape, kind.expressed)
        p.expect(p.op("uniform_dequantize", [name], [type], real), kind.dequantize(stored), kind.expressed)
        steps = np.array([-1e4, -2.5, -1.5, -0.5, 0, 0.5, 1.5, 2.5, 0.49, 1e4]) * kind.scales[0]
        values = steps.astype(FLOATS[kind.expressed])
        name = p.constant(values, kind.expressed)
        result = tensor(values.shape, kind.element())
        p.expect(p.op("uniform_quantize", [name], [tensor(values.shape, kind.expressed)], result), kind.quantize(values), kind)


def per_axis():
    p = program("Per axis, with the specification's examples of uniform_quantize and uniform_dequantize.")
    a, b = Quant("i8", "f32", [0.1, 0.5], [-30, -20], 0), Quant("i8", "f32", [0.1, 0.2], [-20, -30], 0)
    stored = p.constant([10, 10], a)
    p.expect(p.op("uniform_dequantize", [stored], [tensor((2,), a.element())], "tensor<2xf32>"), np.float32([4, 15]), "f32")
    reals = p.constant(np.float32([4, 15]), "f32")
    p.expect(p.op("uniform_quantize", [reals], ["tensor<2xf32>"], tensor((2,), a.element())), [10, 10], a)
    p.expect(p.op("uniform_quantize", [stored], [tensor((2,), a.element())], tensor((2,), b.element())), [20, 45], b)
    middle = Quant("i8", "f32", [0.5, 0.25, 2.0], [1, -2, 3], 1)
    grid = np.arange(-9, 9).reshape(2, 3, 3)
    name, type = p.constant(grid, middle), tensor(grid.shape, middle.element())
    p.expect(p.op("uniform_dequantize", [name], [type], "tensor<2x3x3xf32>"), middle.dequantize(grid), "f32")
    first = Quant("i8", "f32", middle.scales, middle.zeros, 0)
    turned = p.op("transpose <{permutation = array<i64: 1, 2, 0>}>", [name], [type], tensor((3, 3, 2), first.element()))
    p.expect(turned, grid.transpose(1, 2, 0), first)
    p.expect(p.op("uniform_dequantize", [turned], [tensor((3, 3, 2), first.element())], "tensor<3x3x2xf32>"),
             middle.dequantize(grid).transpose(1, 2, 0), "f32")


def arithmetic():
    a, b, c = Quant("i8", "f32", 0.5, -3), Quant("i8", "f32", 0.25, 4), Quant("i8", "f32", 0.75, 1)
    x, y = np.array([-128, -7, 0, 5, 127]), np.array([127, 9, 4, -60, -128])
    real_x, real_y = a.dequantize(x), b.dequantize(y)
    ta, tb, tc = (tensor(x.shape, kind.element()) for kind in (a, b, c))
    p = program("Two operands: each with parameters of its own.")
    left, right = p.constant(x, a), p.constant(y, b)
    for op, value in (("add", real_x + real_y), ("subtract", real_x - real_y), ("multiply", real_x * real_y),
                      ("maximum", np.maximum(real_x, real_y)), ("minimum", np.minimum(real_x, real_y))):
        p.expect(p.op(op, [left, right], [ta, tb], tc), c.quantize(value), c)
    same = p.constant(y, a)
    predicate = p.op("compare <{comparison_direction = #stablehlo<comparison_direction LT>}>", [left, same], [ta, ta], "tensor<5xi1>")
    p.expect(predicate, x < y, "i1")
    p = program("One operand and three.")
    left, same = p.constant(x, a), p.constant(y, a)
    p.expect(p.op("negate", [left], [ta], tc), c.quantize(-real_x), c)
    p.expect(p.op("abs", [left], [ta], tc), c.quantize(abs(real_x)), c)
    p.expect(p.op("floor", [left], [ta], tc), c.quantize(np.floor(real_x)), c)
    p.expect(p.op("is_finite", [left], [ta], "tensor<5xi1>"), np.full(5, True), "i1")
    flags = p.constant(np.array([True, False, True, False, True]), "i1")
    p.expect(p.op("select", [flags, left, same], ["tensor<5xi1>", ta, ta], ta), np.where([1, 0, 1, 0, 1], x, y), a)
    low, high = p.constant(np.array(-5), a), p.constant(np.array(6), a)
    scalar = tensor((), a.element())
    p.expect(p.op("clamp", [low, left, high], [scalar, ta, scalar], ta), np.clip(x, -5, 6), a)
    p.expect(p.op("iota <{iota_dimension = 0 : i64}>", [], [], ta), a.quantize(np.arange(5)), a)


def products():
    p = program("Products: all quantized, the right one alone, per axis.")
    a, b = Quant("i8", "f32", 0.5, 2), Quant("i8", "f32", 0.25, 0)
    wide = Quant("i32", "f32", 0.125, 0)
    x, y = np.arange(-6, 6).reshape(3, 4), np.arange(10, 2, -1).reshape(4, 2)
    left, right = p.constant(x, a), p.constant(y, b)
    dot = ("dot_general <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
           "rhs_contracting_dimensions = [0]>}>")
    exact = a.dequantize(x) @ b.dequantize(y)  # sums of small multiples of 1/8: no order rounds
    p.expect(p.op(dot, [left, right], [tensor(x.shape, a.element()), tensor(y.shape, b.element())],
                  tensor((3, 2), wide.element())), wide.quantize(exact), wide)
    columns = Quant("i8", "f32", [0.25, 2.0], [0, 0], 1)
    weights = p.constant(y, columns)
    reals = (np.arange(12).reshape(3, 4) / 4).astype(np.float32)
    p.expect(p.op(dot, [p.constant(reals, "f32"), weights], ["tensor<3x4xf32>", tensor(y.shape, columns.element())],
                  "tensor<3x2xf32>"), reals @ columns.dequantize(y), "f32")
    wide_columns = Quant("i32", "f32", [0.125, 1.0], [0, 0], 1)
    p.expect(p.op(dot, [left, weights], [tensor(x.shape, a.element()), tensor(y.shape, columns.element())],
                  tensor((3, 2), wide_columns.element())),
             wide_columns.quantize(a.dequantize(x) @ columns.dequantize(y)), wide_columns)


def moves():
    kind = Quant("u8", "f32", 0.5, 100)
    x = np.arange(0, 240, 20).reshape(3, 4)
    type = tensor(x.shape, kind.element())
    p = program("What moves elements does nothing else.")
    name = p.constant(x, kind)
    p.expect(p.op("reshape", [name], [type], tensor((2, 6), kind.element())), x.reshape(2, 6), kind)
    p.expect(p.op("slice <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 2>}>",
                  [name], [type], tensor((2, 2), kind.element())), x[1:3, 0:4:2], kind)
    p.expect(p.op("concatenate <{dimension = 0 : i64}>", [name, name], [type, type], tensor((6, 4), kind.element())),
             np.concatenate([x, x]), kind)
    p.expect(p.op("reverse <{dimensions = array<i64: 1>}>", [name], [type], type), x[:, ::-1], kind)
    padding = p.constant(np.array(7), kind)
    p.expect(p.op("pad <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}>",
                  [name, padding], [type, tensor((), kind.element())], tensor((4, 5), kind.element())),
             np.pad(x, ((1, 0), (0, 1)), constant_values=7), kind)
    p.expect(p.op("broadcast_in_dim <{broadcast_dimensions = array<i64: 1, 2>}>", [name], [type],
                  tensor((2, 3, 4), kind.element())), np.broadcast_to(x, (2, 3, 4)), kind)
    start = p.constant(np.int64([1, 2]).reshape(2, 1), "i64")
    p.expect(p.op("gather <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
                  "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}>", [name, start],
                  [type, "tensor<2x1xi64>"], tensor((2, 4), kind.element())), x[[1, 2]], kind)


def regions():
    kind = Quant("i8", "f32", 0.5, -2)
    x = np.array([[3, -9, 4], [0, 20, -30]])
    type, scalar = tensor(x.shape, kind.element()), tensor((), kind.element())
    p = program("Regions that compute with quantized elements, step by step.")
    name, zero = p.constant(x, kind), p.constant(np.array(-2), kind)
    body = (f"({{\n    ^bb0(%l: {scalar}, %r: {scalar}):\n      %s = stablehlo.add %l, %r : {scalar}\n"
            f"      stablehlo.return %s : {scalar}\n    }})")
    p.expect(p.op(f"reduce <{{dimensions = array<i64: 1>}}> {body}", [name, zero], [type, scalar],
                  tensor((2,), kind.element())), kind.quantize(kind.dequantize(x).sum(1)), kind)
    body = (f"({{\n    ^bb0(%l: {scalar}, %r: {scalar}):\n      %s = \"stablehlo.compare\"(%l, %r) "
            f"<{{comparison_direction = #stablehlo<comparison_direction GT>}}> : ({scalar}, {scalar}) -> tensor<i1>\n"
            f"      stablehlo.return %s : tensor<i1>\n    }})")
    p.expect(p.op(f"sort <{{dimension = 1 : i64, is_stable = true}}> {body}", [name], [type], type), -np.sort(-x), kind)
    body = (f"({{\n    ^bb0(%l: {scalar}):\n      %s = stablehlo.negate %l : {scalar}\n"
            f"      stablehlo.return %s : {scalar}\n    }})")
    p.expect(p.op(f"map <{{dimensions = array<i64: 0, 1>}}> {body}", [name], [type], type),
             kind.quantize(-kind.dequantize(x)), kind)


for make in (round_trips, per_axis, arithmetic, products, moves, regions):
    make()
with open(os.path.join(HERE, "programs", "quantized.mlir"), "w") as out:
    out.write("// Written by quantized.py.\n" + "\n// -----\n\n".join(p.text() for p in programs))
print(len(programs), "programs")
