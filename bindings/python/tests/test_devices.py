"""Plans on the device of a plugin of PJRT: the project's own, beside the library.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import stablehlo_c as shlo
from stablehlo_c import _library  # where the library is
from support import COUNTS, needs_numpy
from support import numpy as np


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


STEP = """func.func @main(%x: tensor<3xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<3xf32>)
    -> (tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.add %x, %y : tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] :
    (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<3xf32>, tensor<f32>
}"""


# Rows of x are on two devices, columns of the result, too.
MESH = """module {
  sdy.mesh @m = <["d"=2]>
  func.func @main(%x: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>})
      -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}]>}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
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
        # A program for a mesh: whole values, and the parts of each device.
        plan = shlo.parse(MESH).compile(client=client, partitions=2)
        x = [[1, 2, 3, 4], [10, 20, 30, 40]]
        self.assertEqual(plan(x).tolist(), [11, 22, 33, 44])
        self.assertEqual(plan([x[0]] * 2).tolist(), [2, 4, 6, 8])
        self.assertEqual([one.tolist() for one in plan.run_grid([([row],) for row in x])], [[11, 22], [33, 44]])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "expected tensor<1x4xf32>"):
            plan.run_grid([(x,), (x,)])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "2 processes"):
            shlo.parse(IDS).compile(client=client, devices=[1], replicas=2)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "3 devices"):
            shlo.parse(IDS).compile(client=client, devices=[3])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "of a client"):
            shlo.parse(IDS).compile(devices=[0])

    def test_processes(self):
        """Each of two processes has a device, and its part of the result; a run on whole values would need all parts."""
        script = f"""
import sys, stablehlo_c as shlo
index = int(sys.argv[1])
client = shlo.Plugin({str(PLUGIN)!r}).client(processes=(index, 2), rendezvous=sys.argv[2])
plan = shlo.parse({MESH!r}).compile(client=client, partitions=2)
x = [[1, 2, 3, 4], [10, 20, 30, 40]]
part = plan.run_grid([([x[index]],)])[0].tolist()
try:
    plan(x)
except shlo.UnsupportedError:
    print([one.is_local for one in client.devices], part)
"""
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
            command = [sys.executable, "-c", script]
            running = [
                subprocess.Popen([*command, str(k), folder + "/meeting"], env=environment, stdout=-1, stderr=-1, text=True)
                for k in range(2)
            ]
            for k, one in enumerate(running):
                output, errors = one.communicate(timeout=60)
                local, part = [k == 0, k == 1], [[11.0, 22.0], [33.0, 44.0]][k]
                self.assertEqual((output.strip(), errors), (f"{local} {part}", ""))
        COUNTS["device runs"] += 2

    def test_tensors(self):
        client = self.plugin.client(device_count=2)
        host = shlo.Tensor([1, 2, -3], "f32")
        there = host.to_device(client, 1)
        self.assertEqual((host.device, there.device), (None, 1))
        self.assertEqual((there.shape, there.element_type, there.nbytes), ((3,), shlo.ElementType.F32, 12))
        self.assertEqual(repr(there), "Tensor(tensor<3xf32> on device 1)")
        self.assertEqual(repr(there.to_host()), "Tensor(tensor<3xf32>)")
        client.close()  # the tensor keeps it
        # What copies elements copies them from there.
        self.assertEqual(there.to_host().tolist(), [1, 2, -3])
        self.assertEqual((there.tolist(), there.element_text(2)), ([1, 2, -3], host.element_text(2)))
        self.assertEqual(shlo.Tensor(there).device, None)
        self.assertEqual(shlo.Tensor.from_npy(there.to_npy()).tolist(), [1, 2, -3])
        self.assertEqual(shlo.Tensor.from_onnx(there.to_onnx()).tolist(), [1, 2, -3])
        self.assertIsNone(there.difference(host))
        self.assertEqual(there.difference(shlo.Tensor([1, 2, 3], "f32")), 2)
        other = self.plugin.client()
        self.assertEqual(float(shlo.Tensor(2.5, "f32").to_device(other)), 2.5)
        self.assertFalse(shlo.Tensor(False, "i1").to_device(other))
        bf16 = shlo.Tensor(b"\x80\x3f\x00\xc0", "bf16", (2,)).to_device(other)
        self.assertEqual(bf16.tolist(), [1, -2])
        # Views of the memory are refused.
        for look in (there.memoryview, lambda: there.to_device(other), host.to_host):
            with self.assertRaisesRegex(shlo.InvalidArgumentError, "on a? ?device|memory of the host"):
                look()
        has_buffer = sys.version_info >= (3, 12) or _library.fast is not None
        with self.assertRaisesRegex(BufferError if has_buffer else TypeError, "device 1|bytes-like"):
            memoryview(there)
        for look in (there.__dlpack__, there.__dlpack_device__):
            with self.assertRaisesRegex(shlo.UnsupportedError, "device 1: to_host"):
                look()
        for device in (2, -1):
            with self.assertRaisesRegex(shlo.InvalidArgumentError, "no device of this process"):
                host.to_device(self.plugin.client(device_count=2), device)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "runs on the CPU"):
            shlo.parse(STEP).compile()(there, there)
        COUNTS["tensors on devices"] += 5

    def test_results(self):
        client = self.plugin.client()
        plan = shlo.parse(STEP).compile(client=client)
        one = shlo.Tensor([1, 10, 100], "f32")
        for donate in ((), (0,)):
            options = shlo.RunOptions(results_on_device=True, donate=donate, timeout=60)
            value = first = shlo.Tensor([1, 2, -3], "f32").to_device(client)
            for _ in range(5):
                given = value
                value, total = plan.run([given, one], options=options)
                self.assertEqual((value.device, total.device, given.is_closed), (0, 0, bool(donate)))
            # 1 + 5, 2 + 50, -3 + 500
            self.assertEqual((value.tolist(), float(total)), ([6, 52, 497], 555))
            if donate:
                with self.assertRaisesRegex(shlo.InvalidArgumentError, "closed"):
                    first.tolist()
            else:
                self.assertEqual(first.tolist(), [1, 2, -3])
        # Without options, results come back.
        here, total = plan(value, one)
        self.assertEqual((here.device, here.tolist(), total.tolist()), (None, [7, 62, 597], 666))
        # A run that does not begin consumes nothing.
        options = shlo.RunOptions(results_on_device=True, donate=[0])
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "expected tensor<3xf32>"):
            plan.run([value, shlo.Tensor([1], "f32")], options=options)
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "on no device"):
            shlo.parse(STEP).compile().run([here, one], options=options)
        self.assertEqual((value.tolist(), here.tolist()), ([6, 52, 497], [7, 62, 597]))
        with self.assertRaisesRegex(shlo.InvalidArgumentError, "input 7 is donated"):
            plan.run([here, one], options=shlo.RunOptions(donate=[7]))
        # Donation without a device.
        total = shlo.parse(STEP).compile().run([here, one], options=shlo.RunOptions(donate=[0]))[1]
        self.assertEqual((total.tolist(), here.is_closed, one.is_closed), (777, True, False))
        for wrong in ([-1], ["x"], [2**64]):
            with self.assertRaises(shlo.InvalidArgumentError):
                shlo.RunOptions(donate=wrong)
        # Each process has its device.
        client = self.plugin.client(device_count=3)
        plan = shlo.parse(IDS).compile(client=client, devices=[2, 0], replicas=2)
        options = shlo.RunOptions(results_on_device=True, donate=[1])
        values = [shlo.Tensor(10, "ui32"), shlo.Tensor(20, "ui32")]
        for _ in range(3):
            given, values = values, plan.run_grid([(one,) for one in values], options)
            self.assertEqual(([one.device for one in values], [one.is_closed for one in given]), ([2, 0], [False, True]))
        self.assertEqual([int(one) for one in values], [10, 23])
        COUNTS["device runs"] += 15

    @needs_numpy
    def test_arrays(self):
        client = self.plugin.client()
        plan = shlo.parse(STEP).compile(client=client)
        there, y = shlo.Tensor([1, 2, -3], "f32").to_device(client), np.array([1, 10, 100], "f4")
        self.assertEqual(there.numpy().tolist(), [1, 2, -3])
        self.assertEqual((np.asarray(there) + 1).tolist(), [2, 3, -2])
        if np.lib.NumpyVersion(np.__version__) >= "2.0.0":
            with self.assertRaisesRegex(ValueError, "device 0"):
                np.array(there, copy=False)
        # Arrays and tensors on the device, in and out.
        total, out = plan(there, y)[1], (np.zeros(3, "f4"), np.zeros((), "f4"))
        self.assertIsInstance(total, np.ndarray)
        self.assertEqual(total.tolist(), 111)  # 2 + 12 + 97
        self.assertIs(plan.run([there, y], out), out)
        self.assertEqual((out[0].tolist(), float(out[1])), ([2, 12, 97], 111))
        kept = plan.run([y, y], options=shlo.RunOptions(results_on_device=True))
        self.assertEqual([(type(one), one.device) for one in kept], [(shlo.Tensor, 0)] * 2)
        self.assertEqual(kept[0].tolist(), [2, 20, 200])
        plan.run([y, y], out, shlo.RunOptions(results_on_device=True, donate=[0]))  # given arrays are where they are
        self.assertEqual((out[0].tolist(), y.tolist()), ([2, 20, 200], [1, 10, 100]))
        COUNTS["device runs"] += 4
