#!/usr/bin/env python3
"""Compares the declarations of the headers, one per line, with the committed baseline. Lines are only added: a function
keeps its signature, an enumerator its value, a type its definition. A function has at most 32 parameters.

usage: baseline.py COMPILER INCLUDE_DIR BASELINE [--write]
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re
import sys

from declarations import preprocessed, promises

MOST_PARAMETERS = 32  # calls through libffi and purego support no more

compiler, include, baseline = sys.argv[1:4]


def findings(committed, now):
    """What breaks the ABI, and the lines that are new."""
    broken = [f"changed or gone: {line}" for line in sorted(committed - now)]
    for line in sorted(now):
        parameters = re.search(r"\bshlo_\w+\((.*)\)$", line)
        if not line.startswith(("enumerator ", "type ")) and parameters.group(1).count(",") >= MOST_PARAMETERS:
            broken.append(f"more than {MOST_PARAMETERS} parameters: {line}")
    return broken, sorted(now - committed)


headers = preprocessed(compiler, include)
now = promises(headers)
with open(baseline) as lines:
    committed = {line.rstrip("\n") for line in lines}
assert len(committed) > 100, "the baseline is empty"
broken, new = findings(committed, now)
for line in broken:
    print(line)
for line in new:
    print("new:", line)
if broken:
    sys.exit("This breaks the ABI. Bring back what is gone, and add what is new beside it (docs/releasing.md).")
if "--write" in sys.argv:
    with open(baseline, "w") as out:
        out.write("".join(line + "\n" for line in sorted(now)))
    print(f"{len(now)} lines written")
    sys.exit(0)
if new:
    sys.exit(f"To accept new lines: tests/abi/baseline.py {compiler} include tests/abi/baseline.txt --write")

# The check can fail: each planted change is found.
many = "PUBLIC int shlo_wide(" + ", ".join(f"int p{i}" for i in range(MOST_PARAMETERS + 1)) + ");"
for what, old, new in (
        ("a function is gone", "PUBLIC void shlo_error_destroy(shlo_error *error);", ""),
        ("a parameter has another type", "shlo_status_name(shlo_status status)", "shlo_status_name(int64_t status)"),
        ("a parameter is added", "shlo_buffer_size(const shlo_buffer *buffer", "\\g<0>, int x"),
        ("an enumerator has another value", "SHLO_MALFORMED = 2", "SHLO_MALFORMED = 3"),
        ("an enumerator is gone", "SHLO_NOT_FOUND = 10,", ""),
        ("a type is another one", "typedef int32_t shlo_status;", "typedef int64_t shlo_status;"),
        ("a field is gone", "uint64_t byte_offset;", ""),
        ("a function has too many parameters", "PUBLIC void shlo_error_destroy", many + "\\g<0>")):
    planted, times = re.subn(re.escape(old), new, headers)
    assert times == 1, f"{what}: planted {times} times"
    assert findings(committed, promises(planted))[0], f"not found: {what}"
assert not findings(committed, promises(headers + "PUBLIC int shlo_added(void);"))[0], "an addition is no finding"
print(f"{len(now)} lines of the ABI are as committed")
