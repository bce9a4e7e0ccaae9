"""Times jaxlib's text functions on a program and prints one JSON line; compare.py runs it beside ours.

usage: jaxlib_text.py FILE.mlir [REPEAT]
Its parsing and printing verify, as they always do.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import statistics
import sys
import time

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir

text = open(sys.argv[1]).read()
repeat = int(sys.argv[2]) if len(sys.argv) > 2 else 7
times = {"parse_ms": [], "verify_ms": [], "print_ms": [], "generic_ms": []}


def timed(name, function):
    start = time.perf_counter()
    result = function()
    times[name].append((time.perf_counter() - start) * 1e3)
    return result


with make_ir_context():
    for _ in range(repeat):
        module = timed("parse_ms", lambda: ir.Module.parse(text))
        assert timed("verify_ms", module.operation.verify)
        printed = timed("print_ms", module.operation.get_asm)
        generic = timed("generic_ms", lambda: module.operation.get_asm(print_generic_op_form=True))
        del module
print(json.dumps({name: round(statistics.median(values), 3) for name, values in times.items()} |
                 {"printed_bytes": len(printed.encode()), "generic_bytes": len(generic.encode())}))
