"""Writes the low level for Python: ctypes types and prototypes.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re
import textwrap

from names import LICENCE, NOTE, declaration, free, lifetime, parts, sections, wrapped

SCALARS = {"float": "c_float", "double": "c_double", "size_t": "c_size_t"}
SCALARS.update({f"{sign}int{bits}_t": f"c_{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)})

HEAD = f'''"""The C API for ctypes: its numbers, types and the prototypes of all functions.

A handle is an instance of the class of its type; None is NULL. A callback that is NULL is TYPE(). Returned text that
may contain NUL, and returned bytes, are an address, which string_at takes with the length.

{NOTE}
{LICENCE}
"""
'''

TAIL = '''

def bind(library):
    """Gives every function of a ctypes library its prototype. Raises AttributeError if the library lacks some."""
    missing = []
    for name, (result, parameters) in PROTOTYPES.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            missing.append(name)
            continue
        function.restype = result
        function.argtypes = parameters
    if missing:
        raise AttributeError("the library has no " + ", ".join(missing))
'''


class Emitter:
    def __init__(self, capi):
        self.capi = capi
        self.numbers = {one["name"]: SCALARS[one["type"]] for one in capi["enumerations"]}
        self.classes = {one["name"] for kind in ("handles", "structs") for one in capi[kind]}
        self.handles = {one["name"] for one in capi["handles"]}
        self.callbacks = {one["name"] for one in capi["callbacks"]}

    def type(self, of_type, is_plain_text=True):
        base, _, pointers = parts(of_type)
        depth = len(pointers)
        if base == "void":
            inner, depth = ("None", 0) if not depth else ("c_void_p", depth - 1)
        elif base == "char":
            inner, depth = "c_char_p" if is_plain_text else "c_void_p", depth - 1
        elif base in self.handles:
            inner, depth = base, depth - 1
        else:
            inner = SCALARS.get(base) or (
                base if base in self.numbers or base in self.classes or base in self.callbacks else None
            )
        for _ in range(depth):
            inner = f"POINTER({inner})"
        return inner

    def function(self, one):
        result = self.type(one["returns"]["type"], one["returns"]["role"] == "text" and "length" not in one["returns"])
        types = [
            self.type(p["type"], not (p["role"] == "text" and p.get("direction") == "out" and "length" in p))
            for p in one["parameters"]
        ]
        return wrapped(declaration(one), "    #") + entry(one["name"], result, types)

    def emit(self):
        text = f"ABI = ({self.capi['abi']['major']}, {self.capi['abi']['minor']})\n"
        for one in self.capi["constants"]:
            text += (wrapped(one["comment"], "#") if one["comment"] else "") + f"{one['name']} = {one['value']}\n"
        for one in self.capi["enumerations"]:
            text += (
                "\n"
                + (wrapped(one["comment"], "#") if one["comment"] else "")
                + f"{one['name']} = {SCALARS[one['type']]}\n"
            )
            for case in one["cases"]:
                text += (
                    wrapped(case["comment"], "#") if case["comment"] else ""
                ) + f"{case['name']} = {case['value']}\n"
        for one in self.capi["handles"]:
            comment = one["comment"] or "A handle."
            text += f"\n\nclass {one['name']}(c_void_p):\n{docstring(comment + ' ' + lifetime(one))}"
        for one in self.capi["structs"]:
            text += f"\n\nclass {one['name']}(Structure):\n{docstring(one['comment'] or 'A structure.')}"
        text += "\n"
        for one in self.capi["callbacks"]:
            types = ", ".join([self.type(one["returns"])] + [self.type(p["type"]) for p in one["parameters"]])
            text += "\n" + wrapped(one["comment"], "#") + f"{one['name']} = CFUNCTYPE({types})\n"
        for one in self.capi["structs"]:
            text += f"{one['name']}._fields_ = [\n"
            for field in one["fields"]:
                text += f'    ("{free(field["name"], "python")}", {self.field(field)}),\n'
            text += "]\n"
        text += "\n# The type of the result and those of the parameters.\nPROTOTYPES = {\n"
        for header, functions in sections(self.capi["functions"]):
            text += f"    # --- {header}\n" + "".join(self.function(one) for one in functions)
        return HEAD + imports(text) + text + "}\n" + TAIL

    def field(self, field):
        if "callback" in field:
            types = [self.type(field["callback"]["returns"])] + [
                self.type(p["type"]) for p in field["callback"]["parameters"]
            ]
            return f"CFUNCTYPE({', '.join(types)})"
        return self.type(field["type"]) + (f" * {field['length']}" if "length" in field else "")


def docstring(text):
    quotes = '"' * 3
    lines = wrapped(quotes + text.replace("\\", "\\\\"), "   ")
    return lines.rstrip("\n") + ("" if "\n" not in lines[:-1] and len(lines) < 116 else "\n    ") + quotes + "\n"


def entry(name, result, types):
    """One prototype, in lines of at most 120 columns."""
    listed = "(" + ", ".join(types) + ("," if len(types) == 1 else "") + ")"
    line = f'    "{name}": ({result}, {listed}),\n'
    if len(line) <= 121:
        return line
    lines = textwrap.wrap(listed, 110, break_long_words=False, break_on_hyphens=False)
    return f'    "{name}": (\n        {result},\n        ' + "\n         ".join(lines) + ",\n    ),\n"


def imports(text):
    """The names of ctypes that the text uses."""
    names = ["CFUNCTYPE", "POINTER", "Structure", "c_char_p", "c_size_t", "c_void_p", *SCALARS.values()]
    used = sorted({name for name in names if re.search(rf"\b{name}\b", text)})
    start = "from ctypes import ("
    return start + ("\n" + " " * len(start)).join(textwrap.wrap(", ".join(used), 98)) + ")\n\n"


def emit(capi):
    return {"bindings/python/src/stablehlo_c/_capi.py": Emitter(capi).emit()}
