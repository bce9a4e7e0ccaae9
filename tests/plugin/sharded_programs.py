#!/usr/bin/env python3
"""Runs sharded programs of JAX on 8 devices of the plugin and on 8 CPU devices of XLA, in one process, and compares all
results and where their parts are. Outside of the default tests, because it takes jax.

usage: sharded_programs.py PLUGIN [OPTION=VALUE...] [NAME...]

The programs are those of tests/compatibility/sharded and some of how arrays get to devices and back. Each is run with
the Shardy partitioner and without. Twins, which have to differ: the same program with one axis, permutation or
specification changed.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import pathlib
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["JAX_PLATFORMS"] = "cpu,shlo"
root = pathlib.Path(__file__).resolve().parents[2]
for folder in ("tests/compatibility/sharded", "bindings/jax/src"):
    sys.path.insert(0, str(root / folder))

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src import xla_bridge

from jax_plugins.stablehlo_c import lowering

# Before JAX looks for devices.
options = {"device_count": 8} | dict(word.split("=") for word in sys.argv[2:] if "=" in word)
xla_bridge.register_plugin("shlo", priority=-10, library_path=sys.argv[1], options=options)

lowering.register(sys.argv[1])

import sharded
from sharded import NamedSharding, P, floats, mapped, numbers, program


def line(spec):
    return NamedSharding(sharded.LINE, spec)


@program(floats(16, 8))
def results_left_to_the_compiler(twin):
    def body(x):
        y = jnp.tanh(x) * (2 + twin)
        return y, y.sum(0), y.T

    return lambda x: jax.jit(body)(jax.device_put(x, line(P("x"))))


@program(floats(16, 8))
def arguments_on_their_devices(twin):
    def run(x):
        given = x[::-1] if twin else x
        parts = [jax.device_put(given[2 * i : 2 * i + 2], device) for i, device in enumerate(sharded.LINE.devices)]
        whole = jax.make_array_from_single_device_arrays(x.shape, line(P("x")), parts)
        return jax.jit(lambda x: jnp.cumsum(x, 0))(whole)

    return run


@program(floats(8, 16))
def moved_to_another_sharding(twin):
    def run(x):
        first = jax.device_put(x, line(P("x")))
        second = jax.device_put(first, line(P(None, "x")))
        return jax.jit(lambda x: x * (3 if twin else 2))(second), first

    return run


@program(floats(16, 8))
def donated_arguments(twin):
    def run(x):
        step = jax.jit(lambda x: x + (2 if twin else 1), donate_argnums=0, out_shardings=line(P("x")))
        state = jax.device_put(x, line(P("x")))
        for _ in range(5):
            last, state = state, step(state)
        assert last.is_deleted()
        return state

    return run


@program(floats(16, 10), floats(10, 6), floats(16, 6))
def a_training_loop(twin):
    @jax.jit
    def step(w, x, y):
        value, gradient = jax.value_and_grad(lambda w: jnp.mean((jnp.tanh(x @ w) - y) ** 2))(w)
        return w - (0.2 if twin else 0.1) * gradient, value

    def run(x, w, y):
        x, y, w = jax.device_put(x, line(P("x"))), jax.device_put(y, line(P("x"))), jax.device_put(w, line(P()))
        for _ in range(10):
            w, value = step(w, x, y)
        return w, value

    return run


@program(numbers(8, 4))
def one_program_for_each_replica(twin):
    def run(x):
        return jax.pmap(lambda x: x * (1 + twin) + lax.psum(x, "i"), "i", devices=list(sharded.LINE.devices))(x)

    return run


@program(numbers(8))
def made_on_the_devices(twin):
    def run(x):
        made = jax.jit(lambda: jnp.arange(32).reshape(8, 4) * (2 + twin), out_shardings=line(P("x")))()
        return jax.jit(lambda x, y: x[:, None] + y)(jax.device_put(x, line(P("x"))), made)

    return run


@program(floats(16, 8))
def one_after_another(twin):
    @mapped(sharded.LINE, P("x"), P("x"))
    def exchange(x):
        return lax.ppermute(x, "x", [(i, (i + 1 + twin) % 8) for i in range(8)])

    return lambda x: exchange(exchange(jax.device_put(x, line(P("x")))))


def use(platform):
    """The meshes that the programs name have devices of the platform."""
    devices = np.array(jax.devices(platform))
    sharded.LINE = sharded.Mesh(devices, ("x",))
    sharded.PLANE = sharded.Mesh(devices.reshape(2, 4), ("a", "b"))
    sharded.CUBE = sharded.Mesh(devices.reshape(2, 2, 2), ("a", "b", "c"))
    sharded.TURNED = sharded.Mesh(devices.reshape(4, 2).T, ("a", "b"))


def run(platform, name, twin):
    make, arguments = sharded.PROGRAMS[name]
    use(platform)
    with jax.default_device(jax.devices(platform)[0]):
        return jax.tree.leaves(make(twin)(*arguments))


def places(results):
    return [[shard.index for shard in one.addressable_shards] for one in results]


def main():
    chosen = [word for word in sys.argv[2:] if "=" not in word]
    names = chosen or list(sharded.PROGRAMS)
    ran = equal = placed = twins = noticed = refused = 0
    for shardy in (True, False):
        jax.config.update("jax_use_shardy_partitioner", shardy)
        for name in names:
            jax.clear_caches()
            try:
                theirs = run("cpu", name, False)
            except Exception as failure:
                refused += 1
                print(f"JAX refuses {name}, Shardy {shardy}: {str(failure).splitlines()[0][:200]}")
                continue
            ran += 1
            try:
                ours = run("shlo", name, False)
                good = sharded.same(ours, theirs)
                equal += good
                placed += places(ours) == places(theirs)
                if not good or places(ours) != places(theirs):
                    print(f"{'has other parts' if good else 'differs'}: {name}, Shardy {shardy}")
            except Exception as failure:
                print(f"fails: {name}, Shardy {shardy}: {str(failure)[:300]}")
            try:
                twins += 1
                differs = not sharded.same(run("shlo", name, True), theirs)
                noticed += differs
                if not differs:
                    print(f"its twin is equal: {name}, Shardy {shardy}")
            except Exception as failure:
                print(f"the twin fails: {name}, Shardy {shardy}: {str(failure)[:300]}")
    print(f"{ran} runs of {len(names)} programs, {equal} equal, {placed} with parts on the same devices; "
          f"{twins} twins, {noticed} differ; JAX refuses {refused}")
    return 0 if ran == equal and twins == noticed == ran and (chosen or ran >= 90) else 1


if __name__ == "__main__":
    sys.exit(main())
