"""Plans on the device of a plugin of PJRT: the project's own, beside the library.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import unittest
from pathlib import Path

import stablehlo_c as shlo
from stablehlo_c import _library  # where the library is
from support import COUNTS

PLUGIN = Path(_library._path).with_name("libpjrt-stablehlo-c.so")
ADD = """func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}"""
IDS = """func.func @main(%x: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.add %0, %x : tensor<ui32>
  return %1 : tensor<ui32>
}"""


@unittest.skipUnless(PLUGIN.is_file(), "no plugin beside the library")
class Devices(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.plugin = shlo.Plugin(PLUGIN)

    def test_plugin(self):
        self.assertEqual(self.plugin.path, str(PLUGIN))
        self.assertEqual(self.plugin.stablehlo_version, self.plugin.attributes["stablehlo_current_version"])
        self.assertEqual(self.plugin.attributes["stablehlo_minimum_version"], "0.9.0")
        self.assertGreater(self.plugin.minor_version, 100)
        for path in (Path(__file__), "/nowhere/plugin.so"):
            with self.assertRaises((shlo.DeviceError, shlo.FileError)):
                shlo.Plugin(path)
        COUNTS["plugins"] += 1

    def test_client(self):
        client = self.plugin.client(device_count=3, simd="baseline")
        self.assertEqual((client.platform, [one.id for one in client.devices]), ("shlo", [0, 1, 2]))
        self.assertTrue(all(one.is_local and one.process == 0 for one in client.devices))
        self.assertIsInstance(client.memory(2), int)
        self.assertIsNone(client.memory(3))
        with self.assertRaisesRegex(shlo.DeviceError, "turbo"):
            self.plugin.client(turbo=True)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "must be a text"):
            self.plugin.client(turbo=[])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "out of range"):
            self.plugin.client(turbo=2**63)
        client.close()
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "closed"):
            client.platform

    def test_runs(self):
        client = self.plugin.client()
        plan = shlo.parse(ADD).compile(client=client)
        client.close()  # the plan keeps it
        self.assertEqual(plan([1, 2], [10, 20]).tolist(), [11, 22])
        self.assertEqual(plan([1, 2, 3], [10, 20, 40]).tolist(), [11, 22, 43])
        self.assertEqual(plan.run([[1], [2]], options=shlo.RunOptions(timeout=60)).tolist(), [3])
        with self.assertRaisesRegex(shlo.UnsupportedError, "inside of runs"):
            shlo.parse(ADD).compile(client=self.plugin.client(), recordable=True)
        COUNTS["device runs"] += 3

    def test_grid(self):
        client = self.plugin.client(device_count=3)
        for devices in (None, (2, 0)):
            plan = shlo.parse(IDS).compile(client=client, devices=devices, replicas=2)
            self.assertEqual([one.tolist() for one in plan.run_grid([(10,), (20,)])], [10, 21])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "2 processes"):
            shlo.parse(IDS).compile(client=client, devices=[1], replicas=2)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "3 devices"):
            shlo.parse(IDS).compile(client=client, devices=[3])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "of a client"):
            shlo.parse(IDS).compile(devices=[0])
