"""Compares the opset's tables with facts.json: codes, version ranges, wire attributes, defaults.

Usage: check_opset.py FACTS LEDGER VERSIONED_OPS_INC OPSET_MD [--twins]. With --twins, each check gets tables with one
mistake and must find it.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import re
import sys

# What vhlo::Default says, as the facts write it.
DEFAULTS = {
    "ZeroI64": "integer_v1<0 : i64>",
    "MinusOneI64": "integer_v1<-1 : i64>",
    "False": "bool_v1<false>",
    "EmptyString": 'string_v1<"">',
    "EmptyArray": "array_v1<[]>",
    "EmptyDictionary": "dict_v1<{}>",
    "EmptyI64Tensor": "tensor_v1<empty : tensor<0xi64>>",
    "NoComparisonType": "comparison_type_v1 NOTYPE",
    "OriginalApi": "api_version_v1 API_VERSION_ORIGINAL",
    "DefaultAccuracy": "result_accuracy_v1<atol=0.0, rtol=0.0, ulps=0, mode=DEFAULT>",
    "TwoDefaultPrecisions": "array_v1<[precision DEFAULT, precision DEFAULT]>",
    "NoAlgorithm": "type_v1<none_v1>",
    "SpatialOnes": "tensor_v1<splat 1 : tensor<Sxi64>>",
    "SpatialFalses": "tensor_v1<splat false : tensor<Sxi1>>",
    "SpatialZeroPairs": "tensor_v1<splat 0 : tensor<Sx2xi64>>",
    "WindowOnes": "tensor_v1<splat 1 : tensor<Wxi64>>",
    "WindowZeroPairs": "tensor_v1<splat 0 : tensor<Wx2xi64>>",
    "NoBackendConfig": 'string_v1<"">',
    "BothLayoutsEmpty": "array_v1<[]>",
}
# How the facts write what vhlo::PartKind says; some parts are two fields there.
PARTS = {
    "Enum": r"enum\(\w+\)", "Flag": "varint", "Count": "varint", "Number": "svarint", "Numbers": r"list\(svarint\)",
    "Extents": r"list\(svarint\)", "F64": r"apfloat\(f64\)", "F64s": r"list\(apfloat\(f64\)\)", "String": "str",
    "Type": "type", "Types": r"list\(type\)", "FunctionTypes": r"list\(type\)", "Attr": "attr", "Attrs": r"list\(attr\)",
    "Pairs": r"pairs\(attr,attr\)", "OptionalAttr": "optattr", "FlaggedAttr": "flagattr",
    "Float": r"type apfloat\(type\)", "Integer": r"type apint\(type\)", "Elements": r"type tensordata\(type\)",
}
# Flattened attributes whose absence the facts state for the fields.
FIELDS = {"ChannelHandle": ["channel_id"],
          "DotAlgorithm": ["lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count",
                           "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"]}


def key(version):
    return tuple(int(part) for part in version.split("."))


class Checker:
    def __init__(self, facts, ledger, tables, page):
        self.facts, self.failures, self.compared = facts, 0, 0
        self.tables, self.page = tables, page
        # The facts end with a release; what is newer, and ops that changed since, are not compared.
        self.history = facts["releases"]
        self.lines, self.newer_ops = [], set()
        for line in (row.split() for row in ledger.splitlines() if row and not row.startswith("#")):
            if line[0] == "number" or key(line[1]) <= key(self.history[-1]):
                self.lines.append(line)
            elif line[0] == "op":
                self.newer_ops.add(line[2].rsplit("_v", 1)[0])

    def expect(self, what, ours, theirs):
        self.compared += 1
        if ours != theirs:
            self.failures += 1
            print(f"{what}: the opset says {ours}, the facts {theirs}")

    def of_kind(self, kind):
        return [line[1:] for line in self.lines if line[0] == kind]

    def codes(self):
        for kind in ("type", "attribute"):
            ours = {int(code): (name, since) for since, name, code in self.of_kind(kind)}
            theirs = {entry["code"]: (entry["mnemonic"], entry["min"]) for entry in self.facts[kind + "_codes"]}
            self.expect(f"{kind} codes", sorted(ours), sorted(theirs))
            for code in ours:
                self.expect(f"{kind} code {code}", ours[code], theirs.get(code))
            ours = {name: since for since, name, _ in self.of_kind(kind)}
            theirs = {entry["mnemonic"]: entry["min"] for entry in self.facts[kind + "s"]}
            self.expect(f"{kind}s", ours, theirs)

    # What each type and attribute is made of on the wire.
    def parts(self):
        arrays = {name: re.findall(r"PartKind::(\w+)", body) for name, body
                  in re.findall(r"constexpr Part (\w+)\[\] = \{\n((?: .*\n)+)", self.tables)}
        for kind in ("types", "attributes"):
            table = re.search(rf"constexpr CodeRecord {kind}\[\] = \{{\n((?: .*\n)+)", self.tables).group(1)
            records = re.findall(r'\{"(\w+)", (\d+), \{[^}]*\}, (\w+|\{\}), "', table)
            known = {code for _, _, code in self.of_kind(kind[:-1])}
            records = [record for record in records if record[1] in known]
            theirs = {entry["code"]: entry["fields"] for entry in self.facts[kind[:-1] + "_codes"]}
            self.expect(f"records of {kind}", [int(code) for _, code, _ in records], sorted(theirs))
            for name, code, array in records:
                ours = " ".join(PARTS[part] for part in arrays.get(array, []))
                fields = " ".join(theirs[int(code)])
                self.expect(f"parts of {name}", bool(re.fullmatch(ours, fields)), True)

    def enums(self):
        ours = {}
        since = {}
        for version, name, case, value in self.of_kind("case"):
            ours.setdefault(name, {})[case] = int(value)
            since[name, case] = version
        facts = self.facts["enums"]
        self.expect("enums", ours, {enum["attribute_mnemonic"]: enum["cases"] for enum in facts})
        # The one case that is younger than its attribute.
        first = {enum["attribute_mnemonic"]: enum["min"] for enum in facts}
        self.expect("younger cases", {case for case, version in since.items() if version != first[case[0]]},
                    {("comparison_type_v1", "WEAKORDER")})
        self.expect("WEAKORDER", since["comparison_type_v1", "WEAKORDER"], "1.22.0")

    def releases(self):
        ours = {version: int(number) for version, _, number in self.of_kind("release")}
        for entry in self.facts["bytecode_versions"]:
            last = entry["max"].replace(".x", ".0").split(" ")[0]
            for version, number in ours.items():
                if key(entry["min"]) <= key(version) <= key(last):
                    self.expect(f"bytecode of {version}", number, entry["mlir_bytecode"])
        self.expect("releases", list(ours), self.history)

    def ops(self):
        versions = [line[1] for line in self.lines if line[0] == "release"]
        ours = {}
        for since, name, *attributes in self.of_kind("op"):
            base, number = name.rsplit("_v", 1)
            flags = attributes[attributes.index("/"):] if "/" in attributes else []
            ours.setdefault(base, {})[int(number)] = (since, attributes[:len(attributes) - len(flags)], flags)
        theirs = {}
        for op in self.facts["versioned_ops"]:
            base, number = op["mnemonic"].rsplit("_v", 1)
            theirs.setdefault(base, {})[int(number)] = op
        for base, numbered in ours.items():
            if base not in theirs:
                self.expect(f"op {base}", "there", "not there")
                continue
            self.expect(f"versions of {base}", sorted(numbered), sorted(theirs[base]))
            for number, (since, attributes, flags) in numbered.items():
                op = theirs[base].get(number)
                if op is None:
                    continue
                newer = numbered.get(number + 1)
                last = versions[versions.index(newer[0]) - 1] if newer else "current"
                self.expect(f"{base}_v{number} range", (since, last), (op["min"], op["max"]))
                self.expect(f"{base}_v{number} attributes", attributes, op["attributes_wire_order"])
                latest = theirs[base][max(theirs[base])]
                was_single = set(op["operands"]) <= {"single"}
                became_variadic = was_single and "variadic" in latest["operands"]
                lost_regions = latest["regions"] > 0 and op["regions"] == 0
                self.expect(f"{base}_v{number} shape", ("one" in flags, "no" in flags),
                            (became_variadic, lost_regions))
        missing = sorted(set(theirs) - set(ours))
        print(f"{len(ours)} of {len(theirs)} versioned ops" + (f", without {' '.join(missing)}" if missing else ""))

    # Each op with the text of its attributes.
    def attributes(self):
        found = re.findall(r"^// (\S+), from .*\nstatic constexpr OpAttribute \w+\[\] = \{\n((?: .*\n)+)", self.tables,
                           re.MULTILINE)
        return [(op, attributes) for op, attributes in found if op.removeprefix("stablehlo.") not in self.newer_ops]

    # What is a tensor on the wire and a dense array in the program.
    def dense_arrays(self):
        ours = {f"{op.removeprefix('stablehlo.')}.{name}" for op, attributes in self.attributes()
                for name in re.findall(r'"(\w+)", Flattening::DenseArray', attributes)}
        theirs = [name for name in self.facts["dense_arrays"] if name.split(".")[0] not in self.newer_ops]
        self.expect("dense arrays", sorted(ours), theirs)

    # Every step from a version to the next, and the release that made it.
    def steps(self):
        ours = sorted((name, since) for since, name, *_ in self.of_kind("op") if not name.endswith("_v1"))
        self.expect("steps", ours, sorted((rule["to_op"], rule["changed_in"]) for rule in self.facts["conversions"]))

    # Names of operands and attributes, in order, which operands are lists, and regions: from the page of the opset.
    def definitions(self):
        rows = re.findall(r"^\| `stablehlo\.(\S+)` \| [^|]* \| \S+ \| (.*?) \| (.*?) \| v1", self.page, re.MULTILINE)
        theirs = {op["mnemonic"]: op for op in self.facts["ops"]
                  if op["mnemonic"] not in self.newer_ops}
        rows = [row for row in rows if row[0] not in self.newer_ops]
        for name, operands, attributes in rows:
            words = [word for word in re.split("[,;] ", operands) if word]
            regions = [int(word.split()[0]) for word in words if re.match(r"\d+ region", word)]
            ours = (words[:len(words) - len(regions)], re.findall(r"`(\w+)`", attributes), sum(regions))
            op = theirs[name]
            self.expect(f"definition of {name}", ours,
                        ([name + ("..." if kind != "single" else "") for name, kind in op["operands"]],
                         op["attributes"], op["regions"]))
        self.expect("defined ops", sorted(row[0] for row in rows), sorted(theirs))

    def defaults(self):
        for op, attributes in self.attributes():
            ours = {}
            for name, flattening, absent in re.findall(r'\{"(\w+)", Flattening::(\w+), Default::(\w+)\}', attributes):
                if absent != "Required":
                    ours.update((field, DEFAULTS[absent]) for field in FIELDS.get(flattening, [name]))
            theirs = {rule["attribute"]: rule["value"] for rule in self.facts["defaults"]
                      if rule["op"] == op.removeprefix("stablehlo.")}
            self.expect(f"defaults of {op}", ours, theirs)


# One thing wrong for each check: what to replace, in the ledger or in the tables.
TWINS = {
    "codes": ("type 0.9.0 f32_v1 4\n", "type 0.10.0 f32_v1 4\n"),
    "parts": ('{"ulps", PartKind::Number}', '{"ulps", PartKind::Count}'),
    "enums": ("case 1.22.0 comparison_type_v1", "case 1.21.0 comparison_type_v1"),
    "releases": ("release 0.14.0 bytecode 4", "release 0.14.0 bytecode 5"),
    "ops": ("op 1.6.0 dot_general_v2 accumulation_type allow", "op 1.6.0 dot_general_v2 allow"),
    "steps": ("op 1.18.0 custom_call_v2 ", "op 1.18.0 custom_call_v1 "),
    "dense_arrays": ('"permutation", Flattening::DenseArray', '"permutation", Flattening::Plain'),
    "definitions": ("| operand, padding_value, edge_padding_low", "| padding_value, operand, edge_padding_low"),
    "defaults": ('"is_stable", Flattening::Plain, Default::False', '"is_stable", Flattening::Plain, Default::ZeroI64'),
}


def main(arguments):
    facts_file, ledger_file, tables_file, page_file = arguments[:4]
    with open(facts_file) as file:
        facts = json.load(file)
    with open(ledger_file) as file:
        ledger = file.read()
    with open(tables_file) as file:
        tables = file.read()
    with open(page_file) as file:
        page = file.read()
    if "--twins" in arguments:
        missed = []
        for name, (right, wrong) in TWINS.items():
            texts = (ledger, tables, page)
            assert any(right in text for text in texts), f"the twin of {name} changes nothing"
            checker = Checker(facts, *(text.replace(right, wrong) for text in texts))
            getattr(checker, name)()
            if not checker.failures:
                missed.append(name)
        print(f"not found: {missed}" if missed else "every check found its twin")
        return 1 if missed else 0
    checker = Checker(facts, ledger, tables, page)
    for name in TWINS:
        getattr(checker, name)()
    print(f"{checker.compared} comparisons, {checker.failures} failures")
    return 1 if checker.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
