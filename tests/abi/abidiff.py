#!/usr/bin/env python3
"""Compares the ABI of the headers with the committed one by libabigail: sizes and layouts too, not only the words.

usage: abidiff.py ABIDIFF COMPILER INCLUDE_DIR BASELINE
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from declarations import library, preprocessed, promises

ERROR = 1 | 2

abidiff, compiler, include, baseline = sys.argv[1:5]
headers = preprocessed(compiler, include)
committed = set(Path(baseline).read_text().splitlines())

with tempfile.TemporaryDirectory() as folder:
    before, after = f"{folder}/before.so", f"{folder}/after.so"
    functions = library(compiler, committed, before)

    def difference(lines):
        library(compiler, lines, after)
        done = subprocess.run([abidiff, "--no-added-syms", before, after], text=True, capture_output=True)
        if done.returncode & ERROR:
            sys.exit(done.stdout + done.stderr)
        return done.returncode, done.stdout

    status, report = difference(promises(headers))
    if status:
        sys.exit(report)

    # The check can fail: each planted change is found.
    for what, old, new in (
            ("a function is gone", "PUBLIC void shlo_error_destroy(shlo_error *error);", ""),
            ("a parameter has another type", "shlo_status_name(shlo_status status)", "shlo_status_name(int64_t status)"),
            ("a type is another one", "typedef int32_t shlo_status;", "typedef int64_t shlo_status;"),
            ("a field is gone", "uint64_t byte_offset;", ""),
            ("fields change places", "int32_t type; int32_t id;", "int32_t id; int32_t type;"),
            ("a field is wider", "uint16_t lanes;", "uint32_t lanes;")):
        planted, times = re.subn(re.escape(old).replace("\\ ", r"\s+"), new, headers)
        if times != 1:
            sys.exit(f"{what}: planted {times} times")
        if not difference(promises(planted))[0]:
            sys.exit(f"not found: {what}")
print(f"{functions} functions have the ABI that is committed")
