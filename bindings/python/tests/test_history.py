"""Histories of runs: values, their ops and operands, the first NaN; and differences of two histories.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import gc
import math
import struct
import threading

import stablehlo_c as shlo
from stablehlo_c import onnx
from support import ENDLESS, Case, needs_numpy, numpy, two_ops
from test_recorder import LOOP

# (-x, log(-x), log(-x) + 2)
LOGARITHM = """
  func.func @main(%x: tensor<2xf32> loc("x")) -> tensor<2xf32> {
    %two = stablehlo.constant dense<TWO> : tensor<2xf32> loc("two.py":3:1)
    %0 = stablehlo.negate %x : tensor<2xf32> loc("negate.py":4:1)
    %1 = stablehlo.log %0 : tensor<2xf32> loc("log.py":5:1)
    %2 = stablehlo.OP %1, %two : tensor<2xf32> loc("last.py":6:1)
    return %2 : tensor<2xf32>
  }"""


def logarithm(two="2.0", op="add"):
    return shlo.parse(LOGARITHM.replace("TWO", two).replace("OP", op))


def f32(value):
    """The nearest number of this type."""
    return struct.unpack("f", struct.pack("f", value))[0]


def ops(values):
    return [one.op.replace("stablehlo.", "") for one in values]


class Histories(Case):
    def test_values_and_operands(self):
        module = logarithm()
        history = module.history([[-1, -math.e]])
        two, negate, log, add = history
        self.assertEqual(ops(history), ["constant", "negate", "log", "add"])
        self.assertEqual((two.tensor.tolist(), negate.tensor.tolist()), ([2, 2], [1, f32(math.e)]))
        for found, expected in zip(log.tensor.tolist() + add.tensor.tolist(), [0, 1, 2, 3]):
            self.assertAlmostEqual(found, expected, places=6)
        self.assertEqual(history.outputs[0].tolist(), add.tensor.tolist())
        self.assertEqual([one.operands for one in history], [(), (None,), (negate,), (log, two)])
        self.assertEqual([one.operand_inputs for one in history], [(), (0,), (None,), (None, None)])
        self.assertEqual([one.probe for one in history], [None, 1, 2, 3])
        self.assertEqual([(one.result, one.iterations, one.nonfinite_count) for one in history], [(0, (), 0)] * 4)
        self.assertEqual([one.operation.line for one in history], [3, 4, 5, 6])
        # They are the ops of the module itself.
        self.assertEqual([one.operation for one in history], list(module.walk())[2:6])
        self.assertIsNone(history.error)
        self.assertIsNone(history.first_nan)

    def test_a_sequence(self):
        history = logarithm().history({"x": [-1, -2]})
        self.assertEqual((len(history), bool(history)), (4, True))
        self.assertEqual([one.index for one in history], [0, 1, 2, 3])
        self.assertEqual(history[-1], history[3])
        self.assertEqual(history[1:3], [history[1], history[2]])
        self.assertEqual(ops(reversed(history)), ["add", "log", "negate", "constant"])
        self.assertIn(history[2], history)
        self.assertEqual(history.index(history[2]), 2)
        self.assertEqual(len({*history, *history}), 4)
        self.assertNotIn(logarithm().history({"x": [-1, -2]})[2], history)
        self.assertEqual(repr(history), "<History of 4 values>")
        self.assertEqual(repr(history[2]), "<PastValue 2: result 0 of stablehlo.log>")
        for wrong, kind in ((4, IndexError), (-5, IndexError), ("log", TypeError), (1.0, TypeError)):
            with self.assertRaises(kind):
                history[wrong]

    def test_a_loop(self):
        history = shlo.parse(LOOP).history([4])
        named = lambda name: [one for one in history if one.op == "stablehlo." + name]  # noqa: E731
        squares, differences = named("multiply"), named("subtract")
        self.assertEqual([one.iterations for one in squares], [(0,), (1,), (2,), (3,)])
        self.assertEqual([one.tensor.tolist() for one in squares], [0, 1, 4, 9])
        self.assertEqual([one.tensor.tolist() for one in differences], [0, -1, -5, -14])
        self.assertEqual(squares[0].operation.file, "squares.py")
        # s - i * i, where s is what the iteration before gave, and a constant at first.
        zero = next(one for one in named("constant") if one.tensor.tolist() == 0)
        self.assertEqual([one.operands for one in differences], list(zip([zero, *differences], squares)))
        # Five conditions; the loop ends with i = 4, and its results come after what is in it.
        self.assertEqual([bool(one.tensor) for one in named("compare")], [True] * 4 + [False])
        results = [(one.result, one.iterations, int(one.tensor)) for one in history[-2:]]
        self.assertEqual(results, [(0, (), 4), (1, (), -14)])
        self.assertIn("iterations (3,)", repr(squares[3]))

    @needs_numpy
    def test_with_numpy(self):
        random = numpy.random.default_rng(2)
        x, y = random.standard_normal((2, 8)).astype("f4")
        history = two_ops().history({"y": y, "x": x})
        self.assertEqual(history[0].tensor.numpy().tobytes(), (x + y).tobytes())
        self.assertEqual(history[1].tensor.numpy().tobytes(), ((x + y) * y).tobytes())
        self.assertNotEqual(history[1].tensor.numpy().tobytes(), ((x + y) * x).tobytes())
        del x, y
        gc.collect()
        self.assertEqual(history.outputs[0].numpy().tobytes(), history[1].tensor.numpy().tobytes())

    def test_the_first_nan(self):
        for keeps in (True, False):
            history = logarithm().history([[1, -1]], keep_values=keeps)
            self.assertEqual(history.first_nan, history[2])
            self.assertEqual([one.nonfinite_count for one in history], [0, 0, 1, 1])
            self.assertEqual([one.tensor is not None for one in history], [keeps] * 4)
            self.assertEqual(len(history.outputs), 1)
            stopped = logarithm().history([[1, -1]], keep_values=keeps, stop_at_nan=True)
            self.assertEqual(ops(stopped), ["constant", "negate", "log"])
            self.assertEqual((stopped.first_nan.op, stopped.outputs, stopped.error), ("stablehlo.log", (), None))
        # An operand is infinite already, or nothing is.
        self.assertIsNone(logarithm().history([[-math.inf, 1]], stop_at_nan=True).first_nan)
        self.assertIsNone(logarithm().history([[-1, -2]], stop_at_nan=True).first_nan)

    def test_runs_that_end_early(self):
        history = shlo.parse(LOOP).history([1000], max_memory=3000)
        self.assertIsInstance(history.error, shlo.LimitError)
        self.assertEqual((history.error.code, history.outputs), (shlo.Status.LIMIT, ()))
        self.assertTrue(4 < len(history) < 60)
        history = shlo.parse(ENDLESS).history([1], keep_values=False, max_memory=2**40, timeout=0.1)
        self.assertIsInstance(history.error, shlo.LimitError)
        self.assertGreater(len(history), 4)
        stop = shlo.Cancellation()
        timer = threading.Timer(0.1, stop.cancel)
        timer.start()
        history = shlo.parse(ENDLESS).history([1], keep_values=False, cancellation=stop)
        timer.join()
        self.assertIsInstance(history.error, shlo.CancelledError)
        # It does not even begin.
        self.refused(shlo.CancelledError, "", shlo.parse(ENDLESS).history, [1], cancellation=stop)

    def test_functions_and_custom_calls(self):
        module = shlo.parse(
            """
            func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
            func.func @more(%x: tensor<f32>) -> tensor<f32> {
              %0 = stablehlo.custom_call @twice(%x) : (tensor<f32>) -> tensor<f32>
              %1 = stablehlo.negate %0 : tensor<f32>
              return %1 : tensor<f32>
            }"""
        )
        history = module.history([3], "more", custom_calls={"twice": lambda x: 2 * float(x)})
        self.assertEqual([one.tensor.tolist() for one in history], [6, -6])
        self.assertEqual((list(module.history([3])), module.history([3]).outputs[0].tolist()), ([], 3))
        history = module.history([3], "more", custom_calls={"twice": lambda x: 1 / 0})
        self.assertEqual((history.error.code, list(history)), (shlo.Status.FAILED, []))
        self.assertIn("ZeroDivisionError", history.error.message)
        self.refused(shlo.UnsupportedError, "@twice", module.history, [3], "more")

    def test_a_model_of_onnx(self):
        text = """
          func.func @main_graph(%x: tensor<2xf32> {onnx.name = "x"}) -> tensor<2xf32> {
            %0 = "onnx.Log"(%x) : (tensor<2xf32>) -> tensor<2xf32>
            onnx.Return %0 : tensor<2xf32>
          }"""
        model = shlo.loads(onnx.to_bytes(shlo.parse(text)))
        first = model.history({"x": [1, -1]}).first_nan
        self.assertEqual((first.op, first.operation.name), ("stablehlo.log", "onnx.Log"))
        self.assertIsNone(model.history({"x": [1, 1]}).first_nan)

    def test_mistakes(self):
        module = logarithm()
        self.refused(ValueError, "expected 1 inputs, found 2", module.history, [[1, 2], [3, 4]])
        self.refused(ValueError, "input 0 (x): expected tensor<2xf32>", module.history, [[1, 2, 3]])
        self.refused(LookupError, "'y' is not the name", module.history, {"y": [1, 2]})
        self.refused(ValueError, "expected tensor<2xf32>", module.history, [shlo.Tensor([1, 2], "i32")])
        self.refused(ValueError, "max_memory", module.history, [[1, 2]], max_memory=-1)
        self.refused(ValueError, "keep is 2", module.history, [[1, 2]], keep_values=2)
        self.refused(ValueError, "more than 0", module.history, [[1, 2]], timeout=0)
        self.refused(LookupError, "no function nothing", module.history, [[1, 2]], "nothing")
        with self.assertRaises(TypeError):
            module.history(1)
        module.close()
        self.refused(ValueError, "closed", module.history, [[1, 2]])


class Differences(Case):
    def setUp(self):
        self.a = logarithm().history([[-1, -2]])

    def test_equal_programs(self):
        for b in (self.a, logarithm().history([[-1, -2]])):
            diff = shlo.diff(self.a, b)
            self.assertEqual((diff.first, diff.operation_a, diff.operation_b, diff.compared), (None, None, None, 4))
            self.assertEqual([diff.partner(one) for one in self.a], list(b))
            self.assertEqual([(diff.element(k), diff.distance(k)) for k in range(4)], [(None, 0)] * 4)
            self.assertEqual(diff.outputs, ((None, 0),))
            self.assertEqual(repr(diff), "<Diff of 4 pairs of values, first: None>")

    def test_a_changed_constant(self):
        b = logarithm("[2.0, 2.5]").history([[-1, -2]])
        diff = shlo.diff(self.a, b)
        self.assertEqual((diff.first, diff.partner(diff.first)), (self.a[0], b[0]))
        self.assertEqual((diff.operation_a, diff.operation_b), (self.a[0].operation, b[0].operation))
        self.assertEqual((diff.element(0), diff.distance(self.a[0]), diff.compared), (1, 0.5, 4))
        self.assertEqual([diff.element(one) for one in self.a], [1, None, None, 1])
        self.assertEqual((diff.outputs[0].element, diff.distance(-1)), (1, diff.outputs[0].distance))
        self.assertAlmostEqual(diff.outputs[0].distance, 0.5, places=6)
        # 0.5 <= 0.15 (1 + 2.5), but not 0.14 (1 + 2.5).
        self.assertIsNone(shlo.diff(self.a, b, 0.15).first)
        self.assertEqual(shlo.diff(self.a, b, 0.14).first, self.a[0])

    def test_a_changed_op(self):
        b = logarithm(op="subtract").history([[-1, -2]])
        diff = shlo.diff(self.a, b, 1e-5)
        self.assertEqual((diff.first.op, diff.partner(diff.first).op), ("stablehlo.add", "stablehlo.subtract"))
        self.assertEqual((diff.operation_a.file, diff.operation_b.name), ("last.py", "stablehlo.subtract"))
        self.assertEqual((diff.element(3), diff.distance(3)), (0, 4))
        self.assertEqual(diff.distance(2), 0)

    def test_only_one_is_nan(self):
        diff = shlo.diff(self.a, logarithm().history([[-1, 1]]), 100)
        self.assertEqual((diff.first, diff.element(2), diff.distance(2)), (self.a[2], 1, math.inf))
        self.assertEqual((diff.element(1), diff.distance(1)), (None, 3))
        # NaNs are equal.
        both = [logarithm().history([[-1, 1]]) for _ in range(2)]
        self.assertIsNone(shlo.diff(*both).first)

    def test_in_a_loop(self):
        a, b = shlo.parse(LOOP).history([4]), shlo.parse(LOOP.replace("multiply", "maximum")).history([4])
        # i * i and max(i, i) are the same at 0 and 1.
        diff = shlo.diff(a, b)
        first = diff.first
        self.assertEqual((first.op, first.iterations, diff.distance(first)), ("stablehlo.multiply", (2,), 2))
        self.assertEqual(diff.partner(first).iterations, (2,))
        self.assertIsNone(shlo.diff(a, shlo.parse(LOOP).history([4])).first)

    @needs_numpy
    def test_another_precision(self):
        x, y = numpy.random.default_rng(3).standard_normal((2, 8))
        a, b = two_ops("tensor<8xf64>").history([x, y]), two_ops().history([x.astype("f4"), y.astype("f4")])
        diff = shlo.diff(a, b)
        distance = numpy.abs((x + y) - (x.astype("f4") + y.astype("f4")).astype("f8")).max()
        self.assertEqual((diff.first, diff.distance(0)), (a[0], distance))
        self.assertIsNone(shlo.diff(a, b, 1e-5).first)

    def test_a_run_elsewhere(self):
        b = self.a.beside()
        self.assertEqual((ops(b), [one.tensor for one in b], b.outputs), (ops(self.a), [None] * 4, ()))
        self.assertEqual((shlo.diff(self.a, b).compared, shlo.diff(self.a, b).distance(1)), (0, None))
        b[1] = shlo.Tensor([1, 2], "f32")
        b[-2] = shlo.Tensor([math.nan, 0], "f64")  # log(1) is 0
        self.assertEqual([one.nonfinite_count for one in b], [0, 0, 1, 0])
        self.assertEqual(b.first_nan, b[2])
        diff = shlo.diff(self.a, b)
        self.assertEqual((diff.compared, diff.first, diff.element(2), diff.distance(2)), (2, self.a[2], 0, math.inf))
        self.assertEqual((diff.distance(1), diff.distance(3), diff.outputs), (0, None, ()))
        # A later value replaces it.
        b[2] = self.a[2].tensor
        self.assertEqual((shlo.diff(self.a, b).first, diff.first), (None, self.a[2]))
        if numpy is not None:
            b[3] = numpy.array([0, 0], "f4")
            self.assertEqual(shlo.diff(self.a, b).first, self.a[3])

    def test_mistakes(self):
        b = self.a.beside()
        for history, index, value, text in (
            (self.a, 1, shlo.Tensor([1, 2], "f32"), "a run here"),
            (b, 1, shlo.Tensor([1], "f32"), "another shape"),
            (b, 1, [1, 2], "an element type is needed"),
            (b, slice(0, 1), [1], "one by one"),
        ):
            self.refused(shlo.InvalidArgumentError, text, history.__setitem__, index, value)
        with self.assertRaises(IndexError):
            b[4] = shlo.Tensor([1, 2], "f32")
        diff = shlo.diff(self.a, b)
        for wrong in (-1.0, math.nan):
            self.refused(ValueError, "tolerance", shlo.diff, self.a, b, wrong)
        self.refused(ValueError, "not of None", shlo.diff, self.a, None)
        self.refused(ValueError, "not of the first history", diff.distance, b[0])
        for wrong in (4, -5):
            with self.assertRaises(IndexError):
                diff.partner(wrong)
        self.refused(ValueError, "must be an integer", diff.element, "log")


class Lifetimes(Case):
    def test_what_is_kept(self):
        a, b = logarithm(), logarithm("[2.0, 2.5]")
        histories = [one.history([[-1, -2]]) for one in (a, b)]
        with shlo.diff(*histories) as diff:
            for one in (a, b, *histories):
                one.close()
            del a, b, histories
            gc.collect()
            first, operation = diff.first, diff.operation_b
            self.assertEqual(diff.partner(first).tensor.tolist(), [2, 2.5])
        del diff
        gc.collect()
        self.assertEqual((first.op, first.tensor.tolist()), ("stablehlo.constant", [2, 2]))
        self.assertEqual((operation.line, operation.file), (3, "two.py"))

    def test_closed(self):
        history = logarithm().history([[-1, -2]])
        diff = shlo.diff(history, history)
        other = history.beside()
        for one in (history, other, diff):
            one.close()
            one.close()
        for name in ("first_nan", "outputs", "error"):
            self.refused(shlo.InvalidArgumentError, "the history is closed", getattr, history, name)
        for call in (len, list, lambda one: one[0], lambda one: one.beside(), lambda one: shlo.diff(one, one)):
            self.refused(shlo.InvalidArgumentError, "the history is closed", call, history)
        self.refused(shlo.InvalidArgumentError, "closed", other.__setitem__, 0, shlo.Tensor([1, 2], "f32"))
        for name in ("first", "operation_a", "operation_b", "compared", "outputs"):
            self.refused(shlo.InvalidArgumentError, "the diff is closed", getattr, diff, name)
        for call in (diff.partner, diff.element, diff.distance):
            self.refused(shlo.InvalidArgumentError, "the diff is closed", call, 0)
        self.assertEqual((repr(history), repr(diff)), ("<History, closed>", "<Diff, closed>"))

    def test_threads(self):
        """Values are set and compared at once."""
        a = logarithm().history([[-1, -2]])
        b, found = a.beside(), []

        def work(k):
            for _ in range(50):
                b[k] = a[k].tensor
                found.append(shlo.diff(a, b).first)
                found.append(shlo.diff(a, b.beside()).first)

        threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual((len(found), set(found)), (400, {None}))
        self.assertEqual(shlo.diff(a, b).compared, 4)
