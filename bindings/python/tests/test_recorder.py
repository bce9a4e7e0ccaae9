"""Values, times and progress of runs.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import stablehlo_c as shlo
from support import Case, needs_numpy, numpy

LOOP = """
  func.func @main(%n: tensor<i32>) -> tensor<i32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %square = stablehlo.multiply %i, %i : tensor<i32> loc("squares.py":3:5)
      %t = stablehlo.subtract %s, %square : tensor<i32>
      %k = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %k, %t : tensor<i32>, tensor<i32>
    }
    return %r#1 : tensor<i32>
  }"""


class Recorders(Case):
    def test_values_of_a_loop(self):
        plan = shlo.parse(LOOP).compile(recordable=True)
        with shlo.Recorder("multiply") as recorder:
            options = shlo.RunOptions(recorder=recorder)
            self.assertEqual(plan.run([4], options=options).tolist(), -14)
            self.assertEqual([one.tensor.tolist() for one in recorder.values], [0, 1, 4, 9])
            self.assertEqual([one.iterations for one in recorder.values], [(0,), (1,), (2,), (3,)])
            first = recorder.values[0]
            self.assertEqual((first.op, first.location), ("stablehlo.multiply", "squares.py:3:5"))
            self.assertEqual((first.result, first.process), (0, 0))
            recorder.clear()
            self.assertEqual(recorder.values, [])
            plan.run([2], options=options)
            self.assertEqual(len(recorder.values), 2)
        self.assertEqual(plan.run([4]).tolist(), -14)

    def test_choices(self):
        plan = shlo.parse(LOOP).compile(recordable=True)
        for recorder, count in (
            (shlo.Recorder(locations=["squares.py:3"]), 4),
            (shlo.Recorder(locations=["squares.py:4"]), 0),
            (shlo.Recorder(["multiply", "stablehlo.subtract"]), 8),
            (shlo.Recorder(), 0),
            # Three ops in four steps, five conditions, and the two results of the loop.
            (shlo.Recorder(all=True), 19),
        ):
            plan.run([4], options=shlo.RunOptions(recorder=recorder))
            self.assertEqual(len(recorder.values), count)

    def test_times(self):
        plan = shlo.parse(LOOP).compile()
        recorder = shlo.Recorder(times=True)
        for _ in range(3):
            plan.run([4], options=shlo.RunOptions(recorder=recorder))
        by_name = {one.name: one for one in recorder.ops}
        self.assertEqual(by_name["stablehlo.multiply"].calls, 12)
        self.assertEqual(by_name["stablehlo.multiply"].location, "squares.py:3:5")
        self.assertEqual((by_name["stablehlo.while"].calls, by_name["stablehlo.while"].steps), (3, 12))
        loop = next(one for one in recorder.kernels if one.name == "while")
        self.assertEqual(loop.ops[0][0], "stablehlo.while")
        self.assertGreater(sum(one.seconds for one in recorder.kernels), 0)
        self.assertEqual(recorder.values, [])

    def test_functions_get_values_and_stop_runs(self):
        plan = shlo.parse(LOOP).compile(recordable=True)
        seen = []

        def see(value):
            seen.append(value.tensor.tolist())
            if len(seen) == 3:
                raise KeyError("third")

        options = shlo.RunOptions(recorder=shlo.Recorder("multiply", function=see))
        with self.assertRaisesRegex(KeyError, "third"):
            plan.run([9], options=options)
        self.assertEqual(seen, [0, 1, 4])
        self.assertEqual(plan.run([2], options=options).tolist(), -1)
        self.assertEqual(seen, [0, 1, 4, 0, 1])

    def test_progress(self):
        plan = shlo.parse(LOOP).compile()
        seen = []
        self.assertEqual(plan.run([4], options=shlo.RunOptions(progress=seen.append)).tolist(), -14)
        self.assertEqual(seen[-1], 1)
        self.assertEqual(seen, sorted(seen))

        def stop(fraction):
            raise ZeroDivisionError(fraction)

        with self.assertRaises(ZeroDivisionError):
            plan.run([2000000000], options=shlo.RunOptions(progress=stop))

    @needs_numpy
    def test_arrays(self):
        recorder = shlo.Recorder(all=True)
        plan = shlo.parse(LOOP).compile(recordable=True)
        self.assertEqual(plan.run([numpy.array(3, "i4")], options=shlo.RunOptions(recorder=recorder)), -5)
        self.assertEqual(int(recorder.values[-1].tensor.numpy()), -5)

    def test_mistakes(self):
        plan = shlo.parse(LOOP).compile()
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "set_recordable"):
            plan.run([4], options=shlo.RunOptions(recorder=shlo.Recorder("multiply")))
        plan = shlo.parse(LOOP).compile(recordable=True)
        with self.assertRaisesRegex(shlo.LimitError, "limit of 11 bytes"):
            plan.run([4], options=shlo.RunOptions(recorder=shlo.Recorder("multiply", max_memory=11)))
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "name is empty"):
            shlo.Recorder([""])
        closed = shlo.Recorder()
        closed.close()
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "closed"):
            shlo.RunOptions(recorder=closed)
