"""Writes the programs of this folder: every op by element type, with expected values.

Expected values are those of numpy, ml_dtypes and mpmath (60 digits, rounded once to the type), Python's integers,
and a few plain lines from the specification for ops that no other package has; never those of this library. Random
numbers have seeds, so the same packages write the same bytes: python3 make.py [FAMILY...]

Needs numpy, ml_dtypes and mpmath. Building and testing the project needs none of them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import importlib
import os
import sys

from families.program import Suite

FAMILIES = [
    "elementwise",
    "shaping",
    "reduction",
    "linear",
    "indexing",
    "control",
    "dynamic",
    "randomness",
    "chlo",
    "chlo_pairs",
    "chlo_loops",
    "quantized",
    "expressed",
    "lookalikes",
]
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs")


def main():
    suite = Suite()
    for family in sys.argv[1:] or FAMILIES:
        importlib.import_module("families." + family).make(suite)
    files, size = suite.write(FOLDER, len(sys.argv) == 1)
    programs = sum(len(programs) for programs in suite.files.values())
    print(f"{programs} programs in {files} files, {size / 1e6:.2f} MB")


sys.exit(main())
