#!/usr/bin/env python3
"""Checks the programs of the bench without measuring: each verifies, and says of each input what it is.

usage: programs_test.py SHLO
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import math
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import compare

LEAST = 180  # programs
SHLO = sys.argv.pop(1)
# Of the text of a program: the types of main's arguments, and what its first lines say.
ARGUMENT = re.compile(r"%arg\d+: tensor<(?:([\dx]+)x)?([a-z]\w*(?:<f\d+>)?)>")
INPUT = re.compile(r"^// input: ([\dx]+) (\w+) (\S+) (\S+)(?: constant)?$", re.M)
COMPLEX = {"complex<f32>": "c64", "complex<f64>": "c128"}


def mismatches(text):
    """What is wrong with the inputs of a program."""
    main = re.search(r"func\.func public @main\((.*?)\) -> ", text, re.S).group(1)
    wanted = [(shape, COMPLEX.get(element, element)) for shape, element in ARGUMENT.findall(main)]
    said = [(shape, element) for shape, element, _, _ in INPUT.findall(text)]
    wrong = [] if wanted == said else [f"main has {wanted}, the first lines say {said}"]
    return wrong + [f"{least} is not below {most}" for _, _, least, most in INPUT.findall(text)
                    if float(least) > float(most)]  # fmt: skip


class Programs(unittest.TestCase):
    def test_programs_verify(self):
        files = compare.programs()
        self.assertGreaterEqual(len(files), LEAST)
        done = subprocess.run([SHLO, "check", *files], text=True, capture_output=True)
        self.assertEqual(done.returncode, 0, done.stderr[:2000])

    def test_inputs_are_those_of_main(self):
        for path in compare.programs():
            self.assertEqual(mismatches(path.read_text()), [], path)

    def test_wrong_inputs_are_found(self):
        text = (compare.HERE / "programs/reduction/max_10000x17.mlir").read_text()
        for old, new in (("10000x17 f32 -1", "10000x18 f32 -1"), ("f32 -1 1", "f64 -1 1"), ("-1 1", "1 -1"),
                         ("// input: ", "// ")):  # fmt: skip
            self.assertEqual(len(mismatches(text.replace(old, new, 1))), 1, new)

    def test_programs_have_figures(self):
        kept = {f"{family}/{name}" for ratchet in compare.RATCHETS.values()
                for family, figures in ratchet.kept().items() for name in figures}  # fmt: skip
        self.assertEqual({f"{path.parent.name}/{path.stem}" for path in compare.programs()}, kept)

    def test_goals_are_of_programs(self):
        names = {f"{path.parent.name}/{path.stem}" for path in compare.programs()}
        self.assertEqual({f"{family}/{name}" for family, goals in compare.GOALS.items() for name in goals} - names, set())

    def test_bounds_are_of_programs_with_goals(self):
        for family, bounds in compare.BOUNDS.items():
            self.assertEqual(set(bounds) - set(compare.GOALS[family]), set())

    def test_missed_goals_are_listed(self):
        found = {"order": {"a": 0.5, "b": 2.0, "c": 9.0}, "loops": {"d": 0.3}}
        bounds = {"order": {"b": "memory"}}
        lines = compare.beside_goals(found, {"order": {"a": 0.5, "b": 1.9, "gone": 0.1}, "loops": {"d": 0.1}}, bounds)
        self.assertEqual(lines[0], "3 programs have goals: geometric mean 0.67, 2 miss theirs")
        self.assertEqual(lines[4:], ["| loops/d | 0.30 | 0.1 |  |", "| order/b | 2.00 | 1.9 | memory |"])
        self.assertEqual(compare.beside_goals(found, {"order": {"gone": 0.1}}, bounds), [])

    def test_the_ratchet_is_that_of_the_processor(self):
        for flags, name in (("fpu avx2 avx512f avx512bw", "avx512"), ("fpu avx avx2", "avx2"), ("fpu", "avx2")):
            with tempfile.NamedTemporaryFile("w") as file:
                file.write(f"processor : 0\nflags\t\t: {flags}\n\nprocessor : 1\n")
                file.flush()
                self.assertIs(compare.ratchet(pathlib.Path(file.name)), compare.RATCHETS[name])

    def test_summary(self):
        count, median, mean, above, worst = compare.summary([0.5, 2.0, 1.0])
        self.assertEqual((count, median, worst), (3, 1.0, 2.0))
        self.assertTrue(math.isclose(mean, 1.0) and math.isclose(above, 1 / 3))

    def test_failures_and_ratios(self):
        row = {"equal": True, "ours_least_ms": 3.0, "peer_least_ms": 2.0}
        rows = [
            {**row, "program": "a/x"},
            {**row, "program": "a/y", "equal": False},
            {"program": "b/z", "failed": "no"},
            {"program": "b/w", "unsupported": "a tuple"},
        ]
        self.assertEqual(compare.ratios(rows), {"a": {"x": 1.5}})
        self.assertEqual(compare.failures(rows), ["a/y: the results differ", "b/z: no"])
        self.assertEqual(compare.unsupported(rows), ["b/w: a tuple"])


if __name__ == "__main__":
    unittest.main()
