"""Runs the command line tool that a wheel has beside the library.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os
import sys


def main():
    tool = os.path.join(os.path.dirname(os.path.abspath(__file__)), "shlo")
    try:
        os.execv(tool, ["shlo", *sys.argv[1:]])
    except OSError as failure:
        sys.exit(f"shlo: {failure.strerror}: {tool} is part of the wheels of stablehlo-c only")
