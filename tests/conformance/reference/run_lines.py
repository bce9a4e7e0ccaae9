#!/usr/bin/env python3
"""Accounts for every RUN line of the reference project's lit tests: passed, failed for a known reason, or inert.

usage: run_lines.py BUILD FOLDER [--llvm LLVM/bin] [--jobs N] [--only REGEX] [--disabled] [SUITE...]

BUILD and FOLDER are those of lit.py. The RUN lines of a file are run one after the other in one folder, as lit does,
but each of them counts, also after one that fails. Inert lines need a tool with debug output ("%if asserts"), and those
to linalg and TOSA are left out: docs/passes.md says why. run_lines.txt has the lines that fail, with the reason; a line
that fails and is not there, or passes although it is, is an error. With --disabled the disabled lines are run instead.
A line that passes may say nothing: cases.py has the twins.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from cases import SECONDS, command_line, run_lines

KNOWN = pathlib.Path(__file__).with_suffix(".txt")
LEFT_OUT = re.compile(r"-to-linalg|-to-tosa|tosa-")
DISABLED = re.compile(r"(?m)^(\s*(?://|#)\s*)RUN-DISABLED\([^)]*\):?")


def run_file(path, runs, tools, llvm):
    """For each RUN line None if it passes, otherwise what it printed."""
    results = []
    with tempfile.TemporaryDirectory() as name:
        for command in runs:
            command = command.replace("%s", str(path)).replace("%t", f"{name}/t")
            try:
                done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=name, timeout=SECONDS,
                                      env={**os.environ, "PATH": f"{tools}:{llvm}:{os.environ['PATH']}",
                                           "FILECHECK_OPTS": "-enable-var-scope"},
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
                results.append(done.stdout.decode(errors="replace") if done.returncode else None)
            except subprocess.TimeoutExpired:
                results.append("more than a minute")
    return results


def known_failures():
    """By file and number of the line, from 1."""
    reasons = {}
    for row in KNOWN.read_text().split("\n"):
        if row and not row.startswith("#"):
            place, reason = row.split(None, 1)
            file, numbers = place.rsplit(":", 1)
            for number in numbers.split(","):
                reasons[file, int(number)] = reason
    return reasons


def main():
    parser = command_line(__doc__)
    parser.add_argument("--disabled", action="store_true")
    parser.add_argument("suite", nargs="*", default=["tests", "testdata", "conversions"])
    arguments = parser.parse_intermixed_args()
    root = arguments.folder.resolve()
    tools = (arguments.build / "src/tools/libexec/stablehlo-c").resolve()
    known = {} if arguments.disabled else known_failures()
    work, inert, left_out = [], 0, 0
    for suite in arguments.suite:
        files = [root / suite] if (root / suite).is_file() else sorted((root / suite).rglob("*.mlir"))
        for path in files:
            if not re.search(arguments.only, str(path.relative_to(root))):
                continue
            text = path.read_text(errors="surrogateescape")
            if arguments.disabled:
                text = DISABLED.sub(r"\1RUN:", re.sub(r"(?m)^\s*(//|#)\s*RUN:.*$", "", text))
            runs = run_lines(text)
            live = [line for line in runs if "%if asserts" not in line and not LEFT_OUT.search(line)]
            inert += sum("%if asserts" in line for line in runs)
            left_out += sum(bool(LEFT_OUT.search(line)) for line in runs)
            if live:
                work.append((path, live))
    groups = collections.defaultdict(collections.Counter)
    reasons, errors = collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for (path, live), results in zip(work, pool.map(lambda one: run_file(*one, tools, arguments.llvm), work)):
            name = str(path.relative_to(root))
            group = "/".join(name.split("/")[:2]) if name.count("/") > 1 else name.split("/")[0]
            for number, (line, output) in enumerate(zip(live, results), 1):
                groups[group]["passed" if output is None else "failed"] += 1
                reason = known.get((name, number))
                if output is not None and reason:
                    reasons[reason] += 1
                elif output is not None or reason:
                    said = "; ".join(output.strip().split("\n")[:3])[:300] if output is not None else "passes"
                    errors.append(f"{name}:{number} {said} <{line}>")
    print("| where | RUN lines | passed | failed |\n|---|--:|--:|--:|")
    total = collections.Counter()
    for group, counts in sorted(groups.items()):
        total += counts
        print(f"| {group} | {sum(counts.values())} | {counts['passed']} | {counts['failed']} |")
    print(f"| all | {sum(total.values())} | {total['passed']} | {total['failed']} |")
    print(f"{inert} are inert, {left_out} left out")
    for reason, count in reasons.most_common():
        print(f"{count} {reason}")
    print("\n".join(errors))
    sys.exit("nothing ran" if not work else bool(errors))


if __name__ == "__main__":
    main()
