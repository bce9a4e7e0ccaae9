"""Element types: their numpy types, their text, and rounding of exact numbers to them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import ml_dtypes
import mpmath as mp
import numpy as np

mp.mp.dps = 60
INF, NAN = math.inf, math.nan

SIGNED = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED = ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]
INTEGERS = SIGNED + UNSIGNED
TINY_FLOATS = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
]
FLOATS = TINY_FLOATS + ["bf16", "f16", "f32", "f64"]
WIDE_FLOATS = ["bf16", "f16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]
NUMBERS = INTEGERS + FLOATS + COMPLEX
ALL = ["i1"] + NUMBERS
# With kernels of their own; the others share these, or are converted to and from one of them.
CORE = ["i1", "i8", "i32", "ui64", "bf16", "f32", "f64", "complex<f32>"]
# Those of which a few cases are enough, as they only differ in how they are converted.
BRIEF = [
    "i2",
    "ui2",
    "ui4",
    "ui16",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
]

DTYPES = {
    "i1": np.bool_,
    "i2": ml_dtypes.int2,
    "i4": ml_dtypes.int4,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "ui2": ml_dtypes.uint2,
    "ui4": ml_dtypes.uint4,
    "ui8": np.uint8,
    "ui16": np.uint16,
    "ui32": np.uint32,
    "ui64": np.uint64,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}

# Digits of the significand with the leading one, exponent of the smallest normal number, largest finite number,
# and what is larger than that: an infinity, no number, or the largest number.
FORMATS = {
    "f4E2M1FN": (2, 0, 6.0, "largest"),
    "f6E2M3FN": (4, 0, 7.5, "largest"),
    "f6E3M2FN": (3, -2, 28.0, "largest"),
    "f8E3M4": (5, -2, 15.5, "inf"),
    "f8E4M3": (4, -6, 240.0, "inf"),
    "f8E4M3FN": (4, -6, 448.0, "nan"),
    "f8E4M3FNUZ": (4, -7, 240.0, "nan"),
    "f8E4M3B11FNUZ": (4, -10, 30.0, "nan"),
    "f8E5M2": (3, -14, 57344.0, "inf"),
    "f8E5M2FNUZ": (3, -15, 57344.0, "nan"),
    "f8E8M0FNU": (1, -127, 2.0**127, "nan"),
    "bf16": (8, -126, float(ml_dtypes.finfo(ml_dtypes.bfloat16).max), "inf"),
    "f16": (11, -14, 65504.0, "inf"),
    "f32": (24, -126, float(np.finfo(np.float32).max), "inf"),
    "f64": (53, -1022, float(np.finfo(np.float64).max), "inf"),
}
UNSIGNED_ZERO = {"f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ"}


def bits_of(kind):
    if kind.startswith("complex"):
        return 2 * bits_of(kind[8:11])
    if kind.startswith("bf"):
        return 16
    digits = ""
    for letter in kind.lstrip("uif"):
        if not letter.isdigit():
            break
        digits += letter
    return int(digits)


def is_float(kind):
    return kind in FORMATS


def is_complex(kind):
    return kind.startswith("complex")


def is_integer(kind):
    return kind in INTEGERS


def is_signed(kind):
    return kind in SIGNED


def part_of(kind):
    """The kind of the parts of a complex kind, else the kind itself."""
    return kind[8:11] if is_complex(kind) else kind


def limits(kind):
    bits = bits_of(kind)
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed(kind) else (0, (1 << bits) - 1)


def wrapped(value, kind):
    """An integer in the bits of the kind, as two's complement."""
    bits = bits_of(kind)
    value = int(value) & ((1 << bits) - 1)
    return value - (1 << bits) if is_signed(kind) and value >> (bits - 1) else value


def rounded(value, kind):
    """The number of the kind nearest to an exact number, ties to even; a Python float, which has all of them."""
    digits, least, largest, beyond = FORMATS[kind]
    if not isinstance(value, mp.mpf):
        if math.isnan(value):
            return float(value)  # with its sign
        value = mp.mpf(value)
    if mp.isnan(value):
        return NAN
    negative = value < 0
    if value == 0:
        return 0.0
    size = abs(value)
    if not mp.isinf(size):
        exponent = max(int(mp.floor(mp.log(size, 2))), least)
        if mp.ldexp(1, exponent) > size and exponent > least:
            exponent -= 1
        elif mp.ldexp(2, exponent) <= size:
            exponent += 1
        quantum = mp.ldexp(1, exponent - digits + 1)
        size = mp.nint(size / quantum) * quantum
    if size > largest:
        result = {"inf": INF, "nan": NAN, "largest": largest}[beyond]
    else:
        result = float(size)
    if kind in UNSIGNED_ZERO and result == 0:
        return 0.0
    return -result if negative else result


def exact_array(values, shape, kind):
    """An array of the kind from numbers that it can hold."""
    if is_integer(kind) or kind == "i1":
        wide = np.array([int(v) for v in values], dtype=object)
        if kind == "i1":
            return wide.astype(bool).reshape(shape)
        return (
            np.array([int(v) for v in values], dtype=np.uint64 if kind == "ui64" else np.int64)
            .astype(DTYPES[kind])
            .reshape(shape)
        )
    if is_complex(kind):
        return np.array(list(values), dtype=DTYPES[kind]).reshape(shape)
    if kind == "f64":
        return np.array(list(values), np.float64).reshape(shape)
    return np.array(list(values), np.float32).astype(DTYPES[kind]).reshape(shape)


def array(values, kind):
    """An array of the kind from numbers near enough to those of the kind; rounds floats."""
    values = np.asarray(values)
    flat = values.reshape(-1)
    if values.dtype == DTYPES[kind]:
        return values
    if is_integer(kind):
        if (
            values.dtype.kind in "iu"
            and values.size
            and bits_of(kind) >= 8
            and all(limits(kind)[0] <= int(v) <= limits(kind)[1] for v in (values.min(), values.max()))
        ):
            return values.astype(DTYPES[kind])
        return exact_array([wrapped(v, kind) for v in flat], values.shape, kind)
    if (
        values.dtype.kind in "iufc"
        and (is_float(kind) or is_complex(kind))
        and not (values.dtype.kind == "c" and is_float(kind))
    ):
        # Most numbers are those of the kind already.
        wide = values.astype(np.complex128 if is_complex(kind) else np.float64)
        if is_complex(kind):
            narrow = wide.astype(DTYPES[kind])
        else:
            narrow = wide.astype(np.float32).astype(DTYPES[kind]) if kind != "f64" else wide
        if kind in ("f64", "complex<f64>") or np.array_equal(narrow.astype(wide.dtype), wide):
            return narrow
    if is_complex(kind):
        part = part_of(kind)
        return exact_array(
            [complex(float_of(v.real, part), float_of(v.imag, part)) for v in flat.astype(complex)], values.shape, kind
        )
    if kind == "i1":
        return values.astype(bool)
    return exact_array([float_of(v, kind) for v in flat], values.shape, kind)


def float_of(value, kind):
    value = float(value)
    if value == 0 and kind not in UNSIGNED_ZERO:
        return value
    return rounded(value, kind)


def text(value, kind):
    """An element of a constant: decimals where they are short, else bits."""
    if kind == "i1":
        return "true" if value else "false"
    if is_integer(kind):
        return str(int(value))
    if is_complex(kind):
        part = part_of(kind)
        return f"({text(DTYPES[part](value.real), part)}, {text(DTYPES[part](value.imag), part)})"
    number = float(value)
    if math.isfinite(number):
        decimal = repr(number)
        if "e" in decimal and "." not in decimal:
            decimal = decimal.replace("e", ".0e")
        if len(decimal) <= max(10, bits_of(kind) // 4 + 2):
            return decimal
    raw = np.asarray(value).tobytes()
    return f"0x{int.from_bytes(raw, 'little'):0{2 * len(raw)}X}"


def tensor(shape, kind):
    return "tensor<" + "".join(f"{extent}x" for extent in shape) + kind + ">"


def dense(values, kind):
    """The literal of a constant: dense<...> without its type."""
    flat = values.reshape(-1)
    raw = values.tobytes()
    if flat.size == 0:
        return "dense<>"
    width = len(raw) // flat.size
    if all(raw[i : i + width] == raw[:width] for i in range(0, len(raw), width)):
        return f"dense<{text(flat[0], kind)}>"
    if bits_of(kind) >= 8 and flat.size > 8 and kind != "i1":
        if sum(len(text(v, kind)) + 2 for v in flat) > 2 * len(raw) + 4:
            return f'dense<"0x{np.ascontiguousarray(values).tobytes().hex().upper()}">'

    def nested(part):
        return text(part[()], kind) if part.ndim == 0 else "[" + ", ".join(nested(inner) for inner in part) + "]"

    return f"dense<{nested(values)}>"
