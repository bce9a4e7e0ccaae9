"""Writes docs/capi.json and the low levels of all languages from the headers.

usage: python3 bindings/generate [--check]    with --check: compares, and fails if a file is not as it would be written
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
from pathlib import Path

import describe
import go
import headers
import julia
import python
import rust

LANGUAGES = (python, rust, go, julia)
ROOT = Path(__file__).resolve().parents[2]


def files(folder):
    """What is generated from the headers in a folder: path -> text."""
    capi = describe.describe(headers.read(folder))
    made = {"docs/capi.json": describe.render(capi) + "\n"}
    for language in LANGUAGES:
        made.update(language.emit(capi))
    return made


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = files(ROOT / "include" / "stablehlo-c")
    except headers.Misfit as misfit:
        print(misfit, file=sys.stderr)
        return 1
    stale = [path for path, text in made.items() if not (ROOT / path).is_file() or (ROOT / path).read_text() != text]
    if arguments:
        if stale:
            print(f"not what the headers say: {' '.join(stale)}; mend with: python3 bindings/generate", file=sys.stderr)
        else:
            print(f"{len(made)} generated files are what the headers say")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(made[path])
        print(f"Wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
