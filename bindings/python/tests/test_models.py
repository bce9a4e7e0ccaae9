"""Models of the tree: read, run, written for another version, read and run again.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import shutil
import tempfile
from pathlib import Path

import stablehlo_c as shlo
from support import COUNTS, ROOT, Case, model_cases, needs_numpy, numpy


def wrong_twin(tensor):
    """The tensor with one element changed."""
    data = bytearray(tensor.to_npy())
    for k in range(1, tensor.nbytes // tensor.element_count + 1):
        data[-k] ^= 0x41 if tensor.element_type != shlo.ElementType.I1 else 1
    return shlo.Tensor.from_npy(data, tensor.element_type)


class Models(Case):
    def check(self, outputs, expected, tolerance):
        self.assertEqual(len(outputs), len(expected))
        for output, one in zip(outputs, expected):
            self.assertIsNone(output.difference(one, tolerance), one)
            COUNTS["outputs"] += 1
            if one.element_count:
                self.assertIsNotNone(output.difference(wrong_twin(one), tolerance), one)
                COUNTS["twins"] += 1

    def test_models(self):
        ran = 0
        for path, tolerance, numbers in model_cases():
            with self.subTest(path=path.parent.name):
                module = shlo.load(path)
                plan = module.compile()
                types = [one.element_type for one in plan.inputs]
                inputs = [shlo.Tensor.load(path.parent / f"input_{k}.npy", of) for k, of in zip(numbers, types)]
                expected = [
                    shlo.Tensor.load(path.parent / f"output_{k}.npy", one.element_type)
                    for k, one in enumerate(plan.outputs)
                ]
                as_tuple = lambda found: found if isinstance(found, tuple) else (found,)  # noqa: E731
                outputs = as_tuple(plan(*inputs))
                self.check(outputs, expected, tolerance)
                older = shlo.loads(module.to_bytes(module.minimum_version))
                self.check(as_tuple(older.run(*inputs)), expected, tolerance)
                if numpy is not None:
                    arrays = as_tuple(plan(*[numpy.array(one) for one in inputs])) if inputs else ()
                    self.assertTrue(all(isinstance(one, numpy.ndarray) for one in arrays))
                    self.check([shlo.Tensor(one) for one in arrays], expected[: len(arrays)], tolerance)
                ran += 1
        self.assertGreaterEqual(ran, 8)
        COUNTS["models"] += ran

    def test_frozen_artifacts_of_every_version(self):
        paths = sorted((ROOT / "tests" / "compatibility" / "frozen").glob("*.mlir.bc"))
        self.assertGreater(len(paths), 20)
        for path in paths:
            data = path.read_bytes()
            version = path.name[: -len(".mlir.bc")]
            self.assertEqual(shlo.peek(data[:256]), (version, f"StableHLO_v{version}"))
            self.assertEqual(shlo.detect(data), shlo.Content.ARTIFACT)
            inspection = shlo.inspect(data)
            module = shlo.loads(data)
            self.assertEqual(inspection.version, version)
            self.assertEqual([one.name for one in inspection.functions], [one.name for one in module.functions])
            COUNTS["artifacts"] += 1

    def test_file_may_be_removed(self):
        path = ROOT / "examples" / "models" / "lstm" / "model.mlir.bc"
        expected = str(shlo.load(path))
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "model"
            shutil.copy(path, copy)
            module = shlo.load(copy)
            copy.write_bytes(b"")
            self.assertEqual(str(module), expected)
            shutil.copy(path, copy)
            mapped = shlo.load(copy, mmap=True)
            copy.unlink()
            self.assertEqual(str(mapped), expected)
            self.refused(OSError, "model", shlo.load, copy, mmap=True)

    @needs_numpy
    def test_constants_are_not_copied(self):
        path = ROOT / "examples" / "models" / "lstm" / "model.mlir.bc"
        module = shlo.load(path)
        values = [op.attribute("value") for op in module.walk() if op.name == "stablehlo.constant"]
        whole = [one for one in values if not one.is_splat and one.type.element_type == shlo.ElementType.F32]
        self.assertTrue(whole)
        module.close()
        for one in whole:
            array = one.numpy()
            address = array.__array_interface__["data"][0]
            self.assertEqual(address, one.numpy().__array_interface__["data"][0])
            self.assertFalse(array.flags.writeable)
            numpy.testing.assert_array_equal(array, one.tensor().numpy())
            self.assertRaises(AssertionError, numpy.testing.assert_array_equal, array + 1, one.tensor().numpy())
