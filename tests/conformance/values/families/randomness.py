"""Random bits: the published generators, written out. The specification does not say which counter makes which element;
here the order is that of XLA on a CPU.

Threefry: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011; 2 x 32 bits, 20 rounds.
Philox: the same; 4 x 32 bits, 10 rounds.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math

import numpy as np

from . import kinds
from .program import of

MASK = 2**32 - 1


def threefry(key, counter):
    """Two words of 32 bits from a key and a counter of 64 bits."""
    words = [key & MASK, key >> 32]
    words.append(words[0] ^ words[1] ^ 0x1BD11BDA)
    x, y = ((counter & MASK) + words[0]) & MASK, ((counter >> 32) + words[1]) & MASK
    for step in range(20):
        x = (x + y) & MASK
        turn = (13, 15, 26, 6, 17, 29, 16, 24)[step % 8]
        y = ((y << turn | y >> (32 - turn)) & MASK) ^ x
        if step % 4 == 3:
            group = step // 4 + 1
            x = (x + words[group % 3]) & MASK
            y = (y + words[(group + 1) % 3] + group) & MASK
    return [x, y]


def philox(key, counter):
    """Four words of 32 bits from a key of 64 bits and a counter of 128."""
    k = [key & MASK, key >> 32]
    c = [counter >> (32 * i) & MASK for i in range(4)]
    for _ in range(10):
        p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(q >> 32) ^ c[1] ^ k[0], q & MASK, (p >> 32) ^ c[3] ^ k[1], p & MASK]
        k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
    return c


# The first test vectors that come with the generators' publication.
assert threefry(0, 0) == [0x6B200159, 0x99BA4EFE]
assert philox(0, 0) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]


def bits(algorithm, state, shape, kind):
    """The state afterwards, and the elements as integers."""
    width, state = kinds.bits_of(kind), list(state)
    count = math.prod(shape)
    cut = lambda word: word & ((1 << width) - 1)
    if algorithm == "PHILOX":
        counter = state[1] | (state[2] if len(state) == 3 else state[0]) << 64
        made = []
        while len(made) < count:
            words = philox(state[0], counter)
            made += [words[0] | words[1] << 32, words[2] | words[3] << 32] if width == 64 else words
            counter = (counter + 1) % 2**128
        return [state[0], counter % 2**64] + [counter >> 64] * (len(state) == 3), [cut(w) for w in made[:count]]
    if width == 64:
        made = []
        for _ in range(count):
            x, y = threefry(state[0], state[1])
            made.append(x | y << 32)
            state[1] = (state[1] + 1) % 2**64
        return state, made
    # One counter makes two neighbours: along the first dimension of even extent, else along the first of the longest.
    even = [d for d, n in enumerate(shape) if n % 2 == 0]
    axis = even[0] if even else max(range(len(shape)), key=lambda d: shape[d], default=0)
    outer, along = math.prod(shape[:axis]), shape[axis] if shape else 1
    inner = math.prod(shape[axis + 1 :])
    made = [0] * count
    for o in range(outer):
        for a in range(0, along, 2):
            for i in range(inner):
                x, y = threefry(state[0], state[1])
                state[1] = (state[1] + 1) % 2**64
                made[(o * along + a) * inner + i] = cut(x)
                if a + 1 < along:
                    made[(o * along + a + 1) * inner + i] = cut(y)
    return state, made


def expect_bits(program, algorithm, state, shape, kind):
    """rng_bit_generator of integers gives these bits and this next state."""
    after, made = bits(algorithm, state, shape, kind)
    got = program.op(
        "rng_bit_generator",
        [program.constant(np.array(state, object), "ui64")],
        [of((len(state),), "ui64"), of(shape, kind)],
        f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>",
    )
    program.eq(got[0], np.array(after, object))
    made = np.array([kinds.wrapped(v, kind) for v in made], object).reshape(shape)
    program.eq(got[1], kinds.array(made, kind))


def generators(suite):
    for kind in kinds.TINY_FLOATS:
        program = suite.program("rng_bit_generator", f"rng_bit_generator of {kind}: any bits, no number among them")
        dtype = kinds.DTYPES[kind]
        for algorithm, shape in (("THREE_FRY", (3, 5)), ("PHILOX", (9,))):
            after, made = bits(algorithm, (3, 5), shape, kind)
            got = program.op(
                "rng_bit_generator",
                [program.constant(np.array([3, 5]), "ui64")],
                [of((2,), "ui64"), of(shape, kind)],
                f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>",
            )
            program.eq(got[0], np.array(after, object))
            program.eq(got[1], np.array(made, np.uint8).view(dtype).reshape(shape))
    for kind in kinds.INTEGERS + kinds.WIDE_FLOATS:
        program = suite.program("rng_bit_generator", f"rng_bit_generator of {kind}")
        for algorithm in ("THREE_FRY", "PHILOX"):
            for state in ((3, 5), (2**63 + 7, 2**64 - 2), (1, 2**64 - 1, 9)):
                if len(state) == 3 and algorithm == "THREE_FRY":
                    continue
                for shape in ((7,), (2, 3), (3, 4), (3, 5, 2), (), (0, 3)):
                    if kinds.is_float(kind):
                        continue
                    expect_bits(program, algorithm, state, shape, kind)
        if kinds.is_float(kind):
            # Any bits: as integers of the same width.
            same = f"ui{kinds.bits_of(kind)}"
            for algorithm in ("THREE_FRY", "PHILOX"):
                after, made = bits(algorithm, (3, 5), (6,), same)
                got = program.op(
                    "rng_bit_generator",
                    [program.constant(np.array([3, 5]), "ui64")],
                    [of((2,), "ui64"), of((6,), kind)],
                    f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>",
                )
                program.eq(got[0], np.array(after, object))
                program.eq(program.op("bitcast_convert", [got[1]], [of((6,), same)]), np.array(made, object))


def distributions(suite):
    """Random numbers, which are only compared with their bounds."""
    for kind in kinds.INTEGERS + kinds.FLOATS + ["i1"]:
        program = suite.program("rng", f"rng of {kind}: inside its bounds")
        low, high = {"ui2": (0, 3), "i2": (-1, 1), "f4E2M1FN": (1, 6), "f8E8M0FNU": (1, 64), "i1": (False, True)}.get(
            kind, (1, 5)
        )
        a, b = program.constant(low, kind), program.constant(high, kind)
        shape = program.constant(np.array([40, 25]), "i64")
        got = program.op(
            "rng", [a, b, shape], [of((40, 25), kind)], "rng_distribution = #stablehlo<rng_distribution UNIFORM>"
        )
        for direction, bound in (("GE", a), ("LT", b)):
            wide = program.op("broadcast_in_dim", [bound], [of((40, 25), kind)], "broadcast_dimensions = array<i64>")
            held = program.op(
                "compare",
                [got, wide],
                [of((40, 25), "i1")],
                f"comparison_direction = #stablehlo<comparison_direction {direction}>",
            )
            program.eq(held, np.ones((40, 25), bool))


def make(suite):
    generators(suite)
    distributions(suite)
