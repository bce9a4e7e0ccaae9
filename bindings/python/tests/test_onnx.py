"""ONNX: inspecting, reading, inferring, writing, schemas, tensors in files, running, lowering, other opsets.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import array
import gc
import hashlib
import os
import pickle
import sys
import tempfile
import threading
from pathlib import Path

import stablehlo_c as shlo
from stablehlo_c import onnx
from stablehlo_c._memory import bytes_like as address_of
from support import COUNTS, Case

NETWORK = """module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64, local = 1 : i64},
    onnx.producer_name = "maker", onnx.producer_version = "2.1", onnx.domain = "org", onnx.model_version = 5 : i64,
    onnx.doc_string = "eine Notiz über Ähren", onnx.metadata_props = [{key = "author", value = "\\FFme"}]} {
  func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:Stöße", onnx.name = "größe"},
      %n: tensor<*xi64> {onnx.name = "n"},
      %d: tensor<f32> {onnx.name = "d", onnx.default = dense<1.0> : tensor<f32>},
      %s: !onnx.Seq<tensor<?xf64>> {onnx.name = "s"}, %t: tensor<2x!onnx.String> {onnx.name = "t"})
      -> (tensor<?x3xf32> {onnx.name = "結果", onnx.dim_params = "0:Stöße"}) {
    %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<300xf32>
    %a = "onnx.Add"(%x, %d) {onnx.names = ["a"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
    %b = "onnx.Add"(%a, %d) {onnx.names = ["b"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
    %y = "onnx.Custom"(%b) {domain_name = "local", function_name = "f", onnx.names = ["結果"]}
      : (tensor<?x3xf32>) -> tensor<?x3xf32>
    onnx.Return %y {onnx.name = "net"} : tensor<?x3xf32>
  }
  func.func private @"local.f"(%x: !onnx.Unknown {onnx.name = "in"}) -> (!onnx.Unknown {onnx.name = "out"})
      attributes {onnx.domain = "local", onnx.name = "f", onnx.opset_import = {ai.onnx = 13 : i64}} {
    %y = "onnx.ReluV13"(%x) {onnx.names = ["out"]} : (!onnx.Unknown) -> !onnx.Unknown
    onnx.Return %y : !onnx.Unknown
  }
}
"""
SMALL = """func.func @g(%x: tensor<f32> {onnx.name = "input"}) -> (tensor<1x1xf32> {onnx.name = "w"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<1x1xf32>
  onnx.Return %w : tensor<1x1xf32>
}"""
UNTYPED = """func.func @main_graph(%x: tensor<?x?xf32> {onnx.dim_params = "0:batch", onnx.name = "x"}) -> tensor<*xf32> {
  %0 = "onnx.Abs"(%x) {onnx_node_name = "first"} : (tensor<?x?xf32>) -> tensor<7xf32>
  %1 = "onnx.Transpose"(%0) {sdy.note = 1 : i64} : (tensor<7xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}"""
NO_GRAPH = "func.func @f() { return }\nfunc.func @g() { return }"
NUMBERS = array.array("f", range(20000))  # large enough to be borrowed


def large():
    """A module with the NUMBERS as the initializer w."""
    of_type = f"tensor<{len(NUMBERS)}xf32>"
    return shlo.parse(f"""func.func @g(%x: {of_type}) -> {of_type} {{
      %w = onnx.Initializer {{onnx.names = ["w"]}} dense<"0x{NUMBERS.tobytes().hex().upper()}"> : {of_type}
      %y = "onnx.Add"(%x, %w) {{onnx.names = ["y"]}} : ({of_type}, {of_type}) -> {of_type}
      onnx.Return %y : {of_type}
    }}""")


def stored(module):
    """The bytes of the initializer, where the module has them."""
    return next(one.attribute("value").bytes for one in module.walk() if one.name == "onnx.Initializer")


def is_inside(view, data):
    first, size = address_of(data)[:2]
    return first <= address_of(view)[0] < first + size


class Inspecting(Case):
    def setUp(self):
        self.data, self.external = onnx.to_bytes_and_external(shlo.parse(NETWORK), "w.bin")

    def test_model(self):
        it = onnx.inspect(self.data)
        self.assertEqual((it.ir_version, it.model_version, it.producer, it.producer_version), (8, 5, "maker", "2.1"))
        self.assertEqual((it.domain, it.doc, it.graph), ("org", "eine Notiz über Ähren", "net"))
        self.assertEqual(it.opsets, (("ai.onnx", 17), ("local", 1)))
        self.assertEqual(it.ops, (("ai.onnx", "Add", 14, 2), ("ai.onnx", "Relu", 13, 1), ("local", "f", None, 1)))
        f32, i64, none = shlo.ElementType.F32, shlo.ElementType.I64, shlo.ElementType.NONE
        self.assertEqual(
            it.inputs,
            (
                ("größe", "float[Stöße,3]", f32, (None, 3), ("Stöße", ""), False),
                ("n", "int64[]", i64, None, (), False),
                ("d", "float", f32, (), (), True),
                ("s", "seq(double[?])", none, None, (), False),
                ("t", "string[2]", none, (2,), ("",), False),
            ),
        )
        self.assertEqual(it.outputs, (("結果", "float[Stöße,3]", f32, (None, 3), ("Stöße", "")),))
        # The default of d is the first: it is an input.
        self.assertEqual(it.initializers, (("d", "float", 4, None), ("w", "float[300]", 1200, "w.bin")))
        self.assertEqual(it.files, (("w.bin", 1200, 1),))
        self.assertEqual(it.functions, (("local", "f", "", 1, ("in",), ("out",)),))
        self.assertEqual(it.metadata, (("author", "\udcffme"),))
        self.assertIsInstance(it.inputs[0].element_type, shlo.ElementType)
        self.assertEqual(pickle.loads(pickle.dumps(it)), it)
        self.assertRaises(AttributeError, setattr, it, "graph", "other")

    def test_another_model_differs(self):
        other = onnx.inspect(onnx.to_bytes(shlo.parse(NETWORK.replace("tensor<300x", "tensor<301x"))))
        it = onnx.inspect(self.data)
        differing = {name for name in it._fields if getattr(it, name) != getattr(other, name)}
        self.assertEqual(differing, {"initializers", "files"})
        self.assertEqual((other.initializers[1].nbytes, other.initializers[1].location, other.files), (1204, None, ()))

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "Modell ü.onnx"
            path.write_bytes(self.data)
            self.assertEqual(onnx.inspect_file(path), onnx.inspect(self.data))
            self.assertEqual(onnx.inspect_file(os.fsencode(path)), onnx.inspect(bytearray(self.data)))
            self.refused(OSError, folder, onnx.inspect_file, folder)
            self.refused(OSError, "none", onnx.inspect_file, Path(folder) / "none")
        self.refused(ValueError, "path contains a NUL", onnx.inspect_file, b"a\0b")

    def test_newer_and_damaged(self):
        at = self.data.rindex(b"\x10\x11")  # opset 17 of the model
        other = self.data[: at + 1] + bytes([99]) + self.data[at + 2 :]
        self.assertEqual(onnx.inspect(other).opsets[0], ("ai.onnx", 99))
        self.assertEqual(onnx.inspect(other).ops[0].since, 14)
        error = self.refused(shlo.MalformedError, "a length exceeds the message", onnx.inspect, self.data[:-1])
        self.assertGreaterEqual(error.diagnostics[0].offset, 0)
        self.refused(shlo.MalformedError, "has no graph", onnx.inspect, b"\x08\x08")
        self.refused(shlo.MalformedError, "onnx: ", onnx.inspect, b"ML\xefR")
        self.refused(ValueError, "bytes or text expected", onnx.inspect, 5)


class Reading(Case):
    def setUp(self):
        self.data, self.external = onnx.to_bytes_and_external(large(), "w.bin")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path, self.weights = self.folder / "m.onnx", self.folder / "w.bin"
        self.path.write_bytes(self.data)

    def check(self, module):
        self.assertEqual(stored(module), NUMBERS.tobytes())
        self.assertNotEqual(stored(module), NUMBERS.tobytes()[:-1] + b"\1")
        module.close()
        gc.collect()

    def test_models_are_modules(self):
        self.assertEqual(shlo.detect(self.data), shlo.Content.ONNX)
        self.assertNotEqual(shlo.detect(self.external), shlo.Content.ONNX)
        module = shlo.loads(onnx.to_bytes(shlo.parse(NETWORK)))
        argument = module.function("main_graph").operation.attribute("arg_attrs")[0]
        self.assertEqual(argument["onnx.name"].value, "größe")
        self.assertEqual((module.op_counts["onnx.Add"], module.op_counts["onnx.ReluV13"]), (2, 1))

    def test_external_bytes(self):
        self.refused(OSError, "name no folder", shlo.loads, self.data)
        self.refused(OSError, "name no folder", shlo.loads, self.data, external_files={"W.bin": self.external})
        self.check(shlo.loads(self.data, external_files={"w.bin": self.external}))
        self.check(shlo.loads(bytearray(self.data), external_files={"w.bin": self.external}))
        self.check(shlo.loads(self.data, external_files={"w.bin": memoryview(self.external)}))
        self.check(shlo.load(self.path, external_files={"w.bin": self.external}))
        short = {"w.bin": self.external[:-1]}
        for function, model in ((shlo.loads, self.data), (shlo.load, self.path)):
            self.refused(shlo.MalformedError, "bytes from", function, model, external_files=short)
            self.refused(shlo.MalformedError, "which has 0", function, model, external_files={"w.bin": b""})
            self.refused(ValueError, "bytes or text expected", function, model, external_files={"w.bin": 5})

    def test_external_bytes_are_kept(self):
        """Bytes stay where they are, until the last user of the module and of all that was made from it."""
        data, external = self.data, self.external
        live = sys.getrefcount(external)
        for given, of_type, borrowed in (
            (data, bytes, True),
            (data, bytearray, False),
            (bytearray(data), bytes, False),
            (self.path, bytes, True),
            (self.path, bytearray, False),
        ):
            read = shlo.load if given is self.path else shlo.loads
            made = of_type(external)
            module = read(given, external_files={"w.bin": made})
            self.assertEqual(is_inside(stored(module), made), borrowed)
            if not borrowed:
                self.assertFalse(is_inside(stored(module), external))
            if of_type is bytearray:
                made[:] = bytes(len(made))
            del made
            self.assertEqual(sys.getrefcount(external) > live, borrowed)
            typed = onnx.infer(module)
            module.close()
            del module
            gc.collect()
            noise = [bytes([k]) * len(external) for k in range(4)]
            view = stored(typed)
            typed.close()
            del typed
            gc.collect()
            self.assertEqual(view, NUMBERS.tobytes())
            del view, noise
            gc.collect()
            self.assertEqual(sys.getrefcount(external), live)
            COUNTS["lifetimes of external data"] += 1
        for _ in range(2):
            self.refused(shlo.Error, "", shlo.loads, data[:-1], external_files={"w.bin": external})
        gc.collect()
        self.assertEqual(sys.getrefcount(external), live)

    def test_external_bytes_from_a_temporary(self):
        for read, given in ((shlo.loads, self.data), (shlo.load, self.path)):
            for make in (bytes, bytearray, lambda one: array.array("B", one)):
                module = read(given, external_files={"w.bin": make(self.external[:5000]) + make(self.external[5000:])})
                gc.collect()
                noise = [make(bytes([k]) * len(self.external)) for k in range(4)]
                self.check(module)
                del noise

    def test_folders(self):
        self.refused(OSError, "w.bin", shlo.load, self.path)
        self.weights.write_bytes(self.external)
        self.check(shlo.load(self.path))
        self.check(shlo.load(self.path, external_files={"other": b""}))
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)  # for a path without a folder
        self.check(shlo.load("m.onnx", external_files={"other": b""}))
        elsewhere = self.folder / "Ordner ü"
        elsewhere.mkdir()
        self.weights.rename(elsewhere / "w.bin")
        self.refused(OSError, "w.bin", shlo.load, self.path)
        self.refused(OSError, "w.bin", shlo.load, self.path, external_files={"other": b""})
        self.check(shlo.load(self.path, external_folder=elsewhere))
        self.check(shlo.load(self.path, external_folder=elsewhere, external_files={"other": b""}))
        module = shlo.loads(self.data, external_folder=str(elsewhere))
        (elsewhere / "w.bin").unlink()  # it is mapped
        self.check(module)
        self.refused(OSError, "w.bin", shlo.loads, self.data, external_folder=elsewhere)

    def test_the_model_is_a_regular_file(self):
        os.mkfifo(self.folder / "pipe")
        for name in ("pipe", "", "none", "."):
            for files in ({}, {"w.bin": self.external}):
                error = self.refused(OSError, "", shlo.load, self.folder / name, external_files=files)
                self.assertEqual(error.code, shlo.Status.IO)
        self.refused(ValueError, "NUL", shlo.load, "a\0b")
        self.refused(shlo.Error, "null", shlo.load, "a\0b", external_files={"w.bin": self.external})

    def test_links(self):
        (self.folder / "blob").write_bytes(self.external)
        self.weights.symlink_to("blob")
        for files in ({}, {"other": b""}):
            self.refused(OSError, "it is a symbolic link", shlo.load, self.path, external_files=files)
            self.check(shlo.load(self.path, follow_links=True, external_files=files))
        self.refused(OSError, "it is a symbolic link", shlo.loads, self.data, external_folder=self.folder)
        self.check(shlo.loads(self.data, external_folder=self.folder, follow_links=True))
        outside = self.data.replace(b"w.bin", b"../wb")
        self.refused(ValueError, "beneath", shlo.loads, outside, external_folder=self.folder, follow_links=True)

    def test_checksums(self):
        right = hashlib.sha1(b"abcd").hexdigest()
        for checksum in (right, right[:-1] + ("0" if right[-1] != "0" else "1")):
            module = shlo.parse(f"""func.func @g() -> tensor<4xui8> {{
              %w = onnx.Initializer {{onnx.fields = {{data_location = 1 : i64, external_data = [
                {{key = "location", value = "w.bin"}}, {{key = "checksum", value = "{checksum}"}}]}},
                onnx.names = ["w"]}} dense<[97, 98, 99, 100]> : tensor<4xui8>
              onnx.Return %w : tensor<4xui8>
            }}""")
            data, files = onnx.to_bytes(module, keep_external=True), {"w.bin": b"abcd"}
            shlo.loads(data, external_files=files)
            if checksum == right:
                shlo.loads(data, external_files=files, verify_checksums=True)
            else:
                refused = {"external_files": files, "verify_checksums": True}
                self.refused(shlo.MalformedError, f"whose SHA-1 is {right}", shlo.loads, data, **refused)

    def test_newer_opsets(self):
        newest = onnx.newest_opset()
        data = onnx.to_bytes(shlo.parse(SMALL))
        self.assertEqual(data[-1], newest)
        other = data[:-1] + bytes([newest + 1])
        path = self.folder / "newer.onnx"
        path.write_bytes(other)
        for read, given in ((shlo.loads, other), (shlo.load, path)):
            self.refused(shlo.VersionError, f"needs opset {newest + 1} of 'ai.onnx'", read, given)
            module = read(given, newer_opsets=True)
            (warning,) = module.warnings
            self.assertEqual(warning.severity, shlo.Severity.WARNING)
            self.assertIn("which it is read with", warning.message)
            self.assertEqual(onnx.to_bytes(module), other)
        self.assertEqual(shlo.loads(data, newer_opsets=True).warnings, ())

    def test_limits(self):
        data = onnx.to_bytes(shlo.parse(SMALL))
        path = self.folder / "small.onnx"
        path.write_bytes(data)
        # Each limit at what the model has, and one below.
        for name, most, text in (
            ("max_bytes", len(data), "the file has"),
            ("max_messages", 13, "messages or more; the limit is"),
            ("max_rank", 2, "has rank 2; the limit is 1"),
            ("max_name_length", 5, "graph.input.name has 5 bytes or more; the limit is 4"),
            ("max_nesting", 6, "nesting of messages"),
        ):
            for read, given in ((shlo.loads, data), (shlo.load, path)):
                read(given, **{name: most})
                self.refused(shlo.LimitError, text, read, given, **{name: most - 1})
            self.refused(ValueError, "out of range", shlo.loads, data, **{name: 2**80})

    def test_damaged(self):
        data = onnx.to_bytes(shlo.parse(SMALL))
        other = data.replace(b"\x05input", b"\x50input")
        self.assertTrue(0 <= self.refused(ValueError, "a length exceeds", shlo.loads, other).diagnostics[0].offset)
        for size in (0, 3, len(data) // 2, len(data) - 1):
            self.refused(shlo.MalformedError, "", shlo.loads, data[:size])


class Inferring(Case):
    def result(self, module):
        return module.function("main_graph").results[0].type

    def test_types(self):
        module = shlo.parse(UNTYPED)
        text = module.text()
        self.assertEqual(self.result(onnx.infer(module)), "tensor<?x?xf32>")
        typed = onnx.infer(module, shapes={"x": [None, 3]}, dimensions={"batch": 4})
        self.assertEqual(self.result(typed), "tensor<3x4xf32>")
        self.assertEqual(self.result(onnx.infer(module, shapes={"x": (None, 3)})), "tensor<3x?xf32>")
        self.assertEqual(self.result(onnx.infer(module, dimensions={"batch": 4})), "tensor<?x4xf32>")
        self.assertEqual(self.result(onnx.infer(module, dimensions={"other": 4})), "tensor<?x?xf32>")
        self.assertEqual(module.text(), text)
        module.close()
        del module
        gc.collect()
        typed.verify()
        self.assertEqual(typed.op_counts["onnx.Abs"], 1)

    def test_warnings(self):
        module = shlo.parse(UNTYPED)
        (warning,) = onnx.infer(module).warnings
        self.assertEqual((warning.severity, warning.subject), (shlo.Severity.WARNING, "result 0"))
        self.assertEqual(warning.node, "Abs 'first' in main graph")
        right = shlo.parse(UNTYPED.replace("7xf32", "?x?xf32"))
        self.assertEqual(onnx.infer(right, strict=True).warnings, ())
        error = self.refused(shlo.InvalidProgramError, "its rank is 2", onnx.infer, module, strict=True)
        self.assertEqual(error.diagnostics[0].node, warning.node)

    def test_unusual_names(self):
        module = shlo.loads(onnx.to_bytes(shlo.parse(NETWORK)))
        for shapes, dimensions in (({"größe": [5, None]}, {}), ({}, {"Stöße": 5})):
            typed = onnx.infer(module, shapes=shapes, dimensions=dimensions)
            self.assertEqual(self.result(typed), "tensor<5x3xf32>")
        self.assertEqual(self.result(onnx.infer(module)), "tensor<?x3xf32>")
        self.refused(ValueError, "no input 'große'", onnx.infer, module, shapes={"große": [5, None]})

    def test_refusals(self):
        module = shlo.parse(UNTYPED)
        self.refused(ValueError, "no input 'none'", onnx.infer, module, shapes={"none": [1, 2]})
        self.refused(ValueError, "", onnx.infer, module, shapes={"x": [1, 2, 3]})
        self.refused(ValueError, "has -2, expected at least -1", onnx.infer, module, shapes={"x": [-2, 3]})
        for wrong in (5, ["a", 3], [1.5, 3], [2**80, 3]):
            self.refused(ValueError, "is not a shape", onnx.infer, module, shapes={"x": wrong})
        self.refused(ValueError, "extent is -1", onnx.infer, module, dimensions={"batch": -1})
        self.refused(ValueError, "the extent of batch is out of range", onnx.infer, module, dimensions={"batch": 2**80})
        self.refused(ValueError, "must be an integer", onnx.infer, module, dimensions={"batch": "4"})
        self.refused(shlo.InvalidProgramError, "", onnx.infer, shlo.parse(NO_GRAPH))
        module.close()
        self.refused(ValueError, "the module is closed", onnx.infer, module)


class Writing(Case):
    def test_bytes(self):
        module = shlo.parse(SMALL)
        data = onnx.to_bytes(module)
        self.assertEqual(onnx.to_bytes(shlo.loads(data)), data)
        other = onnx.to_bytes(shlo.parse(SMALL.replace("dense<1.0>", "dense<2.0>")))
        self.assertEqual(len(other), len(data))
        self.assertNotEqual(other, data)
        self.refused(shlo.InvalidProgramError, "@main_graph", onnx.to_bytes, shlo.parse(NO_GRAPH))
        module.close()
        self.refused(ValueError, "the module is closed", onnx.to_bytes, module)

    def test_external(self):
        module = shlo.parse(NETWORK)
        whole = onnx.to_bytes(module)
        data, external = onnx.to_bytes_and_external(module, "größen.bin")
        self.assertEqual(external, array.array("f", [1.0] * 300).tobytes())
        self.assertLess(len(data), len(whole) - 1000)
        self.assertEqual(onnx.inspect(data).files[0].location, "größen.bin")
        again = shlo.loads(data, external_files={"größen.bin": external})
        self.assertEqual(onnx.to_bytes(again), whole)
        changed = shlo.loads(data, external_files={"größen.bin": bytes(1200)})
        self.assertNotEqual(onnx.to_bytes(changed), whole)
        # The tensor has 1200 bytes.
        self.assertEqual(len(onnx.to_bytes_and_external(module, "w.bin", threshold=1200)[1]), 1200)
        self.assertEqual(onnx.to_bytes_and_external(module, "w.bin", threshold=1201), (whole, b""))
        # Each tensor begins at a multiple of 4096 bytes.
        self.assertGreater(len(onnx.to_bytes_and_external(module, "w.bin", threshold=0)[1]), 4096)
        self.assertEqual(onnx.to_bytes(again, keep_external=True), data)
        self.assertNotEqual(onnx.to_bytes(again, keep_external=False), data)
        for name in ("", ".", "..", "a/b"):
            self.refused(ValueError, "a file beside the model", onnx.to_bytes_and_external, module, name)
        self.refused(ValueError, "out of range", onnx.to_bytes_and_external, module, "w.bin", threshold=-1)

    def test_files(self):
        module = large()
        with tempfile.TemporaryDirectory() as folder:
            path, weights = Path(folder) / "Modell ü.onnx", Path(folder) / "w.bin"
            onnx.save(module, path, external="w.bin")
            written = path.read_bytes(), weights.read_bytes()
            self.assertEqual(written, onnx.to_bytes_and_external(module, "w.bin"))
            again = shlo.load(path)
            self.assertEqual(stored(again), NUMBERS.tobytes())
            # The module is mapped from the file that is replaced.
            onnx.save(again, path, external="w.bin")
            self.assertEqual((path.read_bytes(), weights.read_bytes()), written)
            onnx.save(again, path, keep_external=True)
            self.assertEqual(path.read_bytes(), written[0])
            onnx.save(again, path)
            self.assertEqual(path.read_bytes(), onnx.to_bytes(module))
            onnx.save(again, os.fsencode(path), external="w.bin", threshold=len(written[1]) + 1)
            self.assertEqual((path.read_bytes(), weights.read_bytes()), (onnx.to_bytes(module), b""))
            self.refused(ValueError, "the file of the large tensors", onnx.save, module, weights, external="w.bin")
            self.refused(OSError, "cannot be written", onnx.save, module, Path(folder) / "none" / "m.onnx")
            # A failure leaves what there was.
            self.refused(shlo.InvalidProgramError, "@main_graph", onnx.save, shlo.parse(NO_GRAPH), path)
            self.assertEqual(path.read_bytes(), onnx.to_bytes(module))
            self.assertEqual(sorted(os.listdir(folder)), sorted([path.name, "w.bin"]))

    def test_warnings(self):
        with tempfile.TemporaryDirectory() as folder:
            for write in (
                onnx.to_bytes,
                lambda module, warnings: onnx.to_bytes_and_external(module, "w.bin", warnings=warnings),
                lambda module, warnings: onnx.save(module, Path(folder) / "m.onnx", warnings=warnings),
            ):
                for text, count in ((UNTYPED, 1), (UNTYPED.replace("{sdy.note = 1 : i64} ", ""), 0)):
                    warnings = ["earlier"]
                    write(shlo.parse(text), warnings=warnings)
                    self.assertEqual(len(warnings), 1 + count)
                self.assertRaises(shlo.InvalidProgramError, write, shlo.parse(NO_GRAPH), warnings=warnings)
                self.assertEqual(warnings, ["earlier"])
        onnx.to_bytes(shlo.parse(UNTYPED), warnings=warnings)
        self.assertIn("sdy.note", warnings[1].message)


class Schemas(Case):
    def test_found(self):
        clip, older = onnx.schema("Clip"), onnx.schema("Clip", opset=9)
        self.assertEqual((clip.op, clip.domain, clip.since, older.since), ("Clip", "ai.onnx", 13, 6))
        self.assertEqual([one.name for one in clip.inputs], ["input", "min", "max"])
        single, optional, variadic = shlo.OnnxOption.SINGLE, shlo.OnnxOption.OPTIONAL, shlo.OnnxOption.VARIADIC
        self.assertEqual([(one.option, one.least) for one in clip.inputs], [(single, 1), (optional, 0), (optional, 0)])
        self.assertIs(clip.inputs[2].type, clip.types[0])
        self.assertEqual((clip.types[0].name, len(clip.types), clip.attributes), ("T", 1, ()))
        self.assertIn("tensor(bfloat16)", clip.outputs[0].type.types)
        self.assertNotIn("tensor(bfloat16)", older.outputs[0].type.types)
        self.assertEqual([one.name for one in older.attributes], ["max", "min"])
        loop = onnx.schema("Loop", opset=16)
        self.assertEqual((loop.inputs[2].option, loop.inputs[2].least), (variadic, 0))
        self.assertEqual((loop.inputs[2].is_homogeneous, clip.inputs[0].is_homogeneous), (False, True))
        self.assertEqual((loop.outputs[0].least, loop.is_nondeterministic, clip.is_nondeterministic), (1, True, False))
        self.assertEqual((onnx.schema("Upsample").is_deprecated, clip.is_deprecated), (True, False))
        self.assertEqual(repr(loop), "<Schema ai.onnx Loop 16>")

    def test_attributes(self):
        kinds = shlo.OnnxAttributeKind

        def facts(op, name, domain="", opset=None):
            one = next(one for one in onnx.schema(op, domain, opset).attributes if one.name == name)
            return one.kind, one.is_required, one.default, one.values

        largest = 3.4028234663852886e38
        self.assertEqual(facts("Clip", "max", opset=6), (kinds.FLOAT, False, largest, ()))
        self.assertEqual(facts("Concat", "axis"), (kinds.INT, True, None, ()))
        self.assertEqual(facts("Gather", "axis"), (kinds.INT, False, 0, ()))
        self.assertEqual(facts("BitShift", "direction"), (kinds.STRING, True, None, ("LEFT", "RIGHT")))
        self.assertEqual(facts("Gelu", "approximate"), (kinds.STRING, False, "none", ("none", "tanh")))
        self.assertEqual(facts("MeanVarianceNormalization", "axes"), (kinds.INTS, False, (0, 2, 3), ()))
        kind, _, default, values = facts("RNN", "activations")
        self.assertEqual((kind, default), (kinds.STRINGS, ("Tanh", "Tanh")))
        self.assertIn("Relu", values)
        self.assertEqual(facts("If", "then_branch"), (kinds.GRAPH, True, None, ()))
        self.assertEqual(facts("Scaler", "scale", "ai.onnx.ml"), (kinds.FLOATS, False, None, ()))

    def test_all(self):
        found = list(onnx.schemas())
        self.assertEqual(len({(one.op, one.since) for one in found}), len(found))
        self.assertEqual([(one.op, one.since) for one in found], sorted((one.op, one.since) for one in found))
        for one in found:
            self.assertIs(onnx.schema(one.op, one.domain, one.since), one)
            self.assertTrue(all(formal.type in one.types for formal in one.inputs + one.outputs))
            self.assertTrue(all(variable.types for variable in one.types))
            COUNTS["schemas"] += 1
        self.assertEqual({type(one) for one in found[0]}, {str, int, bool, tuple})
        self.assertEqual(pickle.loads(pickle.dumps(found)), found)
        self.assertNotEqual(found[0], found[1])

    def test_refusals(self):
        newest = onnx.newest_opset()
        self.assertEqual(onnx.newest_opset("ai.onnx"), newest)
        self.assertGreater(newest, onnx.newest_opset("ai.onnx.ml"))
        self.assertIs(onnx.schema("Conv", opset=10**6), onnx.schema("Conv", "ai.onnx", newest))
        self.refused(LookupError, f"opset {newest} of 'ai.onnx' has no op 'conv'", onnx.schema, "conv")
        self.refused(shlo.NotFoundError, "opset 5 of 'ai.onnx' has no op 'Gelu'", onnx.schema, "Gelu", opset=5)
        self.refused(LookupError, "'größe'", onnx.schema, "größe")
        self.refused(LookupError, "'Conv'", onnx.schema, "Conv", "ai.onnx.ml")
        self.refused(LookupError, "no domain 'ai.onnx.m'", onnx.newest_opset, "ai.onnx.m")
        self.refused(LookupError, "no domain 'ai.onnx.m'", onnx.schema, "Conv", "ai.onnx.m")
        self.refused(ValueError, "must be an integer", onnx.schema, "Conv", opset="9")

    def test_threads(self):
        onnx._schema.cache_clear()
        found = [None] * 4

        def work(k):
            found[k] = list(onnx.schemas())

        threads = [threading.Thread(target=work, args=(k,)) for k in range(len(found))]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertTrue(all(one == found[0] for one in found))


class Tensors(Case):
    def test_tensors(self):
        for tensor, name in (
            (shlo.Tensor([[1, -1], [300, 0]], "i64"), None),
            (shlo.Tensor(1.5, "f32"), "größe"),
            (shlo.Tensor([1, -1, -8], "i4"), "w"),
            (shlo.Tensor.zeros("bf16", [0, 3]), ""),
        ):
            data = tensor.to_onnx(name)
            again = shlo.Tensor.from_onnx(data)
            gc.collect()
            self.assertEqual((again.element_type, again.shape), (tensor.element_type, tensor.shape))
            self.assertEqual(again._bytes(), tensor._bytes())
            self.assertEqual((name or "w").encode() in data, bool(name))
        # dims [3], data_type INT4, name, raw_data with two elements a byte.
        self.assertEqual(shlo.Tensor([1, -1, -8], "i4").to_onnx("w"), b"\x08\x03\x10\x16\x42\x01w\x4a\x02\xf1\x08")
        # dims [2, 2], data_type INT64, int64_data, name.
        data = b"\x0a\x02\x02\x02\x10\x07\x3a\x0e\x01" + b"\xff" * 9 + b"\x01\xac\x02\x00\x42\x01x"
        self.assertEqual(shlo.Tensor.from_onnx(data).tolist(), [[1, -1], [300, 0]])
        self.assertEqual(shlo.Tensor.from_onnx(bytearray(data.replace(b"\xac", b"\xad"))).tolist()[1], [301, 0])

    def test_refusals(self):
        from_onnx = shlo.Tensor.from_onnx
        self.refused(shlo.MalformedError, "data type 0", from_onnx, b"")
        self.refused(shlo.MalformedError, "a length exceeds the message", from_onnx, b"\x10\x01\x4a\x05\0")
        self.refused(NotImplementedError, "strings", from_onnx, b"\x10\x08\x32\x01a")
        self.refused(ValueError, "bytes or text expected", from_onnx, None)
        self.refused(NotImplementedError, "no tensors of f8E3M4", shlo.Tensor.zeros("f8E3M4", [1]).to_onnx)


class Diagnostics(Case):
    def test_nodes(self):
        text = """func.func @main_graph(%x: tensor<2x3xf32>) {
          %0 = "onnx.MatMul"(%x, %x) {onnx_node_name = "größe"}
            : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
          onnx.Return
        }"""
        place = self.refused(shlo.InvalidProgramError, "", shlo.parse, text).diagnostics[0]
        self.assertEqual((place.constraint, place.op, place.subject), ("onnx_matmul_r2", "onnx.MatMul", "operand 1"))
        self.assertEqual((place.node, place.line), ("MatMul 'größe' in main graph", 2))
        other = "func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> { return %x : tensor<2xf32> }"
        self.assertEqual(self.refused(shlo.Error, "", shlo.parse, other).diagnostics[0].node, "")
        lenient = shlo.parse(text, lenient=True)
        data = onnx.to_bytes(lenient)
        self.assertEqual(self.refused(shlo.Error, "", shlo.loads, data).diagnostics[0].node, place.node)
        self.assertEqual(onnx.to_bytes(shlo.loads(data, lenient=True)), data)


SCALED = """module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 20 : i64}} {
  func.func @main_graph(%x: tensor<?x2xf32> {onnx.name = "x", onnx.dim_params = "0:batch"},
      %w: tensor<2xf32> {onnx.name = "w", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>},
      %s: tensor<1xi64> {onnx.name = "s", onnx.default = dense<-1> : tensor<1xi64>})
      -> (tensor<?xf32> {onnx.name = "y"}) {
    %0 = "onnx.Mul"(%x, %w) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
    %1 = "onnx.Reshape"(%0, %s) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?xf32>
    onnx.Return %1 : tensor<?xf32>
  }
}"""
DECODING = """module attributes {onnx.opset_import = {ai.onnx = 20 : i64}} {
  func.func @main_graph(%x: tensor<9xui8>) -> tensor<?x?x?xui8> {
    %0 = "onnx.ImageDecoder"(%x) {onnx_node_name = "decode"} : (tensor<9xui8>) -> tensor<?x?x?xui8>
    onnx.Return %0 : tensor<?x?x?xui8>
  }
}"""
X, W, S = [[1.0, 2.0]], [3.0, 5.0], [2]


class Running(Case):
    def test_defaults(self):
        plan = shlo.parse(SCALED).compile()
        facts = [(one.name, one.has_default, one.decides_shape) for one in plan.inputs]
        self.assertEqual(facts, [("x", False, False), ("w", True, False), ("s", True, True)])
        for inputs, named, expected in (
            ((X,), {}, [10, 40]),
            ((X, W), {}, [3, 10]),
            ((X, None, S), {}, [10, 40]),
            ((), {"x": X}, [10, 40]),
            ((), {"s": S, "x": X, "w": W}, [3, 10]),
            ((), {"x": X, "w": None}, [10, 40]),
        ):
            self.assertEqual(plan(*inputs, **named).tolist(), expected)
        self.assertNotEqual(plan(X).tolist(), plan(X, W).tolist())
        self.assertEqual(plan.output_shapes((3, 2)), ((6,),))
        self.assertEqual(plan.output_shapes(x=(3, 2), w=(2,)), ((6,),))
        out = array.array("f", [0, 0])
        plan.run([X, W], out=memoryview(out))
        self.assertEqual(list(out), [3, 10])
        self.refused(shlo.InvalidArgumentError, "inputs are missing: x", plan, w=W)
        self.refused(shlo.InvalidArgumentError, "expected 3 inputs, found 0", plan)
        self.refused(shlo.InvalidArgumentError, "input 0 (x): expected", plan, None)

    def test_static_shapes(self):
        model = SCALED.replace("?x2xf32", "1x2xf32").replace("tensor<?xf32>", "tensor<2xf32>")
        plan = shlo.parse(model).compile()
        for inputs, expected in (((X,), [10, 40]), ((X, W, None), [3, 10]), ((X, None, S), [10, 40])):
            self.assertEqual(plan(*inputs).tolist(), expected)
            out = array.array("f", [0, 0])
            plan.run(inputs, out=memoryview(out))
            self.assertEqual(list(out), expected)


class Lowering(Case):
    def test_programs(self):
        model = shlo.parse(SCALED)
        opened = onnx.lower(model)  # for all sizes
        self.assertIn("tensor<?x2xf32>", opened.text())
        self.assertEqual(opened.run(x=X).tolist(), [10, 40])
        self.refused(shlo.InvalidArgumentError, "has the extent 2", onnx.lower, model, shapes={"x": [1, 3]})
        lowered = onnx.lower(model, dimensions={"batch": 1})
        self.assertEqual(lowered.text(), onnx.lower(model, shapes={"x": [1, None]}).text())
        self.assertEqual(shlo.loads(lowered.to_bytes()).run(x=X).tolist(), [10, 40])

    def test_refusals(self):
        with self.assertRaises(shlo.UnsupportedError) as caught:
            onnx.lower(shlo.parse(DECODING))
        (found,) = caught.exception.diagnostics
        self.assertIn("ImageDecoder of opset 20, 1 node, cannot be lowered", found.message)
        self.assertEqual(found.node, "ImageDecoder 'decode' in main graph")


class Converting(Case):
    def test_opsets(self):
        model = shlo.parse(SCALED)
        self.assertIn("ai.onnx = 13", onnx.convert(model, 13).text())
        self.assertIn("ai.onnx = 28", onnx.convert(model).text())
        self.assertEqual(onnx.convert(model, {"ai.onnx": 13}).text(), onnx.convert(model, 13).text())
        self.assertEqual(onnx.blockers(model, 13), [])
        self.refused(shlo.InvalidArgumentError, "opset is 99", onnx.convert, model, 99)

    def test_blockers(self):
        model = shlo.parse(DECODING)
        self.refused(shlo.VersionError, "1 node blocks", onnx.convert, model, 19)
        (found,) = onnx.blockers(model, 19)
        self.assertIn("'decode'", found.node)
        self.assertEqual(onnx.minimum_opset(model), 20)
        self.refused(shlo.InvalidArgumentError, "has no schemas", onnx.minimum_opset, model, "other")
