#!/usr/bin/env python3
"""Runs sharded programs of JAX in one process here and on 8 CPU devices of XLA, and compares all results.

usage: sharded.py LIBRARY [NAME...]

LIBRARY is libstablehlo-c.so; this Python has jax. Each program is exported as JAX writes it with the Shardy partitioner
and without. Twins, which have to differ: the same program with one axis, permutation or specification changed.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import pathlib
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/python/src"))

import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

LINE = Mesh(np.array(jax.devices()), ("x",))
PLANE = Mesh(np.array(jax.devices()).reshape(2, 4), ("a", "b"))
CUBE = Mesh(np.array(jax.devices()).reshape(2, 2, 2), ("a", "b", "c"))
TURNED = Mesh(np.array(jax.devices()).reshape(4, 2).T, ("a", "b"))
rng = np.random.default_rng(3)


def floats(*shape):
    return rng.standard_normal(shape).astype("f4")


def numbers(*shape):
    return rng.integers(-100, 100, shape).astype("i4")


PROGRAMS = {}


def program(*arguments):
    """A program is made with a flag: whether it is the twin."""

    def add(make):
        PROGRAMS[make.__name__] = make, arguments
        return make

    return add


def sharded(mesh, body, given, out):
    """jit with shardings of arguments and results."""
    kind = functools.partial(NamedSharding, mesh)
    return jax.jit(body, in_shardings=tuple(map(kind, given)), out_shardings=jax.tree.map(kind, out))


def mapped(mesh, given, out, **settings):
    def wrap(body):
        return jax.jit(jax.shard_map(body, mesh=mesh, in_specs=given, out_specs=out, **settings))

    return wrap


def with_index(value, axis):
    """The index makes the places of parts visible."""
    return value + lax.axis_index(axis).astype(value.dtype)


# --- jit with shardings ---------------------------------------------------------------------------------------------


@program(floats(16, 12), floats(12, 24))
def product_on_a_line(twin):
    def body(x, y):
        return jnp.tanh(x @ y) + (1 if twin else 0)

    return sharded(LINE, body, (P("x"), P()), P("x"))


@program(floats(16, 12), floats(12, 24))
def product_on_a_plane(twin):
    def body(x, y):
        z = lax.with_sharding_constraint(x @ y, NamedSharding(PLANE, P("a", "b")))
        return z.T if twin else z * 2

    return sharded(PLANE, body, (P("a", "b"), P("b")), P())


@program(floats(8, 16))
def constraints_are_hints(twin):
    def body(x):
        for spec in (P("a", "b"), P("b", "a"), P(("a", "b")), P(None, ("b", "a"))):
            x = lax.with_sharding_constraint(jnp.roll(x, 2 if twin else 1, 0), NamedSharding(PLANE, spec))
        return x

    return sharded(PLANE, body, (P("b"),), P("a"))


@program(numbers(16, 8), numbers(16))
def gathered_rows(twin):
    def body(x, i):
        return x[(i + twin) % 16].sum(1), jnp.sort(x, 0)

    return sharded(LINE, body, (P("x"), P()), (P("x"), P(None, "x")))


@program(floats(8, 8), floats(8))
def solved_in_a_loop(twin):
    def body(a, b):
        def step(x, _):
            x = lax.with_sharding_constraint(x + (0.2 if twin else 0.1) * (b - a @ x), NamedSharding(LINE, P("x")))
            return x, jnp.linalg.norm(x)

        return lax.scan(step, b, None, length=7)

    return sharded(LINE, body, (P("x"), P("x")), (P("x"), P()))


@program(floats(16, 32), floats(8, 32, 16))
def attention_of_heads(twin):
    def body(x, w):
        q = jnp.einsum("td,hdk->htk", x, w)
        s = jax.nn.softmax(q @ q.swapaxes(1, 2) / (2.0 if twin else 4.0), axis=-1)
        return lax.with_sharding_constraint(s @ q, NamedSharding(PLANE, P("b", None, None))).sum(0)

    return sharded(PLANE, body, (P("a"), P("b")), P("a"))


@program(numbers(8))
def random_numbers_of_a_key(twin):
    def body(x):
        return jax.random.normal(jax.random.key(3 + twin), (8, 4)) + x[:, None]

    return sharded(LINE, body, (P("x"),), P("x"))


@program(floats(16, 10), floats(10, 6), floats(6), floats(16, 6))
def training_with_parallel_data(twin):
    def loss(parameters, x, y):
        w, b = parameters
        return jnp.mean((jax.nn.relu(x @ w + b) - y) ** 2)

    def body(x, w, b, y):
        value, gradients = jax.value_and_grad(loss)((w, b), x, y)
        rate = 0.2 if twin else 0.1
        return value, *(p - rate * g for p, g in zip((w, b), gradients))

    return sharded(LINE, body, (P("x"), P(), P(), P("x")), (P(), P(), P()))


@program(floats(8, 16), floats(16, 32), floats(32, 16), floats(8, 16))
def training_with_parallel_tensors(twin):
    def loss(ws, x, y):
        h = lax.with_sharding_constraint(jax.nn.gelu(x @ ws[0]), NamedSharding(PLANE, P("a", "b")))
        return jnp.mean((lax.with_sharding_constraint(h @ ws[1], NamedSharding(PLANE, P("a"))) - y) ** 2)

    def body(x, v, w, y):
        value, gradients = jax.value_and_grad(loss)((v, w), x, y)
        return value, *(p - (0.02 if twin else 0.01) * g for p, g in zip((v, w), gradients))

    return sharded(PLANE, body, (P("a"), P(None, "b"), P("b"), P("a")), (P(), P(None, "b"), P("b")))


@program(floats(2, 16, 16, 4), floats(3, 3, 4, 8))
def convolution(twin):
    def body(x, w):
        return lax.conv_general_dilated(x, w, (2, 2), [(2, 0), (2, 0)] if twin else "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))

    return sharded(PLANE, body, (P("a", "b"), P()), P("a", "b"))


@program(floats(16, 8))
def a_mesh_in_another_order(twin):
    def body(x):
        y = lax.with_sharding_constraint(jnp.cumsum(x, 0), NamedSharding(TURNED, P("b", "a")))
        return y[:, ::-1] if not twin else y

    return sharded(TURNED, body, (P("a", "b"),), P("b"))


# --- shard_map with each collective ---------------------------------------------------------------------------------


@program(floats(16, 6))
def sum_on_a_line(twin):
    @mapped(LINE, P("x"), P())
    def body(x):
        return lax.psum(x * (1 + twin + lax.axis_index("x")), "x")

    return body


@program(floats(8, 16))
def sums_along_each_axis(twin):
    @mapped(PLANE, P("a", "b"), (P(None, "b"), P("a"), P()))
    def body(x):
        y = x * (1 + lax.axis_index("a") + 10 * lax.axis_index("b"))
        return lax.psum(y, "a"), lax.psum(y, "b"), lax.psum(y * (2 if twin else 1), ("a", "b"))

    return body


@program(floats(8, 16))
def means(twin):
    @mapped(PLANE, P("a", "b"), (P(None, "b"), P()))
    def body(x):
        return lax.pmean(with_index(x, "a"), "a"), lax.pmean(with_index(x, "b") + twin, ("b", "a"))

    return body


@program(floats(16, 8), numbers(16, 8))
def extremes(twin):
    @mapped(LINE, (P("x"), P("x")), (P(), P()))
    def body(x, n):
        return lax.pmax(x, "x"), (lax.pmax if twin else lax.pmin)(n, "x")

    return body


@program(numbers(8, 16))
def gathered_along_an_axis(twin):
    @mapped(PLANE, P("a", "b"), (P("a"), P(None, "a", "b")), check_vma=False)
    def body(x):
        return lax.all_gather(x, "b", axis=1, tiled=True), lax.all_gather(x, "b" if twin else "b")[::-1 if twin else 1]

    return body


@program(numbers(8, 16))
def gathered_along_both_axes(twin):
    @mapped(PLANE, P("a", "b"), P(), check_vma=False)
    def body(x):
        return lax.all_gather(with_index(x, "a"), ("b", "a") if twin else ("a", "b"))

    return body


@program(numbers(16, 16))
def exchanged(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        return lax.all_to_all(with_index(x, "x"), "x", 1, 0, tiled=True)[:: -1 if twin else 1]

    return body


@program(numbers(8, 8, 4))
def exchanged_along_an_axis(twin):
    @mapped(PLANE, P("a", "b"), P("a", None, "b") if not twin else P("a", "b"))
    def body(x):
        y = lax.all_to_all(x, "b", 2, 1, tiled=True)
        return y if not twin else y.swapaxes(1, 2).reshape(4, 2, 4)

    return body


@program(numbers(16, 3))
def moved_around_a_ring(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        return lax.ppermute(x, "x", [(i, (i + (-1 if twin else 1)) % 8) for i in range(8)])

    return body


@program(numbers(8, 16))
def moved_to_some(twin):
    @mapped(PLANE, P("a", "b"), P("a", "b"))
    def body(x):
        return lax.ppermute(x, "b", [(0, 2), (3, 1)] if not twin else [(0, 1), (3, 2)])

    return body


@program(numbers(8, 16))
def shuffled(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        return lax.pshuffle(x, "x", [3, 1, 0, 2, 7, 5, 4, 6] if not twin else [3, 1, 2, 0, 7, 5, 4, 6])

    return body


@program(floats(16, 16))
def sums_scattered(twin):
    @mapped(LINE, P("x"), P("x") if not twin else P(None, "x"))
    def body(x):
        y = with_index(x, "x")
        return (lax.psum_scatter(y, "x", scatter_dimension=1, tiled=True).T if not twin else
                lax.psum_scatter(y, "x", scatter_dimension=1, tiled=True) + 1)

    return body


@program(floats(8, 16))
def sums_scattered_along_an_axis(twin):
    @mapped(PLANE, P(None, "a"), P("b", "a"))
    def body(x):
        return lax.psum_scatter(x * (1 + lax.axis_index("b")), "b", scatter_dimension=0, tiled=True) * (2 - twin)

    return body


@program(numbers(8, 16))
def indices(twin):
    @mapped(CUBE, P(("a", "b"), "c"), P(("a", "b"), "c"))
    def body(x):
        a, b, c = map(lax.axis_index, "abc" if not twin else "bac")
        return x * 0 + 100 * a + 10 * b + c + 1000 * lax.axis_index(("c", "a"))

    return body


@program(numbers(8))
def broadcast_from_one(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        source = lax.axis_index("x") == (4 if twin else 5)
        return jnp.broadcast_to(lax.psum(jnp.where(source, x, 0), "x"), x.shape) + lax.axis_index("x")

    return body


@program(floats(8, 4))
def replicated_results(twin):
    @mapped(PLANE, P("a"), P("a"))
    def body(x):
        y = lax.pcast(x, "b", to="varying")
        return lax.psum(y * (lax.axis_index("b") + twin), "b")

    return body


# --- shard_map within other things ----------------------------------------------------------------------------------


@program(numbers(16, 4))
def a_ring_in_a_scan(twin):
    def body(x):
        @functools.partial(jax.shard_map, mesh=LINE, in_specs=(P("x"), P()), out_specs=P("x"))
        def step(x, k):
            return lax.ppermute(x, "x", [(i, (i + 1) % 8) for i in range(8)]) * 3 + k

        return lax.scan(lambda s, k: (step(s, k), s.sum()), x, jnp.arange(5 - twin) + 1)[0]

    return sharded(LINE, body, (P("x"),), P("x"))


@program(floats(16, 4))
def a_scan_of_rings(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        def step(s, k):
            moved = lax.ppermute(s, "x", [(i, (i + 1) % 8) for i in range(8)])
            return moved * 0.5 + x, lax.psum(moved, "x")

        last, sums = lax.scan(step, x, jnp.arange(4 + twin))
        return last + sums.sum()

    return body


@program(floats(16, 4))
def a_loop_until_all_agree(twin):
    def body(x):
        @functools.partial(jax.shard_map, mesh=LINE, in_specs=P("x"), out_specs=(P("x"), P()))
        def halve(x):
            return x / 2, lax.pmax(jnp.abs(x).max(), "x")

        return lax.while_loop(lambda s: s[1] > (0.1 if twin else 0.01), lambda s: halve(s[0]), (x, jnp.float32(9)))[0]

    return sharded(LINE, body, (P("x"),), P("x"))


@program(numbers(16, 4), numbers())
def branches_with_collectives(twin):
    def body(x, k):
        one = jax.shard_map(lambda v: v + lax.psum(v, "x"), mesh=LINE, in_specs=P("x"), out_specs=P("x"))
        two = jax.shard_map(lambda v: v - lax.pmax(v, "x"), mesh=LINE, in_specs=P("x"), out_specs=P("x"))
        return lax.cond(k % 2 == twin, one, two, x)

    return sharded(LINE, body, (P("x"), P()), P("x"))


@program(floats(8, 16), floats(16, 8))
def one_axis_is_manual(twin):
    def body(x, w):
        @functools.partial(jax.shard_map, mesh=PLANE, in_specs=(P("a"), P()), out_specs=P("a"), axis_names={"a"})
        def inner(x, w):
            y = lax.with_sharding_constraint(x @ w, NamedSharding(jax.sharding.get_abstract_mesh(), P(None, "b")))
            return y * (1 if twin else 2) + lax.psum(y, "a")

        return inner(x, w)

    return sharded(PLANE, body, (P("a", "b"), P("b")), P("a"))


@program(numbers(8, 16))
def manual_within_manual(twin):
    def body(x):
        @functools.partial(jax.shard_map, mesh=PLANE, in_specs=P("a"), out_specs=P("a"), axis_names={"a"})
        def outer(x):
            @functools.partial(jax.shard_map, in_specs=P(None, "b"), out_specs=P(None, "b"), axis_names={"b"})
            def inner(x):
                return lax.ppermute(x, "b", [(i, (i + 1 + twin) % 4) for i in range(4)])

            return inner(x + lax.psum(x, "a")) * 2

        return outer(x)

    return sharded(PLANE, body, (P("a", "b"),), P("a"))


@program(numbers(8, 16))
def calls_within_manual(twin):
    @jax.jit
    def shared(x):
        return jnp.where(x > 0, x, lax.axis_index("b") - twin) + lax.psum(x, "b")

    @mapped(PLANE, P("a", "b"), P("a", "b"))
    def body(x):
        return shared(x) + shared(x + 1)

    return body


@program(floats(16, 8), floats(8, 8))
def gradients_through_collectives(twin):
    def loss(w, x):
        @functools.partial(jax.shard_map, mesh=LINE, in_specs=(P(), P("x")), out_specs=P())
        def inner(w, x):
            return lax.pmean(jnp.sum(jnp.sin(x @ w) ** (3 if twin else 2)), "x")

        return inner(w, x)

    return sharded(LINE, lambda x, w: jax.value_and_grad(loss)(w, x), (P("x"), P()), (P(), P()))


@program(floats(16, 10), floats(10, 6), floats(16, 6))
def a_training_step_of_replicas(twin):
    @mapped(LINE, (P("x"), P(), P("x")), (P(), P()), check_vma=False)
    def body(x, w, y):
        value, gradient = jax.value_and_grad(lambda w: jnp.mean((jnp.tanh(x @ w) - y) ** 2))(w)
        return lax.pmean(value, "x"), w - 0.1 * (lax.psum if twin else lax.pmean)(gradient, "x")

    return body


@program(floats(8, 16), floats(16, 32), floats(32, 16))
def a_layer_of_column_and_row_parts(twin):
    @mapped(PLANE, (P("a"), P(None, "b"), P("b")), P("a"))
    def body(x, v, w):
        return lax.psum(jax.nn.relu(x @ v) @ w, "b") + (x if not twin else 0)

    return body


@program(floats(16, 8))
def a_pipeline(twin):
    @mapped(LINE, P("x"), P("x"))
    def body(x):
        stage = lax.axis_index("x")

        def step(carry, _):
            carry = jnp.tanh(carry) * (1 + stage)
            return lax.ppermute(carry, "x", [(i, i + 1) for i in range(7)]), carry

        last, _ = lax.scan(step, x, None, length=3 + twin)
        return last

    return body


@program(floats(8, 32, 4))
def ring_attention(twin):
    @mapped(LINE, P(None, "x"), P(None, "x"))
    def body(x):
        def step(k, state):
            total, weight, other = state
            s = jnp.exp(x @ other.swapaxes(1, 2) / (3.0 if twin else 4.0))
            return total + s @ other, weight + s.sum(-1, keepdims=True), lax.ppermute(
                other, "x", [(i, (i + 1) % 8) for i in range(8)])

        zero = lax.pcast(jnp.zeros((8, 4, 1), "f4"), "x", to="varying")
        total, weight, _ = lax.fori_loop(0, 8, step, (x * 0, zero, x))
        return total / weight

    return body


@program(numbers(8, 4), numbers(4), numbers())
def values_of_other_ranks(twin):
    @mapped(PLANE, (P(("b", "a")), P("b"), P()), (P(("a", "b")), P("b"), P()))
    def body(x, y, z):
        return x + z + lax.axis_index(("a", "b") if not twin else ("b", "a")), y * z, lax.psum(y.sum() + z, "b")

    return body


@program(numbers(8, 8))
def no_arguments_inside(twin):
    def body(x):
        made = jax.shard_map(lambda: lax.axis_index("x")[None] * (3 + twin), mesh=LINE, in_specs=(), out_specs=P("x"))
        return x + made()

    return sharded(LINE, body, (P("x"),), P())


@program(floats(8, 8))
def transforms_along_cut_axes(twin):
    @mapped(LINE, P("x"), P(None, "x"))
    def body(x):
        y = jnp.fft.fft(x, axis=1)
        y = lax.all_to_all(y, "x", 1, 0, tiled=True)
        return jnp.abs(jnp.fft.fft(y, axis=0) if not twin else jnp.fft.ifft(y, axis=0))

    return body


@program(numbers(8, 8).astype("bool"), numbers(8, 8).astype("i2"), floats(8, 8))
def other_types(twin):
    @mapped(PLANE, (P("a"), P("b"), P(None, "b")), (P("a"), P("b"), P(None, "b")))
    def body(b, n, f):
        return (~b if twin else b), n * 2, (f.astype("bfloat16") * 2).astype("f4")

    return body


# --- Comparison -----------------------------------------------------------------------------------------------------


def same(ours, theirs):
    def close(a, b):
        a, b = np.asarray(a), np.asarray(b)
        if a.shape != b.shape or a.dtype != b.dtype:
            return False
        return np.array_equal(a, b) if a.dtype.kind in "biu" else np.allclose(a, b, rtol=2e-5, atol=2e-5)

    return len(ours) == len(theirs) and all(map(close, ours, theirs))


def run_here(shlo, exported, arguments):
    plan = shlo.loads(bytes(exported.mlir_module_serialized)).compile()
    results = plan.run(list(arguments))
    return list(results) if isinstance(results, (tuple, list)) else [results]


def main():
    os.environ["STABLEHLO_C_LIBRARY"] = str(pathlib.Path(sys.argv[1]).resolve())
    import stablehlo_c as shlo

    names = sys.argv[2:] or list(PROGRAMS)
    ran = {True: 0, False: 0}
    equal, twins, noticed, refused = {True: 0, False: 0}, 0, 0, 0
    for shardy in (True, False):
        jax.config.update("jax_use_shardy_partitioner", shardy)
        for name in names:
            jax.clear_caches()
            make, arguments = PROGRAMS[name]
            try:
                exported = export.export(make(False))(*arguments)
                theirs = jax.tree.leaves(make(False)(*arguments))
            except Exception as failure:
                refused += 1
                print(f"JAX refuses {name}, Shardy {shardy}: {str(failure).splitlines()[0][:200]}")
                continue
            ran[shardy] += 1
            try:
                good = same(run_here(shlo, exported, arguments), theirs)
                equal[shardy] += good
                if not good:
                    print(f"differs: {name}, Shardy {shardy}")
            except Exception as failure:
                print(f"fails: {name}, Shardy {shardy}: {str(failure)[:300]}")
            try:
                twin = export.export(make(True))(*arguments)
                twins += 1
                differs = not same(run_here(shlo, twin, arguments), theirs)
                noticed += differs
                if not differs:
                    print(f"its twin is equal: {name}, Shardy {shardy}")
            except Exception as failure:
                print(f"the twin fails: {name}, Shardy {shardy}: {str(failure)[:300]}")
    print(f"{ran[True]} programs with Shardy, {equal[True]} equal; {ran[False]} without, {equal[False]} equal; "
          f"{twins} twins, {noticed} differ; JAX refuses {refused}")
    complete = ran == equal and twins == noticed == sum(ran.values())
    return 0 if complete and (sys.argv[2:] or min(ran.values()) >= 40) else 1


if __name__ == "__main__":
    sys.exit(main())
