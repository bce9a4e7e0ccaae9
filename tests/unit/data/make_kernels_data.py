#!/usr/bin/env python3
"""Writes kernels.txt: cases for the executor's kernels, with results of XLA on a CPU (or of numpy, where XLA departs
from the specification). Needs jax and numpy: make_kernels_data.py > kernels.txt

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
import itertools
import jax
import ml_dtypes
import numpy as np

jax.config.update("jax_enable_x64", True)
from jax._src.interpreters.mlir import make_ir_context
from jax._src.lib import xla_client
from jaxlib.mlir import ir

TYPES = {
    "f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "i1": np.bool_,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8, "ui16": np.uint16,
    "ui32": np.uint32, "ui64": np.uint64, "complex<f32>": np.complex64, "complex<f64>": np.complex128,
    "i4": ml_dtypes.int4, "ui4": ml_dtypes.uint4,
}


def small(kind, shape, seed):
    """Numbers whose sums of products are exact; the test makes the same ones."""
    dtype = TYPES[kind]
    n = int(np.prod(shape, dtype=np.int64))
    parts = 2 if kind.startswith("complex") else 1
    i = np.arange(n * parts, dtype=np.int64)
    v = (i * 5 + seed * 11 + (i * i) % 7) % 13 - 6
    if kind == "i1":
        return (v % 2 != 0).reshape(shape)
    if kind in ("i4",):
        return v.astype(np.int8).astype(dtype).reshape(shape)
    if kind.startswith("ui"):
        return (v + 6).astype(np.uint8).astype(dtype).reshape(shape)
    if kind.startswith("i"):
        return v.astype(dtype).reshape(shape)
    f = v * 0.5
    if parts == 2:
        f = f[0::2] + 1j * f[1::2]
    return f.astype(np.complex128 if parts == 2 else np.float32).astype(dtype).reshape(shape)


def raw(value):
    """The bytes in memory; numbers of four bits are extended to a byte."""
    if value.dtype == ml_dtypes.int4:
        value = value.astype(np.int8)
    return np.ascontiguousarray(value).tobytes().hex() or "-"


class Small:
    def __init__(self, kind, *shape, seed=1):
        self.kind, self.shape, self.seed = kind, shape, seed
        self.value = small(kind, shape, seed)

    def text(self):
        return f"small {self.seed}"


class Data:
    def __init__(self, kind, value):
        self.kind = kind
        self.value = np.ascontiguousarray(np.asarray(value).astype(TYPES[kind])).reshape(np.shape(value))
        self.shape = self.value.shape

    def text(self):
        return "hex " + raw(self.value)


def tensor(kind, shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + kind + ">"


client = jax.devices("cpu")[0].client
device = client.devices()[0]


def xla(op, attributes, inputs, results, regions="", captured=""):
    names = ", ".join(f"%a{i}" for i in range(len(inputs)))
    arguments = ", ".join(f"%a{i}: {tensor(x.kind, x.shape)}" for i, x in enumerate(inputs))
    kinds = ", ".join(tensor(x.kind, x.shape) for x in inputs)
    outs = ", ".join(tensor(k, s) for k, s in results)
    left = ", ".join(f"%r{i}" for i in range(len(results)))
    text = (f"func.func @main({arguments}) -> ({outs}) {{\n {captured}\n {left} = \"stablehlo.{op}\"({names}) "
            f"{'(' + regions + ')' if regions else ''} {{{attributes}}} : ({kinds}) -> ({outs})\n"
            f" return {left} : {outs}\n}}")
    with make_ir_context():
        try:
            module = ir.Module.parse(text)
            loaded = client.compile_and_load(module, xla_client.DeviceList((device,)), xla_client.CompileOptions())
        except Exception as error:
            raise SystemExit(f"{text}\n{error}")
    buffers = [jax.device_put(x.value, device) for x in inputs]
    got = loaded.execute_sharded(buffers).disassemble_into_single_device_arrays()
    return [np.asarray(g[0]) for g in got]


def emit(name, op, attributes, inputs, outputs, tolerance=0, bodies=()):
    print(f"case {name} {op} {tolerance:g}")
    for key, values in attributes.items():
        print("attribute", key, *[int(v) for v in values])
    for body in bodies:
        print("body", body)
    for x in inputs:
        print("input", x.kind, "x".join(map(str, x.shape)) or "-", x.text())
    for kind, value in outputs:
        print("output", kind, "x".join(map(str, np.shape(value))) or "-", raw(np.asarray(value)))


def array(values):
    return f"array<i64: {', '.join(map(str, values))}>" if len(values) else "array<i64>"


# --- dot_general ---------------------------------------------------------------------------------------------------

def dot(name, lhs, rhs, out, batching=((), ()), contracting=((1,), (0,)), tolerance=0):
    lf = [d for i, d in enumerate(lhs.shape) if i not in batching[0] and i not in contracting[0]]
    rf = [d for i, d in enumerate(rhs.shape) if i not in batching[1] and i not in contracting[1]]
    shape = [lhs.shape[i] for i in batching[0]] + lf + rf
    fields = [f"{key} = [{', '.join(map(str, value))}]" for key, value in (
        ("lhs_batching_dimensions", batching[0]), ("rhs_batching_dimensions", batching[1]),
        ("lhs_contracting_dimensions", contracting[0]), ("rhs_contracting_dimensions", contracting[1])) if len(value)]
    attributes = f"dot_dimension_numbers = #stablehlo.dot<{', '.join(fields)}>"
    if out in ("i4", "ui4") or out.startswith("f8"):
        letters = iter("abcdefghijklmnop")
        l, r, o = [None] * len(lhs.shape), [None] * len(rhs.shape), []
        for a, b in zip(batching[0] + contracting[0], batching[1] + contracting[1]):
            l[a] = r[b] = next(letters)
        o = [l[a] for a in batching[0]]
        for side in (l, r):
            for i, letter in enumerate(side):
                if letter is None:
                    side[i] = next(letters)
                    o.append(side[i])
        wide = np.int64 if out.endswith("i4") else np.float32
        value = np.einsum(f"{''.join(l)},{''.join(r)}->{''.join(o)}", lhs.value.astype(wide), rhs.value.astype(wide))
        if out == "i4":
            value = ((value + 8) % 16 - 8).astype(np.int8)
        elif out == "ui4":
            value = (value % 16).astype(np.uint8)
        value = value.astype(TYPES[out])
    else:
        value, = xla("dot_general", attributes, [lhs, rhs], [(out, shape)])
    emit("dot_" + name, "dot_general", {"lhs_batching": batching[0], "rhs_batching": batching[1],
                                        "lhs_contracting": contracting[0], "rhs_contracting": contracting[1]},
         [lhs, rhs], [(out, value)], tolerance)


for kind in ("f32", "f64", "complex<f32>", "complex<f64>", "i32", "ui8", "i64", "i16", "i4", "ui4"):
    dot("plain_" + kind, Small(kind, 5, 7), Small(kind, 7, 6, seed=2), kind)
# XLA adds booleans modulo 2 or saturating, as it likes; by the specification sums are disjunctions.
a, b = Small("i1", 4, 5), Small("i1", 5, 3, seed=2)
emit("dot_plain_i1", "dot_general", {"lhs_batching": (), "rhs_batching": (), "lhs_contracting": (1,),
                                     "rhs_contracting": (0,)}, [a, b], [("i1", a.value.astype(int) @ b.value > 0)])
for kind in ("bf16", "f16", "f8E4M3FN", "f8E5M2"):
    dot("narrow_" + kind, Small(kind, 3, 4), Small(kind, 4, 5, seed=2), kind)
    dot("widening_" + kind, Small(kind, 3, 4), Small(kind, 4, 5, seed=2), "f32")
dot("widening_i8", Small("i8", 3, 40), Small("i8", 40, 2, seed=2), "i32")
dot("batched", Small("f32", 2, 3, 4), Small("f32", 2, 4, 5, seed=2), "f32", ((0,), (0,)), ((2,), (1,)))
dot("attention", Small("f32", 2, 4, 3, 5), Small("f32", 2, 6, 3, 5, seed=2), "f32", ((0, 2), (0, 2)), ((3,), (3,)))
dot("two_contracted", Small("f32", 2, 3, 4), Small("f32", 4, 5, 2, seed=2), "f32", ((), ()), ((0, 2), (2, 0)))
dot("both_transposed", Small("f32", 6, 5), Small("f32", 3, 6, seed=2), "f32", ((), ()), ((0,), (1,)))
dot("free_apart", Small("f32", 3, 4, 5), Small("f32", 4, 2, seed=2), "f32", ((), ()), ((1,), (0,)))
dot("row", Small("f32", 1, 40), Small("f32", 40, 37, seed=2), "f32")
dot("row_of_columns", Small("f32", 1, 40), Small("f32", 37, 40, seed=2), "f32", ((), ()), ((1,), (1,)))
dot("column", Small("f32", 19, 21), Small("f32", 21, seed=2), "f32", ((), ()), ((1,), (0,)))
dot("column_across", Small("f32", 21, 19), Small("f32", 21, seed=2), "f32", ((), ()), ((0,), (0,)))
dot("scalar", Small("f32", 33), Small("f32", 33, seed=2), "f32", ((), ()), ((0,), (0,)))
dot("outer", Small("f32", 3), Small("f32", 4, seed=2), "f32", ((), ()), ((), ()))
dot("of_scalars", Small("f32"), Small("f32", seed=3), "f32", ((), ()), ((), ()))
dot("nothing_contracted", Small("f32", 3, 0), Small("f32", 0, 4), "f32")
dot("no_rows", Small("f32", 0, 3), Small("f32", 3, 4), "f32")
dot("ragged", Small("f32", 13, 9), Small("f32", 9, 70, seed=2), "f32")
dot("ragged_f64", Small("f64", 7, 3), Small("f64", 3, 37, seed=2), "f64")
dot("batched_columns", Small("f32", 3, 4, 2), Small("f32", 3, 4, seed=2), "f32", ((0,), (0,)), ((1,), (1,)))


# --- convolution -----------------------------------------------------------------------------------------------------

def conv(name, lhs, rhs, out=None, layout=("b01f", "01io", "b01f"), strides=None, padding=None, lhs_dilation=None,
         rhs_dilation=None, reversal=None, groups=1, batch_groups=1):
    spatial = len(lhs.shape) - 2
    out = out or lhs.kind
    strides = strides or [1] * spatial
    padding = padding or [(0, 0)] * spatial
    lhs_dilation, rhs_dilation = lhs_dilation or [1] * spatial, rhs_dilation or [1] * spatial
    reversal = reversal or [0] * spatial
    li, ki, oi = ({c: i for i, c in enumerate(part)} for part in layout)
    shape = [0] * (spatial + 2)
    shape[oi["b"]] = lhs.shape[li["b"]] // batch_groups
    shape[oi["f"]] = rhs.shape[ki["o"]]
    for s in range(spatial):
        extent, taps = lhs.shape[li[str(s)]], rhs.shape[ki[str(s)]]
        padded = (max(0, (extent - 1) * lhs_dilation[s] + 1) if extent else 0) + sum(padding[s])
        window = (taps - 1) * rhs_dilation[s] + 1 if taps else 0
        shape[oi[str(s)]] = (padded - window) // strides[s] + 1 if padded >= window and padded > 0 else 0
    number = lambda part: "[" + ", ".join(part) + "]"
    booleans = ", ".join("true" if r else "false" for r in reversal)
    attributes = (
        f"window_strides = {array(strides)}, padding = dense<{[list(p) for p in padding]}> : tensor<{spatial}x2xi64>, "
        f"lhs_dilation = {array(lhs_dilation)}, rhs_dilation = {array(rhs_dilation)}, "
        f"window_reversal = array<i1{': ' + booleans if spatial else ''}>, "
        f"dimension_numbers = #stablehlo.conv<{number(layout[0])}x{number(layout[1])}->{number(layout[2])}>, "
        f"feature_group_count = {groups} : i64, batch_group_count = {batch_groups} : i64")
    if not spatial:
        attributes = attributes.replace("dense<[]>", "dense<>")
    value, = xla("convolution", attributes, [lhs, rhs], [(out, shape)])
    emit("conv_" + name, "convolution", {
        "strides": strides, "low": [p[0] for p in padding], "high": [p[1] for p in padding],
        "lhs_dilation": lhs_dilation, "rhs_dilation": rhs_dilation, "reversal": reversal,
        "input": [li["b"], li["f"]] + [li[str(s)] for s in range(spatial)],
        "kernel": [ki["i"], ki["o"]] + [ki[str(s)] for s in range(spatial)],
        "output": [oi["b"], oi["f"]] + [oi[str(s)] for s in range(spatial)], "groups": [groups, batch_groups]},
        [lhs, rhs], [(out, value)])


same = [(1, 1), (1, 1)]
conv("same", Small("f32", 2, 5, 6, 3), Small("f32", 3, 3, 3, 4, seed=2), padding=same)
for kind in ("f64", "i32", "complex<f32>", "bf16", "i8"):
    conv("same_" + kind, Small(kind, 1, 4, 4, 2), Small(kind, 3, 3, 2, 2, seed=2), padding=same)
conv("strided", Small("f32", 1, 7, 8, 2), Small("f32", 3, 2, 2, 3, seed=2), strides=[2, 3], padding=[(0, 1), (1, 0)])
conv("negative_padding", Small("f32", 1, 7, 8, 2), Small("f32", 2, 2, 2, 3, seed=2), padding=[(-1, 1), (-2, -1)])
conv("transposed", Small("f32", 1, 4, 3, 2), Small("f32", 2, 2, 2, 3, seed=2), padding=same, lhs_dilation=[2, 2])
conv("transposed_strided", Small("f32", 1, 5, 6, 2), Small("f32", 3, 3, 2, 3, seed=2), padding=[(2, 1), (0, 3)],
     lhs_dilation=[3, 4], strides=[2, 2])
conv("dilated", Small("f32", 1, 8, 9, 2), Small("f32", 3, 2, 2, 3, seed=2), rhs_dilation=[2, 3], padding=same)
conv("grouped", Small("f32", 1, 5, 5, 6), Small("f32", 3, 3, 2, 9, seed=2), groups=3, padding=same)
conv("depthwise", Small("f32", 2, 5, 5, 7), Small("f32", 3, 3, 1, 7, seed=2), groups=7, padding=same, strides=[2, 1])
conv("depthwise_double", Small("f32", 1, 5, 5, 3), Small("f32", 3, 3, 1, 6, seed=2), groups=3, padding=same)
conv("batch_groups", Small("f32", 6, 4, 4, 2), Small("f32", 3, 3, 2, 6, seed=2), batch_groups=3, padding=same)
conv("grouped_i16", Small("i16", 1, 4, 4, 4), Small("i16", 2, 2, 2, 4, seed=2), groups=2)
conv("nchw", Small("f32", 2, 3, 5, 6), Small("f32", 4, 3, 3, 3, seed=2), layout=("bf01", "oi01", "bf01"), padding=same)
conv("kernel_gradient", Small("f32", 4, 6, 6, 2), Small("f32", 4, 6, 6, 5, seed=2), layout=("f01b", "i01o", "01bf"),
     padding=same)
conv("odd_layout", Small("f32", 5, 3, 2, 6), Small("f32", 3, 4, 3, 2, seed=2), layout=("0fb1", "i0o1", "f1b0"),
     padding=same)
conv("one", Small("f32", 2, 10, 3), Small("f32", 4, 3, 5, seed=2), layout=("b0f", "0io", "b0f"), padding=[(2, 1)])
conv("three", Small("f32", 1, 4, 3, 5, 2), Small("f32", 2, 3, 2, 2, 3, seed=2), layout=("b012f", "012io", "b012f"),
     padding=[(1, 0), (1, 1), (0, 1)])
conv("none", Small("f32", 4, 3), Small("f32", 3, 5, seed=2), layout=("bf", "io", "bf"))
conv("no_images", Small("f32", 0, 4, 4, 2), Small("f32", 3, 3, 2, 3, seed=2), padding=same)
conv("no_features", Small("f32", 1, 4, 4, 0), Small("f32", 3, 3, 0, 3, seed=2), padding=same)
conv("all_padding", Small("f32", 1, 2, 2, 2), Small("f32", 2, 2, 2, 3, seed=2), padding=[(6, 6), (0, 0)])
conv("point", Small("f32", 2, 9, 9, 5), Small("f32", 1, 1, 5, 35, seed=2), strides=[2, 2])
# A reversed window is a flipped kernel.
lhs, rhs = Small("f32", 1, 5, 5, 2), Small("f32", 3, 2, 2, 3, seed=2)
value = jax.lax.conv_general_dilated(lhs.value, rhs.value[::-1], (1, 1), same, dimension_numbers=("NHWC", "HWIO", "NHWC"))
emit("conv_reversed", "convolution", {
    "strides": [1, 1], "low": [1, 1], "high": [1, 1], "lhs_dilation": [1, 1], "rhs_dilation": [1, 1],
    "reversal": [1, 0], "input": [0, 3, 1, 2], "kernel": [2, 3, 0, 1], "output": [0, 3, 1, 2], "groups": [1, 1]},
    [lhs, rhs], [("f32", np.asarray(value))])

# --- fft ----------------------------------------------------------------------------------------------------------------

def fft(name, kind, data, lengths):
    ins = data.value.astype(np.complex128 if np.iscomplexobj(data.value) else np.float64)
    axes = tuple(range(ins.ndim - len(lengths), ins.ndim))
    function = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn,
                "IRFFT": lambda x, axes: np.fft.irfftn(x, s=lengths, axes=axes)}[kind]
    double = data.kind in ("f64", "complex<f64>")
    out = ("f64" if double else "f32") if kind == "IRFFT" else ("complex<f64>" if double else "complex<f32>")
    value = function(ins, axes=axes).astype(TYPES[out])
    emit("fft_" + name, "fft", {"kind": [["FFT", "IFFT", "RFFT", "IRFFT"].index(kind)], "lengths": lengths}, [data],
         [(out, value)], 1e-13 if double else 1e-5)


for n in (1, 2, 3, 5, 12, 49, 60, 97, 64):
    fft(f"forward_{n}", "FFT", Small("complex<f32>", 2, n), [n])
fft("inverse", "IFFT", Small("complex<f32>", 3, 20), [20])
fft("inverse_f64", "IFFT", Small("complex<f64>", 2, 131), [131])
fft("chirp_planes", "FFT", Small("complex<f64>", 67, 3), [67, 3])
fft("planes", "FFT", Small("complex<f32>", 2, 6, 10), [6, 10])
fft("boxes", "IFFT", Small("complex<f32>", 3, 4, 5), [3, 4, 5])
for n in (1, 2, 7, 16, 30):
    fft(f"real_{n}", "RFFT", Small("f32", 2, n), [n])
    fft(f"to_real_{n}", "IRFFT", Small("complex<f32>", 2, n // 2 + 1), [n])
fft("real_planes", "RFFT", Small("f64", 2, 6, 8), [6, 8])
fft("to_real_planes", "IRFFT", Small("complex<f64>", 2, 6, 5), [6, 8])
fft("none", "FFT", Small("complex<f32>", 0, 4), [4])

# --- cholesky, triangular_solve --------------------------------------------------------------------------------------------

rng = np.random.default_rng(7)


def matrix(kind, *shape):
    value = rng.standard_normal(shape)
    if kind.startswith("complex"):
        value = value + 1j * rng.standard_normal(shape)
    return value


def cholesky(name, kind, lower, *shape):
    a = matrix(kind, *shape)
    a = a @ np.conj(np.swapaxes(a, -1, -2)) + shape[-1] * np.eye(shape[-1])
    data = Data(kind, a)
    value = np.linalg.cholesky(data.value.astype(np.complex128 if np.iscomplexobj(a) else np.float64))
    if not lower:
        value = np.conj(np.swapaxes(value, -1, -2))
    emit("cholesky_" + name, "cholesky", {"lower": [lower]}, [data], [(kind, value.astype(TYPES[kind]))],
         1e-12 if kind in ("f64", "complex<f64>") else 1e-5)


for kind in ("f32", "f64", "complex<f32>", "complex<f64>"):
    cholesky("lower_" + kind, kind, 1, 2, 5, 5)
    cholesky("upper_" + kind, kind, 0, 4, 4)
cholesky("one", "f32", 1, 1, 1)
bad = np.array([[[4, 2], [2, 5]], [[1, 2], [2, 1]]], np.float32)
nan = np.float32(np.nan)
emit("cholesky_not_positive", "cholesky", {"lower": [1]}, [Data("f32", bad)],
     [("f32", np.array([[[2, 0], [1, 2]], [[nan, 0], [nan, nan]]], np.float32))])


def solve(name, kind, left, lower, unit, transpose, *shape):
    a, b = matrix(kind, *shape[:-2], *([shape[-2 if left else -1]] * 2)), matrix(kind, *shape)
    a = a + 4 * np.eye(a.shape[-1])
    a, b = Data(kind, a), Data(kind, b)
    wide = np.complex128 if kind.startswith("complex") else np.float64
    m = np.tril(a.value.astype(wide)) if lower else np.triu(a.value.astype(wide))
    if unit:
        m = m - m * np.eye(m.shape[-1]) + np.eye(m.shape[-1])
    if transpose:
        m = np.swapaxes(m, -1, -2)
    if transpose == 2:
        m = np.conj(m)
    value = np.linalg.solve(m, b.value.astype(wide)) if left else np.swapaxes(
        np.linalg.solve(np.swapaxes(m, -1, -2), np.swapaxes(b.value.astype(wide), -1, -2)), -1, -2)
    emit("solve_" + name, "triangular_solve", {"left": [left], "lower": [lower], "unit": [unit],
                                               "transpose": [transpose]}, [a, b], [(kind, value.astype(TYPES[kind]))],
         1e-11 if kind in ("f64", "complex<f64>") else 2e-5)


for left, lower, unit, transpose in itertools.product((0, 1), (0, 1), (0, 1), (0, 1, 2)):
    solve(f"{left}{lower}{unit}{transpose}", "complex<f32>" if transpose == 2 else "f32", left, lower, unit, transpose,
          4, 3)
solve("batched", "f64", 1, 1, 0, 0, 2, 3, 5, 2)
solve("column", "f32", 1, 0, 0, 0, 5, 1)

# --- gather, scatter ---------------------------------------------------------------------------------------------------------

def gather(name, operand, indices, shape, offset=(), collapsed=(), batching=((), ()), index_map=(), vector=0, sizes=()):
    fields = []
    for key, value in (("offset_dims", offset), ("collapsed_slice_dims", collapsed),
                       ("operand_batching_dims", batching[0]), ("start_indices_batching_dims", batching[1]),
                       ("start_index_map", index_map)):
        if len(value):
            fields.append(f"{key} = [{', '.join(map(str, value))}]")
    fields.append(f"index_vector_dim = {vector}")
    attributes = f"dimension_numbers = #stablehlo.gather<{', '.join(fields)}>, slice_sizes = {array(sizes)}"
    value, = xla("gather", attributes, [operand, indices], [(operand.kind, shape)])
    emit("gather_" + name, "gather", {"offset": offset, "collapsed": collapsed, "operand_batching": batching[0],
                                      "indices_batching": batching[1], "index_map": index_map, "vector": [vector],
                                      "sizes": sizes}, [operand, indices], [(operand.kind, value)])


gather("rows", Small("f32", 5, 3), Data("i32", [[0], [4], [9], [-3], [2]]), [5, 3], offset=(1,), collapsed=(0,),
       index_map=(0,), vector=1, sizes=(1, 3))
gather("implicit_vector", Small("bf16", 5, 3), Data("ui8", [[0, 4], [200, 2]]), [2, 2, 3], offset=(2,), collapsed=(0,),
       index_map=(0,), vector=2, sizes=(1, 3))
gather("elements", Small("f64", 4, 5), Data("i64", [[0, 4, 3], [1, 9, -9223372036854775808]]), [3], collapsed=(0, 1),
       index_map=(1, 0), vector=0, sizes=(1, 1))
gather("boxes", Small("i8", 4, 5, 6), Data("i32", [[0, 1], [7, 2]]), [2, 3, 2, 2], offset=(1, 2, 3), index_map=(2, 0),
       vector=1, sizes=(3, 2, 2))
gather("batched", Small("f32", 3, 4, 5), Data("i32", [[[1], [3]], [[0], [7]], [[2], [2]]]), [3, 2, 2], offset=(2,),
       collapsed=(1,), batching=((0,), (0,)), index_map=(2,), vector=2, sizes=(1, 1, 2))
gather("columns", Small("f32", 6, 6, 1), Data("i32", [[0], [5], [2]]), [6, 3, 1], offset=(0, 2), collapsed=(1,),
       index_map=(1,), vector=1, sizes=(6, 1, 1))
gather("nothing", Small("f32", 5, 3), Data("i32", np.zeros((0, 1))), [0, 3], offset=(1,), collapsed=(0,),
       index_map=(0,), vector=1, sizes=(1, 3))
gather("empty_slices", Small("f32", 5, 0), Data("i32", [[1]]), [1, 0], offset=(1,), collapsed=(0,), index_map=(0,),
       vector=1, sizes=(1, 0))


def scatter(name, inputs, indices, updates, body, window=(), inserted=(), batching=((), ()), index_map=(), vector=0,
            region=None):
    fields = []
    for key, value in (("update_window_dims", window), ("inserted_window_dims", inserted),
                       ("input_batching_dims", batching[0]), ("scatter_indices_batching_dims", batching[1]),
                       ("scatter_dims_to_operand_dims", index_map)):
        if len(value):
            fields.append(f"{key} = [{', '.join(map(str, value))}]")
    fields.append(f"index_vector_dim = {vector}")
    n = len(inputs)
    kinds = [x.kind for x in inputs]
    arguments = ", ".join(f"%x{i}: tensor<{k}>" for i, k in enumerate(kinds + kinds))
    if region is None:
        region = f"stablehlo.return %x1 : tensor<{kinds[0]}>" if body == "second" else (
            f"%s = stablehlo.{body} %x0, %x1 : tensor<{kinds[0]}>\n stablehlo.return %s : tensor<{kinds[0]}>")
    attributes = (f"scatter_dimension_numbers = #stablehlo.scatter<{', '.join(fields)}>, indices_are_sorted = false, "
                  f"unique_indices = false")
    values = xla("scatter", attributes, [*inputs, indices, *updates], [(x.kind, x.shape) for x in inputs],
                 f"{{\n^bb0({arguments}):\n {region}\n}}")
    emit("scatter_" + name, "scatter", {"window": window, "inserted": inserted, "input_batching": batching[0],
                                        "indices_batching": batching[1], "index_map": index_map, "vector": [vector]},
         [*inputs, indices, *updates], list(zip(kinds, values)), bodies=[body])


for body in ("add", "second", "maximum", "multiply", "subtract"):
    scatter("rows_" + body, [Small("f32", 5, 3)], Data("i32", [[0], [4], [9], [-1], [0]]),
            [Small("f32", 5, 3, seed=2)], body, window=(1,), inserted=(0,), index_map=(0,), vector=1)
for kind in ("i32", "bf16", "complex<f32>", "i8"):
    scatter("rows_" + kind, [Small(kind, 5, 3)], Data("i32", [[0], [4], [4], [5]]), [Small(kind, 4, 3, seed=2)], "add",
            window=(1,), inserted=(0,), index_map=(0,), vector=1)
scatter("elements", [Small("f32", 4, 4)], Data("i64", [[0, 3], [1, 4], [-1, 0], [0, 3]]), [Small("f32", 4, seed=2)],
        "add", inserted=(0, 1), index_map=(0, 1), vector=1)
scatter("columns", [Small("f32", 4, 6)], Data("ui8", [0, 5, 2]), [Small("f32", 4, 3, seed=2)], "add", window=(0,),
        inserted=(1,), index_map=(1,), vector=1)
scatter("batched", [Small("f32", 3, 4, 2)], Data("i32", [[[1], [3]], [[0], [7]], [[2], [2]]]),
        [Small("f32", 3, 2, 2, seed=2)], "add", window=(2,), inserted=(1,), batching=((0,), (0,)), index_map=(1,),
        vector=2)
scatter("whole", [Small("f32", 3, 3)], Data("i32", np.zeros((0,))), [Small("f32", 3, 3, seed=2)], "second",
        window=(0, 1), vector=0)
scatter("nothing", [Small("f32", 3, 3)], Data("i32", np.zeros((0, 1))), [Small("f32", 0, 3)], "add", window=(1,),
        inserted=(0,), index_map=(0,), vector=1)
scatter("two", [Small("f32", 4), Small("i32", 4)], Data("i32", [[1], [1], [3]]), [Small("f32", 3, seed=2),
        Small("i32", 3, seed=3)], "crossed", inserted=(0,), index_map=(0,), vector=1,
        region="%s = stablehlo.add %x0, %x2 : tensor<f32>\n %t = stablehlo.subtract %x3, %x1 : tensor<i32>\n"
               " stablehlo.return %s, %t : tensor<f32>, tensor<i32>")
# The specification leaves out elements that fall outside; XLA, whole windows. Numpy, by the specification:
operand, indices, updates = Small("f32", 4, 5), Data("i32", [[-1, 3], [3, -2], [100, 0]]), Small("f32", 3, 2, 3, seed=2)
value = operand.value.copy()
for (r, c), update in zip(indices.value, updates.value):
    for i, j in np.ndindex(2, 3):
        if 0 <= r + i < 4 and 0 <= c + j < 5:
            value[r + i, c + j] += update[i, j]
emit("scatter_partly_outside", "scatter", {"window": (1, 2), "inserted": (), "input_batching": (),
     "indices_batching": (), "index_map": (0, 1), "vector": [1]}, [operand, indices, updates], [("f32", value)],
     bodies=["add"])

# --- windows ---------------------------------------------------------------------------------------------------------------------

def reduce_window(name, operand, init, body, dims, strides=None, base=None, dilation=None, padding=None):
    rank = len(dims)
    strides, base, dilation = strides or [1] * rank, base or [1] * rank, dilation or [1] * rank
    padding = padding or [(0, 0)] * rank
    # Numpy, by the specification: padding holds the initial value.
    function = {"add": lambda a, b: a + b, "multiply": lambda a, b: a * b, "maximum": np.maximum,
                "minimum": np.minimum, "subtract": lambda a, b: a - b, "second": lambda a, b: b}[body]
    x, first = operand.value, init.value.reshape(())
    for d in range(rank):
        n = x.shape[d]
        spread = np.full([*x.shape[:d], (n - 1) * base[d] + 1 if n else 0, *x.shape[d + 1:]], first, x.dtype)
        spread[tuple([slice(None)] * d + [slice(None, None, base[d])])] = x
        for side, count in ((0, padding[d][0]), (1, padding[d][1])):
            if count >= 0:
                edge = np.full([*spread.shape[:d], count, *spread.shape[d + 1:]], first, x.dtype)
                spread = np.concatenate([edge, spread] if side == 0 else [spread, edge], d)
            else:
                cut = slice(-count, None) if side == 0 else slice(None, count)
                spread = spread[tuple([slice(None)] * d + [cut])]
        x = spread
    shape = [max(0, (x.shape[d] - ((dims[d] - 1) * dilation[d] + 1)) // strides[d] + 1) for d in range(rank)]
    value = np.full(shape, first, x.dtype)
    for tap in np.ndindex(*dims):
        part = x[tuple(slice(tap[d] * dilation[d], tap[d] * dilation[d] + (shape[d] - 1) * strides[d] + 1, strides[d])
                       if shape[d] else slice(0, 0) for d in range(rank))]
        value = function(value, part).astype(x.dtype)
    emit("window_" + name, "reduce_window", {"dims": dims, "strides": strides, "base": base, "dilation": dilation,
         "low": [p[0] for p in padding], "high": [p[1] for p in padding]}, [operand, init], [(operand.kind, value)],
         bodies=[body])


zero, one = Data("f32", 0.0), Data("f32", 1.0)
low = Data("f32", -np.inf)
reduce_window("pool", Small("f32", 2, 4, 6, 3), low, "maximum", [1, 2, 2, 1], [1, 2, 2, 1])
reduce_window("pool_channels_first", Small("f32", 2, 3, 4, 6), low, "maximum", [1, 1, 2, 3], [1, 1, 2, 2],
              padding=[(0, 0), (0, 0), (1, 0), (1, 1)])
reduce_window("sums", Small("f32", 5, 6), zero, "add", [3, 2], padding=[(1, 1), (0, 1)])
reduce_window("init_on_padding", Small("f32", 5, 6), one, "add", [3, 2], padding=[(1, 2), (2, 1)])
reduce_window("dilated", Small("f32", 5, 6), zero, "add", [2, 2], [2, 1], [2, 3], [3, 2], [(1, 2), (2, 1)])
reduce_window("cut", Small("f32", 6, 7), zero, "add", [2, 2], padding=[(-1, 1), (1, -2)])
reduce_window("not_commutative", Small("f32", 5, 6), zero, "subtract", [2, 2], padding=[(1, 0), (0, 1)])
reduce_window("last", Small("f32", 5, 6), zero, "second", [2, 2])
for body, init in (("add", zero), ("maximum", low), ("multiply", one), ("minimum", Data("f32", np.inf))):
    reduce_window("cumulative_" + body, Small("f32", 3, 7), init, body, [1, 7], padding=[(0, 0), (6, 0)])
    reduce_window("cumulative_rows_" + body, Small("f32", 5, 3), init, body, [5, 1], padding=[(4, 0), (0, 0)])
reduce_window("cumulative_back", Small("i32", 7), Data("i32", 0), "add", [7], padding=[(0, 6)])
reduce_window("cumulative_init", Small("f32", 7), one, "add", [7], padding=[(6, 0)])
reduce_window("cumulative_narrow", Small("bf16", 2, 7), Data("bf16", 0), "add", [1, 7], padding=[(0, 0), (6, 0)])
reduce_window("everything", Small("i64", 3, 4), Data("i64", 5), "add", [3, 4])
reduce_window("scalar", Small("f32"), zero, "add", [])
reduce_window("nothing", Small("f32", 0, 4), zero, "add", [1, 2])


def select_and_scatter(name, operand, source, init, dims, strides, padding, direction, body="add"):
    region = (f"{{\n^bb0(%x: tensor<{operand.kind}>, %y: tensor<{operand.kind}>):\n %c = stablehlo.compare {direction}, "
              f"%x, %y : (tensor<{operand.kind}>, tensor<{operand.kind}>) -> tensor<i1>\n stablehlo.return %c : "
              f"tensor<i1>\n}}, {{\n^bb0(%x: tensor<{operand.kind}>, %y: tensor<{operand.kind}>):\n %c = "
              f"stablehlo.{body} %x, %y : tensor<{operand.kind}>\n stablehlo.return %c : tensor<{operand.kind}>\n}}")
    attributes = (f"window_dimensions = {array(dims)}, window_strides = {array(strides)}, padding = "
                  f"dense<{[list(p) for p in padding]}> : tensor<{len(dims)}x2xi64>")
    value, = xla("select_and_scatter", attributes, [operand, source, init], [(operand.kind, operand.shape)], region)
    emit("select_" + name, "select_and_scatter", {"dims": dims, "strides": strides, "low": [p[0] for p in padding],
         "high": [p[1] for p in padding]}, [operand, source, init], [(operand.kind, value)],
         bodies=["compare " + direction, body])


select_and_scatter("pool", Small("f32", 2, 4, 6, 3), Small("f32", 2, 2, 3, 3, seed=2), zero, [1, 2, 2, 1], [1, 2, 2, 1],
                   [(0, 0)] * 4, "GE")
select_and_scatter("overlapping", Small("f32", 6, 7), Small("f32", 5, 6, seed=2), zero, [3, 3], [1, 1], [(1, 0), (1, 0)],
                   "GT")
select_and_scatter("integers", Small("i32", 9), Small("i32", 4, seed=2), Data("i32", 3), [3], [2], [(0, 0)], "LE")


# --- sort ---------------------------------------------------------------------------------------------------------------------------

def sort(name, operands, dimension, order, body, tolerance=0):
    """order: indices that sort, computed by numpy."""
    values = [np.take_along_axis(x.value, order, dimension) for x in operands]
    emit("sort_" + name, "sort", {"dimension": [dimension]}, operands, [(x.kind, v) for x, v in zip(operands, values)],
         bodies=[body])


def stable(x, axis):
    return np.argsort(x, axis=axis, kind="stable")


for kind in ("f32", "f64", "i32", "ui32", "i8", "ui64", "i64", "bf16", "f16", "i1", "ui16"):
    x, y = Small(kind, 3, 9), Small("i32", 3, 9, seed=4)
    key = x.value.astype(np.float64)
    sort("up_" + kind, [x, y], 1, stable(key, 1), "compare LT")
    sort("down_" + kind, [x, y], 1, stable(-key, 1), "compare GT")
sort("columns", [Small("f32", 9, 3), Small("i64", 9, 3, seed=3)], 0, stable(Small("f32", 9, 3).value, 0), "compare LT")
sort("many", [Small("i32", 700), Small("i16", 700, seed=4)], 0, stable(Small("i32", 700).value, 0), "compare LT")
x = rng.integers(-2**31, 2**31, 900)
sort("many_different", [Data("i32", x)], 0, stable(x, 0), "compare LT")
x = rng.standard_normal(600)
sort("many_f64", [Data("f64", x), Data("i32", np.arange(600))], 0, stable(-x, 0), "compare GT")
special = Data("f32", [np.nan, 1, -0.0, 0.0, -np.inf, np.inf, -np.nan, -1, 0.0, -0.0])
bits = special.value.view(np.int32).astype(np.int64)
total = np.where(bits < 0, ~(bits & 0x7fffffff), bits)
sort("total_order", [special, Data("i32", np.arange(10))], 0, stable(total, 0), "total LT")
sort("total_order_down", [special, Data("i32", np.arange(10))], 0, stable(-total, 0), "total GT")
# -0 as 0, all NaNs as one: what jax does to floats before it compares them.
canonical = np.where(np.isnan(special.value), np.inf, special.value + 0.0)
canonical = np.lexsort((np.arange(10), canonical, np.isnan(special.value)))
sort("canonical", [special, Data("i32", np.arange(10))], 0, canonical, "canonical LT")
a, b = Small("i32", 40), Small("f32", 40, seed=5)
b = Data("f32", b.value + 7)
sort("two_keys", [Data("i32", a.value % 3), b], 0, np.lexsort((b.value, a.value % 3)), "two_keys")
sort("of_difference", [a, Data("i32", np.arange(40))], 0, stable(a.value * a.value, 0), "squares")
sort("general", [a, Data("i32", np.arange(40))], 0, stable(a.value, 0), "general")
sort("one", [Small("f32", 4, 1)], 1, np.zeros((4, 1), np.int64), "compare LT")
sort("none", [Small("f32", 4, 0)], 1, np.zeros((4, 0), np.int64), "compare LT")


# --- random bits ----------------------------------------------------------------------------------------------------------------------

def random(name, algorithm, state, kind, *shape):
    # A state of 32-bit words is one of 64-bit words by another name.
    words = Data("ui64", state.value.view(np.uint64))
    outs = xla("rng_bit_generator", f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>", [words],
               [(words.kind, words.shape), (kind, shape)])
    outs[0] = outs[0].view(state.value.dtype)
    emit("random_" + name, "rng_bit_generator", {"algorithm": [["DEFAULT", "THREE_FRY", "PHILOX"].index(algorithm)]},
         [state], [(state.kind, outs[0]), (kind, outs[1])])


two = Data("ui64", [0x0123456789abcdef, 0xfffffffffffffffe])
for algorithm in ("DEFAULT", "THREE_FRY", "PHILOX"):
    for kind in ("ui8", "ui16", "ui32", "ui64", "f32", "i64"):
        random(f"{algorithm}_{kind}", algorithm, two, kind, 11)
    random(f"{algorithm}_words", algorithm, Data("ui32", [1, 2, 3, 4]), "ui32", 7)
    random(f"{algorithm}_scalar", algorithm, two, "ui32")
    random(f"{algorithm}_none", algorithm, two, "ui32", 0)
for shape in ((2, 3), (3, 3), (3, 5), (5, 3), (4, 6), (3, 4), (5, 7, 3), (3, 2, 5), (1, 3)):
    random("shape_" + "x".join(map(str, shape)), "THREE_FRY", two, "ui32", *shape)
random("three_words", "PHILOX", Data("ui64", [5, 0xfffffffffffffffe, 7]), "ui32", 13)


# --- moving ---------------------------------------------------------------------------------------------------------------------------

def pad(name, operand, value, low, high, interior):
    shape = [max(0, n + max(n - 1, 0) * i) + l + h for n, l, h, i in zip(operand.shape, low, high, interior)]
    out, = xla("pad", f"edge_padding_low = {array(low)}, edge_padding_high = {array(high)}, interior_padding = "
               f"{array(interior)}", [operand, value], [(operand.kind, shape)])
    emit("pad_" + name, "pad", {"low": low, "high": high, "interior": interior}, [operand, value], [(operand.kind, out)])


pad("edges", Small("f32", 2, 3), one, [1, 0], [2, 3], [0, 0])
pad("holes", Small("f32", 3, 4), one, [1, 2], [0, 1], [2, 1])
pad("cut", Small("f32", 5, 6), one, [-1, 2], [-2, -3], [0, 0])
pad("cut_holes", Small("f32", 5, 6), one, [-2, -1], [-3, 4], [2, 3])
pad("all_cut", Small("f32", 3), one, [-3], [0], [0])
pad("beyond", Small("f32", 3), one, [-5], [7], [0])
pad("of_nothing", Small("i8", 0, 2), Data("i8", 3), [2, 0], [1, 0], [1, 0])
pad("scalar", Small("f32"), one, [], [], [])
pad("complex", Small("complex<f64>", 2, 2), Data("complex<f64>", 1 + 2j), [1, 0], [0, 1], [0, 1])


def concatenate(name, dimension, *operands):
    value = np.concatenate([x.value for x in operands], dimension)
    emit("concatenate_" + name, "concatenate", {"dimension": [dimension]}, operands, [(operands[0].kind, value)])


concatenate("rows", 0, Small("f32", 2, 3), Small("f32", 1, 3, seed=2), Small("f32", 0, 3))
concatenate("columns", 1, Small("i16", 2, 3), Small("i16", 2, 1, seed=2), Small("i16", 2, 4, seed=3))
concatenate("complex", 0, Small("complex<f64>", 2), Small("complex<f64>", 3, seed=2))


def slices(name, operand, update, indices):
    sizes = update.shape
    start = [min(max(int(i.value), 0), n - s) for i, n, s in zip(indices, operand.shape, sizes)]
    where = tuple(slice(s, s + n) for s, n in zip(start, sizes))
    emit("dynamic_slice_" + name, "dynamic_slice", {"sizes": sizes}, [operand, *indices],
         [(operand.kind, operand.value[where])])
    value = operand.value.copy()
    value[where] = update.value
    emit("dynamic_update_slice_" + name, "dynamic_update_slice", {}, [operand, update, *indices],
         [(operand.kind, value)])


slices("inside", Small("f32", 5, 6), Small("f32", 2, 3, seed=2), [Data("i32", 1), Data("i32", 2)])
slices("outside", Small("bf16", 5, 6), Small("bf16", 2, 3, seed=2), [Data("i64", -2**63), Data("ui64", 2**64 - 1)])
slices("whole", Small("f32", 5), Small("f32", 5, seed=2), [Data("i8", -100)])
slices("nothing", Small("f32", 5, 4), Small("f32", 0, 4, seed=2), [Data("i32", 9), Data("i32", 0)])
slices("scalar", Small("f32"), Small("f32", seed=2), [])


def bitcast(name, operand, kind, shape):
    value, = xla("bitcast_convert", "", [operand], [(kind, shape)])
    emit("bitcast_" + name, "bitcast_convert", {}, [operand], [(kind, value)])


bitcast("same", Small("f32", 2, 3), "ui32", [2, 3])
bitcast("wider", Small("ui16", 3, 4), "f64", [3])
bitcast("narrower", Small("f64", 3), "ui8", [3, 8])
emit("bitcast_nibbles", "bitcast_convert", {}, [Data("ui8", [0x9f, 0x21])],
     [("i4", np.array([[-1, -7], [1, 2]], np.int8))])
emit("bitcast_from_nibbles", "bitcast_convert", {}, [Data("i4", [[-1, -7], [1, 2]])],
     [("ui8", np.array([0x9f, 0x21], np.uint8))])
emit("bitcast_nibble_signs", "bitcast_convert", {}, [Data("ui4", [15, 9, 3])], [("i4", np.array([-1, -7, 3], np.int8))])
