"""Modules: text, listing, artifacts, walking, errors, closing.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import array
import copy
import gc
import pickle
import sys
import tempfile
import threading
import weakref
from pathlib import Path

import stablehlo_c as shlo
from stablehlo_c._memory import bytes_like as address_of
from support import COUNTS, ROOT, Case, two_ops

NETWORK = """module @network attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<?x2xf32> {test.a = 1 : i32} loc("x")) -> (tensor<?x2xf32> {jax.result_info = "y"}) {
    %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0], precision = [HIGH, HIGH]
      : (tensor<?x2xf32>, tensor<2x2xf32>) -> tensor<?x2xf32>
    return %1 : tensor<?x2xf32>
  }
  func.func private @other() -> !stablehlo.token { %0 = stablehlo.create_token : !stablehlo.token
    return %0 : !stablehlo.token }
}
"""


class Modules(Case):
    def setUp(self):
        self.module = shlo.parse(NETWORK)

    def test_listing(self):
        module = self.module
        self.assertEqual((module.name, module.partition_count, module.replica_count), ("network", 2, 1))
        main, other = module.functions
        self.assertEqual((main.name, main.is_public, other.name, other.is_public), ("main", True, "other", False))
        x, y, token = main.arguments[0], main.results[0], other.results[0]
        self.assertEqual(
            (x.name, x.type, x.shape, x.element_type), ("x", "tensor<?x2xf32>", (None, 2), shlo.ElementType.F32)
        )
        self.assertIn("test.a", x.attributes)
        self.assertEqual((y.name, token.shape, token.type), ("y", None, "!stablehlo.token"))
        self.assertEqual(token.element_type, shlo.ElementType.NONE)
        self.assertEqual(module.function("other").name, "other")
        self.assertIn("@main, @other", str(self.refused(LookupError, "nobody", module.function, "nobody")))
        self.assertEqual(module.op_counts["stablehlo.constant"], 1)
        self.assertEqual(module.constants, (("tensor<2x2xf32>", 16, "main"),))
        self.assertEqual(repr(module), "<Module network: main, other>")

    def test_text(self):
        again = shlo.parse(self.module.text(locations=True))
        self.assertEqual(str(again), str(self.module))
        self.assertIn('"stablehlo.dot_general"(', self.module.text(generic=True))
        self.assertNotIn('"stablehlo.dot_general"(', self.module.text())
        self.assertIn("elided", self.module.text(elide_above=1))
        self.refused(shlo.LimitError, "", self.module.text, max_bytes=10)
        self.module.verify()

    def test_artifacts(self):
        data = self.module.to_bytes("1.9.0")
        self.assertEqual(shlo.peek(data)[0], "1.9.0")
        self.assertEqual(str(shlo.loads(data)), str(self.module))
        self.assertEqual(shlo.peek(self.module.to_bytes())[0], shlo.stablehlo_version())
        self.assertEqual(shlo.peek(self.module.to_bytes(compatibility="week_12"))[0], shlo.version_for("week_12"))
        self.assertLess(len(self.module.to_bytes(strip_locations=True)), len(self.module.to_bytes()))
        self.refused(ValueError, "exclude", self.module.to_bytes, "1.9.0", compatibility="max")
        self.refused(ValueError, "", self.module.to_bytes, "99.0.0")
        text = shlo.print_artifact(data)
        self.assertIn("vhlo.dot_general_v2", text)
        self.assertEqual(shlo.loads(shlo.parse_artifact(text, "1.9.0")).op_counts, self.module.op_counts)
        with tempfile.TemporaryDirectory() as folder:
            self.module.save(Path(folder) / "a.mlir.bc", "1.9.0")
            self.assertEqual((Path(folder) / "a.mlir.bc").read_bytes(), data)
            self.refused(OSError, "nothing", self.module.save, Path(folder) / "nothing" / "a")
            self.refused(OSError, "nothing", shlo.load, Path(folder) / "nothing")
            self.assertEqual(self.refused(OSError, "", shlo.load, "").code, shlo.Status.IO)

    def test_versions(self):
        newer = (ROOT / "examples" / "newer.mlir").read_text()
        module = shlo.parse(newer)
        version = module.minimum_version
        self.assertEqual(shlo.compare_versions(version, "0.9.0"), 1)
        blockers = module.blockers("0.9.0")
        self.assertTrue(blockers)
        self.assertTrue(all(one.version and one.message for one in blockers))
        self.assertEqual(module.blockers(version), [])
        error = self.refused(shlo.VersionError, "", module.to_bytes, "0.9.0")
        self.assertEqual(len(error.diagnostics), len(blockers))
        self.assertEqual(shlo.compare_versions("1.10.0", "1.9.0"), 1)
        self.refused(ValueError, "", shlo.compare_versions, "1.10", "1.9.0")
        self.assertGreater(len(shlo.releases()), 20)
        self.assertEqual(shlo.releases()[-1].version, shlo.stablehlo_version())
        self.assertEqual(shlo.version_for("max"), shlo.stablehlo_minimum_version())

    def test_walk(self):
        ops = list(self.module.walk())
        self.assertEqual(
            [one.name for one in ops[:4]],
            ["builtin.module", "func.func", "stablehlo.constant", "stablehlo.dot_general"],
        )
        constant, dot = ops[2], ops[3]
        self.assertEqual(dot.operands[1], constant.result)
        self.assertNotEqual(dot.operands[0], constant.result)
        self.assertEqual(len({dot.operands[1], constant.result}), 1)
        self.assertEqual((dot.op, constant.op), (shlo.Op.DOT_GENERAL, shlo.Op.CONSTANT))
        numbers = dot.attribute("dot_dimension_numbers")
        self.assertEqual(numbers.class_name, "stablehlo.dot")
        self.assertEqual(numbers["lhs_contracting_dimensions"].value, [1])
        self.assertEqual(dot.attributes["precision_config"].value, ["HIGH", "HIGH"])
        self.assertIsNone(dot.attribute("nothing"))
        self.assertRaises(KeyError, lambda: numbers["nothing"])
        self.assertRaises(IndexError, lambda: numbers[99])
        value = constant.attribute("value")
        self.assertEqual(value.tensor().tolist(), [[1.0, 2.0], [3.0, 4.0]])
        self.assertEqual(value.bytes.cast("f").tolist(), [1.0, 2.0, 3.0, 4.0])
        self.assertTrue(value.bytes.readonly)
        self.assertEqual((str(value.type), value.type.shape, value.is_splat), ("tensor<2x2xf32>", (2, 2), False))
        self.assertEqual(dot.result.operation, dot)
        self.assertEqual(dot.operands[0].region.parent.name, "func.func")
        self.assertEqual(dot.parent.attribute("sym_name").value, "main")
        self.assertEqual(ops[-1].name, "func.return")
        self.refused(ValueError, "0 results", lambda: ops[-1].result)

    def test_borrowed_keeps_the_module(self):
        module = shlo.parse(NETWORK)
        constant = next(one for one in module.walk() if one.name == "stablehlo.constant")
        data = constant.attribute("value").bytes
        function = module.function()
        operation = function.operation
        module.close()
        del module
        gc.collect()
        self.assertEqual(data.cast("f").tolist(), [1.0, 2.0, 3.0, 4.0])
        self.assertEqual(constant.parent, operation)
        function.close()
        self.assertEqual(operation.attribute("sym_name").value, "main")
        self.refused(ValueError, "the function is closed", lambda: function.name)
        self.refused(ValueError, "the function is closed", lambda: function.arguments)

    def test_large_constants_stay_in_bytes(self):
        numbers = array.array("f", range(1 << 15))
        b = shlo.Builder()
        b.function("main", [], lambda: b.constant(numbers))
        data = b.finish().to_bytes()
        first, size = address_of(data)[:2]
        live = sys.getrefcount(data)
        for of_type, is_inside in ((bytes, True), (bytearray, False)):
            module = shlo.loads(of_type(data))
            stored = [one.attribute("value").bytes for one in module.walk() if one.name == "stablehlo.constant"][0]
            self.assertEqual(first <= address_of(stored)[0] < first + size, is_inside)
            self.assertEqual(stored.cast("f").tolist(), numbers.tolist())
            self.assertEqual(sys.getrefcount(data) > live, is_inside)
            module.close()
            self.assertEqual(stored[:8], numbers.tobytes()[:8])
            del stored
            gc.collect()
            self.assertEqual(sys.getrefcount(data), live)
        for _ in range(2):
            self.refused(shlo.Error, "", shlo.loads, data[:-5000])
        self.refused(shlo.Error, "", shlo.loads, data, max_ops=1)
        self.refused(ValueError, "max_ops must be an integer, not 'many'", shlo.loads, data, max_ops="many")
        self.refused(ValueError, "77", shlo.loads, data, other_dialects=77)
        gc.collect()
        self.assertEqual(sys.getrefcount(data), live)

    def test_closed(self):
        with shlo.parse(NETWORK) as module:
            self.assertFalse(module.is_closed)
        module.close()
        self.assertTrue(module.is_closed)
        for one in ("name", "functions", "op_counts", "constants", "operation", "minimum_version"):
            self.refused(ValueError, "the module is closed", getattr, module, one)
        for one in (module.text, module.to_bytes, module.run, module.compile, module.verify, module.decompose_chlo):
            self.refused(ValueError, "the module is closed", one)
        self.refused(ValueError, "closed", module.__enter__)
        self.assertEqual(repr(module), "<Module, closed>")
        for one in (copy.copy, copy.deepcopy, pickle.dumps):
            self.assertRaises(TypeError, one, module)
        unmade = shlo.Module.__new__(shlo.Module)
        self.refused(ValueError, "closed", unmade.text)

    def test_options(self):
        other = "func.func @main() attributes {mhlo.a = 1 : i32} { return }"
        self.assertEqual(shlo.parse(other).warnings, ())
        stripped = shlo.parse(other, other_dialects="strip")
        self.assertEqual(stripped.warnings[0].severity, shlo.Severity.WARNING)
        self.assertIn("mhlo.a", stripped.warnings[0].message)
        self.refused(NotImplementedError, "mhlo.a", shlo.parse, other, other_dialects="reject")
        self.refused(ValueError, "keep, strip, reject", shlo.parse, other, other_dialects="burn")
        self.refused(shlo.LimitError, "", shlo.parse, other, max_bytes=10)
        self.refused(ValueError, "out of range", shlo.parse, other, max_bytes=-1)
        self.refused(ValueError, "out of range", shlo.parse, other, max_nesting=2**40)
        self.refused(ValueError, "must be an integer", shlo.parse, other, max_nesting=1.5)
        self.refused(shlo.LimitError, "", shlo.loads, two_ops().to_bytes(), max_ops=1)
        self.refused(ValueError, "bytes or text expected", shlo.loads, 5)
        self.assertEqual(shlo.loads(bytearray(two_ops().to_bytes())).op_counts["stablehlo.add"], 1)
        self.assertEqual(len(self.module.apply_other_dialects("strip").warnings), 3)

    def test_passes(self):
        module = shlo.parse(
            "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {"
            " %0 = chlo.erf %x : tensor<2xf32> -> tensor<2xf32> return %0 : tensor<2xf32> }"
        )
        self.assertIn("chlo.erf", module.op_counts)
        self.assertNotIn("chlo.erf", module.decompose_chlo().op_counts)
        self.assertEqual(str(two_ops().remove_sharding()), str(two_ops()))


class Errors(Case):
    def test_caret(self):
        text = "func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> {\n  %0 = stablehlo.add %x, : tensor<2xf32>\n}"
        error = self.refused(ValueError, "^", shlo.parse, text, file_name="a.mlir")
        self.assertEqual((error.code, error.code.name), (shlo.Status.MALFORMED, "MALFORMED"))
        place = error.diagnostics[0]
        self.assertEqual((place.file, place.line, place.severity), ("a.mlir", 2, shlo.Severity.ERROR))
        self.assertEqual(place.source_line, text.splitlines()[1])
        self.assertIn("a.mlir:2:", str(place))
        self.assertNotIn("\n", error.message)
        self.assertEqual(pickle.loads(pickle.dumps(error)).diagnostics, error.diagnostics)

    def test_constraint(self):
        text = """func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.transpose"(%x) {permutation = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}"""
        error = self.refused(shlo.InvalidProgramError, "permutation", shlo.parse, text)
        place = error.diagnostics[0]
        self.assertEqual((place.op, place.subject, place.line), ("stablehlo.transpose", "permutation", 2))
        self.assertTrue(place.constraint.startswith("transpose_c"), place.constraint)

    def test_offset_of_bytes(self):
        data = bytearray(two_ops().to_bytes())
        error = self.refused(ValueError, "", shlo.loads, bytes(data[: len(data) // 2]))
        self.assertEqual(error.code, shlo.Status.MALFORMED)

    def test_names_of_any_bytes(self):
        module = shlo.parse(rb'func.func @"\FFfoo"() { return }')
        name = module.functions[0].name
        self.assertEqual(name.encode("utf-8", "surrogateescape"), b"\xfffoo")
        self.assertEqual(module.function(name).name, name)

    def test_unknown_numbers(self):
        self.assertEqual((shlo.Status(99), shlo.Status(99).name), (99, "UNKNOWN_99"))
        self.assertEqual(int(shlo.Op(100000)), 100000)
        self.assertEqual(shlo.Error("x", shlo.Status(99)).code, 99)

    def test_every_code_has_a_class(self):
        classes = {one.code: one for one in shlo.Error.__subclasses__()}
        self.assertEqual(set(classes), set(shlo.Status) - {shlo.Status.OK})


class Handles(Case):
    def test_end_of_life_needs_no_collector(self):
        gc.collect()
        gc.disable()
        try:
            for make in (shlo.Builder, two_ops, two_ops().compile, shlo.RunOptions, lambda: shlo.Tensor([1], "f32")):
                made = make()
                if isinstance(made, shlo.Builder):
                    made.stablehlo.abs
                gone = weakref.ref(made)
                del made
                self.assertIsNone(gone(), make)
        finally:
            gc.enable()

    def test_any_order_on_any_thread(self):
        def work(turn):
            for k in range(60):
                module = shlo.parse(NETWORK)
                function, operation = module.function(), module.operation
                tensor = shlo.Tensor([1, 2], "f32")
                view = tensor.memoryview()
                builder = shlo.Builder()
                text = builder.type("tensor<2xf32>")
                made = [module, function, operation, tensor, view, builder, text]
                made = made[(k + turn) % 7 :] + made[: (k + turn) % 7]
                for one in made[::2]:
                    getattr(one, "close", lambda: None)()
                while made:
                    made.pop(0)
                del module, function, operation, tensor, builder, text
                assert view.tolist() == [1.0, 2.0]
            counts.append(60)

        counts = []
        threads = [threading.Thread(target=work, args=(k,)) for k in range(3)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual(sum(counts), 180)
        COUNTS["handles"] += 180 * 6
        gc.collect()
