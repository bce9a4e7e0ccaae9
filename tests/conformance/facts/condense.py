"""Extracts the facts that check_opset.py compares from the facts pack, one per line: condense.py PACK > facts.json

The pack is a folder of tables about the versioned opset, collected from the records of github.com/openxla/stablehlo by
table generators, and apart from the opset of this project.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import pathlib
import re
import sys

pack = pathlib.Path(sys.argv[1])


def load(name):
    return json.loads((pack / name).read_text())


def pick(entries, *keys):
    return [{key: entry[key] for key in keys} for entry in entries]


def coded(entries):
    return [{"code": entry["code"], "mnemonic": entry["mnemonic"], "min": entry["min"],
             "fields": [field["enc"] for field in entry["fields"]]} for entry in entries if entry["mnemonic"]]


def dense_arrays(text):
    """OP.ATTRIBUTE for each of "for exactly: OP/OP.{ATTRIBUTE,ATTRIBUTE}, ..."."""
    names = {f"{op}.{name}" for ops, one, several in re.findall(r"([\w/]+)\.(?:(\w+)|\{([^}]*)\})", text)
             for op in ops.split("/") for name in re.split(r"[, ]+", one or several)}
    # "... and window_reversal (bool)" of both convolutions.
    return sorted(names | {"convolution.window_reversal", "dynamic_conv.window_reversal"})


bytecode, rules = load("vhlo_bytecode.json"), load("conversion_rules.json")
facts = {
    "releases": re.findall(r"^### (\d+\.\d+\.\d+) ", (pack / "version_history.md").read_text(), re.MULTILINE),
    "bytecode_versions": pick(bytecode["bytecode_version_map"], "min", "max", "mlir_bytecode"),
    "type_codes": coded(bytecode["types"]),
    "attribute_codes": coded(bytecode["attributes"]),
    "types": pick(load("vhlo_types.json")["types"], "mnemonic", "min"),
    "attributes": pick(load("vhlo_attrs.json")["attributes"], "mnemonic", "min"),
    "enums": pick(load("vhlo_enums.json")["enums"], "attribute_mnemonic", "min", "cases"),
    "versioned_ops": [{**pick([op], "mnemonic", "min", "max", "attributes_wire_order")[0],
                       "operands": [operand["kind"] for operand in op["operands"]],
                       "regions": len(op["regions"])} for op in load("vhlo_ops.json")["ops"]],
    "conversions": pick(rules["version_conversions"], "to_op", "changed_in"),
    "dense_arrays": dense_arrays(rules["special_attributes_to_stablehlo"]["tensor_v1 -> dense array attribute"]),
    "defaults": [{"op": op, "attribute": rule["attr"], "value": re.split(r" ;|  ?\(", rule["value"])[0].strip()}
                 for op, entries in rules["stablehlo_to_vhlo_defaults"].items() for rule in entries
                 if not rule["value"].startswith("no default")],
    "ops": [{"mnemonic": op["mnemonic"], "operands": [[operand["name"], operand["kind"]] for operand in op["operands"]],
             "attributes": [attribute["name"] for attribute in op["attributes"]],
             "regions": len(op["regions"])} for op in load("stablehlo_ops.json")["ops"]],
}
lines = (json.dumps(name) + ": [\n" + ",\n".join("  " + json.dumps(entry) for entry in entries) + "\n]"
         for name, entries in facts.items())
print("{\n" + ",\n".join(lines) + "\n}")
