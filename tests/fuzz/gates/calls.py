#!/usr/bin/env python3
"""Writes a table of all functions of the C API, from their description, and a function for each that calls it.

usage: calls.py CAPI_JSON OUTPUT

The table is for gates/calls_table.h. A form of parameter that is not known here stops the script, so that a new one is
not left untried.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import re
import sys
from pathlib import Path

capi = json.loads(Path(sys.argv[1]).read_text())
handles = [one["name"] for one in capi["handles"]]
structs = [one["name"] for one in capi["structs"] if "deleter" in one]
kinds = handles + structs  # a structure with a deleter is owned like a handle
enumerations = {one["name"]: index for index, one in enumerate(capi["enumerations"])}
roles = {
    "handle": "Handle", "options": "Handle", "destroyed": "Destroyed", "text": "Text", "bytes": "Bytes",
    "array": "Array", "length": "Length", "owned": "Owned", "borrowed": "Borrowed", "result": "Result",
    "scalar": "Scalar", "enumeration": "Scalar", "callback": "Callback", "user": "User", "struct": "Struct",
    "error": "Error",
}
nulls = {True: "Allowed", False: "Refused", "empty": "IfEmpty"}
widths = {"int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8, "size_t": 8, "double": 8}


def quoted(text):
    return json.dumps(text)


def base_of(c_type):
    """("shlo_value", 2) of "const shlo_value *const *"."""
    return re.sub(r"\bconst\b|\*", "", c_type).strip(), c_type.count("*")


def of(c_type, role):
    """What a number or an entry is: (Of, its kind or enumeration, its width)."""
    base, stars = base_of(c_type)
    depth = stars - (role == "array")
    if base in enumerations:
        return "Enumeration", enumerations[base], 4
    if base in kinds:
        return "Handle", kinds.index(base), 8
    if base == "double" and depth == 0:
        return "Real", -1, 8
    if base in widths and depth == 0:
        return "Number", -1, widths[base]
    if role == "result" and stars == 1:
        return "Number", -1, widths[base]
    if role == "length" and stars == 1:
        return "Number", -1, widths[base]
    if base == "int64_t" and depth == 1:
        return "Extents", -1, 8
    if base == "char":
        return "Text", -1, 8
    if base == "void":
        return "Memory", -1, 8
    if base.endswith("_fn"):
        return "Function", [one["name"] for one in capi["callbacks"]].index(base), 8
    sys.exit(f"no rule for {c_type} as {role}")


def initializer(fields):
    """What is not as in gates/calls_table.h by default."""
    defaults = {"usual": 0, "kind": -1, "length": -1, "lengths": -1, "lengthFunction": -1, "owner": -1, "row": 1, "width": 8,
                "isNullable": "true", "direction": "Direction::In"}
    kept = {key: value for key, value in fields.items() if value != defaults.get(key, "false")}
    return "{" + ", ".join(f".{key} = {value}" for key, value in kept.items()) + "}"


def parameter_line(function, parameter):
    names = [one["name"] for one in function["parameters"]]
    index = lambda name: names.index(name) if name in names else -1
    role = parameter["role"]
    if role not in roles:
        sys.exit(f"{function['name']}: no rule for the role {role}")
    what, kind, width = of(parameter["type"], role) if role != "error" else ("Handle", kinds.index("shlo_error"), 8)
    entry = parameter.get("entry_length", "")
    lengths = parameter.get("lengths") or (re.match(r"(\w+)\[i\] extents", entry) or [None, ""])[1]
    fields = {
        "name": quoted(parameter["name"]),
        "role": f"Role::{roles[role]}",
        "of": f"Of::{what}",
        "kind": kind,
        "width": width,
        "null": f"Null::{nulls[parameter.get('nullable', False)]}",
        "direction": "Direction::" + parameter.get("direction", "in").capitalize(),
        "isPointer": str("*" in parameter["type"]).lower(),
        "isConst": str(parameter["type"].startswith("const ")).lower(),
        "isExclusive": str(parameter.get("access") == "exclusive").lower(),
        "isKept": str(bool(parameter.get("kept"))).lower(),
        "isWritten": str(bool(parameter.get("written"))).lower(),
        "entryNullable": str(bool(parameter.get("entry_nullable"))).lower(),
        "usual": parameter["default"] if isinstance(parameter.get("default"), int) else 0,
        "row": parameter.get("row", 1),
        "length": index(parameter.get("length", parameter.get("of", ""))),
        "lengths": index(lengths),
        "owner": index(parameter.get("owner", "builder")),
    }
    return initializer(fields)


def argument(index, parameter):
    c_type = parameter["type"]
    if "*" in c_type:
        return f"({c_type})slots[{index}].pointer"
    if c_type == "double":
        return f"slots[{index}].real"
    if c_type.endswith("_fn"):
        return f"({c_type})slots[{index}].function"
    return f"({c_type})slots[{index}].number"


def call(function):
    arguments = ", ".join(argument(*one) for one in enumerate(function["parameters"]))
    expression, returns = f"{function['name']}({arguments})", function["returns"]["type"]
    if returns == "void":
        return f"{expression};"
    if "*" in returns:
        return f"result.pointer = {expression};"
    if returns == "double":
        return f"result.real = {expression};"
    return f"result.number = uint64_t(int64_t({expression}));"


def return_fields(function):
    names = [one["name"] for one in function["parameters"]]
    returns = function["returns"]
    what, kind = ("Number", -1)
    base, stars = base_of(returns["type"])
    if stars:
        what, kind = ("Handle", kinds.index(base)) if base in kinds else ("Memory", -1)
    elif base == "double":
        what = "Real"
    accessors = [one["name"] for one in capi["functions"]]
    fields = {
        "role": "Returned::" + {"status": "Status", "nothing": "Nothing", "text": "Text", "bytes": "Bytes",
                                "array": "Array", "borrowed": "Borrowed", "scalar": "Number",
                                "enumeration": "Number"}[returns["role"]],
        "of": f"Of::{what}",
        "kind": kind,
        "isNullable": str(bool(returns.get("nullable", True))).lower(),
        "isConst": str(returns["type"].startswith("const ")).lower(),
        "length": names.index(returns["length"]) if "length" in returns else -1,
        "lengthFunction": accessors.index(returns["length_function"]) if "length_function" in returns else -1,
        "owner": names.index(returns["owner"]) if returns.get("owner") in names else -1,
    }
    return initializer(fields)


lines = ["// by gates/calls.py from docs/capi.json; do not edit", ""]
for struct in structs:
    lines.append(f"void destroy_{struct}(void *one) {{")
    lines.append(f"  if (auto *own = static_cast<{struct} *>(one); own && own->deleter)")
    lines.append("    own->deleter(own);")
    lines.append("}")
lines.append("constexpr HandleKind kindTable[] = {")
for one in capi["handles"]:
    destroy = f"[](void *one) {{ {one['destroy']}(({one['name']} *)one); }}" if "destroy" in one else "nullptr"
    lines.append(f"    {{{quoted(one['name'])}, {destroy}, false}},")
lines += [f"    {{{quoted(one)}, destroy_{one}, true}}," for one in structs]
lines += ["};", "constexpr Range enumerationTable[] = {"]
for one in capi["enumerations"]:
    values = [case["value"] for case in one["cases"]]
    lines.append(f"    {{{min(values)}, {max(values)}}}, // {one['name']}")
lines.append("};")
lines.append("constexpr std::string_view callbackTable[] = {"
             + ", ".join(quoted(one["name"]) for one in capi["callbacks"]) + "};")
for function in capi["functions"]:
    if function["parameters"]:
        lines.append(f"constexpr Parameter parametersOf_{function['name']}[] = {{")
        lines += [f"    {parameter_line(function, one)}," for one in function["parameters"]]
        lines.append("};")
    lines.append(f"void call_{function['name']}([[maybe_unused]] const Slot *slots, [[maybe_unused]] Slot &result) {{")
    lines += [f"  {call(function)}", "}"]
lines += ["", "constexpr Function functionTable[] = {"]
headers = [one["name"] for one in capi["headers"]]
for function in capi["functions"]:
    parameters = f"parametersOf_{function['name']}" if function["parameters"] else "{}"
    fallible = str(function["fallible"]).lower()
    lines.append(f"    {{{quoted(function['name'])}, {headers.index(function['header'])}, {fallible}, "
                 f"{return_fields(function)}, {parameters}, call_{function['name']}}},")
lines += ["};", ""]
Path(sys.argv[2]).write_text("\n".join(lines))
