"""Folders of probes have the bytes of the reference's: each program gets a probe after each op of its functions, and is
run by `stablehlo-translate --interpret` and by jaxlib's eval_module. Programs that jaxlib cannot run are left out.
A file may have other elements only within the error that two implementations of a function have; those are counted.

usage: reference_probes.py STABLEHLO_TRANSLATE COUNT PROGRAM.mlir...     with a Python that has jaxlib
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import subprocess
import sys
import tempfile

import numpy
from jax._src.interpreters import mlir as contexts
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

ELEMENTS = {"i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "bf16", "f32", "f64", "complex<f32>"}
# What the bytes are, whatever the name of the type in the file says.
BYTES = {"f32": "f4", "f64": "f8", "complex<f32>": "f4", "f16": "f2"}


def evaluate(folder, first):
    """Runs the reference on program{first}.mlir and those that follow. It ends the process if it cannot run one."""
    context = contexts.make_ir_context()
    stablehlo.register_interpreter_dialect(context)
    number = first
    while os.path.exists(path := os.path.join(folder, f"program{number}.mlir")):
        theirs = os.path.join(folder, f"theirs{number}")
        os.makedirs(theirs)
        with context, ir.Location.unknown(), open(path) as file:
            stablehlo.eval_module(ir.Module.parse(file.read()), [], theirs)
        with open(os.path.join(folder, f"done{number}"), "w"):
            number += 1


def instrument(text):
    """The program with a probe after each op; None if there is nothing to show."""
    context = contexts.make_ir_context()
    stablehlo.register_interpreter_dialect(context)
    with context, ir.Location.unknown():
        module = ir.Module.parse(text)
        number = 0
        for function in module.body.operations:
            blocks = function.regions[0].blocks if len(function.regions) else []
            ops = [op for block in blocks for op in block.operations]
            for op, after in zip(ops, ops[1:]):
                for value in list(op.results) if op.operation.name != "stablehlo.constant" else []:
                    if not isinstance(value.type, ir.RankedTensorType) or str(value.type.element_type) not in ELEMENTS:
                        continue
                    number += 1
                    with ir.InsertionPoint(after):
                        probe = ir.Operation.create("interpreter.probe", [value.type], [value], {
                            "probe_id": ir.StringAttr.get(f"probe{number}")})
                    value.replace_all_uses_except(probe.result, [probe])
        return str(module) if number else None


def compare(folder, number):
    """How many files are alike, and how many there are."""
    path, theirs, ours = (os.path.join(folder, name.format(number)) for name in ("program{}.mlir", "theirs{}", "ours{}"))
    made = subprocess.run([TRANSLATE, "--interpret", f"--probe-output-dir={ours}", path], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    index = [open(os.path.join(one, "index.csv")).read().replace(one + "/", "") for one in (theirs, ours)]
    assert index[0] == index[1], index
    same = 0
    rows = index[0].splitlines()
    assert len(rows) == len(os.listdir(ours)) - 1
    for line in rows:
        _, kind, name = line.rsplit(",", 2)
        left, right = (open(os.path.join(one, name), "rb").read() for one in (theirs, ours))
        start = 10 + left[8] + 256 * left[9]
        assert left[:start] == right[:start] and len(left) == len(right), (name, left[:start], right[:start])
        element = kind[kind.rindex("x") + 1 if "x" in kind else 7:-1]
        if left == right:
            same += 1
        elif element not in BYTES or not numpy.allclose(
                numpy.frombuffer(left[start:], BYTES[element]), numpy.frombuffer(right[start:], BYTES[element]),
                rtol=1e-3, atol=1e-5, equal_nan=True):
            raise AssertionError(f"{line}: other values")
    return same, len(rows)


if sys.argv[1] == "--worker":
    evaluate(sys.argv[2], int(sys.argv[3]))
    sys.exit()
TRANSLATE, COUNT = os.path.abspath(sys.argv[1]), int(sys.argv[2])
programs = same = files = 0
with tempfile.TemporaryDirectory() as folder:
    names = []
    for program in sys.argv[3:]:
        with open(program) as file:
            probed = instrument("".join(line for line in file if "custom_call @check" not in line))
        if probed is not None:
            with open(os.path.join(folder, f"program{len(names)}.mlir"), "w") as file:
                file.write(probed)
            names.append(program)
    number = 0
    while number < len(names) and programs < COUNT:
        subprocess.run([sys.executable, __file__, "--worker", folder, str(number)], capture_output=True)
        while number < len(names) and os.path.exists(os.path.join(folder, f"done{number}")):
            try:
                alike, count = compare(folder, number)
            except AssertionError as reason:
                sys.exit(f"{names[number]}: {reason}")
            programs, same, files, number = programs + 1, same + alike, files + count, number + 1
        number += 1  # the reference cannot run it
print(f"{programs} programs, {same} of {files} files have the same bytes")
sys.exit(programs < COUNT)
