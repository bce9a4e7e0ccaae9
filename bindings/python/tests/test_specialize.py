"""Polymorphic functions made static: shapes and values of arguments, what does not fit, and what stays dynamic.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import array
import threading
from functools import partial

import stablehlo_c as shlo
from support import ROOT, Case, needs_numpy, numpy

# relu(x w) for @main(%n: tensor<i64>, %x: tensor<?x3xf32>, %w: tensor<3x2xf32>), where %n is the number of rows.
LAYER = shlo.load(ROOT / "examples" / "models" / "polymorphic.mlir")
W = [[1, -1], [2, 0], [0, 3]]
# Negates %x, which must have %n elements.
ASSERTED = shlo.parse(
    """func.func @negate(%n: tensor<i32>, %x: tensor<?xf32>) -> tensor<?xf32> {
      %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
      %same = stablehlo.compare EQ, %size, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.custom_call @shape_assertion(%same, %n, %size) {api_version = 2 : i32,
        error_message = "expected {0} elements, not {1}", has_side_effect = true}
        : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
      %0 = stablehlo.negate %x : tensor<?xf32>
      return %0 : tensor<?xf32>
    }"""
)
IOTA = shlo.parse(
    """func.func @main(%n: tensor<1xi32>) -> tensor<?xf32> {
      %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>
    }"""
)


def types(module, kind="arguments"):
    return [one.type for one in getattr(module.function(), kind)]


class Results(Case):
    def test_shapes_and_values(self):
        before = str(LAYER)
        for n in (1, 2, 5):
            made = LAYER.specialize(n, (n, 3))
            self.assertEqual(types(made), [f"tensor<{n}x3xf32>", "tensor<3x2xf32>"])
            self.assertEqual(types(made, "results"), [f"tensor<{n}x2xf32>"])
            self.assertNotIn("?", str(made))
            # Row k is (k, 1, -k): times the columns of W, k + 2 and -4 k.
            x = [[k, 1, -k] for k in range(-2, n - 2)]
            expected = [[max(k + 2, 0), max(-4 * k, 0)] for k in range(-2, n - 2)]
            self.assertEqual(made.run(x, W).tolist(), expected)
            self.assertEqual(LAYER.run(n, x, W).tolist(), expected)
            self.refused(ValueError, "input 0", made.run, [*x, [0, 0, 0]], W)
        self.assertEqual(str(LAYER), before)

    @needs_numpy
    def test_with_numpy(self):
        random = numpy.random.default_rng(1)
        x, w = random.standard_normal((7, 3), "f4"), random.standard_normal((3, 2), "f4")
        for seven in (7, numpy.int64(7), numpy.array(7, "i8")):
            made = LAYER.specialize(seven, x.shape, w)
            self.assertEqual(types(made), ["tensor<7x3xf32>"])
            expected = numpy.maximum(x.astype("f8") @ w.astype("f8"), 0)
            self.assertTrue(numpy.allclose(made.run(x), expected, atol=1e-6))
            self.assertFalse(numpy.allclose(made.run(x + 1), expected, atol=1e-6))
        self.refused(ValueError, "argument 0", LAYER.specialize, numpy.int32(7))
        self.refused(ValueError, "argument 2", LAYER.specialize, None, None, w.T)

    def test_forms_of_values(self):
        x = [[1, 1, 1]]
        flat = memoryview(array.array("f", sum(W, []))).cast("B").cast("f", (3, 2))
        for value in (W, flat, shlo.Tensor(W, "f32")):
            made = LAYER.specialize(1, (1, 3), value)
            self.assertEqual(types(made), ["tensor<1x3xf32>"])
            self.assertEqual(made.run(x).tolist(), [[3, 2]])
        self.assertEqual(IOTA.specialize([4]).run().tolist(), [0, 1, 2, 3])
        self.assertEqual(types(IOTA.specialize((1,))), ["tensor<1xi32>"])

    def test_what_stays_unknown(self):
        for unknown in ((), (None,), (None, None, None), (None, (None, 3)), (None, (-1, 3), (3, 2))):
            self.assertEqual(str(LAYER.specialize(*unknown)), str(LAYER.specialize()))
        self.assertEqual(types(LAYER.specialize(4, (None, 3))), ["tensor<?x3xf32>", "tensor<3x2xf32>"])
        # The rows of the zeros say how many rows the result has.
        self.assertEqual(types(LAYER.specialize(4), "results"), ["tensor<4x2xf32>"])
        self.assertEqual(types(LAYER.specialize(), "results"), ["tensor<?x2xf32>"])

    def test_bounds_become_extents(self):
        bounded = shlo.parse(
            """
            func.func @main(%x: tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<i32> {
              %z = stablehlo.constant dense<0> : tensor<i32>
              %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
                : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<i32>) -> tensor<i32>
              return %0 : tensor<i32>
            }"""
        )
        made = bounded.specialize(pad_bounded=True)
        self.assertEqual(types(made), ["tensor<4xi32>", "tensor<i32>"])
        self.assertEqual(made.run([1, 2, 3, 4], 2).tolist(), 3)
        self.assertEqual(types(bounded.specialize()), types(bounded))

    def test_reports(self):
        for known, count in (([], 1), ([[5]], 0)):
            reports = []
            IOTA.specialize(*known, reports=reports)
            self.assertIn("stablehlo-refine-shapes", [one.name for one in reports])
            dynamic = [text for one in reports for text in one.dynamic]
            self.assertEqual(len(dynamic), count)
            self.assertTrue(all("dynamic_iota" in text for text in dynamic))

    def test_another_function(self):
        module = shlo.parse(
            """
            func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }
            func.func @more(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }"""
        )
        made = module.specialize((6,), function="more")
        self.assertEqual(made.function("more").results[0].type, "tensor<6xf32>")
        self.assertEqual(made.function("main").results[0].type, "tensor<?xf32>")
        self.assertEqual(types(ASSERTED.specialize(2, (2,))), ["tensor<2xf32>"])  # the only one has another name


class Refusals(Case):
    def test_wrong_extents(self):
        cases = (
            (shlo.Status.INVALID_ARGUMENT, "which cannot become a tensor<5x2xf32>", (5, (5, 2))),
            (shlo.Status.INVALID_ARGUMENT, "which cannot become a tensor<5xf32>", (5, (5,))),
            (shlo.Status.INVALID_ARGUMENT, "expected at least 0", (5, (-2, 3))),
            (shlo.Status.INVALID_ARGUMENT, "is not a shape", (5, ("five", 3))),
            (shlo.Status.INVALID_ARGUMENT, "is not a shape", (5, (2**63, 3))),
            (shlo.Status.INVALID_PROGRAM, "the refined shapes do not fit", (5, (4, 3))),
        )
        for code, text, arguments in cases:
            self.assertEqual(self.refused(shlo.Error, text, LAYER.specialize, *arguments).code, code)

    def test_an_assertion(self):
        error = self.refused(shlo.FailedError, "expected 3 elements, not 2", ASSERTED.specialize, 3, (2,))
        self.assertEqual(error.code, shlo.Status.FAILED)
        self.assertEqual(ASSERTED.specialize(2, (2,)).run([1, 2]).tolist(), [-1, -2])

    def test_wrong_values(self):
        for text, arguments in (
            ("argument 0: 5.5 is not a tensor<i64>", (5.5,)),
            ("argument 0: 'five'", ("five",)),
            ("argument 0: ", (2**63,)),
            ("argument 0: ", (object(),)),
            ("argument 0: expected tensor<", (b"12345678",)),
            ("argument 0 is a tensor<i64>, which has no value of type tensor<i32>", (shlo.Tensor(5, "i32"),)),
            ("argument 1 is a tensor<?x3xf32>, which has no value of type tensor<2xf32>", (5, [1, 2])),
            ("expected at most 3 arguments, found 4", (5, None, None, None)),
        ):
            error = self.refused(shlo.InvalidArgumentError, text, LAYER.specialize, *arguments)
            self.assertEqual(error.code, shlo.Status.INVALID_ARGUMENT)

    def test_others(self):
        self.refused(LookupError, "no function @nothing", partial(LAYER.specialize, function="nothing"))
        self.refused(ValueError, "more than 0", LAYER.specialize, timeout=0)
        self.refused(shlo.LimitError, "more than 1 ops", LAYER.specialize, 5, (5, 3), max_ops=1)
        closed = shlo.parse(str(LAYER))
        closed.close()
        self.refused(ValueError, "closed", closed.specialize)
        tensor = shlo.Tensor(5, "i64")
        tensor.close()
        self.refused(ValueError, "closed", LAYER.specialize, tensor)

    def test_cancellation(self):
        stop, found = shlo.Cancellation(), []
        stop.cancel()
        self.refused(shlo.CancelledError, "cancelled", LAYER.specialize, 5, (5, 3), cancellation=stop)
        # Any thread may specialize.
        threads = [threading.Thread(target=lambda: found.append(str(LAYER.specialize(5, (5, 3))))) for _ in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual((len(found), len(set(found))), (4, 1))
