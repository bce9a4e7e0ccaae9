"""Arrays of any kind for ops that move elements, and larger ones that the program computes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np

from . import kinds, points
from .program import of, random


def data(kind, shape, *seed):
    """Elements that differ as far as the kind allows."""
    generator = random(kind, shape, *seed)
    count = int(np.prod(shape, dtype=np.int64))
    if kind == "i1":
        return generator.integers(0, 2, count).astype(bool).reshape(shape)
    if kinds.is_integer(kind):
        low, high = kinds.limits(kind)
        values = generator.integers(low, high, count, np.uint64 if kind == "ui64" else np.int64, endpoint=True)
        return kinds.exact_array(values, shape, kind)
    if kinds.is_complex(kind):
        return (
            (generator.integers(-99, 99, count) / 4 + 1j * generator.integers(-99, 99, count) / 8)
            .astype(kinds.DTYPES[kind])
            .reshape(shape)
        )
    if kinds.bits_of(kind) <= 8:
        codes = np.arange(1 << kinds.bits_of(kind), dtype=np.uint8).view(kinds.DTYPES[kind])
        codes = codes[np.isfinite(codes.astype(np.float32))]
        return codes[generator.integers(0, len(codes), count)].reshape(shape)
    return kinds.array(generator.integers(-999, 999, count) / 8, kind).reshape(shape)


def whole(kind, shape, *seed, most=4):
    """Small whole numbers, whose sums and products are exact. Of the kinds without zero or sign, powers of two."""
    generator = random(kind, shape, "whole", *seed)
    count = int(np.prod(shape, dtype=np.int64))
    if kind == "i1":
        return generator.integers(0, 2, count).astype(bool).reshape(shape)
    low, high = (-most, most) if not kind.startswith("ui") else (0, most)
    if kinds.is_integer(kind):
        least, greatest = kinds.limits(kind)
        low, high = max(low, least), min(high, greatest)
        return kinds.exact_array(generator.integers(low, high, count, endpoint=True), shape, kind)
    if kinds.is_complex(kind):
        return (
            (
                generator.integers(low, high, count, endpoint=True)
                + 1j * generator.integers(low, high, count, endpoint=True)
            )
            .astype(kinds.DTYPES[kind])
            .reshape(shape)
        )
    if kind == "f8E8M0FNU":
        return kinds.array(2.0 ** generator.integers(-1, 2, count), kind).reshape(shape)
    if kind == "f4E2M1FN":
        low, high = -2, 2
    return kinds.array(generator.integers(low, high, count, endpoint=True).astype(float), kind).reshape(shape)


def padding_of(kind):
    """A value that differs from all elements."""
    if kind == "i1":
        return True
    if kinds.is_integer(kind):
        return kinds.limits(kind)[1]
    if kinds.is_complex(kind):
        return 1000 - 2000j
    return kinds.FORMATS[kind][2]


def counted(program, shape, kind, factor=7, modulus=251, shift=125):
    """(i * factor) % modulus - shift for the i-th element, computed by the program: its value, and the array."""
    count = int(np.prod(shape, dtype=np.int64))
    index = program.iota((count,), "i32")
    for op, number in (("multiply", factor), ("remainder", modulus), ("subtract", shift)):
        index = program.op(op, [index, program.splat(number, (count,), "i32")], [of((count,), "i32")])
    if kind != "i32":
        index = program.op("convert", [index], [of((count,), kind)])
    if len(shape) != 1:
        index = program.op("reshape", [index], [of(shape, kind)])
    numbers = (np.arange(count, dtype=np.int64) * factor) % modulus - shift
    if kind in ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"):
        return index, numbers.astype(kinds.DTYPES[kind]).reshape(shape)  # wraps around
    return index, kinds.array(numbers, kind).reshape(shape)
