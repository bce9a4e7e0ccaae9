"""Writes the packages of all languages. scripts/package runs it.

usage: python3 bindings/package PREFIX LIBDIR OUT COMPILER OPTION...    PREFIX: the library, archive and tool, installed
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
from pathlib import Path

import crates
import go
import julia
import wheel
from stage import Stage

BINDINGS = Path(__file__).resolve().parents[1]


def main(arguments):
    if len(arguments) < 4:
        print(__doc__, file=sys.stderr)
        return 2
    prefix, libdir, out, compiler = Path(arguments[0]), arguments[1], Path(arguments[2]), arguments[3:]
    stage = Stage(prefix, libdir)
    out.mkdir(parents=True, exist_ok=True)
    wheel.write(out, stage, BINDINGS / "python", compiler)
    crates.write(out, stage, BINDINGS / "rust")
    julia.write(out, stage, BINDINGS / "julia")
    go.write(out, stage, BINDINGS / "go", stage.version())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
