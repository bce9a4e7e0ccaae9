#!/usr/bin/env python3
"""Lowers models whose shapes are known, writes them as artifacts, and runs these with jaxlib.

Every folder below FOLDER with a model.onnx and a test_data_set_0, as the onnx package keeps its tests, is a test. Its
model is lowered for the shapes of its inputs and written for the newest version and for what a consumer that is twelve
weeks old reads; jaxlib's results must be the expected ones, within the test's own tolerance. Prints how many there are,
and how often each reason keeps a model from it. The twin changes an element of each expected output: then no result may
be as expected.

usage: artifacts.py LIBRARY FOLDER [REPORT] (with the Python of an environment that has jax, onnx and ml_dtypes)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
TARGETS = ("newest", "week_12")


class Left(Exception):
    """Why a test is not run: a kind, and the details."""


# --- In the worker ---


def tensors(folder, kind):
    import onnx
    from onnx import numpy_helper

    found = []
    while (path := folder / f"{kind}_{len(found)}.pb").exists():
        proto = onnx.TensorProto()
        try:
            proto.ParseFromString(path.read_bytes())
            found.append(numpy_helper.to_array(proto))
        except Exception:
            raise Left("data", "no tensor of numbers") from None
        if found[-1].dtype.kind in "OSU":
            raise Left("data", "no tensor of numbers")
    return found


def lowered(path, inputs):
    import onnx as peer
    import stablehlo_c as shlo
    from stablehlo_c import onnx

    graph = peer.load(path, load_external_data=False).graph
    defaults = {one.name for one in graph.initializer}
    names = [one.name for one in graph.input if one.name not in defaults]
    if len(inputs) != len(names):
        raise Left("data", "inputs with a default are given")
    try:
        model = shlo.load(path)
        shapes = {name: list(one.shape) for name, one in zip(names, inputs)}
        program = onnx.lower(model, shapes=shapes).decompose_chlo()
        return {
            "newest": program.to_bytes(),
            "week_12": program.to_bytes(compatibility="week_12"),
        }
    except shlo.Error as failure:
        reasons = [one.message for one in failure.diagnostics] or [failure.message]
        found = [re.search(r"cannot be lowered to StableHLO: (.*?)(?: \([^()]* in .*\))?$", one) for one in reasons]
        raise Left("refused", "; ".join(sorted({one[1] if one else failure.message for one in found}))) from None


class Peer:
    def __init__(self):
        import jax
        from jaxlib import xla_client
        from jaxlib.mlir import ir
        from jaxlib.mlir.dialects import chlo, stablehlo

        jax.config.update("jax_enable_x64", True)
        self.jax, self.xla_client, self.stablehlo = jax, xla_client, stablehlo
        self.device = jax.devices("cpu")[0]
        self.context = ir.Context()
        for dialect in (stablehlo, chlo):
            dialect.register_dialect(self.context)

    def run(self, artifact, inputs):
        module = self.stablehlo.deserialize_portable_artifact(self.context, artifact)
        devices = self.xla_client.DeviceList((self.device,))
        executable = self.device.client.compile_and_load(module, devices, self.xla_client.CompileOptions())
        given = [self.jax.device_put(one, self.device) for one in inputs]
        results = executable.execute_sharded(given).disassemble_into_single_device_arrays()
        import numpy as np

        return [np.asarray(one[0]) for one in results]


def differs(actual, expected, tolerance, is_twin):
    """Where the first difference is, or "" if there is none."""
    import numpy as np

    for k, (a, b) in enumerate(zip(actual, expected)):
        if a.dtype != b.dtype or a.shape != b.shape:
            return f"output {k} is {a.dtype}{list(a.shape)}, expected {b.dtype}{list(b.shape)}"
        kind = np.complex128 if b.dtype.kind == "c" else np.float64
        a, b = a.astype(kind).ravel(), b.astype(kind).ravel()
        if is_twin and b.size:
            b = b.copy()
            middle = b[b.size // 2]
            b[b.size // 2] = middle + abs(middle) + 1 if np.isfinite(middle) else 0
        relative = max(tolerance["rtol"], 2.0**-6) if expected[k].dtype.name == "bfloat16" else tolerance["rtol"]
        close = np.isclose(a, b, rtol=relative, atol=tolerance["atol"], equal_nan=True)
        if not close.all():
            at = int(np.argmin(close))
            return f"output {k}[{at}] is {a[at]}, expected {b[at]}"
    return ""


def outcome_of(peer, folder):
    data = folder / "test_data_set_0"
    inputs, expected = tensors(data, "input"), tensors(data, "output")
    tolerance = {"rtol": 1e-3, "atol": 1e-7}
    if (own := folder / "tolerance.json").exists():
        tolerance = json.loads(own.read_text())
    outcome = {}
    for target, artifact in lowered(str(folder / "model.onnx"), inputs).items():
        try:
            actual = peer.run(artifact, inputs)
        except Exception as failure:
            outcome[target] = ("jaxlib", str(failure).splitlines()[0][:160])
            continue
        where = differs(actual, expected, tolerance, False)
        # An output without elements cannot be told from another one.
        has_twin = any(one.size for one in expected)
        if where:
            outcome[target] = ("differs", where)
        elif has_twin and not differs(actual, expected, tolerance, True):
            outcome[target] = ("twin", "equals what it must not")
        else:
            outcome[target] = ("equal", "")
    return outcome


def work(folders):
    """Says of each test what happens, on lines of JSON; the first line of a test names it."""
    peer = Peer()
    for folder in folders:
        print(json.dumps([folder]), flush=True)
        try:
            outcome = outcome_of(peer, pathlib.Path(folder))
        except Left as left:
            outcome = {target: left.args for target in TARGETS}
        print(json.dumps([folder, outcome]), flush=True)


# --- In the parent ---


def outcomes(library, folders, report):
    """The outcomes of all tests, of which `report` is told. A worker that ends is blamed on the test that it was at."""
    environment = {
        **os.environ,
        "STABLEHLO_C_LIBRARY": library,
        "PYTHONPATH": str(ROOT / "bindings/python/src"),
        "TF_CPP_MIN_LOG_LEVEL": "3",
        "JAX_PLATFORMS": "cpu",
    }
    found = {}
    while left := [one for one in folders if one not in found]:
        command = [sys.executable, __file__, "--worker"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, env=environment, text=True, **pipes) as worker:
            worker.stdin.write(json.dumps(left))
            worker.stdin.close()
            at = left[0]
            for line in worker.stdout:
                at, *outcome = json.loads(line)
                if outcome:
                    found[at] = outcome[0]
                    report(at, found[at])
        if at not in found:
            found[at] = {target: ("jaxlib", f"the process ends with {worker.returncode}") for target in TARGETS}
            report(at, found[at])
    return found


def main():
    if sys.argv[1:] == ["--worker"]:
        return work(json.loads(sys.stdin.read()))
    root = pathlib.Path(sys.argv[2])
    tests = (path.parent for path in root.rglob("model.onnx"))
    folders = sorted(str(test) for test in tests if (test / "test_data_set_0").is_dir())
    with open(sys.argv[3] if len(sys.argv) > 3 else os.devnull, "w") as lines:
        found = outcomes(
            sys.argv[1],
            folders,
            lambda one, outcome: print(
                *("\t".join((one, target, *what)) for target, what in outcome.items()), sep="\n", file=lines, flush=True
            ),
        )
    for target in TARGETS:
        kinds = collections.Counter(found[one][target][0] for one in folders)
        counts = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
        print(f"{target}: {len(folders)} models, {counts}")
        reasons = collections.Counter(tuple(found[one][target]) for one in folders if found[one][target][0] != "equal")
        for (kind, why), count in reasons.most_common():
            if count > 1 or kind in ("twin", "jaxlib", "differs"):
                print(f"{count:6} {kind}: {why}")
    return int(any(found[one][target][0] == "twin" for one in folders for target in TARGETS))


if __name__ == "__main__":
    sys.exit(main())
