"""Writes programs.mlir: programs with bounded dimensions, inputs, and the results that numpy gives.

A case is a module with three functions: @main has bounded dimensions, @inputs gives its arguments, and @expected its
results, with the extents of one run. A name that begins with "only padded" is that of a program that this library
cannot run as it is. Nothing here comes from this library. Numbers are small integers, so that sums in
any order are equal. Needs numpy: python3 make.py

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import itertools
import os

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = {np.dtype("float32"): "f32", np.dtype("int32"): "i32", np.dtype("int64"): "i64", np.dtype("bool"): "i1",
         np.dtype("int8"): "i8", np.dtype("uint8"): "ui8"}
cases = []


def tensor(kind, *extents):
    """The type with these extents; a string is a bound."""
    shape = "".join("?x" if isinstance(extent, str) else f"{extent}x" for extent in extents)
    if not any(isinstance(extent, str) for extent in extents):
        return f"tensor<{shape}{kind}>"
    bounds = ", ".join(extent if isinstance(extent, str) else "?" for extent in extents)
    return f"tensor<{shape}{kind}, #stablehlo.bounds<{bounds}>>"


def constant(array):
    array = np.asarray(array)
    kind = KINDS[array.dtype]

    def element(value):
        return str(bool(value)).lower() if kind == "i1" else f"{float(value):.1f}" if kind == "f32" else str(int(value))

    def nested(part):
        return element(part) if part.ndim == 0 else "[" + ", ".join(nested(inner) for inner in part) + "]"

    text = nested(array) if array.size else ""
    return f"dense<{text}> : {tensor(kind, *array.shape)}"


def function(name, arrays):
    arrays = [np.asarray(array) for array in arrays]
    lines = [f"  %{i} = stablehlo.constant {constant(array)}" for i, array in enumerate(arrays)]
    types = ", ".join(tensor(KINDS[array.dtype], *array.shape) for array in arrays)
    names = ", ".join(f"%{i}" for i in range(len(arrays)))
    end = f"  return {names} : {types}" if arrays else "  return"
    return "\n".join([f"func.func @{name}() -> ({types}) {{", *lines, end, "}"])


def numbers(*shape, seed=1, kind=np.float32, low=-9, high=10):
    random = np.random.RandomState(1000 * seed + 17 * sum(shape) + len(shape))
    return random.randint(low, high, size=shape).astype(kind)


def case(name, main, inputs, expected):
    parts = [f"// {name}", main.strip(), function("inputs", inputs), function("expected", expected)]
    cases.append("\n".join(parts) + "\n")


# ----- elementwise --------------------------------------------------------------------------------------------------

A = tensor("f32", "6", 3)
P = tensor("i1", "6", 3)
for n in (0, 1, 4, 6):
    a, b = numbers(n, 3), numbers(n, 3, seed=2)
    limit = np.float32(2)
    case(f"elementwise, {n} rows", f"""
func.func @main(%a: {A}, %b: {A}, %limit: tensor<f32>) -> ({A}, tensor<i32>) {{
  %0 = stablehlo.add %a, %b : {A}
  %1 = stablehlo.compare LT, %a, %b : ({A}, {A}) -> {P}
  %2 = stablehlo.select %1, %0, %a : ({P}, {A}, {A}) -> {A}
  %3 = stablehlo.clamp %limit, %2, %b : (tensor<f32>, {A}, {A}) -> {A}
  %4 = stablehlo.negate %3 : {A}
  %5 = stablehlo.get_dimension_size %4, dim = 0 : ({A}) -> tensor<i32>
  return %4, %5 : {A}, tensor<i32>
}}""", [a, b, limit], [-np.minimum(np.maximum(np.where(a < b, a + b, a), limit), b), np.int32(n)])

WIDE, NARROW = tensor("i32", "9"), tensor("i32", "5")
for n in (0, 3, 5):
    a, b = numbers(n, kind=np.int32), numbers(n, seed=2, kind=np.int32)
    case(f"operands of two bounds, {n}", f"""
func.func @main(%a: {WIDE}, %b: {NARROW}) -> {NARROW} {{
  %0 = stablehlo.multiply %a, %b : ({WIDE}, {NARROW}) -> {NARROW}
  %1 = "stablehlo.map"(%0, %a) <{{dimensions = array<i64: 0>}}> ({{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }}) : ({NARROW}, {WIDE}) -> {NARROW}
  return %1 : {NARROW}
}}""", [a, b], [a * b - a])

S = tensor("f32", "7")
for n in (5,):
    a, b = numbers(n), numbers(n, seed=3)
    case("an operand without bounds", f"""
func.func @main(%a: {S}, %b: tensor<5xf32>) -> (tensor<5xf32>, {S}) {{
  %0 = stablehlo.add %a, %b : ({S}, tensor<5xf32>) -> tensor<5xf32>
  %1 = stablehlo.subtract %a, %b : ({S}, tensor<5xf32>) -> {S}
  return %0, %1 : tensor<5xf32>, {S}
}}""", [a, b], [a + b, a - b])

# ----- reductions ---------------------------------------------------------------------------------------------------

M = tensor("f32", "5", "4")
REDUCTIONS = {"add": (0.0, lambda x, axis: x.sum(axis)), "multiply": (1.0, lambda x, axis: x.prod(axis)),
              "maximum": (-9.0, lambda x, axis: x.max(axis, initial=-9)),
              "minimum": (9.0, lambda x, axis: x.min(axis, initial=9))}
for (op, (init, by)), (n, m) in itertools.product(REDUCTIONS.items(), ((0, 3), (3, 0), (2, 4), (5, 1), (5, 4))):
    a = numbers(n, m, low=-3, high=4)
    case(f"reduce by {op}, {n} by {m}", f"""
func.func @main(%a: {M}) -> ({tensor("f32", "5")}, {tensor("f32", "4")}, tensor<f32>) {{
  %i = stablehlo.constant dense<{init}> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.{op} across dimensions = [1]
      : ({M}, tensor<f32>) -> {tensor("f32", "5")}
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.{op} across dimensions = [0]
      : ({M}, tensor<f32>) -> {tensor("f32", "4")}
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.{op} across dimensions = [0, 1]
      : ({M}, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : {tensor("f32", "5")}, {tensor("f32", "4")}, tensor<f32>
}}""", [a], [by(a, 1), by(a, 0), by(a, (0, 1))])

for n in (1, 3, 6):
    a = numbers(n) > 0
    case(f"reduce of predicates, {n}", f"""
func.func @main(%a: {tensor("i1", "6")}) -> (tensor<i1>, tensor<i1>) {{
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %t) applies stablehlo.and across dimensions = [0]
      : ({tensor("i1", "6")}, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%a init: %f) applies stablehlo.or across dimensions = [0]
      : ({tensor("i1", "6")}, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}}""", [a], [a.all(), a.any()])

V, VI = tensor("f32", "7"), tensor("i32", "7")
for n in (1, 4, 7):
    a = numbers(n)
    case(f"the greatest and its place, {n}", f"""
func.func @main(%a: {V}) -> (tensor<f32>, tensor<i32>) {{
  %all = stablehlo.iota dim = 0 : tensor<7xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : ({V}) -> tensor<i32>
  %k = stablehlo.set_dimension_size %all, %n, dim = 0 : (tensor<7xi32>, tensor<i32>) -> {VI}
  %i = stablehlo.constant dense<-100.0> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %i), (%k init: %z) across dimensions = [0]
      : ({V}, {VI}, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {{
    %0 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }}
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}}""", [a], [a.max(), np.int32(a.argmax())])

# ----- windows ------------------------------------------------------------------------------------------------------

for n in (3, 5, 8):
    a = numbers(n)
    spread = np.zeros(2 * n - 1, np.float32)
    spread[::2] = a
    padded = np.concatenate([np.zeros(1, np.float32), spread, np.zeros(2, np.float32)])
    out = np.array([padded[i:i + 3].sum() for i in range(0, len(padded) - 2, 2)], np.float32)
    case(f"windows, {n}", f"""
func.func @main(%a: {tensor("f32", "8")}) -> {tensor("f32", "8")} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
      base_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }}) : ({tensor("f32", "8")}, tensor<f32>) -> {tensor("f32", "8")}
  return %0 : {tensor("f32", "8")}
}}""", [a], [out])

for n in (2, 4, 6):
    a, k = numbers(1, n, 2), numbers(3, 2, 2, seed=4)
    padded = np.zeros((n + 2, 2), np.float32)
    padded[1:n + 1] = a[0]
    out = np.stack([np.einsum("wi,wio->o", padded[i:i + 3], k) for i in range(n)])[None]
    case(f"convolution along a bounded dimension, {n}", f"""
func.func @main(%a: {tensor("f32", 1, "6", 2)}, %k: tensor<3x2x2xf32>) -> {tensor("f32", 1, "6", 2)} {{
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{pad = [[1, 1]]}}
      {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
      : ({tensor("f32", 1, "6", 2)}, tensor<3x2x2xf32>) -> {tensor("f32", 1, "6", 2)}
  return %0 : {tensor("f32", 1, "6", 2)}
}}""", [a, k], [out.astype(np.float32)])

for n, f in ((1, 2), (3, 4), (2, 3)):
    a, k = numbers(n, 4, f), numbers(2, f, 2, seed=4)
    out = np.stack([np.einsum("nwi,wio->no", a[:, i:i + 2], k) for i in range(3)], 1)
    case(f"convolution of bounded batches and features, {n} and {f}", f"""
func.func @main(%a: {tensor("f32", "3", 4, "4")}, %k: {tensor("f32", 2, "5", 2)}) -> {tensor("f32", "3", 3, 2)} {{
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{}}
      {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
      : ({tensor("f32", "3", 4, "4")}, {tensor("f32", 2, "5", 2)}) -> {tensor("f32", "3", 3, 2)}
  return %0 : {tensor("f32", "3", 3, 2)}
}}""", [a, k], [out.astype(np.float32)])

# ----- products -----------------------------------------------------------------------------------------------------

for b, n, m, k in ((2, 3, 4, 5), (1, 1, 2, 0), (3, 4, 1, 2)):
    x, y = numbers(b, n, k), numbers(b, k, m, seed=5)
    L, R, O = tensor("f32", "3", "4", "6"), tensor("f32", "4", "5", "4"), tensor("f32", "3", "4", "4")
    case(f"dot_general, {b} of {n} by {k} by {m}", f"""
func.func @main(%x: {L}, %y: {R}) -> {O} {{
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : ({L}, {R}) -> {O}
  return %0 : {O}
}}""", [x, y], [x @ y])

x, y = numbers(2, 3), numbers(3, 2, seed=6)
case("dot_general of a bounded and a known extent", f"""
func.func @main(%x: {tensor("f32", 2, "5")}, %y: tensor<3x2xf32>) -> tensor<2x2xf32> {{
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
      : ({tensor("f32", 2, "5")}, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}}""", [x, y], [x @ y])

for n in (0, 2):
    a = np.stack([np.array([[4, 0], [6, 18]], np.float32)] * n) if n else np.zeros((0, 2, 2), np.float32)
    C = tensor("f32", "3", 2, 2)
    case(f"Cholesky decompositions, {n}", f"""
func.func @main(%a: {C}) -> {C} {{
  %0 = stablehlo.cholesky %a, lower = true : {C}
  %1 = "stablehlo.triangular_solve"(%0, %a) <{{left_side = true, lower = true, unit_diagonal = false,
      transpose_a = #stablehlo<transpose NO_TRANSPOSE>}}> : ({C}, {C}) -> {C}
  return %1 : {C}
}}""", [a], [np.stack([np.rint(np.linalg.solve(np.linalg.cholesky(np.tril(m) + np.tril(m, -1).T), m)) + 0.0
                         for m in a.astype(float)]).astype(np.float32) if n else a])

for n in (1, 3):
    a = numbers(n, 4)
    X, C, R = tensor("f32", "3", 4), tensor("complex<f32>", "3", 3), tensor("f32", "3", 3)
    case(f"Fourier transforms, {n}", f"""
func.func @main(%a: {X}) -> {R} {{
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : ({X}) -> {C}
  %1 = stablehlo.real %0 : ({C}) -> {R}
  return %1 : {R}
}}""", [a], [(np.rint(np.fft.rfft(a).real) + 0.0).astype(np.float32)])

# ----- sorts --------------------------------------------------------------------------------------------------------

for n in (0, 1, 5, 7):
    a, k = numbers(n, low=-3, high=4), np.arange(n, dtype=np.int32)
    order = np.argsort(-a, kind="stable")
    case(f"sort, {n}", f"""
func.func @main(%a: {V}, %k: {VI}) -> ({V}, {VI}) {{
  %0:2 = "stablehlo.sort"(%a, %k) <{{dimension = 0 : i64, is_stable = true}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) : ({V}, {VI}) -> ({V}, {VI})
  return %0#0, %0#1 : {V}, {VI}
}}""", [a, k], [a[order], k[order]])

for n in (1, 4):
    a = numbers(n, 3)
    case(f"sort along another dimension, {n}", f"""
func.func @main(%a: {A}) -> {A} {{
  %0 = "stablehlo.sort"(%a) <{{dimension = 1 : i64, is_stable = false}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) : ({A}) -> {A}
  return %0 : {A}
}}""", [a], [np.sort(a, 1)])

# ----- shaping ------------------------------------------------------------------------------------------------------

for n, m in ((0, 2), (1, 4), (3, 3), (5, 4)):
    a = numbers(n, m)
    T = tensor("f32", "4", "5")
    case(f"transpose and reverse, {n} by {m}", f"""
func.func @main(%a: {M}) -> ({T}, {M}) {{
  %0 = stablehlo.transpose %a, dims = [1, 0] : ({M}) -> {T}
  %1 = stablehlo.reverse %a, dims = [0, 1] : {M}
  return %0, %1 : {T}, {M}
}}""", [a], [a.T, a[::-1, ::-1]])

for n, m, k in ((0, 0, 0), (2, 3, 1), (4, 0, 2), (1, 3, 2)):
    a, b, c = numbers(n, 2), numbers(m, 2, seed=7), numbers(k, 2, seed=8)
    X, Y, Z, W = tensor("f32", "4", 2), tensor("f32", "3", 2), tensor("f32", "2", 2), tensor("f32", "9", 2)
    case(f"concatenate {n}, {m} and {k}", f"""
func.func @main(%a: {X}, %b: {Y}, %c: {Z}) -> {W} {{
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : ({X}, {Y}, {Z}) -> {W}
  return %0 : {W}
}}""", [a, b, c], [np.concatenate([a, b, c])])

for n in (1, 2, 4):
    a, b = numbers(2, n), numbers(1, n, seed=7)
    X, Y, W = tensor("f32", 2, "5"), tensor("f32", 1, "4"), tensor("f32", 3, "4")
    case(f"concatenate along another dimension, {n}", f"""
func.func @main(%a: {X}, %b: {Y}) -> {W} {{
  %0 = stablehlo.concatenate %a, %b, dim = 0 : ({X}, {Y}) -> {W}
  return %0 : {W}
}}""", [a, b], [np.concatenate([a, b])])

for n in (2, 3, 5):
    a, v = numbers(n), np.float32(7)
    spread = np.full(3 * n - 2, v, np.float32)
    spread[::3] = a
    low = np.concatenate([np.full(2, v, np.float32), spread, np.full(3, v, np.float32)])
    case(f"pad, {n}", f"""
func.func @main(%a: {tensor("f32", "5")}, %v: tensor<f32>) -> ({tensor("f32", "18")}, {tensor("f32", "3")}) {{
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [2]
      : ({tensor("f32", "5")}, tensor<f32>) -> {tensor("f32", "18")}
  %1 = stablehlo.pad %a, %v, low = [-1], high = [-1], interior = [0]
      : ({tensor("f32", "5")}, tensor<f32>) -> {tensor("f32", "3")}
  return %0, %1 : {tensor("f32", "18")}, {tensor("f32", "3")}
}}""", [a, v], [low, a[1:-1]])

for n in (0, 2, 5):
    a = numbers(n, 6)
    X, Y, Z = tensor("f32", "5", 6), tensor("f32", "5", 2, 3), tensor("f32", "30")
    case(f"reshape of rows, {n}", f"""
func.func @main(%a: {X}) -> ({Y}, {Z}) {{
  %0 = stablehlo.reshape %a : ({X}) -> {Y}
  %1 = stablehlo.reshape %a : ({X}) -> {Z}
  return %0, %1 : {Y}, {Z}
}}""", [a], [a.reshape(n, 2, 3), a.reshape(-1)])

for n, m in ((1, 4), (3, 2), (5, 4), (4, 0)):
    a = numbers(n, m)
    Z, Q = tensor("f32", "20"), tensor("f32", "4", "5")
    case(f"reshape of two bounded dimensions, {n} by {m}", f"""
func.func @main(%a: {M}) -> ({Z}, {Q}) {{
  %0 = stablehlo.reshape %a : ({M}) -> {Z}
  %n = stablehlo.get_dimension_size %a, dim = 0 : ({M}) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : ({M}) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %q, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %a, %s : ({M}, tensor<2xi32>) -> {Q}
  return %0, %1 : {Z}, {Q}
}}""", [a], [a.reshape(-1), a.reshape(m, n)])

for n in (1, 3):
    a = numbers(2, n, 6)
    X, Y = tensor("f32", 2, "4", 6), tensor("f32", 2, "4", 3, 2)
    case(f"reshape behind a known dimension, {n}", f"""
func.func @main(%a: {X}) -> {Y} {{
  %0 = stablehlo.reshape %a : ({X}) -> {Y}
  return %0 : {Y}
}}""", [a], [a.reshape(2, n, 3, 2)])

for n in (0, 1, 4):
    a, one = numbers(n), numbers(1, seed=9)
    Q = tensor("f32", 2, "4")
    case(f"broadcasts, {n}", f"""
func.func @main(%a: {tensor("f32", "4")}, %one: tensor<1xf32>) -> ({Q}, {Q}) {{
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : ({tensor("f32", "4")}) -> {Q}
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : ({tensor("f32", "4")}) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %two, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [1] : (tensor<1xf32>, tensor<2xi32>) -> {Q}
  return %0, %1 : {Q}, {Q}
}}""", [a, one], [np.broadcast_to(a, (2, n)), np.broadcast_to(one, (2, n))])

for n, m in ((1, 3), (1, 1), (4, 4), (2, 2)):
    a, b = numbers(n), numbers(m, seed=3)
    X, Y = tensor("f32", "4"), tensor("f32", "5")
    case(f"a broadcast that may repeat, {n} to {m}", f"""
func.func @main(%a: {X}, %b: {Y}) -> ({Y}, {tensor("i32", "5")}) {{
  %m = stablehlo.get_dimension_size %b, dim = 0 : ({Y}) -> tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : ({X}, tensor<1xi32>) -> {Y}
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> {tensor("i32", "5")}
  return %0, %1 : {Y}, {tensor("i32", "5")}
}}""", [a, b], [np.broadcast_to(a, (m,)), np.arange(m, dtype=np.int32)])

# ----- indexing -----------------------------------------------------------------------------------------------------

for n, start, limit in ((8, 1, 8), (5, 0, 5), (6, 2, 3), (3, 3, 3)):
    a = numbers(n)
    X = tensor("f32", "8")
    case(f"slices of {n}, {start} to {limit}", f"""
func.func @main(%a: {X}, %s: tensor<1xi32>, %l: tensor<1xi32>) -> (tensor<2xf32>, {X}) {{
  %0 = stablehlo.slice %a [0:3:2] : ({X}) -> tensor<2xf32>
  %k = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %a, %s, %l, %k : ({X}, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> {X}
  return %0, %1 : tensor<2xf32>, {X}
}}""", [a, np.array([start], np.int32), np.array([limit], np.int32)], [a[0:3:2], a[start:limit:2]])

for n, at in ((4, 0), (4, 9), (6, 3), (8, -2), (3, 1)):
    a, u = numbers(n, 2), numbers(2, 2, seed=4)
    begin = min(max(at, 0), n - 2)
    replaced = a.copy()
    replaced[begin:begin + 2] = u
    X = tensor("f32", "8", 2)
    case(f"dynamic slices of {n} at {at}", f"""
func.func @main(%a: {X}, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, {X}) {{
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : ({X}, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : ({X}, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> {X}
  return %0, %1 : tensor<2x2xf32>, {X}
}}""", [a, u, np.int8(at)], [a[begin:begin + 2], replaced])

for n, m, at in ((6, 2, 1), (6, 4, 9), (8, 1, 7), (5, 5, 3), (5, 0, 2)):
    a, u = numbers(n), numbers(m, seed=4)
    begin = min(max(at, 0), n - m)
    replaced = a.copy()
    replaced[begin:begin + m] = u
    fixed = numbers(8, seed=5)
    other, begin8 = fixed.copy(), min(max(at, 0), 8 - m)
    other[begin8:begin8 + m] = u
    X, Y = tensor("f32", "8"), tensor("f32", "5")
    case(f"an update of {m} in {n} at {at}", f"""
func.func @main(%a: {X}, %u: {Y}, %f: tensor<8xf32>, %s: tensor<i32>) -> ({X}, tensor<8xf32>) {{
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : ({X}, {Y}, tensor<i32>) -> {X}
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, {Y}, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : {X}, tensor<8xf32>
}}""", [a, u, fixed, np.int32(at)], [replaced, other])

for n, m in ((6, 3), (4, 0), (2, 5), (3, 1)):
    a, k = numbers(n, 2), numbers(m, 1, seed=3, kind=np.int32, low=-3, high=9)
    places = np.clip(k[:, 0], 0, n - 2)
    X, K, O = tensor("f32", "6", 2), tensor("i32", "5", 1), tensor("f32", "5", 2, 2)
    out = np.stack([a[p:p + 2] for p in places]) if m else np.zeros((0, 2, 2), np.float32)
    case(f"gather of {m} slices in {n} rows", f"""
func.func @main(%a: {X}, %k: {K}) -> {O} {{
  %0 = "stablehlo.gather"(%a, %k) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}}> : ({X}, {K}) -> {O}
  return %0 : {O}
}}""", [a, k], [out])

for b, n in ((1, 4), (3, 2), (2, 5)):
    a = numbers(b, n)
    k = numbers(b, 2, seed=3, kind=np.int32, low=-1, high=7)
    X, K, O = tensor("f32", "3", "5"), tensor("i32", "4", 2), tensor("f32", "3", 2)
    case(f"gather by batches, {b} of {n}", f"""
func.func @main(%a: {X}, %k: {K}) -> {O} {{
  %0 = "stablehlo.gather"(%a, %k) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}}> : ({X}, {K}) -> {O}
  return %0 : {O}
}}""", [a, k], [np.take_along_axis(a, np.clip(k, 0, n - 1), 1)])

for n, m, w in ((6, 3, 2), (4, 0, 3), (3, 4, 1), (6, 4, 0)):
    a, k, u = numbers(n, 3), numbers(m, 1, seed=3, kind=np.int32, low=-1, high=8), numbers(m, w, seed=6)
    out = a.copy()
    for i in range(m):
        if 0 <= k[i, 0] < n:
            out[k[i, 0], :w] += u[i]
    X, K, U = tensor("f32", "6", 3), tensor("i32", "4", 1), tensor("f32", "4", "3")
    case(f"scatter of {m} rows of {w} in {n}", f"""
func.func @main(%a: {X}, %k: {K}, %u: {U}) -> {X} {{
  %0 = "stablehlo.scatter"(%a, %k, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }}) : ({X}, {K}, {U}) -> {X}
  return %0 : {X}
}}""", [a, k, u], [out])

for m in (0, 2, 4):
    a, k, u = numbers(5), np.array([3, 0, 4, 1], np.int32)[:m], numbers(m, seed=6)
    out = a.copy()
    out[k] = u
    K, U = tensor("i32", "4"), tensor("f32", "4")
    case(f"scatter that replaces, {m}", f"""
func.func @main(%a: tensor<5xf32>, %k: {K}, %u: {U}) -> tensor<5xf32> {{
  %0 = "stablehlo.scatter"(%a, %k, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }}) : (tensor<5xf32>, {K}, {U}) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}}""", [a, k, u], [out])

# ----- extents ------------------------------------------------------------------------------------------------------

for n, k in ((6, 3), (4, 4), (5, 0)):
    a = numbers(n, 3)
    case(f"set_dimension_size, {n} to {k}", f"""
func.func @main(%a: {A}, %k: tensor<i32>) -> ({A}, {A}, tensor<i32>, tensor<i32>, tensor<f32>) {{
  %0 = stablehlo.set_dimension_size %a, %k, dim = 0 : ({A}, tensor<i32>) -> {A}
  %1 = stablehlo.get_dimension_size %0, dim = 0 : ({A}) -> tensor<i32>
  %2 = stablehlo.get_dimension_size %a, dim = 0 : ({A}) -> tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1]
      : ({A}, tensor<f32>) -> tensor<f32>
  return %0, %a, %1, %2, %3 : {A}, {A}, tensor<i32>, tensor<i32>, tensor<f32>
}}""", [a, np.int32(k)], [a[:k], a, np.int32(k), np.int32(n), a[:k].sum()])

# ----- control ------------------------------------------------------------------------------------------------------

for n, steps in ((0, 2), (3, 0), (5, 4)):
    a = numbers(n, 3)
    case(f"a loop over {n} rows, {steps} steps", f"""
func.func @main(%a: {A}, %k: tensor<i32>) -> ({A}, tensor<f32>) {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%n = %i, %x = %a, %s = %z) : tensor<i32>, {A}, tensor<f32>
  cond {{
    %p = stablehlo.compare LT, %n, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %0 = stablehlo.add %x, %a : {A}
    %1 = stablehlo.reduce(%0 init: %s) applies stablehlo.add across dimensions = [0, 1]
        : ({A}, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %2, %0, %1 : tensor<i32>, {A}, tensor<f32>
  }}
  return %r#1, %r#2 : {A}, tensor<f32>
}}""", [a, np.int32(steps)], [a * (steps + 1), np.float32(sum(a.sum() * (i + 2) for i in range(steps)))])

for n, m, first in ((4, 2, True), (4, 2, False), (0, 5, False)):
    a, b = numbers(n, 3), numbers(m, 3, seed=2)
    case(f"only padded: branches of {n} and {m} rows, {first}", f"""
func.func @main(%a: {A}, %b: {A}, %p: tensor<i1>) -> ({A}, tensor<i32>) {{
  %0:2 = "stablehlo.if"(%p) ({{
    %1 = stablehlo.negate %a : {A}
    %2 = stablehlo.get_dimension_size %a, dim = 0 : ({A}) -> tensor<i32>
    stablehlo.return %1, %2 : {A}, tensor<i32>
  }}, {{
    %1 = stablehlo.get_dimension_size %a, dim = 0 : ({A}) -> tensor<i32>
    stablehlo.return %b, %1 : {A}, tensor<i32>
  }}) : (tensor<i1>) -> ({A}, tensor<i32>)
  return %0#0, %0#1 : {A}, tensor<i32>
}}""", [a, b, np.bool_(first)], [-a if first else b, np.int32(n)])

for n in (0, 2, 6):
    a = numbers(n, 3)
    case(f"a call, {n} rows", f"""
func.func private @total(%k: tensor<f32>, %x: {A}) -> ({A}, tensor<f32>) {{
  %0 = stablehlo.add %x, %x : {A}
  %1 = stablehlo.reduce(%0 init: %k) applies stablehlo.add across dimensions = [0, 1]
      : ({A}, tensor<f32>) -> tensor<f32>
  return %0, %1 : {A}, tensor<f32>
}}
func.func @main(%a: {A}) -> (tensor<f32>, {A}) {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = call @total(%z, %a) : (tensor<f32>, {A}) -> ({A}, tensor<f32>)
  %1:2 = call @total(%0#1, %0#0) : (tensor<f32>, {A}) -> ({A}, tensor<f32>)
  return %1#1, %1#0 : tensor<f32>, {A}
}}""", [a], [np.float32(2 * a.sum() + 4 * a.sum()), 4 * a])

with open(os.path.join(HERE, "programs.mlir"), "w") as file:
    file.write("// Written by make.py.\n" + "// -----\n".join(cases))
print(len(cases), "cases")
