"""Sharded programs: how values are cut, and runs of the whole program.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import stablehlo_c as shlo
from support import Case

PROGRAM = """module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["a"=2, "b"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
  func.func @main(%v: tensor<4x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}p2]>},
                  %w: tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}], replicated={"a"}>}, %u: tensor<i32>)
      -> (tensor<4x8xi32> {mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual}}"}) {
    %0 = sdy.manual_computation(%v) in_shardings=[<@m, [{"a"}, {"b"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>]
        manual_axes={"a", "b"} (%x: tensor<2x2xi32>) {
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
      %4 = stablehlo.add %3, %x : tensor<2x2xi32>
      sdy.return %4 : tensor<2x2xi32>
    } : (tensor<4x8xi32>) -> tensor<4x8xi32>
    return %0 : tensor<4x8xi32>
  }
}"""


class Shardings(Case):
    def test_it_runs_whole(self):
        module = shlo.parse(PROGRAM)
        zeros = shlo.Tensor([[0] * 8] * 4, "i32")
        found = module.run(zeros, shlo.Tensor([0] * 4, "i32"), shlo.Tensor(0, "i32"))
        # The sharding of the argument says which device has what.
        expected, cut = [[0] * 8 for _ in range(4)], module.function().argument_sharding(0)
        for device in range(8):
            rows, columns = cut.slices(device, (4, 8))
            for row in expected[rows]:
                row[columns] = [one + device for one in row[columns]]
        self.assertEqual(found.tolist(), expected)
        self.assertEqual(expected[0], [7, 7, 6, 6, 5, 5, 4, 4])

    def test_how_values_are_cut(self):
        function = shlo.parse(PROGRAM).function()
        first, second, result = (
            function.argument_sharding(0),
            function.argument_sharding(1),
            function.result_sharding(0),
        )
        self.assertEqual(first.axes, (("a", 2), ("b", 4)))
        self.assertEqual(first.devices, (7, 6, 5, 4, 3, 2, 1, 0))
        a, b = shlo.AxisPart("a", 1, 2), shlo.AxisPart("b", 1, 4)
        self.assertEqual(
            first.dimensions, (shlo.CutDimension((a,), False, None), shlo.CutDimension((b,), True, 2))
        )
        self.assertEqual(first.slices(4, (4, 8)), (slice(0, 2), slice(6, 8)))
        self.assertEqual(second.dimensions[0].axes, (shlo.AxisPart("b", 1, 2),))
        self.assertEqual(second.replicated, (a,))
        self.assertEqual(second.unreduced, ())
        self.assertEqual(second.slices(0, (4,)), (slice(2, 4),))
        self.assertEqual(result.manual, (shlo.AxisPart("axis_0", 1, 2),))
        self.assertEqual(result.slices(5, (4, 8)), (slice(0, 4), slice(2, 4)))
        self.assertEqual(repr(first), "<Sharding [{a}, {b}] of a=2 x b=4>")

    def test_what_nobody_says(self):
        function = shlo.parse(PROGRAM).function()
        with self.assertRaisesRegex(shlo.NotFoundError, "nothing says how argument 2"):
            function.argument_sharding(2)
        with self.assertRaisesRegex(shlo.NotFoundError, "no result 1"):
            function.result_sharding(1)
        with function.argument_sharding(0) as sharding:
            with self.assertRaisesRegex(shlo.InvalidArgumentError, "device 8 is not in the mesh"):
                sharding.slices(8, (4, 8))
            with self.assertRaisesRegex(shlo.InvalidArgumentError, "1 dimensions, the sharding 2"):
                sharding.slices(0, (4,))
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "closed"):
            sharding.axes
        self.assertEqual(repr(sharding), "<Sharding, closed>")
