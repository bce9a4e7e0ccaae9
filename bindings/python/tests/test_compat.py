"""The reference's Python API. With jaxlib, one script runs on both modules and is compared.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import unittest

import stablehlo_c as shlo
from stablehlo_c import compat
from support import COUNTS, ROOT, Case, two_ops

try:
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo as reference
except ImportError:
    reference = None

R = compat.StablehloCompatibilityRequirement


def versions_of(api, requirements):
    """What one API says about versions."""
    found = [api.get_current_version(), api.get_minimum_version()]
    found += [api.get_version_from_compatibility_requirement(one) for one in requirements]
    for pair in (("1.0.0", "0.9.0"), ("1.2.0", "1.10.0"), ("1.0.0", "1.0.0"), ("1.0", "1.0.0"), ("a", "b")):
        try:
            found.append(api.get_smaller_version(*pair))
        except ValueError:
            found.append("ValueError")
    return found


class Compat(Case):
    def test_versions(self):
        self.assertEqual(compat.get_api_version(), shlo.stablehlo_api_version())
        found = versions_of(compat, [R.NONE, R.WEEK_4, R.WEEK_12, R.MAX])
        self.assertEqual(found[:2], [shlo.stablehlo_version(), "0.9.0"])
        self.assertEqual(found[6:], ["0.9.0", "1.2.0", "1.0.0", "ValueError", "ValueError"])

    def test_kinds_of_modules(self):
        class Printed:
            def __str__(self):
                return str(two_ops())

        data = two_ops().to_bytes("1.9.0")
        for one in (two_ops(), data, bytearray(data), str(two_ops()), str(two_ops()).encode(), Printed()):
            found = compat.serialize_portable_artifact(one, "1.9.0")
            self.assertEqual(shlo.peek(found)[0], "1.9.0")
            self.assertEqual(str(compat.deserialize_portable_artifact(None, found)), str(two_ops()))
            self.assertEqual(shlo.peek(compat.serialize_portable_artifact(one, "1.8.0"))[0], "1.8.0")
        self.assertEqual(compat.serialize_portable_artifact_str(data, target_version="1.9.0"), data)
        text = compat.deserialize_portable_artifact_str(data)
        self.assertEqual(str(shlo.loads(text)), str(two_ops()))
        compat.register_dialect(None, load=True)
        compat.register_stablehlo_passes()

    def test_failures_are_value_errors(self):
        for function, *arguments in (
            (compat.serialize_portable_artifact, two_ops(), "99.0.0"),
            (compat.serialize_portable_artifact, "module {", "1.0.0"),
            (compat.serialize_portable_artifact_str, "func.func @main() { stablehlo.nonsense }", "1.0.0"),
            (compat.deserialize_portable_artifact, None, b"ML\xefR nothing"),
            (compat.deserialize_portable_artifact_str, b""),
            (compat.eval_module, two_ops(), []),
            (compat.serialize_portable_artifact, 'sdy.mesh @m = <["x"=1]>', "1.9.0"),
        ):
            with self.assertRaises(ValueError) as caught:
                function(*arguments)
            self.assertTrue(str(caught.exception))
            COUNTS["refusals"] += 1
        self.assertTrue(compat.serialize_portable_artifact('sdy.mesh @m = <["x"=1]>', "1.9.0", True))

    def test_eval(self):
        (found,) = compat.eval_module(two_ops(), [[1] * 8, [2] * 8])
        self.assertEqual(found.tolist(), [6.0] * 8)

    @unittest.skipIf(reference is None, "no jaxlib")
    def test_like_the_reference(self):
        theirs = reference.StablehloCompatibilityRequirement
        names = ("NONE", "WEEK_4", "WEEK_12", "MAX")
        ours = versions_of(compat, [getattr(theirs, one) for one in names])
        self.assertEqual(ours[6:], versions_of(reference, [getattr(theirs, one) for one in names])[6:])
        for path in sorted((ROOT / "tests" / "compatibility" / "frozen").glob("*.mlir.bc")):
            data, version = path.read_bytes(), path.name[: -len(".mlir.bc")]
            try:
                with ir.Context() as context:
                    reference.register_dialect(context)
                    module = reference.deserialize_portable_artifact(context, data)
                    again = compat.deserialize_portable_artifact(context, data)
                    self.assertIs(type(again), type(module))
                    self.assertEqual(str(again), str(module), version)
                    # First ours: the reference changes declarations of functions in the module that it serializes.
                    ours = compat.serialize_portable_artifact(module, version)
                    written = reference.serialize_portable_artifact(module, version)
            except ValueError:
                # Newer than this jaxlib.
                self.assertLess(reference.get_current_version(), shlo.stablehlo_version())
                continue
            self.assertEqual(str(shlo.loads(ours)), str(shlo.loads(written)))
            COUNTS["artifacts like the reference's"] += 1
        self.assertGreater(COUNTS["artifacts like the reference's"], 20)

        context = ir.Context()
        reference.register_dialect(context)
        module = reference.deserialize_portable_artifact(context, two_ops("tensor<4xf32>").to_bytes("1.9.0"))
        inputs = [
            ir.Attribute.parse(f"dense<{one}> : tensor<4xf32>", context=context)
            for one in ("[1.0, 2.0, 3.0, 4.0]", "0.5")
        ]
        self.assertEqual(compat.eval_module(module, inputs), reference.eval_module(module, inputs))
        self.assertNotEqual(compat.eval_module(module, inputs[::-1]), reference.eval_module(module, inputs))
