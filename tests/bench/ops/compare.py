#!/usr/bin/env python3
"""Times of programs of a few ops beside a peer in one run: the ratio ours / peer of each, and by family.

usage: compare.py --build BUILD [--python PYTHON] [--peer PEER] [--threads N] [--only REGEX] [--json FILE]
                  [--lower | --accept PROGRAM REASON]

BUILD is a folder of the preset release with the extension for Python. PEER is xla (XLA CPU, the default), iree,
onnxruntime, or self: this library with one thread, beside itself with N. PYTHON is an interpreter with NumPy, ml_dtypes
and the peer (jax; iree-base-compiler and iree-base-runtime; onnx and onnxruntime). Both sides run in one process by
turns, with N threads on N processors. A program whose results differ counts as failed; one that cannot be given to the
peer is left out and counted. It fails if a program fails, or, beside XLA with one thread, takes more than 1.25 times the
ratio that the ratchet of this kind of processor has (ratchet-avx512.json or ratchet-avx2.json). --lower writes there what
has become faster. goals.json has goals for some programs beside XLA with one thread; those that miss theirs are listed.
--accept measures one program, writes its ratio although it is worse, and adds the reason to accepted.txt.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import argparse
import collections
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(HERE.parent))
from ratchet import Ratchet  # noqa: E402

# Ratios differ between processors with wider and narrower vectors.
INSTRUCTION_SETS = ("avx512", "avx2")
GOALS = json.loads((HERE / "goals.json").read_text())
BOUNDS = json.loads((HERE / "bounds.json").read_text())
RATCHETS = {name: Ratchet(HERE / f"ratchet-{name}.json", 1.25, "of XLA's time") for name in INSTRUCTION_SETS}
WORST = 10  # as many are listed


def ratchet(cpuinfo=pathlib.Path("/proc/cpuinfo")):
    """The figures for this processor."""
    flags = re.search(r"^flags\s*:(.*)$", cpuinfo.read_text(), re.M).group(1).split()
    return RATCHETS["avx512" if "avx512f" in flags else "avx2"]


def programs(only=""):
    return sorted(path for path in (HERE / "programs").glob("*/*.mlir")
                  if re.search(only, f"{path.parent.name}/{path.stem}"))  # fmt: skip


def measure(build, python, peer, threads, files):
    """The rows of run.py: a process for each family, so that one that dies leaves the others."""
    package = build / "tests/bindings/python/source/bindings/python/src"
    environment = {**os.environ, "PYTHONPATH": str(package),
                   "STABLEHLO_C_LIBRARY": str(build / "src/libstablehlo-c.so")}  # fmt: skip
    families = collections.defaultdict(list)
    for path in files:
        families[path.parent.name].append(path)
    rows = []
    for family, paths in families.items():
        command = [python, HERE / "run.py", "--peer", peer, "--threads", threads, *paths]
        done = subprocess.run(list(map(str, command)), env=environment, text=True, stdout=subprocess.PIPE)
        found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        rows += found
        for path in paths[len(found) :]:
            rows.append({"program": f"{family}/{path.stem}", "failed": f"the process ended with {done.returncode}"})
    return rows


def ratios(rows):
    """{family: {program: ratio}}. Fastest rounds are compared, because other work on the machine only slows rounds."""
    found = collections.defaultdict(dict)
    for row in rows:
        if row.get("equal"):
            family, name = row["program"].split("/")
            found[family][name] = row["ours_least_ms"] / row["peer_least_ms"]
    return dict(found)


def failures(rows):
    return [f"{row['program']}: {row.get('failed', 'the results differ')}" for row in rows
            if "failed" in row or row.get("equal") is False]  # fmt: skip


def summary(values):
    """Number, median, geometric mean, share above 1, greatest."""
    return [len(values), statistics.median(values), math.exp(statistics.fmean(map(math.log, values))),
            sum(value > 1 for value in values) / len(values), max(values)]  # fmt: skip


def unsupported(rows):
    return [f"{row['program']}: {row['unsupported']}" for row in rows if "unsupported" in row]


def report(found, peer):
    lines = ["| family | programs | median | geometric mean | above 1 | worst |", "|---|--:|--:|--:|--:|--:|"]
    everything = [ratio for figures in found.values() for ratio in figures.values()]
    for family, values in [
        *((family, list(figures.values())) for family, figures in found.items()),
        ("all", everything),
    ]:
        count, median, mean, above, worst = summary(values)
        lines.append(f"| {family} | {count} | {median:.2f} | {mean:.2f} | {above:.0%} | {worst:.2f} |")
    named = [(ratio, f"{family}/{name}") for family, figures in found.items() for name, ratio in figures.items()]
    worst = sorted(named, reverse=True)[:WORST]
    return lines + ["", f"| worst | ours / {peer} |", "|---|--:|", *(f"| {name} | {ratio:.2f} |" for ratio, name in worst)]


def bound_of(bounds, name):
    family, program = name.split("/")
    return bounds.get(family, {}).get(program, "")


def beside_goals(found, goals, bounds):
    """The programs that have goals, and those of them that miss theirs, worst first, with what bounds them (with AVX2:
    bounds.json, from profiles)."""
    pairs = [(figures[name], goal, f"{family}/{name}") for family, figures in found.items()
             for name, goal in goals.get(family, {}).items() if name in figures]  # fmt: skip
    if not pairs:
        return []
    mean = math.exp(statistics.fmean(math.log(ratio) for ratio, _, _ in pairs))
    missed = sorted(((ratio, goal, name) for ratio, goal, name in pairs if round(ratio, 2) > goal),
                    key=lambda row: row[1] / row[0])  # fmt: skip
    return [f"{len(pairs)} programs have goals: geometric mean {mean:.2f}, {len(missed)} miss theirs", "",
            "| missed | ours / xla | goal | what bounds it |", "|---|--:|--:|---|",
            *(f"| {name} | {ratio:.2f} | {goal} | {bound_of(bounds, name)} |" for ratio, goal, name in missed)]  # fmt: skip


def accept(figures, program, ratio, reason):
    family, name = program.split("/")
    kept = figures.kept()
    before = kept.get(family, {}).get(name)
    kept.setdefault(family, {})[name] = round(ratio, 2)
    figures.write(kept)
    with open(HERE / "accepted.txt", "a") as out:
        out.write(f"{figures.path.stem}, {program}: {before} -> {ratio:.2f}: {reason}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--peer", default="xla")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--lower", action="store_true")
    parser.add_argument("--accept", nargs=2, metavar=("PROGRAM", "REASON"))
    arguments = parser.parse_args()
    figures = ratchet()
    if (arguments.lower or arguments.accept) and (arguments.peer, arguments.threads) != ("xla", 1):
        parser.error("the ratchet has ratios beside XLA with one thread")
    only = f"^{re.escape(arguments.accept[0])}$" if arguments.accept else arguments.only
    rows = measure(
        arguments.build.resolve(), arguments.python, arguments.peer, arguments.threads, programs(only)
    )
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    found, failed = ratios(rows), failures(rows)
    if found:
        print("\n".join(report(found, arguments.peer)))
    left_out = unsupported(rows)
    if left_out:
        print("\n".join(["", f"{len(left_out)} programs cannot be given to {arguments.peer}:", *left_out]))
    if arguments.accept and found:
        accept(figures, arguments.accept[0], next(iter(found.values())).popitem()[1], arguments.accept[1])
    slower = []
    if arguments.lower:
        figures.write(figures.lowered(found, figures.kept()))
    elif not arguments.accept and arguments.threads == 1 and arguments.peer == "xla":
        slower = figures.slower(found, figures.kept())
        print("\n".join(["", *beside_goals(found, GOALS, BOUNDS)]))
    for title, lines in (("Failed:", failed), ("Slower than before:", slower)):
        print("\n".join(["", title, *lines]) if lines else "")
    return bool(failed or slower or not found)


if __name__ == "__main__":
    sys.exit(main())
