#!/usr/bin/env python3
"""Writes the programs of programs.py as StableHLO text, which is committed. It needs JAX; reading the text does not.

usage: make.py         writes programs/FAMILY/NAME.mlir and removes what programs.py does not have
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import pathlib
import shutil

import jax
import ml_dtypes
import numpy as np

from programs import PROGRAMS

HERE = pathlib.Path(__file__).resolve().parent
TYPES = {
    "i1": "bool",
    "i8": "int8",
    "i16": "int16",
    "i32": "int32",
    "i64": "int64",
    "ui8": "uint8",
    "ui16": "uint16",
    "ui32": "uint32",
    "f16": "float16",
    "bf16": ml_dtypes.bfloat16,
    "f32": "float32",
    "f64": "float64",
    "c64": "complex64",
    "c128": "complex128",
}
WIDE = {"i64", "f64", "c128"}


def shaped(text):
    shape, element = text.split()[:2]
    return jax.ShapeDtypeStruct(tuple(map(int, shape.split("x"))), np.dtype(TYPES[element]))


shutil.rmtree(HERE / "programs", ignore_errors=True)
for family, name, function, inputs in PROGRAMS:
    with jax.enable_x64(any(text.split()[1] in WIDE for text in inputs)):
        text = jax.jit(function).lower(*map(shaped, inputs)).as_text()
    path = HERE / "programs" / family / f"{name}.mlir"
    path.parent.mkdir(parents=True, exist_ok=True)
    assert not path.exists(), f"{family}/{name} is there twice"
    path.write_text("".join(f"// input: {one}\n" for one in inputs) + text)
print(f"{len(PROGRAMS)} programs")
