"""Measures what a recorder of times adds to runs: programs with and without one, by turns.

usage: times.py [--rounds N] [--milliseconds N] FILE...     FILE: a program of ops/programs/
Needs NumPy, and the package of bindings/python with its library (STABLEHLO_C_LIBRARY).
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import argparse
import pathlib
import re
import time

import numpy as np
import stablehlo_c as shlo

TYPES = {"i1": np.bool_, "ui8": np.uint8, "ui32": np.uint32, "ui64": np.uint64, "f16": np.float16, "c64": np.complex64}
TYPES |= {f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)}
TYPES |= {f"f{bits}": np.dtype(f"float{bits}") for bits in (32, 64)}


def array(text, random):
    """An array from what a program says of an input: shape, type, least and greatest."""
    shape, element, least, most = text.split()[:4]
    shape, kind = tuple(map(int, shape.split("x"))), np.dtype(TYPES[element])
    if kind.kind in "biu":
        return random.integers(int(least), int(most), shape, dtype=np.int64, endpoint=True).astype(kind)
    return random.uniform(float(least), float(most), shape).astype(kind)


def seconds(call, times):
    begin = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - begin) / times


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--milliseconds", type=float, default=4, help="of one side in one round")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    for path in arguments.files:
        text = path.read_text()
        random = np.random.default_rng(1)
        inputs = [array(line, random) for line in re.findall(r"^// input: (.*)$", text, re.M)]
        plan = shlo.Plan(shlo.parse(text))
        results = plan(*inputs)
        results = tuple(map(np.array, results if isinstance(results, tuple) else (results,)))
        recorder = shlo.Recorder([], times=True)
        sides = [shlo.RunOptions(), shlo.RunOptions(recorder=recorder)]
        calls = [lambda options=options: plan.run(inputs, results, options) for options in sides]
        count = max(1, int(arguments.milliseconds / 1e3 / seconds(calls[1], 2)))
        best = [float("inf")] * 2
        for _ in range(arguments.rounds):
            for side, call in enumerate(calls):
                best[side] = min(best[side], seconds(call, count))
        plain, timed = (one * 1e6 for one in best)
        steps = sum(kernel.calls for kernel in recorder.kernels) / (count * arguments.rounds + 2)
        print(f"{path.stem:28} {plain:10.2f} us, with times {timed:10.2f} us, +{100 * (timed / plain - 1):6.1f} %,"
              f" {steps:9.0f} kernels", flush=True)


if __name__ == "__main__":
    main()
