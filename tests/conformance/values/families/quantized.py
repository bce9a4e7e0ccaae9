"""Ops of quantized numbers. Stored elements are moved unchanged. Arithmetic uses the expressed values, and its results
are quantized again. ../testdata/quantized.py tests scales, zero points and axes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import mpmath as mp
import numpy as np

from . import kinds
from .elementwise import DIRECTIONS, FUNCTIONS, at
from .program import Value, numbers, of
from .reduction import window_attributes

SCALE, ZERO = 0.5, 3
QUANT = f"!quant.uniform<i8:f32, {SCALE}:{ZERO}>"


def stored(real):
    """The stored value of the nearest number that the type expresses."""
    return int(min(max(mp.nint(mp.mpf(real) / SCALE) + ZERO, -128), 127))


def real(code):
    return (int(code) - ZERO) * SCALE


def tie(value):
    """Whether two numbers are equally near, so that the last bit of the value decides."""
    scaled = mp.mpf(value) / SCALE
    return abs(scaled - mp.floor(scaled) - 0.5) < 1e-3


def constant(program, codes, kind=QUANT, storage="i8"):
    """A constant of a quantized kind, from the integers of the storage type that are stored."""
    codes = kinds.array(np.asarray(codes), storage)
    result = Value(program.name(), codes.shape, kind)
    literal = f"{kinds.dense(codes, storage)} : {kinds.tensor(codes.shape, storage)}"
    program.line(f'{result.name} = "stablehlo.constant"() <{{value = {literal}}}> : () -> {result.type}')
    return result


def equal(program, actual, codes, storage="i8"):
    wanted = constant(program, np.asarray(codes).reshape(actual.shape), actual.kind, storage)
    program.checks += 1
    program.line(
        f"stablehlo.custom_call @check.expect_eq({actual.name}, {wanted.name}) : ({actual.type}, {actual.type}) -> ()"
    )


def arithmetic(suite):
    exact = {
        "abs": abs,
        "negate": lambda v: -v,
        "sign": lambda v: (v > 0) - (v < 0),
        "ceil": math.ceil,
        "floor": math.floor,
    }
    functions = {name: lambda v, f=function: at(f, v) for name, function, _ in FUNCTIONS}
    codes = np.array([-60, -29, -13, -8, -5, -1, 0, 1, 2, 4, 5, 6, 8, 11, 17, 24, 61, 100, 127, -128])
    for name, function in {**exact, **functions}.items():
        good = []
        for code in codes:
            value = function(real(code)) if real(code) or name in exact else mp.nan
            if not mp.isnan(value) and not mp.isinf(value) and (name in exact or not tie(value)):
                good.append((code, stored(value)))
        program = suite.program(name, f"{name} of quantized numbers")
        operand = constant(program, [code for code, _ in good])
        got = program.op(name, [operand], [of(operand.shape, QUANT)])
        equal(program, got, [code for _, code in good])
    program = suite.program("round_nearest_even", "round_nearest_even of quantized numbers")
    operand = constant(program, codes)
    equal(
        program,
        program.op("round_nearest_even", [operand], [of(operand.shape, QUANT)]),
        [stored(float(np.rint(real(code)))) for code in codes],
    )
    program = suite.program("round_nearest_afz", "round_nearest_afz of quantized numbers")
    operand = constant(program, codes)
    equal(
        program,
        program.op("round_nearest_afz", [operand], [of(operand.shape, QUANT)]),
        [stored(math.copysign(math.floor(abs(real(code)) + 0.5), real(code))) for code in codes],
    )
    binary = {
        "add": lambda a, b: a + b, "subtract": lambda a, b: a - b, "multiply": lambda a, b: mp.mpf(a) * b,
        "divide": lambda a, b: mp.mpf(a) / b, "remainder": math.fmod, "maximum": max, "minimum": min,
        "power": lambda a, b: mp.mpf(a) ** b, "atan2": mp.atan2,
    }  # fmt: skip
    left = [code for code in (-60, -8, 1, 4, 5, 8, 11, 100) for _ in range(6)]
    right = [code for _ in range(8) for code in (-4, 1, 5, 7, 9, 60)]
    for name, function in binary.items():
        good = []
        for a, b in zip(left, right):
            if name == "power" and (real(a) <= 0 or abs(real(b)) > 4):
                continue
            value = function(real(a), real(b))
            if name in ("add", "subtract", "remainder", "maximum", "minimum") or not tie(value):
                good.append((a, b, stored(value)))
        program = suite.program(name, f"{name} of quantized numbers")
        operands = [constant(program, [row[i] for row in good]) for i in range(2)]
        equal(program, program.op(name, operands, [of(operands[0].shape, QUANT)]), [row[2] for row in good])
    program = suite.program("compare", "compare of quantized numbers")
    operands = [constant(program, left), constant(program, right)]
    for direction, function in DIRECTIONS.items():
        got = program.op(
            "compare",
            operands,
            [of((48,), "i1")],
            f"comparison_direction = #stablehlo<comparison_direction {direction}>, "
            "compare_type = #stablehlo<comparison_type FLOAT>",
        )
        program.eq(got, np.array([function(a, b) for a, b in zip(left, right)]))
    program = suite.program("is_finite", "is_finite of quantized numbers")
    program.eq(program.op("is_finite", [constant(program, codes)], [of(codes.shape, "i1")]), np.ones(20, bool))
    program = suite.program("clamp", "clamp of quantized numbers")
    bounds = [constant(program, np.array(v)) for v in (-8, 11)]
    got = program.op("clamp", [bounds[0], constant(program, codes), bounds[1]], [of(codes.shape, QUANT)])
    equal(program, got, np.clip(codes, -8, 11))
    program = suite.program("select", "select of quantized numbers")
    flags = codes % 2 == 0
    got = program.op(
        "select",
        [program.constant(flags, "i1"), constant(program, codes), constant(program, codes[::-1])],
        [of(codes.shape, QUANT)],
    )
    equal(program, got, np.where(flags, codes, codes[::-1]))


def moves(suite):
    x = (np.arange(24) * 37 % 251 - 125).reshape(2, 3, 4)
    start = numbers((0, 1, 0))
    cases = [
        ("transpose", f"permutation = {numbers((2, 0, 1))}", x.transpose(2, 0, 1)), ("reshape", "", x.reshape(4, 6)),
        ("reverse", f"dimensions = {numbers((0, 2))}", x[::-1, :, ::-1]),
        ("slice", f"start_indices = {start}, limit_indices = {numbers((2, 3, 4))}, strides = {numbers((1, 1, 3))}",
         x[:, 1:, ::3]),
        ("broadcast_in_dim", f"broadcast_dimensions = {numbers((0, 1, 3))}", np.repeat(x[:, :, None], 2, 2)),
        ("broadcast", f"broadcast_sizes = {numbers((2,))}", np.stack([x, x])),
        ("optimization_barrier", "", x),
        ("all_gather", "all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>", x),
        ("collective_permute", "source_target_pairs = dense<0> : tensor<1x2xi64>", x),
        ("collective_broadcast", "replica_groups = dense<0> : tensor<1x1xi64>", x),
        ("all_to_all", "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, "
         "replica_groups = dense<0> : tensor<1x1xi64>", x),
    ]  # fmt: skip
    for op, attributes, expected in cases:
        program = suite.program(op, f"{op} of quantized numbers")
        equal(program, program.op(op, [constant(program, x)], [of(expected.shape, QUANT)], attributes), expected)
    program = suite.program("concatenate", "concatenate of quantized numbers")
    operands = [constant(program, x), constant(program, x[:, :1])]
    equal(
        program,
        program.op("concatenate", operands, [of((2, 4, 4), QUANT)], "dimension = 1 : i64"),
        np.concatenate([x, x[:, :1]], 1),
    )
    program = suite.program("pad", "pad of quantized numbers")
    attributes = (
        f"edge_padding_low = {numbers((0, 1, -1))}, edge_padding_high = {numbers((0, 0, 2))}, "
        f"interior_padding = {numbers((0, 0, 0))}"
    )
    expected = np.full((2, 4, 5), 99)
    expected[:, 1:, :3] = x[:, :, 1:]
    equal(
        program,
        program.op("pad", [constant(program, x), constant(program, np.array(99))], [of((2, 4, 5), QUANT)], attributes),
        expected,
    )
    program = suite.program("dynamic_slice", "dynamic_slice of quantized numbers")
    places = [program.constant(v, "i32") for v in (9, 1, -4)]
    equal(
        program,
        program.op(
            "dynamic_slice",
            [constant(program, x), *places],
            [of((1, 2, 2), QUANT)],
            f"slice_sizes = {numbers((1, 2, 2))}",
        ),
        x[1:, 1:, :2],
    )
    program = suite.program("dynamic_update_slice", "dynamic_update_slice of quantized numbers")
    places = [program.constant(v, "i32") for v in (9, 1, -4)]
    expected = x.copy()
    expected[1:, 1:, :2] = x[:1, :2, 2:]
    equal(
        program,
        program.op(
            "dynamic_update_slice",
            [constant(program, x), constant(program, x[:1, :2, 2:]), *places],
            [of(x.shape, QUANT)],
        ),
        expected,
    )
    program = suite.program("gather", "gather of quantized numbers")
    got = program.op(
        "gather",
        [constant(program, x), program.constant(np.array([1, 0, 7]), "i64")],
        [of((3, 3, 4), QUANT)],
        "dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], "
        "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = " + numbers((1, 3, 4)),
    )
    equal(program, got, x[[1, 0, 1]])
    less = "comparison_direction = #stablehlo<comparison_direction LT>"
    for op in ("sort", "reduce", "reduce_window", "map", "while", "if", "case"):
        program = suite.program(op, f"{op} of quantized numbers")
        value = constant(program, x)
        types = [of((), QUANT)] * 2
        maximum = (types, lambda a, b: program.op("maximum", [a, b], [of((), QUANT)]))
        least = constant(program, np.array(-128))
        if op == "sort":
            body = (types, lambda a, b: program.op("compare", [a, b], [of((), "i1")], less))
            got = program.op(op, [value], [of(x.shape, QUANT)], "dimension = 1 : i64, is_stable = true", [body])
            equal(program, got, np.sort(x, 1))
        elif op == "reduce":
            got = program.op(op, [value, least], [of((2, 4), QUANT)], f"dimensions = {numbers((1,))}", [maximum])
            equal(program, got, x.max(1))
        elif op == "reduce_window":
            ones = (1, 1, 1)
            got = program.op(
                op,
                [value, least],
                [of((2, 2, 4), QUANT)],
                window_attributes((1, 2, 1), ones, ones, ones, ((0, 0),) * 3),
                [maximum],
            )
            equal(program, got, np.maximum(x[:, :-1], x[:, 1:]))
        elif op == "map":
            got = program.op(
                op,
                [value, constant(program, x[::-1])],
                [of(x.shape, QUANT)],
                f"dimensions = {numbers((0, 1, 2))}",
                [maximum],
            )
            equal(program, got, np.maximum(x, x[::-1]))
        elif op == "while":
            states = [of((), "i32"), of(x.shape, QUANT)]
            got = program.op(
                op,
                [program.constant(0, "i32"), value],
                states,
                "",
                [
                    (states, lambda i, a: program.op("compare", [i, program.constant(3, "i32")], [of((), "i1")], less)),
                    (
                        states,
                        lambda i, a: (
                            program.op("add", [i, program.constant(1, "i32")], [of((), "i32")]),
                            program.op("reverse", [a], [of(x.shape, QUANT)], f"dimensions = {numbers((2,))}"),
                        ),
                    ),
                ],
            )
            equal(program, got[1], x[:, :, ::-1])
        else:
            index = program.constant(True, "i1") if op == "if" else program.constant(1, "i32")
            other = constant(program, x[::-1])
            got = program.op(op, [index], [of(x.shape, QUANT)], "", [([], lambda: value), ([], lambda: other)])
            equal(program, got, x if op == "if" else x[::-1])


def wrapped(suite):
    """What leaves values as they are, and processes that are alone in their group."""
    x = (np.arange(6) * 37 % 251 - 125).reshape(2, 3)
    group = "replica_groups = dense<0> : tensor<1x1xi64>"
    body = ([of((), QUANT)] * 2, lambda a, b: program.op("maximum", [a, b], [of((), QUANT)]))
    for op, attributes, region in (
        ("all_reduce", group, True),
        ("collective_reduce", group, True),
        ("reduce_scatter", f"scatter_dimension = 1 : i64, {group}", True),
        ("cross-replica-sum", group, False),
    ):
        program = suite.program(op, f"{op} of quantized numbers, one process")
        value = constant(program, x)
        equal(program, program.op(op, [value], [of(x.shape, QUANT)], attributes, [body] if region else ()), x)
    for op in ("tuple", "get_tuple_element"):
        program = suite.program(op, f"{op} of quantized numbers")
        a, b = constant(program, x), constant(program, x[0])
        pair = program.op("tuple", [a, b], [(None, f"tuple<{a.type}, {b.type}>")])
        for index, codes in enumerate((x, x[0])):
            got = program.op("get_tuple_element", [pair], [of(codes.shape, QUANT)], f"index = {index} : i32")
            equal(program, got, codes)
    program = suite.program("composite", "composite of quantized numbers")
    value = constant(program, x)
    program.functions.append(
        f"func.func private @part(%a: {value.type}) -> {value.type} {{\n"
        f'  %r = "stablehlo.reverse"(%a) <{{dimensions = {numbers((1,))}}}> : ({value.type}) -> {value.type}\n'
        f'  "func.return"(%r) : ({value.type}) -> ()\n}}'
    )
    got = program.op("composite", [value], [of(x.shape, QUANT)], 'name = "own.reversed", decomposition = @part')
    equal(program, got, x[:, ::-1])
    for op in ("async_start", "async_done"):
        program = suite.program(op, f"{op} of quantized numbers")
        value = constant(program, x)
        row = f"start_indices = {numbers((1, 0))}, limit_indices = {numbers((2, 3))}, strides = {numbers((1, 1))}"
        cut = lambda v: program.op("slice", [v], [of((1, 3), QUANT)], row)
        future = f"!stablehlo.future<{kinds.tensor((1, 3), QUANT)}>"
        got = program.op("async_start", [value], [(None, future)], "", [([of(x.shape, QUANT)], cut)])
        equal(program, program.op("async_done", [got], [of((1, 3), QUANT)]), x[1:])


def dynamic(suite):
    """Ops whose shapes are values of the program; selections; the bits as those of other kinds."""
    x = (np.arange(12) * 37 % 251 - 125).reshape(3, 4)
    indices = lambda program, *values: [program.constant(np.array(v), "i64") for v in values]
    for op, lists, attributes, expected in (
        ("dynamic_broadcast_in_dim", [(2, 3, 4)], "broadcast_dimensions = array<i64: 1, 2>", np.stack([x, x])),
        ("dynamic_reshape", [(2, 6)], "", x.reshape(2, 6)),
        ("real_dynamic_slice", [(1, 0), (3, 4), (1, 3)], "", x[1:, ::3]),
    ):
        program = suite.program(op, f"{op} of quantized numbers")
        operands = [constant(program, x), *indices(program, *lists)]
        equal(program, program.op(op, operands, [of(expected.shape, QUANT)], attributes), expected)
    program = suite.program("dynamic_iota", "dynamic_iota of quantized numbers")
    got = program.op("dynamic_iota", indices(program, (2, 5)), [of((2, 5), QUANT)], "iota_dimension = 1 : i64")
    equal(program, got, [[stored(i) for i in range(5)]] * 2)
    program = suite.program("dynamic_pad", "dynamic_pad of quantized numbers")
    operands = [constant(program, x), constant(program, np.array(99))]
    operands += indices(program, (1, -1), (0, 1), (0, 0))
    expected = np.full((4, 4), 99)
    expected[1:, :3] = x[:, 1:]
    equal(program, program.op("dynamic_pad", operands, [of((4, 4), QUANT)]), expected)
    program = suite.program("dynamic_gather", "dynamic_gather of quantized numbers")
    got = program.op(
        "dynamic_gather",
        [constant(program, x), *indices(program, (2, 0, 7), (1, 4))],
        [of((3, 4), QUANT)],
        "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
        "index_vector_dim = 1>",
    )
    equal(program, got, x[[2, 0, 2]])
    program = suite.program("torch_index_select", "torch_index_select of quantized numbers")
    got = program.op(
        "torch_index_select",
        [constant(program, x), program.constant(np.array([3, 0, 3]), "i32")],
        [of((3, 3), QUANT)],
        "dim = 1 : i64, batch_dims = 0 : i64",
    )
    equal(program, got, x[:, [3, 0, 3]])
    program = suite.program("get_dimension_size", "get_dimension_size of quantized numbers")
    got = program.op("get_dimension_size", [constant(program, x)], [of((), "i32")], "dimension = 1 : i64")
    program.eq(got, 4)
    program = suite.program("set_dimension_size", "set_dimension_size of quantized numbers")
    bounded = (None, f"tensor<3x?x{QUANT}, #stablehlo.bounds<?, 4>>")
    operands = [constant(program, x), program.constant(2, "i32")]
    got = program.op("set_dimension_size", operands, [bounded], "dimension = 1 : i64")
    lists = indices(program, (0, 0), (3, 2), (1, 1))
    equal(program, program.op("real_dynamic_slice", [got, *lists], [of((3, 2), QUANT)]), x[:, :2])
    program = suite.program(
        "bitcast_convert", "bitcast_convert of quantized numbers: the bits are those that are stored"
    )
    value = constant(program, x)
    program.eq(program.op("bitcast_convert", [value], [of((3, 4), "i8")]), x)
    other = "!quant.uniform<i8:f32, 2.5:-7>"
    equal(program, program.op("bitcast_convert", [value], [of((3, 4), other)]), x)
    equal(program, program.op("bitcast_convert", [program.constant(x, "i8")], [of((3, 4), QUANT)]), x)
    wide = "!quant.uniform<i16:f32, 2.5>"
    pairs = np.ascontiguousarray(x.reshape(3, 2, 2)).astype(np.int8).view(np.int16)[..., 0]
    value = constant(program, x.reshape(3, 2, 2))
    equal(program, program.op("bitcast_convert", [value], [of((3, 2), wide)]), pairs, "i16")
    value = constant(program, pairs, wide, "i16")
    program.eq(program.op("bitcast_convert", [value], [of((3, 2, 2), "i8")]), x.reshape(3, 2, 2))


def make(suite):
    arithmetic(suite)
    moves(suite)
    wrapped(suite)
    dynamic(suite)
