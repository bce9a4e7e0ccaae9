#!/usr/bin/env python3
"""Writes jaxlib.mlir: the programs in it, and what jaxlib's passes make of them. Needs jaxlib.

usage: make.py

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir, passmanager

BORDER, RESULT = "// -----\n", "// =====\n"


def passed(program, pipeline):
    with make_ir_context():
        module = ir.Module.parse(program)
        before = str(module)
        passmanager.PassManager.parse(pipeline).run(module.operation)
        return "// unchanged\n" if str(module) == before else str(module).strip() + "\n"


path = pathlib.Path(__file__).parent / "jaxlib.mlir"
cases = []
for case in path.read_text().split(BORDER):
    program = case.split(RESULT)[0]
    pipeline = program.splitlines()[0].removeprefix("// run: ")
    cases.append(program + RESULT + passed(program, pipeline))
path.write_text(BORDER.join(cases))
