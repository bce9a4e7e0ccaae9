"""Writes programs/mixed_products.mlir: products and convolutions of operands and results of different element types.

For these operands, numpy computes all sums exactly in 64 bits. The sums are then converted to the result's type:
integers wrap around, floats are rounded once, floats out of the range of an integer type become the nearest integer,
and a real result is the real part of a complex sum. XLA CPU computes the same, except for convolutions of i16 or i32,
which it rounds, and types that it does not have. Nothing here comes from this library. usage: python3
mixed_products.py; needs ml_dtypes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import itertools
import os

import ml_dtypes
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
TYPES = {"i1": np.bool_, "i4": ml_dtypes.int4, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
         "ui4": ml_dtypes.uint4, "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64,
         "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2, "bf16": ml_dtypes.bfloat16,
         "f16": np.float16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64,
         "complex<f64>": np.complex128}
BITS = {"i1": 1, "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
rng = np.random.default_rng(7)


def is_integer(element):
    return element.lstrip("u") in BITS and element != "i1"


def bounds(element):
    bits = BITS[element.lstrip("u")]
    return (0, 2 ** bits - 1) if element[0] == "u" else (-2 ** (bits - 1), 2 ** (bits - 1) - 1)


def operand(shape, element, types):
    """Numbers of the type, as numpy's widest of the kind. Sums of their products are exact in each of the types."""
    if element == "i1":
        return rng.integers(0, 2, shape)
    if is_integer(element):
        low, high = bounds(element)
        most = 2 ** 20 if all(map(is_integer, types)) else 2 ** 6
        return rng.integers(max(low, -most), min(high, most), shape, endpoint=True)
    if element.startswith("complex"):
        return operand(shape, "f32", types) + 1j * operand(shape, "f32", types)
    digits = {"f8E4M3FN": 3, "f8E5M2": 2, "bf16": 7, "f16": 7}.get(element, 9)
    return rng.integers(-2 ** digits, 2 ** digits, shape, endpoint=True) / 2.0 ** (digits // 2)


def result(sums, element):
    if np.iscomplexobj(sums) and not element.startswith("complex"):
        sums = sums.real
    if element == "i1":
        return sums != 0
    if is_integer(element):
        low, high = bounds(element)
        if sums.dtype.kind == "f":
            return np.clip(np.trunc(sums), low, high).astype(np.int64)
        return np.vectorize(lambda value: (int(value) - low) % (high - low + 1) + low, otypes=[object])(sums)
    # Once: to f32 and from there to narrower types would be twice.
    return sums.astype(TYPES[element])


def text(array):
    def one(value):
        if isinstance(value, (bool, np.bool_)):
            return "true" if value else "false"
        if isinstance(value, complex):
            return f"({value.real!r}, {value.imag!r})"
        return str(value) if isinstance(value, int) else repr(float(value))

    def nested(value):
        return "[" + ", ".join(nested(part) for part in value) + "]" if isinstance(value, list) else one(value)
    if array.dtype.kind == "V":  # of ml_dtypes
        array = array.astype(np.float64)
    return nested(array.tolist())


def tensor(shape, element):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + element + ">"


def constant(name, array, element):
    if element == "i1":
        array = array.astype(bool)
    return f"    %{name} = stablehlo.constant dense<{text(array)}> : {tensor(array.shape, element)}\n"


def dilate(array, axis, by):
    shape = list(array.shape)
    shape[axis] = (shape[axis] - 1) * by + 1
    spread = np.zeros(shape, array.dtype)
    spread[tuple(slice(None, None, by) if i == axis else slice(None) for i in range(array.ndim))] = array
    return spread


def convolve(lhs, rhs, strides, padding, lhs_dilation, rhs_dilation, reversal, groups, batch_groups):
    """lhs is [b, 0, .., f], rhs [0, .., i, o], the result [b, 0, .., f]."""
    spatial = lhs.ndim - 2
    for axis in range(spatial):
        lhs, rhs = dilate(lhs, axis + 1, lhs_dilation[axis]), dilate(rhs, axis, rhs_dilation[axis])
        if reversal[axis]:
            rhs = np.flip(rhs, axis)
    lhs = np.pad(lhs, [(0, 0), *padding, (0, 0)])
    if batch_groups > 1:
        parts = zip(np.split(lhs, batch_groups, 0), np.split(rhs, batch_groups, -1))
    else:
        parts = zip(np.split(lhs, groups, -1), np.split(rhs, groups, -1))
    outputs = []
    for left, right in parts:
        extents = [(left.shape[i + 1] - right.shape[i]) // strides[i] + 1 for i in range(spatial)]
        output = np.zeros((left.shape[0], *extents, right.shape[-1]), np.result_type(left, right))
        for place in itertools.product(*map(range, extents)):
            window = left[(slice(None), *(slice(p * s, p * s + right.shape[i])
                                          for i, (p, s) in enumerate(zip(place, strides))))]
            axes = list(range(1, spatial + 2))
            output[(slice(None), *place)] = np.tensordot(window, right, (axes, list(range(spatial + 1))))
        outputs.append(output)
    return np.concatenate(outputs, -1)


# --- The programs -----------------------------------------------------------------------------------------------------

programs = []


def program(title, lhs, rhs, op, sums, types):
    expected = result(sums, types[2])
    signature = f"({tensor(lhs.shape, types[0])}, {tensor(rhs.shape, types[1])}) -> {tensor(sums.shape, types[2])}"
    pair = f"{tensor(sums.shape, types[2])}, {tensor(sums.shape, types[2])}"
    programs.append(f"// {title}: {types[0]} by {types[1]} into {types[2]}.\n"
                    + "module {\n  func.func public @main() -> () {\n"
                    + constant("a", lhs, types[0]) + constant("b", rhs, types[1]) + constant("e", expected, types[2])
                    + f'    %0 = "stablehlo.{op[0]}"(%a, %b) <{{{op[1]}}}> : {signature}\n'
                    + "    stablehlo.custom_call @check.expect_eq(%0, %e) {has_side_effect = true} : "
                    + f"({pair}) -> ()\n"
                    + "    return\n  }\n}\n")


def dot(*types):
    lhs, rhs = operand((2, 3, 4), types[0], types), operand((2, 4, 5), types[1], types)
    numbers = ("lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], "
               "rhs_contracting_dimensions = [1]")
    op = "dot_general", f"dot_dimension_numbers = #stablehlo.dot<{numbers}>"
    program("A product", lhs, rhs, op, lhs @ rhs, types)


def convolution(types, lhs_shape, rhs_shape, strides=None, padding=None, lhs_dilation=None, rhs_dilation=None,
                reversal=None, groups=1, batch_groups=1):
    spatial = len(lhs_shape) - 2
    ones, zeros = [1] * spatial, [(0, 0)] * spatial
    given = [strides or ones, padding or zeros, lhs_dilation or ones, rhs_dilation or ones,
             reversal or [False] * spatial]
    lhs, rhs = operand(lhs_shape, types[0], types), operand(rhs_shape, types[1], types)
    axes = ", ".join(map(str, range(spatial)))

    def integers(values):
        return f"array<i64: {', '.join(map(str, values))}>"
    rows = ", ".join(f"[{low}, {high}]" for low, high in given[1])
    attributes = (f"window_strides = {integers(given[0])}, padding = dense<[{rows}]> : tensor<{spatial}x2xi64>, "
                  f"lhs_dilation = {integers(given[2])}, rhs_dilation = {integers(given[3])}, "
                  "window_reversal = array<i1: " + ", ".join(str(value).lower() for value in given[4]) + ">, "
                  f"dimension_numbers = #stablehlo.conv<[b, {axes}, f]x[{axes}, i, o]->[b, {axes}, f]>, "
                  f"feature_group_count = {groups} : i64, batch_group_count = {batch_groups} : i64")
    program("A convolution", lhs, rhs, ("convolution", attributes),
            convolve(lhs, rhs, *given, groups, batch_groups), types)


def main():
    for types in [("i8", "i8", "i32"), ("i8", "i8", "i8"), ("i8", "i8", "i16"), ("i8", "i8", "i64"),
                  ("i8", "i8", "f32"), ("ui8", "ui8", "ui32"), ("ui8", "ui8", "i32"), ("ui8", "i8", "i32"),
                  ("i8", "i32", "i32"), ("i32", "i8", "i32"), ("i8", "i32", "i8"), ("i16", "i16", "i64"), ("i32", "i32", "i64"),
                  ("i32", "i32", "i16"), ("i4", "i4", "i32"), ("i4", "i8", "i32"), ("ui4", "ui4", "ui8"),
                  ("i1", "i1", "i32"), ("i1", "i8", "i8"), ("i1", "f32", "f32"), ("bf16", "bf16", "f32"),
                  ("f16", "f16", "f32"), ("bf16", "f32", "f32"), ("f32", "bf16", "f32"), ("f32", "bf16", "bf16"),
                  ("f16", "bf16", "f32"), ("f32", "f32", "bf16"), ("f32", "f32", "f16"), ("f32", "f64", "f64"),
                  ("f64", "f64", "f32"), ("i4", "bf16", "bf16"), ("i4", "bf16", "f32"), ("i8", "f32", "f32"),
                  ("f32", "i32", "f32"), ("i8", "bf16", "bf16"), ("f32", "f32", "i8"), ("f32", "i8", "i32"),
                  ("f8E4M3FN", "f8E5M2", "f32"), ("f8E4M3FN", "f8E4M3FN", "bf16"), ("f8E5M2", "f8E5M2", "f16"),
                  ("f32", "f32", "complex<f32>"), ("f32", "complex<f32>", "complex<f32>"),
                  ("complex<f32>", "complex<f32>", "f32"), ("complex<f32>", "f64", "complex<f64>"),
                  ("complex<f64>", "f32", "f64")]:
        dot(*types)
    for types in [("i8", "i8", "i32"), ("i8", "i8", "i64"), ("i8", "i8", "f32"), ("ui8", "ui8", "i32"),
                  ("i4", "i4", "i32"), ("i16", "i16", "i32"), ("i16", "i16", "i64"), ("i32", "i32", "i64"),
                  ("i32", "i32", "i8"), ("i64", "i64", "i32"), ("i1", "i1", "i32"), ("bf16", "bf16", "f32"),
                  ("f16", "f16", "f32"), ("f32", "f32", "bf16"), ("f32", "f32", "f16"), ("f32", "f32", "f64"),
                  ("f64", "f64", "f32"), ("f32", "f32", "i32"), ("f8E5M2", "f8E5M2", "f32"),
                  ("f8E4M3FN", "f8E5M2", "f32"), ("f32", "f32", "complex<f32>"),
                  ("complex<f32>", "complex<f32>", "f32")]:
        convolution(types, (2, 7, 4), (3, 4, 5), [2], [(1, 2)])
        convolution(types, (2, 4, 3, 4), (2, 3, 2, 6), [1, 1], [(1, 0), (2, 1)], [1, 2], [2, 1], [True, False],
                    groups=2)
        convolution(types, (4, 5, 3), (2, 3, 4), batch_groups=2)
        convolution(types, (1, 5, 3), (2, 1, 3), groups=3)
    with open(os.path.join(HERE, "programs", "mixed_products.mlir"), "w") as out:
        out.write("// Generated by mixed_products.py.\n" + "\n// -----\n".join(programs))
    print(len(programs), "programs")


if __name__ == "__main__":
    main()
