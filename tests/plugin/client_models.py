#!/usr/bin/env python3
"""Runs models on the device of a plugin of PJRT and compares with their expected outputs, as `shlo run --plugin` does.

usage: client_models.py SHLO PLUGIN FOLDER... [--tolerance T] [--option K=V]...

A model in a folder is NAME.mlir.bc with NAME.in_0.npy, ... and NAME.out_0.npy, ..., or model.mlir.bc with input_0.npy,
... and output_0.npy, ..., or model.onnx with test_data_set_0/input_0.pb, ... as in tests of ONNX. The twin of each with
files .npy: with an expected output of other bytes, the comparison must fail. Prints a line for each model that is not
equal, and counts.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("shlo")
parser.add_argument("plugin")
parser.add_argument("folders", nargs="+", type=pathlib.Path)
parser.add_argument("--tolerance", default="1e-4")
parser.add_argument("--option", action="append", default=[])
given = parser.parse_args()
command = [given.shlo, "run", "--plugin", given.plugin, "--tolerance", given.tolerance]
for one in given.option:
    command += ["--plugin-option", one]


def numbered(folder, prefix, suffix=".npy"):
    files = []
    while (path := folder / f"{prefix}{len(files)}{suffix}").exists():
        files.append(path)
    return files


def models(folder):
    """The artifact, inputs and expected outputs of each model below the folder."""
    for path in sorted(folder.rglob("*.mlir.bc")):
        name = path.name[: -len(".mlir.bc")]
        outputs = numbered(path.parent, f"{name}.out_")
        inputs = numbered(path.parent, f"{name}.in_")
        if not outputs and name == "model":
            inputs, outputs = numbered(path.parent, "input_"), numbered(path.parent, "output_")
        if outputs:
            yield path, inputs, outputs
    for path in sorted(folder.rglob("model.onnx")):
        data = path.parent / "test_data_set_0"
        yield path, numbered(data, "input_", ".pb"), numbered(data, "output_", ".pb")


def run(path, inputs, outputs):
    words = [*command, path]
    for file in inputs:
        words += ["--input", file]
    for file in outputs:
        words += ["--expect", file]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return "no answer in 300 s"
    equal = done.stdout.count("equal")
    if done.returncode == 0 and equal == len(outputs):
        return None
    return next((line for line in (done.stdout + done.stderr).splitlines() if "differs" in line or "error" in line),
                f"status {done.returncode}")


def changed(file, scratch):
    """The file with another last element: its bytes are complemented."""
    data = bytearray(file.read_bytes())
    for place in range(max(len(data) - 8, 128), len(data)):
        data[place] ^= 0x55
    path = pathlib.Path(scratch) / "changed.npy"
    path.write_bytes(data)
    return path


equal, twins, other = 0, 0, []
with tempfile.TemporaryDirectory() as scratch:
    for folder in given.folders:
        for path, inputs, outputs in models(folder):
            wrong = run(path, inputs, outputs)
            if wrong:
                other.append(f"{path.relative_to(folder)}: {wrong}")
                continue
            equal += 1
            filled = [k for k, file in enumerate(outputs) if file.suffix == ".npy" and file.stat().st_size > 128]
            if filled:
                twin = list(outputs)
                twin[filled[-1]] = changed(outputs[filled[-1]], scratch)
                if run(path, inputs, twin) is None:
                    sys.exit(f"{path}: the twin is equal")
                twins += 1
print(*other, f"{equal} equal, {len(other)} not; {twins} twins differ", sep="\n")
sys.exit(0 if equal and not other else 1)
