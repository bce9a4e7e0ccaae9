#!/usr/bin/env python3
"""Compares the library's verdicts on changed programs of one op with those of jaxlib in verdicts.mlir.

usage: check.py LIBRARY

Each program there has a character for itself and for each of its changes (programs.py), in order:
+ jaxlib accepts it    - jaxlib rejects it    ! it ends jaxlib, nothing is compared
s jaxlib accepts it; the library only accepts it leniently
x jaxlib accepts it; the library always rejects it
o jaxlib rejects it; the library accepts it

For s, x and o the reason is one of differences.txt; docs/conformance.md explains them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import pathlib
import re
import sys

from library import Library
from programs import OP, changes

FILE = pathlib.Path(__file__).parent / "verdicts.mlir"
SEPARATOR = "// =====\n"
WIDTH = 100
# What differs from finding to finding of a kind.
VARYING = re.compile(r"tensor<.*?>(?!>)|\[[^]]*[])]|(?<=element type )\S+|(?<=expected )\w+|\b\d+ elements?|-?\b\d+\b")


class Checker:
    def __init__(self, library):
        self.strict, self.lenient = Library(library, False), Library(library, True)
        self.listed = set((FILE.parent / "differences.txt").read_text().splitlines())
        self.unlisted = collections.Counter()

    def verdict(self, program, by_jaxlib):
        """The character for a program that jaxlib accepts or not, "?" if the reason is not listed."""
        # What is accepted is accepted leniently, and what is rejected leniently is rejected.
        first = (self.strict if by_jaxlib else self.lenient).finding(program)
        if by_jaxlib == (first is None):
            return "+" if by_jaxlib else "-"
        kind, finding = "o", "accepted"
        if by_jaxlib:
            lenient = self.lenient.finding(program)
            kind, finding = ("s", first) if lenient is None else ("x", lenient)
        reason = f"{kind} {OP.search(program).group(1)}: {VARYING.sub('..', finding)}"
        if reason in self.listed:
            return kind
        self.unlisted[reason] += 1
        return "?"


def cases():
    for case in FILE.read_text().split(SEPARATOR):
        verdicts = re.match(r"(?:// \S+\n)+", case).group(0)
        yield verdicts.replace("// ", "").replace("\n", ""), case[len(verdicts):]


def main():
    checker, counts, failures, twins, before = Checker(sys.argv[1]), collections.Counter(), 0, 0, ""
    for verdicts, seed in cases():
        programs = changes(seed)
        if len(programs) != len(verdicts):
            print(f"FAILED: {len(verdicts)} verdicts on {len(programs)} programs, run make.py again\n{seed}")
            return 1
        for program, expected in zip(programs, verdicts):
            if expected == "!":
                continue
            found = checker.verdict(program, expected in "+sx")
            counts[expected] += 1
            if found != expected or expected not in "+-sxo":
                failures += 1
                if failures <= 20:
                    print(f"FAILED: expected {expected}, found {found}\n{program}")
        # The twin: the verdicts on another program must differ.
        twins += verdicts[:len(before)] != before[:len(verdicts)]
        before = verdicts
    print(f"{sum(counts.values())} verdicts: {counts['+']} accepted, {counts['-']} rejected, "
          f"{counts['s'] + counts['x'] + counts['o']} listed differences; {failures} failures, {twins} twins")
    for reason, count in checker.unlisted.most_common(20):
        print(f"{count:6} not in differences.txt: {reason}")
    return 1 if failures or counts["+"] < 5000 or counts["-"] < 10000 or twins < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
