#!/usr/bin/env python3
"""What independent clients say of the plugin: pypjrt's checks, and programs of JAX's test harnesses, x64 on, on the plugin
and on JAX's CPU in one process. Outside of the default tests, because it takes packages from PyPI.

usage: conformance.py PLUGIN [--jax VERSION] [--every N] [--only GROUP[,GROUP...]] [--venv FOLDER]

Makes a virtual environment with jax, pypjrt and the package of bindings/jax. --every N takes each N-th harness; default 1.
Where an op has several right results (vectors of decompositions, an unstable sort), those that differ are checked for
what they have to be, and counted as lawful."""
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


def is_product(np, parts, want, tolerance):
    """Whether the product of the parts is the wanted one, and the vectors of the first and last part are unit ones."""
    left, values, right = parts
    got = (left * values[..., None, :]) @ right
    scale = max(1, float(np.abs(want).max(initial=0)))
    units = [np.abs(one.conj().swapaxes(-1, -2) @ one - np.eye(one.shape[-1])).max(initial=0)
             for one in (left, right.swapaxes(-1, -2))]
    return np.abs(got - want).max(initial=0) <= tolerance * scale and max(units) <= tolerance


def is_svd(np, harness, arguments, want, got, tolerance):
    if len(want) == 1:
        return False
    k = want[0].shape[-1]
    parts = got[1][..., :k], got[0], got[2][..., :k, :]
    return is_close(np, want[0], got[0]) and is_product(np, parts, (want[1][..., :k] * want[0][..., None, :]) @
                                                        want[2][..., :k, :], tolerance)


def is_eigh(np, harness, arguments, want, got, tolerance):
    def parts(result):
        return result[0], result[1], result[0].conj().swapaxes(-1, -2)

    left, values, right = parts(want)
    return is_close(np, want[1], got[1]) and is_product(np, parts(got), (left * values[..., None, :]) @ right, tolerance)


def is_eig(np, harness, arguments, want, got, tolerance):
    matrix, values = np.asarray(arguments[0]), got[0]
    for wanted, found in zip(want[0].reshape(-1, values.shape[-1]), values.reshape(-1, values.shape[-1])):
        left = list(found)
        for value in wanted:
            nearest = min(left, key=lambda one: abs(one - value))
            left.remove(nearest)
            if abs(nearest - value) > tolerance * max(1, abs(value)):
                return False
    sides = [side for side in ("left", "right") if harness.params[f"compute_{side}_eigenvectors"]]
    for side, one in zip(sides, got[1:]):
        of, its = (matrix, values) if side == "right" else (matrix.conj().swapaxes(-1, -2), values.conj())
        if np.abs(of @ one - one * its[..., None, :]).max(initial=0) > tolerance * max(1, np.abs(matrix).max(initial=0)):
            return False
        if np.abs(np.linalg.norm(one, axis=-2) - 1).max(initial=0) > tolerance:
            return False
    return True


def is_cholesky(np, harness, arguments, want, got, tolerance):
    matrix, factor = np.asarray(arguments[0]), np.tril(got[0])
    diagonal = np.diagonal(factor, axis1=-2, axis2=-1)
    off = np.abs(factor @ factor.conj().swapaxes(-1, -2) - matrix).max(initial=0)
    return off <= tolerance * max(1, np.abs(matrix).max(initial=0)) and np.all(diagonal.real > 0)


def is_unstable_sort(np, harness, arguments, want, got, tolerance):
    keys = harness.params["num_keys"]
    if harness.params["is_stable"] or harness.params["dimension"] != 0 or want[0].ndim != 1:
        return False
    return all(np.array_equal(a, b) for a, b in zip(want[:keys], got[:keys])) and sorted(zip(*want)) == sorted(zip(*got))


def is_of_operands(np, harness, arguments, want, got, tolerance):
    """Computed in the operands' precision by one of both."""
    kind = np.asarray(arguments[0]).dtype
    return all(a.dtype == b.dtype and is_close(np, a.astype(kind), b.astype(kind)) for a, b in zip(want, got))


LAWFUL = {"svd": is_svd, "eigh": is_eigh, "eig": is_eig, "cholesky": is_cholesky, "sort": is_unstable_sort,
          "conv_general_dilated": is_of_operands}


def run_harnesses(every, only):
    """In the environment: each harness on both devices. Prints those that are not equal."""
    import jax
    import numpy as np

    jax.config.update("jax_enable_x64", True)
    from jax._src.internal_test_util import test_harnesses

    ours, theirs = jax.devices("shlo")[0], jax.devices("cpu")[0]
    counts = collections.Counter()
    for harness in test_harnesses.all_harnesses[::every]:
        if only and harness.group_name not in only.split(","):
            continue
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
            changed.reshape(-1).view(np.uint8)[:] ^= 1 if changed.dtype == bool else 0x55
            counts["twins not noticed"] += is_close(np, want[0], changed)
        how = "equal" if same else "different"
        if not same and harness.group_name in LAWFUL:
            arguments = harness.dyn_args_maker(np.random.RandomState(42))
            wide = np.result_type(want[0].dtype, *(one.dtype for one in want)).itemsize > 8 or want[-1].dtype == np.float64
            check = LAWFUL[harness.group_name]
            if check(np, harness, arguments, want, got, 1e-9 if wide else 2e-4):
                how = "lawful"
                # The twin: a result that is a third larger.
                twin = [*got[:-1], got[-1] * 4 // 3 if got[-1].dtype.kind in "iu" else got[-1] * 1.33]
                counts["twins not noticed"] += int(check(np, harness, arguments, want, twin, 1e-9 if wide else 2e-4))
        counts[how] += 1
        if not same:
            print(how, harness.fullname, flush=True)
    print(dict(counts))
    return counts["equal"] == 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("plugin", type=pathlib.Path)
    parser.add_argument("--jax", default="0.12.0")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--venv", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        python = prepare(options.venv or pathlib.Path(scratch) / "venv", options.jax, options.plugin.resolve())
        print("pypjrt.conform", flush=True)
        failed = subprocess.run([python, "-m", "pypjrt.conform", options.plugin.resolve()]).returncode
        print("harnesses of jax", options.jax, flush=True)
        environment = dict(os.environ, JAX_PLATFORMS="cpu,shlo", SHLO_EVERY=str(options.every), SHLO_ONLY=options.only)
        failed |= subprocess.run([python, __file__], env=environment).returncode
    return failed


if __name__ == "__main__":
    every = os.environ.get("SHLO_EVERY")
    sys.exit(run_harnesses(int(every), os.environ["SHLO_ONLY"]) if every else main())
