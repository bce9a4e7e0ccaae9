#!/usr/bin/env python3
"""Makes elements.txt: what element functions give for chosen operands, by numpy and exact arithmetic.

A line is: function, operand type, result type, tolerance in units of the last place, then the bits of each operand and
of the result, as hexadecimal numbers:  add i8 i8 0 | 7f 01 | 01 ff | 80 00
Needs numpy and ml_dtypes.  SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import functools, itertools, math, random, sys
from fractions import Fraction
import ml_dtypes as ml
import numpy as np

np.seterr(all="ignore")
random.seed(7)
SIGNED = {"i2": 2, "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
UNSIGNED = {"ui2": 2, "ui4": 4, "ui8": 8, "ui16": 16, "ui32": 32, "ui64": 64}
NARROW = {"f4E2M1FN": ml.float4_e2m1fn, "f6E2M3FN": ml.float6_e2m3fn, "f6E3M2FN": ml.float6_e3m2fn,
          "f8E3M4": ml.float8_e3m4, "f8E4M3": ml.float8_e4m3, "f8E4M3FN": ml.float8_e4m3fn,
          "f8E4M3FNUZ": ml.float8_e4m3fnuz, "f8E4M3B11FNUZ": ml.float8_e4m3b11fnuz, "f8E5M2": ml.float8_e5m2,
          "f8E5M2FNUZ": ml.float8_e5m2fnuz, "bf16": ml.bfloat16, "f16": np.float16}
FLOATS = dict(NARROW, f32=np.float32, f64=np.float64)
COMPLEX = {"complex<f32>": np.complex64, "complex<f64>": np.complex128}
UINT = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}
lines = []


def bits(values, dtype):
    a = np.array(values, dtype=dtype)
    return ["%x" % int(v) for v in a.view(UINT[a.dtype.itemsize])]


def emit(name, operand, result, ulps, columns):
    """At most 40 rows, 24 for types that are rarely used."""
    per = [2 if c.startswith("complex") else 1 for c in (operand, result)]
    if per == [1, 1]:
        most = 40 if operand in ("i8", "i32", "i64", "ui32", "f32", "f64", "bf16", "f16", "i1") else 24
        if len(columns[0]) > most:
            rows = sorted(random.sample(range(len(columns[0])), most))
            columns = [[c[i] for i in rows] for c in columns]
    lines.append(" ".join([name, operand, result, str(ulps)]) + "".join(" | " + " ".join(c) for c in columns))


# --- Integers: exact, wrapping ---------------------------------------------------------------------------------------
def wrap(value, type):
    if type == "i1":
        return value & 1
    n = SIGNED.get(type) or UNSIGNED[type]
    value &= (1 << n) - 1
    return value - (1 << n) if type in SIGNED and value >> (n - 1) else value


def hexInt(value, type):
    n = SIGNED.get(type) or UNSIGNED.get(type) or 1
    return "%x" % (value & ((1 << max(8, n)) - 1))  # memory: sign-extended to a byte at least


@functools.cache
def intValues(type):
    n = SIGNED.get(type) or UNSIGNED[type]
    if type in SIGNED:
        low, high = -(1 << (n - 1)), (1 << (n - 1)) - 1
        some = {low, low + 1, -2, -1, 0, 1, 2, high - 1, high}
    else:
        low, high = 0, (1 << n) - 1
        some = {0, 1, 2, 3, high // 2, high // 2 + 1, high - 1, high}
    some |= {random.randint(low, high) for _ in range(6)}
    some |= {v for v in (5, 7, n - 1, n, n + 1, -n) if low <= v <= high}
    return sorted(v for v in some if low <= v <= high)


def divide(a, b, t):
    if b == 0:
        return -1
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def remainder(a, b, t):
    return a if b == 0 else a - b * divide(a, b, t)


def power(a, b, t):
    if b < 0:
        return 1 if a == 1 else (1 if b % 2 == 0 else -1) if a == -1 else 0
    return pow(a, b, 1 << 64)


def unsigned(a, t):
    return a & ((1 << (SIGNED.get(t) or UNSIGNED[t])) - 1)


def width(t):
    return SIGNED.get(t) or UNSIGNED[t]


def signedOf(a, t):
    n = width(t)
    a = unsigned(a, t)
    return a - (1 << n) if a >> (n - 1) else a


def shift(f):
    def g(a, b, t):
        b = unsigned(b, t)
        return f(a, b, t)
    return g


BINARY = {
    "add": lambda a, b, t: a + b, "subtract": lambda a, b, t: a - b, "multiply": lambda a, b, t: a * b,
    "divide": divide, "remainder": remainder, "power": power, "maximum": lambda a, b, t: max(a, b),
    "minimum": lambda a, b, t: min(a, b), "and": lambda a, b, t: a & b, "or": lambda a, b, t: a | b,
    "xor": lambda a, b, t: a ^ b,
    "shift_left": shift(lambda a, b, t: a << b if b < width(t) else 0),
    "shift_right_arithmetic": shift(lambda a, b, t: signedOf(a, t) >> min(b, width(t) - 1)),
    "shift_right_logical": shift(lambda a, b, t: unsigned(a, t) >> b if b < width(t) else 0),
}
UNARY = {"negate": lambda a, t: -a, "abs": lambda a, t: abs(a), "sign": lambda a, t: (a > 0) - (a < 0),
         "not": lambda a, t: ~a, "popcnt": lambda a, t: bin(unsigned(a, t)).count("1"),
         "count_leading_zeros": lambda a, t: width(t) - unsigned(a, t).bit_length()}
for t in list(SIGNED) + list(UNSIGNED):
    pairs = list(itertools.product(intValues(t), intValues(t)))
    for name, f in BINARY.items():
        emit(name, t, t, 0, [[hexInt(a, t) for a, b in pairs], [hexInt(b, t) for a, b in pairs],
                             [hexInt(wrap(f(a, b, t), t), t) for a, b in pairs]])
    for name, f in UNARY.items():
        if name == "sign" and t in UNSIGNED:
            continue
        emit(name, t, t, 0, [[hexInt(a, t) for a in intValues(t)],
                             [hexInt(wrap(f(a, t), t), t) for a in intValues(t)]])
    some = intValues(t)[::3]
    triples = list(itertools.product(some, some, some))
    emit("clamp", t, t, 0, [[hexInt(v[i], t) for v in triples] for i in range(3)] +
         [[hexInt(min(max(v[1], v[0]), v[2]), t) for v in triples]])
for name, f in {"add": max, "or": max, "maximum": max, "multiply": min, "and": min, "minimum": min,
                "xor": lambda a, b: a ^ b}.items():
    emit(name, "i1", "i1", 0, [["0", "0", "1", "1"], ["0", "1", "0", "1"],
                               [str(f(a, b)) for a in (0, 1) for b in (0, 1)]])
emit("not", "i1", "i1", 0, [["0", "1"], ["1", "0"]])


# --- Rounding to any float format, exactly --------------------------------------------------------------------------
class Format:
    def __init__(self, name):
        self.name, self.dtype = name, FLOATS[name]
        self.bytes = np.dtype(self.dtype).itemsize
        if name in ("f32", "f64"):
            return
        total = {"f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6}.get(name, 8 * self.bytes)
        self.sign = 1 << (total - 1)
        codes = np.arange(self.sign, dtype=UINT[self.bytes])
        values = codes.view(self.dtype).astype(np.float64)
        self.values = [Fraction(float(v)) for v in values if np.isfinite(v)]
        step = self.values[-1] - self.values[-2]
        self.beyond = self.values[-1] + step  # the number that would follow the greatest
        self.over = bits([np.inf], self.dtype)[0]
        self.nan = bits([np.nan], self.dtype)[0]
        if name.startswith(("f4", "f6")):
            self.nan = "%x" % self.sign

    def round(self, x, negativeZero=False):
        """The bits of the nearest number to x (a Fraction, or a float that is not finite), ties to even codes."""
        if self.name in ("f32", "f64"):
            if isinstance(x, Fraction):
                return self.roundWide(x, negativeZero)
            return bits([x], self.dtype)[0]
        if not isinstance(x, Fraction):
            if math.isnan(x):
                return self.nan
            code = int(self.over, 16)
            return self.signed(code, x < 0)
        negative, x = x < 0 or negativeZero, abs(x)
        import bisect
        at = bisect.bisect_left(self.values, x)
        if at == len(self.values):
            low, high = at - 1, at
            highValue = self.beyond
        elif self.values[at] == x:
            return self.signed(at, negative)
        else:
            low, high = at - 1, at
            highValue = self.values[at]
        below, above = x - self.values[low], highValue - x
        code = low if below < above else high if above < below else (low if low % 2 == 0 else high)
        if code == len(self.values):
            code = int(self.over, 16)
        return self.signed(code, negative)

    def signed(self, code, negative):
        if "FNUZ" in self.name and (code == 0 or code == int(self.nan, 16)):
            return "%x" % code
        return "%x" % (code | self.sign if negative else code)

    def roundWide(self, x, negativeZero):
        mantissa, least, most = (24, -149, 128) if self.name == "f32" else (53, -1074, 1024)
        negative, x = x < 0 or negativeZero, abs(x)
        if x == 0:
            value = 0.0
        else:
            exponent = max(x.numerator.bit_length() - x.denominator.bit_length() - mantissa - 1, least)
            while x / Fraction(2) ** exponent >= 2 ** mantissa:
                exponent += 1
            scaled = x / Fraction(2) ** exponent
            whole = scaled.numerator // scaled.denominator
            rest = scaled - whole
            whole += rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1)
            value = math.inf if Fraction(whole) * Fraction(2) ** exponent >= Fraction(2) ** most else math.ldexp(whole, exponent)
        return bits([-value if negative else value], self.dtype)[0]


FORMATS = {name: Format(name) for name in FLOATS}


def floatValues(name):
    """Interesting numbers of a format, as python floats; NaN last."""
    f = FORMATS[name]
    if name in ("f32", "f64"):
        info = np.finfo(f.dtype)
        base = [0.0, 1.0, 1.5, 0.5, 2.5, 3.5, math.pi, 1e-3, 100.0, 255.0, 256.5, 65504.0, 65520.0, 1e10, float(info.max),
                float(info.tiny), float(info.smallest_subnormal), 3 * float(info.smallest_subnormal),
                1.0 + float(info.eps), 2.0 ** 31, 2.0 ** 63, 2147483520.0, 1e-10,
                1 + 2 ** -8, 1 + 2 ** -11, 1 + 3 * 2 ** -9, 240.0, 248.0, 464.0, 480.0]
        if name == "f64":
            base += [1 + 2 ** -8 + 2 ** -40, 1 + 2 ** -11 + 2 ** -52, 1 + 2 ** -24 + 2 ** -50, 1e40, 1e-40, 1e-46,
                     2.0 ** -150 + 2.0 ** -190, 3.3895313892515355e38, 2.0 ** 24 + 1, 65520.0 - 2 ** -30]
        else:
            base += [1e-40, 1e38, float(np.float32(1e-45))]
        base = [float(f.dtype(v)) for v in base]
    else:
        finite = [float(v) for v in f.values]
        base = finite if len(finite) <= 32 else [finite[i] for i in sorted({0, 1, 2, 3, len(finite) // 2, len(finite) - 2,
                                                                           len(finite) - 1} |
                                                                          {random.randrange(len(finite)) for _ in range(25)})]
    out = []
    for v in base:
        out += [v, -v]
    if name in ("f32", "f64", "bf16", "f16", "f8E5M2", "f8E4M3", "f8E3M4"):
        out += [math.inf, -math.inf]
    if not name.startswith(("f4", "f6")):
        out += [math.nan]
    if "FNUZ" in name:
        out = [v for v in out if not (v == 0 and math.copysign(1, v) < 0)]
    return out


def floatBits(values, name):
    return bits(np.array(values, np.float64).astype(FLOATS[name]), FLOATS[name])


# --- Conversions ------------------------------------------------------------------------------------------------------
def convertFloat(v, to):
    if to == "i1":
        return "0" if v == 0 else "1"
    if to in SIGNED or to in UNSIGNED:
        n = width(to)
        low, high = (-(1 << (n - 1)), (1 << (n - 1)) - 1) if to in SIGNED else (0, (1 << n) - 1)
        if math.isnan(v):
            return "0"
        if math.isinf(v):
            return hexInt(high if v > 0 else low, to)
        return hexInt(min(max(int(v), low), high), to)
    if math.isnan(v) or math.isinf(v):
        return FORMATS[to].round(v)
    return FORMATS[to].round(Fraction(v), math.copysign(1, v) < 0)


def convertInt(v, to):
    if to == "i1":
        return "0" if v == 0 else "1"
    if to in SIGNED or to in UNSIGNED:
        return hexInt(wrap(v, to), to)
    return FORMATS[to].round(Fraction(v))


targets = ["i1"] + list(SIGNED) + list(UNSIGNED) + list(FLOATS)
for source in targets:
    for target in targets:
        if source in FLOATS:
            values = floatValues(source)
            # What NaN's bits are where there is one is for the format to say.
            if source == target:
                values = [v for v in values if not math.isnan(v)]
            emit("convert", source, target, 0, [floatBits(values, source), [convertFloat(v, target) for v in values]])
        else:
            values = [0, 1] if source == "i1" else intValues(source)
            emit("convert", source, target, 0, [[hexInt(v, source) for v in values],
                                                [convertInt(v, target) for v in values]])

# --- Floats --------------------------------------------------------------------------------------------------------------
def exactly(name, t, f, arity):
    """A function of exact arithmetic, rounded once. Only finite operands."""
    values = [v for v in floatValues(t) if math.isfinite(v)][:28]
    rows = [(v,) for v in values] if arity == 1 else list(itertools.product(values, values))
    results = []
    kept = []
    for row in rows:
        r = f(*row)
        if r is None:
            continue
        kept.append(row)
        results.append(FORMATS[t].round(*r) if isinstance(r, tuple) else FORMATS[t].round(r))
    emit(name, t, t, 0, [floatBits([row[i] for row in kept], t) for i in range(arity)] + [results])


def sum_(a, b):
    s = Fraction(a) + Fraction(b)
    return (s, s == 0 and math.copysign(1, a) < 0 and math.copysign(1, b) < 0)


def product(a, b):
    return (Fraction(a) * Fraction(b), math.copysign(1, a) * math.copysign(1, b) < 0)


def quotient(a, b):
    return None if b == 0 else (Fraction(a) / Fraction(b), math.copysign(1, a) * math.copysign(1, b) < 0)


def nearestEven(a):
    r = round(Fraction(a))
    return (Fraction(r), math.copysign(1, a) < 0)


def nearestAway(a):
    r = math.floor(abs(Fraction(a)) + Fraction(1, 2))
    return (Fraction(r if a >= 0 else -r), math.copysign(1, a) < 0)


for t in FLOATS:
    exactly("add", t, sum_, 2)
    exactly("subtract", t, lambda a, b: sum_(a, -b), 2)
    exactly("multiply", t, product, 2)
    exactly("divide", t, quotient, 2)
    exactly("round_nearest_even", t, nearestEven, 1)
    exactly("round_nearest_afz", t, nearestAway, 1)
    exactly("floor", t, lambda a: (Fraction(math.floor(a)), math.copysign(1, a) < 0), 1)
    exactly("ceil", t, lambda a: (Fraction(math.ceil(a)), math.copysign(1, a) < 0), 1)
    exactly("abs", t, lambda a: abs(Fraction(a)), 1)
    exactly("negate", t, lambda a: (-Fraction(a), math.copysign(1, a) > 0), 1)
    exactly("sign", t, lambda a: (Fraction((a > 0) - (a < 0)), math.copysign(1, a) < 0), 1)
    exactly("remainder", t, lambda a, b: None if b == 0 else (Fraction(math.fmod(a, b)), math.copysign(1, a) < 0), 2)
    values = floatValues(t)
    pairs = list(itertools.product(values, values))

    def extreme(a, b, greatest):
        if math.isnan(a) or math.isnan(b):
            return math.nan
        key = lambda v: (v, math.copysign(1, v))
        return max(a, b, key=key) if greatest else min(a, b, key=key)
    for name, greatest in (("maximum", True), ("minimum", False)):
        emit(name, t, t, 0, [floatBits([p[0] for p in pairs], t), floatBits([p[1] for p in pairs], t),
                             floatBits([extreme(a, b, greatest) for a, b in pairs], t)])
    emit("is_finite", t, "i1", 0, [floatBits(values, t), [str(int(math.isfinite(v))) for v in values]])

    def order(v, kind):
        if math.isnan(v):
            return (3, 0) if kind != "Total" or math.copysign(1, v) > 0 else (-3, 0)
        return (1 if v == math.inf else -1 if v == -math.inf else 0,
                v if abs(v) != math.inf else 0, math.copysign(1, v) if kind == "Total" and v == 0 else 0)
    import operator
    directions = {"EQ": operator.eq, "NE": operator.ne, "GE": operator.ge, "GT": operator.gt, "LE": operator.le,
                  "LT": operator.lt}
    for kind in ("Float", "Total", "Weak"):
        for direction, test in directions.items():
            results = []
            for a, b in pairs:
                if kind == "Float":
                    results.append(str(int(test(a, b))))
                else:
                    results.append(str(int(test(order(a, kind), order(b, kind)))))
            emit("compare." + direction + "." + kind, t, "i1", 0, [floatBits([p[0] for p in pairs], t),
                                                                   floatBits([p[1] for p in pairs], t), results])

# Functions of analysis: by the long double of numpy, rounded. Near their zeros relative accuracy is asked for as well.
ANALYSIS = {"exponential": np.exp, "exponential_minus_one": np.expm1, "log": np.log, "log_plus_one": np.log1p,
            "tanh": np.tanh, "cosine": np.cos, "sine": np.sin, "tan": np.tan, "sqrt": np.sqrt, "cbrt": np.cbrt,
            "rsqrt": lambda x: 1 / np.sqrt(x), "logistic": lambda x: 1 / (1 + np.exp(-x))}
for t in ("f16", "bf16", "f32", "f64"):
    near = [random.uniform(-3, 3) for _ in range(60)] + [random.uniform(-80, 80) for _ in range(40)]
    tiny = [random.uniform(-1, 1) * 10 ** random.uniform(-6, 0) for _ in range(30)]
    special = [0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, -1.0]
    near, tiny = near[::5], tiny[::4]
    values = [float(FLOATS[t](v)) for v in near + tiny] + special
    wide = np.array(values, np.longdouble)
    for name, f in ANALYSIS.items():
        r = f(wide)
        if t in NARROW:
            results = [FORMATS[t].round(Fraction(float(v)) if math.isfinite(float(v)) else float(v),
                                        float(v) == 0 and bool(np.signbit(v))) for v in r]
        else:
            results = bits(r.astype(FLOATS[t]), FLOATS[t])
        emit(name, t, t, 1 if t in NARROW else 3, [floatBits(values, t), results])
    a = [v for v in values for _ in range(6)]
    b = [random.choice(values) for _ in a]
    la, lb = np.array(a, np.longdouble), np.array(b, np.longdouble)
    for name, f in {"power": np.power, "atan2": np.arctan2}.items():
        r = f(la, lb)
        results = ([FORMATS[t].round(Fraction(float(v)) if math.isfinite(float(v)) else float(v),
                                     float(v) == 0 and bool(np.signbit(v))) for v in r]
                   if t in NARROW else bits(r.astype(FLOATS[t]), FLOATS[t]))
        emit(name, t, t, 1 if t in NARROW else 3, [floatBits(a, t), floatBits(b, t), results])

# --- Complex numbers: tolerance in units of the last place of the larger part ------------------------------------------------
def complexBits(values, dtype):
    parts = np.array(values, np.clongdouble).astype(dtype).view(np.float32 if dtype == np.complex64 else np.float64)
    return bits(parts, parts.dtype)


CUNARY = dict(ANALYSIS, negate=np.negative, sign=lambda z: z / np.abs(z))
del CUNARY["cbrt"]
for t, dtype in COMPLEX.items():
    part = np.float32 if dtype == np.complex64 else np.float64
    values = [complex(part(random.uniform(-2, 2)), part(random.uniform(-2, 2))) for _ in range(20)]
    other = [complex(part(random.uniform(-2, 2)), part(random.uniform(-2, 2))) for _ in range(20)]
    wide, wideOther = np.array(values, np.clongdouble), np.array(other, np.clongdouble)
    for name, f in CUNARY.items():
        emit(name, t, t, 8, [complexBits(values, dtype), complexBits(f(wide), dtype)])
    for name, f in {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide,
                    "power": np.power}.items():
        emit(name, t, t, 16, [complexBits(values, dtype), complexBits(other, dtype), complexBits(f(wide, wideOther), dtype)])
    f = "f32" if dtype == np.complex64 else "f64"
    emit("real", t, f, 0, [complexBits(values, dtype), bits([v.real for v in values], part)])
    emit("imag", t, f, 0, [complexBits(values, dtype), bits([v.imag for v in values], part)])
    emit("abs", t, f, 2, [complexBits(values, dtype), bits(np.abs(wide).astype(part), part)])
    emit("complex", f, t, 0, [bits([v.real for v in values], part), bits([v.imag for v in values], part),
                              complexBits(values, dtype)])

# reduce_precision.E.M: through formats that are what it makes.
for t, (e, m) in {"bf16": (8, 7), "f16": (5, 10), "f8E5M2": (5, 2), "f8E4M3": (4, 3)}.items():
    values = [v for v in floatValues("f32") if not math.isnan(v)]
    results = []
    for v in values:
        code = int(FORMATS[t].round(Fraction(v) if math.isfinite(v) else v, math.copysign(1, v) < 0), 16)
        back = float(np.array([code], UINT[FORMATS[t].bytes]).view(FLOATS[t]).astype(np.float64)[0])
        # What would be subnormal is zero here, where the exponent has fewer bits than before.
        least = float(ml.finfo(FLOATS[t]).smallest_normal)
        results.append(math.copysign(0, v) if e < 8 and (abs(back) < least or abs(v) < least * (1 - 2.0 ** -(m + 2))) else back)
    emit("reduce_precision.%d.%d" % (e, m), "f32", "f32", 0, [floatBits(values, "f32"), floatBits(results, "f32")])

with open(sys.argv[1], "w") as out:
    out.write("\n".join(lines) + "\n")
