"""The reference's Python API. With jaxlib, one script runs on both modules and is compared.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import unittest

import stablehlo_c as shlo
from stablehlo_c import compat
from support import COUNTS, ROOT, Case, two_ops

try:
    from jaxlib.mlir import ir, passmanager
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


CHLO = "builtin.module(func.func(chlo-legalize-to-stablehlo))"
TAN = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"""
# No pass decomposes this; so the passes fail.
REFUSED = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "sdy.later"(%x) : (tensor<2xf32>) -> tensor<1xf32>
  return %x : tensor<2xf32>
}"""
# Nothing puts the parts together again.
PARTS = """func.func @main(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%x) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"""


class Passes(Case):
    def test_in_place(self):
        compat.register_stablehlo_passes()
        for operation in (lambda one: one, lambda one: one.operation):
            module = shlo.parse(TAN)
            kept, wanted = module.operation, str(module.decompose_chlo())
            self.assertNotEqual(str(module), wanted)
            self.assertIsNone(compat.PassManager.parse(CHLO).run(operation(module)))
            self.assertEqual(str(module), wanted)
            self.assertIn("chlo.tan", str(kept))
            compat.PassManager.parse(CHLO, None).run(kept)  # its module, as it is now
            self.assertEqual((str(module), module.run([0, 0]).tolist()), (wanted, [0, 0]))

    def test_texts(self):
        manager = compat.PassManager()
        self.assertEqual(str(manager), "any()")
        manager.add("func.func(decompose-chlo)")
        manager.add("remove-sharding,cse" if "cse" in [one.name for one in shlo.known_passes()] else "remove-sharding")
        self.assertIn("any(func.func(chlo-legalize-to-stablehlo),remove-sharding", str(manager))
        self.assertEqual(str(compat.PassManager.parse(CHLO)), CHLO)
        for text in ("chlo-legalize-to-stablehlo", "", "builtin.module(nothing)", "builtin.module(", "func.func(cse)"):
            self.assertRaises(ValueError, compat.PassManager.parse, text)
            COUNTS["refusals"] += 1
        self.assertRaises(ValueError, manager.add, "nothing")
        self.assertRaises(TypeError, manager.run, "module {}")

    def test_failure(self):
        module = shlo.parse(REFUSED)
        before = str(module)
        with self.assertRaises(compat.MLIRError) as caught:
            compat.PassManager.parse("builtin.module(remove-sharding)").run(module)
        self.assertIsInstance(caught.exception, ValueError)
        self.assertEqual(caught.exception.error_diagnostics[0].pass_name, "remove-sharding")
        self.assertEqual(str(module), before)

    @unittest.skipIf(reference is None, "no jaxlib")
    def test_like_the_reference(self):
        """One script runs with both pass managers, on a module of theirs."""
        from jax._src.interpreters import mlir

        def script(manager, text, pipeline):
            with mlir.make_ir_context() as context:
                module = ir.Module.parse(text)
                passes = manager.parse(pipeline)
                self.assertIsNone(passes.run(module.operation))
                self.assertTrue(module.operation.verify())
                return str(module), module.operation.get_asm(enable_debug_info=True), str(passes), context is not None

        reference.register_stablehlo_passes()
        named = f"module @m attributes {{mhlo.num_partitions = 1 : i32}} {{\n{TAN}\n}}"
        for text in (TAN, named):
            theirs = script(passmanager.PassManager, text, CHLO)
            self.assertEqual(script(compat.PassManager, text, CHLO), theirs)
            self.assertNotEqual(script(compat.PassManager, text, "builtin.module()")[0], theirs[0])
            COUNTS["pass managers like the reference's"] += 1
        with mlir.make_ir_context():
            for text in ("chlo-legalize-to-stablehlo", "", "builtin.module(nothing)", "builtin.module("):
                for manager in (passmanager.PassManager, compat.PassManager):
                    self.assertRaises(ValueError, manager.parse, text)
            for manager in (passmanager.PassManager, compat.PassManager):
                self.assertRaises(TypeError, manager.parse(CHLO).run, "module {}")
            module = ir.Module.parse(PARTS)
            before = str(module)
            with self.assertRaises(ir.MLIRError) as caught:
                compat.PassManager.parse("builtin.module(remove-sharding)").run(module.operation)
            self.assertIsInstance(caught.exception, compat.MLIRError)
            self.assertIn("nothing puts together", str(caught.exception))
            self.assertEqual(str(module), before)
