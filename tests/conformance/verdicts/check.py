#!/usr/bin/env python3
"""Compares the library with jaxlib's verdicts, texts and artifacts of changed programs of one op, in verdicts.mlir.

usage: check.py LIBRARY

Each program there has a character for itself and for each of its changes (programs.py), in order:
+ jaxlib accepts it    - jaxlib rejects it    ! it ends jaxlib, nothing is compared
s jaxlib accepts it; the library only accepts it leniently
x jaxlib accepts it; the library always rejects it
o jaxlib rejects it; the library accepts it

For s, x and o the reason is one of differences.txt; docs/conformance.md explains them. Of the accepted programs that
`is_written` chooses, digits follow: a digest of jaxlib's two texts and of its artifacts for several versions.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import collections
import pathlib
import re
import sys

from library import VERSIONS, Library, digest_of
from programs import OP, attributes_of, changes

FILE = pathlib.Path(__file__).parent / "verdicts.mlir"
SEPARATOR = "// =====\n"
WIDTH = 100
UNCOMPARED = "......" # the library writes another text or artifact for a reason in differences.txt
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

    def digest(self, program, by_jaxlib):
        """That of jaxlib's forms; UNCOMPARED if the library's differ and it is listed."""
        if by_jaxlib == self.strict.forms(program):
            return digest_of(by_jaxlib)
        reason = f"w {OP.search(program).group(1)}: is written otherwise"
        if reason not in self.listed:
            self.unlisted[reason] += 1
        return UNCOMPARED


def is_written(seed, index, program):
    """Other attributes change what is written, other types less."""
    def attributes(text):
        start, end = attributes_of(text)
        return text[start:end]
    return index % 8 == 0 or attributes(program) != attributes(seed)


def cases():
    """(verdicts, digests, program) of each program."""
    for case in FILE.read_text().split(SEPARATOR):
        verdicts, digests, seed = re.fullmatch(r"((?:// \S+\n)+)((?://= \S+\n)*)(.*)", case, re.S).groups()
        digits = digests.replace("//= ", "").replace("\n", "")
        yield verdicts.replace("// ", "").replace("\n", ""), re.findall("." * len(UNCOMPARED), digits), seed


class Run:
    def __init__(self, library):
        self.checker, self.counts, self.failures = Checker(library), collections.Counter(), 0

    def fail(self, what, program):
        self.failures += 1
        if self.failures <= 20:
            print(f"FAILED: {what}\n{program}")

    def compare(self, verdicts, digests, seed):
        programs, last = changes(seed), None
        if len(programs) != len(verdicts):
            return self.fail(f"{len(verdicts)} verdicts on {len(programs)} programs, run make.py again", seed)
        for index, (program, expected) in enumerate(zip(programs, verdicts)):
            if expected == "!":
                continue
            found = self.checker.verdict(program, expected in "+sx")
            self.counts[expected] += 1
            if found != expected or expected not in "+-sxo":
                self.fail(f"expected {expected}, found {found}", program)
            if expected != "+" or not is_written(seed, index, program):
                continue
            digest = digests.pop(0)
            if digest != UNCOMPARED:
                self.counts["written"] += 1
                if digest_of(self.checker.strict.forms(program)) != digest:
                    self.fail("jaxlib writes another text or artifact", program)
                self.counts["written twins"] += digest != last
                last = digest


def main():
    run, before = Run(sys.argv[1]), ""
    for verdicts, digests, seed in cases():
        run.compare(verdicts, digests, seed)
        # The twin: the verdicts on another program must differ.
        run.counts["twins"] += verdicts[:len(before)] != before[:len(verdicts)]
        before = verdicts
    counts = run.counts
    print(f"{sum(counts[kind] for kind in '+-sxo')} verdicts: {counts['+']} accepted, {counts['-']} rejected, "
          f"{counts['s'] + counts['x'] + counts['o']} listed differences; {counts['twins']} twins")
    print(f"{counts['written']} programs written in {2 + len(VERSIONS)} forms; {counts['written twins']} twins")
    for reason, count in run.checker.unlisted.most_common(20):
        print(f"{count:6} not in differences.txt: {reason}")
    enough = {"+": 5000, "-": 10000, "written": 2000, "twins": 100, "written twins": 2000}
    return 1 if run.failures or any(counts[kind] < least for kind, least in enough.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
