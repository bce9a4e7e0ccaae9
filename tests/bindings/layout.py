#!/usr/bin/env python3
"""Compares the structures and numbers of the low level for Python with what the C compiler makes of the headers.

usage: layout.py COMPILER INCLUDE_FOLDER CAPI_JSON CAPI_PY
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import json
import runpy
import subprocess
import sys

compiler, include, description, low_level = sys.argv[1:]
capi = json.load(open(description))
module = runpy.run_path(low_level)


def facts():
    """C expressions with their values in Python."""
    for one in capi["structs"]:
        structure = module[one["name"]]
        if "of" not in one:  # C has no name for a structure in a structure
            yield f"sizeof({one['name']})", ctypes.sizeof(structure)
            for field in structure._fields_:
                yield f"offsetof({one['name']}, {field[0]})", getattr(structure, field[0]).offset
                yield f"sizeof((({one['name']} *)0)->{field[0]})", getattr(structure, field[0]).size
    for one in capi["enumerations"]:
        yield f"sizeof({one['name']})", ctypes.sizeof(module[one["name"]])
        for case in one["cases"]:
            yield case["name"], module[case["name"]]
    for one in capi["constants"]:
        yield one["name"], module[one["name"]]


def literal(value):
    return "INT64_MIN" if value == -(2**63) else f"{value}{'u' if value >= 2**63 else ''}ll"


def holds(assertions):
    text = "#include <stddef.h>\n#include <stdint.h>\n#include <stablehlo-c/stablehlo.h>\n"
    text += "".join(f'_Static_assert({left} == {literal(right)}, "{left}");\n' for left, right in assertions)
    command = [compiler, "-std=c11", "-fsyntax-only", "-w", f"-I{include}", "-xc", "-"]
    result = subprocess.run(command, input=text, text=True, capture_output=True)
    return result.returncode == 0, result.stderr


all_facts = list(facts())
assert len(all_facts) > 10
good, message = holds(all_facts)
if not good:
    sys.exit(message)
# The comparison can fail: one number is changed.
assert not holds([(left, right + (index == 3)) for index, (left, right) in enumerate(all_facts)])[0]
print(f"{len(all_facts)} sizes, offsets and numbers are those of {compiler}")
