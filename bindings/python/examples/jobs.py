"""The jobs. Each function is one of them; the tests run all.

usage: jobs.py MODEL INPUT...   (an artifact and .npy files)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import sys
import threading

import stablehlo_c as shlo
from stablehlo_c import passes


def read_an_artifact(path):
    """Job 1: read an artifact of any version; which version, which producer?"""
    with open(path, "rb") as file:
        version, producer = shlo.peek(file.read(256))
    return shlo.load(path), version, producer


def list_functions(module):
    """Job 2: functions, their arguments and results."""
    return [(one.name, one.arguments, one.results) for one in module.functions]


def run(module, *inputs):
    """Job 3: run the main function."""
    return module.run(*inputs)


def run_by_name(module, named, outputs):
    """Job 3: inputs by name, results into given arrays."""
    return module.compile().run(named, out=outputs)


def write_for_a_version(module):
    """Job 4: for a version, or for consumers of an age; what blocks an old version?"""
    return module.to_bytes("1.9.0"), module.to_bytes(compatibility="week_12"), module.blockers("0.9.0")


def parse_print_verify(text):
    """Job 5: text in, text out."""
    module = shlo.parse(text, file_name="program.mlir")
    module.verify()
    return module.text(), module.text(generic=True, locations=True)


def show(error):
    """Job 6: a shlo.Error that was caught, for a person and for a program."""
    place = error.diagnostics[0]
    return str(error), error.code, place.line, place.op, place.constraint


def infer_types():
    """Job 7: the result types of one op."""
    return shlo.infer("stablehlo.concatenate", "tensor<2x3xf32>", "tensor<4x3xf32>", dimension=0)


def build_a_function():
    """Job 8: y = max(x w, 0), op by op."""
    b = shlo.Builder("network")

    @b.function(x="tensor<2xf32>", w="tensor<2x3xf32>")
    def main(x, w):
        y = b.stablehlo.dot_general(x, w, lhs_contracting_dimensions=[0], rhs_contracting_dimensions=[0])
        return b.stablehlo.maximum(y, b.constant([0, 0, 0], "f32"))

    return b.finish()


def walk(module):
    """Job 9: ops, operands, results, attributes, constants as borrowed bytes."""
    found = []
    for op in module.walk():
        types = [str(one.type) for one in op.operands + op.results]
        value = op.attribute("value")
        found.append((op.name, types, dict(op.attributes), value.bytes if value else None))
    return found


def run_with_limits(plan, inputs, seconds):
    """Job 10: a time limit, and another thread that cancels."""
    options = shlo.RunOptions(timeout=60)
    timer = threading.Timer(seconds, options.cancel)
    timer.start()
    try:
        return plan.run(inputs, options=options)
    except (shlo.CancelledError, shlo.LimitError) as error:
        return error
    finally:
        timer.cancel()


def make_static_and_small(path):
    """Job 11: make a polymorphic model static and small, write it for twelve weeks ago."""
    fixed = shlo.load(path).specialize(5, (5, 3))  # the number of rows, and the shape that has it
    pipeline = [
        passes.chlo_legalize_to_stablehlo(),
        passes.stablehlo_aggressive_simplification(),
        passes.cse(),
        passes.symbol_dce(),
    ]
    return fixed.run_passes(pipeline).to_bytes(compatibility="week_12")


if __name__ == "__main__":
    model, version, producer = read_an_artifact(sys.argv[1])
    print(producer, model.function())
    print(run(model, *[shlo.Tensor.load(one) for one in sys.argv[2:]]))
