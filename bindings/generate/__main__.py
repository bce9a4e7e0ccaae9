"""Writes docs/capi.json and the low levels of all languages from the headers, typed builders from docs/opset.json, the
passes from docs/passes.json, and docs/bindings.md from the examples of the packages.

usage: python3 bindings/generate [--check]    with --check: compares, and fails if a file is not as it would be written
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import sys
from pathlib import Path

import describe
import go
import go_builders
import go_passes
import headers
import jobs
import julia
import julia_builders
import julia_cases
import julia_passes
import opset
import passes
import python
import python_builders
import python_enums
import python_passes
import rust
import rust_builders
import rust_cases
import rust_passes

LANGUAGES = (python, python_enums, rust, go, julia)
BUILDERS = (python_builders, rust_builders, go_builders, julia_builders)
CASES = (rust_cases, julia_cases)
PASSES = (python_passes, rust_passes, go_passes, julia_passes)
ROOT = Path(__file__).resolve().parents[2]


def files(folder):
    """What is generated from the headers in a folder: path -> text."""
    capi = describe.describe(headers.read(folder))
    made = {"docs/capi.json": describe.render(capi) + "\n"}
    for language in LANGUAGES:
        made.update(language.emit(capi))
    return made


def builders():
    """What is generated from the ops, and from the programs that show every op: path -> text."""
    read, made = opset.read(ROOT / "docs" / "opset.json"), {}
    for language in BUILDERS:
        made.update(language.emit(read))
    table = json.loads((ROOT / "tests" / "bindings" / "builders" / "cases.json").read_text())
    for language in CASES:
        made.update(language.emit(read, table))
    return made


def known_passes():
    """The passes as values with options: path -> text."""
    read, made = passes.read(ROOT / "docs" / "passes.json"), {}
    for language in PASSES:
        made.update(language.emit(read))
    return made


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = {**files(ROOT / "include" / "stablehlo-c"), **builders(), **known_passes(), **jobs.emit(ROOT)}
    except headers.Misfit as misfit:
        print(misfit, file=sys.stderr)
        return 1
    stale = [path for path, text in made.items() if not (ROOT / path).is_file() or (ROOT / path).read_text() != text]
    if arguments:
        if stale:
            found = f"not what headers, ops, passes and examples say: {' '.join(stale)}"
            print(f"{found}; mend with: python3 bindings/generate", file=sys.stderr)
        else:
            print(f"{len(made)} generated files are what headers, ops, passes and examples say")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(made[path])
        print(f"Wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
