"""Writes the low level for Go: types, functions through cgo, and the same functions without cgo.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from names import LICENCE, NOTE, declaration, free, lifetime, parts, unique, wrapped

SCALARS = {"float": "float32", "double": "float64", "size_t": "uintptr"}
SCALARS.update({f"{sign}int{bits}_t": f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)})

FOLDER = "bindings/go/internal/capi"


def head(subject, constraint=""):
    return f"// {subject}\n// {LICENCE}\n\n// Code {NOTE[0].lower() + NOTE[1:-len('do not edit.')]}DO NOT EDIT.\n\n" + (
        f"//go:build {constraint}\n\n" if constraint else ""
    )


def camel(name):
    """shlo_module_parse is ModuleParse."""
    return "".join(word[:1].upper() + word[1:] for word in name.replace("shlo_", "", 1).split("_"))


class Emitter:
    def __init__(self, capi):
        self.capi = capi
        self.callbacks = {one["name"] for one in capi["callbacks"]}
        unique(
            [
                camel(one["name"])
                for kind in ("enumerations", "handles", "structs", "callbacks", "functions")
                for one in capi[kind]
            ]
            + ["Names", "Available"],
            "Go",
        )

    def type(self, of_type, role=""):
        """The Go type. User data and callbacks are numbers that Go does not look into."""
        base, _, pointers = parts(of_type)
        if role == "user" or base in self.callbacks and not pointers:
            return "uintptr" if role == "user" else camel(base)
        if base == "void":
            return "*" * (len(pointers) - 1) + "unsafe.Pointer" if pointers else ""
        return "*" * len(pointers) + ("byte" if base == "char" else SCALARS.get(base) or camel(base))

    def c_type(self, of_type):
        base, _, pointers = parts(of_type)
        if base == "void":
            return "*" * (len(pointers) - 1) + "unsafe.Pointer"
        return "*" * len(pointers) + "C." + base

    def comment(self, one):
        text = f"{camel(one['name'])} is {one['name']}. {one['comment']}\nSince ABI {one['since']}."
        return wrapped(text, "//") + "//\n" + wrapped(declaration(one), "//\t").replace("\t ", "\t")

    def signature(self, one):
        listed, last = [], None
        for parameter in one["parameters"]:
            of_type = self.type(parameter["type"], parameter["role"])
            if of_type == last:  # gofmt keeps both forms; the short one reads better
                listed[-1][0].append(free(parameter["name"], "go"))
            else:
                listed.append(([free(parameter["name"], "go")], of_type))
            last = of_type
        result = self.type(one["returns"]["type"])
        text = "(" + ", ".join(f"{', '.join(names)} {of_type}" for names, of_type in listed) + ")"
        return text + (" " + result if result else "")

    # --- types.go

    def types(self):
        text = head("The types and numbers of the C API.") + 'package capi\n\nimport "unsafe"\n\n'
        text += (
            "// The ABI version that these declarations are of.\n"
            f"const ABIMajor, ABIMinor = {self.capi['abi']['major']}, {self.capi['abi']['minor']}\n"
        )
        for one in self.capi["constants"]:
            text += "\n" + wrapped(one["comment"] or f"{one['name']} is a constant.", "//")
            text += f"const {one['name']} {SCALARS[one['type']]} = {one['value']}\n"
        for one in self.capi["enumerations"]:
            name = camel(one["name"])
            text += "\n" + wrapped(f"{name} is {one['name']}. {one['comment']}".strip(), "//")
            text += f"type {name} {SCALARS[one['type']]}\n"
            for case in one["cases"]:
                text += "\n" + (wrapped(case["comment"], "//") if case["comment"] else "")
                text += f"const {case['name']} {name} = {case['value']}\n"
        for one in self.capi["handles"]:
            name = camel(one["name"])
            life = lifetime(one, camel)
            text += "\n" + wrapped(f"{name} is {one['name']}. {one['comment']}\n{life}", "//")
            text += f"type {name} struct{{ _ byte }}\n"
        for one in self.capi["callbacks"]:
            name = camel(one["name"])
            text += (
                "\n"
                + wrapped(f"{name} is {one['name']}, a C function. {one['comment']}", "//")
                + f"type {name} uintptr\n"
            )
        for one in self.capi["structs"]:
            name = camel(one["name"])
            text += (
                "\n" + wrapped(f"{name} is {one['name']}. {one['comment']}".strip(), "//") + f"type {name} struct {{\n"
            )
            fields = []
            for field in one["fields"]:
                of_type = "uintptr" if "callback" in field else self.type(field["type"])
                if "length" in field:
                    of_type = f"[{field['length']}]{of_type}"
                comment = wrapped(field["comment"], "\t//") if field["comment"] else ""
                fields.append(f"{comment}\t{camel(field['name'])} {of_type}\n")
            text += "\n".join(fields) + "}\n"
        return text if "unsafe." in text else text.replace('import "unsafe"\n\n', "")

    # --- names.go

    def names(self):
        names = "".join(f"\t\"{one['name']}\",\n" for one in self.capi["functions"])
        return head("The names of the C functions.") + (
            "package capi\n\n// Names has all functions, in the order of the headers.\n"
            f"var Names = [...]string{{\n{names}}}\n"
        )

    # --- cgo.go

    def through_cgo(self):
        text = head("The C functions, through cgo.", "cgo") + "package capi\n\n/*\n#include <stablehlo-c/stablehlo.h>\n"
        text += "\n" + "".join(self.helper(one) for one in self.capi["functions"] if self.has_callback(one))
        text += "".join(
            f"#cgo noescape {one['name']}\n#cgo nocallback {one['name']}\n"
            for one in self.capi["functions"]
            if self.is_accessor(one)
        )
        text += '*/\nimport "C"\n\nimport "unsafe"\n'
        for one in self.capi["structs"]:
            if "of" not in one:  # the sizes agree, or this does not compile
                name = camel(one["name"])
                text += f"\nvar _ [unsafe.Sizeof({name}{{}})]byte = [C.sizeof_{one['name']}]byte{{}}\n"
        for one in self.capi["functions"]:
            text += f"\n{self.comment(one)}func {camel(one['name'])}{self.signature(one)} {{\n"
            name = "call_" + one["name"] if self.has_callback(one) else one["name"]
            call = f"C.{name}({', '.join(self.argument(parameter) for parameter in one['parameters'])})"
            result = self.type(one["returns"]["type"])
            if not result:
                text += f"\t{call}\n}}\n"
            elif result.startswith("*"):
                text += f"\treturn ({result})(unsafe.Pointer({call}))\n}}\n"
            else:
                text += f"\treturn {result}({call})\n}}\n" if result != "unsafe.Pointer" else f"\treturn {call}\n}}\n"
        return text

    def is_accessor(self, one):
        """Whether a function keeps no pointer and calls nothing back: it cannot fail and changes nothing."""
        handles = [parameter["type"] for parameter in one["parameters"] if "access" in parameter]
        return (
            not one["fallible"]
            and not self.has_callback(one)
            and all(of_type.startswith("const ") for of_type in handles)
        )

    def has_callback(self, one):
        return any(parameter["role"] in ("callback", "user") for parameter in one["parameters"])

    def helper(self, one):
        """A C function that takes callbacks and user data as numbers."""
        parameters, arguments = [], []
        for parameter in one["parameters"]:
            number = parameter["role"] in ("callback", "user")
            of_type = "uintptr_t" if number else parameter["type"]
            parameters.append(of_type + ("" if of_type.endswith("*") else " ") + parameter["name"])
            arguments.append(f"({parameter['type']}){parameter['name']}" if number else parameter["name"])
        returns = one["returns"]["type"]
        return (
            f"static {returns}{'' if returns.endswith('*') else ' '}call_{one['name']}({', '.join(parameters)}) {{\n"
            f"\t{'' if returns == 'void' else 'return '}{one['name']}({', '.join(arguments)});\n}}\n"
        )

    def argument(self, parameter):
        name = free(parameter["name"], "go")
        if parameter["role"] in ("callback", "user"):
            return f"C.uintptr_t({name})"
        c_type = self.c_type(parameter["type"])
        if c_type.endswith("unsafe.Pointer"):
            return name
        return f"({c_type})(unsafe.Pointer({name}))" if c_type.startswith("*") else f"{c_type}({name})"

    # --- loaded.go

    def without_cgo(self):
        text = head("The C functions, from a library that the program opens.", "!cgo") + "package capi\n\nimport \"unsafe\"\n"
        floats = [(index, one) for index, one in enumerate(self.capi["functions"]) if self.has_floats(one)]
        text += """
// withFloats are the functions that call cannot call: its arguments and its result are integers and pointers. The loader
// makes Go functions of them.
var withFloats = [...]struct {
\tfunction int
\tvariable any
}{
"""
        text += "".join(f"\t{{{index}, &{camel(one['name'])}}},\n" for index, one in floats) + "}\n"
        for index, one in enumerate(self.capi["functions"]):
            if self.has_floats(one):
                text += f"\n{self.comment(one)}var {camel(one['name'])} func{self.signature(one)}\n"
                continue
            text += f"\n{self.comment(one)}func {camel(one['name'])}{self.signature(one)} {{\n"
            words = [self.word(parameter) for parameter in one["parameters"]]
            call = f"call{1 if len(words) == 1 else ''}({', '.join([str(index)] + words)})"
            result = self.type(one["returns"]["type"])
            if not result:
                text += f"\t{call}\n}}\n"
            elif result.startswith("*") or result == "unsafe.Pointer":
                text += f"\tresult := {call}\n\treturn *(*{result})(unsafe.Pointer(&result))\n}}\n"
            else:
                text += f"\treturn {result}({call})\n}}\n"
        return text

    def has_floats(self, one):
        types = [one["returns"]["type"]] + [parameter["type"] for parameter in one["parameters"]]
        return any(of_type in ("float", "double") for of_type in types)

    def word(self, parameter):
        name, of_type = free(parameter["name"], "go"), self.type(parameter["type"], parameter["role"])
        return f"uintptr(unsafe.Pointer({name}))" if of_type.startswith("*") else f"uintptr({name})"


def emit(capi):
    emitter = Emitter(capi)
    return {
        f"{FOLDER}/types.go": emitter.types(),
        f"{FOLDER}/names.go": emitter.names(),
        f"{FOLDER}/cgo.go": emitter.through_cgo(),
        f"{FOLDER}/loaded.go": emitter.without_cgo(),
    }
