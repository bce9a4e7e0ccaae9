"""Writes the low level for Julia: types, numbers, and a function for each C function, called through its address.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

from names import LICENCE, NOTE, declaration, free, lifetime, parts, sections, wrapped

SCALARS = {"float": "Cfloat", "double": "Cdouble", "size_t": "Csize_t"}
SCALARS.update(
    {f"{sign}int{bits}_t": f"{'UInt' if sign else 'Int'}{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)}
)

HEAD = f"""# The C API: types, numbers, and a function for each C function, which is called through its address.
# {NOTE}
# {LICENCE}
module CAPI

using Libdl

# A number with names. Unlike an @enum it holds numbers that have no name here, as newer libraries return them.
abstract type Code end

(::Type{{T}})(number::Integer) where {{T<:Code}} = reinterpret(T, Int32(number))
Base.Int32(code::Code) = reinterpret(Int32, code)
Base.Int(code::Code) = Int(Int32(code))
Base.convert(::Type{{T}}, number::Integer) where {{T<:Code}} = T(number)
Base.isless(left::T, right::T) where {{T<:Code}} = isless(Int32(left), Int32(right))

# The names of the numbers of an enumeration: a tuple of pairs, number => name.
function cases end

# The name of a number; nothing if it has none.
function name(code::T) where {{T<:Code}}
    for (number, name) in cases(T)
        number == Int32(code) && return name
    end
    nothing
end

function Base.show(io::IO, code::T) where {{T<:Code}}
    known = name(code)
    known === nothing ? print(io, nameof(T), "(", Int32(code), ")") : print(io, known)
end

"""

BIND = """
# The addresses of the functions, in the order of NAMES. They are found when the program runs, by bind!.
const addresses = fill(C_NULL, length(NAMES))

# Finds all functions in an open library. Returns the names of those that it lacks; without any, the others can be used.
function bind!(library::Ptr{Cvoid})
    missing_names = Symbol[]
    for (index, name) in enumerate(NAMES)
        address = dlsym(library, name; throw_error = false)
        address === nothing ? push!(missing_names, name) : (addresses[index] = address)
    end
    missing_names
end

# Called when a function is needed and no library is bound: binds one, or throws.
const load = Ref{Function}(() -> error("no library is loaded"))

@noinline function bound(index)
    load[]()
    addresses[index] == C_NULL && error("the library lacks ", NAMES[index])
    addresses[index]
end
@inline function address(index)
    found = @inbounds addresses[index]
    found == C_NULL ? bound(index) : found
end
"""


class Emitter:
    def __init__(self, capi):
        self.capi = capi
        self.named = {one["name"] for kind in ("enumerations", "handles", "structs") for one in capi[kind]}
        self.callbacks = {one["name"] for one in capi["callbacks"]}

    def type(self, of_type, known=None):
        base, _, pointers = parts(of_type)
        if base in self.callbacks:
            text = "Ptr{Cvoid}"
        elif base == "void":
            text = "Cvoid"
        elif base == "char":
            text = "UInt8"
        else:
            text = SCALARS.get(base, base)
            if known is not None and base in self.named and base not in known:
                text = "Cvoid"  # a pointer to a structure that comes later
        for _ in pointers:
            text = f"Ptr{{{text}}}"
        return text

    def function(self, index, one):
        names = [free(parameter["name"], "julia") for parameter in one["parameters"]]
        types = [self.type(parameter["type"]) for parameter in one["parameters"]]
        head = f"{one['name']}({', '.join(names)}) ="
        text = wrapped(declaration(one), "#") + (fill(head) if len(head) > 120 else head + "\n")
        types_text = f"({', '.join(types)}{',' if len(types) == 1 else ''})"
        arguments = "".join(f", {name}" for name in names)
        line = f"    ccall(address({index}), {self.type(one['returns']['type'])}, {types_text}{arguments})\n"
        if len(line) <= 121:
            return text + line
        return text + fill(line.rstrip("\n"))

    def emit(self):
        text = (
            HEAD + f"# The ABI version that these declarations are of.\nconst ABI = ({self.capi['abi']['major']}, "
            f"{self.capi['abi']['minor']})\n"
        )
        for one in self.capi["constants"]:
            value = (
                f"typemin({SCALARS[one['type']]})"
                if one["value"] == -(2**63)
                else f"{SCALARS[one['type']]}({one['value']})"
            )
            text += "\n" + (wrapped(one["comment"], "#") if one["comment"] else "") + f"const {one['name']} = {value}\n"
        for one in self.capi["enumerations"]:
            text += "\n" + (wrapped(one["comment"], "#") if one["comment"] else "")
            name = one["name"]
            text += f"primitive type {name} <: Code 32 end\n"
            for case in one["cases"]:
                text += wrapped(case["comment"], "#") if case["comment"] else ""
                text += f"const {case['name']} = {name}({case['value']})\n"
            named = "".join(f"    {case['value']} => :{case['name']},\n" for case in one["cases"])
            text += f"cases(::Type{{{name}}}) = (\n{named})\n"
        names = ", ".join(one["name"] for one in self.capi["enumerations"])
        text += "\n# All enumerations.\n" + fill(f"const ENUMERATIONS = ({names},)")
        for one in self.capi["handles"]:
            text += "\n" + wrapped(f"{one['comment']} {lifetime(one)}".strip(), "#") + f"mutable struct {one['name']} end\n"
        for one in self.capi["callbacks"]:
            types = ", ".join(self.type(parameter["type"]) for parameter in one["parameters"])
            text += "\n" + wrapped(one["comment"] + f" For @cfunction: {self.type(one['returns'])}, ({types}).", "#")
            text += f"const {one['name']} = Ptr{{Cvoid}}\n"
        known = self.named - {one["name"] for one in self.capi["structs"]}
        for one in self.capi["structs"]:
            known.add(one["name"])
            text += "\n" + (wrapped(one["comment"], "#") if one["comment"] else "") + f"struct {one['name']}\n"
            for field in one["fields"]:
                of_type = "Ptr{Cvoid}" if "callback" in field else self.type(field["type"], known)
                if "length" in field:
                    of_type = f"NTuple{{{field['length']}, {of_type}}}"
                text += wrapped(field["comment"], "    #") if field["comment"] else ""
                text += f"    {free(field['name'], 'julia')}::{of_type}\n"
            text += "end\n"
        text += (
            "\nconst NAMES = [\n" + "".join(f"    :{one['name']},\n" for one in self.capi["functions"]) + "]\n" + BIND
        )
        index = 0
        for header, functions in sections(self.capi["functions"]):
            text += f"\n# --- {header}\n"
            for one in functions:
                index += 1
                text += "\n" + self.function(index, one)
        return text + "\nend\n"


def fill(line):
    """A statement in lines of at most 120 columns, none of which begins with "="."""
    lines, words = [], re.split(" (?!=)", line.strip())
    current = line[: len(line) - len(line.lstrip())]
    for word in words:
        if len(current) + len(word) > 119:
            lines.append(current.rstrip())
            current = " " * 10
        current += word + " "
    return "\n".join(lines + [current.rstrip()]) + "\n"


def emit(capi):
    return {"bindings/julia/src/capi.jl": Emitter(capi).emit()}
