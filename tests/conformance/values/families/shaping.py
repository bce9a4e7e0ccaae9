"""Ops that move elements, with the same elements in every layout. Expected values are numpy's.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import itertools

import numpy as np

from . import kinds
from .data import counted, data, padding_of
from .program import numbers, of


def move(program, op, value, expected, attributes="", others=(), kind=None):
    program.eq(program.op(op, [value, *others], [of(expected.shape, kind or value.kind)], attributes), expected)


# One kind of each width: larger arrays are moved the same way whatever they mean.
WIDTHS = ["i8", "i16", "f32", "f64", "complex<f64>"]


def transposes(suite):
    for kind in kinds.ALL:
        program = suite.program("transpose", f"transpose of {kind}")
        x = data(kind, (3, 4, 5))
        value = program.constant(x, kind)
        for permutation in [(2, 0, 1), (0, 2, 1)] if kind in kinds.BRIEF else itertools.permutations(range(3)):
            move(program, "transpose", value, x.transpose(permutation), f"permutation = {numbers(permutation)}")
        y = data(kind, (2, 3, 1, 2))
        value = program.constant(y, kind)
        for permutation in ((3, 1, 0, 2), (0, 3, 2, 1), (2, 0, 1, 3), (1, 0, 3, 2)):
            move(program, "transpose", value, y.transpose(permutation), f"permutation = {numbers(permutation)}")
        move(
            program,
            "transpose",
            program.constant(data(kind, (0, 3)), kind),
            data(kind, (0, 3)).T,
            f"permutation = {numbers((1, 0))}",
        )
        move(
            program, "transpose", program.constant(data(kind, ()), kind), data(kind, ()), f"permutation = {numbers(())}"
        )
    for kind in WIDTHS:
        wide = kinds.bits_of(kind) >= 64
        program = suite.program("transpose", f"transpose of {kind}, more than a block")
        value, x = counted(program, (19, 35) if wide else (35, 38), kind, modulus=127, shift=63)
        move(program, "transpose", value, x.T, f"permutation = {numbers((1, 0))}")
        program = suite.program("transpose", f"transpose of {kind}, blocks in three dimensions")
        value, x = counted(program, (3, 9, 10) if wide else (5, 19, 18), kind, modulus=127, shift=63)
        for permutation in ((2, 1, 0), (0, 2, 1), (1, 2, 0)):
            move(program, "transpose", value, x.transpose(permutation), f"permutation = {numbers(permutation)}")


def broadcasts(suite):
    for kind in kinds.ALL:
        program = suite.program("broadcast_in_dim", f"broadcast_in_dim of {kind}")
        x = data(kind, (3, 1))
        value = program.constant(x, kind)
        for dimensions, shape in (
            ((0, 1), (3, 4)),
            ((0, 2), (3, 2, 1)),
            ((1, 2), (2, 3, 5)),
            ((1, 0), (1, 3)),
            ((1, 0), (4, 3)),
            ((2, 0), (2, 5, 3)),
            ((0, 1), (3, 0)),
        ):
            order = np.argsort(dimensions)
            turned = x.transpose(order)
            place = [1] * len(shape)
            for axis, dimension in zip(order, sorted(dimensions)):
                place[dimension] = x.shape[axis]
            expected = np.broadcast_to(turned.reshape(place), shape)
            move(program, "broadcast_in_dim", value, expected, f"broadcast_dimensions = {numbers(dimensions)}")
        scalar = data(kind, ())
        move(
            program,
            "broadcast_in_dim",
            program.constant(scalar, kind),
            np.broadcast_to(scalar, (2, 9)),
            f"broadcast_dimensions = {numbers(())}",
        )
        y = data(kind, (19,))
        value = program.constant(y, kind)
        move(program, "broadcast_in_dim", value, np.broadcast_to(y, (3, 19)), f"broadcast_dimensions = {numbers((1,))}")
        move(
            program,
            "broadcast_in_dim",
            value,
            np.broadcast_to(y[:, None], (19, 3)),
            f"broadcast_dimensions = {numbers((0,))}",
        )
        program = suite.program("broadcast", f"broadcast of {kind}")
        z = data(kind, (2, 3))
        value = program.constant(z, kind)
        for sizes in ((), (2,), (4, 1), (0,)):
            move(program, "broadcast", value, np.broadcast_to(z, (*sizes, 2, 3)), f"broadcast_sizes = {numbers(sizes)}")


def joined(suite):
    for kind in kinds.ALL:
        program = suite.program("concatenate", f"concatenate of {kind}")
        for axis in range(3):
            shapes = [[2, 3, 2] for _ in range(4)]
            for shape, extent in zip(shapes, (3, 0, 1, 2)):
                shape[axis] = extent
            parts = [data(kind, tuple(shape), axis, i) for i, shape in enumerate(shapes)]
            values = [program.constant(part, kind) for part in parts]
            move(
                program, "concatenate", values[0], np.concatenate(parts, axis), f"dimension = {axis} : i64", values[1:]
            )
        one = program.constant(data(kind, (5,)), kind)
        move(program, "concatenate", one, data(kind, (5,)), "dimension = 0 : i64")
        move(program, "concatenate", one, np.tile(data(kind, (5,)), 3), "dimension = 0 : i64", [one, one])
        # Parts whose strides differ from those of the result.
        x = data(kind, (4, 6))
        value = program.constant(x, kind)
        turned = program.op("transpose", [value], [of((6, 4), kind)], f"permutation = {numbers((1, 0))}")
        back = program.op("reverse", [value], [of((4, 6), kind)], f"dimensions = {numbers((1,))}")
        third = program.op(
            "slice",
            [value],
            [of((4, 3), kind)],
            f"start_indices = {numbers((0, 1))}, limit_indices = {numbers((4, 6))}, strides = {numbers((1, 2))}",
        )
        fourth = program.op("transpose", [turned], [of((4, 6), kind)], f"permutation = {numbers((1, 0))}")
        move(
            program,
            "concatenate",
            back,
            np.concatenate([x[:, ::-1], x[:, 1:6:2], x], 1),
            "dimension = 1 : i64",
            [third, fourth],
        )


def slices(suite):
    for kind in kinds.ALL:
        program = suite.program("slice", f"slice of {kind}")
        x = data(kind, (4, 7, 5))
        value = program.constant(x, kind)
        for start, limit, strides in (
            ((0, 0, 0), (4, 7, 5), (1, 1, 1)),
            ((1, 2, 0), (3, 7, 5), (1, 1, 1)),
            ((0, 1, 1), (4, 7, 5), (2, 3, 2)),
            ((3, 6, 4), (4, 7, 5), (1, 1, 1)),
            ((0, 0, 0), (4, 7, 5), (3, 6, 4)),
            ((2, 3, 1), (2, 7, 4), (1, 2, 1)),
            ((0, 5, 0), (4, 7, 5), (9, 5, 1)),
        ):
            expected = x[tuple(slice(a, b, c) for a, b, c in zip(start, limit, strides))]
            move(
                program,
                "slice",
                value,
                expected,
                f"start_indices = {numbers(start)}, limit_indices = {numbers(limit)}, strides = {numbers(strides)}",
            )


def reversals(suite):
    for kind in kinds.ALL:
        program = suite.program("reverse", f"reverse of {kind}")
        x = data(kind, (3, 4, 5))
        value = program.constant(x, kind)
        for count in range(4):
            for dimensions in itertools.combinations(range(3), count):
                move(program, "reverse", value, np.flip(x, dimensions), f"dimensions = {numbers(dimensions)}")
        move(program, "reverse", value, np.flip(x, (0, 2)), f"dimensions = {numbers((2, 0))}")
    for kind in WIDTHS:
        program = suite.program("reverse", f"reverse of {kind}, longer than a vector")
        value, x = counted(program, (3, 131), kind, modulus=127, shift=63)
        move(program, "reverse", value, x[:, ::-1], f"dimensions = {numbers((1,))}")


def reshapes(suite):
    for kind in kinds.ALL:
        program = suite.program("reshape", f"reshape of {kind}")
        x = data(kind, (4, 6))
        value = program.constant(x, kind)
        for shape in ((24,), (6, 4), (2, 3, 4), (1, 24, 1), (4, 6)):
            move(program, "reshape", value, x.reshape(shape))
        # The operand of a reshape is not always row-major.
        turned = program.op("transpose", [value], [of((6, 4), kind)], f"permutation = {numbers((1, 0))}")
        move(program, "reshape", turned, x.T.reshape(4, 6))
        move(program, "reshape", turned, x.T.reshape(3, 2, 4))
        wide = program.op(
            "broadcast_in_dim", [value], [of((4, 3, 6), kind)], f"broadcast_dimensions = {numbers((0, 2))}"
        )
        move(program, "reshape", wide, np.broadcast_to(x[:, None], (4, 3, 6)).reshape(12, 6))
        back = program.op("reverse", [value], [of((4, 6), kind)], f"dimensions = {numbers((0,))}")
        move(program, "reshape", back, x[::-1].reshape(8, 3))
        part = program.op(
            "slice",
            [value],
            [of((2, 6), kind)],
            f"start_indices = {numbers((1, 0))}, limit_indices = {numbers((3, 6))}, strides = {numbers((1, 1))}",
        )
        move(program, "reshape", part, x[1:3].reshape(12))
        one = data(kind, (1, 1))
        move(program, "reshape", program.constant(one, kind), one.reshape(()))
        move(program, "reshape", program.constant(data(kind, (0, 4)), kind), data(kind, (0, 4)).reshape(2, 0, 7))


def iotas(suite):
    for kind in kinds.NUMBERS:
        if kind == "f8E8M0FNU":
            continue  # has no zero
        program = suite.program("iota", f"iota of {kind}")
        least, most = kinds.limits(kind) if kinds.is_integer(kind) else (0, 300)
        most = min(most, {"f4E2M1FN": 4, "f6E2M3FN": 7, "f6E3M2FN": 8, "f8E4M3B11FNUZ": 16}.get(kind, 16))
        for shape, dimension in (
            ((most + 1,), 0),
            ((2, 3, 2), 0),
            ((2, 2, 3), 2),
            ((3, 2, 2), 1),
            ((2, 0), 0),
            ((0,), 0),
        ):
            shape = tuple(min(extent, most + 1) for extent in shape)
            place = [1] * len(shape)
            place[dimension] = -1
            wide = np.arange(shape[dimension], dtype=np.float32 if not kinds.is_integer(kind) else np.int64)
            expected = np.broadcast_to(kinds.array(wide, kind).reshape(place), shape)
            program.eq(program.iota(shape, kind, dimension), expected)
        if kind in ("i32", "f32", "f64", "i64", "ui16"):
            program.eq(program.iota((700,), kind), np.arange(700))


def constants(suite):
    for kind in kinds.ALL:
        program = suite.program("constant", f"constants of {kind}, with other forms of the same bits")
        for shape in ((), (3,), (2, 5), (0, 2), (37,)):
            x = data(kind, shape)
            made = program.op(
                "constant", [], [of(shape, kind)], f"value = {kinds.dense(x, kind)} : {kinds.tensor(shape, kind)}"
            )
            # Reversed twice: once by the program, once here.
            if shape and shape[0]:
                made = program.op("reverse", [made], [of(shape, kind)], f"dimensions = {numbers((0,))}")
                x = x[::-1]
            program.eq(made, x)
        x = data(kind, ())
        made = program.op(
            "constant",
            [],
            [of((2, 3), kind)],
            f"value = dense<{kinds.text(x[()], kind)}> : {kinds.tensor((2, 3), kind)}",
        )
        program.eq(made, np.broadcast_to(x, (2, 3)))


def padded(x, value, low, high, interior):
    """Straight from the specification: element i goes to low + i * (interior + 1)."""
    shape = [l + (max(n - 1, 0) * i + n) + h for n, l, h, i in zip(x.shape, low, high, interior)]
    result = np.full(shape, value, x.dtype)
    for index in np.ndindex(*x.shape):
        to = tuple(l + k * (i + 1) for k, l, i in zip(index, low, interior))
        if all(0 <= t < extent for t, extent in zip(to, shape)):
            result[to] = x[index]
    return result


PADDINGS = [
    ((1, 2), (0, 3), (0, 0)),
    ((0, 0), (0, 0), (0, 0)),
    ((0, 1), (2, 0), (2, 1)),
    ((-1, 0), (0, -2), (0, 0)),
    ((-1, -2), (-1, -1), (1, 2)),
    ((3, -1), (-2, 2), (0, 3)),
    ((0, -5), (0, 0), (0, 0)),
    ((-2, 0), (-1, 4), (0, 0)),
    ((0, 7), (0, -3), (0, 0)),
    ((2, 2), (2, 2), (3, 0)),
]


def pads(suite):
    for kind in kinds.ALL:
        program = suite.program("pad", f"pad of {kind}")
        x, filling = data(kind, (3, 5)), kinds.array(padding_of(kind), kind)
        value, around = program.constant(x, kind), program.constant(filling, kind)
        for low, high, interior in PADDINGS if kind not in kinds.BRIEF else PADDINGS[2:6]:
            expected = padded(x, filling, low, high, interior)
            move(
                program,
                "pad",
                value,
                expected,
                f"edge_padding_low = {numbers(low)}, edge_padding_high = "
                f"{numbers(high)}, interior_padding = {numbers(interior)}",
                [around],
            )
        # No elements; other strides; three dimensions, the middle one unchanged.
        nothing = data(kind, (0, 2))
        move(
            program,
            "pad",
            program.constant(nothing, kind),
            padded(nothing, filling, (2, 0), (1, 1), (4, 0)),
            f"edge_padding_low = {numbers((2, 0))}, edge_padding_high = {numbers((1, 1))}, "
            f"interior_padding = {numbers((4, 0))}",
            [around],
        )
        turned = program.op("transpose", [value], [of((5, 3), kind)], f"permutation = {numbers((1, 0))}")
        move(
            program,
            "pad",
            turned,
            padded(x.T, filling, (1, 0), (0, 2), (1, 0)),
            f"edge_padding_low = {numbers((1, 0))}, edge_padding_high = {numbers((0, 2))}, "
            f"interior_padding = {numbers((1, 0))}",
            [around],
        )
        y = data(kind, (2, 3, 2))
        move(
            program,
            "pad",
            program.constant(y, kind),
            padded(y, filling, (1, 0, 1), (0, 0, 2), (1, 0, 0)),
            f"edge_padding_low = {numbers((1, 0, 1))}, edge_padding_high = {numbers((0, 0, 2))}, "
            f"interior_padding = {numbers((1, 0, 0))}",
            [around],
        )
        scalar = data(kind, ())
        move(
            program,
            "pad",
            program.constant(scalar, kind),
            scalar,
            f"edge_padding_low = {numbers(())}, edge_padding_high = {numbers(())}, interior_padding = {numbers(())}",
            [around],
        )


# --- Bits ------------------------------------------------------------------------------------------------------------


def bitcast(x, kind, target):
    """The bits of the elements as those of another kind; narrower ones are the last dimension, lowest first."""
    bits, width = kinds.bits_of(kind), kinds.bits_of(target)

    def codes(values):
        raw = np.ascontiguousarray(values).reshape(-1)
        step = raw.dtype.itemsize
        bytes_ = raw.tobytes()
        return [int.from_bytes(bytes_[i : i + step], "little") & ((1 << bits) - 1) for i in range(0, len(bytes_), step)]

    def array(numbers_, shape):
        step = np.dtype(kinds.DTYPES[target]).itemsize
        fill = []
        for number in numbers_:
            if width < 8 and target.startswith("i") and target != "i1" and number >> (width - 1):
                number |= 0xFF & ~((1 << width) - 1)
            fill.append(int(number).to_bytes(step, "little"))
        return (
            np.frombuffer(b"".join(fill), kinds.DTYPES[target]).reshape(shape)
            if fill
            else np.zeros(shape, kinds.DTYPES[target])
        )

    numbers_ = codes(x)
    if bits == width:
        return array(numbers_, x.shape)
    if bits > width:
        count = bits // width
        return array(
            [(n >> (width * i)) & ((1 << width) - 1) for n in numbers_ for i in range(count)], (*x.shape, count)
        )
    count = width // bits
    return array(
        [sum(n << (bits * i) for i, n in enumerate(numbers_[k : k + count])) for k in range(0, len(numbers_), count)],
        x.shape[:-1],
    )


def bitcasts(suite):
    for kind in kinds.ALL:
        program = suite.program("bitcast_convert", f"bitcast_convert of {kind}")
        bits = kinds.bits_of(kind)
        for target in kinds.ALL:
            width = kinds.bits_of(target)
            if kind in kinds.BRIEF and target in kinds.BRIEF and kind != target:
                continue
            if kinds.is_complex(kind) != kinds.is_complex(target) or (kind == "i1") != (target == "i1"):
                continue
            if width % bits and bits % width:
                continue
            shape = (3, 4) if bits >= width else (3, width // bits)
            x = data(kind, shape, target)
            if target in kinds.FLOATS and target not in ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN"):
                # Bits of numbers, because NaNs may change.
                y = data(target, (3, 4) if bits <= width else (3, bits // width), kind)
                x = bitcast(y[:, 0] if bits < width else y, target, kind)
            value = program.constant(x, kind)
            move(program, "bitcast_convert", value, bitcast(x, kind, target), kind=target)
            if bits >= width and kind in kinds.CORE:
                turned = program.op(
                    "transpose", [value], [of(x.T.shape, kind)], f"permutation = {numbers(range(len(x.shape))[::-1])}"
                )
                move(program, "bitcast_convert", turned, bitcast(np.ascontiguousarray(x.T), kind, target), kind=target)


def make(suite):
    transposes(suite)
    broadcasts(suite)
    joined(suite)
    slices(suite)
    reversals(suite)
    reshapes(suite)
    iotas(suite)
    constants(suite)
    pads(suite)
    bitcasts(suite)
