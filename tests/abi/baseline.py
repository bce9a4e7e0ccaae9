#!/usr/bin/env python3
"""Compares the declarations of the headers, one per line, with the committed baseline. Lines may only be added.

usage: baseline.py COMPILER INCLUDE_DIR BASELINE [--write]
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import re
import subprocess
import sys

compiler, include, baseline = sys.argv[1:4]


def promises():
    text = subprocess.run([compiler, "-E", "-P", "-xc", "-", f"-I{include}", "-D__attribute__(x)=PUBLIC"],
                          input="#include <stablehlo-c/stablehlo.h>\n", text=True, capture_output=True, check=True).stdout
    text = re.sub(r"\s+", " ", text)
    for declaration in re.findall(r"PUBLIC ([^;]*\bshlo_\w+\([^;]*\));", text):
        yield declaration.replace(" *", "*").replace("* ", "*").strip()
    for enumeration in re.findall(r"enum \{([^}]*)\}", text):
        for case in enumeration.split(","):
            if case.strip():
                yield "enumerator " + re.sub(r"\s*=\s*", " = ", case.strip())
    for alias in re.findall(r"typedef ([^;]*\bshlo_\w+[^;]*);", text):
        yield "type " + alias.strip()


now = sorted(set(promises()))
if "--write" in sys.argv:
    with open(baseline, "w") as out:
        out.write("".join(line + "\n" for line in now))
    print(f"{len(now)} lines written")
    sys.exit(0)

committed = [line.rstrip("\n") for line in open(baseline)]
assert len(committed) > 100, "the baseline is empty"
gone, new = sorted(set(committed) - set(now)), sorted(set(now) - set(committed))
for line in gone:
    print("changed or gone:", line)
for line in new:
    print("new:", line)
if gone or new:
    print("mend:", "what is gone breaks the ABI: bring it back." if gone else "", "To accept new lines:",
          f"tests/abi/baseline.py {compiler} include tests/abi/baseline.txt --write")
    sys.exit(1)

# The check can fail: without one line of the baseline it finds a difference.
assert set(now) - set(committed[1:]) == {committed[0]}
print(f"{len(now)} lines of the ABI are as committed")
