"""Whether programs keep what docs/opset.json says about types, regions, lengths of lists and attributes.

  programs.py LIBRARY           no program contradicts a fact, and some program shows each fact
  programs.py LIBRARY --twins   facts that are made wrong are contradicted, each by some program

An attribute without a type in C is built again, in the way that the file describes, and must print the same.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import copy
import ctypes
import re
import sys

from complete import load
from ir import ATTRIBUTES, DYNAMIC, ELEMENTS, POINTER, ROOT, SIZE, Failure, Program

FULL = ["build/every_op.mlir", "opset/rare.mlir"]  # most facts are shown here
PROGRAMS = [*FULL, "chlo/*.mlir", "ops/*.mlir", "testdata/programs/*.mlir", "values/programs/*.mlir"]
# Programs of one op and element type differ in little else.
MOST_PROGRAMS = 4
SCALAR = "tensor", ()
# The attributes that a kind of docs/opset.json or a form in C may be.
MATCHES = {
    "bool": "bool", "boolean": "bool", "integer": "integer", "integer32": "integer", "float": "float", "flag": "unit",
    "text": "string", "symbol": "symbol", "type": "type", "dictionary": "dictionary", "integers": "integers",
    "booleans": "integers", "integer_tensor": "tensor", "pairs": "tensor", "tensor": "tensor", "layout": "tensor",
    "list": "array", "enums": "array", "enum": "enum", "struct": "struct", "number": "bool integer float other",
}  # fmt: skip


class Contradiction(Exception):
    pass


def demand(holds, message):
    if not holds:
        raise Contradiction(message)


def fits(found, expected):
    """Whether two types are equal, but for extents of which one is dynamic."""
    if found[0] != expected[0] or found[2] != expected[2] or (found[1] is None) != (expected[1] is None):
        return False
    pairs = list(zip(found[1] or (), expected[1] or ()))
    return len(found[1] or ()) == len(expected[1] or ()) and all(a == b or DYNAMIC in (a, b) for a, b in pairs)


class Instance:
    """One op of a program beside the facts about it."""

    def __init__(self, program, opset, op, operation, functions):
        self.program, self.opset, self.op, self.operation, self.functions = program, opset, op, operation, functions
        self.attributes = program.attributes(operation)
        self.parameters = {parameter["name"]: parameter for parameter in op["parameters"]}
        self.values = {}
        for role, many in ("operand", "operand"), ("region", "region"), ("result", "result"):
            self.group(role, program.many(many, "operation", operation))
        self.types = {}
        for name, parameter in self.parameters.items():
            if parameter["role"] in ("operand", "result"):
                self.types[name] = program.value_types(self.values[name])

    def group(self, role, values):
        mine = [p for p in self.op["parameters"] if p["role"] == role]
        lists = [p for p in mine if p["form"] == "any"]
        length = (len(values) - len(mine) + len(lists)) // max(len(lists), 1)
        sizes = [1 if p["form"] == "one" else length for p in mine]
        segments = self.attributes.get(f"{role}SegmentSizes")
        if segments:
            sizes = [self.program.get["attribute_integer_at"](segments, i) for i in range(len(mine))]
        demand(sum(sizes) == len(values), f"has {len(values)} of {role}")
        for parameter, size in zip(mine, sizes):
            self.values[parameter["name"]], values = values[:size], values[size:]

    def attribute(self, parameter):
        found = self.attributes.get(parameter["attribute"])
        if found and "field" in parameter:
            get = self.program.get
            for i in range(get["attribute_count"](found)):
                if self.program.text("attribute_key", found, i) == parameter["field"]:
                    return get["attribute_at"](found, i)
            raise Contradiction(f"has no field {parameter['field']}")
        return found

    # --- Lengths ------------------------------------------------------------------------------------------------------

    def length_of(self, name):
        parameter, get = self.parameters[name], self.program.get
        if name in self.values:
            return len(self.values[name])
        if parameter["role"] == "result_type":
            return get["operation_result_count"](self.operation)
        found = self.attribute(parameter)
        if not found:
            return None if parameter.get("optional") else 0
        if parameter["form"] == "pairs":
            shape = self.program.type_of(get["attribute_type"](found))[1]
            return shape[0]
        return get["attribute_count"](found)

    def number(self, name):
        found = self.attribute(self.parameters[name])
        is_flag = self.parameters[name]["form"] == "flag"
        return int(bool(found)) if is_flag or not found else self.program.get["attribute_integer"](found)

    def bounds(self, length):
        """Alternatives of the least and the largest length."""
        if length == "any":
            return [(0, None)]

        def extent(name, dimension):
            shape, at = self.types[name][0][1], self.number(dimension)
            return 1 if at == len(shape) else shape[at]

        def returns(name):
            return self.functions[self.program.text("attribute_text", self.attribute(self.parameters[name]))]

        scope = {
            "__builtins__": {},
            "rank": lambda name: len(self.types[name][0][1]),
            "length": lambda name: self.length_of(name) or 0,
            "extent": extent,
            "value": self.number,
            "yields": lambda name: len(self.yielded(self.values[name][0])),
            "returns": returns,
            "min": min,
        }

        def value(text):
            return eval(re.sub(r"[a-z_][a-z_0-9]*\b(?!\()", lambda m: repr(m.group()), text), scope) if text else None

        result = []
        for alternative in length.split(" or "):
            least, dots, most = alternative.partition("..")
            result.append((value(least), value(most) if dots else value(least)))
        return result

    def check_length(self, parameter):
        found = self.length_of(parameter["name"])
        if found is None:
            return False
        bounds = self.bounds(parameter["length"])
        if any(DYNAMIC in bound for bound in bounds):
            return False
        fitting = [1 for least, most in bounds if least <= found and (most is None or found <= most)]
        demand(fitting, f"has {found} entries, expected {parameter['length']}")
        return True

    # --- Types --------------------------------------------------------------------------------------------------------

    def check_types(self, parameter):
        classes = self.opset["element_classes"]
        elements = {e for name in parameter.get("elements", []) for e in classes[name]}
        for kind, shape, element in self.types[parameter["name"]]:
            if kind == "tensor":
                demand(element in elements, f"has elements {element}")
                demand(parameter.get("rank", len(shape)) == len(shape), f"has rank {len(shape)}")
            else:
                demand(kind in parameter.get("kinds", []), f"is a {kind}")
        return bool(self.types[parameter["name"]])

    def yielded(self, region):
        last = self.program.get["region_last"](region)
        return self.program.many("operand", "operation", last) if last else []

    def members(self, name):
        get = self.program.get
        future = get["value_type"](self.values[name][0])
        return [self.program.type_of(part) for part in self.program.many("part", "type", future)]

    def expected(self, stated, accumulators):
        """The types of a region's values, None for any number of any; an accumulator is a list of one element type."""
        result = []
        for value in stated:
            name, kind = value.get("of"), value["type"]
            if kind == "any":
                return None
            if kind == "truth":
                result.append((*SCALAR, "i1"))
                continue
            if kind == "members":
                result += self.members(name)
                continue
            types = self.types[name][:1] if kind == "common_accumulator" else self.types[name]
            for i, (whole, shape, element) in enumerate(types):
                if kind == "same":
                    result.append((whole, shape, element))
                elif kind == "slice":
                    dimension = self.number("dimension")
                    result.append((whole, shape[:dimension] + shape[dimension + 1 :], element))
                elif kind in ("scalar", "scalar_pair"):
                    result += [(*SCALAR, element)] * (2 if kind == "scalar_pair" else 1)
                else:
                    result.append((*SCALAR, accumulators.setdefault((name, i), [element])))
        return result

    def check_region(self, parameter):
        program, get = self.program, self.program.get
        for region in self.values[parameter["name"]]:
            accumulators = {}
            arguments = program.value_types(program.many("argument", "region", region))
            returned = program.value_types(self.yielded(region))
            for what, found in ("arguments", arguments), ("yields", returned):
                expected = self.expected(parameter[what], accumulators)
                if expected is None:
                    continue
                demand(len(found) == len(expected), f"{what}: {len(found)}, expected {len(expected)}")
                for one, wanted in zip(found, expected):
                    if isinstance(wanted[2], list):
                        demand(one[:2] == SCALAR, f"{what}: {one}, expected a scalar")
                        wanted[2].append(one[2])
                    else:
                        demand(fits(one, wanted), f"{what}: {one}, expected {wanted}")
            for operand, *accumulated in accumulators.values():
                demand(len(set(accumulated)) == 1, f"accumulates {accumulated}")
                demand(promotes(operand, accumulated[0]), f"accumulates {accumulated[0]}, operands have {operand}")
        return bool(self.values[parameter["name"]])

    # --- Attributes ---------------------------------------------------------------------------------------------------

    def check_attribute(self, parameter, builder):
        found = self.attribute(parameter)
        if not found:
            omitted = parameter.get("optional") or parameter["role"] == "field"
            demand(omitted or parameter["attribute"] in self.attributes, "is absent")
            return False
        kind = ATTRIBUTES[self.program.get["attribute_kind_of"](found)]
        if "structure" in parameter:
            again = builder.make(parameter["structure"], found)
            before, after = self.program.attribute_text(found), self.program.attribute_text(again)
            demand(before == after, f"is built again as {after}, expected {before}")
            return True
        demand(kind in MATCHES[parameter["form"]].split(), f"is of kind {kind}, expected {parameter['form']}")
        if parameter["form"] in ("enum", "enums"):
            cases = [found] if parameter["form"] == "enum" else self.program.many_at(found)
            enum = next(e for e in self.opset["enums"] if e["name"] == parameter["enum"])
            for case in cases:
                self.program.check_case(enum, case)
        return True

    def facts(self, builder):
        """The facts that this op shows, and those that it contradicts: pairs of parameter and fact."""
        shown, contradicted = set(), {}
        for name, parameter in self.parameters.items():
            checks = {"length": lambda p: self.check_length(p)} if "length" in parameter else {}
            if parameter["role"] in ("operand", "result"):
                checks["types"] = self.check_types
            if parameter["role"] == "region":
                checks["region"] = self.check_region
            if "attribute" in parameter:
                checks["attribute"] = lambda p: self.check_attribute(p, builder)
            for fact, check in checks.items():
                try:
                    if check(parameter):
                        shown.add((name, fact))
                except (Contradiction, Failure) as error:
                    contradicted[name, fact] = str(error)
        return shown, contradicted


def promotes(narrow, wide):
    """Whether elements can be accumulated in another type: of the same letters, with as many bits or more."""
    parts = [re.fullmatch(r"(ui|i|b?f|complex<f)(\d+).*", name) for name in (narrow, wide)]
    if narrow == wide or not all(parts):
        return narrow == wide
    kinds = [part.group(1).replace("b", "") for part in parts]
    return kinds[0] == kinds[1] and int(parts[0].group(2)) <= int(parts[1].group(2))


class Builder:
    """Makes attributes in the way that docs/opset.json describes."""

    def __init__(self, program, opset):
        self.program, self.handle = program, POINTER()
        self.kinds = {kind["name"]: kind for kind in opset["attribute_kinds"]}
        self.structs = {struct["name"]: struct for struct in opset["structs"]}
        self.enums = {name: enum for enum in opset["enums"] for name in enum["attributes"]}
        self.made = set()
        program.call("shlo_builder_create", None, SIZE(0), ctypes.byref(self.handle))

    def close(self):
        self.program.c.shlo_builder_destroy(self.handle)

    def call(self, kind, *arguments, function=0):
        out = POINTER()
        self.program.call(self.kinds[kind]["functions"][function], self.handle, *arguments, ctypes.byref(out))
        return out.value

    def parse(self, text):
        out, data = POINTER(), text.encode()
        self.program.call("shlo_builder_parse_attribute", self.handle, data, SIZE(len(data)), ctypes.byref(out))
        return out.value

    def is_of(self, structure, attribute):
        kind = ATTRIBUTES[self.program.get["attribute_kind_of"](attribute)]
        if structure["kind"] == "any_of":
            return any(self.is_of(part, attribute) for part in structure["of"])
        named = "name" not in structure or structure["name"] == self.program.text("attribute_class", attribute)
        return named and kind in MATCHES[structure["kind"]].split()

    def make(self, structure, attribute):
        program, get, kind = self.program, self.program.get, structure["kind"]
        demand(self.is_of(structure, attribute), f"is {program.attribute_text(attribute)[:80]}, expected {structure}")
        if kind == "any_of":
            return self.make(next(part for part in structure["of"] if self.is_of(part, attribute)), attribute)
        self.made |= {kind, structure.get("name", kind)}
        if kind == "number":
            kind = ATTRIBUTES[get["attribute_kind_of"](attribute)]
            return self.parse(program.attribute_text(attribute)) if kind == "other" else self.number(kind, attribute)
        if kind in ("bool", "integer", "float"):
            return self.number(kind, attribute)
        if kind in ("text", "symbol"):
            text = program.text("attribute_text", attribute).encode()
            return self.call(kind, text, SIZE(len(text)))
        if kind == "type":
            return self.call(kind, POINTER(get["attribute_type"](attribute)))
        if kind == "integers":
            count = get["attribute_count"](attribute)
            numbers = (ctypes.c_int64 * count)(*[get["attribute_integer_at"](attribute, i) for i in range(count)])
            return self.call(kind, SIZE(count), numbers)
        if kind in ("tensor", "integer_tensor"):
            if kind == "integer_tensor":
                demand(program.type_of(get["attribute_type"](attribute))[2] == "i64", "is no tensor of i64")
            elif program.type_of(get["attribute_type"](attribute))[2] not in ELEMENT_NAMES:
                return self.parse(program.attribute_text(attribute))
            tensor = POINTER()
            program.call("shlo_attribute_tensor", POINTER(attribute), ctypes.byref(tensor))
            made = self.call(kind, tensor)
            program.c.shlo_tensor_destroy(tensor)
            return made
        if kind == "layout":
            text = program.attribute_text(attribute).encode()
            return self.call(kind, text, SIZE(len(text)))
        if kind == "enum":
            enum = self.enums[structure["name"]]
            program.check_case(enum, attribute)
            name, case = structure["name"].encode(), get["attribute_integer"](attribute)
            return self.call(kind, name, SIZE(len(name)), ctypes.c_int32(case))
        parts = program.many_at(attribute)
        if kind == "list":
            return self.call(kind, SIZE(len(parts)), handles([self.make(structure["of"][0], part) for part in parts]))
        keys = [program.text("attribute_key", attribute, i) for i in range(len(parts))]
        if kind == "struct":
            fields = self.structs[structure["name"]]["fields"]
            demand(keys == [field["name"] for field in fields], f"has fields {keys}")
            present = [(field, part) for field, part in zip(fields, parts) if part]
            demand(all(part or field.get("optional") or field["structure"]["kind"] == "integers"
                       for field, part in zip(fields, parts)), "lacks a field")
            keys = [field["name"] for field, _ in present]
            parts = [self.make(field["structure"], part) for field, part in present]
            name = structure["name"].encode()
            return self.call(kind, name, SIZE(len(name)), SIZE(len(parts)), texts(keys), None, handles(parts))
        demand(kind == "dictionary", f"is of kind {kind}, which is not known here")
        return self.call(kind, SIZE(len(parts)), texts(keys), None, handles(parts))

    def number(self, kind, attribute):
        get = self.program.get
        element = self.program.type_of(get["attribute_type"](attribute))[2]
        if kind == "bool":
            return self.call(kind, ctypes.c_int32(get["attribute_integer"](attribute)))
        if kind == "integer":
            return self.call(kind, ctypes.c_int64(get["attribute_integer"](attribute)), ELEMENT_NAMES[element])
        return self.call(kind, ctypes.c_double(get["attribute_float"](attribute)), ELEMENT_NAMES[element])


ELEMENT_NAMES = {}


def handles(values):
    return (POINTER * len(values))(*values)


def texts(keys):
    return (ctypes.c_char_p * len(keys))(*[key.encode() for key in keys])


class Library(Program):
    def __init__(self, path):
        super().__init__(path)
        for value in ELEMENTS.values():
            ELEMENT_NAMES[self.c.shlo_element_type_name(value).decode()] = value

    def many_at(self, attribute):
        return [self.get["attribute_at"](attribute, i) for i in range(self.get["attribute_count"](attribute))]

    def check_case(self, enum, attribute):
        number, name = self.get["attribute_integer"](attribute), self.text("attribute_text", attribute)
        demand(self.text("attribute_class", attribute) in enum["attributes"], f"is no {enum['name']}")
        listed = [case for case in enum["cases"] if case["value"] == number]
        demand(listed and listed[0]["name"] == name, f"is case {name} = {number}")


def programs(patterns):
    for pattern in patterns:
        for path in sorted((ROOT / "tests/conformance").glob(pattern)):
            parts = path.read_text().split("// -----\n")
            step = -(-len(parts) // MOST_PROGRAMS) if pattern.startswith("values") else 1
            for number, text in enumerate(parts[::step]):
                yield f"{path.name} {number * step + 1}", text


class Results:
    def __init__(self, opset):
        self.all = set()
        self.shown, self.contradicted, self.programs, self.made = set(), {}, 0, set()
        for op in opset["ops"]:
            for p in op["parameters"]:
                here = op["name"], p["name"]
                self.all |= {(*here, fact) for fact, holds in {
                    "length": "length" in p, "types": p["role"] in ("operand", "result"),
                    "region": p["role"] == "region", "attribute": "attribute" in p}.items() if holds}


def walk(program, opset, patterns):
    results, ops = Results(opset), {op["name"]: op for op in opset["ops"]}
    for name, text in programs(patterns):
        module = program.parse(text)
        builder = Builder(program, opset)
        results.programs += 1
        root = program.get["module_operation"](module)
        operations = [(program.text("operation_name", one), one) for one in program.operations(root)]
        functions = {}
        for kind, one in operations:
            if kind == "func.func":
                found = program.attributes(one)
                type_handle = program.get["attribute_type"](found["function_type"])
                parts = program.get["type_part_count"](type_handle) - program.get["type_input_count"](type_handle)
                functions[program.text("attribute_text", found["sym_name"])] = parts
        for kind, one in operations:
            if kind in ops:
                shown, contradicted = Instance(program, opset, ops[kind], one, functions).facts(builder)
                results.shown |= {(kind, *fact) for fact in shown}
                for fact, why in contradicted.items():
                    results.contradicted.setdefault((kind, *fact), f"{name}: {why}")
        results.made |= builder.made
        builder.close()
        program.c.shlo_module_destroy(module)
    return results


# --- Facts that are made wrong: each function changes a parameter, and returns the fact that it changed ------------


def other_length(parameter):
    if "length" in parameter:
        parameter["length"] = "77"
        return "length"


def next_length(parameter):
    least, dots, most = parameter.get("length", "any").partition("..")
    if least != "any" and " or " not in least and (most or not dots):
        parameter["length"] = f"{most or least} + 1"
        return "length"


def no_types(parameter):
    if parameter.pop("elements", []) + parameter.pop("kinds", []):
        return "types"


def next_rank(parameter):
    if "rank" in parameter:
        parameter["rank"] += 1
        return "types"


def more_values(parameter):
    if {"type": "any"} not in parameter.get("yields", [{"type": "any"}]):
        parameter["yields"].append({"type": "truth"})
        return "region"


def fewer_arguments(parameter):
    if parameter.get("arguments", [{"type": "any"}]) not in ([], [{"type": "any"}]):
        parameter["arguments"].pop()
        return "region"


def other_values(parameter):
    change = {"same": "scalar_pair", "slice": "same", "scalar": "scalar_pair", "scalar_pair": "scalar", "any": "truth",
              "accumulator": "scalar_pair", "common_accumulator": "scalar_pair", "members": "truth"}  # fmt: skip
    values = parameter.get("yields", []) + parameter.get("arguments", [])
    changed = [value for value in values if value["type"] in change]
    for value in changed:
        value["type"] = change[value["type"]]
    return "region" if changed else None


def other_attribute(parameter):
    if "structure" in parameter:
        parameter["structure"] = {"kind": "type"}
    elif "attribute" in parameter:
        parameter["form"] = "text" if parameter["form"] != "text" else "integer"
    return "attribute" if "attribute" in parameter else None


def other_enum(parameter):
    if parameter["form"] in ("enum", "enums"):
        parameter["enum"] = "shlo_transpose" if parameter["enum"] != "shlo_transpose" else "shlo_fft_type"
        return "attribute"


def required(parameter):
    if "attribute" in parameter and parameter.pop("optional", False):
        return "attribute"


def twins(program, opset):
    """Each change must be contradicted wherever the fact was shown; but an attribute may be present everywhere."""
    shown, missed, found = walk(program, opset, FULL).shown, 0, 0
    for change in (other_length, next_length, no_types, next_rank, more_values, fewer_arguments, other_values,
                   other_attribute, other_enum, required):  # fmt: skip
        wrong = copy.deepcopy(opset)
        changed = {(op["name"], p["name"], change(p)) for op in wrong["ops"] for p in op["parameters"]} & shown
        contradicted = set(walk(program, wrong, FULL).contradicted)
        unnoticed = changed - contradicted
        if change is required:
            unnoticed = set() if len(changed & contradicted) > 20 else changed
        for fact in sorted(unnoticed):
            print(f"{change.__name__}: no program contradicts", *fact)
        missed, found = missed + len(unnoticed), found + len(changed & contradicted)
        if not changed:
            print(f"{change.__name__} changes nothing")
            missed += 1
    print(f"{found} wrong facts contradicted, {missed} not")
    return 1 if missed or not found else 0


def main(arguments):
    program, opset = Library(arguments[0]), load()
    if arguments[1:] == ["--twins"]:
        return twins(program, opset)
    results = walk(program, opset, PROGRAMS)
    for (op, parameter, fact), why in sorted(results.contradicted.items()):
        print(f"{op}, {parameter}, {fact}: {why}")
    made = {one["name"] for one in opset["attribute_kinds"] + opset["structs"]}
    unseen = [" ".join(fact) for fact in sorted(results.all - results.shown - set(results.contradicted))]
    unseen += [f"an attribute that is a {name}" for name in sorted(made - results.made)]
    for fact in unseen:
        print("no program shows", fact)
    print(f"{results.programs} programs, {len(results.shown)} of {len(results.all)} facts shown, "
          f"{len(results.contradicted)} contradicted")  # fmt: skip
    return 1 if results.contradicted or unseen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
