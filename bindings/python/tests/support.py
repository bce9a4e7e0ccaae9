"""Data in the tree, counts, and programs that several tests use.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import unittest
from collections import Counter
from pathlib import Path

import stablehlo_c as shlo

ROOT = Path(__file__).resolve().parents[3]
MODELS = ROOT / "tests" / "conformance" / "models"
COUNTS = Counter()

try:
    import numpy
except ImportError:
    numpy = None
try:
    import ml_dtypes
except ImportError:
    ml_dtypes = None

needs_numpy = unittest.skipIf(numpy is None, "no NumPy")
needs_ml_dtypes = unittest.skipIf(numpy is None or ml_dtypes is None, "no ml_dtypes")


def summary():
    return ", ".join(f"{count} {what}" for what, count in sorted(COUNTS.items()))


def two_ops(of_type="tensor<8xf32>"):
    """(x + y) * y"""
    return shlo.parse(
        f"""func.func @main(%x: {of_type} loc("x"), %y: {of_type} loc("y")) -> {of_type} {{
          %0 = stablehlo.add %x, %y : {of_type}
          %1 = stablehlo.multiply %0, %y : {of_type}
          return %1 : {of_type}
        }}"""
    )


def reversal(of_type):
    return shlo.parse(
        f"""func.func @main(%x: {of_type}) -> {of_type} {{
          %0 = stablehlo.reverse %x, dims = [0] : {of_type}
          return %0 : {of_type}
        }}"""
    )


# A program that runs until it is stopped.
ENDLESS = """func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %x) : tensor<i32>
    cond { %zero = stablehlo.constant dense<0> : tensor<i32>
           %c = stablehlo.compare NE, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
           stablehlo.return %c : tensor<i1> }
    do { %two = stablehlo.constant dense<2> : tensor<i32>
         %next = stablehlo.add %i, %two : tensor<i32>
         stablehlo.return %next : tensor<i32> }
  return %0 : tensor<i32>
}"""


def model_cases():
    """Folder, program, tolerance and numbers of the input files, of each model that runs."""
    for line in (MODELS / "models.txt").read_text().splitlines():
        words = line.split()
        if line.startswith("#") or len(words) < 3 or words[2] != "run":
            continue
        path = (MODELS / "data" / words[0]).resolve()
        chosen = [one[len("inputs=") :] for one in words[3:] if one.startswith("inputs=")]
        count = len(list(path.parent.glob("input_*.npy")))
        yield path, float(words[1]), [int(k) for k in chosen[0].split(",")] if chosen else list(range(count))


class Case(unittest.TestCase):
    def refused(self, of_class, text, function, *arguments, **named):
        """The error that a call raises, which has this text."""
        with self.assertRaises(of_class) as caught:
            function(*arguments, **named)
        self.assertIn(text, str(caught.exception))
        self.assertIsInstance(caught.exception, shlo.Error)
        COUNTS["refusals"] += 1
        return caught.exception
