#!/usr/bin/env python3
"""Runs the programs of JAX's own test harnesses and compares the results with XLA's.

usage: harnesses.py LIBRARY [--work FOLDER] [--jobs N] [--only TEXT] [--write]

LIBRARY is libstablehlo-c.so; this Python has jax 0.12.0 and absl-py. JAX has thousands of harnesses: a use of an
operator each, with inputs. make.py exports each for a CPU, a TPU and CUDA, and keeps programs, inputs and the results
of XLA on a CPU in FOLDER (some 100 MB, made in some minutes). Each program runs here, whatever it was exported for.

A result is the same if it is off by no more than JAX's tests allow between two platforms, of the largest element. Signs
and phases of eigenvectors and singular vectors are free, so their magnitudes are compared. Twins, which have to fail: the expected results with one element changed.

harnesses.json has what was found: counts, the names of what is refused or differs, by reason, and the targets of custom
calls that JAX promises to keep and that have no implementation. The run fails if something is refused, differs or is
unanswered that is not there; --write commits what was found.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import json
import multiprocessing
import os
import pathlib
import pickle
import re
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
KEPT = HERE / "harnesses.json"
FREE = "eigh_", "eig_", "svd_"


def wide(array):
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def determined(name, inputs, results):
    """The results without what is free: the order of eigenvalues, bases beyond the singular vectors, the other triangle
    of a Cholesky factor, and values whose keys are equal in a sort that is not stable."""
    if name.startswith("eig_"):
        values = wide(results[0])
        order = np.lexsort((np.round(values.imag, 3), np.round(values.real, 3)), axis=-1)
        return [np.take_along_axis(value, order if value.ndim == order.ndim else order[..., None, :], -1)
                for value in results]
    if name.startswith("svd_") and len(results) == 3:
        least = min(inputs[0].shape[-2:])
        return [results[0], results[1][..., :least], results[2][..., :least, :]]
    if name.startswith("cholesky_"):
        return [np.tril(results[0])]
    if unstable := re.search(r"isstable_False_num_keys_(\d)", name):
        return results[:int(unstable.group(1))]
    return results


def difference(name, got, expected, tolerance):
    """How two results differ, or None."""
    if got.shape != expected.shape:
        return "shape %s, expected %s" % (got.shape, expected.shape)
    if got.dtype != expected.dtype:
        return "type %s, expected %s" % (got.dtype, expected.dtype)
    if got.dtype.kind in "biu":
        return None if np.array_equal(got, expected) else "%d elements" % np.count_nonzero(got != expected)
    a, b = wide(got), wide(expected)
    if name.startswith(FREE):
        a, b, tolerance = np.abs(a), np.abs(b), 1000 * tolerance
    with np.errstate(all="ignore"):
        error = np.abs(a - b)
        finite = np.abs(b[np.isfinite(b)])
        same = (a == b) | (error <= tolerance * (1 + finite.max(initial=0))) | (np.isnan(a) & np.isnan(b))
        if same.all():
            return None
        return "%d of %d elements, by up to %.1g" % (np.count_nonzero(~same), same.size,
                                                     np.max(np.where(same, 0, error)))


def damaged(array, tolerance):
    """With one element that no tolerance allows."""
    array = array.copy()
    if array.dtype == bool:
        array.flat[0] = not array.flat[0]
    elif array.dtype.kind in "iu":
        array.flat[0] ^= 1
    else:
        values = np.abs(wide(array))
        largest = values[np.isfinite(values)].max(initial=0)
        with np.errstate(all="ignore"):
            array.flat[0] = largest + 2000 * tolerance * (1 + largest) if np.isfinite(values.flat[0]) else 0
    return array


def reason_of(error):
    """The message without the place and what differs from program to program."""
    text = re.sub(r"^.*?: error: ", "", str(error).splitlines()[0])
    return re.sub(r"tensor<[^>]*>+", "tensor<>", text)[:160]


def run(shlo, record, platform):
    """("same", None), ("refused", reason) or ("differs", how); and whether the twin failed."""
    program = record["programs"][platform]
    if isinstance(program, str):
        return "unavailable", None, True
    artifact, kept = program
    try:
        got = shlo.loads(artifact).compile().run([record["inputs"][k] for k in sorted(kept)])
    except shlo.Error as error:
        return "refused", reason_of(error), True
    got = [value.numpy() if hasattr(value, "numpy") else np.asarray(value)
           for value in (got if isinstance(got, tuple) else (got,))]
    if len(got) != len(record["expected"]):
        return "differs", "%d results" % len(got), True
    free = [determined(record["name"], record["inputs"], results) for results in (got, record["expected"])]
    compared = list(zip(*free, record["tolerance"]))
    found = [difference(record["name"], *three) for three in compared]
    found = [how for how in found if how]
    if found:
        return "differs", found[0], True
    whole = next((three for three in compared if three[1].size), None)
    fails = whole is None or difference(record["name"], whole[0], damaged(whole[1], whole[2]), whole[2]) is not None
    return "same", None, fails


def work(task):
    path, only = task
    record = pickle.loads(path.read_bytes())
    if only not in record["name"]:
        return None
    if "unavailable" in record:
        return record["name"], {}
    import stablehlo_c as shlo
    return record["name"], {platform: run(shlo, record, platform) for platform in record["programs"]}


def unanswered(shlo):
    """The targets of custom calls that JAX promises to keep, and that have no implementation here."""
    from jax._src.export._export import _CUSTOM_CALL_TARGETS_GUARANTEED_STABLE as promised
    for target in sorted(promised):
        program = ("func.func @main(%%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n  %%0 = stablehlo.custom_call @\"%s\"(%%a) : "
                   "(tensor<2x2xf32>) -> tensor<2x2xf32>\n  return %%0 : tensor<2x2xf32>\n}" % target)
        try:
            shlo.parse(program).compile()
        except shlo.Error as error:
            if "no implementation" in str(error):
                yield target


def make(folder, jobs):
    parts = [subprocess.Popen([sys.executable, str(HERE / "make.py"), str(folder), str(k), str(jobs)]) for k in range(jobs)]
    if any([part.wait() for part in parts]):
        raise SystemExit("make.py failed; call this again to go on behind the harness that ended it")


def report(answers):
    """What harnesses.json keeps."""
    found = {}
    for name, platforms in answers:
        for platform, (state, how, _) in platforms.items():
            row = found.setdefault(platform, {"run": 0, "same": 0, "refused": {}, "differs": {}})
            if state == "unavailable":
                continue
            row["run"] += 1
            if state == "same":
                row["same"] += 1
            elif state == "refused":
                row["refused"].setdefault(how, []).append(name)
            else:
                row["differs"][name] = how
    for row in found.values():
        row["refused"] = {how: sorted(names) for how, names in sorted(row["refused"].items())}
        row["differs"] = dict(sorted(row["differs"].items()))
    return found


def new(found, kept, only):
    """What was the same when `kept` was written, or was not there."""
    for platform, row in found.items():
        old = kept.get(platform, {"run": 0, "refused": {}, "differs": {}})
        failed = {name for names in old["refused"].values() for name in names} | set(old["differs"])
        if not only and row["run"] < old["run"]:
            yield "%s: %d programs, there were %d" % (platform, row["run"], old["run"])
        for how, names in row["refused"].items():
            yield from ("%s: %s is refused: %s" % (platform, name, how) for name in names if name not in failed)
        yield from ("%s: %s differs: %s" % (platform, name, how) for name, how in row["differs"].items()
                    if name not in failed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="harnesses whose name has this text")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    os.environ["STABLEHLO_C_LIBRARY"] = str(options.library.resolve())
    sys.path.insert(0, str(ROOT / "bindings/python/src"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.work or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        make(folder, options.jobs)
        paths = sorted(folder.glob("*.pickle"), key=lambda path: int(path.stem))
        with multiprocessing.Pool(options.jobs) as pool:
            answers = [answer for answer in pool.imap(work, [(path, options.only) for path in paths], 16) if answer]
    unnoticed = [name for name, platforms in answers for _, _, fails in platforms.values() if not fails]
    if not answers or unnoticed:
        raise SystemExit("nothing ran" if not answers else "a changed element was not noticed: %s" % unnoticed[:5])
    found = report(answers)
    import stablehlo_c as shlo
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {"platforms": {}, "unanswered": []}
    targets = list(unanswered(shlo))
    lines = ["no implementation of @" + target for target in targets if target not in kept["unanswered"]]
    lines += list(new(found, kept["platforms"], options.only))
    for platform, row in found.items():
        refused = sum(len(names) for names in row["refused"].values())
        print("%s: %d programs, %d same, %d refused, %d differ" % (platform, row["run"], row["same"], refused,
                                                                   len(row["differs"])))
        for how, names in sorted(row["refused"].items(), key=lambda item: -len(item[1])):
            print("  %4d refused: %s (%s)" % (len(names), how, names[0]))
    if options.write and not options.only:
        import jax
        KEPT.write_text(json.dumps({"jax": jax.__version__, "harnesses": len(answers), "unanswered": targets,
                                    "platforms": found}, indent=1) + "\n")
    else:
        print("\n".join(lines))
        sys.exit(bool(lines))


main()
