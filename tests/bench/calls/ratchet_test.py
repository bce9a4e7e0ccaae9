#!/usr/bin/env python3
"""Tests the ratchet of calls on figures that are given. Nothing is measured: times say nothing on a machine that tests.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import unittest

import compare

ratchet = compare.RATCHET

KEPT = {"Rust": {"arrays": 1.5, "tensors": 1.25}}


class Ratchet(unittest.TestCase):
    def test_equal_faster_and_noisy_figures_pass(self):
        for ratio in (1.5, 1.0, 1.5 * ratchet.tolerance):
            self.assertEqual(ratchet.slower({"Rust": {"arrays": ratio}}, KEPT), [])

    def test_slower_and_unknown_figures_fail(self):
        for found in ({"Rust": {"arrays": 1.81}}, {"Rust": {"new arrays": 1.0}}, {"Zig": {"arrays": 1.0}}):
            self.assertEqual(len(ratchet.slower(found, KEPT)), 1, found)

    def test_figures_only_fall(self):
        found = {"Rust": {"arrays": 1.4, "tensors": 1.3}, "Zig": {"arrays": 2.0}}
        self.assertEqual(
            ratchet.lowered(found, KEPT), {"Rust": {"arrays": 1.4, "tensors": 1.25}, "Zig": {"arrays": 2.0}}
        )
        self.assertEqual(KEPT["Rust"]["arrays"], 1.5)

    def test_every_goal_has_a_figure(self):
        kept = {(language, what) for language, figures in ratchet.kept().items() for what in figures}
        self.assertEqual(set(compare.GOALS) - kept, set())

    def test_rows_of_a_program(self):
        self.assertEqual(compare.lines("arrays 5.5\nnew arrays 7\nwarning: 3\n"), {"arrays": 5.5, "new arrays": 7.0})


if __name__ == "__main__":
    unittest.main()
