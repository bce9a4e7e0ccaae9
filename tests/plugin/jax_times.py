#!/usr/bin/env python3
"""Times of JAX on a device of the plugin, beside JAX's own CPU and, if it is given, another plugin of XLA's CPU. Outside of
the default tests, because it takes jax.

usage: jax_times.py PLUGIN [OTHER_PLUGIN]
       jax_times.py PLUGIN --models SHLO FOLDER

One process for each measurement, device by device in turn, seven times; the best time of each counts. Results are those
of NumPy, or the process fails. With --models: the models of a folder, FOLDER/NAME/model.mlir.bc with input_K.npy and
output_K.npy, called under JAX, beside `shlo run --repeat`: medians, the best of three. A model that JAX cannot call with
these inputs (one with dynamic shapes) is left out.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import dataclasses
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import time

ROUNDS = 7
ELEMENTS = 16 << 20  # 64 MiB of f32


def fastest(run, calls, rounds):
    """Of rounds of so many calls, in microseconds a call."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(calls):
            run()
        best = min(best, (time.perf_counter() - begin) / calls * 1e6)
    return best


def peak_mib():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def expect(np, got, want, tolerance=1e-5):
    if not np.allclose(got, want, rtol=tolerance, atol=tolerance) or np.allclose(got, want * 3 + 1, rtol=tolerance):
        sys.exit("the result is wrong")


def first_small(jax, np):
    x = np.arange(8, dtype=np.float32)
    begin = time.perf_counter()
    got = np.asarray(jax.jit(lambda a, b: a * b + a)(x, x))
    yield "a small jit, ms", (time.perf_counter() - begin) * 1e3
    expect(np, got, x * x + x)


def first_gradient(jax, np):
    jnp = jax.numpy
    weights = [np.full((8, 8), 0.05 + 0.01 * k, np.float32) for k in range(6)]
    x = np.ones((4, 8), np.float32)

    def loss(weights):
        y = x
        for w in weights:
            y = jnp.tanh(y @ w)
        return jnp.mean(y**2)

    begin = time.perf_counter()
    value, slopes = jax.jit(jax.value_and_grad(loss))(weights)
    got = float(value), np.asarray(slopes[0])
    yield "value_and_grad of 6 layers, ms", (time.perf_counter() - begin) * 1e3
    y = x
    for w in weights:
        y = np.tanh(y @ w)
    expect(np, got[0], np.mean(y**2))


def calls(jax, np):
    x = np.arange(8, dtype=np.float32)
    add = jax.jit(lambda a, b: a + b)
    a, b = jax.device_put((x, x))
    expect(np, np.asarray(add(a, b)), x + x)
    yield "a + b, dispatch, us", fastest(lambda: add(a, b), 2000, 15)
    yield "a + b, blocking, us", fastest(lambda: add(a, b).block_until_ready(), 2000, 15)
    yield "a + b, NumPy in and out, us", fastest(lambda: np.asarray(add(x, x)), 1000, 15)


def donation(jax, np):
    update = jax.jit(lambda whole, part, at: jax.lax.dynamic_update_slice(whole, part, (at,)), donate_argnums=0)
    whole, part = jax.device_put(np.zeros(ELEMENTS, np.float32)), jax.device_put(np.ones(256, np.float32))
    places = [jax.device_put(np.int32(256 * k)) for k in range(1000)]
    whole = update(whole, part, places[0]).block_until_ready()
    before, best = peak_mib(), float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        for at in places:
            whole = update(whole, part, at)
        whole.block_until_ready()
        best = min(best, (time.perf_counter() - begin) / len(places) * 1e6)
    yield "1 KiB written into donated 64 MiB, us", best
    yield "memory of 3,000 such steps, MiB more", peak_mib() - before
    expect(np, float(whole.sum()), 256.0 * len(places), 1e-7)


def copies(jax, np):
    device = jax.devices()[0]
    raw = np.zeros(ELEMENTS + 16, np.float32)
    skip = -raw.ctypes.data % 64 // 4
    x = raw[skip : skip + ELEMENTS]
    x[:] = 1
    np.asarray(jax.device_put(x[:1024], device))
    before = peak_mib()
    yield "64 MiB from NumPy and back, us", fastest(lambda: np.asarray(jax.device_put(x, device)), 1, 15)
    yield "memory of that, MiB more", peak_mib() - before


def models(jax, np):
    """Medians by model; the folder is the fifth argument."""
    from jax import export

    for path in sorted(pathlib.Path(sys.argv[5]).glob("*/model.mlir.bc")):
        inputs, outputs = ([np.load(path.with_name(f"{kind}_{k}.npy"))
                            for k in range(len(list(path.parent.glob(f"{kind}_*.npy"))))] for kind in ("input", "output"))
        # What JAX says of a program with this signature, and the program in its place.
        zeros = jax.jit(lambda *_: [jax.numpy.zeros(one.shape, one.dtype) for one in outputs])
        said = export.export(zeros, platforms=[jax.default_backend()])(*inputs)
        kept = tuple(range(len(inputs)))
        exported = dataclasses.replace(said, mlir_module_serialized=path.read_bytes(), module_kept_var_idx=kept)
        call = jax.jit(exported.call)
        arguments = jax.device_put(inputs)
        try:
            got = call(*arguments)
        except Exception as error:  # noqa: BLE001
            print(f"{path.parent.name}: {str(error).splitlines()[0]}", file=sys.stderr)
            continue
        for one, want in zip(got, outputs):
            wide = np.complex128 if want.dtype.kind == "c" else np.float64
            expect(np, np.asarray(one).astype(wide), want.astype(wide), 2e-2)
        times, end = [], time.perf_counter() + 0.7
        while time.perf_counter() < end:
            begin = time.perf_counter()
            jax.block_until_ready(call(*arguments))
            times.append((time.perf_counter() - begin) * 1e6)
        yield path.parent.name, statistics.median(times)


def beside_shlo(plugin, shlo, folder):
    best, environment = {}, os.environ | {"JAX_PLATFORMS": "shlo", "TF_CPP_MIN_LOG_LEVEL": "3"}
    for _ in range(3):
        done = subprocess.run([sys.executable, __file__, "child", "models", "shlo", plugin, folder], env=environment,
                              stdout=subprocess.PIPE, text=True, check=True)
        for name, took in json.loads(done.stdout.splitlines()[-1]).items():
            path = pathlib.Path(folder) / name
            command = [shlo, "run", path / "model.mlir.bc", "--repeat", str(max(20, int(7e5 / took)))]
            for k in range(len(list(path.glob("input_*.npy")))):
                command += ["--input", path / f"input_{k}.npy"]
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            amount, unit = re.search(r"median of \d+ runs ([0-9.]+) (ms|us|s)", text).groups()
            direct = float(amount) * {"us": 1, "ms": 1e3, "s": 1e6}[unit]
            row = best.setdefault(name, [took, direct])
            best[name] = [min(row[0], took), min(row[1], direct)]
    print("| model | under JAX, µs | `shlo run`, µs | more |\n|---|--:|--:|--:|")
    for name, (took, direct) in best.items():
        print(f"| {name} | {took:.0f} | {direct:.0f} | {took - direct:+.0f} µs, {(took / direct - 1) * 100:+.0f} % |")


MEASURES = {one.__name__: one for one in (first_small, first_gradient, calls, donation, copies)} | {"models": models}


def child(measure, name, library, *_):
    if name != "cpu":
        sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings/jax/src"))
        from jax._src import xla_bridge

        xla_bridge.register_plugin(name, library_path=library)
        if name == "shlo":
            from jax_plugins.stablehlo_c import lowering

            lowering.register(library)
    import jax
    import numpy as np

    print(json.dumps(dict(MEASURES[measure](jax, np))))


def main():
    if sys.argv[1] == "child":
        child(*sys.argv[2:])
        return
    if "--models" in sys.argv:
        beside_shlo(sys.argv[1], *sys.argv[3:5])
        return
    devices = {"shlo": sys.argv[1], "cpu": ""} | ({"other": sys.argv[2]} if len(sys.argv) > 2 else {})
    best = {}
    for measure in [one for one in MEASURES if one != "models"]:
        for _ in range(ROUNDS):
            for name, library in devices.items():
                environment = os.environ | {"JAX_PLATFORMS": name, "TF_CPP_MIN_LOG_LEVEL": "3"}
                done = subprocess.run([sys.executable, __file__, "child", measure, name, library], env=environment,
                                      capture_output=True, text=True, check=False)
                if done.returncode:
                    sys.exit(f"{measure} on {name}: {done.stdout[-500:]}{done.stderr[-2000:]}")
                for what, value in json.loads(done.stdout.splitlines()[-1]).items():
                    row = best.setdefault(what, {})
                    row[name] = min(row.get(name, value), value)
    print("| | " + " | ".join(devices) + " | shlo / cpu |\n|---|" + "--:|" * (len(devices) + 1))
    for what, row in best.items():
        ratio = f"{row['shlo'] / row['cpu']:.2f}" if row["cpu"] > 1e-9 else ""
        print(f"| {what} | " + " | ".join(f"{row[name]:.1f}" for name in devices) + f" | {ratio} |")


if __name__ == "__main__":
    main()
