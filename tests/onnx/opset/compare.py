#!/usr/bin/env python3
"""Compares the schemas of the library with a dump of those of the onnx package (../shared/facts-onnx).
usage: compare.py LIBRARY ONNX_SCHEMAS.json [twin]: the twin changes the dump, and must find it."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import ctypes
import json
import sys


class Library:
    """Functions of the library whose names begin with shlo_onnx_schema_."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.schema = ctypes.c_void_p(0)

    def call(self, name, *arguments, of=ctypes.c_size_t):
        function = getattr(self.library, "shlo_onnx_schema_" + name)
        function.restype = of
        return function(self.schema, *[ctypes.c_size_t(argument) for argument in arguments])

    def text(self, name, *arguments):
        length = ctypes.c_size_t(0)
        function = getattr(self.library, "shlo_onnx_schema_" + name)
        function.restype = ctypes.c_void_p
        place = function(self.schema, *[ctypes.c_size_t(argument) for argument in arguments], ctypes.byref(length))
        return ctypes.string_at(place, length.value).decode()

    def number(self, name, *arguments):
        return self.call(name, *arguments, of=ctypes.c_int32)


OPTIONS = {1: None, 2: "optional", 3: "variadic"}
KINDS = [None, "float", "int", "string", "tensor", "graph", "floats", "ints", "strings", "tensors", "graphs",
         "sparse_tensor", "sparse_tensors", "type_proto", "type_protos"]


def formals(library, which):
    for i in range(library.call(which + "_count")):
        option = OPTIONS[library.number(which + "_option", i)]
        formal = {"name": library.text(which + "_name", i),
                  "type": library.text("type_name", library.call(which + "_type", i))}
        if option:
            formal["option"] = option
        if option == "variadic":
            formal["min"] = library.call(which + "_least", i)
            formal["homogeneous"] = bool(library.number(which + "_is_homogeneous", i))
        yield formal


def default(library, i, kind):
    count = library.call("default_count", i)
    base = kind.removesuffix("s")
    if base == "string":
        values = [library.text("default_string", i, k) for k in range(count)]
    elif base == "float":
        values = [library.call("default_float", i, k, of=ctypes.c_double) for k in range(count)]
    else:
        values = [library.call("default_int", i, k, of=ctypes.c_int64) for k in range(count)]
    return values if kind != base else values[0]


def attributes(library):
    for i in range(library.call("attribute_count")):
        kind = KINDS[library.number("attribute_kind", i)]
        attribute = {"name": library.text("attribute_name", i), "type": kind}
        if library.number("attribute_is_required", i):
            attribute["required"] = True
        elif library.call("default_count", i):
            attribute["default"] = default(library, i, kind)
        yield attribute


def types(library, i):
    return sorted(library.text("type_case", i, k) for k in range(library.call("type_case_count", i)))


def row(library):
    variables = {}
    for i in range(library.call("type_count")):
        name = library.text("type_name", i)
        if "(" not in name:
            variables[name] = types(library, i)
        elif types(library, i) != [name]:
            raise SystemExit(f"{name} stands for {types(library, i)}")
    return {"domain": library.text("domain"), "name": library.text("op"), "since": library.call("since"),
            "inputs": list(formals(library, "input")), "outputs": list(formals(library, "output")),
            "attributes": list(attributes(library)), "constraints": variables,
            "deprecated": bool(library.number("is_deprecated")),
            "random": bool(library.number("is_nondeterministic"))}


def float32(value):
    return ctypes.c_float(float(value)).value


def expected(op, sets):
    def attribute(one):
        one = dict(one)
        if "default" in one and one["type"] == "float":
            one["default"] = float32(one["default"])
        return one

    def formal(one):
        return {key: value for key, value in one.items() if key != "differentiable"}

    return {"domain": op["domain"], "name": op["name"], "since": op["since"], "inputs": list(map(formal, op["inputs"])),
            "outputs": list(map(formal, op["outputs"])), "attributes": list(map(attribute, op["attributes"])),
            "constraints": {name: sorted(sets[of]) for name, of in op["constraints"].items()},
            "deprecated": op.get("deprecated", False), "random": op.get("determinism") == "nondeterministic"}


def main():
    library, twin = Library(sys.argv[1]), len(sys.argv) > 3
    with open(sys.argv[2]) as file:
        facts = json.load(file)
    wanted = sorted((expected(op, facts["type_sets"]) for op in facts["ops"]), key=lambda o: (o["name"], o["since"]))
    if twin:
        for k, op in enumerate(wanted):  # one fact of each
            key = ["inputs", "outputs", "attributes"][k % 3]
            op[key] = op[key][:-1] if op[key] else [{"name": "x"}]
    count = library.call("count")
    found = []
    for i in range(count):
        library.library.shlo_onnx_schema_at.restype = ctypes.c_void_p
        library.schema = ctypes.c_void_p(library.library.shlo_onnx_schema_at(ctypes.c_size_t(i)))
        found.append(row(library))
    different = [f"{a['name']}-{a['since']}: {a} instead of {b}" for a, b in zip(found, wanted) if a != b]
    print(*([] if twin else different[:5]), sep="\n")
    print(f"{count} schemas, {len(wanted)} expected, {len(different)} differ")
    if count != len(wanted):
        return 1
    return len(different) != count if twin else bool(different)


if __name__ == "__main__":
    sys.exit(main())
