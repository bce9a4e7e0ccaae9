"""Ops that read and write at computed indices. Expected values follow the formulas of the specification.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np

from . import kinds
from .data import data, whole
from .program import numbers, of
from .reduction import array_of, folded, plain

EXTREMES = {
    "i8": (-128, 127),
    "ui8": (0, 255),
    "i32": (-(2**31), 2**31 - 1),
    "ui32": (0, 2**32 - 1),
    "i64": (-(2**63), 2**63 - 1),
    "ui64": (0, 2**64 - 1),
    "i16": (-(2**15), 2**15 - 1),
}


def slices(suite):
    for kind in kinds.ALL:
        x, update = data(kind, (4, 5, 3)), data(kind, (2, 3, 1), "update")
        read = suite.program("dynamic_slice", f"dynamic_slice of {kind}")
        written = suite.program("dynamic_update_slice", f"dynamic_update_slice of {kind}")
        cases = [(0, 0, 0), (1, 2, 1), (2, 2, 2), (3, 4, 2), (-1, -7, 9), (100, 0, -3)]
        for index_kind, starts in [("i32", s) for s in (cases if kind in kinds.CORE else cases[1:5:2])] + [
            ("i64", (-(2**63), 2**63 - 1, 1)),
            ("ui8", (255, 1, 0)),
            ("i8", (-128, 127, 2)),
            ("ui64", (2**64 - 1, 0, 1)),
        ]:
            place = [min(max(s, 0), n - m) for s, n, m in zip(starts, x.shape, update.shape)]
            inside = tuple(slice(p, p + m) for p, m in zip(place, update.shape))
            program = read
            operands = [program.constant(np.array(s, object), index_kind) for s in starts]
            got = program.op(
                "dynamic_slice",
                [program.constant(x, kind), *operands],
                [of(update.shape, kind)],
                f"slice_sizes = {numbers(update.shape)}",
            )
            program.eq(got, x[inside])
            program = written
            operands = [program.constant(np.array(s, object), index_kind) for s in starts]
            expected = x.copy()
            expected[inside] = update
            got = program.op(
                "dynamic_update_slice",
                [program.constant(x, kind), program.constant(update, kind), *operands],
                [of(x.shape, kind)],
            )
            program.eq(got, expected)
            if starts == (1, 2, 1):  # of what nobody needs any more
                made = program.op(
                    "reverse", [program.constant(x, kind)], [of(x.shape, kind)], f"dimensions = {numbers((1,))}"
                )
                expected = x[:, ::-1].copy()
                expected[inside] = update
                got = program.op(
                    "dynamic_update_slice", [made, program.constant(update, kind), *operands], [of(x.shape, kind)]
                )
                program.eq(got, expected)
        whole_update = data(kind, x.shape, 2)
        zeros = [written.constant(5, "i32")] * 3
        program = written
        program.eq(
            program.op(
                "dynamic_update_slice",
                [program.constant(x, kind), program.constant(whole_update, kind), *zeros],
                [of(x.shape, kind)],
            ),
            whole_update,
        )
        empty = data(kind, (0, 5, 3))
        program.eq(
            program.op(
                "dynamic_update_slice",
                [program.constant(x, kind), program.constant(empty, kind), *zeros],
                [of(x.shape, kind)],
            ),
            x,
        )
        scalar = data(kind, ())
        program = read
        program.eq(
            program.op(
                "dynamic_slice", [program.constant(scalar, kind)], [of((), kind)], f"slice_sizes = {numbers(())}"
            ),
            scalar,
        )


# --- gather ----------------------------------------------------------------------------------------------------------


class Gather:
    def __init__(self, operand, indices, offset, collapsed, batching, index_batching, mapped, vector, sizes):
        self.operand, self.indices, self.offset, self.collapsed = operand, indices, offset, collapsed
        self.batching, self.index_batching, self.mapped = batching, index_batching, mapped
        self.vector, self.sizes = vector, sizes

    def numbers(self, scatter=False):
        names = (
            (
                "update_window_dims",
                "inserted_window_dims",
                "input_batching_dims",
                "scatter_indices_batching_dims",
                "scatter_dims_to_operand_dims",
            )
            if scatter
            else (
                "offset_dims",
                "collapsed_slice_dims",
                "operand_batching_dims",
                "start_indices_batching_dims",
                "start_index_map",
            )
        )
        lists = (self.offset, self.collapsed, self.batching, self.index_batching, self.mapped)
        words = [f"{name} = [{', '.join(map(str, values))}]" for name, values in zip(names, lists) if values]
        return ", ".join(words + [f"index_vector_dim = {self.vector}"])

    def shape(self):
        """Of the result of a gather, or of the updates of a scatter."""
        batch = [n for d, n in enumerate(self.indices) if d != self.vector]
        window = [n for d, n in enumerate(self.sizes) if d not in self.collapsed and d not in self.batching]
        rank = len(batch) + len(window)
        batch, window = iter(batch), iter(window)
        return tuple(next(window) if d in self.offset else next(batch) for d in range(rank))

    def places(self, indices, clamp):
        """For each element of the result, in order, the index into the operand."""
        shape = self.shape()
        for at in np.ndindex(*shape):
            batch = [at[d] for d in range(len(shape)) if d not in self.offset]
            if self.vector < len(self.indices):
                start = [
                    int(indices[tuple(batch[: self.vector] + [i] + batch[self.vector :])])
                    for i in range(self.indices[self.vector])
                ]
            else:
                start = [int(indices[tuple(batch)])]
            place = [0] * len(self.operand)
            for value, d in zip(start, self.mapped):
                place[d] = min(max(value, 0), self.operand[d] - self.sizes[d]) if clamp else value
            for d, i in zip(self.batching, self.index_batching):
                place[d] += batch[i - (0 if i < self.vector else 1)]
            offsets = iter(at[d] for d in self.offset)
            for d in range(len(self.operand)):
                if d not in self.collapsed and d not in self.batching:
                    place[d] += next(offsets)
            yield at, tuple(place)


G = Gather
GATHERS = [
    G((5, 4), (3, 1), (1,), (0,), (), (), (0,), 1, (1, 4)),
    G((5, 4), (3,), (1,), (0,), (), (), (0,), 1, (1, 4)),
    G((5, 4), (2, 3, 2), (), (0, 1), (), (), (0, 1), 2, (1, 1)),
    G((5, 4), (2, 3), (0, 2), (), (), (), (1, 0), 0, (3, 2)),
    G((5, 4, 3), (2, 2), (1, 2), (1,), (), (), (0, 2), 1, (2, 1, 3)),
    G((5, 4, 3), (3, 1), (0, 1), (0,), (), (), (0,), 1, (1, 3, 2)),
    G((3, 5, 4), (3, 2, 1), (2,), (1,), (0,), (0,), (1,), 2, (1, 1, 4)),
    G((4, 3, 2), (2, 3, 1), (), (0,), (1, 2), (1, 0), (0,), 2, (1, 1, 1)),
    G((4, 3, 2), (1, 2, 3), (0,), (), (1, 2), (2, 1), (0,), 0, (2, 1, 1)),
    G((6,), (4,), (), (0,), (), (), (0,), 1, (1,)),
    G((6,), (1,), (0,), (), (), (), (0,), 0, (4,)),
    G((5, 4), (0, 1), (1,), (0,), (), (), (0,), 1, (1, 4)),
    G((5, 7), (2, 1), (0, 2), (), (), (), (1,), 1, (5, 3)),
]


def indices_of(case, kind, number, inside=False):
    """Places in and around the operand, the least and the greatest numbers of their kind among them."""
    shape = case.indices
    count = int(np.prod(shape))
    most = max(case.operand)
    values = [(i * 5 + number) % (most + 1) - (0 if kind.startswith("ui") or inside else 1) for i in range(count)]
    if not inside and count > 2 and number % 2:
        values[0], values[-1] = EXTREMES[kind]
    return np.array(values, object).reshape(shape)


def gathers(suite):
    for kind in kinds.ALL:
        for op in ("gather", "dynamic_gather"):
            program = suite.program(op, f"{op} of {kind}")
            for number, case in enumerate(GATHERS):
                if (
                    kind not in kinds.CORE
                    and number not in (0, 3, 7)
                    or op == "dynamic_gather"
                    and number not in (0, 4, 7)
                ):
                    continue
                index_kind = ("i32", "i64", "ui32", "i8", "ui8", "ui64", "i16")[number % 7]
                x, indices = data(kind, case.operand, "gather"), indices_of(case, index_kind, number)
                shape = case.shape()
                expected = np.zeros(shape, x.dtype)
                for at, place in case.places(indices, True):
                    expected[at] = x[place]
                operands = [program.constant(x, kind), program.constant(indices, index_kind)]
                attributes = f"dimension_numbers = #stablehlo.gather<{case.numbers()}>"
                if op == "gather":
                    attributes += f", slice_sizes = {numbers(case.sizes)}"
                else:
                    operands.append(program.constant(np.array(case.sizes), "i64"))
                program.eq(program.op(op, operands, [of(shape, kind)], attributes), expected)
                if op == "gather" and number in (3, 4):  # an operand that lies otherwise
                    turned = program.op(
                        "transpose",
                        [program.constant(np.ascontiguousarray(x.T), kind)],
                        [of(x.shape, kind)],
                        f"permutation = {numbers(range(x.ndim)[::-1])}",
                    )
                    program.eq(program.op(op, [turned, operands[1]], [of(shape, kind)], attributes), expected)


def selections(suite):
    """torch_index_select: slices of one element along a dimension, the leading dimensions belonging together."""
    cases = [
        ((4, 3), (5,), 0, 0),
        ((4, 3), (2, 2), 1, 0),
        ((2, 4, 3), (2, 5), 1, 1),
        ((2, 3, 4, 2), (2, 3, 3), 2, 2),
        ((2, 3, 4), (2, 2), 2, 1),
        ((4, 3), (), 0, 0),
        ((2, 3, 4), (2, 3, 2, 2), 2, 2),
    ]
    for kind in kinds.ALL:
        program = suite.program("torch_index_select", f"torch_index_select of {kind}")
        for number, (shape, places, dim, batch) in enumerate(cases):
            x = data(kind, shape, "select")
            index = (np.arange(int(np.prod(places))) * 7 % shape[dim]).reshape(places)
            result = (*shape[:dim], *places[batch:], *shape[dim + 1 :])
            expected = np.zeros(result, x.dtype)
            extra = len(places) - batch
            for at in np.ndindex(*result):
                where = index[(*at[:batch], *at[dim : dim + extra])]
                expected[at] = x[(*at[:dim], int(where), *at[dim + extra :])]
            index_kind = ("i32", "i64", "ui8")[number % 3]
            got = program.op(
                "torch_index_select",
                [program.constant(x, kind), program.constant(index, index_kind)],
                [of(result, kind)],
                f"dim = {dim} : i64, batch_dims = {batch} : i64",
            )
            program.eq(got, expected)


# --- scatter ---------------------------------------------------------------------------------------------------------


def scattered(case, x, indices, updates, step):
    result = x.copy()
    for at, place in case.places(indices, False):
        if all(0 <= p < n for p, n in zip(place, x.shape)):
            result[place] = step(result[place], updates[at])
    return result


def scatters(suite):
    for kind in kinds.ALL:
        ops = [("add", "last"), ("maximum", "last"), ("last",)][1 if kind == "f8E8M0FNU" else 0]
        for op in ("last", ops[0], "multiply") if kind in ("f32", "i32") else ("last", ops[0]):
            program = suite.program("scatter", f"scatter of {kind}, {'the last of all' if op == 'last' else op}")
            for number, case in enumerate(GATHERS):
                if kind not in ("f32", "i32", "i8", "complex<f32>") and number not in (0, 3, 7):
                    continue
                index_kind = ("i32", "i64", "ui32", "i8", "ui8", "ui64", "i16")[number % 7]
                indices = indices_of(case, index_kind, number)
                if op == "last":
                    # Each place once: which of two updates comes last is open.
                    x, updates = data(kind, case.operand, "scatter"), data(kind, case.shape(), "updates", number)
                    seen = {}
                    for at, place in case.places(indices, False):
                        if place in seen:
                            updates[at] = updates[seen[place]]
                        seen.setdefault(place, at)
                    step = lambda a, b: b
                    body = ([of((), kind)] * 2, lambda a, b: b)
                else:
                    x, updates = whole(kind, case.operand, number), whole(kind, case.shape(), number, "updates", most=2)
                    if kinds.is_float(kind) and kinds.bits_of(kind) <= 8 and kind != "f8E8M0FNU":
                        x = kinds.array(np.sign(x.astype(float)) * 0, kind)
                        updates = kinds.array(np.minimum(np.abs(updates.astype(float)), 0.5), kind)
                    step = lambda a, b: array_of(
                        [folded(op, plain(np.asarray(b)), plain(np.asarray(a))[0], kind)], (), kind
                    )[()]
                    body = program.scalar(op, kind)
                expected = scattered(case, x, indices, updates, step)
                operands = [
                    program.constant(x, kind),
                    program.constant(indices, index_kind),
                    program.constant(updates, kind),
                ]
                unique = "true" if number == 11 else "false"
                program.eq(
                    program.op(
                        "scatter",
                        operands,
                        [of(x.shape, kind)],
                        f"scatter_dimension_numbers = #stablehlo.scatter<{case.numbers(True)}>, "
                        f"indices_are_sorted = false, unique_indices = {unique}",
                        [body],
                    ),
                    expected,
                )
    program = suite.program("scatter", "scatter of two arrays at once")
    case = GATHERS[0]
    indices = np.array([[1], [4], [2]], object)
    x, y = whole("f32", case.operand, 1), whole("i32", case.operand, 2)
    u, v = whole("f32", case.shape(), 3), whole("i32", case.shape(), 4)

    def both(a, b, c, d):
        return (program.op("add", [a, c], [of((), "f32")]), program.op("multiply", [b, d], [of((), "i32")]))

    got = program.op(
        "scatter",
        [
            program.constant(x, "f32"),
            program.constant(y, "i32"),
            program.constant(indices, "i32"),
            program.constant(u, "f32"),
            program.constant(v, "i32"),
        ],
        [of(x.shape, "f32"), of(y.shape, "i32")],
        f"scatter_dimension_numbers = #stablehlo.scatter<{case.numbers(True)}>, indices_are_sorted = false, "
        "unique_indices = true",
        [([of((), "f32"), of((), "i32")] * 2, both)],
    )
    program.eq(got[0], scattered(case, x, indices, u, lambda a, b: a + b))
    program.eq(got[1], scattered(case, y, indices, v, lambda a, b: a * b))
    for narrow, wide in (("i8", "i32"), ("f16", "f32"), ("bf16", "f32")):
        program = suite.program("scatter", f"scatter of {narrow} in {wide}")
        x, u = data(narrow, case.operand), data(narrow, case.shape(), 2)
        expected = scattered(
            case, x.astype(kinds.DTYPES[wide]), indices, u.astype(kinds.DTYPES[wide]), lambda a, b: a + b
        )
        got = program.op(
            "scatter",
            [program.constant(x, narrow), program.constant(indices, "i32"), program.constant(u, narrow)],
            [of(x.shape, wide)],
            f"scatter_dimension_numbers = #stablehlo.scatter<{case.numbers(True)}>, "
            "indices_are_sorted = false, unique_indices = false",
            [program.scalar("add", wide)],
        )
        program.eq(got, expected)


def make(suite):
    slices(suite)
    gathers(suite)
    selections(suite)
    scatters(suite)
