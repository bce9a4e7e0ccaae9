"""Whether ops accept the element types that docs/opset.json states, and no others.

  elements.py LIBRARY   tries each operand of each op without regions with each element type

Then an element type too many, and one too few, must be found for each operand.

An op of a program is built again with another element type in one operand, in all operands that had the same one, or
in these and the results. It must be refused if the file does not list the type, and accepted in one of the ways if the
file does.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import sys

from complete import load
from ir import DYNAMIC, POINTER, SIZE, Failure
from programs import ELEMENT_NAMES, PROGRAMS, Instance, Library, handles, programs, texts

# How many ops of a kind are tried.
MOST = 6
# What the trials cannot change: the axis of a result, the expressed type of a result.
NOT_F32 = {"bf16", "f16", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN",
          "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "f64"}  # fmt: skip
EXCEPTIONS = {
    ("stablehlo.broadcast_in_dim", "operand"): {"quantized per axis"},
    ("stablehlo.transpose", "operand"): {"quantized per axis"},
    ("stablehlo.uniform_quantize", "operand"): NOT_F32,
}


class Trial:
    """One op of a program, which is built again."""

    def __init__(self, program, builder, instance):
        self.program, self.builder, self.instance = program, builder, instance
        get, operation = program.get, instance.operation
        self.operands = [get["value_type"](one) for one in program.many("operand", "operation", operation)]
        self.results = [get["value_type"](one) for one in program.many("result", "operation", operation)]
        keys = list(instance.attributes)
        self.attributes = POINTER()
        program.call("shlo_builder_dictionary_attribute", builder, SIZE(len(keys)), texts(keys), None,
                     handles([instance.attributes[key] for key in keys]), ctypes.byref(self.attributes))

    def with_element(self, handle, element, axis):
        """The type with other elements; None if it cannot have them."""
        call, shape = self.program.call, self.program.type_of(handle)[1]
        out, rank, extents = POINTER(), ctypes.c_int32(len(shape)), (ctypes.c_int64 * len(shape))(*shape)
        if element in ELEMENT_NAMES:
            number = ELEMENT_NAMES[element]
            call("shlo_builder_tensor_type", self.builder, number, rank, extents, ctypes.byref(out))
        elif element == "index":
            text = f"tensor<{''.join(f'{n}x' for n in shape)}index>".replace(str(DYNAMIC), "?").encode()
            call("shlo_builder_parse_type", self.builder, text, SIZE(len(text)), ctypes.byref(out))
        else:
            axis = axis if element == "quantized per axis" else -1
            if axis >= len(shape) or axis >= 0 and shape[axis] in (0, DYNAMIC):
                return None
            count = shape[axis] if axis >= 0 else 1
            scales, zero_points = (ctypes.c_double * count)(*[0.5] * count), (ctypes.c_int64 * count)()
            call("shlo_builder_quantized_tensor_type", self.builder, ELEMENT_NAMES["i8"], ELEMENT_NAMES["f32"], rank,
                 extents, ctypes.c_int32(axis), SIZE(count), scales, zero_points, ctypes.c_int64(0), ctypes.c_int64(0),
                 ctypes.byref(out))
        return out.value

    def accepts(self, operands, results):
        program, builder, region = self.program, self.builder, POINTER()
        program.call("shlo_builder_begin_function", builder, b"f", SIZE(1), ctypes.c_int32(0), SIZE(len(operands)),
                     handles(operands), ctypes.byref(region))
        try:
            values = [program.get["region_argument"](region, i) for i in range(len(operands))]
            name = self.instance.op["name"].encode()
            given = self.instance.op["result_types"] != "inferred"
            program.call("shlo_builder_add_op", builder, name, SIZE(len(name)), SIZE(len(values)), handles(values),
                         self.attributes, SIZE(0), None, SIZE(len(results) if given else 0),
                         handles(results) if given else None, None)
            return True
        except Failure:
            return False
        finally:
            program.call("shlo_builder_abandon", builder)

    def operands_of(self, name):
        """The places of the operands of a parameter."""
        first = 0
        for parameter in self.instance.op["parameters"]:
            if parameter["name"] == name:
                return list(range(first, first + len(self.instance.values[name])))
            first += len(self.instance.values[parameter["name"]])

    def ways(self, places, element, axis):
        """Types of operands and results: changed in one operand, in these, in all that were alike, with the results."""
        types = [self.program.type_of(one) for one in self.operands]
        alike = [i for i, (kind, _, old) in enumerate(types) if (kind, old) == ("tensor", types[places[0]][2])]
        new = {one: self.with_element(one, element, axis) for one in self.operands + self.results
               if self.program.type_of(one)[0] == "tensor"}
        for chosen in ([places[0]], places, alike):
            operands = [new.get(one, one) if i in chosen else one for i, one in enumerate(self.operands)]
            for results in (self.results, [new.get(one, one) for one in self.results], operands[: len(self.results)]):
                if None not in operands + results:
                    yield operands, results

    def accepted(self, places, element):
        axes = range(4 if element == "quantized per axis" else 1)
        return any(self.accepts(*way) for axis in axes for way in self.ways(places, element, axis))


def trials(program, opset, builder, patterns, most):
    """The ops of programs without regions, at most so many of each."""
    ops = {op["name"]: op for op in opset["ops"] if not any(p["role"] == "region" for p in op["parameters"])}
    seen = dict.fromkeys(ops, 0)
    for _, text in programs(patterns):
        module = program.parse(text)
        for operation in program.operations(program.get["module_operation"](module)):
            name = program.text("operation_name", operation)
            if seen.get(name, most) < most:
                seen[name] += 1
                yield Trial(program, builder, Instance(program, opset, ops[name], operation, {}))
        program.c.shlo_module_destroy(module)


def find(program, opset):
    """The element types of each operand that some op of a program accepts."""
    builder, found = POINTER(), {}
    program.call("shlo_builder_create", None, SIZE(0), ctypes.byref(builder))
    elements = {e for types in opset["element_classes"].values() for e in types}
    for trial in trials(program, opset, builder, PROGRAMS, MOST):
        for parameter in trial.instance.op["parameters"]:
            name = parameter["name"]
            if parameter["role"] != "operand" or not parameter.get("elements"):
                continue
            places = trial.operands_of(name)
            if not places or trial.instance.types[name][0][0] != "tensor":
                continue
            known = found.setdefault((trial.instance.op["name"], name), set())
            known |= {element for element in elements - known if trial.accepted(places, element)}
    program.c.shlo_builder_destroy(builder)
    return found


def compare(opset, found):
    """What differs between the file and the types that were accepted."""
    for op in opset["ops"]:
        for parameter in op["parameters"]:
            key = op["name"], parameter["name"]
            if key not in found:
                continue
            stated = {e for name in parameter["elements"] for e in opset["element_classes"][name]}
            for element in sorted(found[key] - stated):
                yield *key, f"accepts {element}, which is not stated"
            for element in sorted(stated - found[key] - EXCEPTIONS.get(key, set())):
                yield *key, f"does not accept {element}, which is stated"


def main(arguments):
    program, opset = Library(arguments[0]), load()
    found = find(program, opset)
    pairs = sum(map(len, found.values()))
    wrong = list(compare(opset, found))
    for complaint in wrong:
        print(*complaint)
    print(f"{len(found)} operands, {pairs} element types accepted, {len(wrong)} findings")
    return 1 if twins(opset, found) or wrong or len(found) < 200 else 0


def twins(opset, found):
    """One element type too many, and one too few, is found for each operand."""
    missed = 0
    for key in found:
        for change in (lambda types: types | {"other"}, lambda types: types - {min(types)}):
            twin = {**found, key: change(found[key])}
            missed += not list(compare(opset, twin))
    print(f"{2 * len(found) - missed} of {2 * len(found)} twins found")
    return missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
