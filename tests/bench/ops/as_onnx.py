"""StableHLO programs as ONNX models, for onnxruntime: elementwise ops, products, convolutions, pooling, reductions, and
what moves elements. Convolutions and pools with features last are transposed, because ONNX has no other layout.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import numpy as np
import stablehlo_c as shlo
from onnx import TensorProto, checker, helper, numpy_helper
from sides import Unsupported

# Ops of the same meaning, for numbers.
SAME = {
    "abs": "Abs",
    "add": "Add",
    "ceil": "Ceil",
    "cosine": "Cos",
    "divide": "Div",
    "exponential": "Exp",
    "floor": "Floor",
    "log": "Log",
    "logistic": "Sigmoid",
    "maximum": "Max",
    "minimum": "Min",
    "multiply": "Mul",
    "negate": "Neg",
    "power": "Pow",
    "select": "Where",
    "sign": "Sign",
    "sine": "Sin",
    "sqrt": "Sqrt",
    "subtract": "Sub",
    "tan": "Tan",
    "tanh": "Tanh",
    "and": "And",
    "or": "Or",
    "xor": "Xor",
    "not": "Not",
}
REDUCTIONS = {"add": "ReduceSum", "maximum": "ReduceMax", "minimum": "ReduceMin", "multiply": "ReduceProd"}
COMPARISONS = {"EQ": "Equal", "LT": "Less", "LE": "LessOrEqual", "GT": "Greater", "GE": "GreaterOrEqual"}
TYPES = {
    "i1": TensorProto.BOOL,
    "i8": TensorProto.INT8,
    "i16": TensorProto.INT16,
    "i32": TensorProto.INT32,
    "i64": TensorProto.INT64,
    "ui8": TensorProto.UINT8,
    "ui16": TensorProto.UINT16,
    "ui32": TensorProto.UINT32,
    "ui64": TensorProto.UINT64,
    "f16": TensorProto.FLOAT16,
    "f32": TensorProto.FLOAT,
    "f64": TensorProto.DOUBLE,
}


def type_of(value):
    name = str(value.type).rstrip(">").rsplit("x", 1)[-1].rsplit("<", 1)[-1]
    if name not in TYPES:
        raise Unsupported(f"type {value.type}")
    return TYPES[name]


def listed(attribute):
    """A list of numbers, or a constant, as an array."""
    value = attribute.value
    return np.array(value if isinstance(value, (list, tuple)) else attribute.numpy())


def inverse(order):
    return [order.index(axis) for axis in range(len(order))]


class Model:
    def __init__(self, module):
        self.functions = {op.attributes["sym_name"].value: op for op in module.operation.regions[0]}
        self.nodes, self.constants, self.names = [], [], {}

    def node(self, kind, operands, results=1, **attributes):
        names = [f"v{len(self.nodes)}_{i}" for i in range(results)]
        self.nodes.append(helper.make_node(kind, operands, names, **attributes))
        return names[0]

    def constant(self, array):
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def integers(self, values):
        return self.constant(np.array(list(values), np.int64))

    def transposed(self, name, order):
        return name if order == sorted(order) else self.node("Transpose", [name], perm=order)

    def main(self):
        function = self.functions["main"]
        body = function.regions[0]
        inputs = []
        for i, value in enumerate(body.arguments):
            self.names[value] = f"x{i}"
            inputs.append(helper.make_tensor_value_info(f"x{i}", type_of(value), value.type.shape))
        outputs = []
        for i, (name, value) in enumerate(zip(self.region(body), body.last.operands)):
            self.nodes.append(helper.make_node("Identity", [name], [f"y{i}"]))
            outputs.append(helper.make_tensor_value_info(f"y{i}", type_of(value), value.type.shape))
        graph = helper.make_graph(self.nodes, "main", inputs, outputs, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
        checker.check_model(model)
        return model.SerializeToString()

    def region(self, region):
        """The names of what the region returns."""
        for op in region:
            kind = op.name.split(".", 1)[1]
            operands = [self.names[value] for value in op.operands]
            if kind == "return":
                return operands
            if kind == "call":
                callee = self.functions[op.attributes["callee"].value].regions[0]
                self.names.update(zip(callee.arguments, operands))
                self.names.update(zip(op.results, self.region(callee)))
                continue
            made = SAME.get(kind)
            if made and op.results[0].type.element_type is not None:
                self.names[op.result] = self.node(made, operands)
                continue
            convert = getattr(self, kind + "_", None) or getattr(self, kind, None)
            if convert is None:
                raise Unsupported(f"op {op.name}")
            self.names[op.result] = convert(op, operands)
        return []

    # ---- Ops, by their names. Those that Python or this class uses otherwise have an underscore.

    def constant_(self, op, operands):
        return self.constant(op.attributes["value"].numpy())

    def convert(self, op, operands):
        return self.node("Cast", operands, to=type_of(op.result))

    def compare(self, op, operands):
        direction = op.attributes["comparison_direction"].text
        if direction == "NE":
            return self.node("Not", [self.node("Equal", operands)])
        return self.node(COMPARISONS[direction], operands)

    def rsqrt(self, op, operands):
        return self.node("Reciprocal", [self.node("Sqrt", operands)])

    def clamp(self, op, operands):
        return self.node("Min", [self.node("Max", [operands[1], operands[0]]), operands[2]])

    def reshape(self, op, operands):
        return self.node("Reshape", [operands[0], self.integers(op.result.type.shape)])

    def broadcast_in_dim(self, op, operands):
        shape, axes = op.result.type.shape, list(op.attributes["broadcast_dimensions"].value)
        if axes != sorted(axes):
            raise Unsupported("a broadcast that transposes")
        extents = op.operands[0].type.shape
        ones = [extents[axes.index(axis)] if axis in axes else 1 for axis in range(len(shape))]
        name = self.node("Reshape", [operands[0], self.integers(ones)])
        return name if tuple(ones) == tuple(shape) else self.node("Expand", [name, self.integers(shape)])

    def transpose(self, op, operands):
        return self.transposed(operands[0], list(op.attributes["permutation"].value))

    def concatenate(self, op, operands):
        return self.node("Concat", operands, axis=op.attributes["dimension"].value)

    def slice(self, op, operands):
        bounds = [list(op.attributes[name].value) for name in ("start_indices", "limit_indices", "strides")]
        axes = range(len(bounds[0]))
        return self.node("Slice", [operands[0], *map(self.integers, [bounds[0], bounds[1], axes, bounds[2]])])

    def reverse(self, op, operands):
        axes = list(op.attributes["dimensions"].value)
        least = [-(2**62)] * len(axes)
        steps = [-1] * len(axes)
        return self.node("Slice", [operands[0], *map(self.integers, [[-1] * len(axes), least, axes, steps])])

    def pad(self, op, operands):
        low, high, inner = (list(op.attributes[name].value) for name in
                            ("edge_padding_low", "edge_padding_high", "interior_padding"))  # fmt: skip
        if any(inner):
            raise Unsupported("interior padding")
        return self.node("Pad", [operands[0], self.integers(low + high), operands[1]])

    def dot_general(self, op, operands):
        numbers = op.attributes["dot_dimension_numbers"]
        lists = ("lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
                 "rhs_contracting_dimensions")  # fmt: skip
        left_batch, right_batch, left_sum, right_sum = (list(numbers[name].value) for name in lists)
        left_shape, right_shape = (value.type.shape for value in op.operands)
        left_free = [a for a in range(len(left_shape)) if a not in left_batch + left_sum]
        right_free = [a for a in range(len(right_shape)) if a not in right_batch + right_sum]

        def matrices(name, shape, batch, rows, columns):
            name = self.transposed(name, batch + rows + columns)
            if len(rows) == len(columns) == 1:
                return name
            count = [int(np.prod([shape[a] for a in axes])) for axes in (rows, columns)]
            return self.node("Reshape", [name, self.integers([shape[a] for a in batch] + count)])

        left = matrices(operands[0], left_shape, left_batch, left_free, left_sum)
        right = matrices(operands[1], right_shape, right_batch, right_sum, right_free)
        name = self.node("MatMul", [left, right])
        if len(left_free) == len(right_free) == 1:
            return name
        return self.node("Reshape", [name, self.integers(op.result.type.shape)])

    def convolution(self, op, operands):
        numbers = op.attributes["dimension_numbers"]
        axes = {name: numbers[name].value for name, _ in numbers.items()}
        image = [axes["input_batch_dimension"], axes["input_feature_dimension"], *axes["input_spatial_dimensions"]]
        kernel = [axes["kernel_output_feature_dimension"], axes["kernel_input_feature_dimension"],
                  *axes["kernel_spatial_dimensions"]]  # fmt: skip
        result = [axes["output_batch_dimension"], axes["output_feature_dimension"], *axes["output_spatial_dimensions"]]
        rank = len(image) - 2

        def window(name, default):
            found = op.attribute(name)
            return [default] * rank if found is None else listed(found).reshape(rank, -1).tolist()

        flat = [[one[0] if isinstance(one, list) else one for one in window(name, default)]
                for name, default in (("window_strides", 1), ("lhs_dilation", 1), ("rhs_dilation", 1),
                                      ("window_reversal", 0))]  # fmt: skip
        strides, spread, dilations, reversal = flat
        if any(one != 1 for one in spread) or any(reversal) or op.attributes["batch_group_count"].value != 1:
            raise Unsupported("a transposed convolution, or one of groups of images")
        padding = op.attribute("padding")
        pads = np.zeros((rank, 2), int) if padding is None else listed(padding).reshape(rank, 2)
        if (pads < 0).any():
            raise Unsupported("negative padding")
        name = self.node(
            "Conv",
            [self.transposed(operands[0], image), self.transposed(operands[1], kernel)],
            strides=strides,
            dilations=dilations,
            pads=[*pads[:, 0].tolist(), *pads[:, 1].tolist()],
            group=op.attributes["feature_group_count"].value,
        )
        return self.transposed(name, inverse(result))

    def reduce(self, op, operands):
        body = list(op.regions[0])
        kind = body[0].name.split(".", 1)[1]
        if len(op.results) != 1 or len(body) != 2 or kind not in REDUCTIONS:
            raise Unsupported("a reduction by a body of several ops")
        dimensions = self.integers(op.attributes["dimensions"].value)
        name = self.node(REDUCTIONS[kind], [operands[0], dimensions], keepdims=0)
        return self.node(SAME[kind], [name, operands[1]])

    def reduce_window(self, op, operands):
        body = list(op.regions[0])
        kind = body[0].name.split(".", 1)[1]
        rank = len(op.result.type.shape)

        def window(name, default):
            found = op.attribute(name)
            return [default] * rank if found is None else list(found.value)

        sizes, strides = window("window_dimensions", 1), window("window_strides", 1)
        dilations, spread = window("window_dilations", 1), window("base_dilations", 1)
        still = [axis for axis in range(rank) if sizes[axis] == strides[axis] == 1]
        if len(op.results) != 1 or len(still) < 2 or kind not in ("add", "maximum") or set(dilations + spread) != {1}:
            raise Unsupported("a window that is no pool")
        padding = op.attribute("padding")
        pads = np.zeros((rank, 2), int) if padding is None else listed(padding).reshape(rank, 2)
        spatial = [axis for axis in range(rank) if axis not in still[:2]]
        order = still[:2] + spatial
        shape = {
            "kernel_shape": [sizes[axis] for axis in spatial],
            "strides": [strides[axis] for axis in spatial],
            "pads": [int(pads[axis, side]) for side in (0, 1) for axis in spatial],
        }
        name = self.transposed(operands[0], order)
        if kind == "maximum":
            name = self.node("MaxPool", [name], **shape)
        else:
            count = np.prod(sizes).astype(np.float32)
            name = self.node("AveragePool", [name], count_include_pad=1, **shape)
            name = self.node("Mul", [name, self.constant(count)])
        return self.transposed(name, inverse(order))


def as_onnx(module: shlo.Module) -> bytes:
    """The bytes of a model of opset 21 that computes the same, or Unsupported."""
    return Model(module).main()
