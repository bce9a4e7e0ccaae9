"""Whether absent attributes have the values that docs/opset.json states: those that artifacts have in their place.

  absent.py LIBRARY   compares with the artifacts of programs; then wrong values must be found

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import re
import sys

from complete import load
from ir import Failure
from programs import PROGRAMS, Instance, Library, programs

# A list of dimensions is a tensor in artifacts; all its entries are equal here.
PATTERNS = {
    "boolean": r"#vhlo.bool_v1<{0}>",
    "flag": r"#vhlo.bool_v1<{0}>",
    "integer": r"#vhlo.integer_v1<{0} : i64>",
    "integer32": r"#vhlo.integer_v1<{0} : i64>",  # also where the program has i32
    "text": r'#vhlo.string_v1<"">',
    "integers": r"#vhlo.tensor_v1<dense<{0}> : tensor<{1}xi64>>",
    "booleans": r"#vhlo.tensor_v1<dense<{0}> : tensor<{1}xi1>>",
    "pairs": r"#vhlo.tensor_v1<dense<{0}> : tensor<{1}x2xi64>>",
}
EMPTY = {"integers": PATTERNS["integers"].format("", 0), "pairs": "#vhlo.tensor_v1<dense<> : tensor<0xi64>>",
         "other": "#vhlo.array_v1<[]>"}  # fmt: skip


def text_of(opset, parameter, length):
    """The value of the absent attribute in the text of an artifact; None if only a sentence states it."""
    absent, form = parameter["absent"], parameter["form"]
    value = absent.get("value", absent.get("each"))
    if value is None:
        return None
    if value == {}:
        return "#vhlo.dict_v1<{}>"
    if value == []:
        return EMPTY[form]
    if "enum" in parameter:
        enum = next(enum for enum in opset["enums"] if enum["name"] == parameter["enum"])
        case = f"#vhlo<{enum['name'][5:]}_v1 {enum['cases'][value]['name']}>"
        return case if form != "enums" else f"#vhlo.array_v1<[{', '.join([case] * 2)}]>"
    number = str(value[0] if isinstance(value, list) else value).lower()
    return PATTERNS[form].format(number if length != 0 else "", length)


def artifact_ops(program, module):
    """The ops of the module's artifact and the rest of their lines, in the order of the program."""
    data = program.write(module)
    return re.findall(r'"vhlo\.(\S+)_v\d+"\((.*)', program.print(data))


def walk(program, opset):
    """The parameters that some program lacks: how they are stated, how they are in the artifact."""
    ops, found = {op["name"]: op for op in opset["ops"]}, {}
    for _, text in programs(PROGRAMS):
        module = program.parse(text)
        try:
            written = artifact_ops(program, module)
        except Failure:
            continue  # of CHLO
        finally:
            program.c.shlo_module_destroy(module)
        module = program.parse(text)
        present = [one for one in program.operations(program.get["module_operation"](module))
                   if program.text("operation_name", one).startswith("stablehlo.")
                   and program.text("operation_name", one) != "stablehlo.return"]
        written = [one for one in written if one[0] not in ("return", "call")]
        assert [program.text("operation_name", one)[10:] for one in present] == [name for name, _ in written]
        for one, (_, attributes) in zip(present, written):
            instance = Instance(program, opset, ops[program.text("operation_name", one)], one, {})
            for parameter in instance.op["parameters"]:
                if not parameter.get("optional") or "attribute" not in parameter or instance.attribute(parameter):
                    continue
                length = parameter.get("length") and instance.bounds(parameter["length"])[-1][0]
                stated = text_of(opset, parameter, length)
                if stated is not None:
                    value = re.search(rf"[{{ ]{parameter['attribute']} = (.*)", attributes)
                    pairs = found.setdefault((instance.op["name"], parameter["name"]), [])
                    pairs.append((stated, value and value.group(1)))
        program.c.shlo_module_destroy(module)
    return found


def differs(stated, written):
    return not written or not re.match(re.escape(stated) + r"(, \w+ = |\}>)", written)


def main(arguments):
    program, opset = Library(arguments[0]), load()
    found, wrong, twins = walk(program, opset), 0, 0
    for key, pairs in found.items():
        for stated, written in pairs:
            if differs(stated, written):
                print(*key, f"is {stated}, in the artifact {written}")
                wrong += 1
                break
        twins += all(differs(stated.replace("<", "<1", 1), written) for stated, written in pairs)
    print(f"{len(found)} attributes, {wrong} findings; {twins} of {len(found)} twins found")
    return 1 if wrong or twins != len(found) or len(found) < 25 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
