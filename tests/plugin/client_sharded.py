#!/usr/bin/env python3
"""Runs sharded programs that JAX exports for 8 devices on 8 devices of a plugin, by `shlo run --plugin --devices 8`, and
compares with JAX on 8 of its CPU devices. Outside of the default tests, because it takes jax.

usage: client_sharded.py SHLO PLUGIN OPTION [NAME...]

OPTION is the plugin's option for the number of devices: device_count, cpu_device_count. The programs and their twins,
which have to differ, are those of tests/compatibility/sharded, with the Shardy partitioner and without.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "compatibility/sharded"))

import jax
import numpy as np
from jax import export

import sharded

shlo, plugin = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
option = sys.argv[3]
command = [shlo, "run", "model.mlir.bc", "--plugin", plugin, "--plugin-option", option + "=8", "--devices", "8",
           "--output-dir", "out"]


def run(folder, exported, arguments):
    """The results, or what the tool says."""
    folder = pathlib.Path(folder)
    (folder / "model.mlir.bc").write_bytes(exported.mlir_module_serialized)
    words = list(command)
    leaves = jax.tree.leaves(arguments)
    for k, index in enumerate(exported.module_kept_var_idx):
        np.save(folder / f"in_{k}.npy", leaves[index])
        words += ["--input", f"in_{k}.npy"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        return next((line for line in done.stderr.splitlines() if "error" in line), f"status {done.returncode}")
    return [np.load(folder / f"out/output_{k}.npy") for k in range(len(exported.out_avals))]


def main():
    names = sys.argv[4:] or list(sharded.PROGRAMS)
    ran = equal = twins = noticed = 0
    for shardy in (True, False):
        jax.config.update("jax_use_shardy_partitioner", shardy)
        for name in names:
            jax.clear_caches()
            make, arguments = sharded.PROGRAMS[name]
            try:
                exported, twin = (export.export(make(which))(*arguments) for which in (False, True))
                theirs = jax.tree.leaves(make(False)(*arguments))
            except Exception as failure:
                print(f"JAX refuses {name}, Shardy {shardy}: {str(failure).splitlines()[0][:200]}")
                continue
            ran += 1
            with tempfile.TemporaryDirectory() as folder:
                found = run(folder, exported, arguments)
                good = isinstance(found, list) and sharded.same(found, theirs)
                equal += good
                if not good:
                    print(f"{name}, Shardy {shardy}: {found if isinstance(found, str) else 'differs'}")
                other = run(folder, twin, arguments)
                twins += isinstance(other, list)
                noticed += isinstance(other, list) and not sharded.same(other, theirs)
    print(f"{ran} programs, {equal} equal; {twins} twins, {noticed} differ")
    return 0 if ran == equal == twins == noticed and (sys.argv[4:] or ran >= 80) else 1


if __name__ == "__main__":
    sys.exit(main())
