#!/usr/bin/env python3
"""Writes cases.json: the programs that show every op, as calls of typed builders, for the tests of all languages.

usage: cases.py LIBRARY [--check]    with --check: compares, and fails if cases.json is not as it would be written

The suite of a language builds each function of cases.json with its typed builders; the emitters in bindings/generate
write these calls. The text of the function that was built must equal the text of the function of that name in the
program, which is parsed from text. A twin is a function that is built otherwise: its text must differ.

A case is {"name", "visibility", "arguments": [[name, type], ...], "body": [step, ...], "returns": [name, ...]}.
A step is {"op": name in docs/opset.json, "with": {parameter: value}, "results": {parameter: name or [name, ...]}}.
Names of values are unique in a function. A parameter that is not in "with" is absent. The value of a parameter:

- operand      a name, or a list of names
- attribute    a bool, an integer, a float or a text; an enum is the name of a case; lists and rows are lists
- region       {"arguments": [[name, type], ...], "body": [...], "returns": [...]}, or a list of them
- result_type  a type as text, or a list
- form other   according to the structure of the parameter:
    bool, integer, float, text, symbol, integers, layout (a list of integers)   as in JSON
    number           {"element": "f32", "value": 3.2}
    integer_tensor   lists of integers, nested as the tensor of i64 is
    tensor           {"element": "f32", "shape": [2], "bytes": hexadecimal digits}
    enum             the name of a case
    type             as text
    list             a list
    dictionary       {name: attribute as text}
    struct           {field: value}
    any_of           the value of one alternative: a list is an integer_tensor, an object a struct or dictionary with
                     fields or names of its own, a text a text or symbol

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ctypes
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path += [str(ROOT / "tests/conformance/opset"), str(ROOT / "bindings/generate")]
import describe  # noqa: E402
import opset as model  # noqa: E402
import programs  # noqa: E402
from complete import load  # noqa: E402
from ir import ATTRIBUTES, POINTER, SIZE, Failure  # noqa: E402

PROGRAMS = [
    "tests/conformance/build/every_op.mlir",
    "tests/conformance/opset/rare.mlir",
    "tests/bindings/builders/more.mlir",
]
# A function whose first step becomes another one: what a comparison must notice.
TWINS = [
    ("compare", "comparison_direction", "GE"),
    ("transpose", "permutation", [0, 1]),
    ("tanh_of_accuracy", "result_accuracy", None),
]


class Walk:
    """The functions of a program as cases."""

    def __init__(self, path):
        self.library, self.opset = programs.Library(path), load()
        self.facts = {op["name"]: op for op in self.opset["ops"]}
        described = model.parse(self.opset)
        self.ops, self.structs = {op.name: op for op in described.ops}, described.structs
        self.get = self.library.get

    def functions(self, text):
        module = self.library.parse(text)
        listed = list(self.library.operations(self.get["module_operation"](module)))
        listed = [one for one in listed if self.name(one) == "func.func"]
        self.returns = {}
        for one in listed:
            signature = self.get["attribute_type"](self.library.attributes(one)["function_type"])
            results = self.get["type_part_count"](signature) - self.get["type_input_count"](signature)
            self.returns[self.symbol(one)] = results
        found = [self.function(one) for one in listed if all(map(self.is_ours, self.inner(one)))]
        self.library.c.shlo_module_destroy(module)
        return found

    def programs_of_new_ops(self, listed):
        """An op that no program shows is shown by the program of its name in tests/conformance."""
        shown = {step["op"] for one in listed for function in one["functions"] for step in steps(function)}
        found = []
        for name in self.facts:
            dialect, mnemonic = name.split(".")
            path = f"tests/conformance/{'chlo' if dialect == 'chlo' else 'ops'}/{mnemonic}.mlir"
            if name not in shown and (ROOT / path).is_file():
                found.append({"path": path, "functions": self.functions((ROOT / path).read_text())})
        return found

    def name(self, operation):
        return self.library.text("operation_name", operation)

    def symbol(self, function):
        return self.library.text("attribute_text", self.library.attributes(function)["sym_name"])

    def inner(self, operation):
        return list(self.library.operations(operation))[1:]

    def is_ours(self, operation):
        return self.name(operation) in {*self.facts, "func.return", "stablehlo.return"}

    def function(self, operation):
        self.names = {}
        visibility = self.library.attributes(operation).get("sym_visibility")
        (region,) = self.library.many("region", "operation", operation)
        return {
            "name": self.symbol(operation),
            "visibility": self.library.text("attribute_text", visibility) if visibility else "default",
            **self.region(region, "a"),
        }

    def give(self, value, letter):
        """A new name, for a value that is seen for the first time."""
        assert value not in self.names, "a value has two origins"
        self.names[value] = f"{letter}{len(self.names)}"
        return self.names[value]

    def region(self, region, letter="v"):
        arguments = self.library.many("argument", "region", region)
        arguments = [[self.give(one, letter), self.type_text(self.get["value_type"](one))] for one in arguments]
        body, operation, last = [], self.get["region_first"](region), self.get["region_last"](region)
        while operation != last:
            body.append(self.step(operation))
            operation = self.get["operation_next"](operation)
        returned = [self.names[one] for one in self.library.many("operand", "operation", last)]
        return {"arguments": arguments, "body": body, "returns": returned}

    def type_text(self, handle):
        return self.library.printed("shlo_type_print", handle)

    # --- Steps --------------------------------------------------------------------------------------------------------

    def step(self, operation):
        op = self.ops[self.name(operation)]
        found = programs.Instance(self.library, self.opset, self.facts[op.name], operation, self.returns)
        given = {}
        for one in op.parameters:
            value = self.parameter(op, one, found, operation)
            if value is not None and one.role != "result":
                given[one.name] = value
        results = {}
        for one in op.results:
            names = [self.give(value, "v") for value in found.values[one.name]]
            results[one.name] = names if one.is_list else names[0]
        return {"op": op.name, "with": given, "results": results}

    def parameter(self, op, one, found, operation):
        if one.role == "operand":
            names = [self.names[value] for value in found.values[one.name]]
            return names if one.is_list else names[0]
        if one.role == "region":
            regions = [self.region(region) for region in found.values[one.name]]
            return regions if one.is_list else regions[0]
        if one.role == "result_type":
            handles = [self.get["value_type"](value) for value in self.library.many("result", "operation", operation)]
            if not one.is_list and len(handles) > 1:
                place = [other.name for other in op.of_role("result_type")].index(one.name)
                handles = handles[place : place + 1]
            types = [self.type_text(handle) for handle in handles]
            if one.optional and types == self.inferred(op, found, operation):
                return None
            return types if one.is_list else types[0]
        if one.role in ("attribute", "field"):
            attribute = found.attribute(found.parameters[one.name])
            if not attribute:
                # A list of a struct that is empty is left out of the text.
                return [] if one.role == "field" and one.is_list else None
            return self.attribute(one, attribute)
        return None

    def inferred(self, op, found, operation):
        """The types that the library infers; None if it cannot."""
        types = [self.get["value_type"](value) for value in self.library.many("operand", "operation", operation)]
        attributes = self.library.attributes(operation)
        builder, dictionary, count, out = POINTER(), POINTER(), SIZE(), (POINTER * 8)()
        self.library.call("shlo_builder_create", None, SIZE(0), ctypes.byref(builder))
        keys, values = programs.texts(list(attributes)), programs.handles(list(attributes.values()))
        given = SIZE(len(types)), programs.handles(types)
        name = op.name.encode()
        named = builder, name, SIZE(len(name))
        try:
            listed = SIZE(len(attributes)), keys, None, values
            self.library.call("shlo_builder_dictionary_attribute", builder, *listed, ctypes.byref(dictionary))
            made = SIZE(8), out, ctypes.byref(count)
            self.library.call("shlo_builder_infer", *named, *given, dictionary, SIZE(0), None, *made)
            return [self.type_text(one) for one in out[: count.value]]
        except Failure:
            return None
        finally:
            self.library.c.shlo_builder_destroy(builder)

    # --- Attributes ---------------------------------------------------------------------------------------------------

    def attribute(self, one, attribute):
        get, form = self.get, one.form
        if form == "other":
            return self.structured(one.structure, attribute)
        if form == "flag":
            return True
        if form == "boolean":
            return bool(get["attribute_integer"](attribute))
        if form in ("integer", "integer32"):
            number = get["attribute_integer"](attribute)
            return next(case.name for case in one.enum.cases if case.value == number) if one.enum else number
        if form == "float":
            return get["attribute_float"](attribute)
        if form in ("text", "symbol", "enum"):
            return self.library.text("attribute_text", attribute)
        if form == "enums":
            return [self.library.text("attribute_text", case) for case in self.library.many_at(attribute)]
        if form == "pairs":
            return self.tensor_integers(attribute)
        numbers = [get["attribute_integer_at"](attribute, i) for i in range(get["attribute_count"](attribute))]
        return [bool(number) for number in numbers] if form == "booleans" else numbers

    def tensor(self, attribute):
        """Element type, shape and bytes."""
        library, tensor = self.library, POINTER()
        library.call("shlo_attribute_tensor", POINTER(attribute), ctypes.byref(tensor))
        library.c.shlo_tensor_data.restype, library.c.shlo_tensor_size.restype = POINTER, SIZE
        data = ctypes.string_at(library.c.shlo_tensor_data(tensor), library.c.shlo_tensor_size(tensor))
        library.c.shlo_tensor_destroy(tensor)
        kind, shape, element = library.type_of(self.get["attribute_type"](attribute))
        return element, list(shape), data

    def tensor_integers(self, attribute):
        element, shape, data = self.tensor(attribute)
        assert element == "i64", element
        numbers = [int.from_bytes(data[i : i + 8], "little", signed=True) for i in range(0, len(data), 8)]
        for extent in reversed(shape[1:]):
            numbers = [numbers[i : i + extent] for i in range(0, len(numbers), extent)]
        return numbers

    def structured(self, structure, attribute):
        library, get, kind = self.library, self.get, structure.kind
        if kind == "any_of":
            return next(self.structured(one, attribute) for one in structure.of if self.is_of(one, attribute))
        if kind == "number":
            kind = ATTRIBUTES[get["attribute_kind_of"](attribute)]
            element = library.type_of(get["attribute_type"](attribute))[2]
            value = get["attribute_float" if kind == "float" else "attribute_integer"](attribute)
            return {"element": element, "value": value}
        if kind == "bool":
            return bool(get["attribute_integer"](attribute))
        if kind == "integer":
            return get["attribute_integer"](attribute)
        if kind == "float":
            return get["attribute_float"](attribute)
        if kind in ("text", "symbol", "enum"):
            return library.text("attribute_text", attribute)
        if kind == "type":
            return self.type_text(get["attribute_type"](attribute))
        if kind == "integers":
            return [get["attribute_integer_at"](attribute, i) for i in range(get["attribute_count"](attribute))]
        if kind == "integer_tensor":
            return self.tensor_integers(attribute)
        if kind == "tensor":
            element, shape, data = self.tensor(attribute)
            return {"element": element, "shape": shape, "bytes": data.hex()}
        if kind == "layout":
            text = library.attribute_text(attribute)
            (extent,) = map(int, re.search(r"tensor<(\d+)xindex>", text).groups())
            numbers = [int(number) for number in re.findall(r"-?\d+", text.split(":")[0])]
            return numbers * extent if len(numbers) == 1 else numbers
        parts = library.many_at(attribute)
        if kind == "list":
            return [self.structured(structure.of[0], part) for part in parts]
        keys = [library.text("attribute_key", attribute, i) for i in range(len(parts))]
        if kind == "dictionary":
            return {key: library.attribute_text(part) for key, part in zip(keys, parts)}
        assert kind == "struct", kind
        fields = self.structs[structure.name].fields
        return {field.name: self.structured(field.structure, part) for field, part in zip(fields, parts) if part}

    def is_of(self, structure, attribute):
        kind = ATTRIBUTES[self.get["attribute_kind_of"](attribute)]
        named = structure.name in (None, self.library.text("attribute_class", attribute))
        return named and kind in programs.MATCHES[structure.kind].split()


def twin_of(function, parameter, value):
    twin = json.loads(json.dumps(function))
    given = twin["body"][0]["with"]
    assert parameter in given and given[parameter] != value, function["name"]
    given[parameter] = value
    if value is None:
        del given[parameter]
    return twin


def steps(function):
    for step in function["body"]:
        yield step
        for value in step["with"].values():
            for region in value if isinstance(value, list) else [value]:
                if isinstance(region, dict) and "body" in region:
                    yield from steps(region)


def main(arguments):
    walk = Walk(arguments[0])
    listed = [{"path": path, "functions": walk.functions((ROOT / path).read_text())} for path in PROGRAMS]
    listed += walk.programs_of_new_ops(listed)
    by_name = {one["name"]: one for one in listed[0]["functions"]}
    made = {
        "generated": "by tests/bindings/builders/cases.py from the programs that it lists; do not edit",
        "programs": listed,
        "twins": [twin_of(by_name[name], parameter, value) for name, parameter, value in TWINS],
    }
    functions = [function for one in listed for function in one["functions"]]
    built = [step for function in functions for step in steps(function)]
    missing = set(walk.ops) - {step["op"] for step in built}
    shown = {(step["op"], name) for step in built for name in [*step["with"], *step["results"]]}
    unseen = [
        f"{op.name}: {one.name}"
        for op in walk.ops.values()
        for one in op.parameters
        if (op.name, one.name) not in shown
    ]
    if missing:
        print(f"no case builds {', '.join(sorted(missing))}")
    for one in unseen:
        print(f"no case sets {one}")
    print(f"{len(functions)} functions build {len(walk.ops) - len(missing)} of {len(walk.ops)} ops")
    text, path = describe.render(made) + "\n", HERE / "cases.json"
    if arguments[1:] == ["--check"]:
        if path.read_text() != text:
            print(f"cases.json is stale; mend with: tests/bindings/builders/cases.py {arguments[0]}")
            return 1
    else:
        path.write_text(text)
    return 1 if missing or unseen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
