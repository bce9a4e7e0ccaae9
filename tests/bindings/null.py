#!/usr/bin/env python3
"""Calls every function with NULL for all pointers: where docs/capi.json says that one may not be NULL, the call fails
with SHLO_INVALID_ARGUMENT; where all may be NULL, it returns.

usage: null.py SOURCE LIBRARY
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import json
import os
import sys
from pathlib import Path

source = Path(sys.argv[1])
sys.path.insert(0, str(source / "bindings" / "python" / "src"))
os.environ["STABLEHLO_C_LIBRARY"] = sys.argv[2]
from stablehlo_c import _capi  # noqa: E402

library = ctypes.CDLL(sys.argv[2])
_capi.bind(library)
capi = json.loads((source / "docs" / "capi.json").read_text())
counts, wrong = {"fail": 0, "accept": 0}, []
for function in capi["functions"]:
    call = getattr(library, function["name"])
    arguments = []
    for parameter, of_type in zip(function["parameters"], call.argtypes):
        is_pointer = "*" in parameter["type"]
        arguments.append(None if is_pointer else of_type() if parameter["role"] == "callback" else 0)
    required = [one["name"] for one in function["parameters"] if one.get("nullable") is False]
    print(function["name"], flush=True, file=sys.stderr)  # the last line before a crash
    result = call(*arguments)
    if function["fallible"]:
        counts["fail"] += 1
        if required and result != _capi.SHLO_INVALID_ARGUMENT:
            wrong.append(f"{function['name']} returned {result} for NULL as {', '.join(required)}")
        if not required:
            wrong.append(f"{function['name']} can fail and takes NULL for everything")
    else:
        counts["accept"] += 1
        if required:
            wrong.append(f"{function['name']} cannot fail and does not take NULL as {', '.join(required)}")
for one in wrong:
    print(one)
assert min(counts.values()) > 100, counts
print(f"{counts['fail']} functions refused NULL, {counts['accept']} accepted it")
sys.exit(1 if wrong else 0)
