"""Exports functions of JAX, runs them here, and compares the results with JAX's own. See compositions.py, polymorphic.py.

A result is the same if each element is off by no more than its type allows, of the largest element. Where a function has
free signs or phases, magnitudes are compared. Twins, which have to fail: the expected results with one element changed.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import dataclasses
import json
import os
import pathlib
import re
import sys
import typing
import warnings

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import jax
import jax.export
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Of the largest element, by bits of a real number.
TOLERANCES = {8: 0.5, 16: 1e-2, 32: 2e-5, 64: 2e-12}


@dataclasses.dataclass
class Case:
    name: str
    function: typing.Callable
    inputs: list            # of each run
    shapes: typing.Any = None  # symbolic; None: those of the only run
    free: bool = False      # signs and phases are free
    loose: float = 1        # times the tolerance
    calls: tuple = ()       # targets of custom calls that JAX may still change


def tolerance_of(array, case):
    """That of the narrowest type that takes part."""
    kinds = [value.dtype for value in leaves(case.inputs) + [array] if value.dtype.kind not in "biu"]
    return max(TOLERANCES[kind.itemsize * (4 if kind.kind == "c" else 8)] for kind in kinds) * case.loose


def wide(array):
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def difference(got, expected, case):
    """How two results differ, or None."""
    if got.shape != expected.shape or got.dtype != expected.dtype:
        return "%s %s, expected %s %s" % (got.dtype, got.shape, expected.dtype, expected.shape)
    if got.dtype.kind in "biu":
        return None if np.array_equal(got, expected) else "%d elements" % np.count_nonzero(got != expected)
    a, b = wide(got), wide(expected)
    if case.free:
        a, b = np.abs(a), np.abs(b)
    with np.errstate(all="ignore"):
        error = np.abs(a - b)
        most = np.abs(b[np.isfinite(b)]).max(initial=0)
        same = (a == b) | (error <= tolerance_of(got, case) * (1 + most)) | (np.isnan(a) & np.isnan(b))
    if same.all():
        return None
    return "%d of %d elements, by up to %.1g" % (np.count_nonzero(~same), same.size, np.nanmax(np.where(same, 0, error)))


def damaged(array):
    array = array.copy()
    if array.dtype == bool:
        array.flat[0] = not array.flat[0]
    elif array.dtype.kind in "iu":
        array.flat[0] ^= 1
    else:
        values = wide(array)
        most = np.abs(values[np.isfinite(values)]).max(initial=0)
        array.flat[0] = 1 if not np.isfinite(values.flat[0]) else values.flat[0] + 3 * (1 + most)
    return array


def leaves(tree):
    return [np.asarray(leaf) for leaf in jax.tree_util.tree_leaves(tree)]


def reason_of(error):
    """The message without the place and the shapes."""
    return re.sub(r"tensor<[^>]*>+", "tensor<>", re.sub(r"^.*?: error: ", "", str(error).splitlines()[0]))[:200]


def run(shlo, case):
    """"same", or what happened, of each run; and whether all twins failed."""
    found, noticed = [], True
    function = jax.jit(case.function)
    given = case.shapes if case.shapes is not None else case.inputs[0]
    unchecked = [jax.export.DisabledSafetyCheck.custom_call(target) for target in case.calls]
    exported = jax.export.export(function, disabled_checks=unchecked)(*given)
    plan = None
    for number, inputs in enumerate(case.inputs):
        expected = leaves(function(*inputs))
        try:
            plan = plan or shlo.loads(exported.mlir_module_serialized).compile()
            flat = leaves(inputs)
            got = plan.run([flat[k] for k in exported.module_kept_var_idx])
        except shlo.Error as error:
            found.append("refused: " + reason_of(error))
            continue
        got = [np.asarray(value.numpy() if hasattr(value, "numpy") else value)
               for value in (got if isinstance(got, tuple) else (got,))]
        how = [difference(*pair, case) for pair in zip(got, expected, strict=True)]
        found.append(next(("differs: " + text for text in how if text), "same"))
        if found[-1] == "same":
            for a, b in zip(got, expected):
                noticed = noticed and (b.size == 0 or difference(a, damaged(b), case) is not None)
    return found, noticed


def main(description, kept_at, cases, missing=()):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--only", default="", help="cases whose name has this text")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    os.environ["STABLEHLO_C_LIBRARY"] = str(options.library.resolve())
    sys.path.insert(0, str(ROOT / "bindings/python/src"))
    import stablehlo_c as shlo
    kept = json.loads(kept_at.read_text()) if kept_at.exists() else {"functions": 0, "runs": 0, "failures": {}}
    ran, lines, failures = 0, list(missing), {}
    chosen = [case for case in cases if options.only in case.name]
    for case in chosen:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                found, noticed = run(shlo, case)
        except Exception as error:
            lines.append("%s: JAX fails: %s" % (case.name, str(error).splitlines()[0][:200]))
            continue
        ran += len(found)
        failed = sorted({text for text in found if text != "same"})
        if not noticed:
            lines.append("%s: a changed element was not noticed" % case.name)
        if failed:
            failures[case.name] = failed
            print("%s: %s" % (case.name, "; ".join(failed)))
            if case.name not in kept["failures"]:
                lines.append("%s failed, and is not in %s" % (case.name, kept_at.name))
    print("%d functions, %d runs, %d functions failed" % (len(chosen), ran, len(failures)))
    if not ran or (not options.only and (len(chosen) < kept["functions"] or ran < kept["runs"])):
        lines.append("fewer ran than %s says" % kept_at.name)
    if options.write and not options.only and not [line for line in lines if "not in" not in line]:
        kept_at.write_text(json.dumps({"jax": jax.__version__, "functions": len(chosen), "runs": ran,
                                       "failures": failures}, indent=1) + "\n")
    else:
        print("\n".join(lines))
        sys.exit(bool(lines))
