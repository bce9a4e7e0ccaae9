#!/usr/bin/env python3
"""Runs the reference project's test programs: compares what they accept, reject and print with this library.

usage: run.py LIBRARY FOLDER [--filecheck FILECHECK] [--list] [FILE...]

LIBRARY is libstablehlo-c.so, FOLDER a copy of stablehlo/tests of github.com/openxla/stablehlo at the commit named in
exceptions.txt; it is not part of this project. Cases are what "// -----" separates, and what is counted:

  accepted   a program without expected-error parses, verifies, and printed parses to the same text
  rejected   a program with expected-error does not, and the lines of the findings are the lines of the expectations
  printed    a program with CHECK lines prints what FileCheck takes (where a FileCheck is given, and only of files whose
             test runs no pass)
  twins      the same comparisons on a case that is wrong on purpose, which have to fail: an error expected of a right
             program, the expectations of a wrong one taken away and moved by one line, a CHECK line that nobody prints

Of files that test a pass, only programs that are right count: the errors are the pass's. A case that exceptions.txt
names counts as excepted, and is an error here as soon as it passes; one that fails and has ops of a dialect that
exceptions.txt names counts as other.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import collections
import ctypes
import pathlib
import re
import subprocess
import sys
import tempfile


class Library:
    def __init__(self, path):
        self.dll = ctypes.CDLL(path)
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        out = ctypes.POINTER(pointer)
        for name, result, arguments in [
                ("shlo_parse_options_create", ctypes.c_int, [out, out]),
                ("shlo_parse_options_set_verify", ctypes.c_int, [pointer, ctypes.c_int32, out]),
                ("shlo_module_parse", ctypes.c_int, [ctypes.c_char_p, size, pointer, out, out]),
                ("shlo_module_verify", ctypes.c_int, [pointer, out]),
                ("shlo_module_print", ctypes.c_int, [pointer, pointer, out, out]),
                ("shlo_module_destroy", None, [pointer]),
                ("shlo_buffer_data", pointer, [pointer]),
                ("shlo_buffer_size", size, [pointer]),
                ("shlo_buffer_destroy", None, [pointer]),
                ("shlo_error_message", ctypes.c_char_p, [pointer, pointer]),
                ("shlo_error_diagnostic_count", size, [pointer]),
                ("shlo_error_diagnostic", pointer, [pointer, size]),
                ("shlo_error_destroy", None, [pointer]),
                ("shlo_diagnostic_line", ctypes.c_uint32, [pointer]),
                ("shlo_diagnostic_message", ctypes.c_char_p, [pointer, pointer]),
                ("shlo_diagnostic_constraint", ctypes.c_char_p, [pointer, pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments
        self.unverified = pointer()
        self.dll.shlo_parse_options_create(ctypes.byref(self.unverified), None)
        self.dll.shlo_parse_options_set_verify(self.unverified, 0, None)

    def findings(self, error):
        """(line, message, label) of each diagnostic."""
        found = []
        for index in range(self.dll.shlo_error_diagnostic_count(error)):
            diagnostic = self.dll.shlo_error_diagnostic(error, index)
            found.append((self.dll.shlo_diagnostic_line(diagnostic),
                          self.dll.shlo_diagnostic_message(diagnostic, None).decode(errors="replace"),
                          self.dll.shlo_diagnostic_constraint(diagnostic, None).decode()))
        if not found:
            found.append((0, self.dll.shlo_error_message(error, None).decode(errors="replace"), ""))
        self.dll.shlo_error_destroy(error)
        return found

    def text(self, module):
        buffer = ctypes.c_void_p()
        if self.dll.shlo_module_print(module, None, ctypes.byref(buffer), None):
            return None
        text = ctypes.string_at(self.dll.shlo_buffer_data(buffer), self.dll.shlo_buffer_size(buffer))
        self.dll.shlo_buffer_destroy(buffer)
        return text

    def check(self, text):
        """What is wrong with a program, and its text where nothing is."""
        module, error = ctypes.c_void_p(), ctypes.c_void_p()
        if self.dll.shlo_module_parse(text, len(text), self.unverified, ctypes.byref(module), ctypes.byref(error)):
            return self.findings(error), None
        found, printed = [], None
        if self.dll.shlo_module_verify(module, ctypes.byref(error)):
            found = self.findings(error)
        else:
            printed = self.text(module)
        self.dll.shlo_module_destroy(module)
        return found, printed


EXPECTATION = re.compile(r"expected-error(?:-re)?\s*(?:@([+-]\d+|above|below|unknown))?\s*\{\{")
PASSLESS = re.compile(r"^//\s*RUN:.*stablehlo-opt(?!.*\s--?(?!verify-diagnostics|split-input-file|emit-bytecode|"
                      r"allow-unregistered-dialect|mlir-print-\w|debug-only))", re.M)


def expected_lines(text):
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        for match in EXPECTATION.finditer(line):
            where = match.group(1) or "+0"
            if where in ("above", "below"):
                last = number
                step = 1 if where == "below" else -1
                rows = text.split("\n")
                while True:
                    last += step
                    if not 1 <= last <= len(rows) or "expected-" not in rows[last - 1]:
                        break
                lines.append(last)
            else:
                lines.append(0 if where == "unknown" else number + int(where))
    return lines


def agrees(found, lines):
    """Whether the findings are at the expected lines, each of which has one."""
    return {line for line, _, _ in found} == set(lines)


class File:
    def __init__(self, path, name):
        text = path.read_text()
        self.name = name
        self.runs_pass = "RUN:" in text and not PASSLESS.search(text)
        # Each with the line of the file on which it begins.
        self.cases = []
        start = 1
        if "split-input-file" in text:
            parts = re.split(r"(?m)^[ \t]*// -----.*\n?", text)
        else:
            parts = [text]
        for part in parts:
            self.cases.append((start, part))
            start += part.count("\n") + 1
        self.cases = [(line, part) for line, part in self.cases
                      if any(row.strip() and not row.strip().startswith("//") for row in part.split("\n"))]
        # Of the first line that names FileCheck.
        flags = next((line for line in text.split("\n") if "RUN" in line and "FileCheck" in line), "")
        self.checks = bool(flags) and not self.runs_pass and "mlir-print" not in text.split("FileCheck")[0]


def read_exceptions(path):
    """{(file, line): reason} and the dialects whose ops this library does not know."""
    exceptions, dialects = {}, []
    for row in path.read_text().split("\n"):
        if row.startswith("dialect "):
            dialects.append(row.split()[1])
        elif row and not row.startswith("#"):
            place, reason = row.split(None, 1)
            name, line = place.rsplit(":", 1)
            exceptions[name, int(line)] = reason
    return exceptions, dialects


def file_check(tool, case, printed):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as pattern:
        pattern.write(case)
        pattern.flush()
        result = subprocess.run([tool, pattern.name], input=printed, capture_output=True)
    return result.returncode == 0, result.stderr.decode(errors="replace")


class Tally:
    def __init__(self):
        self.right = collections.Counter()
        self.total = collections.Counter()

    def count(self, kind, passed):
        self.total[kind] += 1
        self.right[kind] += passed

    def row(self, kind):
        return f"{self.right[kind]}/{self.total[kind]}" if self.total[kind] else "-"


KINDS = ["accepted", "rejected", "printed", "twins", "excepted", "other"]


def run_case(library, text, tally, arguments, file):
    """A reason why the case fails, or nothing."""
    data = text.encode()
    lines = expected_lines(text)
    found, printed = library.check(data)
    right = agrees(found, lines)
    reason = ""
    if lines:
        if not right:
            got = "; ".join(f"{line}: {message} [{label}]" for line, message, label in found) or "nothing"
            reason = f"expected errors at {sorted(set(lines))}, found {got}"
        tally.count("rejected", right)
        tally.count("twins", not agrees(found, []))
        tally.count("twins", not agrees(found, [line + 1 for line in lines]))
        return reason
    if right:
        again, text_again = library.check(printed)
        if again or text_again != printed:
            right, reason = False, f"its text is read as another program: {again}"
    else:
        reason = "; ".join(f"{line}: {message} [{label}]" for line, message, label in found)
    tally.count("accepted", right)
    tally.count("twins", not agrees(found, [1]))
    if right and arguments.filecheck and file.checks and re.search(r"//\s*CHECK(-LABEL|-NEXT|-SAME)?:", text):
        good, message = file_check(arguments.filecheck, text, printed)
        tally.count("printed", good)
        twin, _ = file_check(arguments.filecheck, text + "\n// CHECK: nobody prints this\n", printed)
        tally.count("twins", not twin)
        if not good:
            reason = "FileCheck: " + message[:600]
    return reason


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n")[2])
    parser.add_argument("library")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--filecheck")
    arguments = parser.parse_args()
    library = Library(arguments.library)
    exceptions, dialects = read_exceptions(pathlib.Path(__file__).with_name("exceptions.txt"))

    others = re.compile(r"(?<![\w.@#!%])\"?(" + "|".join(dialects) + r")\.\w+") if dialects else re.compile("(?!)")

    failures, used = [], set()
    whole = Tally()
    print(f"{'file':58}" + "".join(f"{kind:>11}" for kind in KINDS))
    for path in sorted(arguments.folder.rglob("*.mlir")):
        name = str(path.relative_to(arguments.folder))
        if arguments.files and name not in arguments.files:
            continue
        file = File(path, name)
        tally = Tally()
        for line, text in file.cases:
            if file.runs_pass and EXPECTATION.search(text):
                continue
            case = Tally()
            reason = run_case(library, text, case, arguments, file)
            if (name, line) in exceptions:
                used.add((name, line))
                tally.count("excepted", bool(reason))
                if not reason:
                    failures.append(f"{name}:{line}: passes, but is an exception")
                continue
            if reason and others.search(re.sub(r"//.*", "", text)):
                tally.count("other", True)
                continue
            tally.right += case.right
            tally.total += case.total
            if reason:
                failures.append(f"{name}:{line}: {reason}")
        if tally.total:
            print(f"{name:58}" + "".join(f"{tally.row(kind):>11}" for kind in KINDS))
        whole.right += tally.right
        whole.total += tally.total
    print(f"{'all':58}" + "".join(f"{whole.row(kind):>11}" for kind in KINDS))
    for failure in failures:
        print(failure)
    unused = [] if arguments.files else sorted(set(exceptions) - used)
    for name, line in unused:
        print(f"exceptions.txt: there is no case {name}:{line}")
    ran = whole.total["accepted"] and whole.total["rejected"] if not arguments.files else sum(whole.total.values())
    twins = whole.right["twins"] == whole.total["twins"]
    return 0 if ran and twins and not failures and not unused else 1


if __name__ == "__main__":
    sys.exit(main())
