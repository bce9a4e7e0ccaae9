"""Plans that the processes of a grid run together.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import stablehlo_c as shlo
from support import ROOT, Case

SUM = (ROOT / "tests" / "conformance" / "languages" / "grid.mlir").read_text()


class Grids(Case):
    def test_processes_exchange_values(self):
        plan = shlo.parse(SUM).compile(partitions=4)
        self.assertEqual(plan.grid, (1, 4))
        results = plan.run_grid([([k, 10 * k],) for k in range(4)])
        self.assertEqual([one[0].tolist() for one in results], [[2, 20], [4, 40], [2, 20], [4, 40]])
        self.assertEqual([one[1].tolist() for one in results], [0, 1, 2, 3])
        results = shlo.parse(SUM).compile(replicas=2, partitions=2).run_grid([([k, 0],) for k in range(4)])
        self.assertEqual([one[1].tolist() for one in results], [0, 1, 0, 1])

    def test_one_process_is_the_default(self):
        plan = shlo.parse(SUM.replace("[[0, 2], [1, 3]]> : tensor<2x2", "0> : tensor<1x1")).compile()
        self.assertEqual(plan.grid, (1, 1))
        self.assertEqual(plan([1, 2])[0].tolist(), [1, 2])
        self.assertEqual(plan.run_grid([([1, 2],)])[0][0].tolist(), [1, 2])

    def test_what_happens_inside(self):
        fractions, failure = [], ZeroDivisionError()
        recorder = shlo.Recorder("partition_id")
        plan = shlo.parse(SUM).compile(partitions=4, recordable=True)
        inputs = [([k, 0],) for k in range(4)]
        plan.run_grid(inputs, shlo.RunOptions(recorder=recorder, progress=fractions.append))
        self.assertEqual(sorted((one.process, one.tensor.tolist()) for one in recorder.values), [(k, k) for k in range(4)])
        self.assertEqual(fractions[-1], 1)

        def end(_):
            raise failure

        for options in (
            shlo.RunOptions(progress=end),
            shlo.RunOptions(recorder=shlo.Recorder("partition_id", function=end)),
        ):
            with self.assertRaises(ZeroDivisionError) as caught:
                plan.run_grid(inputs, options)
            self.assertIs(caught.exception, failure)

    def test_wrong_grids(self):
        module = shlo.parse(SUM)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "the plan's grid has 2"):
            module.compile(partitions=2)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "0 x 1"):
            module.compile(replicas=0)
        plan = module.compile(partitions=4)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "4 processes, not on 1"):
            plan([1, 2])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "not on 3"):
            plan.run_grid([([1, 2],)] * 3)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "not on 0"):
            plan.run_grid([])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "found 2 for process 1"):
            plan.run_grid([([1, 2],), ([1, 2], [1, 2])])
