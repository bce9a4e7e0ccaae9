#!/usr/bin/env python3
"""Runs the reference project's lit tests, as they are, with the tools of this library.

usage: lit.py BUILD FOLDER [--lit LIT] [--llvm LLVM/bin] [--jobs N] [--stub NAME] [--json FILE] [--show] [SUITE...]

BUILD is a build folder, FOLDER a copy of the folder stablehlo of github.com/openxla/stablehlo at the commit named in
exceptions.txt; it is not part of this project. A SUITE is "tests", "testdata", or a folder or file in them. LIT and LLVM
are those of LLVM 22.

A test passes if all its RUN lines do. A tool that prints nothing passes most of them, so the score is the number of
tests that pass and that a stub does not: `--stub silent` runs the suite with tools that print nothing and succeed,
`--stub cat` with tools that print their input. With --json the results of a run are written, by test; --compare reads
those of a stub and counts what passes here and not there.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SUITES = ["tests", "testdata"]
STUBS = {
    "silent": "#!/bin/sh\ncat > /dev/null < /dev/null\nexit 0\n",
    "cat": '#!/bin/sh\nfor word in "$@"; do case "$word" in -*) ;; *) exec cat "$word";; esac; done\nexec cat\n',
}


def write_stub(folder, text):
    folder.mkdir()
    for name in ("stablehlo-opt", "stablehlo-translate"):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return folder


def site(folder, suite, source, tools, llvm):
    """A folder with a site file, outside of the reference's tree."""
    place = folder / suite
    place.mkdir(parents=True)
    (place / "lit.site.cfg.py").write_text(
        "import lit.llvm\n"
        "lit.llvm.initialize(lit_config, config)\n"
        f"config.llvm_tools_dir = {str(llvm)!r}\n"
        f"config.stablehlo_tools_dir = {str(tools)!r}\n"
        f"config.test_exec_root = {str(place)!r}\n"
        f"lit_config.load_config(config, {str(source / suite / 'lit.cfg.py')!r})\n"
    )
    return place


def run(lit, places, jobs, report):
    # The sources of the tests are beside the tools: pyc files must not be written there.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [lit, "-q", f"-j{jobs}", "--output", report, *places]
    subprocess.run(list(map(str, command)), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return json.loads(report.read_text())["tests"]


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--lit", default="/usr/lib/llvm-22/bin/lit")
    parser.add_argument("--llvm", type=pathlib.Path, default="/usr/lib/llvm-22/bin")
    parser.add_argument("--jobs", default=2)
    parser.add_argument("--stub", choices=STUBS)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--compare", type=pathlib.Path, help="the results of a stub")
    parser.add_argument("--show", action="store_true", help="print why tests fail")
    parser.add_argument("suite", nargs="*", default=SUITES)
    arguments = parser.parse_intermixed_args()
    tools = arguments.build.resolve() / "src/tools/libexec/stablehlo-c"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if arguments.stub:
            tools = write_stub(folder / "stub", STUBS[arguments.stub])
        places = []
        for wanted in arguments.suite:
            suite, _, rest = wanted.partition("/")
            if not (folder / suite).exists():
                site(folder, suite, arguments.folder.resolve(), tools, arguments.llvm)
            places.append(folder / suite / rest)
        tests = run(arguments.lit, places, arguments.jobs, folder / "report.json")
    results = {re.sub(r"^.* :: ", "", test["name"]): test["code"] == "PASS" for test in tests}
    if arguments.show:
        for test in tests:
            if test["code"] != "PASS":
                print(test["name"], test["code"])
                print("\n".join(test["output"].split("\n")[:40]))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=0, sort_keys=True) + "\n")
    groups = collections.defaultdict(lambda: [0, 0])
    for test in tests:
        suite, path = test["name"].split(" :: ")
        group = suite + ("/" + path.rsplit("/", 1)[0] if "/" in path else "")
        groups[group][0] += test["code"] == "PASS"
        groups[group][1] += 1
    for group, (passed, total) in sorted(groups.items()):
        print(f"{group}: {passed} of {total}")
    if not tests:
        sys.exit("no test ran")
    if arguments.compare:
        stub = json.loads(arguments.compare.read_text())
        print(f"pass here and not with the stub: {sum(results[name] and not stub.get(name, False) for name in results)}")
    failed = [name for name, passed in results.items() if not passed]
    if not arguments.stub:
        print("\n".join(sorted(failed)[:200]))
    sys.exit(bool(failed))


main()
