"""Products, convolutions, transforms and linear algebra. Numbers are small and whole: sums are exact in any order.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import itertools

import numpy as np

from . import kinds
from .data import counted, data, whole
from .program import booleans, numbers, of, random
from .reduction import array_of, few, plain, weighed


def wide(x):
    """The elements in a type that holds their sums of products."""
    if x.dtype == np.bool_:
        return x.astype(np.int64)
    if x.dtype in (np.complex64, np.complex128):
        return x.astype(np.complex128)
    if x.dtype in [kinds.DTYPES[kind] for kind in kinds.INTEGERS]:
        return np.array(plain(x), object).reshape(x.shape)
    return x.astype(np.float64)


def back(x, kind):
    """Sums of products in the kind: integers wrap around, predicates are true where any product is."""
    x = np.asarray(x)
    if kind == "i1":
        return x != 0
    if kinds.is_integer(kind):
        return array_of([int(v) for v in x.reshape(-1)], x.shape, kind)
    return x.astype(np.complex128) if kinds.is_complex(kind) else x.astype(np.float64)


def factor(kind, shape, *seed):
    """An operand of exact products."""
    if kinds.is_integer(kind):
        return data(kind, shape, "factor", *seed)
    if kind == "f8E8M0FNU":
        return kinds.array(np.ones(shape), kind)
    if kinds.is_float(kind) and kinds.bits_of(kind) <= 8:
        return few(kind, shape, *seed) if np.prod(shape) else data(kind, shape)
    return whole(kind, shape, *seed, most=3)


# --- dot_general -----------------------------------------------------------------------------------------------------

# Shapes, batching and contracting dimensions of both sides.
PRODUCTS = [
    ((3, 4), (4, 5), (), (), (1,), (0,)),
    ((4, 3), (5, 4), (), (), (0,), (1,)),
    ((4,), (4,), (), (), (0,), (0,)),
    ((3, 4), (4,), (), (), (1,), (0,)),
    ((4,), (4, 3), (), (), (0,), (0,)),
    ((3,), (2,), (), (), (), ()),
    ((2, 3, 4), (2, 4, 5), (0,), (0,), (2,), (1,)),
    ((3, 2, 4), (5, 4, 2), (1,), (2,), (2,), (1,)),
    ((2, 3, 4, 2), (2, 4, 2, 3), (0, 3), (2, 0), (2,), (1,)),
    ((3, 4, 2), (4, 3, 5), (), (), (1, 0), (0, 1)),
    ((3, 4, 2), (3, 4, 5), (), (), (1, 0), (1, 0)),
    ((2, 3), (2, 3), (0, 1), (0, 1), (), ()),
    ((1, 4), (4, 1), (), (), (1,), (0,)),
    ((2, 0), (0, 3), (), (), (1,), (0,)),
    ((0, 2), (2, 3), (), (), (1,), (0,)),
    ((), (2, 2), (), (), (), ()),
    ((2, 3, 4), (4, 2), (), (), (2,), (0,)),
]


def dot_attributes(case):
    _, _, lb, rb, lc, rc = case
    words = []
    for name, values in (
        ("lhs_batching_dimensions", lb),
        ("rhs_batching_dimensions", rb),
        ("lhs_contracting_dimensions", lc),
        ("rhs_contracting_dimensions", rc),
    ):
        if values:
            words.append(f"{name} = [{', '.join(map(str, values))}]")
    return f"dot_dimension_numbers = #stablehlo.dot<{', '.join(words)}>"


def product(x, y, case):
    """Batching dimensions, then the free ones of the left side, then those of the right side."""
    _, _, lb, rb, lc, rc = case
    free = [[d for d in range(a.ndim) if d not in b and d not in c] for a, b, c in ((x, lb, lc), (y, rb, rc))]
    left = x.transpose([*lb, *free[0], *lc]).reshape(
        [x.shape[d] for d in lb]
        + [int(np.prod([x.shape[d] for d in free[0]], dtype=int)), int(np.prod([x.shape[d] for d in lc], dtype=int))]
    )
    right = y.transpose([*rb, *rc, *free[1]]).reshape(
        [y.shape[d] for d in rb]
        + [int(np.prod([y.shape[d] for d in rc], dtype=int)), int(np.prod([y.shape[d] for d in free[1]], dtype=int))]
    )
    shape = [x.shape[d] for d in lb] + [x.shape[d] for d in free[0]] + [y.shape[d] for d in free[1]]
    if left.dtype == object or right.dtype == object:
        total = (
            (left.astype(object)[..., :, :, None] * right.astype(object)[..., None, :, :]).sum(axis=-2)
            if left.shape[-1]
            else np.zeros((*left.shape[:-1], right.shape[-1]), object)
        )
    else:
        total = left @ right
    return np.asarray(total).reshape(shape)


def dot(program, a, b, case, shape, kind, extra=""):
    return program.op("dot_general", [a, b], [of(shape, kind)], dot_attributes(case) + extra)


def products(suite):
    for kind in kinds.ALL:
        program = suite.program("dot_general", f"dot_general of {kind}")
        for number, case in enumerate(PRODUCTS):
            if kind in kinds.BRIEF and number % 3 != 1 or kind not in kinds.CORE and number % 2 == 0 and number:
                continue
            if kind == "f8E8M0FNU" and not all(case[0][d] in (1, 2) for d in case[4]):
                case = ((3, 2), (2, 3), (), (), (1,), (0,))
            x, y = factor(kind, case[0], number, 1), factor(kind, case[1], number, 2)
            expected = back(product(wide(x), wide(y), case), kind)
            if kind == "f8E8M0FNU" and 0 in expected.shape + case[0]:
                continue
            a, b = program.constant(x, kind), program.constant(y, kind)
            program.eq(dot(program, a, b, case, expected.shape, kind), expected)
            if number in (0, 1, 7, 9) and kind != "f8E8M0FNU":  # operands that are no constants
                program.eq(
                    dot(program, program.computed(a, kind), program.computed(b, kind), case, expected.shape, kind),
                    expected,
                )
        case = PRODUCTS[0] if kind != "f8E8M0FNU" else ((3, 2), (2, 3), (), (), (1,), (0,))
        x, y = factor(kind, case[0], 1), factor(kind, case[1], 2)
        program = suite.program("dot", f"dot of {kind}")
        for p, q in ((x, y), (x[0], y), (x, y[:, 0]), (x[0], y[:, 0])):
            expected = back(product(wide(p), wide(q), (p.shape, q.shape, (), (), (p.ndim - 1,), (0,))), kind)
            program.eq(
                program.op("dot", [program.constant(p, kind), program.constant(q, kind)], [of(expected.shape, kind)]),
                expected,
            )


# Kinds of both operands and of the result.
MIXED = [
    ("i8", "i8", "i32"),
    ("i8", "i8", "i16"),
    ("ui8", "ui8", "ui32"),
    ("i4", "i4", "i8"),
    ("i16", "i16", "i64"),
    ("bf16", "bf16", "f32"),
    ("f16", "f16", "f32"),
    ("f32", "f32", "f64"),
    ("f8E4M3FN", "f8E4M3FN", "f32"),
    ("f8E5M2", "f8E5M2", "bf16"),
    ("f4E2M1FN", "f4E2M1FN", "f32"),
    ("f8E4M3FN", "f8E5M2", "f32"),
]


def mixed_products(suite):
    for left, right, kind in MIXED:
        program = suite.program("dot_general", f"dot_general of {left} and {right} to {kind}")
        for number in (0, 6, 9):
            case = PRODUCTS[number]
            x, y = factor(left, case[0], number, 1), factor(right, case[1], number, 2)
            expected = back(product(wide(x), wide(y), case), kind)
            a, b = program.constant(x, left), program.constant(y, right)
            program.eq(dot(program, a, b, case, expected.shape, kind), expected)
    program = suite.program("dot_general", "precisions and algorithms that are asked for")
    case = PRODUCTS[6]
    x, y = factor("f32", case[0]), factor("f32", case[1], 2)
    a, b = program.constant(x, "f32"), program.constant(y, "f32")
    expected = back(product(wide(x), wide(y), case), "f32")
    for extra in (
        ", precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]",
        (
            ", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, "
            "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
            "num_primitive_operations = 1, allow_imprecise_accumulation = false>"
        ),
        (
            ", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, "
            "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
            "num_primitive_operations = 1, allow_imprecise_accumulation = false>"
        ),
    ):
        program.eq(dot(program, a, b, case, expected.shape, "f32", extra), expected)


def large_products(suite):
    """Blocks of every size: rows by few columns, one row, more than a block of each, both operands in both orders."""
    sizes = [
        (1, 70, 130),
        (2, 33, 65),
        (3, 17, 400),
        (4, 48, 16),
        (7, 1, 300),
        (17, 31, 9),
        (50, 65, 130),
        (64, 1, 64),
        (5, 130, 5),
        (1, 1, 700),
        (1, 300, 1),
    ]
    for kind in ("f32", "f64", "bf16", "i32", "i8", "complex<f32>", "i1"):
        for order in ((1, 0), (0, 0), (1, 1), (0, 1)):
            program = suite.program("dot_general", f"dot_general of {kind}, many sizes, dimensions {order}")
            for m, n, k in sizes if kind == "f32" else sizes[order[0] + order[1] :: 4]:
                left = (m, k) if order[0] == 1 else (k, m)
                right = (k, n) if order[1] == 0 else (n, k)
                low = kind in ("bf16",)
                a, x = counted(
                    program,
                    left,
                    kind,
                    factor=7,
                    modulus=2 if kind == "i1" else 3 if low else 11,
                    shift=0 if kind == "i1" else 1 if low else 5,
                )
                b, y = counted(
                    program,
                    right,
                    kind,
                    factor=5,
                    modulus=3 if kind in ("i1", "bf16") else 13,
                    shift=1 if kind == "i1" or low else 6,
                )
                case = (left, right, (), (), (order[0],), (order[1],))
                exact = product(
                    x.astype(np.complex128 if kinds.is_complex(kind) else np.int64),
                    y.astype(np.complex128 if kinds.is_complex(kind) else np.int64),
                    case,
                )
                if low and abs(exact).max() > 256:
                    continue
                expected = back(exact, kind)
                got = dot(program, a, b, case, expected.shape, kind)
                if kinds.is_complex(kind):
                    got = program.op("real", [got], [of(expected.shape, "f32")])
                weighed(program, got, np.real(expected) if kind != "i8" else np.asarray(expected))
    # More than a block of rows, columns and depth; a constant right side that is packed beforehand.
    for kind, shapes in (
        ("f32", [(50, 360, 400), (90, 20, 800), (4, 350, 390)]),
        ("f64", [(50, 200, 400), (30, 190, 390)]),
    ):
        program = suite.program("dot_general", f"dot_general of {kind}, more than blocks")
        for m, n, k in shapes:
            a, x = counted(program, (m, k), kind, factor=7, modulus=11, shift=5)
            b, y = counted(program, (k, n), kind, factor=5, modulus=13, shift=6)
            case = ((m, k), (k, n), (), (), (1,), (0,))
            weighed(program, dot(program, a, b, case, (m, n), kind), x.astype(np.int64) @ y.astype(np.int64))
    program = suite.program("dot_general", "a right side that is a constant, packed beforehand")
    for m, n, k in ((5, 17, 9), (9, 40, 33), (2, 8, 8), (30, 5, 50)):
        for kind in ("f32", "f64"):
            y = np.arange(n * k) % 7 - 3
            for order in (0, 1):
                shape = (k, n) if order == 0 else (n, k)
                a, x = counted(program, (m, k), kind, factor=7, modulus=11, shift=5)
                z = y.reshape(shape)
                case = ((m, k), shape, (), (), (1,), (order,))
                got = dot(program, a, program.constant(z, kind), case, (m, n), kind)
                weighed(program, got, product(x.astype(np.int64), z, case))
                # The same as the left side.
                case = (shape, (m, k), (), (), (order,), (1,))
                got = dot(program, program.constant(z, kind), a, case, (n, m), kind)
                weighed(program, got, product(z, x.astype(np.int64), case))


def fused_products(suite):
    """What is done to a product, and operands that are views."""
    for kind in ("f32", "i32"):
        program = suite.program("dot_general", f"products of views of {kind}, and what comes after them")
        a, x = counted(program, (6, 5, 4), kind, factor=7, modulus=11, shift=5)
        b, y = counted(program, (4, 6), kind, factor=5, modulus=13, shift=6)
        x, y = x.astype(np.int64), y.astype(np.int64)
        turned = program.op("transpose", [a], [of((4, 6, 5), kind)], f"permutation = {numbers((2, 0, 1))}")
        case = ((4, 6, 5), (4, 6), (), (), (0, 1), (0, 1))
        program.eq(dot(program, turned, b, case, (5,), kind), product(x.transpose(2, 0, 1), y, case))
        part = program.op(
            "slice",
            [a],
            [of((3, 5, 2), kind)],
            f"start_indices = {numbers((1, 0, 0))}, limit_indices = "
            f"{numbers((6, 5, 4))}, strides = {numbers((2, 1, 2))}",
        )
        case = ((3, 5, 2), (4, 3), (), (), (), ())
        row = program.op(
            "slice",
            [b],
            [of((2, 3), kind)],
            f"start_indices = {numbers((1, 0))}, limit_indices = {numbers((3, 6))}, strides = {numbers((1, 2))}",
        )
        case = ((3, 5, 2), (2, 3), (), (), (2,), (0,))
        got = dot(program, part, row, case, (3, 5, 3), kind)
        exact = product(x[1:6:2, :, ::2], y[1:3, ::2], case)
        program.eq(got, exact)
        bias = program.constant(np.arange(3) - 1, kind)
        spread = program.op(
            "broadcast_in_dim", [bias], [of((3, 5, 3), kind)], f"broadcast_dimensions = {numbers((2,))}"
        )
        added = program.op("add", [got, spread], [of((3, 5, 3), kind)])
        zero = program.constant(np.zeros((3, 5, 3)), kind)
        program.eq(program.op("maximum", [added, zero], [of((3, 5, 3), kind)]), np.maximum(exact + np.arange(3) - 1, 0))
        wide_row = program.op(
            "broadcast_in_dim", [row], [of((5, 2, 3), kind)], f"broadcast_dimensions = {numbers((1, 2))}"
        )
        case = ((3, 5, 2), (5, 2, 3), (1,), (0,), (2,), (1,))
        program.eq(
            dot(program, part, wide_row, case, (5, 3, 3), kind),
            product(x[1:6:2, :, ::2], np.broadcast_to(y[1:3, ::2], (5, 2, 3)), case),
        )
        flipped = program.op("reverse", [row], [of((2, 3), kind)], f"dimensions = {numbers((0, 1))}")
        case = ((3, 5, 2), (2, 3), (), (), (2,), (0,))
        program.eq(
            dot(program, part, flipped, case, (3, 5, 3), kind), product(x[1:6:2, :, ::2], y[1:3, ::2][::-1, ::-1], case)
        )


# --- einsum ----------------------------------------------------------------------------------------------------------


def einsums(suite):
    pairs = [
        ("ab,bc->ac", (2, 3), (3, 4)),
        ("ab,cb->ca", (2, 3), (4, 3)),
        ("bij,bjk->bik", (2, 3, 2), (2, 2, 3)),
        ("bij,jkb->kbi", (2, 3, 2), (2, 3, 2)),
        ("ab,ab->", (2, 3), (2, 3)),
        ("ab,ab->ba", (2, 3), (2, 3)),
        ("a,b->ba", (2,), (3,)),
        ("abc,cb->a", (2, 3, 2), (2, 3)),
        ("ij,j->i", (3, 2), (2,)),
        ("abij,ajbk->baik", (2, 3, 2, 2), (2, 2, 3, 2)),
        ("abc,d->bd", (2, 3, 2), (2,)),
        ("ab,bb->ab", (2, 3), (3, 3)),
        ("aab,bcc->abc", (2, 2, 3), (3, 2, 2)),
    ]
    single = [
        ("ab->ba", (2, 3)),
        ("ab->a", (2, 3)),
        ("abc->cb", (2, 3, 2)),
        ("ab->", (3, 2)),
        ("abc->abc", (2, 2, 2)),
        ("aab->ba", (3, 3, 2)),
        ("aa->", (3, 3)),
    ]
    for kind in kinds.ALL:
        if kind == "f8E8M0FNU":
            pairs_, single_ = [("a,b->ba", (2,), (3,)), ("ab,ab->ba", (2, 3), (2, 3))], [single[0], single[4]]
        else:
            pairs_, single_ = pairs, single
        program = suite.program("einsum", f"einsum of {kind}")
        for text, left, right in pairs_:
            x, y = factor(kind, left, text, 1), factor(kind, right, text, 2)
            expected = back(np.einsum(text, wide(x), wide(y)), kind)
            program.eq(
                program.op(
                    "einsum",
                    [program.constant(x, kind), program.constant(y, kind)],
                    [of(np.shape(expected), kind)],
                    f'einsum_config = "{text}"',
                ),
                expected,
            )
        program = suite.program("unary_einsum", f"unary_einsum of {kind}")
        for text, shape in single_:
            x = factor(kind, shape, text)
            expected = back(np.einsum(text, wide(x)), kind)
            program.eq(
                program.op(
                    "unary_einsum",
                    [program.constant(x, kind)],
                    [of(np.shape(expected), kind)],
                    f'einsum_config = "{text}"',
                ),
                expected,
            )
    for left, right, kind in (("i8", "i8", "i32"), ("bf16", "bf16", "f32"), ("f16", "f16", "f32")):
        program = suite.program("einsum", f"einsum of {left} and {right} to {kind}")
        for text, p, q in pairs:
            x, y = factor(left, p, text, 1), factor(right, q, text, 2)
            expected = back(np.einsum(text, wide(x), wide(y)), kind)
            program.eq(
                program.op(
                    "einsum",
                    [program.constant(x, left), program.constant(y, right)],
                    [of(np.shape(expected), kind)],
                    f'einsum_config = "{text}"',
                ),
                expected,
            )


# --- convolution -----------------------------------------------------------------------------------------------------


class Convolution:
    """A case: an input of batch b, features f and spatial extents, a kernel, and what is done with them.

    Until they are laid out, arrays have the order (batch, feature, spatial...), and kernels (output feature, input
    feature, spatial...).
    """

    def __init__(
        self,
        batch,
        features,
        extents,
        outputs,
        taps,
        strides=None,
        padding=None,
        base=None,
        dilation=None,
        reversal=None,
        groups=1,
        batches=1,
        layout=0,
    ):
        rank = len(extents)
        self.batch, self.features, self.extents, self.outputs, self.taps = batch, features, extents, outputs, taps
        self.strides, self.base, self.dilation = strides or (1,) * rank, base or (1,) * rank, dilation or (1,) * rank
        self.padding, self.reversal = padding or ((0, 0),) * rank, reversal or (False,) * rank
        self.groups, self.batches, self.layout = groups, batches, layout

    def shapes(self):
        return ((self.batch, self.features, *self.extents), (self.outputs, self.features // self.groups, *self.taps))

    def layouts(self):
        """Which of the plain dimensions stands at each place: of the input, the kernel and the output."""
        rank = len(self.extents) + 2
        plain_ = tuple(range(rank))
        if self.layout == 0:
            return plain_, plain_, plain_
        last = (0, *range(2, rank), 1)
        if self.layout == 1:  # features last
            return last, (*range(2, rank), 1, 0), last
        if self.layout == 2:  # all backwards
            return plain_[::-1], plain_[::-1], plain_[::-1]
        return (1, *range(2, rank), 0), (1, 0, *range(2, rank)), (*range(2, rank), 0, 1)

    def result(self, x, y):
        x, y = wide(x), wide(y)
        if any(self.reversal):
            y = np.flip(y, [2 + d for d, r in enumerate(self.reversal) if r])
        spatial = len(self.extents)
        # The input with its holes and its padding, negative padding taken away.
        shape = [(n - 1) * b + 1 if n else 0 for n, b in zip(self.extents, self.base)]
        holes = np.zeros((*x.shape[:2], *shape), x.dtype)
        holes[(slice(None), slice(None), *(slice(None, None, b) for b in self.base))] = x
        around = [(max(l, 0), max(h, 0)) for l, h in self.padding]
        padded = np.zeros((*x.shape[:2], *(l + n + h for (l, h), n in zip(around, shape))), x.dtype)
        padded[(slice(None), slice(None), *(slice(l, l + n) for (l, _), n in zip(around, shape)))] = holes
        padded = padded[
            (
                slice(None),
                slice(None),
                *(slice(max(-l, 0), n - max(-h, 0)) for (l, h), n in zip(self.padding, padded.shape[2:])),
            )
        ]
        out = [
            max(0, (n - (t - 1) * d - 1) // s + 1)
            for n, t, d, s in zip(padded.shape[2:], self.taps, self.dilation, self.strides)
        ]
        images = self.batch // self.batches
        result = np.zeros((images, self.outputs, *out), x.dtype)
        parts = self.groups * self.batches
        per = self.outputs // parts
        depth = self.features // self.groups
        for o in range(self.outputs):
            part = o // per
            rows = slice(part * images, (part + 1) * images) if self.batches > 1 else slice(None)
            first = part * depth if self.groups > 1 else 0
            for tap in np.ndindex(*self.taps):
                window = padded[
                    (
                        rows,
                        slice(first, first + depth),
                        *(
                            slice(t * d, t * d + (n - 1) * s + 1, s) if n else slice(0, 0)
                            for t, d, n, s in zip(tap, self.dilation, out, self.strides)
                        ),
                    )
                ]
                weights = y[(o, slice(None), *tap)].reshape(1, depth, *[1] * spatial)
                result[:, o] = result[:, o] + (window * weights).sum(axis=1)
        return result

    def attributes(self, name="padding"):
        rank = len(self.extents)
        order = self.layouts()
        letters = [["b", "f"], ["o", "i"], ["b", "f"]]
        sides = [
            "[" + ", ".join(letter[d] if d < 2 else str(d - 2) for d in places) + "]"
            for places, letter in zip(order, letters)
        ]
        rows = "[" + ", ".join(f"[{l}, {h}]" for l, h in self.padding) + "]"
        # Omitted attributes have their defaults: a stride of one, no padding.
        words = [
            f"{key} = {numbers(values)}"
            for key, values in (
                ("window_strides", self.strides),
                ("lhs_dilation", self.base),
                ("rhs_dilation", self.dilation),
            )
            if any(v != 1 for v in values)
        ]
        if name and any(p != (0, 0) for p in self.padding):
            words.append(f"padding = dense<{rows}> : tensor<{rank}x2xi64>")
        if any(self.reversal):
            words.append(f"window_reversal = {booleans(self.reversal)}")
        return ", ".join(
            words
            + [
                f"dimension_numbers = #stablehlo.conv<{sides[0]}x{sides[1]}->{sides[2]}>",
                f"feature_group_count = {self.groups} : i64",
                f"batch_group_count = {self.batches} : i64",
            ]
        )


C = Convolution
CONVOLUTIONS = [
    C(2, 3, (7,), 4, (3,)),
    C(1, 2, (5, 6), 3, (2, 3), layout=1),
    C(2, 2, (5, 6), 3, (3, 2), strides=(2, 1), layout=2),
    C(1, 2, (6, 5), 2, (3, 3), padding=((1, 2), (0, 3)), layout=3),
    C(1, 3, (6, 6), 2, (3, 2), padding=((-1, 1), (2, -2))),
    C(2, 2, (4, 5), 3, (3, 2), base=(2, 3), padding=((1, 0), (2, 1)), layout=1),
    C(1, 2, (7, 8), 2, (3, 2), dilation=(2, 3), layout=1),
    C(1, 2, (5, 5), 3, (3, 2), reversal=(True, False), layout=1),
    C(1, 3, (6,), 2, (4,), reversal=(True,), padding=((2, 1),), strides=(2,), base=(3,), dilation=(2,)),
    C(2, 4, (5, 5), 6, (2, 2), groups=2, layout=1),
    C(2, 4, (5,), 4, (3,), groups=4, padding=((1, 1),), layout=1),
    C(2, 6, (5, 4), 6, (3, 2), groups=6, reversal=(False, True), layout=1),
    C(1, 3, (5, 5), 6, (2, 2), groups=3, layout=1),
    C(2, 6, (5,), 6, (3,), groups=6, reversal=(True,)),
    C(4, 3, (5, 4), 6, (2, 3), batches=2, layout=1),
    C(6, 2, (5,), 3, (3,), batches=3, reversal=(True,)),
    C(4, 1, (5,), 4, (3,), batches=4, padding=((1, 1),), layout=1),
    C(4, 2, (4, 4), 4, (2, 2), batches=2, base=(1, 2), strides=(2, 1), layout=2),
    C(3, 4, (), 5, ()),
    C(1, 2, (3, 4, 3), 2, (2, 2, 2), padding=((0, 1), (1, 0), (0, 0)), layout=1),
    C(2, 3, (2,), 2, (3,), layout=1),
    C(0, 3, (5,), 2, (3,)),
    C(1, 2, (4, 1), 2, (1, 1), strides=(3, 1)),
    C(
        2,
        6,
        (6, 5),
        6,
        (2, 3),
        groups=6,
        strides=(2, 1),
        base=(1, 2),
        dilation=(2, 1),
        padding=((1, -1), (2, 0)),
        layout=1,
    ),
]


# Sums of two ones, which are powers of two.
ONES = C(2, 1, (5,), 2, (2,))


def convolve(program, a, b, case, expected, kind):
    shape = tuple(expected.shape)
    return program.op("convolution", [a, b], [of(shape, kind)], case.attributes())


def laid(case, x, y, result):
    order = case.layouts()
    return x.transpose(order[0]), y.transpose(order[1]), result.transpose(order[2])


def convolutions(suite):
    for kind in kinds.ALL:
        program = suite.program("convolution", f"convolution of {kind}")
        for number, case in enumerate(CONVOLUTIONS):
            if kind == "f8E8M0FNU" and number:
                continue
            if kind in kinds.CORE and kind not in ("f32", "i32") and number % 2 == 0 and number not in (10, 14):
                continue
            if (
                number
                and kind not in kinds.CORE
                and (number % 4 != len(kind) % 4 or kind in kinds.BRIEF)
                and number not in (9, 11, 14)
            ):
                continue
            left, right = case.shapes()
            if kind == "f8E8M0FNU":
                case = ONES
                left, right = case.shapes()
            x, y = factor(kind, left, number, 1), factor(kind, right, number, 2)
            exact = case.result(x, y)
            x, y, expected = laid(case, x, y, back(exact, kind))
            a, b = program.constant(x, kind), program.constant(y, kind)
            program.eq(convolve(program, a, b, case, expected, kind), expected)
            if kind in ("f32", "i32", "f64") and number in (1, 2, 9, 11, 14):
                program.eq(
                    convolve(program, program.computed(a, kind), program.computed(b, kind), case, expected, kind),
                    expected,
                )


def large_convolutions(suite):
    cases = [
        C(1, 17, (20, 21), 33, (3, 3), padding=((1, 1), (1, 1)), layout=1),
        C(2, 5, (300,), 9, (5,), padding=((2, 2),), layout=1),
        C(1, 130, (9, 9), 20, (3, 3), layout=1),
        C(2, 40, (9, 8), 40, (3, 3), groups=40, padding=((1, 1), (1, 1)), layout=1),
        C(1, 8, (12, 12), 16, (3, 3), base=(2, 2), padding=((2, 1), (1, 2)), reversal=(True, True), layout=1),
        C(1, 12, (13, 14), 18, (2, 2), groups=3, strides=(2, 2), layout=0),
        C(6, 5, (9, 9), 12, (3, 2), batches=3),
        C(1, 3, (30, 30), 8, (7, 7), strides=(2, 2), padding=((3, 3), (3, 3)), layout=0),
        C(1, 1, (40, 40), 1, (5, 5), layout=1),
        C(1, 1100, (3,), 4, (2,), layout=1),
    ]
    for kind in ("f32", "f64", "bf16", "i32"):
        program = suite.program("convolution", f"convolution of {kind}, more than slabs and blocks")
        for case in cases if kind in ("f32",) else cases[1:7:2]:
            left, right = case.shapes()
            order = case.layouts()
            place = [left[d] for d in order[0]]
            a, x = counted(program, place, kind, factor=7, modulus=5, shift=2)
            place = [right[d] for d in order[1]]
            b, y = counted(program, place, kind, factor=5, modulus=3, shift=1)
            exact = case.result(
                x.transpose(np.argsort(order[0])).astype(np.float64),
                y.transpose(np.argsort(order[1])).astype(np.float64),
            )
            if kind == "bf16" and abs(exact).max() > 256:
                continue
            expected = exact.transpose(order[2])
            weighed(program, convolve(program, a, b, case, expected, kind), expected)


def mixed_convolutions(suite):
    for left, right, kind in (
        ("f8E4M3FN", "f8E5M2", "f32"),
        ("bf16", "bf16", "f32"),
        ("i8", "i8", "i32"),
        ("f16", "f16", "f32"),
        ("ui8", "ui8", "i32"),
    ):
        program = suite.program("convolution", f"convolution of {left} and {right} to {kind}")
        for number in (0, 1, 9, 11, 14):
            case = CONVOLUTIONS[number]
            shapes = case.shapes()
            x, y = factor(left, shapes[0], number, 1), factor(right, shapes[1], number, 2)
            x, y, expected = laid(case, x, y, back(case.result(x, y), kind))
            program.eq(
                convolve(program, program.constant(x, left), program.constant(y, right), case, expected, kind), expected
            )


# --- fft -------------------------------------------------------------------------------------------------------------


def ffts(suite):
    lengths = [1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 15, 30, 31, 64, 77]
    for kind, part, tolerance in (("complex<f32>", "f32", 1e-4), ("complex<f64>", "f64", 1e-11)):
        for fft in ("FFT", "IFFT", "RFFT", "IRFFT"):
            program = suite.program("fft", f"{fft.lower()} of {kind}")
            shapes = [((2 if n < 20 else 1, n), (n,)) for n in lengths[fft == "IRFFT" :: 1 if fft == "FFT" else 2]] + [
                ((2, 3, 5), (3, 5)),
                ((3, 4, 6), (4, 6)),
                ((2, 3, 7), (2, 3, 7)),
                ((7, 2, 3, 4), (2, 3, 4)),
                ((9,), (9,)),
                ((0, 4), (4,)),
            ]
            for shape, length in shapes:
                generator = random("fft", fft, shape)
                real = generator.integers(-8, 8, shape).astype(float)
                z = real + 1j * generator.integers(-8, 8, shape)
                axes = list(range(len(shape) - len(length), len(shape)))
                if fft == "FFT":
                    operand, of_kind, expected, to_kind = z, kind, np.fft.fftn(z, axes=axes), kind
                elif fft == "IFFT":
                    operand, of_kind, expected, to_kind = z, kind, np.fft.ifftn(z, axes=axes), kind
                elif fft == "RFFT":
                    operand, of_kind, expected, to_kind = real, part, np.fft.rfftn(real, axes=axes), kind
                else:
                    operand = (
                        np.fft.rfftn(real, axes=axes)
                        if real.size
                        else np.zeros((*shape[:-1], length[-1] // 2 + 1), complex)
                    )
                    of_kind, expected, to_kind = kind, real, part
                if operand.size == 0 and fft in ("FFT", "IFFT", "RFFT"):
                    expected = np.zeros(shape if fft != "RFFT" else (*shape[:-1], length[-1] // 2 + 1), complex)
                got = program.op(
                    "fft",
                    [program.constant(operand, of_kind)],
                    [of(expected.shape, to_kind)],
                    f"fft_type = #stablehlo<fft_type {fft}>, fft_length = {numbers(length)}",
                )
                program.near(got, expected, tolerance)


# --- Decompositions --------------------------------------------------------------------------------------------------


def triangle(program, value, lower, strict=False):
    """The value with zeros outside its triangle."""
    shape = value.shape
    row, column = program.iota(shape, "i32", len(shape) - 2), program.iota(shape, "i32", len(shape) - 1)
    inside = program.op(
        "compare",
        [row, column],
        [of(shape, "i1")],
        f"comparison_direction = #stablehlo<comparison_direction {'GE' if lower else 'LE'}>",
    )
    zero = program.constant(np.zeros(shape), value.kind)
    return program.op("select", [inside, value, zero], [of(shape, value.kind)])


def factors(kind, shape, lower=True):
    """Triangular matrices of whole numbers with a diagonal of powers of two."""
    n = shape[-1]
    generator = random("triangle", kind, shape)
    x = generator.integers(-1, 2, shape).astype(complex if kinds.is_complex(kind) else float)
    if kinds.is_complex(kind):
        x = x + 1j * generator.integers(-1, 2, shape)
    if n > 10:  # few numbers beside the diagonal keep the products small
        x = x * (generator.integers(0, 8, shape) == 0)
    x = np.tril(x, -1)
    for i in range(n):
        x[..., i, i] = 2.0 ** ((i * 7) % 3)
    return x if lower else np.swapaxes(x, -1, -2).conj()


def decompositions(suite):
    for kind in [k for k in kinds.WIDE_FLOATS + kinds.TINY_FLOATS] + kinds.COMPLEX:
        tiny = kind in kinds.TINY_FLOATS
        program = suite.program("cholesky", f"cholesky of {kind}")
        for shape in ((1, 1), (3, 3), (2, 4, 4), (2, 1, 2, 2), (0, 0), (2, 0, 0)) + (
            ((40, 40),) if kind in ("f32", "f64") else ()
        ):
            if kind == "f8E8M0FNU":
                if shape == (1, 1):
                    got = program.op("cholesky", [program.constant([[4.0]], kind)], [of(shape, kind)], "lower = true")
                    program.eq(got, [[2.0]])
                continue
            left = factors(kind, shape) if shape[-1] else np.zeros(shape)
            if tiny:
                left = np.broadcast_to(np.eye(shape[-1]), shape) if shape[-1] else np.zeros(shape)
            a = left @ np.swapaxes(left, -1, -2).conj()
            for lower in (True, False) if shape[-1] < 40 or kind == "f32" else (True,):
                # Only the triangle is read.
                given = np.tril(a) if lower else np.triu(a)
                if shape[-1] and not tiny:
                    given = given + (np.triu(np.full(shape, 99.0), 1) if lower else np.tril(np.full(shape, 99.0), -1))
                operand = program.constant(given, kind) if shape[-1] else program.constant(np.zeros(shape), kind)
                got = program.op("cholesky", [operand], [of(shape, kind)], f"lower = {'true' if lower else 'false'}")
                expected = left if lower else np.swapaxes(left, -1, -2).conj()
                if shape[-1] == 0:
                    program.eq(got, np.zeros(shape))
                elif kind in ("f32", "f64", "complex<f32>", "complex<f64>"):
                    program.near(triangle(program, got, lower), expected, 1e-5 if "32" in kind else 1e-13)
                else:
                    program.eq(triangle(program, got, lower), expected)
        for shape, columns in (((3, 3), 2), ((2, 3, 3), 3), ((1, 1), 1), ((0, 0), 2), ((2, 2), 0)) + (
            (((40, 40), 3),) if kind in ("f32", "f64") else ()
        ):
            if kind not in kinds.CORE and kind != "f8E8M0FNU" and shape != (3, 3):
                continue
            if kind == "f8E8M0FNU":
                if shape != (1, 1):
                    continue
            program = suite.program("triangular_solve", f"triangular_solve of {kind}, {shape}")
            for left_side, lower, unit, transpose in itertools.product(
                (True, False), (True, False), (True, False), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")
            ):
                if shape[-1] == 0 and unit or tiny and unit:
                    continue
                if (
                    shape[-1] >= 40
                    and (left_side, lower, unit, transpose)
                    not in ((True, True, False, "NO_TRANSPOSE"), (False, True, False, "TRANSPOSE"))[
                        : 2 if kind == "f32" else 1
                    ]
                ):
                    continue
                n = shape[-1]
                a = factors(kind, shape, lower) if n else np.zeros(shape)
                if tiny or kind == "f8E8M0FNU":
                    a = np.broadcast_to(np.eye(n), shape) if n else np.zeros(shape)
                if unit:
                    a = a.copy()
                    for i in range(n):
                        a[..., i, i] = 1
                meant = a if transpose == "NO_TRANSPOSE" else np.swapaxes(a, -1, -2)
                meant = meant.conj() if transpose == "ADJOINT" else meant
                x = whole(kind, (*shape[:-2], n, columns) if left_side else (*shape[:-2], columns, n), most=2)
                x = np.asarray(wide(x))
                if tiny and kind != "f8E8M0FNU":
                    x = np.sign(x)
                b = meant @ x if left_side else x @ meant
                # Elements that the op must not read have wrong values.
                given = a.copy()
                other = np.triu if lower else np.tril
                if n and not tiny:
                    given = given + other(np.full(shape, 99.0), 1 if lower else -1)
                    if unit:
                        for i in range(n):
                            given[..., i, i] = 55
                elif kind == "f8E8M0FNU":
                    given = np.ones(shape)
                got = program.op(
                    "triangular_solve",
                    [program.constant(given, kind), program.constant(b, kind)],
                    [of(b.shape, kind)],
                    f"left_side = {str(left_side).lower()}, lower = {str(lower).lower()}, "
                    f"unit_diagonal = {str(unit).lower()}, transpose_a = #stablehlo<transpose {transpose}>",
                )
                (
                    program.near(got, x, 1e-4 if "32" in kind else 1e-11)
                    if n >= 40
                    else program.close(got, x, 1 if kinds.is_complex(kind) else 0)
                )


# --- Batch normalization ---------------------------------------------------------------------------------------------


def normalizations(suite):
    for kind in kinds.WIDE_FLOATS:
        tolerance = {"f64": 1e-12, "f32": 2e-5, "f16": 0.05, "bf16": 0.3}[kind]
        for shape, feature in (((4, 3, 2), 1), ((3, 5), 0), ((2, 3, 4), 2)):
            n = shape[feature]
            place = [1] * len(shape)
            place[feature] = n
            others = tuple(d for d in range(len(shape)) if d != feature)
            x = np.asarray(wide(whole(kind, shape, "norm"))).astype(float)
            scale, offset = np.arange(n) + 0.5, np.arange(n) * 0.25 - 1
            mean, variance = np.arange(n) * 0.5 - 0.5, np.arange(n) + 1.75
            gradient = np.asarray(wide(whole(kind, shape, "gradient"))).astype(float)
            epsilon = 0.25
            attributes = f"epsilon = {epsilon} : f32, feature_index = {feature} : i64"
            spread = lambda v: v.reshape(place)
            program = suite.program("batch_norm_inference", f"batch_norm_inference of {kind}, feature {feature}")
            values = [program.constant(v, kind) for v in (x, scale, offset, mean, variance)]
            expected = spread(scale) * (x - spread(mean)) / np.sqrt(spread(variance) + epsilon) + spread(offset)
            program.near(program.op("batch_norm_inference", values, [of(shape, kind)], attributes), expected, tolerance)

            program = suite.program("batch_norm_training", f"batch_norm_training of {kind}, feature {feature}")
            values = [program.constant(v, kind) for v in (x, scale, offset)]
            m = x.mean(others)
            v = ((x - spread(m)) ** 2).mean(others)
            expected = spread(scale) * (x - spread(m)) / np.sqrt(spread(v) + epsilon) + spread(offset)
            got = program.op(
                "batch_norm_training", values, [of(shape, kind), of((n,), kind), of((n,), kind)], attributes
            )
            for value, wanted in zip(got, (expected, m, v)):
                program.near(value, wanted, tolerance)

            program = suite.program("batch_norm_grad", f"batch_norm_grad of {kind}, feature {feature}")
            values = [program.constant(v, kind) for v in (x, scale, mean, variance, gradient)]
            count = x.size / n
            centered, deviation = x - spread(mean), np.sqrt(spread(variance) + epsilon)
            grad_offset = gradient.sum(others)
            grad_scale = (gradient * centered / deviation).sum(others)
            i1 = gradient * count
            i2 = spread(grad_offset)
            i3 = spread((gradient * centered).sum(others)) * centered
            grad = spread(scale) / deviation / count * (i1 - i2 - i3 / (spread(variance) + epsilon))
            got = program.op("batch_norm_grad", values, [of(shape, kind), of((n,), kind), of((n,), kind)], attributes)
            for value, wanted in zip(got, (grad, grad_scale, grad_offset)):
                program.near(value, wanted, tolerance * 4)


def tiny_normalizations(suite):
    """Numbers of which all steps of the specification's formulas have results that the narrowest kinds have, too."""
    attributes = "epsilon = 3.0 : f32, feature_index = 1 : i64"
    for kind in kinds.TINY_FLOATS:
        constants = lambda *lists: [program.constant(v, kind) for v in lists]
        program = suite.program("batch_norm_inference", f"batch_norm_inference of {kind}")
        if kind == "f8E8M0FNU":  # neither zero nor sign: what is larger than the mean
            values = constants([[4.0, 16.0]], [2.0, 1.0], [2.0, 4.0], [2.0, 8.0], [1.0, 1.0])
            program.eq(program.op("batch_norm_inference", values, [of((1, 2), kind)], attributes), [[4.0, 8.0]])
            continue
        # Four elements of each feature, one from the mean each; with epsilon, deviations are two.
        centered = np.array([[-1.0, 1, -1, 1], [1, -1, 1, -1]])
        gradient = np.array([[-1.0, 1, -1, 1], [1, 1, 0, 0]])
        mean, variance, scale, offset = (np.array(v) for v in ([1.0, -1], [1.0, 1], [4.0, -4], [1.0, 2]))
        column = lambda v: v[:, None]
        normal = centered / 2 * column(scale) + column(offset)
        inner = gradient * 4 - column(gradient.sum(1)) - column((gradient * centered).sum(1)) * centered / 4
        grad = column(scale) / 2 / 4 * inner
        laid_out = lambda v: v.reshape(2, 2, 2).transpose(1, 0, 2)
        x, shape = laid_out(centered + column(mean)), (2, 2, 2)
        values = constants(x, scale, offset, mean, variance)
        program.eq(program.op("batch_norm_inference", values, [of(shape, kind)], attributes), laid_out(normal))
        types = [of(shape, kind), of((2,), kind), of((2,), kind)]
        program = suite.program("batch_norm_training", f"batch_norm_training of {kind}")
        got = program.op("batch_norm_training", constants(x, scale, offset), types, attributes)
        for value, wanted in zip(got, (laid_out(normal), mean, variance)):
            program.eq(value, wanted)
        program = suite.program("batch_norm_grad", f"batch_norm_grad of {kind}")
        values = constants(x, scale, mean, variance, laid_out(gradient))
        got = program.op("batch_norm_grad", values, types, attributes)
        sums = ((gradient * centered / 2).sum(1), gradient.sum(1))
        for value, wanted in zip(got, (laid_out(grad), *sums)):
            program.eq(value, wanted)


def make(suite):
    products(suite)
    mixed_products(suite)
    large_products(suite)
    fused_products(suite)
    einsums(suite)
    convolutions(suite)
    large_convolutions(suite)
    mixed_convolutions(suite)
    ffts(suite)
    decompositions(suite)
    normalizations(suite)
    tiny_normalizations(suite)
