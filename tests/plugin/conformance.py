#!/usr/bin/env python3
"""What independent clients say of the plugin: pypjrt's checks, and programs of JAX's test harnesses, x64 on, on the plugin
and on JAX's CPU in one process. Outside of the default tests, because it takes packages from PyPI.

usage: conformance.py PLUGIN [--jax VERSION] [--every N] [--venv FOLDER]

Makes a virtual environment with jax, pypjrt and the package of bindings/jax. --every N takes each N-th harness; default 1."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import collections
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]


def prepare(folder, jax, plugin):
    python = folder / "bin/python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        install = [python, "-m", "pip", "install", "-q"]
        subprocess.run([*install, f"jax=={jax}", "pypjrt", "absl-py", "setuptools>=70.1"], check=True)
    with tempfile.TemporaryDirectory() as scratch:
        package = pathlib.Path(scratch) / "jax"
        shutil.copytree(root / "bindings/jax", package)
        shutil.copy(plugin, package / "src/jax_plugins/stablehlo_c/libpjrt-stablehlo-c.so")
        wheel = [python, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--force-reinstall", package]
        subprocess.run(wheel, check=True)
    return python


def is_close(np, want, got):
    """By the tolerances of the types: exact for integers."""
    if want.dtype != got.dtype or want.shape != got.shape:
        return False
    if want.dtype.kind not in "fcV":
        return np.array_equal(want, got)
    wide = np.complex128 if want.dtype.kind == "c" else np.float64
    tolerance = {"float32": 1e-4, "complex64": 1e-4, "float64": 1e-9, "complex128": 1e-9}.get(str(want.dtype), 2e-2)
    return np.allclose(want.astype(wide), got.astype(wide), rtol=tolerance, atol=tolerance, equal_nan=True)


def run_harnesses(every):
    """In the environment: each harness on both devices. Prints those that are not equal."""
    import jax
    import numpy as np

    jax.config.update("jax_enable_x64", True)
    from jax._src.internal_test_util import test_harnesses

    ours, theirs = jax.devices("shlo")[0], jax.devices("cpu")[0]
    counts = collections.Counter()
    for harness in test_harnesses.all_harnesses[::every]:
        if any(limit.filter(device="cpu", dtype=harness.dtype) for limit in harness.jax_unimplemented):
            continue

        def run(device):
            arguments = harness.dyn_args_maker(np.random.RandomState(42))
            with jax.default_device(device):
                return [np.asarray(leaf) for leaf in jax.tree.leaves(jax.jit(harness.dyn_fun)(*arguments))]

        try:
            want = run(theirs)
        except Exception:  # noqa: BLE001
            counts["cpu fails"] += 1
            continue
        try:
            got = run(ours)
        except Exception as error:  # noqa: BLE001
            counts["refused"] += 1
            print("refused", harness.fullname, str(error).splitlines()[0][:200], flush=True)
            continue
        same = len(want) == len(got) and all(map(lambda pair: is_close(np, *pair), zip(want, got)))
        # The twin: the first result with other bytes must not be equal.
        if same and want and want[0].size:
            changed = want[0].copy()
            changed.reshape(-1).view(np.uint8)[:] ^= 0x55
            counts["twins not noticed"] += is_close(np, want[0], changed)
        counts["equal" if same else "different"] += 1
        if not same:
            print("different", harness.fullname, flush=True)
    print(dict(counts))
    return counts["equal"] == 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("plugin", type=pathlib.Path)
    parser.add_argument("--jax", default="0.12.0")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--venv", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        python = prepare(options.venv or pathlib.Path(scratch) / "venv", options.jax, options.plugin.resolve())
        print("pypjrt.conform", flush=True)
        failed = subprocess.run([python, "-m", "pypjrt.conform", options.plugin.resolve()]).returncode
        print("harnesses of jax", options.jax, flush=True)
        environment = dict(os.environ, JAX_PLATFORMS="cpu,shlo", SHLO_EVERY=str(options.every))
        failed |= subprocess.run([python, __file__], env=environment).returncode
    return failed


if __name__ == "__main__":
    every = os.environ.get("SHLO_EVERY")
    sys.exit(run_harnesses(int(every)) if every else main())
