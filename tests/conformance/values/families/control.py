"""Branches, loops, calls and ops that wrap values, with states that could be updated in place.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np

from . import kinds
from .data import data, whole
from .linear import wide
from .program import Value, numbers, of
from .reduction import array_of, reduce, window_attributes

LESS = "comparison_direction = #stablehlo<comparison_direction LT>"


def loop(program, states, count, step, first=0):
    """A while that counts: step(counter, states) gives the next states."""
    counter = program.constant(first, "i32")
    types = [of((), "i32")] + [of(s.shape, s.kind) for s in states]

    def condition(i, *rest):
        return program.op("compare", [i, program.constant(count, "i32")], [of((), "i1")], LESS)

    def body(i, *rest):
        made = step(i, *rest)
        made = [made] if isinstance(made, Value) else list(made)
        return [program.op("add", [i, program.constant(1, "i32")], [of((), "i32")])] + made

    got = program.op("while", [counter, *states], types, "", [(types, condition), (types, body)])
    return got[0], got[1:]


def loops(suite):
    for kind in kinds.ALL:
        program = suite.program("while", f"while with a state of {kind}")
        x, y = data(kind, (5,)), data(kind, (2, 3))
        like = [of((5,), kind)]

        def flipped(i, a):
            return program.op("reverse", [a], like, f"dimensions = {numbers((0,))}")

        def part(a, begin, end):
            return program.op(
                "slice",
                [a],
                [of((end - begin,), kind)],
                f"start_indices = {numbers((begin,))}, limit_indices = {numbers((end,))}, strides = {numbers((1,))}",
            )

        def turned(i, a):
            return program.op("concatenate", [part(a, 2, 5), part(a, 0, 2)], like, "dimension = 0 : i64")

        def stored(i, a):
            one = program.op(
                "dynamic_slice",
                [a, program.op("subtract", [program.constant(4, "i32"), i], [of((), "i32")])],
                [of((1,), kind)],
                f"slice_sizes = {numbers((1,))}",
            )
            return program.op("dynamic_update_slice", [a, one, i], like)

        cases = [(3, flipped, x[::-1]), (3, turned, np.roll(x, -6)), (4, flipped, x), (0, turned, x), (3, stored, None)]
        for count, step, expected in cases[:2] if kind in kinds.BRIEF else cases:
            if expected is None:
                expected = x.copy()
                for i in range(3):
                    expected[i] = expected[4 - i]
            got = loop(program, [program.constant(x, kind)], count, step)
            program.eq(got[0], max(count, 0))
            program.eq(got[1][0], expected)
        # Two states that change places, with one beginning.
        a, b = program.constant(x, kind), program.constant(x[::-1], kind)
        got = loop(program, [a, b], 3, lambda i, p, q: (q, p))[1]
        program.eq(got[0], x[::-1])
        program.eq(got[1], x)
        got = loop(program, [a, a], 3, lambda i, p, q: (q, flipped(i, p)))[1]
        program.eq(got[0], x[::-1])
        program.eq(got[1], x)


def changed(suite):
    """States computed from themselves, by each op that might overwrite an operand that it still reads."""
    for kind in ("f32", "i32", "f64"):
        n = 4
        x = whole(kind, (n, n), "state", most=1)
        square = [of((n, n), kind)]

        def case(comment, step, expected, count=3, start=None):
            start = x if start is None else start
            program = suite.program("while", f"state of {kind}: {comment}")
            made = program.op(
                "reverse",
                [program.constant(start[::-1], kind)],
                [of(start.shape, kind)],
                f"dimensions = {numbers((0,))}",
            )
            got = loop(program, [made], count, lambda i, a: step(program, i, a))[1][0]
            value = wide(start)
            for i in range(count):
                value = expected(value, i)
            value = np.asarray(value)
            program.eq(
                got,
                array_of([int(v) for v in value.reshape(-1)], value.shape, kind) if kinds.is_integer(kind) else value,
            )

        product = (
            "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>"
        )
        turn = lambda p, a: p.op("transpose", [a], square, f"permutation = {numbers((1, 0))}")
        case(
            "the product with itself",
            lambda p, i, a: p.op("dot_general", [a, a], square, product),
            lambda v, i: v @ v,
            2,
        )
        case(
            "the product with a constant",
            lambda p, i, a: p.op("dot_general", [a, p.constant(np.tril(np.ones((n, n))), kind)], square, product),
            lambda v, i: v @ np.tril(np.ones((n, n), v.dtype)),
        )
        case("transposed", lambda p, i, a: turn(p, a), lambda v, i: v.T)
        case("with what is transposed", lambda p, i, a: p.op("add", [a, turn(p, a)], square), lambda v, i: v + v.T)
        case(
            "with what is reversed",
            lambda p, i, a: p.op(
                "subtract", [a, p.op("reverse", [a], square, f"dimensions = {numbers((1,))}")], square
            ),
            lambda v, i: v - v[:, ::-1],
        )
        case("doubled", lambda p, i, a: p.op("add", [a, a], square), lambda v, i: v + v)
        row = lambda p, a, r: p.op(
            "slice",
            [a],
            [of((1, n), kind)],
            f"start_indices = {numbers((r, 0))}, limit_indices = {numbers((r + 1, n))}, strides = {numbers((1, 1))}",
        )
        case(
            "with its first row",
            lambda p, i, a: p.op(
                "add",
                [a, p.op("broadcast_in_dim", [row(p, a, 0)], square, f"broadcast_dimensions = {numbers((0, 1))}")],
                square,
            ),
            lambda v, i: v + v[:1],
        )
        case(
            "its rows in another order",
            lambda p, i, a: p.op("concatenate", [row(p, a, r) for r in (2, 0, 3, 1)], square, "dimension = 0 : i64"),
            lambda v, i: v[[2, 0, 3, 1]],
        )
        case(
            "padded on one side, cut on the other",
            lambda p, i, a: p.op(
                "pad",
                [a, p.constant(1, kind)],
                square,
                f"edge_padding_low = {numbers((1, 0))}, edge_padding_high = "
                f"{numbers((-1, 0))}, interior_padding = {numbers((0, 0))}",
            ),
            lambda v, i: np.concatenate([np.ones((1, n), v.dtype), v[:-1]]),
        )
        case(
            "summed",
            lambda p, i, a: p.op(
                "add",
                [
                    a,
                    p.op(
                        "broadcast_in_dim",
                        [reduce(p, "add", a, p.constant(0, kind), (0,), (n,))],
                        square,
                        f"broadcast_dimensions = {numbers((1,))}",
                    ),
                ],
                square,
            ),
            lambda v, i: v + v.sum(0),
        )
        case(
            "summed along rows",
            lambda p, i, a: p.op(
                "reduce_window",
                [a, p.constant(0, kind)],
                square,
                window_attributes((1, n), (1, 1), (1, 1), (1, 1), ((0, 0), (n - 1, 0))),
                [p.scalar("add", kind)],
            ),
            lambda v, i: np.cumsum(v, 1),
        )
        case(
            "summed along columns",
            lambda p, i, a: p.op(
                "reduce_window",
                [a, p.constant(0, kind)],
                square,
                window_attributes((n, 1), (1, 1), (1, 1), (1, 1), ((n - 1, 0), (0, 0))),
                [p.scalar("add", kind)],
            ),
            lambda v, i: np.cumsum(v, 0),
        )
        case(
            "gathered",
            lambda p, i, a: p.op(
                "gather",
                [a, p.constant(np.array([3, 1, 0, 2]), "i32")],
                square,
                "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map"
                f" = [0], index_vector_dim = 1>, slice_sizes = {numbers((1, n))}",
            ),
            lambda v, i: v[[3, 1, 0, 2]],
        )
        case(
            "scattered into itself",
            lambda p, i, a: p.op(
                "scatter",
                [
                    a,
                    p.constant(np.array([2, 0]), "i32"),
                    p.op(
                        "slice",
                        [a],
                        [of((2, n), kind)],
                        f"start_indices = {numbers((1, 0))}, limit_indices = {numbers((3, n))}, strides "
                        f"= {numbers((1, 1))}",
                    ),
                ],
                square,
                "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],"
                " scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices"
                " = false",
                [p.scalar("add", kind)],
            ),
            lambda v, i: v + np.stack([v[2], 0 * v[0], v[1], 0 * v[0]]),
        )
        case(
            "a row written into the next",
            lambda p, i, a: p.op(
                "dynamic_update_slice",
                [
                    a,
                    p.op(
                        "dynamic_slice",
                        [a, i, p.constant(0, "i32")],
                        [of((1, n), kind)],
                        f"slice_sizes = {numbers((1, n))}",
                    ),
                    p.op("add", [i, p.constant(1, "i32")], [of((), "i32")]),
                    p.constant(0, "i32"),
                ],
                square,
            ),
            lambda v, i: np.concatenate([v[: i + 1], v[i : i + 1], v[i + 2 :]]),
        )
        if not kinds.is_complex(kind):
            case(
                "sorted and turned",
                lambda p, i, a: turn(
                    p,
                    p.op(
                        "sort",
                        [a],
                        square,
                        "dimension = 1 : i64, is_stable = true",
                        [([of((), kind)] * 2, lambda q, r: p.op("compare", [q, r], [of((), "i1")], LESS))],
                    ),
                ),
                lambda v, i: np.sort(v, 1).T,
            )
        case(
            "chosen by a branch",
            lambda p, i, a: p.op(
                "if",
                [p.op("compare", [i, p.constant(1, "i32")], [of((), "i1")], LESS)],
                square,
                "",
                [([], lambda: turn(p, a)), ([], lambda: p.op("add", [a, a], square))],
            ),
            lambda v, i: v.T if i < 1 else v + v,
        )

        def inner(p, i, a):
            return loop(p, [a], 2, lambda j, b: p.op("add", [b, turn(p, a)], square))[1][0]

        case("changed by an inner loop that reads it, too", inner, lambda v, i: v + 2 * v.T)
        case(
            "an inner loop of its own",
            lambda p, i, a: loop(p, [a], 2, lambda j, b: turn(p, p.op("add", [b, b], square)))[1][0],
            lambda v, i: 4 * v,
        )

        program = suite.program("while", f"several states of {kind}")
        a, b = program.constant(x, kind), program.constant(x[::-1], kind)
        got = loop(program, [a, b], 3, lambda i, p, q: (q, program.op("add", [p, q], square)))[1]
        p, q = wide(x), wide(x[::-1])
        for _ in range(3):
            p, q = q, p + q
        for value, wanted in zip(got, (p, q)):
            program.eq(
                value,
                (
                    array_of([int(v) for v in wanted.reshape(-1)], wanted.shape, kind)
                    if kinds.is_integer(kind)
                    else wanted
                ),
            )
        program.eq(
            program.op("add", [a, b], square),
            (
                array_of([int(v) for v in (wide(x) + wide(x[::-1])).reshape(-1)], x.shape, kind)
                if kinds.is_integer(kind)
                else wide(x) + wide(x[::-1])
            ),
        )
        # One state is read by the other after it could have changed.
        got = loop(
            program,
            [a, b],
            2,
            lambda i, p, q: (program.op("add", [p, p], square), program.op("subtract", [q, turn(program, p)], square)),
        )[1]
        p, q = wide(x), wide(x[::-1])
        for _ in range(2):
            p, q = p + p, q - p.T
        for value, wanted in zip(got, (p, q)):
            program.eq(
                value,
                (
                    array_of([int(v) for v in wanted.reshape(-1)], wanted.shape, kind)
                    if kinds.is_integer(kind)
                    else wanted
                ),
            )


def branches(suite):
    for kind in kinds.ALL:
        x, y, z = (data(kind, (3,), i) for i in range(3))
        program = suite.program("if", f"if with results of {kind}")
        a, b, c = (program.constant(v, kind) for v in (x, y, z))
        result = [of((3,), kind)] * 2
        for flag in (True, False):
            pred = program.computed(np.array(flag), "i1")
            got = program.op(
                "if",
                [pred],
                result,
                "",
                [
                    ([], lambda: (a, b)),
                    ([], lambda: (program.op("reverse", [c], [of((3,), kind)], f"dimensions = {numbers((0,))}"), a)),
                ],
            )
            program.eq(got[0], x if flag else z[::-1])
            program.eq(got[1], y if flag else x)
        program = suite.program("case", f"case with results of {kind}")
        a, b, c = (program.constant(v, kind) for v in (x, y, z))
        for index in (0, 1, 2, 3, -1, 2**31 - 1, -(2**31)):
            got = program.op(
                "case",
                [program.computed(np.array(index), "i32")],
                [of((3,), kind)],
                "",
                [([], lambda v=v: v) for v in (a, b, c)],
            )
            program.eq(got, (x, y, z)[index if 0 <= index < 3 else 2])
        one = program.op("case", [program.constant(5, "i32")], [of((3,), kind)], "", [([], lambda: b)])
        program.eq(one, y)


def wrappers(suite):
    """Ops that leave values as they are."""
    for kind in kinds.ALL:
        x, y = data(kind, (2, 3)), data(kind, ())
        for op in (
            "optimization_barrier",
            "tuple",
            "get_tuple_element",
            "composite",
            "custom_call",
            "async_start",
            "async_done",
        ):
            program = suite.program(op, f"{op} of {kind}")
            a, b = program.constant(x, kind), program.constant(y, kind)
            flipped = lambda v: program.op("reverse", [v], [of((2, 3), kind)], f"dimensions = {numbers((1,))}")
            if op == "optimization_barrier":
                got = program.op(op, [flipped(a), b], [of((2, 3), kind), of((), kind)])
                program.eq(got[0], x[:, ::-1])
                program.eq(got[1], y)
            elif "tuple" in op:
                inner = program.op("tuple", [a, b], [(None, f"tuple<{a.type}, {b.type}>")])
                outer = program.op(
                    "tuple", [flipped(a), inner, b], [(None, f"tuple<{a.type}, {inner.type}, {b.type}>")]
                )
                back = program.op("get_tuple_element", [outer], [(None, inner.type)], "index = 1 : i32")
                program.eq(program.op("get_tuple_element", [back], [of((), kind)], "index = 1 : i32"), y)
                program.eq(program.op("get_tuple_element", [back], [of((2, 3), kind)], "index = 0 : i32"), x)
                program.eq(program.op("get_tuple_element", [outer], [of((2, 3), kind)], "index = 0 : i32"), x[:, ::-1])
                program.eq(program.op("get_tuple_element", [outer], [of((), kind)], "index = 2 : i32"), y)
            elif op == "composite":
                program.functions.append(
                    f"func.func private @part(%a: {a.type}, %b: {b.type}) -> ({b.type}, {a.type}) {{\n"
                    f'  %r = "stablehlo.reverse"(%a) <{{dimensions = {numbers((1,))}}}> : ({a.type}) -> {a.type}\n'
                    f'  "func.return"(%b, %r) : ({b.type}, {a.type}) -> ()\n}}'
                )
                got = program.op(
                    op,
                    [a, b],
                    [of((), kind), of((2, 3), kind)],
                    'name = "own.swapped", decomposition = @part, composite_attributes = {n = 1 : i64}',
                )
                program.eq(got[0], y)
                program.eq(got[1], x[:, ::-1])
            elif op == "custom_call":
                for target in ("Sharding", "LayoutConstraint", "annotate_device_placement"):
                    program.eq(
                        program.op(op, [flipped(a)], [of((2, 3), kind)], f'call_target_name = "{target}"'), x[:, ::-1]
                    )
            else:
                cut = lambda v: program.op(
                    "slice",
                    [v],
                    [of((2, 2), kind)],
                    f"start_indices = {numbers((0, 1))}, "
                    f"limit_indices = {numbers((2, 3))}, strides = {numbers((1, 1))}",
                )
                future = f"!stablehlo.future<{kinds.tensor((2, 2), kind)}>"
                got = program.op("async_start", [a], [(None, future)], "", [([of((2, 3), kind)], cut)])
                program.eq(program.op("async_done", [got], [of((2, 2), kind)]), x[:, 1:])
    program = suite.program("create_token", "tokens order what happens, and hold nothing")
    token = program.op("create_token", [], [(None, "!stablehlo.token")])
    other = program.op("after_all", [token, token], [(None, "!stablehlo.token")])
    x = program.constant(np.arange(3), "i32")
    got = program.op("optimization_barrier", [other, x], [(None, "!stablehlo.token"), of((3,), "i32")])
    program.eq(got[1], np.arange(3))
    program = suite.program("after_all", "tokens of none and of several")
    none = program.op("after_all", [], [(None, "!stablehlo.token")])
    both = program.op("after_all", [none, none], [(None, "!stablehlo.token")])
    got = program.op(
        "optimization_barrier",
        [program.constant(np.arange(3), "i32"), both],
        [of((3,), "i32"), (None, "!stablehlo.token")],
    )
    program.eq(got[0], np.arange(3))


def collectives(suite):
    """One process, alone in its group: what it gets is what it gave."""
    group = "replica_groups = dense<0> : tensor<1x1xi64>"
    for kind in kinds.ALL:
        x = data(kind, (2, 3))
        for op, attributes, region in (
            ("all_gather", f"all_gather_dim = 1 : i64, {group}", False),
            ("all_reduce", group, True),
            (
                "all_to_all",
                f"split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, {group}",
                False,
            ),
            ("collective_broadcast", group, False),
            ("collective_reduce", group, True),
            ("collective_permute", "source_target_pairs = dense<0> : tensor<1x2xi64>", False),
            ("reduce_scatter", f"scatter_dimension = 1 : i64, {group}", True),
            ("cross-replica-sum", group, False),
        ):
            program = suite.program(op, f"{op} of {kind}, one process")
            got = program.op(
                op,
                [program.constant(x, kind)],
                [of((2, 3), kind)],
                attributes,
                [program.scalar("maximum", kind)] if region else (),
            )
            program.eq(got, x)
            if op == "collective_permute" and kind != "f8E8M0FNU":  # has no zero
                got = program.op(
                    op,
                    [program.constant(x, kind)],
                    [of((2, 3), kind)],
                    "source_target_pairs = dense<> : tensor<0x2xi64>",
                )
                program.eq(got, np.zeros((2, 3)))
    for op in ("partition_id", "replica_id"):
        program = suite.program(op, f"{op} of the only process")
        program.eq(program.op(op, [], [of((), "ui32")]), 0)


def make(suite):
    loops(suite)
    changed(suite)
    branches(suite)
    wrappers(suite)
    collectives(suite)
