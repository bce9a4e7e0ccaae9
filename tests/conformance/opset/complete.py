"""Whether docs/opset.json has every fact that a typed builder needs, and agrees with the headers.

  complete.py           each rule finds nothing
  complete.py --twins   each rule finds the defects that are planted for it

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import copy
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
HEADERS = ROOT / "include/stablehlo-c"
LISTS = {"any", "integers", "booleans", "enums", "pairs"}
NOT_SPECIFIED = {"stablehlo.real_dynamic_slice", "stablehlo.set_dimension_size"}
# Elements and types that src/tensor/element_types.def does not have.
OTHER_ELEMENTS = {"index", "quantized", "quantized per axis"}
OTHER_KINDS = {"token", "tuple", "future", "buffer"}


def load():
    with open(ROOT / "docs/opset.json") as file:
        return json.load(file)


def header(name):
    return (HEADERS / name).read_text()


def parameters(opset):
    for op in opset["ops"]:
        for parameter in op["parameters"]:
            yield op, parameter, f"{op['name']}: {parameter['name']}"


def is_list(parameter):
    return parameter["form"] in LISTS or parameter.get("structure", {}).get("kind") == "list"


# --- Rules: each yields what it finds -----------------------------------------------------------------------------


def versions(opset):
    numbers = dict(re.findall(r"#define SHLO_ABI_(MAJOR|MINOR) (\d+)", header("version.h")))
    if opset["abi"] != {"major": int(numbers["MAJOR"]), "minor": int(numbers["MINOR"])}:
        yield "another ABI version than version.h"
    if not re.fullmatch(r"\d+\.\d+\.\d+", opset["opset_version"]):
        yield "no opset_version"


def sentences(opset):
    for op in opset["ops"]:
        if not re.fullmatch(r"[A-Z].{10,}[^ .]\.", op["sentence"]):
            yield f"{op['name']} has no sentence"


def sections(opset):
    for op in opset["ops"]:
        dialect, mnemonic = op["name"].split(".", 1)
        expected = {"CHLO"} if dialect == "chlo" else {mnemonic, "Deprecated Operations"}
        if op["name"] in NOT_SPECIFIED:
            expected = {None}
        if op["section"] not in expected:
            yield f"{op['name']} has section {op['section']}"


def numbers(opset):
    stated = dict(re.findall(r"^  (SHLO_OP_\w+) = (\d+)", header("opset.h"), re.MULTILINE))
    for op in opset["ops"]:
        if stated.get(op["constant"]) != str(op["number"]):
            yield f"{op['name']} has another number than {op['constant']} in opset.h"


def functions(opset):
    """Each op has the parameters of its function in ops.h."""
    declared = {
        name: [" ".join(part.split()) for part in re.split(r",\s*", text)]
        for name, text in re.findall(r"SHLO_API shlo_status (\w+)\(([^)]*)\);", header("ops.h"))
    }
    if len(declared) != len(opset["ops"]):
        yield f"{len(declared)} functions, {len(opset['ops'])} ops"
    for op in opset["ops"]:
        listed = ["shlo_builder *builder"]
        for parameter in op["parameters"]:
            for one in parameter["c"]:
                listed.append(one["type"] + ("" if one["type"].endswith("*") else " ") + one["name"])
        if declared.get(op["function"]) != listed + ["shlo_error **error"]:
            yield f"{op['function']} is declared otherwise"


def enums(opset):
    stated = dict(re.findall(r"^  (SHLO_\w+) = (\d+)", header("opset.h"), re.MULTILINE))
    known = {enum["name"] for enum in opset["enums"]}
    for enum in opset["enums"]:
        if not enum["cases"]:
            yield f"{enum['name']} has no cases"
        for case in enum["cases"]:
            if stated.get(case["constant"]) != str(case["value"]):
                yield f"{case['constant']} has another value in opset.h"
    if known != set(re.findall(r"^typedef int32_t (shlo_\w+);", header("opset.h"), re.MULTILINE)) - {"shlo_op"}:
        yield "other enums than in opset.h"
    for _, parameter, place in parameters(opset):
        if parameter["form"] in ("enum", "enums") and "enum" not in parameter:
            yield f"{place} is of an unnamed enum"
        if parameter.get("enum", next(iter(known))) not in known:
            yield f"{place} is of an unlisted enum"


def absences(opset):
    for _, parameter, place in parameters(opset):
        absent = parameter.get("absent", {})
        if bool(parameter.get("optional")) != bool(absent):
            yield f"{place}: optional, but not what absence means; or the reverse"
        if "meaning" in absent and not re.fullmatch(r"[A-Z].*\.", absent["meaning"]):
            yield f"{place}: no sentence"
        if "each" in absent and (not is_list(parameter) or absent["each"] in ([], "")):
            yield f"{place}: a value for each entry of what is no list"


def lengths(opset):
    for _, parameter, place in parameters(opset):
        if is_list(parameter) != bool(parameter.get("length")):
            yield f"{place}: a list without a length, or the reverse"


def structures(opset):
    kinds = {kind["name"]: kind for kind in opset["attribute_kinds"]}
    structs = {struct["name"]: struct for struct in opset["structs"]}
    enum_attributes = {name for enum in opset["enums"] for name in enum["attributes"]}
    builder = header("builder.h")
    for kind in kinds.values():
        for function in kind["functions"]:
            if f" {function}(" not in builder:
                yield f"{kind['name']} is made by {function}, which builder.h does not have"
        if not kind["functions"] or not kind["text"]:
            yield f"{kind['name']} is made by nothing"

    def check(structure, place):
        if structure.get("kind") in ("list", "any_of"):
            if len(structure.get("of", [])) < (1 if structure["kind"] == "list" else 2):
                yield f"{place}: {structure['kind']} of nothing"
        elif structure.get("kind") not in kinds:
            yield f"{place}: of no kind"
        if structure.get("kind") == "struct" and structure.get("name") not in structs:
            yield f"{place}: of an unlisted struct"
        if structure.get("kind") == "enum" and structure.get("name") not in enum_attributes:
            yield f"{place}: of an unlisted enum"
        for part in structure.get("of", []):
            yield from check(part, place)

    for _, parameter, place in parameters(opset):
        if parameter["role"] == "attribute" and parameter["form"] == "other":
            yield from check(parameter.get("structure", {}), place)
    for struct in structs.values():
        if not struct["fields"]:
            yield f"{struct['name']} has no fields"
        for field in struct["fields"]:
            yield from check(field.get("structure", {}), f"{struct['name']}: {field['name']}")


def regions(opset):
    for op, parameter, place in parameters(opset):
        if parameter["role"] != "region":
            continue
        names = {other["name"] for other in op["parameters"] if other["role"] in ("operand", "result")}
        for values in ("arguments", "yields"):
            if values not in parameter:
                yield f"{place} has no {values}"
            for value in parameter.get(values, []):
                if value.get("type") not in opset["region_values"]:
                    yield f"{place}: {value.get('type')} is no type of a region's value"
                if (value.get("of") not in names) != (value.get("type") in ("any", "truth")):
                    yield f"{place}: {value.get('type')} of {value.get('of')}"


def element_types(opset):
    rows = (ROOT / "src/tensor/element_types.def").read_text()
    known = set(re.findall(r"^[A-Z]+_TYPE\([^\"]*\"(.+?)\"", rows, re.MULTILINE)) | OTHER_ELEMENTS
    for name, types in opset["element_classes"].items():
        if not types or not set(types) <= known:
            yield f"{name} has no types, or unknown ones"
    for _, parameter, place in parameters(opset):
        if parameter["role"] not in ("operand", "result"):
            continue
        if not parameter.get("elements") and not parameter.get("kinds"):
            yield f"{place} has no types"
        if not set(parameter.get("elements", [])) <= set(opset["element_classes"]):
            yield f"{place} has elements of an unlisted class"
        if not set(parameter.get("kinds", [])) <= OTHER_KINDS:
            yield f"{place} has unknown kinds of types"


def internal_ops(opset):
    found = [op["name"] for op in opset["ops"] if op.get("internal")]
    if found != ["chlo._asin_acos_kernel"]:
        yield f"internal ops: {found}"


def explained(opset):
    """Keys of ops and parameters are explained, or each value explains itself."""
    plain = {"name", "role", "attribute", "enum", "optional", "function", "record", "since", "sentence", "parameters"}
    used = {key for op in opset["ops"] for key in op} | {key for _, p, _ in parameters(opset) for key in p}
    if used - plain - set(opset["about"]):
        yield f"not explained: {used - plain - set(opset['about'])}"


# --- Defects: each rule must find the ones that stand beside it ---------------------------------------------------


def without(*keys, where=lambda parameter: True):
    """The first parameter with all keys loses the last one."""

    def plant(opset):
        found = next(p for _, p, _ in parameters(opset) if all(key in p for key in keys) and where(p))
        del found[keys[-1]]

    return plant


def op_with(**values):
    return lambda opset: opset["ops"][60].update(values)


def first(key, change):
    def plant(opset):
        change(next(p for _, p, _ in parameters(opset) if key in p)[key])

    return plant


RULES = {
    versions: [lambda o: o["abi"].update(minor=99), lambda o: o.update(opset_version="new")],
    sentences: [op_with(sentence=""), op_with(sentence="adds two tensors."), op_with(sentence="Adds two tensors")],
    sections: [op_with(section=None), op_with(section="CHLO"), op_with(section="")],
    numbers: [op_with(number=0), op_with(constant="SHLO_OP_OTHER")],
    functions: [first("c", lambda c: c.pop()), first("c", lambda c: c[0].update(type="int")), lambda o: o["ops"].pop()],
    enums: [
        lambda o: o["enums"].pop(),
        lambda o: o["enums"][0]["cases"].clear(),
        lambda o: o["enums"][0]["cases"][0].update(value=77),
        without("enum", where=lambda p: p["form"] == "enum"),
    ],
    absences: [without("absent"), without("absent", "optional"), first("absent", lambda a: a.update(meaning="none"))],
    lengths: [without("length"), without("length", where=lambda p: p["form"] == "other")],
    structures: [
        without("structure"),
        lambda o: o["structs"].pop(0),
        lambda o: o["structs"][0]["fields"].clear(),
        lambda o: o["attribute_kinds"].pop(0),
        lambda o: o["attribute_kinds"][0].update(functions=["shlo_builder_other"]),
        first("structure", lambda s: s.update(kind="list", of=[])),
    ],
    regions: [
        without("arguments"),
        without("yields"),
        first("yields", lambda y: y[0].update(type="other")),
        lambda o: o["region_values"].pop("slice"),
        first("yields", lambda y: y[0].update(of="other")),
    ],
    element_types: [
        without("elements"),
        first("elements", lambda e: e.append("Other")),
        first("kinds", lambda k: k.append("other")),
        lambda o: o["element_classes"]["Float"].clear(),
        lambda o: o["element_classes"]["Float"].append("f7"),
    ],
    internal_ops: [op_with(internal=True)],
    explained: [lambda o: o["about"].pop("length"), op_with(other=1)],
}


def main(arguments):
    opset, wrong = load(), 0
    if arguments == ["--twins"]:
        planted = [(rule, number, plant) for rule, plants in RULES.items() for number, plant in enumerate(plants)]
        for rule, number, plant in planted:
            twin = copy.deepcopy(opset)
            plant(twin)
            if not list(rule(twin)):
                print(f"{rule.__name__}: defect {number} is not found")
                wrong += 1
        print(f"{len(planted) - wrong} of {len(planted)} defects found")
        return 1 if wrong or not planted else 0
    for rule in RULES:
        for complaint in rule(opset):
            print(f"{rule.__name__}: {complaint}")
            wrong += 1
    count = sum(1 for _ in parameters(opset))
    print(f"{len(RULES)} rules, {len(opset['ops'])} ops, {count} parameters, {wrong} findings")
    return 1 if wrong or not opset["ops"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
