#!/usr/bin/env python3
"""Times of training loops under JAX, with the option `asynchronous` of the plugin's client and without. Outside of the
default tests, because it takes jax.

usage: queue_times.py PLUGIN [OPTION=VALUE...]

One process for each, in turn, five times; the best time of each counts. The last loss must be the same in all.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import subprocess
import sys
import time

STEPS = 300


def loops():
    import jax
    import jax.numpy as jnp
    import numpy as np

    device = jax.devices("shlo")[0]
    random = np.random.default_rng(0)

    def numbers(*shape):
        return random.standard_normal(shape, dtype=np.float32) * np.float32(0.1)

    def training(width, layers, batch, reads):
        """Layers of a perceptron with momentum. `reads`: the loop looks at the loss of each so many steps."""

        def loss(weights, x, y):
            for w in weights[:-1]:
                x = jnp.tanh(x @ w)
            return jnp.mean((x @ weights[-1] - y) ** 2)

        @jax.jit
        def step(weights, momenta, x, y):
            value, slopes = jax.value_and_grad(loss)(weights, x, y)
            momenta = [0.9 * m + s for m, s in zip(momenta, slopes)]
            return [w - 0.01 * m for w, m in zip(weights, momenta)], momenta, value

        start = [numbers(width, width) for _ in range(layers)]
        batches = [(numbers(batch, width), numbers(batch, width)) for _ in range(8)]

        def run(steps):
            weights = jax.device_put(start, device)
            momenta = jax.device_put([0 * w for w in start], device)
            for i in range(steps):
                x, y = batches[i % 8]
                weights, momenta, value = step(weights, momenta, jax.device_put(x, device), jax.device_put(y, device))
                if reads and i % reads == 0:
                    float(value)
            return float(value)

        return run

    yield "6 layers of 32, batch 16", training(32, 6, 16, 0)
    yield "6 layers of 128, batch 32", training(128, 6, 32, 0)
    yield "6 layers of 128, batch 32, loss read at each step", training(128, 6, 32, 1)
    yield "3 layers of 256, batch 64", training(256, 3, 64, 0)
    yield "3 layers of 256, batch 64, loss read at each 10th step", training(256, 3, 64, 10)


def main():
    if sys.argv[1] == "child":
        from jax._src import xla_bridge

        xla_bridge.register_plugin("shlo", library_path=sys.argv[2], options=json.loads(sys.argv[3]))
        times = {}
        for name, run in loops():
            run(20)
            begin = time.perf_counter()
            value = run(STEPS)
            times[name] = (time.perf_counter() - begin) / STEPS * 1e6, value
        print(json.dumps(times))
        return 0
    options = dict(word.split("=") for word in sys.argv[2:])
    environment = os.environ | {"JAX_PLATFORMS": "shlo", "TF_CPP_MIN_LOG_LEVEL": "3"}
    best = [{}, {}]
    for _ in range(5):
        for way in (0, 1):
            given = json.dumps(options | {"asynchronous": str(way)})
            output = subprocess.run(
                [sys.executable, __file__, "child", sys.argv[1], given], env=environment, check=True, capture_output=True
            ).stdout
            for name, (took, value) in json.loads(output.splitlines()[-1]).items():
                before = best[way].get(name, (took, value))
                if before[1] != value:
                    sys.exit(f"{name}: loss {value}, another time {before[1]}")
                best[way][name] = min(before, (took, value))
    for name, (took, value) in best[0].items():
        other = best[1][name]
        if other[1] != value:
            sys.exit(f"{name}: loss {value}, asynchronous {other[1]}")
        print(f"{name}: {took:.0f} us a step, asynchronous {other[0]:.0f} ({(other[0] / took - 1) * 100:+.0f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
