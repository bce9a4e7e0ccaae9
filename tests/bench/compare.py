#!/usr/bin/env python3
"""Measures this library, jaxlib and XLA CPU in one run, and prints ratios as Markdown tables.

usage: compare.py --build build/release --peers PEERS --models MODELS [--python PYTHON] [loading text artifacts running]
PEERS holds gen_program.py, jaxlib_artifacts.py and xla_run.py; PYTHON is an interpreter with jax and numpy.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import glob
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--build", required=True)
parser.add_argument("--peers", required=True)
parser.add_argument("--models", required=True)
parser.add_argument("--python", default=sys.executable)
parser.add_argument("what", nargs="*", default=["loading", "text", "artifacts", "running"])
arguments = parser.parse_args()
bench = os.path.join(arguments.build, "tests/bench/shlo-bench")
one_core = ["taskset", "-c", "0"]


def ours(*words):
    return json.loads(subprocess.check_output([*one_core, bench, *words], text=True))


def peer(script, *words):
    command = [*one_core, arguments.python, os.path.join(arguments.peers, script), *words]
    done = subprocess.run(command, text=True, capture_output=True)
    return done.stdout.strip().splitlines()[-1] if done.returncode == 0 and done.stdout.strip() else None


def loading():
    library = glob.glob(os.path.join(arguments.build, "src/libstablehlo-c.so"))[0]
    model = os.path.join(arguments.models, "conv_train_grad/model.mlir.bc")
    runs = [json.loads(subprocess.check_output([*one_core, bench + "-load", library, model])) for _ in range(20)]
    print("## Loading (medians of 20 fresh processes)\n")
    print(f"dlopen {statistics.median(r['dlopen_ms'] for r in runs):.2f} ms, first read of "
          f"{runs[0]['bytes']} bytes {statistics.median(r['first_read_ms'] for r in runs):.2f} ms, "
          f"trivial call {ours('call')['call_us']:.2f} us\n")


def program(scratch, *words):
    """The path of a synthetic program's text."""
    path = os.path.join(scratch, "p.mlir")
    with open(path, "w") as out:
        subprocess.check_call([arguments.python, os.path.join(arguments.peers, "gen_program.py"), *map(str, words)],
                              stdout=out)
    return path


def texts(scratch):
    print("## Text (ms, medians of 7; parsing and printing verify on both sides)\n")
    kinds = ["parse", "verify", "print", "generic"]
    print("| program | " + " | ".join(f"jaxlib {kind} | ours | ratio" for kind in kinds) + " |")
    print("|---|" + "--:|" * 3 * len(kinds))
    for layers in (333, 1000, 4000):
        path = program(scratch, "layers", layers)
        theirs = json.loads(peer(os.path.join(os.path.dirname(os.path.abspath(__file__)), "jaxlib_text.py"), path))
        mine = ours("text", path)
        assert all(mine[size] == theirs[size] for size in ("printed_bytes", "generic_bytes")), (mine, theirs)
        cells = [f"{theirs[k]:.1f} | {mine[k]:.1f} | {theirs[k] / mine[k]:.1f}" for k in (f"{kind}_ms" for kind in kinds)]
        print(f"| layers {layers} | " + " | ".join(cells) + " |", flush=True)
    print()


def beside(text, version, artifact):
    """Reading, writing and parsing: jaxlib's times and ours. Leaves jaxlib's artifact."""
    line = peer("jaxlib_artifacts.py", text, version, "7", artifact)
    theirs = [float(re.search(name + r" ([\d.]+)", line)[1]) for name in
              ("artifact->module", "module->artifact", r"\| parse")]
    written = ours("artifact", artifact, *([] if version == "-" else [version]))
    return theirs, [written["read_ms"], written["write_ms"], ours("artifact", text)["load_ms"]]


def row(name, theirs, mine):
    print(f"| {name} | " + " | ".join(f"{a:.1f} | {b:.1f} | {a / b:.1f}" for a, b in zip(theirs, mine)) + " |", flush=True)


def artifacts(scratch):
    artifact = os.path.join(scratch, "p.bc")
    print("## Artifacts (ms, medians of 7, a fresh module each time)\n")
    print("| program | jaxlib read | ours | ratio | jaxlib write | ours | ratio | jaxlib parse | ours | ratio |")
    print("|---|" + "--:|" * 9)
    for layers in (333, 1000, 4000):
        row(f"layers {layers}", *beside(program(scratch, "layers", layers), "-", artifact))
    print("\n| layers 1000 for | jaxlib read | ours | ratio | jaxlib write | ours | ratio |\n|---|" + "--:|" * 6)
    for version in ("0.9.0", "0.17.0", "1.0.0", "1.4.0", "1.9.0", "1.14.0", "1.22.0"):
        theirs, mine = beside(program(scratch, "layers", 1000), version, artifact)
        row(version, theirs[:2], mine[:2])
    print("\n| ops | read | times | write | times |\n|--:|" + "--:|" * 4)
    before = None
    for doubling in range(6):
        # A layer has 30 ops.
        peer("jaxlib_artifacts.py", program(scratch, "layers", round(1000 * 2**doubling / 3)), "-", "1", artifact)
        mine = ours("artifact", artifact)
        now = mine["read_ms"], mine["write_ms"]
        read, write = (f"{t:.1f} | " + (f"{t / b:.2f}" if before else "") for t, b in zip(now, before or now))
        print(f"| {10000 * 2**doubling} | {read} | {write} |", flush=True)
        before = now
    peer("jaxlib_artifacts.py", program(scratch, "constant", 64), "-", "1", artifact)
    for what in ("map", "read", "write"):
        print(f"\n64 MiB constant, {what}: peak {ours('memory', what, artifact)['ratio']:.2f} x artifact", end="")
    print("\n")


def running():
    print("## Running (ms, one thread)\n")
    print("| model | XLA cold | ours | ratio | XLA steady | ours | ours / XLA |\n|---|--:|--:|--:|--:|--:|--:|")
    for path in sorted(glob.glob(os.path.join(arguments.models, "*/meta.json"))):
        folder = os.path.dirname(path)
        inputs = [f"{folder}/input_{k}.npy" for k in range(len(glob.glob(folder + "/input_*.npy")))]
        try:
            mine = ours("run", folder + "/model.mlir.bc", *inputs)
        except subprocess.CalledProcessError:
            print(f"| {os.path.basename(folder)} | | failed | | | | |")
            continue
        line = peer("xla_run.py", folder)
        theirs = json.loads(line) if line else {}
        if "cold_ms" in theirs:
            cold, steady = theirs["cold_ms"], theirs["steady_mean_ms"]
            print(f"| {os.path.basename(folder)} | {cold:.0f} | {mine['cold_ms']:.1f} | {cold / mine['cold_ms']:.1f} | "
                  f"{steady:.3f} | {mine['steady_ms']:.3f} | {mine['steady_ms'] / steady:.2f} |", flush=True)
        else:
            print(f"| {os.path.basename(folder)} | - | {mine['cold_ms']:.1f} | | - | {mine['steady_ms']:.3f} | |", flush=True)


with tempfile.TemporaryDirectory() as scratch:
    if "loading" in arguments.what:
        loading()
    if "text" in arguments.what:
        texts(scratch)
    if "artifacts" in arguments.what:
        artifacts(scratch)
    if "running" in arguments.what:
        running()
