#!/usr/bin/env python3
"""Writes the results of the cases in jaxlib.mlir: what jaxlib makes of the programs. Needs jaxlib.

usage: make.py [FILE]

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import re
import sys

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo


def result(program):
    with make_ir_context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(program)
        has_locations = "\n// locations\n" in program
        before = module.operation.get_asm(enable_debug_info=has_locations)
        passmanager.PassManager.parse(re.search(r"(?m)^// run: (.*)$", program)[1]).run(module.operation)
        text = module.operation.get_asm(enable_debug_info=has_locations)
    return "// unchanged\n" if text == before else text if text.endswith("\n") else text + "\n"


def main():
    stablehlo.register_stablehlo_passes()
    path = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).with_name("jaxlib.mlir")
    cases = [case.split("// =====\n")[0] for case in path.read_text().split("// -----\n")]
    path.write_text("// -----\n".join(case + "// =====\n" + result(case) for case in cases))


if __name__ == "__main__":
    main()
