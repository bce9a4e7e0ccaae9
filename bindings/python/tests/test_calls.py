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

NAMING = """
  func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.custom_call @apply(%a) {called_computations = [@cube, @less]} : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @cube(%a: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.multiply %a, %a : tensor<2xi32>
    %1 = stablehlo.multiply %0, %a : tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @less(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.subtract %a, %b : tensor<2xi32>
    return %0 : tensor<2xi32>
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

        def scale(call, a):
            self.assertFalse(call.is_stopped)
            kept.extend([call, call.operation])
            by = call.operation.attributes["backend_config"]["by"].number
            return shlo.Tensor([[by * x for x in row] for row in a.tolist()], "f32")

        function = shlo.HostFunction(scale, pure=True, passes_call=True)
        plan = shlo.parse(ONE).compile(custom_calls={"scale": function})
        self.assertEqual(plan([[1, 2], [3, 4]]).tolist(), [[3, 6], [9, 12]])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "the custom call is over"):
            kept[0].operation
        with self.assertRaises(shlo.InvalidArgumentError):
            kept[1].name

    def test_a_call_runs_the_functions_that_it_names(self):
        kept = []

        def apply(call, a):
            cube, less = call.computations
            self.assertIs(cube, call.computations[0])
            kept.append(cube)
            return less(cube(a), a)  # x * x * x - x

        function = shlo.HostFunction(apply, passes_call=True)
        plan = shlo.parse(NAMING).compile(custom_calls={"apply": function})
        self.assertEqual(plan([2, -3]).tolist(), [6, -24])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "the plan is closed"):
            kept[0]([2, -3])
        function = shlo.HostFunction(lambda call, a: [[len(call.computations)] * 2] * 2, passes_call=True)
        self.assertEqual(shlo.parse(ONE).compile(custom_calls={"scale": function})([[1, 2], [3, 4]]).tolist(), [[0, 0]] * 2)

    def test_a_call_gives_the_shape_of_its_result(self):
        text = """
          func.func @main(%a: tensor<?xi32>) -> (tensor<?x2xi32>, tensor<i32>) {
            %0 = stablehlo.custom_call @pairs(%a) : (tensor<?xi32>) -> tensor<?x2xi32>
            %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>
            %2 = stablehlo.add %0, %0 : tensor<?x2xi32>
            return %2, %1 : tensor<?x2xi32>, tensor<i32>
          }"""
        pairs = lambda a: shlo.Tensor([[x, -x] for x in a.tolist() if x], "i32")  # noqa: E731
        plan = shlo.parse(text).compile(custom_calls={"pairs": pairs})
        for given, expected in (([1, 0, 2], [[2, -2], [4, -4]]), ([5], [[10, -10]])):
            found, count = plan(given)
            self.assertEqual((found.tolist(), count.tolist()), (expected, len(expected)))
        for wrong in (shlo.Tensor([[1, 2, 3]], "i32"), shlo.Tensor([1, 2], "i32"), shlo.Tensor([[1.0, 2.0]], "f32")):
            plan = shlo.parse(text).compile(custom_calls={"pairs": lambda a, wrong=wrong: wrong})
            with self.assertRaisesRegex(shlo.FailedError, r"result 0 must be a tensor<\?x2xi32>"):
                plan([1])

    def test_calls_know_their_process(self):
        module = shlo.parse("""
          func.func @main() -> tensor<ui32> {
            %0 = stablehlo.custom_call @process() : () -> tensor<ui32>
            return %0 : tensor<ui32>
          }""")
        function = shlo.HostFunction(lambda call: call.process, passes_call=True)
        plan = module.compile(replicas=3, custom_calls={"process": function})
        self.assertEqual([int(one) for one in plan.run_grid([()] * 3)], [0, 1, 2])

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
