"""Makes the programs, inputs and expected results of JAX's own test harnesses. See harnesses.py.

usage: make.py FOLDER PART PARTS

Writes FOLDER/K.pickle for each harness whose number K is PART modulo PARTS and that has none yet: its name, why JAX
cannot do it, or the inputs, XLA's results on a CPU and an artifact for each platform.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import pathlib
import pickle
import sys
import warnings
import zlib

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import jax  # noqa: E402
import jax.export  # noqa: E402
import numpy as np  # noqa: E402
from jax._src import test_util  # noqa: E402
from jax._src.internal_test_util import test_harnesses  # noqa: E402

PLATFORMS = "cpu", "tpu", "cuda"
# Targets that JAX may still change, and that have an implementation here.
UNPROMISED = [jax.export.DisabledSafetyCheck.custom_call(target)
              for target in ("cuhybrid_eig_real", "cuhybrid_eig_comp", "cusolver_geev_ffi")]


def leaves(tree):
    """Arrays, keys of random numbers as their words."""
    result = []
    for leaf in jax.tree_util.tree_leaves(tree):
        if isinstance(leaf, jax.Array) and jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key):
            leaf = jax.random.key_data(leaf)
        result.append(np.asarray(leaf))
    return result


def first_line(error):
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)[:200]


def tolerance_of(harness, expected):
    """What JAX's tests allow between two platforms, absolute and relative."""
    if "conv_general_dilated" in harness.fullname and harness.dtype == np.float32:
        return [1e-4] * len(expected)
    return [test_util.tolerance(value.dtype) for value in expected]


def made(harness):
    record = {"name": harness.fullname, "group": harness.group_name}
    if not harness.filter("cpu"):
        return dict(record, unavailable="JAX has no implementation for CPUs")
    try:
        arguments = harness.dyn_args_maker(np.random.RandomState(zlib.adler32(harness.fullname.encode())))
        function = jax.jit(harness.dyn_fun)
        record["expected"] = leaves(function(*arguments))
        record["inputs"] = leaves(arguments)
        record["tolerance"] = tolerance_of(harness, record["expected"])
    except Exception as error:
        return dict(record, unavailable=first_line(error))
    record["programs"] = {}
    for platform in PLATFORMS:
        try:
            exported = jax.export.export(function, platforms=[platform], disabled_checks=UNPROMISED)(*arguments)
            record["programs"][platform] = exported.mlir_module_serialized, exported.module_kept_var_idx
        except Exception as error:
            record["programs"][platform] = first_line(error)
    return record


def main():
    folder, part, parts = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for number, harness in enumerate(test_harnesses.all_harnesses):
        path = folder / ("%d.pickle" % number)
        if number % parts != part or path.exists():
            continue
        path.write_bytes(pickle.dumps({"name": harness.fullname, "group": harness.group_name,
                                       "unavailable": "ends the process"}))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            path.write_bytes(pickle.dumps(made(harness)))


main()
