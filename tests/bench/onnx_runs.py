#!/usr/bin/env python3
"""Runs real ONNX models beside onnxruntime, and prints a Markdown table of times, peak memory and differences.

usage: onnx_runs.py --build build/release --table ../shared/facts-onnx/onnx_models.tsv FOLDER
The build has the package for Python with its extension, as it is installed (ctest -R bindings-python). FOLDER has the
models of the table as PACKAGE__path__in__it.onnx. Runs with a Python that has numpy and onnxruntime. The time to the
first result is that of a fresh process, without imports, the best of three; calls in steady state alternate, and the
fastest of each side counts. The difference is the largest |a - b| / (1 + |a|) to onnxruntime without its optimizations.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import csv
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

import numpy
import onnxruntime

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--build", type=pathlib.Path, required=True)
parser.add_argument("--table", required=True)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--seconds", type=float, default=2, help="for the calls in steady state of each model")
parser.add_argument("--only", default="", help="models whose name has this in it")
parser.add_argument("--first", choices=["onnxruntime", "ours"], help="measure the first result of one model, and end")
parser.add_argument("folder", type=pathlib.Path)
arguments = parser.parse_args()
os.environ["STABLEHLO_C_LIBRARY"] = str(arguments.build.resolve() / "src/libstablehlo-c.so")
sys.path.insert(0, str(arguments.build / "tests/bindings/python/source/bindings/python/src"))
import stablehlo_c  # noqa: E402

# Of a model without quantized numbers, whose results do not jump.
MOST = 2e-5


def inputs_of(row):
    numbers, inputs = numpy.random.default_rng(0), {}
    for name, (element, shape, *bounds) in json.loads(row["bench_inputs"]).items():
        if element.startswith("float"):
            inputs[name] = numbers.standard_normal(shape).astype(element)
        else:
            inputs[name] = numpy.asarray(numbers.integers(*(bounds or (1, 2)), shape)).astype(element)
    return inputs


def session(path, optimized=True):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads, options.log_severity_level = arguments.threads, 1, 4
    if not optimized:
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    made = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return lambda inputs: made.run(None, inputs)


def plan(path):
    made, options = stablehlo_c.load(path, mmap=True).compile(), None
    if arguments.threads > 1:
        options = stablehlo_c.RunOptions(pool=stablehlo_c.Pool(arguments.threads))

    def run(inputs):
        results = made.run([inputs[value.name] for value in made.inputs], options=options)
        return results if isinstance(results, tuple) else (results,)

    return run


SIDES = {"onnxruntime": session, "ours": plan}


def peak():
    with open("/proc/self/status") as status:
        return int(next(line for line in status if line.startswith("VmHWM")).split()[1]) / 1024


def first(side, name):
    """Milliseconds to the first result, and the peak of memory in MiB, of a fresh process."""
    command = [sys.executable, __file__, "--build", str(arguments.build), "--table", arguments.table, "--threads",
               str(arguments.threads), "--only", name, "--first", side, str(arguments.folder)]
    found = [json.loads(subprocess.check_output(command, text=True)) for _ in range(3)]
    return [min(column) for column in zip(*found)]


def steady(sides, inputs):
    times, end = {side: [] for side in sides}, time.monotonic() + arguments.seconds
    while time.monotonic() < end or len(times["ours"]) < 5:
        for side, run in sides.items():
            # The threads of the other side stay awake for a while, on processors that this one's threads need.
            for _ in range(4 if arguments.threads > 1 else 1):
                start = time.perf_counter()
                run(inputs)
                times[side].append(time.perf_counter() - start)
    return {side: min(list) * 1e3 for side, list in times.items()}


def difference(expected, found):
    most = 0.0
    for a, b in zip(expected, found, strict=True):
        a, b = numpy.asarray(a, "float64"), numpy.asarray(b, "float64")
        assert a.shape == b.shape, (a.shape, b.shape)
        most = max(most, float(numpy.max(numpy.abs(a - b) / (1 + numpy.abs(a)), initial=0)))
    return most


with open(arguments.table) as file:
    rows = {f"{row['package']}__{row['path'].replace('/', '__')}": row for row in csv.DictReader(file, delimiter="\t")}
models = {name: row for name, row in rows.items() if arguments.only in name and row["bench_inputs"] not in ("", "-")}
if arguments.first:
    (name, row), = models.items()
    inputs, start = inputs_of(row), time.perf_counter()
    SIDES[arguments.first](str(arguments.folder / name))(inputs)
    print(json.dumps([(time.perf_counter() - start) * 1e3, peak()]))
    sys.exit()

print("| model | onnxruntime | ours | ratio | first: onnxruntime | ours | ratio | peak MB: onnxruntime | ours | difference |")
print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
ratios, wrong = [], []
for name, row in models.items():
    path, inputs = str(arguments.folder / name), inputs_of(row)
    try:
        sides = {side: make(path) for side, make in SIDES.items()}
        gap = difference(session(path, optimized=False)(inputs), sides["ours"](inputs))
    except stablehlo_c.Error as error:
        print(f"| {name} | | | | | | | | | {error.message} |")
        continue
    alone, call = {side: first(side, name) for side in SIDES}, steady(sides, inputs)
    ratios.append((call["ours"] / call["onnxruntime"], alone["ours"][0] / alone["onnxruntime"][0]))
    print(f"| {row['package']} {pathlib.Path(row['path']).name} | {call['onnxruntime']:.3g} | {call['ours']:.3g} | "
          f"{ratios[-1][0]:.2f} | {alone['onnxruntime'][0]:.3g} | {alone['ours'][0]:.3g} | {ratios[-1][1]:.2f} | "
          f"{alone['onnxruntime'][1]:.0f} | {alone['ours'][1]:.0f} | {gap:.1e} |", flush=True)
    if gap > MOST:
        wrong.append(f"{name}: {gap:.1e}")
if not ratios:
    sys.exit("no model was measured")
for what, column in zip(("steady", "first"), zip(*ratios)):
    print(f"\n{what}: {len(column)} models, median {statistics.median(column):.2f}, worst {max(column):.2f}, at most "
          f"0.5 {sum(x <= 0.5 for x in column)}, 0.8 {sum(x <= 0.8 for x in column)}, 1.0 "
          f"{sum(x <= 1 for x in column)}, 1.4 {sum(x <= 1.4 for x in column)}")
print("\ndifferent by more than", MOST, wrong)
