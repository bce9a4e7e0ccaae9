#!/usr/bin/env python3
"""docs/bindings.md shows each job in each language, and an example without a job is refused.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "generate"))
import headers  # noqa: E402
import jobs  # noqa: E402

# The mark of a job in each language.
MARKS = {"Rust": "/// {}.", "Go": "// {}.", "Julia": "# {}.", "Python": '"""Job {}:'}


def main():
    page = jobs.emit(ROOT)["docs/bindings.md"]
    for name, fence, path, _ in jobs.LANGUAGES:
        assert page.count(f"```{fence}\n") == len(jobs.JOBS), f"{name}: a job is missing"
        source = (ROOT / path).read_text()
        code = [line.strip() for part in page.split(f"```{fence}\n")[1:] for line in part.split("```")[0].splitlines()]
        assert len(code) > 30 and all(line in source for line in code), f"{name}: not what {path} has"
    refused = 0
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch)
        paths = [path for *_, path, _ in jobs.LANGUAGES] + [program for _, program in jobs.JOBS]
        for path in paths:
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, copy / path)
        assert jobs.emit(copy)["docs/bindings.md"] == page
        for name, _, path, _ in jobs.LANGUAGES:
            for number in range(1, len(jobs.JOBS) + 1):
                source, mark = (ROOT / path).read_text(), MARKS[name].format(number)
                assert mark in source, f"{path}: no {mark}"
                (copy / path).write_text(source.replace(mark, mark.replace(str(number), "0")))
                try:
                    jobs.emit(copy)
                except headers.Misfit as misfit:
                    refused += str(misfit).startswith(f"{path}: no job {number};")
                (copy / path).write_text(source)
    wanted = len(jobs.LANGUAGES) * len(jobs.JOBS)
    print(f"{wanted} jobs shown, {refused} of {wanted} examples without one refused")
    return refused != wanted


if __name__ == "__main__":
    sys.exit(main())
