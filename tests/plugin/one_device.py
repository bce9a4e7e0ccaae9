#!/usr/bin/env python3
"""What JAX does beside computing, on a device of the plugin: callbacks, decompositions, donation, its compilation cache,
serialized executables, costs. Outside of the default tests, because it takes jax.

usage: one_device.py PLUGIN [OPTION=VALUE...]

Options are those of the client.

Each check has an expected value of NumPy, and a twin, an expected value that must not be found.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import pathlib
import sys
import tempfile

files = tempfile.mkdtemp()
os.environ |= {
    "JAX_PLATFORMS": "cpu,shlo",
    "JAX_COMPILATION_CACHE_DIR": files,
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "0",
    "TF_CPP_MIN_LOG_LEVEL": "3",
}
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings/jax/src"))

from jax._src import monitoring, xla_bridge

options = {"device_count": 2} | dict(word.split("=") for word in sys.argv[2:])
xla_bridge.register_plugin("shlo", priority=-10, library_path=sys.argv[1], options=options)
from jax_plugins.stablehlo_c import lowering, unavailable

lowering.register(sys.argv[1])

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback, serialize_executable

device, other = jax.devices("shlo")
x = np.arange(6, dtype=np.float32).reshape(2, 3)
square = x.T @ x + np.eye(3, dtype=np.float32)
shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
checks = {}


def check(function):
    """The function gives pairs of values that have to be close."""
    checks[function.__name__] = function
    return function


@check
def a_program():
    yield jax.jit(lambda x: jnp.sin(x) @ x.T)(x), np.sin(x) @ x.T


@check
def a_gradient_through_a_scan():
    def loss(w):
        return jax.lax.scan(lambda c, _: (w @ c, None), jnp.ones(3), None, length=3)[0].sum()

    powers = [np.linalg.matrix_power(square, k) for k in range(3)]
    ones = np.ones(3)
    yield jax.jit(jax.grad(loss))(square), sum(np.outer(powers[k].T @ ones, powers[2 - k] @ ones) for k in range(3))


@check
def a_pure_callback():
    yield jax.jit(lambda x: jax.pure_callback(lambda a: np.asarray(a) * 3, shape, x) + 1)(x), x * 3 + 1


@check
def callbacks_in_order():
    seen = []

    def note(a):
        seen.append(float(np.asarray(a).sum()))
        return np.asarray(a) + 1

    def body(x):
        return io_callback(note, shape, io_callback(note, shape, x, ordered=True), ordered=True)

    yield jax.jit(body)(x), x + 2
    yield seen, [15, 21]


@check
def a_debug_callback():
    seen = []
    jax.jit(lambda x: (jax.debug.callback(lambda a: seen.append(np.asarray(a).sum()), x), x)[1])(x).block_until_ready()
    jax.effects_barrier()
    yield seen, [15]


@check
def decompositions():
    yield jax.jit(lambda a: jnp.linalg.svd(a, compute_uv=False))(x), np.linalg.svd(x, compute_uv=False)
    yield jax.jit(lambda a: jnp.linalg.eigh(a)[0])(square), np.linalg.eigh(square)[0]
    yield np.sort(jax.jit(lambda a: jnp.linalg.eig(a)[0])(square)), np.sort(np.linalg.eig(square)[0])
    yield abs(jax.jit(lambda a: jnp.linalg.qr(a)[1])(x)), abs(np.linalg.qr(x)[1])
    yield jax.jit(jnp.linalg.solve)(square, np.ones(3, np.float32)), np.linalg.solve(square, np.ones(3))
    yield jax.jit(jnp.linalg.cholesky)(square), np.linalg.cholesky(square)
    yield jax.jit(jnp.fft.fft)(x), np.fft.fft(x)


@check
def a_donated_argument():
    given = jax.device_put(x, device)
    yield jax.jit(lambda x: x + 1, donate_argnums=0)(given), x + 1
    yield given.is_deleted(), True


@check
def the_compilation_cache():
    hits = []
    monitoring.register_event_listener(lambda event, **_: hits.append(event) if "cache_hits" in event else None)
    before = sum(len(names) for _, _, names in os.walk(files))
    for _ in range(2):
        jax.clear_caches()
        yield jax.jit(lambda x: jnp.tanh(x) * 2)(x), np.tanh(x) * 2
    yield sum(len(names) for _, _, names in os.walk(files)) > before, True
    yield len(hits), 1


@check
def a_serialized_executable():
    made = jax.jit(lambda x: x * 2).lower(jax.device_put(x, device)).compile()
    parts = serialize_executable.serialize(made)
    loaded = serialize_executable.deserialize_and_load(*parts, backend=device.client, execution_devices=[device])
    yield loaded(jax.device_put(x, device)), x * 2


@check
def costs_and_text():
    made = jax.jit(lambda x: x @ x.T).lower(jax.device_put(x, device)).compile()
    costs = made.cost_analysis()
    costs = costs[0] if isinstance(costs, list) else costs
    yield costs["flops"], 2 * 2 * 3 * 2
    yield "dot" in made.as_text(), True


@check
def another_device():
    there = jax.device_put(jax.device_put(x, device), other)
    yield there, x
    yield there.devices() == {other}, True
    yield jax.jit(lambda x: x - 1)(there), x - 1


def close(a, b):
    a, b = np.asarray(a), np.asarray(b)
    return a.shape == b.shape and np.allclose(a, b, rtol=1e-3, atol=1e-3)


def main():
    good = twins = 0
    for name, function in checks.items():
        try:
            with jax.default_device(device):
                pairs = list(function())
            equal = all(close(a, b) for a, b in pairs)
            good += equal
            differ = all(not close(a, not b if isinstance(b, bool) else 1 + 2 * np.asarray(b)) for a, b in pairs)
            twins += differ
            if not equal or not differ:
                print(f"{'its twin is equal' if equal else 'differs'}: {name}")
        except Exception as failure:
            print(f"fails: {name}: {type(failure).__name__}: {str(failure)[:300]}")
    print(f"jax {jax.__version__}: {good} of {len(checks)} checks, {twins} twins differ; without: {list(unavailable)}")
    return 0 if good == twins == len(checks) else 1


if __name__ == "__main__":
    sys.exit(main())
