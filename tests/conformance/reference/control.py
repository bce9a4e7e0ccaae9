#!/usr/bin/env python3
"""Runs the cases of the reference project's passes with three tools: this library's, jaxlib and catalyst.

usage: control.py BUILD FOLDER --jaxlib PYTHON --catalyst PROGRAM [--llvm LLVM/bin] [--jobs N] [--only REGEX] [--list]
                  [--write FILE]

BUILD and FOLDER are those of lit.py, and a case is what cases.py takes for one. PYTHON has jaxlib, whose passes are the
reference's own; PROGRAM is that of the Python package pennylane-catalyst, whose `--tool=opt` has them, too. A case is
that of a file whose RUN lines give passes to stablehlo-opt and have their output checked. Those that expect errors are
left out, because neither control compares diagnostics. The column "idle" is this library's tool with the passes left
out: some cases say that nothing must change.

The control shows what the cases ask of a build of the reference that is not the one they were written for. A column of
the table is the number of cases that pass; "-" is a pass that the tool does not have. With --write, the table replaces
the one in the file between the marks "<!-- control.py -->" and "<!-- end -->".
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import concurrent.futures
import pathlib
import re
import shlex
import sys
import tempfile

from cases import Runner, cases_of, command_line, has_checks, without_passes

# Of the questions of tests, which no control answers, too.
LEFT_OUT = re.compile(r"-to-linalg|-to-tosa|tosa-|vhlo|--serialize|stablehlo-translate|hlo-test-")
ABSENT = re.compile(r"not refer to a registered pass|Unknown command line argument|does not have this pass")
BEGIN, END = "<!-- control.py -->\n", "<!-- end -->\n"
CATALYST = """#!/bin/sh
exec {program} --tool=opt "$@"
"""
JAXLIB = '''#!{python}
import re
import sys

from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
stablehlo.register_dialect(context)
chlo.register_dialect(context)
context.load_all_available_dialects()
stablehlo.register_stablehlo_passes()
pipeline, files, printing = [], [], {}
for word in sys.argv[1:]:
    if not word.startswith("-"):
        files.append(word)
        continue
    name, _, options = word.lstrip("-").partition("=")
    if name == "allow-unregistered-dialect":
        context.allow_unregistered_dialects = True
    elif name == "mlir-print-op-generic":
        printing["print_generic_op_form"] = True
    elif name == "mlir-print-debuginfo":
        printing["enable_debug_info"] = True
    elif name not in ("split-input-file", "verify-diagnostics", "verify-each"):
        pipeline.append(name + ("{" + options + "}" if options else ""))
sys.excepthook = lambda kind, error, trace: print(error, file=sys.stderr)
with context:
    module = ir.Module.parse(open(files[0]).read())
    for one in pipeline:
        # A pass of functions says on which op it can be run.
        try:
            passmanager.PassManager.parse("builtin.module(" + one + ")").run(module.operation)
        except Exception as error:
            if "restricted to 'func.func'" not in str(error) and "FunctionOpInterface" not in str(error):
                raise
            passmanager.PassManager.parse("builtin.module(func.func(" + one + "))").run(module.operation)
    module.operation.print(**printing)
'''


def tool(folder, text):
    folder.mkdir()
    (folder / "stablehlo-opt").write_text(text)
    (folder / "stablehlo-opt").chmod(0o755)
    return folder


def pass_names(runs):
    found = []
    for line in runs:
        for word in shlex.split(line.split("|")[0]):
            match = re.match(r"--?([a-z][\w-]*)", word)
            if match and re.match(r"stablehlo-|chlo-|shape-|hlo-test|canonicalize|inline|interpreter", match.group(1)):
                found.append(match.group(1))
    return list(dict.fromkeys(found))


def main():
    parser = command_line(__doc__)
    parser.add_argument("--jaxlib", type=pathlib.Path, required=True)
    parser.add_argument("--catalyst", type=pathlib.Path, required=True)
    parser.add_argument("--list", action="store_true", help="print which cases fail with which tool")
    parser.add_argument("--write", type=pathlib.Path)
    arguments = parser.parse_args()
    root = arguments.folder.resolve()
    cases = []
    for path in sorted((root / "tests").rglob("*.mlir")):
        if re.search(arguments.only, str(path.relative_to(root))):
            for case in cases_of(path, root)[0]:
                case.runs = [line for line in case.runs if "FileCheck" in line and has_checks(case.text, line)
                             and not LEFT_OUT.search(line) and not re.match(r"not\b", line)
                             and pass_names([line])]  # fmt: skip
                if case.runs and "expected-" not in case.text:
                    cases.append(case)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tools = {
            "ours": (arguments.build / "src/tools/libexec/stablehlo-c").resolve(),
            "jaxlib": tool(folder / "jaxlib", JAXLIB.replace("{python}", str(arguments.jaxlib.absolute()))),
            "catalyst": tool(folder / "catalyst", CATALYST.format(program=arguments.catalyst.absolute())),
        }
        runners = {name: Runner(path, arguments.llvm.resolve()) for name, path in tools.items()}

        missing = {}  # by tool and passes: what it says of those that it does not have

        def ask(name, case):
            key = name, tuple(pass_names(case.runs))
            if key in missing:
                return False, missing[key]
            verdict = runners[name].passes(case)
            if ABSENT.search(verdict[1]):
                missing[key] = verdict[1]
            return verdict

        def judge(case):
            idle = [without_passes(line) for line in case.runs]
            verdicts = {"idle": (False, "") if None in idle else runners["ours"].passes(case, runs=idle)}
            return case, verdicts | {name: ask(name, case) for name in runners}

        rows = collections.defaultdict(collections.Counter)
        names, absent = {}, collections.Counter()
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for case, verdicts in pool.map(judge, cases):
                file = case.name.rsplit(":", 1)[0].removeprefix("tests/")
                names.setdefault(file, {}).update(dict.fromkeys(pass_names(case.runs)))
                rows[file]["cases"] += 1
                for name, (passed, reason) in verdicts.items():
                    rows[file][name] += passed
                    absent[file, name] += bool(ABSENT.search(reason))
                    if arguments.list and not passed and name != "idle":
                        print(f"{case.name}: {name}: {'; '.join(reason.strip().splitlines()[:2])[:200]}")
    total = collections.Counter()
    columns = ["cases", "idle", *tools]
    table = f"| file | passes | {' | '.join(columns)} |\n|---|---|{'--:|' * len(columns)}\n"
    for file, counts in sorted(rows.items()):
        total += counts
        cells = ["-" if absent[file, one] == counts["cases"] else str(counts[one]) for one in columns]
        table += f"| {file} | {', '.join(f'`{one}`' for one in names[file])} | {' | '.join(cells)} |\n"
    table += f"| all | | {' | '.join(str(total[one]) for one in columns)} |\n"
    print(table)
    if arguments.write:
        text = arguments.write.read_text()
        before, _, rest = text.partition(BEGIN)
        arguments.write.write_text(before + BEGIN + table + END + rest.partition(END)[2])
    if not cases:
        sys.exit("no case ran")


main()
