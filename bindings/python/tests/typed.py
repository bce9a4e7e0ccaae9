"""A program for the type checker, which test_types.py runs. Each line with a comment "wrong" has one finding.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from typing import List, Optional, Tuple

import stablehlo_c as shlo


def build() -> shlo.Module:
    b = shlo.Builder("network")

    def main(x: shlo.Value, y: shlo.Value) -> Tuple[shlo.Value, ...]:
        less = b.stablehlo.compare(x, y, shlo.ComparisonDirection.LT)
        values, indices = b.chlo.top_k(x, 3)
        sums: Tuple[shlo.Value, ...] = b.stablehlo.reduce([x], b.constant(0, "f32"), [0], b.stablehlo.add)
        b.stablehlo.tanh(x, result_accuracy=shlo.ops.ResultAccuracy(0.0, 1e-6, 0, "tolerance"))
        b.stablehlo.add(x)  # wrong: an operand is missing
        b.stablehlo.add(x, 1)  # wrong: a number is no value
        b.stablehlo.transpose(x, 0)  # wrong: a list of dimensions
        b.stablehlo.compare(x, y, shlo.FftType.FFT)  # wrong: another enumeration
        b.stablehlo.tanh(x, accuracy=None)  # wrong: no such parameter
        b.stablehlo.nothing(x)  # wrong: no such op
        return (less, values, indices, *sums)

    b.function("main", {"x": "tensor<4xf32>", "y": b.tensor_type("f32", [4])}, main)
    return b.finish()


def use(module: shlo.Module) -> None:
    shape: Optional[Tuple[Optional[int], ...]] = module.function().arguments[0].shape
    with module.compile(simd="baseline") as plan:
        stop = shlo.Cancellation()
        plan.run([shape], options=shlo.RunOptions(timeout=5, cancellation=stop, pool=shlo.Pool(2, spin=1e-5)))
        recorder = shlo.Recorder(["add"], function=lambda value: print(value.tensor), times=True)
        plan.run([shape], options=shlo.RunOptions(recorder=recorder, progress=print))
        seconds: float = recorder.ops[0].seconds
        seconds = recorder.values[0].op  # wrong: a text is no number
        shlo.RunOptions(pool=2)  # wrong: a number is no pool
        plan.run([shape], options=stop)  # wrong: a cancellation is no option
        there: shlo.Tensor = shlo.Tensor(1, "f32").to_device(shlo.Plugin("plugin.so").client(), device=0)
        plan.run([there], options=shlo.RunOptions(results_on_device=True, donate=[0]))
        index: int = there.device  # wrong: the host's memory is on no device
        there.to_device(0)  # wrong: a number is no client
        extents: Tuple[Tuple[int, ...], ...] = plan.output_shapes((4,), (4,))
        extents = plan.output_shapes(4, 4)  # wrong: a number is no shape
    history = module.history({"x": shape}, stop_at_nan=True, timeout=5, cancellation=stop)
    module.history(4)  # wrong: a number is no list of inputs
    value: shlo.PastValue = history[-1]
    names: List[str] = [one.op for one in history[1:] if one.tensor is not None]
    value = history.first_nan  # wrong: there may be none
    diff: shlo.Diff = shlo.diff(history, history.beside(), 1e-5)
    shlo.diff(history, module)  # wrong: a module is no history
    distance: Optional[float] = diff.distance(value)
    distance = diff.outputs[0]  # wrong: an output's difference has an element, too
    module = module.specialize(5, (None, 3), shlo.Tensor(1, "f32"), function="main")
    module.specialize(5, timeout="1")  # wrong: a text is no number
    blockers: List[shlo.Diagnostic] = module.blockers("0.9.0")
    names += [op.name for op in module.walk() if op.op == shlo.Op.ADD]
    names.append(shlo.Tensor(1, "f32").shape)  # wrong: a shape is no text
    data: bytes = module.to_bytes(compatibility=shlo.Compatibility.WEEK_4)
    data = module.text()  # wrong: text is no bytes
    shlo.loads(data, verify=True, max_ops="1")  # wrong: a text is no number
    shlo.load("m.onnx", external_files={"w.bin": data}, external_folder=b"/", follow_links=True)
    shlo.load("m.onnx", external_files=[data])  # wrong: a list has no locations
    try:
        module.verify()
    except shlo.Error as error:
        print(error.code == shlo.Status.INVALID_PROGRAM, error.diagnostics[0].line, extents, blockers, distance)
        print(error.nothing)  # wrong: no such attribute


def use_onnx(module: shlo.Module, data: bytes) -> None:
    it: shlo.onnx.Inspection = shlo.onnx.inspect(data)
    typed = shlo.onnx.infer(module, shapes={one.name: one.shape or [None] for one in it.inputs}, dimensions={"n": 4})
    shlo.onnx.infer(module, dimensions={"n": None})  # wrong: an extent is a number
    found: List[shlo.Diagnostic] = list(typed.warnings)
    model, external = shlo.onnx.to_bytes_and_external(typed, "w.bin", threshold=0, warnings=found)
    model = shlo.onnx.to_bytes_and_external(typed, "w.bin")  # wrong: two bytes
    shlo.onnx.save(typed, "m.onnx", external=None, keep_external=True)
    schema = shlo.onnx.schema("Conv", opset=9)
    required: List[str] = [one.name for one in schema.attributes if one.is_required and one.default is None]
    required = schema.inputs  # wrong: formals are no names
    print(model, external, required, shlo.Tensor.from_onnx(data).to_onnx("x"), found[0].node)
