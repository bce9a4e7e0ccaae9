#!/usr/bin/env python3
"""Converts single nodes to other opsets, and compares what they become with what the cases say.
usage: steps.py LIBRARY CASES.txt... [--twin]: each case is compared with the next one's expectation, and must differ.

A line of a file: LABEL FROM -> TO, a colon, a node, "=>", and the nodes that it becomes, or "refused" and a part of the
reason. A node: Softmax(f32[2,3,4], -, i64[2]=1 2) {axis=1} -> f32[2,3,4], f32[*]. [*] has no rank, ? is an unknown
extent, - is omitted, and i64[2]=1 2 is a constant. A node that is expected has some of its attributes, or all:
Softmax {axis=1}, Flatten {}; without braces they do not matter. Constants are expected with their elements: [1, 2]."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import ctypes
import re
import sys

from convert import ConversionError, Library, P, Z


def split(text, separator=","):
    parts, depth, part, quoted = [], 0, "", False
    for c in text:
        quoted ^= c == '"'
        depth += (c in "[({") - (c in "])}") if not quoted else 0
        if c == separator and not depth and not quoted:
            parts.append(part.strip())
            part = ""
        else:
            part += c
    return parts + [part.strip()] if part.strip() else parts


def type_of(text):
    element, shape = re.fullmatch(r"(\w+)\[(.*)\]", text).groups()
    element = {"str": "!onnx.String"}.get(element, element)
    return "tensor<%s%s>" % ("*x" if shape == "*" else "".join(one + "x" for one in shape.split(",") if one), element)


def attribute_of(text):
    text = text.strip()
    if text.startswith("["):
        return "[" + ", ".join(attribute_of(one) for one in split(text[1:-1])) + "]"
    if text.startswith('"') or text.startswith("dense"):
        return text
    return text + (" : f32" if re.search(r"[.e]", text) else " : si64")


def module_of(node, opset, domain):
    name, rest = re.match(r"(\w+)\((.*)$", node).groups()
    depth, end = 1, 0
    while depth:
        depth += (rest[end] in "([") - (rest[end] in ")]")
        end += 1
    operands, rest = split(rest[:end - 1]), rest[end:]
    attributes = re.search(r"\{(.*)\}", rest)
    results = split(rest.rsplit("->", 1)[1])
    lines, arguments, names, types = [], [], [], []
    for i, operand in enumerate(operands):
        if operand == "-":
            lines.append('%%o%d = "onnx.NoValue"() : () -> none' % i)
            type = "none"
        elif "=" in operand:
            type, elements = operand.split("=")
            element, type = type.split("[")[0], type_of(type)
            values = [one if element.startswith("i") or "." in one or "e" in one else one + ".0" for one in elements.split()]
            lines.append("%%o%d = onnx.Initializer {onnx.names = [\"c%d\"], value = dense<%s> : %s} : %s" % (
                i, i, values[0] if re.fullmatch(r"tensor<[^x]*>", type) else "[" + ", ".join(values) + "]", type, type))
        else:
            type = type_of(operand)
            arguments.append('%%o%d: %s {onnx.name = "x%d"}' % (i, type, i))
        names.append("%%o%d" % i)
        types.append(type)
    outputs = [type_of(one) for one in results]
    settings = [one.split("=", 1) for one in split(attributes.group(1))] if attributes else []
    body = ", ".join("%s = %s" % (key.strip(), attribute_of(value)) for key, value in settings)
    given = ", ".join("%%r#%d" % i for i in range(len(outputs)))
    return """module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {%s = %d : i64}} {
  func.func @main_graph(%s) -> (%s) {
    %s
    %%r:%d = "onnx.%s"(%s) {onnx.names = [%s]%s} : (%s) -> (%s)
    onnx.Return %s : %s
  }
}""" % (domain, opset, ", ".join(arguments), ", ".join('%s {onnx.name = "y%d"}' % (one, i) for i, one in enumerate(outputs)),
        "\n    ".join(lines), len(outputs), name, ", ".join(names), ", ".join('"y%d"' % i for i in range(len(outputs))),
        ", " + body if body else "", ", ".join(types), ", ".join(outputs), given, ", ".join(outputs))


def value_of(text):
    text = re.sub(r" : (si64|f32)", "", text.strip())
    if text.startswith("["):
        return [value_of(one) for one in split(text[1:-1])]
    try:
        return float(text)
    except ValueError:
        return text


def settings_of(text):
    return {key.strip(): value_of(value) for key, value in (one.split("=", 1) for one in split(text))}


def nodes_of(text):
    """The nodes of a printed module: name, attributes, and of a constant, its elements."""
    nodes = []
    for line in text.splitlines():
        found = re.search(r'"?onnx\.(\w+)"?', re.sub(r"^[^=]*= ", "", line.strip()))
        if not found or found.group(1) in ("Return", "Yield", "NoValue", "EntryPoint") or line.strip().startswith(("module", "func")):
            continue
        braces = re.search(r"\{(.*)\}", line)
        attributes = {key: value for key, value in settings_of(braces.group(1)).items() if not re.match(r"onnx[._]", key)} if braces else {}
        name = re.sub(r"V\d+$", "", found.group(1))
        elements = re.search(r"dense<(.*?)> : tensor", line)
        nodes.append((name, attributes, value_of(elements.group(1)) if elements else None))
    return nodes


def as_list(value):
    return value if isinstance(value, list) else [value]


def matches(nodes, expected):
    wanted = [re.fullmatch(r"(\w+)(?: \{(.*)\}| (\[.*\]))?", one) for one in split(expected, ";")]
    if len(wanted) != len(nodes) or not all(wanted):
        return False
    for (name, attributes, elements), one in zip(nodes, wanted):
        if name != one.group(1):
            return False
        if one.group(2) == "" and attributes:
            return False
        if one.group(2) and any(attributes.get(k) != v for k, v in settings_of(one.group(2)).items()):
            return False
        if one.group(3) and as_list(elements) != value_of(one.group(3)):
            return False
    return True


def convert(library, text, opset, domain):
    data = text.encode()
    module = library.new("shlo_module_parse", data, Z(len(data)), P())
    options = library.new("shlo_onnx_convert_options_create")
    try:
        library.call("shlo_onnx_convert_options_set_opset", options, domain, Z(len(domain)), ctypes.c_int64(opset))
        made = library.new("shlo_onnx_convert", module, options)
        library.call("shlo_module_verify", made)
        printed = library.new("shlo_module_print", made, P())
        size = library.function("shlo_buffer_size", Z)(printed)
        result = ctypes.string_at(library.function("shlo_buffer_data", P)(printed), size).decode()
        library.destroy("buffer", printed)
        library.destroy("module", made)
        return result
    finally:
        library.destroy("module", module)
        library.destroy("onnx_convert_options", options)


def holds(library, case, expected):
    label, source, target, domain, node, _ = case
    try:
        text = convert(library, module_of(node, source, domain), target, domain.encode())
    except ConversionError as error:
        reason = "; ".join(error.blockers) or str(error)
        found = "refused " + reason
        good = expected.startswith("refused ") and expected[len("refused "):] in reason
    else:
        nodes = nodes_of(text)
        found = "; ".join(name + (" " + str(elements) if elements is not None else " " + str(attributes) if attributes else "")
                          for name, attributes, elements in nodes)
        good = not expected.startswith("refused ") and matches(nodes, expected)
    return good, found


def main():
    library = Library(sys.argv[1])
    twin = "--twin" in sys.argv
    cases = []
    for path in [one for one in sys.argv[2:] if one != "--twin"]:
        for line in open(path):
            if line.strip() and not line.startswith("#"):
                label, source, target, domain, node, expected = re.fullmatch(
                    r"(\S+) (\d+) -> (\d+)(?: of (\S+))?: (.*?) => (.*)", line.strip()).groups()
                cases.append((label, int(source), int(target), domain or "ai.onnx", node, expected))
    failures = 0
    for i, case in enumerate(cases):
        other = next(one[5] for one in cases[i + 1:] + cases if one[5] != case[5])
        good, found = holds(library, case, other if twin else case[5])
        if good == twin:
            failures += 1
            print("%s: %s\n  expected %s\n  found    %s" % (case[0], "equal to another case" if twin else "different", case[5], found))
    print("%d cases, %d failures" % (len(cases), failures))
    sys.exit(1 if failures or not cases else 0)


if __name__ == "__main__":
    main()
