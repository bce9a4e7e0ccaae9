"""Numbers at which ops are tried.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import numpy as np

from . import kinds
from .kinds import INF, NAN
from .program import random

LINE = [
    -150.0,
    -30.5,
    -12.0,
    -7.25,
    -3.5,
    -2.5,
    -2.0,
    -1.5,
    -1.0,
    -0.75,
    -0.5,
    -0.25,
    -0.0625,
    -0.01171875,
    0.01171875,
    0.03125,
    0.125,
    0.25,
    0.375,
    0.5,
    0.8125,
    1.0,
    1.25,
    1.5,
    1.75,
    2.0,
    2.5,
    3.0,
    3.5,
    5.0,
    7.0,
    12.0,
    28.0,
    77.5,
    150.0,
]


def has(value, kind):
    """Whether the kind has the number, with its sign where it is zero."""
    digits, least, largest, beyond = kinds.FORMATS[kind]
    if math.isnan(value):
        return beyond != "largest"
    if math.isinf(value):
        return beyond == "inf"
    if kind == "f8E8M0FNU":
        return value > 0 and kinds.rounded(value, kind) == value
    if value == 0 and math.copysign(1, value) < 0:
        return kind not in kinds.UNSIGNED_ZERO
    return kinds.rounded(value, kind) == value


def extremes(kind):
    """The largest number, the smallest normal one, the smallest of all, one and its neighbours."""
    digits, least, largest, _ = kinds.FORMATS[kind]
    smallest = 2.0**least if kind == "f8E8M0FNU" else math.ldexp(1.0, least - digits + 1)
    step = math.ldexp(1.0, 1 - digits)
    values = [largest, math.ldexp(1.0, least), smallest, 1 + step, 1 - step / 2]
    return [v for x in values for v in (x, -x) if has(v, kind)]


def finite(kind, extreme=True):
    """Finite numbers of the kind but zero."""
    values = [kinds.rounded(v, kind) for v in LINE]
    if kind in ("f32", "f64", "f16", "bf16"):
        generator = random("points", kind)
        values += [kinds.rounded(float(v), kind) for v in generator.uniform(-9, 9, 14)]
    values = [v for v in values if has(v, kind) and v != 0] + (extremes(kind) if extreme else [])
    return list(dict.fromkeys(values))


def special(kind):
    """Zeros, infinities and no number, where the kind has them."""
    return [v for v in (0.0, -0.0, INF, -INF, NAN) if has(v, kind)]


def integers(kind):
    low, high = kinds.limits(kind)
    values = [
        0,
        1,
        2,
        3,
        5,
        7,
        11,
        42,
        100,
        12345,
        77777,
        123456789123,
        high,
        high - 1,
        high // 2,
        high // 2 + 1,
        high // 3,
    ]
    if low < 0:
        values += [-1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, low, low + 1, low // 2, low // 3]
    return list(dict.fromkeys(v for v in values if low <= v <= high))


def pairs(first, second):
    """All pairs of two lists, as two lists."""
    return [a for a in first for _ in second], [b for _ in first for b in second]


def sides(a, b):
    """The two lists of which these are all pairs; None if they are not."""
    texts = [list(map(repr, values)) for values in (a, b)]
    width = next((i for i, text in enumerate(texts[0]) if text != texts[0][0]), len(a))
    first, second = a[::width], b[:width]
    return (first, second) if [list(map(repr, v)) for v in pairs(first, second)] == texts else None


def complexes(kind):
    """Complex numbers that are neither real nor imaginary, then some that are."""
    values = [complex(x, y) for x in (-3.5, -1.0, -0.75, 0.5, 1.25, 4.0) for y in (-2.5, -0.5, 0.25, 1.0, 3.0)]
    return np.array(values + [2.0, -0.5, 1.5j, -3j])
