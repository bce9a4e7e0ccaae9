"""Custom calls that are functions of Python.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import gc

import stablehlo_c as shlo
from stablehlo_c import calls
from support import Case

ONE = """
  func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.custom_call @scale(%a) {backend_config = {by = 3 : i64}, api_version = 4 : i32} :
      (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }"""
LOOP = """
  func.func @main(%a: tensor<i32>) -> tensor<i32> {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %five = stablehlo.constant dense<5> : tensor<i32>
    %w = stablehlo.while(%i = %a) : tensor<i32>
     cond {
      %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      stablehlo.custom_call @note(%i) : (tensor<i32>) -> ()
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n : tensor<i32>
    }
    return %w : tensor<i32>
  }"""


class CustomCalls(Case):
    def test_a_function_answers(self):
        plan = shlo.parse(ONE).compile(
            custom_calls={"scale": lambda a: [[10 * x for x in row] for row in a.tolist()]}
        )
        self.assertEqual(plan([[1, 2], [3, 4]]).tolist(), [[10, 20], [30, 40]])
        with self.assertRaisesRegex(shlo.UnsupportedError, "@scale"):
            shlo.parse(ONE).compile()

    def test_the_op_has_attributes(self):
        kept = []

        def scale(op, a):
            kept.append(op)
            by = op.attributes["backend_config"]["by"].number
            return shlo.Tensor([[by * x for x in row] for row in a.tolist()], "f32")

        function = shlo.HostFunction(scale, pure=True, passes_op=True)
        plan = shlo.parse(ONE).compile(custom_calls={"scale": function})
        self.assertEqual(plan([[1, 2], [3, 4]]).tolist(), [[3, 6], [9, 12]])
        with self.assertRaises(shlo.InvalidArgumentError):
            kept[0].name

    def test_calls_keep_their_order(self):
        seen = []
        plan = shlo.parse(LOOP).compile(custom_calls={"note": lambda i: seen.append(int(i))})
        self.assertEqual(int(plan(0)), 5)
        self.assertEqual(seen, [0, 1, 2, 3, 4])

    def test_an_exception_ends_the_run(self):
        seen = []

        def note(i):
            seen.append(int(i))
            if len(seen) == 3:
                raise ValueError("enough")

        plan = shlo.parse(LOOP).compile(custom_calls={"note": note})
        with self.assertRaisesRegex(shlo.FailedError, "@note failed: ValueError: enough"):
            plan(0)
        self.assertEqual(seen, [0, 1, 2])

    def test_a_wrong_result_is_named(self):
        plan = shlo.parse(ONE).compile(custom_calls={"scale": lambda a: [1.0, 2.0]})
        with self.assertRaisesRegex(shlo.FailedError, "result 0 must be a tensor<2x2xf32>"):
            plan([[1, 2], [3, 4]])

    def test_functions_live_as_long_as_plans(self):
        gc.collect()
        before = len(calls._kept)
        plan = shlo.parse(ONE).compile(custom_calls={"scale": lambda a: a, "other": lambda: ()})
        self.assertEqual(len(calls._kept), before + 1)  # no call names the other one
        self.assertEqual(plan([[1, 2], [3, 4]]).tolist(), [[1, 2], [3, 4]])
        plan.close()
        del plan
        gc.collect()
        self.assertEqual(len(calls._kept), before)
