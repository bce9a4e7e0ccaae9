#!/usr/bin/env python3
"""Scores the reference project's lit tests case by case, with twins that must fail.

usage: cases.py BUILD FOLDER [--llvm LLVM/bin] [--jobs N] [--list] [--only REGEX] [--json FILE] [SUITE...]

BUILD and FOLDER are those of lit.py, which runs the same tests as files. A case is what "// -----" separates, where the
test splits its input, or a whole file. Its RUN lines are run on it alone. A tool that prints nothing passes nearly all
files, so a case scores only if it passes and each of its twins fails. The twins, where they apply:

  flags     the passes of stablehlo-opt left out
  check     a CHECK line that nobody prints
  unnamed   an expected-error taken away
  moved     an expected-error moved by one line
  value     a digit of an expected value changed
  byte      a byte of a compared artifact changed

"%if asserts" lines need a tool with debug output, and are left out: "inert". A case without a twin, or with one that
passes, is "untold": passing it says nothing.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TOOLS = ("stablehlo-opt", "stablehlo-translate")
KEPT_FLAGS = re.compile(r"^--?(split-input-file|verify-diagnostics|allow-unregistered-dialect|mlir-print|verify-each)")
SECONDS = 60


def run_lines(text):
    """The RUN lines of a file, continued ones joined."""
    lines, open_line = [], ""
    for row in text.split("\n"):
        match = re.match(r"\s*(?://|#)\s*RUN:\s*(.*)$", row)
        if not match:
            continue
        open_line += match.group(1)
        if open_line.endswith("\\"):
            open_line = open_line[:-1]
            continue
        lines.append(open_line.strip())
        open_line = ""
    return lines


class Case:
    def __init__(self, path, name, text, runs, artifact):
        self.path, self.name, self.text, self.runs, self.artifact = path, name, text, runs, artifact


def cases_of(path, root):
    text = path.read_text(errors="surrogateescape")
    runs = [line for line in run_lines(text)]
    live = [line for line in runs if "%if asserts" not in line]
    artifact = path.with_name(path.name + ".bc")
    artifact = artifact.read_bytes() if artifact.exists() else None
    name = str(path.relative_to(root))
    parts = [text]
    if any("split-input-file" in line for line in live) and artifact is None:
        parts = re.split(r"(?m)^[ \t]*// -----.*$", text)
    found = []
    line = 1
    for part in parts:
        if any(row.strip() and not row.strip().startswith("//") for row in part.split("\n")):
            found.append(Case(path, f"{name}:{line}", part, live, artifact))
        line += part.count("\n")
    return found, len(runs) - len(live)


def prefixes(command):
    found = re.findall(r"--?check-prefix(?:es)?[= ](\S+)", command)
    return [one for group in found for one in group.split(",")] or ["CHECK"]


def has_checks(text, command):
    return any(re.search(rf"{re.escape(prefix)}(-[A-Z]+)?(\{{LITERAL\}})?:", text) for prefix in prefixes(command))


def without_passes(command):
    """The command with the passes of stablehlo-opt left out; None if it has none."""
    words, tool, changed = [], "", False
    for word in re.findall(r"(?:[^\s'\"|]|'[^']*'|\"[^\"]*\")+|\|", command):
        if word == "|":
            tool = ""
        elif not tool:
            tool = word
        if tool == "stablehlo-opt" and re.match(r"--?\w", word) and not KEPT_FLAGS.match(word):
            changed = True
        else:
            words.append(word)
    return " ".join(words) if changed else None


class Runner:
    def __init__(self, tools, llvm):
        self.tools, self.llvm = tools, llvm

    def passes(self, case, text=None, runs=None, artifact=None):
        text = case.text if text is None else text
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            source = folder / case.path.name
            source.write_text(text, errors="surrogateescape")
            artifact = case.artifact if artifact is None else artifact
            if artifact is not None:
                source.with_name(source.name + ".bc").write_bytes(artifact)
            for command in runs or case.runs:
                if "FileCheck" in command and not has_checks(text, command):
                    command = re.sub(r"\|\s*FileCheck[^|]*", "> /dev/null", command)
                for tool in TOOLS:
                    command = re.sub(rf"(?<![\w/-]){tool}(?![\w-])", str(self.tools / tool), command)
                for tool in ("FileCheck", "not"):
                    command = re.sub(rf"(?<![\w/-]){tool}(?![\w-])", str(self.llvm / tool), command)
                command = command.replace("%s", str(source)).replace("%t", str(folder / "t"))
                try:
                    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=folder, timeout=SECONDS,
                                          env={**os.environ, "FILECHECK_OPTS": "-enable-var-scope"},
                                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
                except subprocess.TimeoutExpired:
                    return False, "more than a minute"
                if done.returncode:
                    return False, done.stdout.decode(errors="replace").replace(str(folder) + "/", "")
        return True, ""

    def twins(self, case):
        """(name, whether it passes) of each twin that applies."""
        runs, text = case.runs, case.text
        checked = [line for line in runs if "FileCheck" in line and has_checks(text, line)]
        verified = [line for line in runs if "verify-diagnostics" in line]
        flagless = [without_passes(line) for line in checked if "stablehlo-opt" in line]
        if flagless and None not in flagless:
            yield "flags", self.passes(case, runs=flagless)[0]
        if checked:
            prefix = prefixes(checked[0])[0]
            yield "check", self.passes(case, text + f"\n// {prefix}: nobody prints this line\n", checked)[0]
        expected = re.search(r"expected-error", text)
        if verified and expected:
            yield "unnamed", self.passes(case, text.replace("expected-error", "unexpected-nothing"), verified)[0]
            end = text.find("\n", expected.start())
            yield "moved", self.passes(case, text[:end] + "\n\n" + text[end:], verified)[0]
        changed = changed_value(text)
        interpreted = [line for line in runs if "--interpret" in line]
        if interpreted and changed:
            yield "value", self.passes(case, changed, interpreted)[0]
        compared = [line for line in runs if "diff %s.bc" in line or "diff %t" in line]
        if case.artifact is not None and compared:
            bytes_ = bytearray(case.artifact)
            bytes_[len(bytes_) // 2] ^= 1
            yield "byte", self.passes(case, artifact=bytes(bytes_))[0]
        elif compared and not interpreted:
            # What was written is compared with the program: another program must differ.
            yield "byte", self.passes(case, runs=[re.sub(r"> %t\.1", "| sed 's/func/fonc/' > %t.1", line) for line in runs])[0]


def changed_value(text):
    """The program with a digit of what it expects changed; None if it expects no value that is written out."""
    place = re.search(r"(check\.expect_\w+_const\s+%\S+,\s*dense<|@expected\(\)[^{]*\{[^}]*?dense<|value\s*=\s*dense<)", text)
    if not place:
        return None
    begin = place.end()
    hexadecimal = re.match(r'"0x', text[begin:])
    digit = re.search(r"[0-9A-F]" if hexadecimal else r"\d|true|false", text[begin + (3 if hexadecimal else 0) :])
    if not digit:
        return None
    at = begin + (3 if hexadecimal else 0) + digit.start()
    if hexadecimal:
        at += 5  # a high digit of the first element of most types
    old = text[at : at + len(digit.group(0))] if not hexadecimal else text[at]
    new = {"true": "false", "false": "true"}.get(old) or str((int(old, 16) + 3) % 10)
    return text[:at] + new + text[at + len(old) :]


def command_line(doc):
    """What the scripts of the reference's programs have in common."""
    parser = argparse.ArgumentParser(usage=doc.split("usage: ")[1].split("\n")[0])
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--llvm", type=pathlib.Path, default="/usr/lib/llvm-22/bin")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="")
    return parser


def main():
    parser = command_line(__doc__)
    parser.add_argument("--list", action="store_true", help="print the cases that fail, and those that say nothing")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--tools", type=pathlib.Path, help="another folder with stablehlo-opt and stablehlo-translate")
    parser.add_argument("suite", nargs="*", default=["tests", "testdata"])
    arguments = parser.parse_intermixed_args()
    root = arguments.folder.resolve()
    files = sorted(path for suite in arguments.suite for path in
                   ([root / suite] if (root / suite).is_file() else (root / suite).rglob("*.mlir"))
                   if re.search(arguments.only, str(path.relative_to(root))))  # fmt: skip
    tools = arguments.tools or arguments.build / "src/tools/libexec/stablehlo-c"
    runner = Runner(tools.resolve(), arguments.llvm.resolve())
    cases, inert = [], 0
    for path in files:
        found, idle = cases_of(path, root)
        cases += [case for case in found if case.runs]
        inert += idle

    def judge(case):
        passed, reason = runner.passes(case)
        return case, passed, reason, dict(runner.twins(case)) if passed else {}

    tally = collections.defaultdict(collections.Counter)
    results = {}
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for case, passed, reason, twins in pool.map(judge, cases):
            group = case.name.rsplit(":", 1)[0] if case.name.startswith("tests") else case.name.split("/")[0]
            verdict = "failed" if not passed else "scored" if twins and not any(twins.values()) else "untold"
            tally[group][verdict] += 1
            results[case.name] = verdict
            if arguments.list and verdict != "scored":
                first = "; ".join(reason.strip().split("\n")[:2])[:200]
                print(f"{case.name}: {verdict}: {first or ', '.join(n for n, p in twins.items() if p) or 'no twin'}")
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=0, sort_keys=True) + "\n")
    total = collections.Counter()
    print("| file | cases | scored | untold | failed |\n|---|--:|--:|--:|--:|")
    for group, counts in sorted(tally.items()):
        total += counts
        print(f"| {group} | {sum(counts.values())} | {counts['scored']} | {counts['untold']} | {counts['failed']} |")
    print(f"| all | {sum(total.values())} | {total['scored']} | {total['untold']} | {total['failed']} |")
    print(f"{inert} RUN lines are inert")
    if not cases:
        sys.exit("no case ran")


if __name__ == "__main__":
    main()
