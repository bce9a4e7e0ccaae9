#!/usr/bin/env python3
"""What is inferred of node tests without the types of their outputs, here and by onnx.shape_inference with data
propagation: element types, ranks and static shapes, held against the values of the tests.

usage: node_types.py LIBRARY FOLDER [--constants] [--twin]

FOLDER has model.onnx and test_data_set_0 in each of its folders, at any depth: the 1,884 node tests of onnx 1.23.2. --constants: inputs of integers that have at
most 64 elements become constants, as they are in models. An inferred type that no value of the test has fails, and so does
less than upstream infers, in each of the three numbers. --twin: the values get another rank, and every type must fail."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import collections
import pathlib
import sys
import warnings

import numpy
import onnx
from onnx import numpy_helper

from cases import Checker

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "versions"))
from convert import ConversionError, read_values  # noqa: E402

MOST = 64


def with_constants(model, values):
    for info, value in zip(list(model.graph.input), values):
        if isinstance(value, numpy.ndarray) and value.dtype in (numpy.int32, numpy.int64) and value.size <= MOST:
            model.graph.input.remove(info)
            model.graph.initializer.append(numpy_helper.from_array(value, info.name))


def tensor_of(model, name):
    """The type of a tensor, or of the tensors in a sequence; None: it is of another kind, or unknown."""
    for info in [*model.graph.output, *model.graph.value_info]:
        if info.name == name:
            kind = info.type
            while kind.WhichOneof("value") in ("sequence_type", "optional_type"):
                kind = getattr(kind, kind.WhichOneof("value")).elem_type
            return kind.tensor_type if kind.WhichOneof("value") == "tensor_type" else None
    return None


def count(counts, side, tensor, value):
    """Adds what is known. Whether it is true of the value; a value of another kind says nothing."""
    if tensor is None or not tensor.elem_type:
        return True
    counts[side, "element types"] += 1
    is_right = not isinstance(value, numpy.ndarray) or tensor.elem_type == onnx.helper.np_dtype_to_tensor_dtype(value.dtype)
    if tensor.HasField("shape"):
        extents = [d.dim_value if d.HasField("dim_value") else None for d in tensor.shape.dim]
        counts[side, "ranks"] += 1
        counts[side, "static"] += None not in extents
        if isinstance(value, numpy.ndarray):
            is_right = is_right and len(extents) == value.ndim and all(
                e is None or e == v for e, v in zip(extents, value.shape))  # fmt: skip
    return is_right


def main(path, folder, is_constant, is_twin):
    library, counts, wrong = Checker(path), collections.Counter(), collections.Counter()
    for file in sorted(pathlib.Path(folder).rglob("model.onnx")):
        model = onnx.load(file)
        inputs = read_values(str(file.parent), "input", model.graph.input)
        outputs = read_values(str(file.parent), "output", model.graph.output)
        if is_twin:
            outputs = [value[None] if isinstance(value, numpy.ndarray) else value for value in outputs]
        if is_constant:
            with_constants(model, inputs)
        for output in model.graph.output:
            output.ClearField("type")
        counts["tests"] += 1
        data, sides = model.SerializeToString(), {}
        try:
            sides["here"] = library.infer(data, {})
        except ConversionError as error:
            print(f"{file}: {error}")
        try:
            sides["upstream"] = onnx.shape_inference.infer_shapes(model, data_prop=True)
        except Exception:
            counts["upstream", "refused"] += 1
        for side, inferred in sides.items():
            known = [tensor_of(inferred, output.name) for output in model.graph.output]
            # As upstream counts: a test counts once, by its first output.
            right = [count(counts if i == 0 else collections.Counter(), side, tensor, value)
                     for i, (tensor, value) in enumerate(zip(known, outputs))]  # fmt: skip
            if not all(right):
                wrong[side] += 1
                if side == "here" and not is_twin:
                    print(f"{file}: a wrong type")
    return counts, wrong


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    is_twin = "--twin" in sys.argv
    counts, wrong = main(sys.argv[1], sys.argv[2], "--constants" in sys.argv, is_twin)
    for what in ("element types", "ranks", "static"):
        print(f"{what}: {counts['here', what]} here, {counts['upstream', what]} upstream, of {counts['tests']}")
    print(f"tests with a wrong type: {wrong['here']} here, {wrong['upstream']} upstream")
    whole = all(counts["here", what] >= counts["upstream", what] for what in ("element types", "ranks", "static"))
    sys.exit(0 if counts["tests"] and (is_twin or whole) and (wrong["here"] == 0) != is_twin else 1)
