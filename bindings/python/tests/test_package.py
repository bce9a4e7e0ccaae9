"""The library that is loaded, the README's example and the jobs.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ast
import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import stablehlo_c as shlo
import jobs
from support import COUNTS, ENDLESS, ROOT, Case, two_ops

PACKAGE = Path(shlo.__file__).resolve().parent
has_extension = shlo.plan._Runner.__module__.endswith("_fast")


class Library(Case):
    def load(self, path):
        """What the import says with this library."""
        environment = {**os.environ, "STABLEHLO_C_LIBRARY": str(path), "PYTHONPATH": str(PACKAGE.parent)}
        command = [sys.executable, "-B", "-c", "import stablehlo_c; print(stablehlo_c.__version__)"]
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    def refused_import(self, path, *texts):
        ran = self.load(path)
        self.assertEqual(ran.returncode, 1, ran)
        line = ran.stderr.strip().splitlines()[-1]
        self.assertTrue(line.startswith("ImportError: stablehlo_c cannot load"), line)
        for text in (*texts, str(path), "Set STABLEHLO_C_LIBRARY"):
            self.assertIn(text, line)
        COUNTS["libraries refused"] += 1

    def test_found(self):
        library = os.environ["STABLEHLO_C_LIBRARY"]
        self.assertEqual(self.load(library).stdout.strip(), shlo.__version__)

    def test_missing_damaged_and_foreign(self):
        self.refused_import("/nothing/libstablehlo-c.so.0", "No such file")
        self.refused_import("libm.so.6", "not a library of stablehlo-c")
        with tempfile.TemporaryDirectory() as folder:
            damaged = Path(folder) / "damaged.so"
            damaged.write_bytes(b"\x7fELF nothing")
            self.refused_import(damaged, "file too short")
            whole = Path(os.environ["STABLEHLO_C_LIBRARY"]).read_bytes()
            for part in (len(whole) - 1, len(whole) // 2, 4096):
                damaged.write_bytes(whole[:part])
                self.refused_import(damaged, f"it is cut off: {part} of {len(whole)} bytes are there")

    def test_another_abi(self):
        compiler = os.environ.get("CC", "cc")
        with tempfile.TemporaryDirectory() as folder:
            for major, minor in ((1, 0), (0, 0)):
                library = Path(folder) / f"abi{major}{minor}.so"
                source = f"void shlo_abi_version(int *a, int *b) {{ *a = {major}; *b = {minor}; }}"
                try:
                    subprocess.run(
                        [compiler, "-shared", "-fPIC", "-xc", "-", "-o", library], input=source.encode(), check=True
                    )
                except (OSError, subprocess.CalledProcessError):
                    self.skipTest("no C compiler")
                self.refused_import(library, f"ABI {major}.{minor}, but this package needs 0.1")

    def test_low_level(self):
        self.assertEqual(shlo.capi.library.shlo_library_version().decode(), shlo.__version__)
        self.assertEqual(shlo.abi_version()[0], shlo.capi.ABI[0])


class Shutdown(Case):
    """What is still alive, or still runs, when the interpreter ends."""

    def test_nothing_is_said(self):
        start = "import sys, threading, atexit, stablehlo_c as shlo; program = sys.argv[1];"
        for code in (
            "plan = shlo.parse(program).compile();"
            "threading.Thread(target=plan, args=(shlo.Tensor(1, 'i32'),), daemon=True).start()",
            "sys.tensor = shlo.Tensor.borrow(bytearray(99)); sys.module = shlo.loads(shlo.parse(program).to_bytes())",
            "sys.capsule = shlo.Tensor.borrow(bytearray(99)).__dlpack__()" if has_extension else "",
            "kind = type('A', (bytearray,), {}); one = kind(9); one.tensor = shlo.Tensor.borrow(one); del one",
            "b = shlo.Builder(); b.function('f', ['tensor<f32>'], lambda x: x); b.itself = b",
            "plan = shlo.parse(program.replace('NE', 'GT')).compile(); atexit.register(lambda: plan(-1))",
        ):
            environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
            command = [sys.executable, "-B", "-X", "dev", "-c", start + code, ENDLESS]
            ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
            self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (0, "", ""), code)
            COUNTS["shutdowns"] += 1


class Documents(Case):
    def test_readme(self):
        text = (PACKAGE.parents[1] / "README.md").read_text()
        snippets = re.findall(r"```python\n(.*?)```", text, re.S)
        self.assertEqual(len(snippets), 8)
        names = {}
        plugin = Path(shlo._library._path).with_name("libpjrt-stablehlo-c.so")
        if plugin.is_file():
            names["client"] = shlo.Plugin(plugin).client()
        else:
            snippets = [one for one in snippets if "client" not in one]
        for snippet in snippets:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(snippet, names)
            promised = re.findall(r"# (\[.*\])$", snippet, re.M)
            self.assertGreaterEqual(len(promised), 1)
            self.assertEqual(printed.getvalue().split("\n")[:-1], promised)
            COUNTS["snippets"] += 1

    def test_jobs(self):
        lstm = ROOT / "examples" / "models" / "lstm"
        module, version, producer = jobs.read_an_artifact(lstm / "model.mlir.bc")
        self.assertEqual(producer, f"StableHLO_v{version}")
        name, arguments, results = jobs.list_functions(module)[0]
        self.assertEqual((name, len(results)), ("main", 2))
        inputs = [shlo.Tensor.load(lstm / "input_0.npy")]
        for k, one in enumerate(jobs.run(module, *inputs)):
            self.assertIsNone(one.difference(shlo.Tensor.load(lstm / f"output_{k}.npy"), 1e-5))
        out = memoryview(bytearray(32)).cast("f")
        jobs.run_by_name(two_ops(), {"y": [2] * 8, "x": [1] * 8}, out)
        self.assertEqual(out.tolist(), [6.0] * 8)
        old, week, blockers = jobs.write_for_a_version(two_ops())
        self.assertEqual((shlo.peek(old)[0], shlo.peek(week)[0]), ("1.9.0", shlo.version_for("week_12")))
        self.assertEqual(blockers, [])
        pretty, generic = jobs.parse_print_verify(two_ops().text())
        self.assertEqual(pretty, two_ops().text())
        self.assertIn('"stablehlo.add"', generic)
        error = self.refused(shlo.Error, "", shlo.parse, "func.func @main() {\n  nothing\n}")
        shown, code, line, *_ = jobs.show(error)
        self.assertIn("^", shown)
        self.assertEqual((code, line), (shlo.Status.MALFORMED, 2))
        self.assertEqual(jobs.infer_types(), ["tensor<6x3xf32>"])
        built = jobs.build_a_function()
        self.assertEqual(built.run(x=[1, 2], w=[[1, -2, 3], [4, -5, 6]]).tolist(), [9.0, 0.0, 15.0])
        walked = jobs.walk(built)
        self.assertEqual([one[3].cast("f").tolist() for one in walked if one[0] == "stablehlo.constant"], [[0.0]])
        self.assertIsInstance(jobs.run_with_limits(shlo.parse(ENDLESS).compile(), [1], 0.05), shlo.CancelledError)
        small = jobs.make_static_and_small(ROOT / "examples" / "models" / "polymorphic.mlir")
        self.assertEqual(shlo.peek(small)[0], shlo.version_for("week_12"))
        static = shlo.loads(small)
        self.assertEqual([one.type for one in static.function().arguments], ["tensor<5x3xf32>", "tensor<3x2xf32>"])
        self.assertNotIn("?", static.text())
        x = [[k, 1, -k] for k in range(5)]
        self.assertEqual(static.run(x, [[1, -1], [2, 0], [0, -3]]).tolist(), [[k + 2, 2 * k] for k in range(5)])
        self.refused(ValueError, "input 0", static.run, x[:4], [[1, -1], [2, 0], [0, -3]])
        COUNTS["jobs"] += 11

    def test_the_jobs_are_short(self):
        tree = ast.parse(Path(jobs.__file__).read_text())
        for one in tree.body:
            if isinstance(one, ast.FunctionDef):
                job = int(re.match(r"Job (\d+)", ast.get_docstring(one))[1])
                lines = {node.lineno for node in ast.walk(ast.Module(one.body[1:], [])) if hasattr(node, "lineno")}
                self.assertLessEqual(len(lines), 3 if job < 7 else 10, one.name)
