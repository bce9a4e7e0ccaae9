"""Runs programs here and by a peer in one process, by turns, and prints one line of JSON for each.

usage: run.py [--peer PEER] [--threads N] [--milliseconds N] [--rounds N] FILE...     FILE: a program of programs/
A line: program, milliseconds of both (median and least of the rounds), whether the results are equal; or why it failed,
or why the peer cannot run it.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import argparse
import json
import os
import re
import statistics
import time

import sides

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--peer", choices=sides.PEERS, default="xla")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--milliseconds", type=float, default=20, help="of one side in one round")
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("files", nargs="+")
arguments = parser.parse_args()
# As many processors as threads, before a peer starts its own.
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: arguments.threads])
PEER, OURS = sides.PEERS[arguments.peer](arguments.threads), sides.library(arguments.threads)

import ml_dtypes  # noqa: E402
import numpy as np  # noqa: E402

TYPES = {
    "i1": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "ui8": np.uint8,
    "ui16": np.uint16,
    "ui32": np.uint32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "f64": np.float64,
    "c64": np.complex64,
    "c128": np.complex128,
}
# Of the largest element of a result, by its type. Sums are of some thousand terms, in another order.
TOLERANCE = {
    np.dtype(np.float16): 2e-2,
    np.dtype(ml_dtypes.bfloat16): 5e-2,
    np.dtype(np.float32): 2e-4,
    np.dtype(np.complex64): 2e-4,
    np.dtype(np.float64): 1e-9,
    np.dtype(np.complex128): 1e-9,
}


def array(text, random):
    """An array from what a program says of an input: shape, type, least and greatest, whether it is constant."""
    shape, element, least, most = text.split()[:4]
    shape, kind = tuple(map(int, shape.split("x"))), np.dtype(TYPES[element])
    if kind == np.bool_ or kind.kind in "iu":
        return random.integers(int(least), int(most), shape, dtype=np.int64, endpoint=True).astype(kind)
    values = random.uniform(float(least), float(most), shape)
    return (values + 1j * random.uniform(float(least), float(most), shape) if kind.kind == "c" else values).astype(kind)


def is_equal(one, other):
    one, other = np.asarray(one), np.asarray(other)
    if one.dtype != other.dtype or one.shape != other.shape:
        return False
    if one.dtype not in TOLERANCE:
        return bool((one == other).all())
    tolerance = TOLERANCE[one.dtype]
    wide = np.complex128 if one.dtype.kind == "c" else np.float64
    one, other = one.astype(wide), other.astype(wide)
    largest = np.abs(other[np.isfinite(other)]).max(initial=1e-30)
    return bool(np.allclose(one, other, rtol=0, atol=tolerance * largest, equal_nan=True))


def seconds(call, times):
    begin = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - begin) / times


def with_constants(text, constants):
    """The program with some arguments of main, by their numbers, as constants."""
    if not constants:
        return text
    signature = re.search(r"@main\((.*?)\) -> .*?\{\n", text, re.S)
    kept, lines = [], []
    for i, argument in enumerate(re.findall(r"%arg\d+: [^,]*", signature.group(1))):
        if i not in constants:
            kept.append(argument)
            continue
        name, kind = argument.split(": ")
        value = constants[i].tobytes().hex().upper()
        lines.append(f'    {name} = stablehlo.constant dense<"0x{value}"> : {kind}\n')
    begin, end = signature.span(1)
    return text[:begin] + ", ".join(kept) + text[end : signature.end()] + "".join(lines) + text[signature.end() :]


def measured(text):
    random = np.random.default_rng(1)
    lines = re.findall(r"^// input: (.*)$", text, re.M)
    arrays = [array(line, random) for line in lines]
    constants = {i: arrays[i] for i, line in enumerate(lines) if line.endswith(" constant")}
    inputs = [one for i, one in enumerate(arrays) if i not in constants]
    text = with_constants(text, constants)
    peer_once, peer_results = PEER(text, inputs)
    ours_once, our_results = OURS(text, inputs)
    theirs = peer_results()
    ours_once()
    ours = our_results()
    equal = len(ours) == len(theirs) and all(map(is_equal, ours, theirs))
    runs = []
    for call in (ours_once, peer_once):
        runs.append((call, max(1, round(arguments.milliseconds / 1e3 / max(seconds(call, 3), 1e-7))), []))
    for _ in range(arguments.rounds):
        for call, times, rounds in runs:
            rounds.append(seconds(call, times) * 1e3)
    mine, others = (rounds for _, _, rounds in runs)
    return {
        "equal": equal,
        "ours_ms": statistics.median(mine),
        "ours_least_ms": min(mine),
        "peer_ms": statistics.median(others),
        "peer_least_ms": min(others),
    }


def row(text):
    try:
        return measured(text)
    except sides.Unsupported as reason:
        return {"unsupported": str(reason)}
    except Exception as error:  # one program says why it failed, the others go on
        return {"failed": f"{type(error).__name__}: {error}".splitlines()[0][:300]}


for path in arguments.files:
    name = "/".join(path.split("/")[-2:]).removesuffix(".mlir")
    print(json.dumps({"program": name, **row(open(path).read())}), flush=True)
