#!/usr/bin/env python3
"""Makes polymorphic programs static, and runs them: as made static, as plans for all extents, and by XLA CPU.

usage: specialize.py FOLDER     FOLDER: programs whose first arguments, of type tensor<i64>, are dimension variables

Needs jaxlib, and the package of bindings/python with its library (STABLEHLO_C_LIBRARY). Each variable is bound to a
number of its own, and each unknown extent of an argument to that of the first variable, or to what lets the program be
specialized. Prints each program that is not static, or whose results differ, and counts. The twin of each comparison
has one element that is changed.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import itertools
import os
import pathlib
import re
import sys

os.environ["JAX_ENABLE_X64"] = "1"
import jax
import ml_dtypes
import numpy as np
import stablehlo_c as shlo
from jax._src.interpreters.mlir import make_ir_context
from jaxlib import xla_client
from jaxlib.mlir import ir

VARIABLES = [4, 6, 5]
TYPES = {"i1": np.bool_, "bf16": ml_dtypes.bfloat16, "c64": np.complex64, "c128": np.complex128}
TYPES |= {f"{'u' * u}i{bits}": np.dtype(f"{'u' * u}int{bits}") for bits in (8, 16, 32, 64) for u in (0, 1)}
TYPES |= {f"f{bits}": np.dtype(f"float{bits}") for bits in (16, 32, 64)}


def specialized(module, variables, extents):
    """The static module and the extents of its arguments."""
    unknown = [(k, axis) for k, shape in enumerate(extents) for axis, extent in enumerate(shape) if extent is None]
    numbers = [*variables, 2 * variables[0], variables[0] + 1, variables[0] - 1, 1] if variables else [4]
    reason = None
    for choice in itertools.islice(itertools.product(numbers, repeat=len(unknown)), 4096):
        shapes = [list(shape) for shape in extents]
        for (k, axis), extent in zip(unknown, choice):
            shapes[k][axis] = extent
        try:
            return module.specialize(*variables, *map(tuple, shapes)), shapes
        except shlo.Error as error:
            reason = reason or error
    raise reason


def parts_of(text):
    """The extents of a tensor type, None if unknown, and its element type."""
    *extents, kind = re.fullmatch(r"tensor<((?:(?:\d+|\?)x)*)(.*)>", text).groups()
    kind = {"complex<f32>": "c64", "complex<f64>": "c128"}.get(kind, kind)
    return [None if one == "?" else int(one) for one in extents[0].split("x")[:-1]], np.dtype(TYPES[kind])


def values(shape, kind, random):
    if kind == np.bool_ or kind.kind in "iu":
        return random.integers(0, 2 if kind == np.bool_ else 4, shape).astype(kind)
    made = random.uniform(0.5, 1.5, shape)
    return (made + 1j * random.uniform(0.5, 1.5, shape) if kind.kind == "c" else made).astype(kind)


def as_tuple(results):
    return tuple(map(np.asarray, results if isinstance(results, tuple) else (results,)))


def is_close(one, other):
    if one.dtype != other.dtype or one.shape != other.shape:
        return False
    wide = np.complex128 if one.dtype.kind == "c" else np.float64
    tolerance = 1e-2 if one.dtype.itemsize == 2 else 1e-4
    return bool(np.allclose(one.astype(wide), other.astype(wide), rtol=tolerance, atol=tolerance, equal_nan=True))


def changed(results):
    made = [np.array(one) for one in results]
    for one in made:
        if one.size:
            flat = one.reshape(-1).view(np.uint8)
            flat[-1 if one.dtype.kind != "b" else 0] ^= 1 if one.dtype.kind == "b" else 0x3F
            return made
    return None


def main():
    counts = collections.Counter()
    device = jax.devices("cpu")[0]
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.mlir")):
        module = shlo.parse(path.read_text())
        arguments = [argument.type for argument in module.function("main").arguments]
        leading = list(itertools.takewhile(lambda one: one == "tensor<i64>", arguments))
        variables = VARIABLES[: len(leading)]
        others = [parts_of(one) for one in arguments[len(leading):]]
        counts["programs"] += 1
        try:
            static, shapes = specialized(module, variables, [extents for extents, kind in others])
        except shlo.Error as error:
            print(f"{path.stem}: {error}")
            continue
        text = str(static)
        if "?" in text:
            print(f"{path.stem}: not static")
            continue
        counts["static"] += 1
        random = np.random.default_rng(1)
        inputs = [values(shape, kind, random) for shape, (_, kind) in zip(shapes, others)]
        try:
            ours = as_tuple(shlo.Plan(static)(*inputs))
        except shlo.Error as error:
            print(f"{path.stem}: does not run: {str(error)[:200]}")
            continue
        try:
            polymorphic = as_tuple(shlo.Plan(module)(*(np.int64(one) for one in variables), *inputs))
            is_equal = lambda results: all(a.tobytes() == b.tobytes() for a, b in zip(ours, results))
            counts["equal to the polymorphic plan"] += is_equal(polymorphic)
            if not is_equal(polymorphic):
                print(f"{path.stem}: differs from the polymorphic plan")
            twin = changed(polymorphic)
            counts["twins"] += twin is not None
            counts["twins that differ"] += twin is not None and not is_equal(twin)
        except shlo.Error as error:
            print(f"{path.stem}: the polymorphic plan does not run: {str(error)[:200]}")
        try:
            with make_ir_context():
                executable = device.client.compile_and_load(
                    ir.Module.parse(text), xla_client.DeviceList((device,)), xla_client.CompileOptions())
            results = executable.execute_sharded([jax.device_put(one) for one in inputs])
            theirs = tuple(np.asarray(one[0]) for one in results.disassemble_into_single_device_arrays())
        except Exception as error:  # whatever XLA says
            print(f"{path.stem}: XLA: {str(error).splitlines()[0][:160]}")
            continue
        counts["run by XLA"] += 1
        if len(ours) == len(theirs) and all(map(is_close, ours, theirs)):
            counts["equal to XLA"] += 1
        else:
            print(f"{path.stem}: differs from XLA")
    print(*(f"{count} {what}" for what, count in counts.items()), sep=", ")


if __name__ == "__main__":
    main()
