"""Golden tests of opset-tblgen: the output of each emitter for the records in *.td, and the errors in errors/.

Usage: check.py OPSET_TBLGEN INCLUDE_FOLDER... [--twin | --update]

Expected outputs are checked by hand against the records and the facts about versions. --update rewrites those that
differ and prints their names; check the difference before you commit it. "// error: MESSAGE" marks each mistake in its
line; exactly the marked errors must occur. With --twin, there are more records, each expectation lacks one character,
each mark has a wrong word, and every comparison must fail.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import difflib
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
EMITTERS = {
    "toy.td": {
        "-gen-element-functions": "element_functions.txt",
        "-gen-lowerings": "lowerings.txt",
        "-gen-infer-ops": "infer_ops.txt",
        "-gen-versioned-ops": "versioned_ops.txt",
        "-gen-versions": "versions.txt",
        "-gen-wire-codes": "wire_codes.txt",
        "-gen-op-numbers": "op_numbers.txt",
        "-gen-c-header": "c_header.txt",
        "-gen-docs": "docs.txt",
        "-print-ledger": "ledger.txt",
    },
    "building.td": {
        "-gen-attributes": "attributes.txt",
        "-gen-builders": "builders.txt",
        "-gen-builders-data -abi 7.8": "builders_data.txt",
        "-gen-builders-header": "builders_header.txt",
        "-gen-builders-test": "builders_test.txt",
        "-gen-built-ops": "built_ops.txt",
        "-gen-client-calls": "client_calls.txt",
        "-gen-client-ops": "client_ops.txt",
        "-gen-constraints": "constraints.txt",
        "-gen-constraint-table": "constraint_table.txt",
        "-gen-extents": "extents.txt",
        "-gen-op-shapes": "op_shapes.txt",
        "-gen-padding": "padding.txt",
    },
    "formats.td": {
        "-gen-formats": "formats.txt",
    },
    "program.td": {
        "-gen-program-structures": "program_structures.txt",
        "-gen-program-ops": "program_ops.txt",
        "-gen-copied-lowerings": "copied_lowerings.txt",
        "-gen-element-functions": "element_facts.txt",
    },
    "static_forms.td": {
        "-gen-static-forms": "static_forms.txt",
    },
    "passes.td": {
        "-gen-pass-data": "pass_data.txt",
        "-gen-pass-declarations": "pass_declarations.txt",
        "-gen-pass-docs": "pass_docs.txt",
        "-gen-pass-table": "pass_table.txt",
    },
    "rewriting.td": {
        "-gen-deprecated-ops": "rewriting_deprecated_ops.txt",
        "-gen-older-forms": "rewriting_older_forms.txt",
        "-gen-rewriting-facts": "rewriting_facts.txt",
        "-gen-speculation": "rewriting_speculation.txt",
        "-gen-stored-forms": "rewriting_stored_forms.txt",
        "-gen-transcendentals": "rewriting_transcendentals.txt",
    },
    "onnx.td": {
        "-gen-onnx-data": "onnx_data.txt",
        "-gen-onnx-docs": "onnx_docs.txt",
        "-gen-onnx-functions": "onnx_functions.txt",
        "-gen-onnx-lists": "onnx_lists.txt",
        "-gen-onnx-rules": "onnx_rules.txt",
        "-gen-onnx-tables": "onnx_tables.txt",
    },
}
MARK = " // error: "


class Tests:
    def __init__(self, tool, includes, twin):
        self.command = [tool] + [word for folder in includes for word in ("-I", folder)]
        self.twin, self.results = twin, []

    def run(self, *arguments):
        return subprocess.run(self.command + list(arguments), cwd=HERE, capture_output=True, text=True)

    def result(self, name, difference):
        self.results.append((name, not difference))
        if difference and not self.twin:
            print(f"--- {name}\n{difference}")

    def expected(self, name):
        path = os.path.join(HERE, "expected", name)
        if not os.path.exists(path):
            return ""
        with open(path) as file:
            return file.read()

    def golden(self, records, flag, name, expected):
        run = self.run(*flag.split(), *records)
        lines = difflib.unified_diff(expected.splitlines(), run.stdout.splitlines(), f"expected/{name}", flag,
                                     lineterm="")
        self.result(flag, run.stderr + "\n".join(lines) if run.returncode or run.stdout != expected else "")

    def emitters(self):
        for toy, outputs in EMITTERS.items():
            for flag, name in outputs.items():
                expected = self.expected(name)
                if self.twin:
                    self.golden(["-D", "TWIN", toy], flag, name, expected)
                    self.golden([toy], flag, name, expected[:-2] + "\n")
                else:
                    self.golden([toy], flag, name, expected)

    # Every emitter that there is has a golden test.
    def complete(self):
        known = set(re.findall(r"^ *(--(?:gen|print)-[a-z-]+) ", self.run("--help").stdout, re.MULTILINE))
        tested = {"-" + flag.split()[0] for outputs in EMITTERS.values() for flag in outputs}
        if self.twin:
            tested.pop()
        self.result("each emitter is tested", "" if known == tested and known else f"untested: {known - tested}")

    def update(self):
        written = []
        for toy, outputs in EMITTERS.items():
            for flag, name in outputs.items():
                run = self.run(*flag.split(), toy)
                if run.returncode:
                    sys.exit(run.stderr)
                if run.stdout != self.expected(name):
                    with open(os.path.join(HERE, "expected", name), "w") as file:
                        file.write(run.stdout)
                    written.append(f"expected/{name}")
        print("wrote " + ", ".join(written) + ": check the difference by hand" if written else "nothing to write")

    # A committed ledger is printed as it stands, and only what is new follows.
    def appended(self):
        with open(os.path.join(HERE, "expected", "ledger.txt")) as file:
            lines = [line for line in file.read().splitlines() if line.split()[1] != "1.18.0"]
        lines = [line for line in reversed(lines) if line.split()[1] not in ("stablehlo.sort", "stablehlo.window")]
        lines.insert(0, "# A comment.")
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("".join(line + "\n" for line in lines))
            file.flush()
            run = self.run("-print-ledger", "-ledger", file.name, "toy.td")
        expected = lines + ["release 1.18.0 bytecode 6", "case 1.18.0 order_type_v1 WEAKORDER 5",
                            "op 1.18.0 broadcast_v3 has_dynamic_root pairs", "number stablehlo.sort 15",
                            "number stablehlo.window 16"]
        if self.twin:
            expected.insert(3, expected.pop(2))
        self.result("appending to a ledger", "" if run.stdout.splitlines() == expected else run.stdout + run.stderr)

    def mistakes(self, name, *arguments):
        with open(os.path.join(HERE, "errors", name)) as file:
            lines = file.read().splitlines()
        marked = {(number, message + (" not" if self.twin else "")) for number, line in enumerate(lines, 1)
                  for message in line.split(MARK)[1:]}
        run = self.run(*arguments)
        found = {(int(number), message) for number, message
                 in re.findall(rf"{re.escape(name)}:(\d+):\d+: error: (.*)", run.stderr)}
        others = [line for line in run.stderr.splitlines()
                  if re.search(r":\d+:\d+: error: ", line) and name + ":" not in line]
        wrong = [f"{name}:{number}: missing: {message}" for number, message in sorted(marked - found)]
        wrong += [f"{name}:{number}: unexpected: {message}" for number, message in sorted(found - marked)]
        wrong += [f"elsewhere: {line}" for line in others]
        if run.returncode == 0:
            wrong.append(f"{name}: no failure")
        self.result(f"errors/{name}", "\n".join(wrong))


def main(arguments):
    twin = "--twin" in arguments
    tool, *includes = [argument for argument in arguments if argument not in ("--twin", "--update")]
    tests = Tests(os.path.abspath(tool), [os.path.abspath(folder) for folder in includes], twin)
    if "--update" in arguments:
        return tests.update()
    tests.emitters()
    tests.complete()
    tests.appended()
    for name in sorted(os.listdir(os.path.join(HERE, "errors"))):
        if name.endswith(".td"):
            flags = {"builders.td": ["-gen-builders"], "facts.td": ["-gen-builders-data", "-abi", "7.8"],
                     "formats.td": ["-gen-formats"], "onnx.td": ["-gen-onnx-tables"],
                     "onnx_bodies.td": ["-gen-onnx-tables"], "static_forms.td": ["-gen-static-forms"]}
            tests.mistakes(name, *flags.get(name, ["-gen-versioned-ops"]), os.path.join("errors", name))
    # In the ledger the marks would be part of the lines.
    with open(os.path.join(HERE, "errors", "ledger.txt")) as file:
        text = re.sub(f"{MARK}.*", "", file.read())
    with tempfile.TemporaryDirectory() as folder:
        ledger = os.path.join(folder, "ledger.txt")
        with open(ledger, "w") as file:
            file.write(text)
        tests.mistakes("ledger.txt", "-print-ledger", "-ledger", ledger, "toy.td")
    wrong = [name for name, passed in tests.results if passed == twin]
    print(f"{len(tests.results) - len(wrong)} of {len(tests.results)} " + ("twins found" if twin else "passed"))
    if wrong:
        print("wrong: " + ", ".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
