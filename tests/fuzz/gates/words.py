"""Writes the words of the grammar as C++ arrays, from docs/opset.json. usage: words.py OPSET_JSON OUT

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import sys


def array(name, words):
    body = "".join(f'    "{word}",\n' for word in words)
    return f"inline constexpr std::string_view {name}[] = {{\n{body}}};\n"


def attribute_of(enum_name, case):
    dialect, name = enum_name.split(".", 1)
    return f"#{dialect}<{name} {case}>"


def main(source, out):
    with open(source) as file:
        opset = json.load(file)
    names = {p.get("attribute") for op in opset["ops"] for p in op["parameters"]} - {None}
    enums = [attribute_of(name, case["name"]) for enum in opset["enums"] for name in enum["attributes"]
             for case in enum["cases"]]
    fields = sorted({field["name"] for struct in opset["structs"] for field in struct["fields"]})
    elements = sorted({element for group in opset["element_classes"].values() for element in group
                       if not element.startswith("quantized")})
    with open(out, "w") as file:
        file.write(f"// From {source.rsplit('/', 1)[-1]} by words.py; do not edit.\n")
        file.write(array("opNames", [op["name"] for op in opset["ops"]]))
        file.write(array("attributeNames", sorted(names)))
        file.write(array("enumAttributes", enums))
        file.write(array("structNames", [struct["name"] for struct in opset["structs"]]))
        file.write(array("fieldNames", fields))
        file.write(array("elementTypes", elements))
        file.write(array("attributeTexts", [kind["text"].replace('\\', '\\\\').replace('"', '\\"')
                                            for kind in opset["attribute_kinds"] if kind.get("text")]))


if __name__ == "__main__":
    main(*sys.argv[1:])
